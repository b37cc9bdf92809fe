// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenuBar>

#include "play_window.h"

// Tables of up to eight seats, and the time between two turns.
namespace tapu::test::many_seats {

/// A table of so many seats before its first move.
inline Game tableOf(int seats, Between between = Between::Building) {
  Setup setup;
  setup.options = defaultOptions(RuleSet::Classic, seats);
  setup.options.seats = seats;
  setup.options.between = between;
  layIsland(setup);
  return Game(setup);
}

/// Plays until this seat may build in its turn: all settle and throw, and nobody builds, trades or wishes.
inline void playToTurnOf(Game& game, int seat) {
  constexpr int kMostMoves = 400;
  const auto bot = makeBot("random");
  SeededRng rng(5);
  const auto isThere = [&] {
    const Header& head = game.state().head;
    return head.phase == Phase::Play && head.active == SeatId(seat) && head.open == 0 &&
           game.state().seat(SeatId(seat)).pending.must == Decision::Act;
  };
  for (int moves = 0; !isThere(); ++moves) {
    if (moves == kMostMoves) qFatal("nobody comes to their turn");
    rng.startMove(static_cast<std::uint64_t>(moves));
    if (const auto due = dueMove(game.definition(), game.state())) {
      (void)game.play({}, *due, rng);
      continue;
    }
    const SeatId mover = waitingFor(game.state());
    const SeatView view(game.definition(), game.state(), mover, PlayerTrade::LeftOut);
    const bool isActing = game.state().seat(mover).pending.must == Decision::Act;
    const auto action = isActing ? std::optional(endTurn()) : bot->decide(view, rng);
    if (!action || game.play(mover, *action, rng).refused) qFatal("no move");
  }
}

/// The moves of these seats, each of which must be legal.
inline void play(Game& game, std::initializer_list<std::pair<int, Action>> moves) {
  SeededRng rng(6);
  for (const auto& [seat, action] : moves)
    if (game.play(SeatId(seat), action, rng).refused) qFatal("seat %d may not do that", seat);
}

inline Action want() { return wantBuild(BuildWish::On); }

/// 2 has ended its turn; 0, 4 and 5 have wished in it: 4 builds, then 5, then 0, then the turn of 3 comes.
inline Game fourBuilds(int seats = 6) {
  Game game = tableOf(seats);
  playToTurnOf(game, 2);
  play(game, {{0, want()}, {4, want()}, {5, want()}, {2, endTurn()}});
  return game;
}
/// The same when 4 and 5 are done: 0, who looks, builds.
inline Game iBuild(int seats = 6) {
  Game game = fourBuilds(seats);
  play(game, {{4, done()}, {5, done()}});
  return game;
}

/// Whether all of a part can be seen.
inline bool isWhole(const QWidget* part) {
  return part->isVisible() && part->visibleRegion().boundingRect().size() == part->size();
}

/// Gives the page of a table this size, without menus.
inline void resizePage(LaidWindow& window, QSize size) {
  window.frame.setMinimumSize(1, 1);
  window.frame.menuBar()->hide();
  window.frame.resize(size);
  SOON_EQUAL(window.page->size(), size);
  test::settle();
}

}  // namespace tapu::test::many_seats
