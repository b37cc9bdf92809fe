// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/board/board.h"

namespace tapu {

class Settings;

/// The player's turned boards, the newest first. A board that is not among them is not turned. Two games on the same
/// board lie the same way.
class BoardTurns {
 public:
  static constexpr int kKept = 40;  ///< boards
  /// `settings` must outlive it.
  explicit BoardTurns(Settings& settings) : settings_(settings) {}
  /// The turn of this board, clockwise in sixths of a full turn, 0 to 5.
  int of(const Board& board) const;
  /// Keeps a turn of 0 to 5 for this board.
  void keep(const Board& board, int sixths);

 private:
  Settings& settings_;
};

}  // namespace tapu
