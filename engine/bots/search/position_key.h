// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/state.h"

namespace tapu {

/// A key of each position that one turn of a seat can lead to, by the seat's view: for tables of positions, and for
/// seeds that are equal for equal positions.
std::uint64_t positionKey(const State& seen, SeatId seat);

}  // namespace tapu
