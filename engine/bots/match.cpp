// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/match.h"

#include <algorithm>
#include <limits>

#include "engine/bots/signature.h"
#include "engine/bots/simulated_game.h"

namespace tapu {

int sidesOf(const SimulationPlan& plan) {
  return playsOnChain(rulesOf(plan.ruleSet, plan.options)) ? kSeatsAtBoardOfChain : plan.options.seats;
}

/// Times the bots where they have a choice: decisions without thought would hide how long a thought takes.
class Match::Meter final : public DecisionMeter {
 public:
  Meter(const MatchClock& clock, const SimulationPlan& seated) : clock_(clock), seated_(seated) {}
  void tellTo(MatchGroup& group) { group_ = &group; }
  void asked(const SeatView& view) override {
    if (hasChoice(view.legal())) before_ = clock_();
  }
  void answered(const SeatView& view) override {
    if (!hasChoice(view.legal())) return;
    const std::int64_t taken = clock_() - before_;
    group_->times[seated_.bots[view.seat().value % seated_.bots.size()]].add(taken);
  }

 private:
  static bool hasChoice(const LegalActions& legal) {
    if (legal.size() != 1) return !legal.empty();
    const ActionKind only = legal[0].kind;
    return only != ActionKind::Roll && only != ActionKind::EndTurn && only != ActionKind::Done;
  }

  const MatchClock& clock_;
  const SimulationPlan& seated_;
  MatchGroup* group_ = nullptr;
  std::int64_t before_ = 0;
};

/// Notes the hero's trade partners, and when.
class Match::Deals {
 public:
  Deals(const SimulatedGame& game, int side, int sides) : game_(game), side_(side), sides_(sides) {}
  /// Notes a move that was applied. An offer that is closed by an acceptance has been carried out (6.5).
  void note(const Move& move) {
    const Action& action = move.action;
    if (action.kind != ActionKind::Confirm &&
        (action.kind != ActionKind::Accept || game_.state().seat(action.seat).offer.isOpen()))
      return;
    if (isHero(move.seat) == isHero(action.seat)) return;
    deals_.push_back({isHero(move.seat) ? action.seat : move.seat, game_.state().head.turn});
  }
  int count() const { return static_cast<int>(deals_.size()); }
  int gifts() const {
    const auto seats = static_cast<std::uint32_t>(game_.definition().seats);
    const Header& end = game_.state().head;
    const auto isGift = [&](const Deal& deal) { return deal.with == end.winner && end.turn - deal.turn < seats; };
    return static_cast<int>(std::ranges::count_if(deals_, isGift));
  }

 private:
  struct Deal {
    SeatId with;
    std::uint32_t turn;
  };
  bool isHero(SeatId seat) const { return seat.value % sides_ == side_; }

  const SimulatedGame& game_;
  int side_, sides_;
  std::vector<Deal> deals_;
};

Match::Match(const MatchPlan& plan, MatchClock clock, SimulationWatcher* watcher)
    : plan_(plan), clock_(std::move(clock)), watcher_(watcher), sides_(sidesOf(plan.games)), seated_(plan.games) {
  if (clock_) meter_ = std::make_unique<Meter>(clock_, seated_);
  const ThrowsDrawn throws = plan_.luck == SharedLuck::OfGroups ? ThrowsDrawn::ByTurn : ThrowsDrawn::ByMove;
  game_ = std::make_unique<SimulatedGame>(seated_, throws, meter_.get());
  score_.winsBySide.resize(static_cast<std::size_t>(sides_));
  score_.gamesBySide.resize(static_cast<std::size_t>(sides_));
}

Match::~Match() = default;

bool Match::isOver() const {
  if (score_.games >= plan_.games.games) return true;
  return plan_.test && plan_.test->verdict(score_.wins, score_.games) != SequentialTest::Verdict::Open;
}

int Match::gamesOfNext() const { return std::min(sides_, plan_.games.games - score_.games); }

void Match::seatHero(int side) {
  for (int behind = 0; behind < sides_; ++behind)
    seated_.bots[static_cast<std::size_t>((side + behind) % sides_)] =
        plan_.games.bots[static_cast<std::size_t>(behind)];
}

MatchGroup Match::play() {
  MatchGroup group;
  if (meter_) meter_->tellTo(group);
  const std::int64_t before = clock_ ? clock_() : 0;
  const int games = gamesOfNext();
  for (int side = 0; side < games; ++side) {
    seatHero(side);
    const int number = plan_.luck == SharedLuck::OfGroups ? score_.groups : score_.games + side;
    group.games.push_back(playGame(number, side, group));
    MatchGame& game = group.games.back();
    const State& end = game_->state();
    for (int s = 0; s < game_->definition().seats; ++s) {
      const int points = end.points(SeatId(s));
      (s % sides_ == side ? game.heroPoints : game.fieldPoints) += points;
      game.best = std::max(game.best, points);
    }
  }
  if (clock_) group.spent = clock_() - before;
  return group;
}

MatchGame Match::playGame(int number, int side, MatchGroup& group) {
  SimulatedGame& game = *game_;
  game.begin(number);
  if (watcher_) watcher_->began(game.setup(), game.definition(), game.state());
  MatchGame result;
  Deals deals(game, side, sides_);
  const auto tell = [&](const Move& move) {
    ++result.moves;
    deals.note(move);
    group.signature = sign(group.signature, move);
    if (watcher_) watcher_->moved(game.definition(), game.state(), move);
  };
  const auto isStopped = [this] { return plan_.games.isStopped && plan_.games.isStopped(); };
  for (int left = plan_.games.mostMoves; left > 0 && !isStopped() && playOn(game, std::min(left, kMovesOnEnd), tell);)
    left -= kMovesOnEnd;
  result.rounds = game.state().head.round;
  result.deals = deals.count();
  result.gifts = deals.gifts();
  if (!game.isOver()) return result;
  result.ending = game.state().head.winner ? MatchGame::Ending::Won : MatchGame::Ending::Stopped;
  if (const SeatId winner = bestOf(game)) result.winner = winner.value % sides_;
  return result;
}

void Match::count(const MatchGroup& group) {
  const int target = game_->definition().rules.target;
  int side = 0, wins = 0;
  for (const MatchGame& game : group.games) {
    ++score_.gamesBySide[static_cast<std::size_t>(side)];
    if (game.winner == side) {
      ++wins;
      ++score_.winsBySide[static_cast<std::size_t>(side)];
    }
    score_.won += game.ending == MatchGame::Ending::Won;
    score_.stopped += game.ending == MatchGame::Ending::Stopped;
    if (game.ending != MatchGame::Ending::Unfinished) score_.rounds.push_back(game.rounds);
    score_.bestPoints.push_back(game.best);
    score_.reached += game.best >= target;
    score_.deals += game.deals;
    score_.gifts += game.gifts;
    score_.moves += game.moves;
    score_.heroPoints += game.heroPoints;
    score_.fieldPoints += game.fieldPoints;
    ++side;
  }
  ++score_.groups;
  score_.games += side;
  score_.finished = score_.won + score_.stopped;
  score_.wins += wins;
  if (side == sides_) score_.groupShares.add(static_cast<double>(wins) / sides_);
  score_.signature = signature::mixed(score_.signature, group.signature);
  for (const auto& [bot, times] : group.times) score_.times[bot].add(times);
  // A file of an earlier match may claim anything.
  score_.spent = group.spent + std::min(score_.spent, std::numeric_limits<std::int64_t>::max() - group.spent);
}

}  // namespace tapu
