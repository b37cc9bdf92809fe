// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/plan.h"
#include "engine/play/legal_actions.h"

namespace tapu {

/// Where to settle in the set-up: pips and variety, together with what the first settlement yields.
Action placeStartSettlement(const Planner& planner, const LegalActions& legal);
/// The road beside it, toward the best corner to settle next.
/// The start settlement for cards, or for the city (9.16): where most pips are.
Action chooseStart(const Planner& planner, const LegalActions& legal);
Action placeStartRoad(const Planner& planner, const LegalActions& legal);
/// A free road of Road Building, or enough of it.
Action placeFreeRoad(const Planner& planner, const LegalActions& legal);

}  // namespace tapu
