// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/planner.h"
#include "engine/play/legal_actions.h"

namespace tapu {

/// Chooses a place to settle in the set-up by pips and variety, together with the yield of the first settlement.
Action placeStartSettlement(const Planner& planner, const LegalActions& legal);
/// Chooses the start settlement that gives cards, or becomes the city (9.16): the one with most pips.
Action chooseStart(const Planner& planner, const LegalActions& legal);
/// The road or ship beside the new settlement, toward the best corner to settle next.
Action placeStartRoad(const Planner& planner, const LegalActions& legal);
/// A free road or ship of Road Building (8.5), or Pass if it can place none.
Action placeFreeRoad(const Planner& planner, const LegalActions& legal);

}  // namespace tapu
