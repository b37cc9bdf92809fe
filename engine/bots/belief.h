// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <span>
#include <vector>

#include "engine/board/rng.h"
#include "engine/state/move.h"
#include "engine/state/state.h"

namespace tapu {

/// The knowledge of a seat about the hands of others. Everything lies open but the kinds of cards that others steal
/// from one another (6.9). Keeps all possible sets of hands and their likelihood; payments, gifts and shown cards rule
/// out hands without these cards. For games on one board.
class Belief {
 public:
  static constexpr std::size_t kMost = 256;  ///< most that are kept: the likeliest
  /// Hands by seat; that of the viewer is empty here.
  struct Hands {
    std::array<CardCounts, kMostSeatsOfTable> of{};
    float weight = 0;  ///< the sum of all is 1
  };

  /// The belief at the start of a game; the definition outlives it.
  Belief(const GameDefinition& definition, SeatId viewer);
  /// Follows the game by the moves that the seat saw (visible.h), all from the first one on. It reads only the new part
  /// of a longer history of the same game. Each move is judged where it was made; after an impossible one nothing is
  /// possible.
  void follow(std::span<const Move> history);
  /// Whether it is about this position; else it knows nothing of it.
  bool fits(const State& seen) const;
  std::span<const Hands> possible() const { return possible_; }
  /// Whether these are all possible hands. Once unlikely ones were left out, their common cards are not certain until
  /// nobody else holds a card.
  bool isWhole() const { return isWhole_ && !possible_.empty(); }
  /// One of the possible hands, each as likely as it is. There must be some.
  const Hands& drawn(Rng& rng) const;
  /// The average number of cards of a kind that a seat holds.
  float expected(SeatId seat, Resource resource) const;

 private:
  void begin();
  void see(const Move& move);
  void stolen(SeatId thief, SeatId victim);
  void keepLikeliest();

  const GameDefinition& definition_;
  SeatId viewer_;
  State seen_;
  std::vector<Hands> possible_, after_;  ///< after_: room for the results of a theft
  std::size_t followed_ = 0;
  bool isWhole_ = true;
  bool isLost_ = false;  ///< it got an impossible move
};

}  // namespace tapu
