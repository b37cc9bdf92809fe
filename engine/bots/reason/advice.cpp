// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/reason/advice.h"

#include <algorithm>

#include "engine/board/tally.h"
#include "engine/bots/greedy_bot.h"
#include "engine/bots/placement.h"
#include "engine/bots/robbing.h"
#include "engine/bots/search/negotiator.h"
#include "engine/bots/search/playouts.h"
#include "engine/bots/search/setup_ways.h"

namespace tapu {

namespace {

constexpr Effort kEffort{.positions = 400, .playouts = 96};

bool isPlaced(ActionKind kind) {
  return kind == ActionKind::Settlement || kind == ActionKind::City || kind == ActionKind::Road ||
         kind == ActionKind::Ship || kind == ActionKind::Robber || kind == ActionKind::MoveShip;
}

class Adviser {
 public:
  explicit Adviser(const SeatView& view)
      : view_(view),
        must_(view.own().pending.must),
        weights_(hasPlainTurns(view.definition()) ? fittedWeights(view.definition().rules) : nullptr) {}

  std::vector<Advised> all() {
    if (view_.legal().empty()) return {};
    if (view_.legal().has(ActionKind::DeclareVictory)) return choose(declareVictory()), told();
    weights_ ? byChance() : byGoal();
    return told();
  }

 private:
  /// In an own turn one act of each kind; where a place is asked for, different places.
  bool isAnother(const Action& action) const {
    return std::ranges::none_of(chosen_, [&](const Action& other) {
      if (other.kind != action.kind) return false;
      return must_ == Decision::Act || !isPlaced(action.kind) || other.place() == action.place();
    });
  }
  void choose(const Action& action) {
    if (static_cast<int>(chosen_.size()) < kMostAdvised && isAnother(action)) chosen_.push_back(action);
  }

  /// What a greedy bot does first: answers to wolves, and everything where there are no weights.
  std::optional<Action> greedy() const {
    GreedyBot bot;
    SeededRng unused(1);
    return bot.decide(view_, unused);
  }

  void byChance() {
    switch (must_) {
      case Decision::Settlement:
      case Decision::Road:
      case Decision::Roll:
      case Decision::Robber:
      case Decision::FreeRoute: return bySearch();
      case Decision::Act: return inTurn();
      case Decision::Discard: return ofDiscard();
      case Decision::Nothing: return byOffers();
      default: break;
    }
    if (const auto action = greedy()) choose(*action);
  }

  void bySearch() {
    const Outlook outlook(view_.definition(), view_.seat(), *weights_);
    TurnSearch search(view_.definition(), view_.seat(), outlook);
    const bool isSetup = must_ == Decision::Settlement || must_ == Decision::Road;
    const Candidates ways =
        isSetup ? setupWays(view_, outlook) : search.ways(view_.visible(), view_.legal(), kEffort.positions);
    if (ways.empty()) return;
    isThought_ = ways.size() > 1;
    choose(isThought_ ? bestByPlayouts(view_, ways, outlook, kEffort) : ways[0].first);
    // Of places that it has not played out the chance says too little: people look at pips and kinds.
    if (must_ == Decision::Settlement) return byWorth(ActionKind::Settlement);
    for (int i = 0; i < ways.size(); ++i) {
      choose(ways[i].first);
      // Whatever is worse than the end of the turn is no advice.
      if (ways[i].first.kind == ActionKind::EndTurn || ways[i].first.kind == ActionKind::Roll) break;
    }
  }

  void inTurn() {
    const Outlook outlook(view_.definition(), view_.seat(), *weights_);
    const auto first = Negotiator(kEffort.forDeals()).inTurn(view_, outlook, [&] {
      bySearch();
      return chosen_.empty() ? endTurn() : chosen_[0];
    });
    if (!first || !chosen_.empty() || first->kind == ActionKind::Withdraw) return;
    choose(*first);
    if (first->kind == ActionKind::Offer) bySearch();  // and what there is to do without a partner
  }

  /// While others play: what offers of theirs deserve.
  void byOffers() {
    const Outlook outlook(view_.definition(), view_.seat(), *weights_);
    const auto step = Negotiator(kEffort.forDeals()).respond(view_, outlook);
    if (step.kind == Negotiator::Step::Kind::Act) choose(step.action);
  }

  void ofDiscard() {
    const Outlook outlook(view_.definition(), view_.seat(), *weights_);
    choose(TurnSearch(view_.definition(), view_.seat(), outlook).bestDiscard(view_.visible()));
  }

  /// Without weights: what a greedy bot does, then the next best places by pips and variety.
  void byGoal() {
    const auto first = greedy();
    if (!first) return;
    choose(*first);
    if (must_ == Decision::Act) return besideGoal();
    // The place for the city is chosen together with that for the cards (9.16).
    if (first->kind == ActionKind::StartCards) return choose(startCity(first->corner()));
    if (isPlaced(first->kind)) byWorth(first->kind);
  }

  /// What else an own turn or round is good for, the dearest first; then its end.
  void besideGoal() {
    for (const ActionKind kind : {ActionKind::City, ActionKind::Settlement})
      if (view_.legal().has(kind)) byWorth(kind);
    if (view_.legal().has(ActionKind::BuyCard)) choose(buyCard());
    for (const Action& end : {endTurn(), done()})
      if (view_.legal().contains(end)) choose(end);
  }

  /// The other places for an act of this kind, the best first.
  void byWorth(ActionKind kind) {
    const Planner planner(view_.definition(), view_.visible(), view_.seat());
    std::vector<std::pair<double, Action>> others;
    for (int i = 0; i < view_.legal().size(); ++i)
      if (const Action action = view_.legal()[i]; action.kind == kind)
        others.emplace_back(worthOf(planner, action), action);
    std::ranges::stable_sort(others, [](const auto& a, const auto& b) { return a.first > b.first; });
    for (const auto& [worth, action] : others) choose(action);
  }

  static double worthOf(const Planner& planner, const Action& action) {
    if (action.kind == ActionKind::Settlement || action.kind == ActionKind::City) return planner.worth(action.corner());
    if (action.kind != ActionKind::Robber) return 0;
    const auto& place = planner.definition().map.hex(action.hex());
    double harm = 0;
    for (const CornerId corner : place.corners)
      if (corner && !planner.state().at(corner).isEmpty())
        harm += (planner.state().at(corner).isOf(planner.seat()) ? -4 : 1) * planner.state().at(corner).yield() *
                pipsOf(place.cell.number);
    return harm;
  }

  /// What is compared with: the best act of another kind or place; where that is none whose outcome is known, the
  /// position as it is.
  Shift shiftFor(std::size_t i) const {
    const Action& action = chosen_[i];
    if (isDrawn(action.kind) || action.kind == ActionKind::Roll || action.kind == ActionKind::EndTurn) return {};
    if (check(view_.definition(), view_.visible(), view_.seat(), action)) return {};
    State then = view_.visible(), otherwise = view_.visible();
    apply(view_.definition(), then, Move{view_.seat(), action, {}});
    for (std::size_t j = 0; j < chosen_.size(); ++j) {
      const Action& other = chosen_[j];
      if (j == i || isDrawn(other.kind) || other.kind == ActionKind::Roll || other.kind == ActionKind::EndTurn)
        continue;
      apply(view_.definition(), otherwise, Move{view_.seat(), other, {}});
      break;
    }
    return shiftOf(view_.definition(), then, otherwise, view_.seat(), view_.seat(), *weights_);
  }

  std::vector<Advised> told() const {
    std::vector<Advised> advice;
    for (std::size_t i = 0; i < chosen_.size(); ++i) {
      const Deed deed{view_.definition(), view_.visible(), view_.seat(), Move{view_.seat(), chosen_[i], {}}};
      Advised next{chosen_[i], reasonsFor(deed, weights_ ? shiftFor(i) : Shift())};
      // Beside something better there must be more to say for it than that nothing is better.
      const bool isEmpty = next.reasons.empty() || next.reasons.front().kind == ReasonKind::Nothing;
      if (i == 0 || !isEmpty) advice.push_back(std::move(next));
    }
    if (isThought_) sayForesight(advice);
    return advice;
  }

  /// What people look at first: where another place has more of it, the reader would ask why this one comes first.
  static int looksOf(const Advised& advised) {
    for (const Reason& each : advised.reasons)
      if (each.kind == ReasonKind::Pips || each.kind == ReasonKind::Slows || each.kind == ReasonKind::Leads)
        return each.count;
    return 0;
  }

  /// The first act says why it comes before one of its kind that looks richer: what it has less of it names last.
  static void sayForesight(std::vector<Advised>& advice) {
    const auto looksRicher = [&](const Advised& other) {
      return other.action.kind == advice[0].action.kind && looksOf(other) > looksOf(advice[0]);
    };
    if (advice.empty() || std::none_of(advice.begin() + 1, advice.end(), looksRicher)) return;
    std::vector<Reason>& first = advice[0].reasons;
    std::ranges::stable_partition(first, [](const Reason& each) { return each.kind != ReasonKind::Pips; });
    if (static_cast<int>(first.size()) == kMostReasons) first.erase(first.end() - 2);
    first.insert(first.begin(), Reason{.kind = ReasonKind::Foresight});
  }

  const SeatView& view_;
  Decision must_;
  const Weights* weights_;  ///< null: there are none for this game
  std::vector<Action> chosen_;
  bool isThought_ = false;  ///< the first was found by thinking ahead
};

}  // namespace

std::vector<Advised> advise(const SeatView& view) { return Adviser(view).all(); }

}  // namespace tapu
