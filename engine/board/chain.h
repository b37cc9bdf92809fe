// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"

namespace tapu {

/// Open: the first and the last board have free ends. Joined: they are neighbors too, a ring (9.2).
enum class Ends : std::uint8_t { Open, Joined };

/// Boards one behind another (9.2): each is shifted by its board's chain offset, so that its tip fills the notch of the
/// next. Numbered from 0; two seats sit at each, 2k and 2k + 1: Sun and Moon.
struct Chain {
  struct Kind {
    std::string name;  ///< "A"
    Board board;
    bool operator==(const Kind&) const = default;
  };
  std::vector<Kind> kinds;           ///< each different board once
  std::vector<std::uint16_t> order;  ///< which kind lies at each place
  Ends ends = Ends::Open;

  bool isEmpty() const { return order.empty(); }
  int size() const { return static_cast<int>(order.size()); }
  const Board& board(int place) const { return kinds[order[static_cast<std::size_t>(place)]].board; }
  bool operator==(const Chain&) const = default;
};

inline constexpr int kMostBoards = 500;
/// A ring needs three boards (9.2).
inline constexpr int kLeastOfRing = 3;

/// The boards A, B and C of the Big Game (9.1).
std::vector<Chain::Kind> bigGameBoards();

/// So many boards in the order of a word over the names of the kinds, repeated along the chain; an unknown letter makes
/// the chain empty. Joined ends stay open below three boards.
Chain chainOf(const std::vector<Chain::Kind>& kinds, std::string_view word, int boards, Ends ends);

/// The nearest level place for a board beside its like, so that a chain of it can be played: what a board without a
/// chain offset may take. None: it fits nowhere.
std::optional<Hex> nearestOffset(const Board& board);

/// One sentence in English for each thing that keeps a chain from being played, as `problems` of a board.
std::vector<BoardProblem> problems(const Chain& chain);

}  // namespace tapu
