// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <algorithm>
#include <functional>

#include "engine/bots/reason/advice.h"
#include "engine/bots/reason/reasons.h"
#include "engine/play/initial_state.h"
#include "engine/play/round_time.h"
#include "engine/play/visible.h"
#include "engine/rules/dog.h"
#include "engine/state/game_map.h"
#include "tests/engine/position.h"

// Pips of the island of tests/engine/position.h: 8 and 6 have 5, 9 and 5 have 4, 10 and 4 have 3, 11 and 3 have 2,
// 12 and 2 have 1. Around 1,1:N lie hills 6, mountains 9, forest 5: 13 pips, more than around any other corner. All
// hexes of ore together have 9 pips, of grain 10, of wool and lumber 12, of brick 15.

namespace tapu::test {

inline std::vector<Reason> why(const Position& p, int by, const Action& action, int viewer) {
  const State seen = visibleTo(viewerAt(viewer), p.definition, p.state);
  return reasonsFor(Deed{p.definition, seen, seat(viewer), Move{seat(by), action, {}}});
}
inline std::vector<Reason> why(const Position& p, int by, const Action& action) { return why(p, by, action, by); }

/// The same act as one of two that are advised together.
inline std::vector<Reason> whyBeside(const Position& p, int by, const Action& action, const Action& other) {
  const State seen = visibleTo(viewerAt(by), p.definition, p.state);
  return reasonsFor(Deed{p.definition, seen, seat(by), Move{seat(by), action, {}}, {other}});
}
inline std::vector<Advised> adviceFor(const Position& p, int by) {
  return advise(SeatView(p.definition, p.state, seat(by)));
}

/// The first reason of this kind.
template <class Family>
std::optional<Family> reason(const std::vector<Reason>& reasons, typename Family::Kind kind) {
  const auto at = std::ranges::find_if(reasons, [&](const Reason& each) { return is(each, kind); });
  return at == reasons.end() ? std::nullopt : std::optional(std::get<Family>(*at));
}

inline Setup gameOf(RuleSet ruleSet, int seats, std::uint64_t seed) {
  SeededRng rng(seed);
  Setup setup{ruleSet, defaultOptions(ruleSet), {}, {}};
  setup.options.seats = static_cast<decltype(setup.options.seats)>(seats);
  setup.board = boardFor(setup.options, rng);
  return setup;
}

/// A decision of a seat before it is made, and by seat the moves before it as they saw them.
struct Moment {
  const GameDefinition& definition;
  const State& state;
  const Move& move;
  const std::vector<std::vector<Move>>& seen;
};

/// Greedy bots play a game; `see` is told each decision of a seat.
inline void eachDecision(const Setup& setup, std::uint64_t seed, int mostMoves,
                         const std::function<void(const Moment&)>& see) {
  const GameDefinition definition(setup);
  State state = initialState(definition);
  SeededRng rng(seed);
  std::vector<std::unique_ptr<Bot>> bots;
  for (int i = 0; i < definition.seats; ++i) bots.push_back(makeBot("greedy"));
  std::vector<std::vector<Move>> seen(bots.size());
  for (std::uint64_t n = 1; n <= static_cast<std::uint64_t>(mostMoves) && state.head.phase != Phase::Over; ++n) {
    std::optional<Move> move;
    if (const auto due = dueMove(definition, state)) move = Move{{}, *due, {}};
    if (const auto closing = windowMove(definition, state); !move && closing) move = Move{{}, *closing, {}};
    const SeatId first = waitingFor(state);
    for (int i = 0; i < definition.seats && !move; ++i) {
      const SeatId by(((first ? first.value : 0) + i) % definition.seats);
      const SeatView view(definition, state, by);
      if (view.legal().empty()) continue;
      if (const auto action = bots[by.value]->decide(view, rng)) move = Move{by, *action, {}};
    }
    if (!move) return;
    rng.startMove(n);
    move->chance = draw(definition, state, move->seat, move->action, rng);
    if (move->seat) see({definition, state, *move, seen});
    for (int i = 0; i < definition.seats; ++i)
      if (const auto its = visibleTo(Viewer(SeatId(i)), definition, state, *move))
        seen[static_cast<std::size_t>(i)].push_back(*its);
    apply(definition, state, *move);
  }
}

}  // namespace tapu::test
