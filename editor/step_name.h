// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tapu {

/// The name of a step in the history, independent of any language; `wordFor` puts it into words.
struct StepName {
  enum Kind : std::uint8_t {
    PaintSea,
    PaintTerrain,
    Erase,
    PlaceNumber,  ///< with the number 0: a token was removed
    PaintTerritory,
    ChangeLine,
    ChangeHarbor,
    MoveRobber,
    ChangeStarts,
    Cut,
    Paste,
    Move,
    Mirror,
    Rotate,
    ChangeProperties,
    RandomBoard,
    FixOne,
    FixAll
  };
  constexpr StepName(Kind what, int token = 0) : kind(what), number(token) {}
  Kind kind;
  int number;  ///< of the token that was placed; 0 for other kinds
};

}  // namespace tapu
