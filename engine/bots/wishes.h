// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/bot.h"

namespace tapu {

/// The wish of a bot, of any kind, to build before the next turn (13.4): said once a turn after its throw, if what it
/// works for can be paid from its hand then, or something can and the hand is in danger. Nothing: it says nothing now.
std::optional<Action> wishOf(const SeatView& view);

}  // namespace tapu
