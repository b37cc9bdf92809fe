// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/question.h"

// What seats earn at each throw (4.4): kept up to date in Seat::yieldByThrow, the robber considered.

namespace tapu::rules {

/// A robber stands on this hex, so it yields nothing.
bool hasRobber(const GameDefinition& definition, const State& state, HexId hex);

/// A robber leaves a hex, which yields again, or comes to one.
enum class RobberStep : std::uint8_t { Leaves, Comes };
/// What the buildings around a hex earn by it counts from now on, or no more.
void changeYield(Change& change, HexId hex, RobberStep step);
/// A building at a corner earns so many cards more at each throw of its hexes; fewer where `cards` is negative.
void changeYield(Change& change, SeatId seat, CornerId corner, int cards);

}  // namespace tapu::rules
