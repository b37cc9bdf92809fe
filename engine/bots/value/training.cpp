// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/value/training.h"

#include "engine/play/initial_state.h"
#include "engine/play/play.h"
#include "engine/rules/dog.h"
#include "engine/state/game_map.h"

namespace tapu {

namespace {

/// One game, and the positions that are taken from it.
class TrainingGame {
 public:
  TrainingGame(const TrainingPlan& plan, int number)
      : plan_(plan),
        rng_(SeededRng(plan.seed + 0x9e37 * static_cast<std::uint64_t>(number)).next()),
        setup_(setupOf(plan, rng_)),
        definition_(setup_),
        reader_(definition_),
        state_(initialState(definition_)) {
    for (int seat = 0; seat < definition_.seats; ++seat) {
      bots_.push_back(plan.bot(number, SeatId(seat)));
      disturbed_.push_back(static_cast<int>(rng_.below(100)) < plan.disturbed);
    }
  }

  void play(Samples& samples) {
    constexpr int kMostMoves = 6000;
    for (int move = 0; move < kMostMoves && state_.head.phase != Phase::Over; ++move) {
      rng_.startMove(static_cast<std::uint64_t>(move) + 1);
      if (!step()) return;
    }
    if (!state_.head.winner) return;
    for (const Taken& taken : taken_) samples.add(taken.features, taken.stage, state_.head.winner.value);
  }

 private:
  struct Taken {
    std::vector<Features> features;
    float stage;
  };

  static Setup setupOf(const TrainingPlan& plan, SeededRng& rng) {
    Setup setup{plan.ruleSet, plan.options, {}, {}};
    setup.board = boardFor(plan.options, rng);
    return setup;
  }

  bool step() {
    if (const auto due = dueMove(definition_, state_)) return carryOut({}, *due);
    if (const auto closing = windowMove(definition_, state_)) return carryOut({}, *closing);
    const SeatId seat = windowIsOpen(state_) ? awaitedAnswer(definition_, state_) : waitingFor(state_);
    if (!seat) return false;
    const SeatView view(definition_, state_, seat, PlayerTrade::LeftOut);
    if (state_.head.phase == Phase::Setup && disturbed_[seat.value] && view.legal().has(ActionKind::Settlement))
      return carryOut(seat, byLot(view.legal()));
    const auto action = bots_[seat.value]->decide(view, rng_);
    return action && carryOut(seat, *action);
  }

  /// Any corner, the likelier the more pips it has.
  Action byLot(const LegalActions& legal) {
    std::uint32_t sum = 0;
    for (const Action& action : legal.all()) sum += weightOf(action);
    std::uint32_t lot = rng_.below(sum);
    for (const Action& action : legal.all()) {
      if (lot < weightOf(action)) return action;
      lot -= weightOf(action);
    }
    return legal[0];
  }
  std::uint32_t weightOf(const Action& action) const {
    return 1 + static_cast<std::uint32_t>(definition_.map.pips(action.corner()));
  }

  bool carryOut(SeatId seat, const Action& action) {
    apply(definition_, state_, Move{seat, action, draw(definition_, state_, seat, action, rng_)});
    const bool endsTurn = action.kind == ActionKind::EndTurn;
    const bool setsUp =
        action.kind == ActionKind::Road && state_.head.turn <= 1 && state_.head.setupStep > 0 && !state_.head.rolled();
    if (setsUp || (endsTurn && static_cast<int>(rng_.below(100)) < plan_.taken)) take(seat);
    return true;
  }

  /// Most often as the seat saw it whose turn has ended, else as any other.
  void take(SeatId mover) {
    const SeatId viewer =
        rng_.below(2) ? mover : SeatId(static_cast<int>(rng_.below(static_cast<std::uint32_t>(definition_.seats))));
    Taken taken{{}, reader_.stage(state_)};
    for (int seat = 0; seat < definition_.seats; ++seat)
      taken.features.push_back(reader_.read(state_, SeatId(seat), viewer));
    taken_.push_back(std::move(taken));
  }

  const TrainingPlan& plan_;
  SeededRng rng_;
  Setup setup_;
  GameDefinition definition_;
  FeatureReader reader_;
  State state_;
  std::vector<std::unique_ptr<Bot>> bots_;
  std::vector<bool> disturbed_;
  std::vector<Taken> taken_;
};

}  // namespace

Samples gather(const TrainingPlan& plan) {
  Samples samples(plan.options.seats);
  for (int number = 0; number < plan.games && !(plan.isStopped && plan.isStopped()); ++number)
    TrainingGame(plan, number).play(samples);
  return samples;
}

}  // namespace tapu
