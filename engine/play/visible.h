// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/play/chain_window.h"
#include "engine/state/move.h"
#include "engine/state/state.h"
#include "engine/state/viewer.h"

namespace tapu {

// The only file that decides who sees what (6.9). Each function starts from an empty value and copies what the viewer
// may see. Tests check that applying a visible move to the visible position gives the same as applying the full move
// and looking then.

/// The position as this viewer may see it: the cards of all seats but their own become counts.
State visibleTo(Viewer viewer, const GameDefinition& definition, const State& state);

/// The same in parts: the header, one seat, the supply of one board.
Header visibleHead(const Header& head);
Seat visibleSeat(Viewer viewer, const GameDefinition& definition, const State& state, SeatId seat);
Supply visibleSupply(const Supply& supply);

/// The position that this viewer sees through a window, in local numbers: a position of the game `local` on the short
/// chain. Anything outside the window is as in `blankState`.
State visibleTo(Viewer viewer, const GameDefinition& definition, const State& state, const ChainWindow& window,
                const GameDefinition& local);

/// The move as this viewer may see it, given the full state before it; nothing if they may not know of it (offers
/// between others).
std::optional<Move> visibleTo(Viewer viewer, const GameDefinition& definition, const State& before, const Move& move);

/// True if this seat holds a secret: cards in the hand, cards not played yet, or an offer that not all seats saw.
/// `state` is the seat's own view, or all of it.
bool hasSecrets(SeatId seat, const GameDefinition& definition, const State& state);

}  // namespace tapu
