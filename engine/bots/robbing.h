// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/plan.h"
#include "engine/play/legal_actions.h"

namespace tapu {

/// Where the robber hurts the leaders most and us not at all, and whom to take a card from.
Action chooseRobber(const Planner& planner, const LegalActions& legal);
/// True if the robber blocks a hex of ours.
bool isRobbed(const Planner& planner);
/// The cards of which the best goal has least use.
Action chooseDiscard(const Planner& planner);

}  // namespace tapu
