// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The cards that seats earn at each throw (4.4): kept up to date in Seat::yieldByThrow, the robber considered.

namespace tapu::rules {

/// Whether a robber stands on this hex, so that it yields nothing.
bool hasRobber(const GameDefinition& definition, const State& state, HexId hex);

/// The number of cards that a seat earns from a hex.
struct Earnings {
  SeatId seat;
  int cards = 0;
};
/// The earnings of each seat with a building at a hex (4.4), by seat, if nothing keeps the hex from paying.
std::vector<Earnings> earningsAt(const GameDefinition& definition, const State& state, HexId hex);

/// Whether a robber leaves a hex, which then yields again, or comes to it.
enum class RobberStep : std::uint8_t { Leaves, Comes };
/// Adds the earnings of the buildings around a hex to the yields of their owners, or takes them away.
void changeYield(Change& change, HexId hex, RobberStep step);
/// Changes the yield of a building at a corner by so many cards at each throw of its hexes; `cards` may be negative.
void changeYield(Change& change, SeatId seat, CornerId corner, int cards);

}  // namespace tapu::rules
