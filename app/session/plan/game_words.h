// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/files/board_file.h"
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
/// The numbers of players that can play on the board of a plan, "2 to 8 players"; empty on a chain, which has as many
/// as its boards.
QString playersOn(const Setup& setup);
/// The same in figures, "2–8".
QString figuresOn(const Setup& setup);
/// The numbers of players that a board is made for: "3–4 players".
QString playersOf(const SeatAdvice& seats);
/// The same to say why another number does not suit: "for 3 or 4 players".
QString forPlayers(const SeatAdvice& seats);
/// The points that win a game of a plan: "13 points".
QString pointsOf(const GamePlan& plan);
/// A sentence where a board from a file has room for fewer settlements than its seats want (3.3); else empty.
QString roomWarning(const Setup& setup);
/// "Standard · 3 bots · about 30 minutes"
QString briefOf(const GamePlan& plan);
/// The summary of a game of this plan: "Classic · first to 10 points · about 30 minutes".
QString goalOf(const GamePlan& plan);
/// The same after the title of the game, if that says more: "Beginner: Classic · first to 10 points".
QString titleAndGoalOf(const GamePlan& plan);
/// The obstacle to the start of a plan, as a sentence.
QString sentenceOf(const GamePlan::Obstacle& obstacle);

}  // namespace tapu
