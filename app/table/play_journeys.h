// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/state/event.h"
#include "engine/state/state.h"

namespace tapu {

/// Where a card can be seen on the table.
struct CardPlace {
  enum class At : std::uint8_t { Hex, Bank, Seat } at = At::Bank;
  HexId hex{};
  SeatId seat{};
  bool operator==(const CardPlace&) const = default;
};

/// One card on its way from one spot to another; a kind that the viewer may not know is Unknown.
struct CardJourney {
  CardPlace from, to;
  Resource kind = Resource::None;
  bool operator==(const CardJourney&) const = default;
};

/// The cards that an event moves, for show. `thrown` is the sum of the dice that produced; where a hex cannot be told,
/// a card comes from the bank.
std::vector<CardJourney> journeysOf(const Event& event, const GameDefinition& definition, const State& state,
                                    int thrown);

}  // namespace tapu
