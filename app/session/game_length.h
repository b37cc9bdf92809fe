// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/setup.h"

namespace tapu {

/// How long a game usually takes.
struct GameLength {
  int rounds = 0;
  int minutes = 0;  ///< rounded to five
};
/// How long a game of this setup usually takes. `persons`: how many of its seats have a person; they think longer than
/// bots.
GameLength usualLength(const Setup& setup, int persons);

}  // namespace tapu
