// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "engine/bots/value/weights.h"

namespace tapu {

/// Features of a position by names that people would use.
enum class ValueGroup : std::uint8_t { Points, Income, Kinds, Harbor, Places, Road, Army, Hand, Risk, Rivals };
inline constexpr int kGroups = 10;
/// The advantage of one position over another for a seat, by groups: differences of its score and of the others'
/// scores. Zero without weights.
using Shift = std::array<float, kGroups>;
inline float in(const Shift& shift, ValueGroup group) { return shift[static_cast<std::size_t>(group)]; }

/// The group of a feature of the seat itself.
ValueGroup groupOf(Feature feature);
/// The shift from `otherwise` to `then` for a seat, as `viewer` sees both. The weights must be fitted for this kind of
/// game.
Shift shiftOf(const GameDefinition& definition, const State& then, const State& otherwise, SeatId seat, SeatId viewer,
              const Weights& weights);

}  // namespace tapu
