// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/bots/value/outlook.h"
#include "engine/play/legal_actions.h"
#include "engine/state/small_vector.h"

namespace tapu {

/// A way to go on with an own turn: its first action, and how the position is judged when all of it is done.
struct Candidate {
  Action first;
  float chance = 0;
};
/// Such ways by falling chance, of equal ones the first first.
class Candidates {
 public:
  void add(const Candidate& candidate);
  int size() const { return list_.size(); }
  bool empty() const { return list_.empty(); }
  const Candidate& operator[](int i) const { return list_[i]; }

 private:
  SmallVector<Candidate, 96> list_;
};

/// Looks through the acts of a seat's turn, exchange, build, buy and play, in every order that differs, up to the end
/// of the turn. It knows the seat's view; possible draws count by their likelihood.
class TurnSearch {
 public:
  TurnSearch(const GameDefinition& definition, SeatId seat, const Outlook& outlook)
      : definition_(definition), outlook_(outlook), seat_(seat) {}

  /// All first actions of a decision to act (Decision::Act), to build or act between turns, to throw, to move the
  /// robber or to place a free piece, the best first. `seen`: the position as the seat sees it. It looks at each of
  /// them, and at about `positions` positions after them.
  Candidates ways(const State& seen, const LegalActions& legal, int positions);
  /// Chooses the discards (5.1) that leave the best hand.
  Action bestDiscard(const State& seen) const;

 private:
  struct Node {
    const State& state;
    const Outlook::Others& others;
    int depth;
  };
  float best(const Node& node);
  float after(const Node& node, const Action& action);
  float afterRobber(const Node& node, const Action& action);
  float afterCard(const Node& node);
  float afterMonopoly(const Node& node, Resource resource);
  float seenOnce(const State& state, const Outlook::Others& others, int depth);
  bool isWorthTrying(const State& state, const Action& action) const;
  bool isUsefulSwap(const State& state, Resource give, Resource get) const;
  CardCounts bestWithout(const State& seen, const Outlook::Others& others, int count) const;

  const GameDefinition& definition_;
  const Outlook& outlook_;
  SeatId seat_;
  int left_ = 0;  ///< positions that may still be looked at
  struct Known {
    std::uint64_t key = 0;
    float chance = 0;
  };
  std::array<Known, 512> known_{};
};

}  // namespace tapu
