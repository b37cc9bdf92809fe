// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"

namespace tapu {

/// Open: the first and the last board have free ends. Joined: they are neighbors too, a ring (9.2).
enum class Ends : std::uint8_t { Open, Joined };

/// Boards in a row (9.2): each lies one chain offset (Board::chainOffset) beyond the one before, so that the tip of one
/// fills the notch of the next. They are numbered from 0; seats 2k and 2k + 1, Sun and Moon, sit at board k.
struct Chain {
  /// A board and the letter that stands for it in an order such as "ABC".
  struct Kind {
    std::string name;  ///< "A"
    Board board;
    bool operator==(const Kind&) const = default;
  };
  std::vector<Kind> kinds;           ///< each different board once
  std::vector<std::uint16_t> order;  ///< for each place along the chain the index of its kind
  Ends ends = Ends::Open;

  bool isEmpty() const { return order.empty(); }
  int size() const { return static_cast<int>(order.size()); }
  const Board& board(int place) const { return kinds[order[static_cast<std::size_t>(place)]].board; }
  bool operator==(const Chain&) const = default;
};

/// The longest chain (9.2).
inline constexpr int kMostBoards = 5500;
/// A ring needs three boards (9.2).
inline constexpr int kLeastOfRing = 3;

/// The boards A, B and C of the Big Game (9.1).
std::vector<Chain::Kind> bigGameBoards();

/// A board of a chain to begin one's own with (9.1, 9.3, 9.16): the twenty cells with their dividing line and halves,
/// terrains, numbers, harbors, start pieces, robbers and chain offset. It joins A, B and C in any order.
Board chainBoard();

/// A chain of so many boards. `word` gives their order by the names of the kinds and is repeated along the chain:
/// "ABC". Empty if a letter names no kind. Fewer than three boards always have open ends.
Chain chainOf(const std::vector<Chain::Kind>& kinds, std::string_view word, int boards, Ends ends);

/// A chain offset for a board that has none: the smallest step to the right, in the same row, at which copies of the
/// board can lie beside one another in a chain. Nothing if there is no such step.
std::optional<Hex> nearestOffset(const Board& board);

/// The problem of a board that is too large for one of a chain, whatever else it lacks (9.1).
std::optional<BoardProblem> sizeProblem(const Board& board);

/// Problems of how the boards of a chain lie: they overlap, or touch where only neighbors may (9.2). One problem at
/// most. All boards have the orientation and the offset of the first one.
std::vector<BoardProblem> contactProblems(const Chain& chain);

/// One sentence in English for each thing that keeps a chain from being played, as `problems` of a board.
std::vector<BoardProblem> problems(const Chain& chain);

}  // namespace tapu
