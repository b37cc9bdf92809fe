// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/bots/planner.h"
#include "engine/play/legal_actions.h"

namespace tapu {

/// Whether one more knight brings the seat Largest Army (7.11).
bool takesArmy(const Planner& planner);
/// A card worth playing before the throw: a knight against the robber on a hex beside one of the bot's buildings.
std::optional<Action> cardBeforeRoll(const Planner& planner, const LegalActions& legal);
/// A card worth playing now, with this goal in view.
std::optional<Action> cardFor(const Planner& planner, const LegalActions& legal, const Goal& goal);

/// The answer to a wolf (8.15): the Dog if it may be played, as it has no other use; else Pass.
Action answerWolf(const Planner& planner, const LegalActions& legal);

}  // namespace tapu
