// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/state/state.h"

namespace tapu {

/// Tells apart the positions that one turn of a seat can lead to, by what the seat sees: for tables of positions, and
/// for seeds that are the same whenever the position is.
std::uint64_t positionKey(const State& seen, SeatId seat);

}  // namespace tapu
