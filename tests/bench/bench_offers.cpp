// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "engine/bots/courtesy.h"
#include "engine/bots/simulation.h"

// Offers of bots to a person: bench_offers [GAMES [LEVEL..]] plays games of a person, who declines every offer and
// makes none, and three bots of each level, which remember the answers as they do at a table.

namespace tapu {
namespace {

constexpr SeatId kPerson(0);

/// Declines all offers, and plays as a greedy bot that trades with the bank alone.
class Declining final : public Bot {
 public:
  std::optional<Action> decide(const SeatView& view, Rng& rng) override {
    const auto legal = view.legal().all();
    const auto refusal = std::ranges::find(legal, ActionKind::Decline, &Action::kind);
    if (refusal != legal.end()) return *refusal;
    const SeatView alone(view.definition(), view.visible(), view.seat(), PlayerTrade::LeftOut);
    return alone.legal().empty() ? std::nullopt : greedy_->decide(alone, rng);
  }

 private:
  std::unique_ptr<Bot> greedy_ = makeBot("greedy");
};

/// A bot that spares the person.
class Courteous final : public Bot {
 public:
  Courteous(std::string_view level, SeatId own) : bot_(makeBot(level)), courtesy_(own) {
    courtesy_.setPersons({kPerson});
  }
  std::optional<Action> decide(const SeatView& view, Rng& rng) override {
    courtesy_.follow(view.definition(), *view.history());
    return bot_->decide(SeatView(view.definition(), view.visible(), view.seat(), view.trade(), view.eyes(),
                                 view.history(), nullptr, view.counted(), &courtesy_),
                        rng);
  }
  bool looksBack() const override { return true; }

 private:
  std::unique_ptr<Bot> bot_;
  Courtesy courtesy_;
};

/// Counts the offers to the person.
struct OffersToPerson final : SimulationWatcher {
  struct Made {
    SeatId by;
    std::uint32_t turn;
    CardCounts give, want;
    bool isDeclined;
  };
  std::vector<Made> made;  ///< in this game
  std::uint32_t turn = 0;
  int ownTurns = 0, offers = 0, again = 0, noBetter = 0;

  void began(const Setup&, const GameDefinition&, const State&) override { made.clear(); }
  void moved(const GameDefinition& definition, const State& after, const Move& move) override {
    const Action& action = move.action;
    ownTurns += move.seat == kPerson && action.kind == ActionKind::EndTurn;
    const bool isToPerson = action.kind == ActionKind::Offer && move.seat != kPerson &&
                            action.asked().contains(definition.partnerId(kPerson, move.seat));
    if (isToPerson) count({move.seat, turn, action.give, action.want, false});
    if (move.seat == kPerson && action.kind == ActionKind::Decline)
      std::ranges::find(made.rbegin(), made.rend(), action.seat, &Made::by)->isDeclined = true;
    turn = after.head.turn;
  }
  void count(const Made& offer) {
    const auto hasDeclined = [&](auto isLike) {
      return std::ranges::any_of(
          made, [&](const Made& before) { return before.isDeclined && before.by == offer.by && isLike(before); });
    };
    ++offers;
    again += hasDeclined([&](const Made& before) { return before.turn == offer.turn; });
    noBetter += hasDeclined(
        [&](const Made& before) { return before.give.covers(offer.give) && offer.want.covers(before.want); });
    made.push_back(offer);
  }
};

void measure(std::string_view level, int games) {
  SimulationPlan plan;
  plan.bots = {"person", "bot", "bot", "bot"};
  plan.games = games;
  plan.makeGuest = [level](std::string_view, SeatId seat) -> std::unique_ptr<Bot> {
    if (seat == kPerson) return std::make_unique<Declining>();
    return std::make_unique<Courteous>(level, seat);
  };
  OffersToPerson told;
  const SimulationResult result = simulate(plan, told);
  std::printf(
      "%-10s %d of %d games over: %.2f offers between two own turns, %d of %d again in a turn after a no, %d no "
      "better than a declined one\n",
      std::string(level).c_str(), result.finished, result.games,
      static_cast<double>(told.offers) / std::max(told.ownTurns, 1), told.again, told.offers, told.noBetter);
  std::fflush(stdout);
}

}  // namespace
}  // namespace tapu

int main(int argc, char** argv) {
  constexpr int kGames = 200;
  const int games = argc > 1 ? std::atoi(argv[1]) : kGames;
  for (int i = 2; i < argc; ++i) tapu::measure(argv[i], games);
  if (argc > 2) return 0;
  for (const std::string_view level : tapu::botLevels()) tapu::measure(level, games);
  return 0;
}
