// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>

#include "engine/state/action.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"

namespace tapu {

/// The reader of an advice, and their game.
struct AdviceTold {
  const GameDefinition& definition;
  SeatId reader;
  Decision must;  ///< the reader's decision: during Nothing an offer is a counteroffer
  std::function<QString(SeatId)> name;
  int rate = 0;                      ///< an exchange with the bank: its price for one card
  const Topology* mapNow = nullptr;  ///< the map with the cells that were turned up; null: that of the definition
  const Topology& map() const { return mapNow ? *mapNow : definition.map; }
};
/// An act in a few words, "Buy a development card"; for a settlement or city, a road or ship, the robber the hexes
/// around the place, in pictures (glyphs.h).
QString adviceWords(const Action& action, const AdviceTold& told);
/// The common subject of all acts of an advice: a line under the title “Hint”.
QString adviceNote(Decision must, const GameDefinition& definition);

}  // namespace tapu
