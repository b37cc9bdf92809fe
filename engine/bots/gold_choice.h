// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/planner.h"
#include "engine/state/action.h"

namespace tapu {

/// The cards that a seat chooses for its gold (14.1): those that bring its best goal nearest, else the kinds of which
/// it earns least. The bank has them.
Action chooseGold(const Planner& planner);

}  // namespace tapu
