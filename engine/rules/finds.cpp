// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/finds.h"

#include "engine/rules/fog.h"
#include "engine/rules/gifts.h"

namespace tapu {

bool findsByChance(const GameDefinition&, const State&, const Action&) { return false; }

}  // namespace tapu

namespace tapu::rules {

void find(Change& change, SeatId seat, CornerId corner) {
  if (change.state.sea) [[unlikely]]
    takeGift(change, seat, corner);
}

void find(Change& change, SeatId seat, EdgeId edge) {
  if (!change.state.sea) [[likely]]
    return;
  takeGift(change, seat, edge);
  if (const HexId hex = cellTurnedBy(change.definition, change.state, edge)) turnUp(change, seat, hex);
}

void drawFinds(const Query&, const Action&, Chance&, Rng&) {}

Refused whyNotFound(const Query&, const Action&, const Chance&) { return std::nullopt; }

}  // namespace tapu::rules
