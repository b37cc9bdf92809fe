// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/islands.h"

namespace tapu {

int islandBonusAt(const GameDefinition&, const State&, SeatId, CornerId) { return 0; }

}  // namespace tapu

namespace tapu::rules {

void settleOnIsland(Change&, SeatId, CornerId, BringsBonus) {}

}  // namespace tapu::rules
