// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/value/training.h"

#include "engine/bots/simulated_game.h"
#include "engine/state/game_map.h"
#include "engine/state/ground.h"

namespace tapu {

namespace {

/// Plays as another bot, but for start settlements by lot if it is disturbed.
class Trained final : public Bot {
 public:
  Trained(std::unique_ptr<Bot> bot, bool isDisturbed) : bot_(std::move(bot)), isDisturbed_(isDisturbed) {}
  std::optional<Action> decide(const SeatView& view, Rng& rng) override {
    const bool isAtLot = isDisturbed_ && view.own().pending.must == Decision::Settlement &&
                         view.visible().head.phase == Phase::Setup;  // not where Crazy gives one later (8.11)
    return isAtLot ? byLot(view, rng) : bot_->decide(view, rng);
  }
  bool looksBack() const override { return bot_->looksBack(); }

 private:
  /// Any corner, the likelier the more pips it has.
  static Action byLot(const SeatView& view, Rng& rng) {
    const auto weightOf = [&view](const Action& action) {
      return 1 + static_cast<std::uint32_t>(pipsAt(view.definition(), view.visible(), action.corner()));
    };
    const LegalActions& legal = view.legal();
    std::uint32_t sum = 0;
    for (const Action& action : legal.all()) sum += weightOf(action);
    std::uint32_t lot = rng.below(sum);
    for (const Action& action : legal.all()) {
      if (lot < weightOf(action)) return action;
      lot -= weightOf(action);
    }
    return legal[0];
  }

  std::unique_ptr<Bot> bot_;
  bool isDisturbed_;
};

/// Plays the games one after the other, and takes positions from them.
class TrainingGames {
 public:
  explicit TrainingGames(const TrainingPlan& plan) : plan_(plan), seated_(seatedBy(plan)), game_(seated_) {}

  void play(int number, Samples& samples) {
    constexpr int kMostMoves = 6000;
    SeededRng rng(SeededRng(plan_.seed + 0x9e37 * static_cast<std::uint64_t>(number)).next());
    Setup setup{plan_.ruleSet, plan_.options, {}, {}};
    setup.board = boardFor(plan_.options, rng);
    number_ = number;
    disturbed_.clear();
    for (int seat = 0; seat < setup.seats(); ++seat)
      disturbed_.push_back(static_cast<int>(rng.below(100)) < plan_.disturbed);
    game_.begin(std::move(setup), rng);
    const FeatureReader reader(game_.definition());
    taken_.clear();
    const auto tell = [&](const Move& move) { follow(move, reader); };
    playOn(game_, kMostMoves, tell);
    const SeatId winner = game_.state().head.winner;
    if (!game_.isOver() || !winner) return;
    for (const Taken& taken : taken_) samples.add(taken.features, taken.stage, winner.value);
  }

 private:
  struct Taken {
    std::vector<Features> features;
    float stage;
  };

  SimulationPlan seatedBy(const TrainingPlan& plan) {
    SimulationPlan seated;
    seated.ruleSet = plan.ruleSet;
    seated.options = plan.options;
    seated.bots = {"of the plan"};
    seated.trade = PlayerTrade::LeftOut;
    seated.makeGuest = [this](std::string_view, SeatId seat) {
      return std::make_unique<Trained>(plan_.bot(number_, seat), disturbed_[seat.value]);
    };
    return seated;
  }

  /// The ends of turns, and the position after each pair of start pieces.
  void follow(const Move& move, const FeatureReader& reader) {
    const Header& head = game_.state().head;
    const bool endsTurn = move.action.kind == ActionKind::EndTurn;
    const bool setsUp = move.action.kind == ActionKind::Road && head.turn <= 1 && head.setupStep > 0 && !head.rolled();
    if (setsUp || (endsTurn && static_cast<int>(game_.chance().below(100)) < plan_.taken)) take(move.seat, reader);
  }

  /// Takes a position, most often as the seat saw it whose turn has ended, else as any other.
  void take(SeatId mover, const FeatureReader& reader) {
    const auto seats = static_cast<std::uint32_t>(game_.definition().seats);
    Rng& rng = game_.chance();
    const SeatId viewer = rng.below(2) ? mover : SeatId(static_cast<int>(rng.below(seats)));
    Taken taken{{}, reader.stage(game_.state())};
    for (std::uint32_t seat = 0; seat < seats; ++seat)
      taken.features.push_back(reader.read(game_.state(), SeatId(static_cast<int>(seat)), viewer));
    taken_.push_back(std::move(taken));
  }

  const TrainingPlan& plan_;
  const SimulationPlan seated_;
  int number_ = 0;  ///< of the game that is played
  std::vector<bool> disturbed_;
  SimulatedGame game_;
  std::vector<Taken> taken_;
};

}  // namespace

Samples gather(const TrainingPlan& plan) {
  Samples samples(plan.options.seats);
  TrainingGames games(plan);
  for (int number = 0; number < plan.games && !(plan.isStopped && plan.isStopped()); ++number)
    games.play(number, samples);
  return samples;
}

}  // namespace tapu
