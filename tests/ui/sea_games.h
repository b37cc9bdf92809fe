// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "engine/bots/bot.h"
#include "engine/play/game.h"
#include "engine/rules/gold.h"
#include "engine/rules/query.h"
#include "tests/ui/play_window.h"

namespace tapu {

// Positions of games whose board asks for something of the sea (14).

/// The setup of a classic game of four on the usual island, whose desert is another terrain.
inline Setup setupWith(Terrain terrain, int number) {
  Setup setup;
  setup.options = defaultOptions(RuleSet::Classic);
  layIsland(setup);
  const auto desert = std::ranges::find(setup.board.cells, Terrain::Desert, &Cell::terrain);
  desert->terrain = terrain;
  desert->number = number;
  return setup;
}

/// The game when seat 0 may act in its turn: all have settled, and nobody builds or trades in turns.
inline Game inMyTurn(const Setup& setup) {
  constexpr int kMostMoves = 400;
  Game game(setup);
  const auto bot = makeBot("random");
  SeededRng rng(5);
  const SeatId me(0);
  const auto isThere = [&] {
    const Header& head = game.state().head;
    return head.phase == Phase::Play && head.active == me && head.open == 0 &&
           game.state().seat(me).pending.must == Decision::Act;
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
  return game;
}

/// A seat gets just these cards, from the bank or into it.
inline void giveHand(State& state, int seat, CardCounts cards) {
  CardCounts& hand = state.seat(SeatId(seat)).hand;
  state.bankOf(SeatId(seat)) += hand;
  state.bankOf(SeatId(seat)) -= cards;
  hand = cards;
}

/// Cards of the gold that a seat is owed.
struct Owed {
  int seat, cards;
};
/// The turn of seat 0, who has lumber 2, wool 1 and grain 3, when gold has brought these seats cards of their choice.
/// The bank has what the others do not have, who have nothing; `left`: it has just these, and seat 3 all others.
inline Game goldGame(const std::vector<Owed>& owed, std::optional<CardCounts> left = {}) {
  const Game game = inMyTurn(setupWith(Terrain::Gold, 8));
  State state = game.state();
  giveHand(state, 0, CardCounts::resources(0, 2, 1, 3, 0));
  for (int seat = 1; seat < 4; ++seat) giveHand(state, seat, {});
  if (left) giveHand(state, 3, state.bankOf(SeatId(3)) - *left);
  const Move move;
  rules::Change change{game.definition(), state, move, {}};
  for (const Owed& each : owed) rules::addGold(change, SeatId(each.seat), each.cards);
  rules::askForGold(change);
  return Game(game.setup(), state);
}

}  // namespace tapu
