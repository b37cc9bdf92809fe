// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>

#include "engine/board/ids.h"

namespace tapu {

/// A person who looks at a game. The player of a seat sees the cards of that seat; a watcher has no seat and sees only
/// what everybody may see (6.9). Functions that make a view of a position, a move or an event take a viewer.
class Viewer {
 public:
  /// The player of this seat, which must not be none.
  constexpr Viewer(SeatId seat) : seat_(seat) { assert(seat); }
  static constexpr Viewer watcher() { return Viewer(); }
  /// The player of a seat, or a watcher where that is none.
  static constexpr Viewer ofSeatOrWatcher(SeatId seat) { return seat ? Viewer(seat) : watcher(); }

  constexpr bool isWatcher() const { return !seat_; }
  /// True for the player of this seat; a watcher plays none.
  constexpr bool plays(SeatId seat) const { return seat && seat_ == seat; }
  /// The seat whose player looks; none for a watcher.
  constexpr SeatId seat() const { return seat_; }
  constexpr bool operator==(const Viewer&) const = default;

 private:
  constexpr Viewer() = default;
  SeatId seat_;
};

}  // namespace tapu
