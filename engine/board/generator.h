// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include "engine/board/dealing.h"

namespace tapu {

/// Wishes for a board that is drawn at random.
struct BoardWishes {
  Wish hotSpacing = Wish::Yes;     ///< no 6 or 8 beside another one (1.6)
  Wish equalPips = Wish::Yes;      ///< every terrain yields about as much a hex
  Wish spreadHarbors = Wish::Yes;  ///< harbors far from one another
  Wish newTerrain = Wish::Yes;     ///< terrains in the proportions of the classic map; No: those there, shuffled
  std::set<Hex> locked;            ///< cells that stay as they are, with number and harbors
};

/// A board on the land and sea of another: terrains, numbers and harbors drawn anew, the rest kept. The same generator
/// in the same state draws the same board. A wish that the outline does not allow is met as far as it goes. A board of
/// a chain gets no harbor where it joins the others (9.2).
Board drawnOn(const Board& outline, const BoardWishes& wishes, Rng& rng);

}  // namespace tapu
