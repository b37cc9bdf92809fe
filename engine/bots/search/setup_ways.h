// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/bot.h"
#include "engine/bots/search/turn_search.h"

namespace tapu {

/// The places where a start settlement (with the best road to it, 3.3) or a start road may go, each with the chance
/// that it leaves, the best first.
Candidates setupWays(const SeatView& view, const Outlook& outlook);

}  // namespace tapu
