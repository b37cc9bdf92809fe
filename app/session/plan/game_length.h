// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include "engine/state/setup.h"

namespace tapu {

/// The usual length of a game.
struct GameLength {
  /// The bound that ends it at the latest.
  enum class Bound : quint8 { None, LastRound, TimeLimit };
  int rounds = 0;
  int minutes = 0;  ///< rounded to five
  Bound bound = Bound::None;
};
/// The usual length of a game of this setup. `persons`: the number of its seats with a person; they think longer than
/// bots.
GameLength usualLength(const Setup& setup, int persons);

}  // namespace tapu
