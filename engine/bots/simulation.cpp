// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/simulation.h"

namespace tapu {
namespace {

constexpr std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
  a = (a ^ b) * 0x9e3779b97f4a7c15ULL;
  return a ^ (a >> 32);
}

std::uint64_t wordOf(const Move& move) {
  const Action& action = move.action;
  return static_cast<std::uint64_t>(move.seat.value & 0xff) | static_cast<std::uint64_t>(action.kind) << 8 |
         static_cast<std::uint64_t>(action.place) << 16 | static_cast<std::uint64_t>(action.seat.value & 0xff) << 32 |
         static_cast<std::uint64_t>(action.first) << 40 | static_cast<std::uint64_t>(action.second) << 48 |
         static_cast<std::uint64_t>(action.to) << 56;
}

std::uint64_t wordOf(const Chance& chance) {
  return static_cast<std::uint64_t>(chance.dice[0]) | static_cast<std::uint64_t>(chance.dice[1]) << 4 |
         static_cast<std::uint64_t>(chance.card) << 8 | static_cast<std::uint64_t>(chance.stolen) << 16 |
         static_cast<std::uint64_t>(chance.winner.value & 0xff) << 24 |
         static_cast<std::uint64_t>(chance.seat.value & 0xff) << 32 |
         static_cast<std::uint64_t>(chance.hex.value) << 40 | static_cast<std::uint64_t>(chance.wonWith) << 56;
}

std::uint64_t sign(std::uint64_t signature, const Move& move) {
  signature = mixed(mixed(signature, wordOf(move)), wordOf(move.chance));
  if (!move.action.give.isEmpty() || !move.action.want.isEmpty())
    signature = mixed(mixed(signature, move.action.give.lanes), move.action.want.lanes);
  return signature;
}

/// One game on its way.
class SimulatedGame {
 public:
  SimulatedGame(const SimulationPlan& plan, int number)
      : plan_(plan),
        rng_(mixed(plan.seed, static_cast<std::uint64_t>(number))),
        setup_(setupOf()),
        table_(setup_),
        state_(initialState(table_)) {
    for (int seat = 0; seat < table_.seats; ++seat) bots_.push_back(makeBot(plan.bots[static_cast<std::size_t>(seat)]));
  }

  const Setup& setup() const { return setup_; }
  const Table& table() const { return table_; }
  const State& state() const { return state_; }
  bool isOver() const { return state_.head.phase == Phase::Over; }

  /// Plays one move. On false nobody knows how to go on.
  bool step(Move& move) {
    rng_.startMove(++number_);
    if (!choose(move)) return false;
    move.chance = draw(table_, state_, move.seat, move.action, rng_);
    apply(table_, state_, move);
    return true;
  }

 private:
  Setup setupOf() {
    rng_.startMove(0);
    return {plan_.ruleSet, plan_.options, boardFor(plan_.options, rng_), {}};
  }

  bool choose(Move& move) {
    if (const auto due = dueMove(table_, state_)) {
      move = {{}, *due, {}};
      return true;
    }
    if (plan_.trade == PlayerTrade::Listed && answer(move)) return true;
    const SeatId seat = waitingFor(state_);
    return seat && ask(seat, move);
  }

  bool ask(SeatId seat, Move& move) {
    const SeatView view(table_, state_, seat, plan_.trade);
    const auto action = bots_[seat.value]->decide(view, rng_);
    if (!action) return false;
    move = {seat, *action, {}};
    return true;
  }

  /// Offers are answered before the game goes on. A seat that keeps silent is asked again after the next move.
  bool answer(Move& move) {
    if (state_.head.open > 0) return false;
    for (const Seat& offerer : state_.seats) {
      const int unanswered = offerer.offer.to & ~(offerer.offer.declined | offerer.offer.accepted);
      for (int seat = 0; seat < table_.seats; ++seat) {
        const bool isAsked = (unanswered >> seat & 1) && SeatId(seat) != state_.head.active;
        if (isAsked && ask(SeatId(seat), move)) return true;
      }
    }
    return false;
  }

  const SimulationPlan& plan_;
  SeededRng rng_;
  Setup setup_;
  Table table_;
  State state_;
  std::vector<std::unique_ptr<Bot>> bots_;
  std::uint64_t number_ = 0;
};

template <class Watch>
SimulationResult play(const SimulationPlan& plan, Watch& watch) {
  SimulationResult result;
  for (int number = 0; number < plan.games; ++number) {
    SimulatedGame game(plan, number);
    watch.began(game.setup(), game.table(), game.state());
    Move move;
    for (int i = 0; i < plan.mostMoves && !game.isOver() && game.step(move); ++i) {
      ++result.moves;
      result.signature = sign(result.signature, move);
      watch.moved(game.table(), game.state(), move);
    }
    ++result.games;
    if (!game.isOver()) continue;
    ++result.finished;
    if (const SeatId winner = game.state().head.winner) ++result.wins[winner.value];
  }
  return result;
}

}  // namespace

SimulationResult simulate(const SimulationPlan& plan) {
  struct Nobody {
    void began(const Setup&, const Table&, const State&) {}
    void moved(const Table&, const State&, const Move&) {}
  } nobody;
  return play(plan, nobody);
}

SimulationResult simulate(const SimulationPlan& plan, SimulationWatcher& watcher) { return play(plan, watcher); }

}  // namespace tapu
