// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/planner.h"
#include "engine/play/legal_actions.h"

namespace tapu {

/// The worth of a robber on this hex: pips times cards that it keeps from others, more for those with many points; its
/// harm to the own seat outweighs that.
double robberHarm(const Planner& planner, HexId hex);
/// The worth of a pirate on this cell: the edges where others could lay their next ships, more for those with many
/// points, without those where the own seat could (14.2).
double pirateHarm(const Planner& planner, HexId hex);
/// Chooses robber or pirate, the hex where it hurts the leaders most and not the bot's seat, and whom to rob. The other
/// of the two stays where it is, and counts too.
Action chooseRobber(const Planner& planner, const LegalActions& legal);
/// True if the robber blocks a hex beside a building of the bot's seat.
bool isRobbed(const Planner& planner);
/// Chooses the discards: the cards that are least useful for the best goal.
Action chooseDiscard(const Planner& planner);

}  // namespace tapu
