// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

#include "engine/state/action.h"
#include "engine/state/state.h"

namespace tapu {

enum class PlayerTrade : std::uint8_t { Listed, LeftOut };

/// The set of actions that a seat may take now, kept as masks: the board lights up from them, bots pick from them,
/// records list them. Combinatorial actions (Discard, Offer) appear once, in blank form, and `check` judges the filled
/// one. Depends only on what the seat may see.
class LegalActions {
 public:
  int size() const { return size_; }
  bool empty() const { return size_ == 0; }
  /// The i-th action, 0 <= i < size(). Order: what needs no more words (a roll, the end of the turn, ...), then
  /// settlements, cities, roads and the rest; each in reading order.
  Action operator[](int i) const;
  /// True for a listed action, and for any filled form of a listed blank one.
  bool contains(const Action& action) const;
  bool has(ActionKind kind) const;
  std::vector<Action> all() const;

  /// Places by kind, for lighting up the board.
  std::vector<CornerId> settlementCorners() const;
  std::vector<CornerId> cityCorners() const;
  std::vector<EdgeId> roadEdges() const;
  std::vector<EdgeId> shipEdges() const;
  std::vector<EdgeId> movableShips() const;
  std::vector<EdgeId> shipTargets(EdgeId ship) const;  ///< where this ship may move (7.6)
  std::vector<HexId> robberHexes() const;

 private:
  friend class LegalFinder;
  class Pen;
  // One word of actions of a kind, a bit for each. What the bits mean depends on the kind: places, seats, resources or
  // pairs of them.
  struct Word {
    std::uint64_t mask;
    Action::Parts first;     // the action of bit 0 ...
    std::int32_t end;        // actions of words up to here
    std::uint8_t high, low;  // ... and by how much the bit's upper and lower three digits are shifted into it
  };
  bool has(const Word& word, const Action& action) const;
  const Word& wordOf(int index) const;

  int size_ = 0;
  std::uint64_t kinds_ = 0;  // a bit for each kind that needs no more words, and for the blank forms
  SmallVector<Word, 16> words_;
};

LegalActions legalActions(const GameDefinition& definition, const State& state, SeatId seat,
                          PlayerTrade trade = PlayerTrade::Listed);

/// Where seats take turns, and offers are left out: the seat whose turn it is can only Roll, as it has no card for
/// before that; or can only EndTurn, as it has thrown and can play nothing and pay for nothing. That is so in
/// over half of the positions of a game, and told by a few bytes. Nothing: there may be a choice, or somebody else must
/// act.
std::optional<ActionKind> onlyChoice(const GameDefinition& definition, const State& state);

}  // namespace tapu
