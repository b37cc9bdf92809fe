// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <ranges>

#include "engine/board/ids.h"

namespace tapu {

/// A seat in messages and in rows of a store: its index, -1 for none.
constexpr int seatNumber(SeatId seat) { return seat ? seat.value : -1; }
/// The seat of such a number; none for every number that is no index.
constexpr SeatId seatNumbered(int number) { return number < 0 || number > 0xffff ? SeatId() : SeatId(number); }

/// The seats of a table with so many, in order.
inline auto seatsOf(int count) {
  return std::views::iota(0, count) | std::views::transform([](int index) { return SeatId(index); });
}

}  // namespace tapu
