// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>

#include "engine/state/state.h"

namespace tapu {

inline constexpr int kMostOfAKind = 127;  ///< that a count can tell

/// The resource cards, by kind, held together by all seats that a seat can ever trade with: those neither in their
/// banks nor in the own hand. On a chain these are the banks of the own board and of those beside it (9.15), and the
/// number is a guess, as cards wander farther by trade; it is 0 for a kind of which more came in than the banks are
/// without. Nothing if the bank is unlimited: then nobody can know.
inline std::optional<CardCounts> heldByOthers(const GameDefinition& definition, const State& state, SeatId seat) {
  if (definition.rules.unlimitedBank == Switch::On) return std::nullopt;
  SmallVector<int, 8> boards(1, state.seat(seat).home);
  for (PartnerId partner : definition.partnersOf(seat))
    if (const int board = state.seat(definition.partner(seat, partner)).home;
        std::ranges::find(boards, board) == boards.end())
      boards.push_back(board);
  CardCounts held;
  for (Resource r : kAllResources) {
    int out = -state.seat(seat).hand[r];
    for (int board : boards) out += definition.rules.bank[r] - state.supplies[board].bank[r];
    held += CardCounts::of(r, std::clamp(out, 0, kMostOfAKind));
  }
  return held;
}

}  // namespace tapu
