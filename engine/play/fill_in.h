// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/board/rng.h"
#include "engine/state/move.h"
#include "engine/state/setup.h"

namespace tapu {

/// Completes the moves that one seat saw (6.9): full moves that could have been played and that this seat would have
/// seen just so. It draws the hidden cards: those that others bought and still hold, and those they stole from one
/// another. So a player who knows only their own part of a game can go on with it if nobody else can.
///
/// `seen`: all moves from the first one on. Nothing if they cannot be a game of this setup, if the game is over, or on
/// a chain.
std::optional<std::vector<Move>> filledIn(const Setup& setup, SeatId seat, std::span<const Move> seen, Rng& rng);

}  // namespace tapu
