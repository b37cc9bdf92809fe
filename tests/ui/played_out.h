// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "engine/bots/bot.h"
#include "tests/ui/program.h"

namespace tapu {

/// Plays for the person at the table until the game is over; false: it does not end.
inline bool playToTheEnd(Program& program) {
  const auto bot = makeBot("greedy");
  SeededRng rng(5);
  const auto goesOn = [&] {
    const GameController* game = program.window.game();
    if (game->seen().phase() == Client::Phase::Over) return true;
    if (game->seen().legal.empty()) return false;
    const SeatView view(game->seen().definition(), game->seen().state(), game->seen().viewer());
    if (const auto decided = bot->decide(view, rng)) program.window.game()->submit(*decided);
    return false;
  };
  return test::soon(goesOn);
}

}  // namespace tapu
