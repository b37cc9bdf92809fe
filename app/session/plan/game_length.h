// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include "engine/state/setup.h"

namespace tapu {

/// How long a game usually takes.
struct GameLength {
  /// What ends it at the latest.
  enum class Bound : quint8 { None, LastRound, TimeLimit };
  int rounds = 0;
  int minutes = 0;  ///< rounded to five
  Bound bound = Bound::None;
};
/// How long a game of this setup usually takes. `persons`: how many of its seats have a person; they think longer than
/// bots.
GameLength usualLength(const Setup& setup, int persons);

}  // namespace tapu
