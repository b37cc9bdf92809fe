// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/reason/advice.h"

#include <algorithm>

#include "engine/board/tally.h"
#include "engine/bots/bargainer.h"
#include "engine/bots/card_play.h"
#include "engine/bots/greedy_bot.h"
#include "engine/bots/reason/reasons.h"
#include "engine/bots/reason/trade_adviser.h"
#include "engine/bots/robbing.h"
#include "engine/bots/search/negotiator.h"
#include "engine/bots/search/playouts.h"
#include "engine/bots/search/setup_ways.h"
#include "engine/bots/yields.h"

namespace tapu {

namespace {

constexpr Effort kEffort{.positions = 400, .playouts = 96};

bool isPlaced(ActionKind kind) {
  return kind == ActionKind::Settlement || kind == ActionKind::City || kind == ActionKind::Road ||
         kind == ActionKind::Ship || kind == ActionKind::Robber || kind == ActionKind::MoveShip ||
         kind == ActionKind::Pirate;
}

bool isCard(ActionKind kind) {
  return kind == ActionKind::RoadBuilding || kind == ActionKind::YearOfPlenty || kind == ActionKind::Monopoly;
}

bool isHouse(ActionKind kind) { return kind == ActionKind::Settlement || kind == ActionKind::City; }

/// The worth of the place of an act; 0 for acts without one.
double worthOf(const Planner& planner, const Action& action) {
  if (action.kind == ActionKind::Settlement || action.kind == ActionKind::City) return planner.worth(action.corner());
  const bool isPirate = action.kind == ActionKind::Pirate;
  if (action.kind != ActionKind::Robber && !isPirate) return 0;
  const int cards = action.seat ? planner.state().seat(action.seat).cardsInHand() : 0;
  return (isPirate ? pirateHarm : robberHarm)(planner, action.hex()) + 0.25 * std::min(cards, 8);
}

/// If the next act has it too, or more of it, it does not say why this one is better.
bool tellsNothingApart(const std::vector<Reason>& reasons) {
  return reasons.empty() || std::holds_alternative<because::Yield>(reasons.front()) ||
         std::holds_alternative<because::Kinds>(reasons.front()) || is(reasons.front(), because::Points::Brings);
}

class Adviser {
 public:
  explicit Adviser(const SeatView& view)
      : view_(view),
        must_(view.own().pending.must),
        weights_(hasPlainTurns(view.definition()) ? fittedWeights(view.definition().rules) : nullptr),
        planner_(view.definition(), view.visible(), view.seat()) {
    if (weights_) outlook_.emplace(view.definition(), view.seat(), *weights_);
    if (weights_) remember();
    trades_.emplace(view_, planner_, weights_ ? &*outlook_ : nullptr, kEffort.forDeals());
  }

  Adviser(const Adviser&) = delete;  // its parts look at one another

  std::vector<Advised> all() {
    if (view_.legal().empty()) return {};
    if (view_.legal().has(ActionKind::DeclareVictory)) {
      choose(declareVictory());
      return told();
    }
    weights_ ? byChance() : byGoal();
    addAward();
    addVain();
    return toldPlainly();
  }

  /// The robber move among these that `advise` names of all, else the best of them; then the others.
  std::vector<Advised> of(std::span<const Action> among) {
    const LegalActions left = view_.legal().only(among);
    if (left.empty()) return {};
    weights_ ? byChance() : byGoal();
    std::erase_if(chosen_, [&](const Action& each) { return !left.contains(each); });
    if (chosen_.empty()) chosen_.push_back(bestRobberOf(left));
    for (const Action& each : left.all())
      if (std::ssize(chosen_) < kMostAdvised && std::ranges::find(chosen_, each) == chosen_.end())
        chosen_.push_back(each);
    return told();
  }

 private:
  int pipsOfCorner(CornerId corner) const { return pipsAt(view_.definition(), view_.visible(), corner); }

  Action bestRobberOf(const LegalActions& left) const {
    if (!weights_) return chooseRobber(planner_, left);
    TurnSearch search(view_.definition(), view_.seat(), *outlook_);
    const Candidates ways = search.ways(view_.visible(), left, kEffort.positions);
    return ways.size() > 1 ? bestByPlayouts(view_, ways, left, *outlook_, kEffort) : left[0];
  }

  /// The seat's knowledge of the hands of others.
  void remember() {
    if (!view_.history()) return;
    belief_.emplace(view_.definition(), view_.seat());
    belief_->follow(*view_.history());
    if (belief_->fits(view_.visible()))
      outlook_->know(&*belief_);
    else
      belief_.reset();
  }

  /// In an own turn one act of each kind, and two places for a settlement or city, so that they can be compared; for a
  /// decision about a place, different places.
  bool isAnother(const Action& action) const {
    const auto isAlike = [&](const Action& other) {
      return other.kind == action.kind && (!isPlaced(action.kind) || other.place() == action.place());
    };
    if (std::ranges::any_of(chosen_, isAlike)) return false;
    return must_ != Decision::Act ||
           std::ranges::count(chosen_, action.kind, &Action::kind) < (isHouse(action.kind) ? 2 : 1);
  }
  void choose(const Action& action) {
    if (static_cast<int>(chosen_.size()) < kMostAdvised && isAnother(action)) chosen_.push_back(action);
  }
  void chooseAt(std::ptrdiff_t rank, const Action& action) {
    chosen_.insert(chosen_.begin() + rank, action);
    if (static_cast<int>(chosen_.size()) > kMostAdvised) chosen_.pop_back();
  }

  /// The card Road Building comes before a road that is paid for, which then is no advice: it serves the same place.
  void chooseWay(const Action& action) {
    const bool isRoute = action.kind == ActionKind::Road || action.kind == ActionKind::Ship;
    const bool isPaid = must_ == Decision::Act && isRoute;
    choose(isPaid && view_.legal().has(ActionKind::RoadBuilding) ? playRoadBuilding() : action);
  }

  /// A knight that brings Largest Army is always advised: first before the throw, and before another card, since one
  /// may be played in a turn; else second.
  void addAward() {
    if ((must_ != Decision::Roll && must_ != Decision::Act) || !takesArmy(planner_)) return;
    const auto isKnight = [](const Action& each) { return each.kind == ActionKind::Knight; };
    const std::vector<Action> legal = view_.legal().all();
    const auto knight = std::ranges::find_if(legal, isKnight);
    if (knight == legal.end() || (!chosen_.empty() && isKnight(chosen_[0]))) return;
    const Action award = std::ranges::any_of(chosen_, isKnight) ? *std::ranges::find_if(chosen_, isKnight) : *knight;
    std::erase_if(chosen_, isKnight);
    const bool isSecond = must_ == Decision::Act && !chosen_.empty() && chosen_[0].kind != ActionKind::EndTurn &&
                          chosen_[0].kind != ActionKind::Done && !isCard(chosen_[0].kind);
    chooseAt(isSecond ? 1 : 0, award);
  }

  /// A greedy bot's first acts: answers to wolves, and everything if there are no weights. It answers the best of
  /// several offers; own offers are advised apart.
  std::optional<Action> greedy() {
    if (must_ == Decision::Act || must_ == Decision::Nothing)
      if (const auto answer = answerFirst()) return answer;
    SeededRng unused(1);  // a greedy bot draws no lots
    const auto first = GreedyBot().decide(view_, unused);
    const bool isTrade = first && (first->kind == ActionKind::Offer || first->kind == ActionKind::Accept ||
                                   first->kind == ActionKind::Decline);
    if (!isTrade) return first;
    const SeatView alone(view_.definition(), view_.visible(), view_.seat(), PlayerTrade::LeftOut);
    return GreedyBot().decide(alone, unused);
  }

  /// The answer to others' offers, before anything else. An offer that the hand cannot pay is only kept in `vain_`, to
  /// stand beside the other advice.
  std::optional<Action> answerFirst() {
    const auto answer = trades_->answer();
    const bool isInVain = answer && answer->kind == ActionKind::Decline && must_ == Decision::Act &&
                          !planner_.me().hand.covers(planner_.state().seat(answer->seat).offer.want);
    if (!isInVain) return answer;
    vain_ = answer;
    return std::nullopt;
  }
  void addVain() {
    if (!vain_) return;
    if (static_cast<int>(chosen_.size()) == kMostAdvised) chosen_.pop_back();
    chosen_.push_back(*vain_);
  }

  void byChance() {
    switch (must_) {
      case Decision::Settlement:
      case Decision::Road:
      case Decision::Roll:
      case Decision::Robber:
      case Decision::FreeRoute:
      case Decision::Build:
      case Decision::Part: return bySearch();
      case Decision::Act: return inTurn();
      // The same cards as the game suggests where they are chosen (GameController::suggestedDiscard).
      case Decision::Discard: return choose(chooseDiscard(planner_));
      case Decision::Nothing:  // while others play
        if (const auto answer = trades_->answer()) choose(*answer);
        return;
      case Decision::Start:
      case Decision::Done:
      case Decision::Gold:
      case Decision::Answer: break;
    }
    if (const auto action = greedy()) choose(*action);
  }

  void bySearch() {
    const Outlook& outlook = *outlook_;
    TurnSearch search(view_.definition(), view_.seat(), outlook);
    const bool isSetup = must_ == Decision::Settlement || must_ == Decision::Road;
    Candidates ways =
        isSetup ? setupWays(view_, outlook) : harmless(search.ways(view_.visible(), view_.legal(), kEffort.positions));
    if (ways.empty()) return;
    chooseWay(ways.size() > 1 ? plainly(bestByPlayouts(view_, ways, view_.legal(), outlook, kEffort), ways)
                              : ways[0].first);
    // Without playouts the chance says too little of places: people look at pips and kinds.
    if (must_ == Decision::Settlement) return byWorth(ActionKind::Settlement);
    if (must_ == Decision::Robber) return byWorth(ActionKind::Robber);
    // Another place for the same comes next: the reader would ask why not that.
    for (int i = 0; i < ways.size() && isHouse(chosen_[0].kind); ++i)
      if (ways[i].first.kind == chosen_[0].kind) choose(ways[i].first);
    // Nor would people understand if a possible house were not named at all.
    for (int i = 0; i < ways.size() && !isHouse(chosen_[0].kind) && must_ == Decision::Act; ++i)
      if (isHouse(ways[i].first.kind)) choose(ways[i].first);
    for (int i = 0; i < ways.size(); ++i) {
      chooseWay(ways[i].first);
      // An act worse than the end of the turn is no advice.
      if (ways[i].first.kind == ActionKind::EndTurn || ways[i].first.kind == ActionKind::Roll) break;
    }
  }

  /// A house that is paid for, or is after an exchange with the bank or a Year of Plenty, comes before a card, a road,
  /// another exchange or the end of the turn, unless the value speaks clearly against it.
  Action houseRather(const Action& best, const Candidates& ways) const {
    constexpr float kClearly = 0.05F;
    float chance = 0;
    for (int i = 0; i < ways.size(); ++i)
      if (ways[i].first == best) chance = ways[i].chance;
    const auto isNear = [&](const Candidate& way) { return way.chance + kClearly >= chance; };
    for (int i = 0; i < ways.size(); ++i)
      if (isHouse(ways[i].first.kind)) return isNear(ways[i]) ? ways[i].first : best;
    for (int i = 0; i < ways.size(); ++i)
      if (isNear(ways[i]) && paysForHouse(ways[i].first)) return ways[i].first;
    return best;
  }
  /// Whether the act brings lacking cards at once, and the hand then pays for a city or settlement.
  bool paysForHouse(const Action& action) const {
    const bool isBank = action.kind == ActionKind::Bank;
    if (!isBank && action.kind != ActionKind::YearOfPlenty) return false;
    const CardCounts give = isBank ? CardCounts::of(action.first, planner_.rate(action.first)) : CardCounts();
    CardCounts got = isBank ? CardCounts() : CardCounts::of(action.first);
    if (action.second != Resource::None) got += CardCounts::of(action.second);
    return makesHousePaid({give, got});
  }
  bool makesHousePaid(const Deal& deal) const {
    const CardCounts hand = planner_.me().hand;
    if (!hand.covers(deal.give)) return false;
    const CardCounts then = hand - deal.give + deal.want;
    const SmallVector<Goal, 4> aims = aimsOf(planner_);
    return std::ranges::any_of(aims, [&](const Goal& aim) {
      const bool isBuilding = aim.kind == Goal::Kind::City || aim.kind == Goal::Kind::Settlement;
      return isBuilding && !hand.covers(aim.cost) && then.covers(aim.cost);
    });
  }

  /// A card that is paid for comes before an end of the turn that saves for something far away.
  Action cardRather(const Action& best) const {
    constexpr int kFar = 3;
    if (best.kind != ActionKind::EndTurn || !view_.legal().has(ActionKind::BuyCard)) return best;
    const Goal goal = savedForBy(planner_);
    return missing(planner_.me().hand, goal.cost).total() >= kFar ? buyCard() : best;
  }

  /// A knight comes before the throw where it frees own pips or stops somebody who is about to win.
  Action knightRather(const Action& best, const Candidates& ways) const {
    if (!isRobbed(planner_) && !canStopLeader()) return best;
    for (int i = 0; i < ways.size(); ++i)
      if (ways[i].first.kind == ActionKind::Knight) return ways[i].first;
    return best;
  }
  /// Somebody who is about to win has a hex where the robber can go and harms the seat nowhere.
  bool canStopLeader() const {
    const Topology& map = view_.definition().map;
    const State& seen = view_.visible();
    for (int i = 0; i < seen.corners.size(); ++i) {
      const Piece piece = seen.at(CornerId(i));
      if (piece.isEmpty() || piece.isOf(view_.seat()) || !isNearWinning(planner_, piece.owner())) continue;
      for (const HexId hex : map.corner(CornerId(i)).hexes)
        if (hex && hex != seen.robbers[0] && pipsOf(groundAt(view_.definition(), seen, hex).number) > 0 &&
            !isOwnHex(hex))
          return true;
    }
    return false;
  }

  /// So few playouts do not tell two like houses apart: where the value and the pips agree on another place, it is
  /// that.
  Action plainly(const Action& best, const Candidates& ways) const {
    if (must_ == Decision::Roll) return best.kind == ActionKind::Roll ? knightRather(best, ways) : best;
    if (must_ != Decision::Act) return best;
    if (best.kind == ActionKind::EndTurn) return cardRather(houseRather(best, ways));
    const bool isSmall = best.kind == ActionKind::BuyCard || best.kind == ActionKind::Road ||
                         best.kind == ActionKind::Ship || best.kind == ActionKind::Bank ||
                         best.kind == ActionKind::YearOfPlenty;
    if (isSmall) return paysForHouse(best) ? best : houseRather(best, ways);
    if (!isHouse(best.kind)) return best;
    const auto pips = [&](const Action& house) { return pipsOfCorner(house.corner()); };
    for (int i = 0; i < ways.size() && !(ways[i].first == best); ++i)
      if (ways[i].first.kind == best.kind && pips(ways[i].first) > pips(best)) return ways[i].first;
    return best;
  }

  /// Leaves out robber moves to an own hex if another is free, and those that harm others much less than the best
  /// could, those with more points the most.
  Candidates harmless(const Candidates& ways) const {
    constexpr double kOfMost = 0.85;
    if (must_ != Decision::Robber) return withoutHarm(ways);
    double most = 0;
    for (int i = 0; i < ways.size(); ++i) most = std::max(most, worthOf(planner_, ways[i].first));
    Candidates kept;
    for (int i = 0; i < ways.size(); ++i) {
      const Action& action = ways[i].first;
      const bool harmsOwn = action.kind == ActionKind::Robber && isOwnHex(action.hex());
      if (!harmsOwn && worthOf(planner_, action) >= kOfMost * most) kept.add(ways[i]);
    }
    return kept.empty() ? ways : kept;
  }
  /// A road or ship takes cards of a settlement or city that lacks only one, and brings no award.
  bool spendsWhatIsNear(const Action& action) const {
    const bool isRoute = action.kind == ActionKind::Road || action.kind == ActionKind::Ship;
    if (!isRoute || must_ != Decision::Act) return false;
    const Rules& rules = view_.definition().rules;
    const CardCounts hand = planner_.me().hand;
    const CardCounts cost = action.kind == ActionKind::Road ? rules.roadCost : rules.shipCost;
    if (!hand.covers(cost)) return false;
    const SmallVector<Goal, 4> aims = aimsOf(planner_);
    const bool isNear = std::ranges::any_of(aims, [&](const Goal& aim) {
      const bool isBuilding = aim.kind == Goal::Kind::City || aim.kind == Goal::Kind::Settlement;
      return isBuilding && missing(hand, aim.cost).total() == 1 && missing(hand - cost, aim.cost).total() > 1;
    });
    if (!isNear) return false;
    State then = view_.visible();
    apply(view_.definition(), then, Move{view_.seat(), action, {}});
    return then.awardsFor(view_.seat()) == view_.visible().awardsFor(view_.seat());
  }
  /// No exchange with the bank, and no road, that takes cards from a city or settlement nearly paid: people would not
  /// understand it.
  Candidates withoutHarm(const Candidates& ways) const {
    Candidates kept;
    for (int i = 0; i < ways.size(); ++i) {
      const Action& action = ways[i].first;
      const bool isBank = action.kind == ActionKind::Bank;
      const CardCounts give = isBank ? CardCounts::of(action.first, planner_.rate(action.first)) : CardCounts();
      const bool harms = isBank && trades_->harms({give, CardCounts::of(action.second)});
      if (!harms && !spendsWhatIsNear(action)) kept.add(ways[i]);
    }
    return kept.empty() ? ways : kept;
  }
  bool isOwnHex(HexId hex) const {
    return std::ranges::any_of(view_.definition().map.hex(hex).corners, [&](CornerId corner) {
      return corner && view_.visible().at(corner).isOf(view_.seat());
    });
  }

  /// Offers of others first. An own one leads if it pays for something at once, or is better than the bank; else it may
  /// be made beside what the seat does alone.
  void inTurn() {
    if (const auto answer = answerFirst()) return choose(*answer);
    if (view_.own().offer.isOpen()) return choosePartner();
    if (!view_.legal().has(ActionKind::EndTurn)) return bySearch();
    const auto offer = trades_->offer();
    bySearch();
    if (offer && trades_->pays(*offer) && !isAfterBuilding(*offer)) return chooseAt(0, *offer);
    if (offer) return chooseBeside(*offer);
    // Before the hand is kept for an aim that lacks one card, somebody may have that card.
    const bool isEnd = !chosen_.empty() && chosen_[0].kind == ActionKind::EndTurn;
    if (const auto last = isEnd ? trades_->completion() : std::nullopt) chooseAt(0, *last);
  }

  /// The seat builds first what it can pay for, and what it can pay for alone comes before an offer for something else.
  bool isAfterBuilding(const Action& offer) const {
    if (chosen_.empty()) return false;
    return isHouse(chosen_[0].kind) || (paysForHouse(chosen_[0]) && !makesHousePaid({offer.give, offer.want}));
  }

  /// An offer before the bank or beside the end of the turn.
  void chooseBeside(const Action& offer) {
    if (chosen_.empty() || !isAnother(offer)) return;
    const bool isBank = chosen_[0].kind == ActionKind::Bank;
    if (!isBank && chosen_[0].kind != ActionKind::EndTurn && chosen_[0].kind != ActionKind::Done) return;
    chooseAt(isBank ? 0 : 1, offer);
  }

  /// The best of those who accepted the own offer; if all have answered and none brings a gain, withdraws it. People
  /// would not understand a gain that takes cards from a near goal.
  void choosePartner() {
    const auto step = Negotiator(kEffort.forDeals()).respond(view_, *outlook_);
    const Offer& offer = view_.own().offer;
    const bool isConfirm = step.kind == Negotiator::Step::Kind::Act && step.action.kind == ActionKind::Confirm;
    if (isConfirm && !trades_->harms({offer.give, offer.want})) return choose(step.action);
    const bool isAwaited = awaitsAnswer(view_.definition(), view_.visible(), view_.seat());
    if (!isAwaited && view_.allows(withdrawOffer())) choose(withdrawOffer());
  }

  /// Advises without weights: a greedy bot's choice, then the next best places by pips and variety.
  void byGoal() {
    const auto first = greedy();
    if (!first) return;
    if (must_ == Decision::Act) return inRound(*first);
    choose(*first);
    // The place for the city is chosen together with that for the cards (9.16).
    if (first->kind == ActionKind::StartCards) return choose(startCity(first->corner()));
    if (isPlaced(first->kind)) byWorth(first->kind);
  }

  /// Advises as in a turn: offers of others first, an own one where it pays for something or nothing else is done.
  void inRound(const Action& first) {
    if (first.kind == ActionKind::Accept || first.kind == ActionKind::Decline) return choose(first);
    const auto offer = trades_->offer();
    const bool isEnd = first.kind == ActionKind::Done || first.kind == ActionKind::EndTurn;
    if (offer && isEnd && trades_->pays(*offer)) choose(*offer);
    choose(first);
    if (offer) chooseBeside(*offer);
    besideGoal();
  }

  /// Other uses of an own turn or round, the dearest first; then its end.
  void besideGoal() {
    for (const ActionKind kind : {ActionKind::City, ActionKind::Settlement})
      if (view_.legal().has(kind)) byWorth(kind);
    if (view_.legal().has(ActionKind::BuyCard)) choose(buyCard());
    for (const Action& end : {endTurn(), done()})
      if (view_.legal().contains(end)) choose(end);
  }

  /// The other places for an act of this kind, the best first.
  void byWorth(ActionKind kind) {
    std::vector<std::pair<double, Action>> others;
    for (int i = 0; i < view_.legal().size(); ++i)
      if (const Action action = view_.legal()[i]; action.kind == kind)
        others.emplace_back(worthOf(planner_, action), action);
    std::ranges::stable_sort(others, [](const auto& a, const auto& b) { return a.first > b.first; });
    // A robber that helps nobody is no advice.
    for (const auto& [worth, action] : others)
      if (kind != ActionKind::Robber || (worth > 0 && !isOwnHex(action.hex()))) choose(action);
  }

  /// The shift to the best other act whose outcome is known; without one, to the position as it is.
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
      Deed deed{.definition = view_.definition(),
                .before = view_.visible(),
                .viewer = view_.seat(),
                .move = {view_.seat(), chosen_[i], {}},
                .beside = chosen_,
                .belief = belief_ ? &*belief_ : nullptr};
      deed.beside.erase(deed.beside.begin() + static_cast<std::ptrdiff_t>(i));
      // Where the city goes follows from where the cards are taken, before anybody can do anything (9.16).
      const Follows follows = chosen_[i].kind == ActionKind::StartCity ? Follows::OwnSeat : Follows::Everybody;
      Advised next{chosen_[i], reasonsFor(deed, weights_ ? shiftFor(i) : Shift()), follows};
      // Beside something better there must be more to say for it than that nothing is better.
      const bool isEmpty = next.reasons.empty() || is(next.reasons.front(), because::Plain::Nothing);
      if (i == 0 || !isEmpty) advice.push_back(std::move(next));
    }
    // Among equals, advice that has reasons comes first.
    std::ranges::stable_partition(advice, [](const Advised& each) { return !each.reasons.empty(); });
    return advice;
  }

  /// Whether a house brings more pips, and all kinds and harbors that another one brings too.
  bool isRicher(const Action& house, const Action& other) const {
    const Topology& map = view_.definition().map;
    const CornerId at = house.corner(), otherAt = other.corner();
    if (pipsOfCorner(at) <= pipsOfCorner(otherAt)) return false;
    const CardCounts has = cardsAround(view_.definition(), view_.visible(), at),
                     otherHas = cardsAround(view_.definition(), view_.visible(), otherAt);
    const auto brings = [&](Resource r) { return has[r] > 0 || otherHas[r] == 0; };
    return std::ranges::all_of(kAllResources, brings) && (map.corner(otherAt).harbors & ~map.corner(at).harbors) == 0;
  }

  /// A house without an advantage that can be named over an advised one with more pips goes behind that one: people
  /// would ask why it comes first, and they cannot check that it stands better some turns ahead.
  std::vector<Advised> toldPlainly() {
    std::vector<Advised> advice = told();
    if (advice.empty() || !isHouse(advice[0].action.kind)) return advice;
    const auto pips = [&](const Action& house) { return pipsOfCorner(house.corner()); };
    const Action first = advice[0].action;
    const bool isPlain = tellsNothingApart(advice[0].reasons);
    Action best = first;
    for (const Advised& each : advice)
      if (each.action.kind == best.kind && pips(each.action) > pips(best) && (isPlain || isRicher(each.action, first)))
        best = each.action;
    if (best == advice[0].action) return advice;
    const auto at = std::ranges::find(chosen_, best);
    std::rotate(chosen_.begin(), at, at + 1);
    return told();
  }

  const SeatView& view_;
  Decision must_;
  const Weights* weights_;  ///< null: there are none for this game
  Planner planner_;
  std::optional<Belief> belief_;
  std::optional<Outlook> outlook_;
  std::optional<TradeAdviser> trades_;
  std::vector<Action> chosen_;
  std::optional<Action> vain_;  ///< to decline an offer that the hand cannot pay
};

}  // namespace

std::vector<Advised> advise(const SeatView& view) { return Adviser(view).all(); }

std::vector<Advised> advise(const SeatView& view, std::span<const Action> among) { return Adviser(view).of(among); }

}  // namespace tapu
