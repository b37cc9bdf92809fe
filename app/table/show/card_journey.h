// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/state/event.h"
#include "engine/state/state.h"

namespace tapu {

/// A place on the table from which or to which a card may move: a hex that yields, the bank, a seat's hand, or the
/// corner or edge where a gift lay.
struct CardPlace {
  enum class At : std::uint8_t { Hex, Bank, Seat, Corner, Edge } at = At::Bank;
  HexId hex{};
  SeatId seat{};
  CornerId corner{};
  EdgeId edge{};
  bool operator==(const CardPlace&) const = default;
};

/// One card on its way from one place to another; its kind is Unknown if the viewer may not know it.
struct CardJourney {
  CardPlace from, to;
  Resource kind = Resource::None;
  bool operator==(const CardJourney&) const = default;
};

/// The cards that an event moves, to be drawn as flights. `thrown`: the sum of the dice, for an event in which hexes
/// yield; a card that comes from no certain hex comes from the bank.
std::vector<CardJourney> journeysOf(const Event& event, const GameDefinition& definition, const State& state,
                                    int thrown);

}  // namespace tapu
