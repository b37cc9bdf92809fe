// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// Islands (14.3): a settlement on one where its seat has had none brings points for good.

namespace tapu {

/// The points that a bought settlement of this seat at this corner would bring beside its own, as the position is.
int islandBonusAt(const GameDefinition& definition, const State& state, SeatId seat, CornerId corner);

}  // namespace tapu

namespace tapu::rules {

/// Whether a settlement brings the bonus: those of the set-up, fixed ones and those of relief only count as had.
enum class BringsBonus : std::uint8_t { No, Yes };
/// The seat has settled at a corner: its island counts as had, and may bring points.
void settleOnIsland(Change& change, SeatId seat, CornerId corner, BringsBonus brings);

}  // namespace tapu::rules
