// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/replay/replay.h"

namespace tapu {

/// The cards that a replay shows: those of all, of one seat, or nobody's.
struct ShownCards {
  enum class Whose : quint8 { All, OneSeat, Nobody } whose = Whose::All;
  SeatId seat = {};
  /// Whether the cards of this seat are shown.
  bool areOpen(SeatId of) const { return whose == Whose::All || (whose == Whose::OneSeat && of == seat); }
  bool operator==(const ShownCards&) const = default;
};

}  // namespace tapu
