// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/state/state.h"

namespace tapu {

/// The board as it lies in a position: with the terrain and number of each cell that was turned up (14.5). `map` is
/// that of the board.
Board boardNow(const Board& board, const Topology& map, const State& state);

/// The map of a game with its cells as they lie in a position, for words about places. The ids are those of the game.
/// The definition must outlive it.
class MapNow {
 public:
  MapNow(const GameDefinition& definition, const State& state);
  const Topology& operator*() const { return own_ ? *own_ : whole_; }
  const Topology* operator->() const { return &**this; }

 private:
  const Topology& whole_;
  std::optional<Topology> own_;  ///< only where cells lie or lay under the fog
};

}  // namespace tapu
