// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/board/board.h"

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
    Lock,
    Unlock,
    ChangeHarbor,
    MoveHarbor,
    MoveRobber,
    ChangeStarts,
    Cut,
    Paste,
    Stamp,
    Move,
    SwapHexes,
    SwapNumbers,
    Mirror,
    Rotate,
    ChangeProperties,
    ChangeHexes,
    RandomBoard,
    FixOne,
    FixAll,
    DealNumbers,
    MovePirate,
    ChangeGift,
    ChangeStartLand,
    ChangeFog
  };
  constexpr StepName(Kind what, int token = 0) : kind(what), number(token) {}
  /// The same step with the hex where it was done.
  constexpr StepName here(Hex where) const {
    StepName name = *this;
    name.at = where;
    return name;
  }
  /// The same step with the terrain that was painted.
  constexpr StepName of(Terrain what) const {
    StepName name = *this;
    name.terrain = what;
    return name;
  }
  Kind kind;
  int number;                           ///< of the token that was placed; 0 for other kinds
  std::optional<Hex> at = {};           ///< the start of the step; none: it is about many hexes, or unknown
  std::optional<Terrain> terrain = {};  ///< the painted terrain; none: several, or unknown
};

}  // namespace tapu
