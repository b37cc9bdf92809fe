// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// Gifts on edges and corners (14.6): whoever first builds there takes them.

namespace tapu {

/// The gift that still lies at a place: its number in SeaMap::gifts; nothing if there is none.
std::optional<int> giftAt(const GameDefinition& definition, const State& state, CornerId corner);
std::optional<int> giftAt(const GameDefinition& definition, const State& state, EdgeId edge);

}  // namespace tapu

namespace tapu::rules {

/// A seat takes the gift at a place where it has just built; nothing happens where there is none. The move tells the
/// card that a gift of this kind drew.
void takeGift(Change& change, SeatId seat, CornerId corner);
void takeGift(Change& change, SeatId seat, EdgeId edge);

}  // namespace tapu::rules
