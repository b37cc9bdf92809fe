// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/session/plan/game_plan.h"

namespace tapu {

// A new game in the language of the moment.

/// The name of a preset, and a line that describes it.
QString nameOfPreset(Preset preset);
QString whatPresetIs(Preset preset);
/// The preset of a plan, else the island from a file, else the rule set.
QString titleOf(const GamePlan& plan);
/// "about 30 minutes"
QString lengthOf(const GamePlan& plan);
/// "Standard · 3 bots · about 30 minutes"
QString briefOf(const GamePlan& plan);
/// The summary of a game of this plan: "Classic · first to 10 points · about 30 minutes".
QString goalOf(const GamePlan& plan);
/// The same after the title of the game, if that says more: "Beginner: Classic · first to 10 points".
QString titleAndGoalOf(const GamePlan& plan);
/// The obstacle to the start of a plan, as a sentence.
QString sentenceOf(const GamePlan::Obstacle& obstacle);

}  // namespace tapu
