// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include "app/client/mind.h"
#include "app/external/bot_command.h"
#include "app/external/bot_fault.h"
#include "app/net/clock.h"

namespace tapu {

/// A Mind that asks another program, for a game at a table. After a fault the program is ended, `told` is called once,
/// from the loop, and a greedy bot decides in its place. `clock` measures its time.
std::unique_ptr<Mind> externalMind(const BotCommand& command, const BotLimits& limits, std::shared_ptr<Clock> clock,
                                   std::unique_ptr<Rng> rng, std::function<void(const BotFault& fault)> told);

}  // namespace tapu
