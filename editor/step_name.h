// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tapu {

/// What a step in the history did, in no language: `wordFor` tells it in that of the interface.
struct StepName {
  enum Kind : std::uint8_t {
    PaintSea,
    PaintTerrain,
    Erase,
    PlaceNumber,  ///< 0: one was removed
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
  int number;  ///< of a token
};

}  // namespace tapu
