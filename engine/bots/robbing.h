// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/planner.h"
#include "engine/play/legal_actions.h"

namespace tapu {

/// How good it is to have the robber on this hex: pips times cards that it keeps from others, those with many points
/// the more; what it keeps from the own seat outweighs that.
double robberHarm(const Planner& planner, HexId hex);
/// Where to move the robber so that it hurts the leaders most and not the bot's seat, and whom to rob.
Action chooseRobber(const Planner& planner, const LegalActions& legal);
/// True if the robber blocks a hex beside a building of the bot's seat.
bool isRobbed(const Planner& planner);
/// What to discard: the cards that are least useful for the best goal.
Action chooseDiscard(const Planner& planner);

}  // namespace tapu
