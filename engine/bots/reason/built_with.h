// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/bots/planner.h"
#include "engine/state/event.h"
#include "engine/state/setup.h"

namespace tapu {

/// The piece or card that the seat paid for in the same turn with a card that the trade at this index of the log
/// brought it: a city, a settlement, a development card, or a road (Goal::Kind::LongestRoad). Nothing if it paid for
/// none, or took something back since.
std::optional<Goal::Kind> builtWith(const Rules& rules, const std::vector<Event>& log, std::size_t event);

}  // namespace tapu
