// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/board/rng.h"
#include "engine/state/move.h"
#include "engine/state/setup.h"

namespace tapu {

/// From the moves of a game as one seat saw them (6.9): moves in full that could have been played and that this seat
/// would have seen just so. What it never saw is drawn: which cards others bought and still hold, and which they stole
/// from one another. So somebody who knows only their own part of a game can go on with it where nobody else can.
///
/// `seen`: all moves from the first one on. Nothing where they cannot be a game of this setup, where the game is over,
/// or on a chain.
std::optional<std::vector<Move>> filledIn(const Setup& setup, SeatId seat, std::span<const Move> seen, Rng& rng);

}  // namespace tapu
