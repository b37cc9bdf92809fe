// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "engine/board/tally.h"
#include "engine/bots/reason/weighed.h"
#include "engine/bots/robbing.h"
#include "engine/bots/trading.h"
#include "engine/bots/unseen.h"
#include "engine/rules/discards.h"
#include "engine/rules/trade.h"

namespace tapu {

namespace {

/// Finds what a change of the hand is good for.
class CardFinder {
 public:
  CardFinder(const Deed& deed, Weighed& found)
      : definition_(deed.definition),
        planner_(deed.definition, deed.before, deed.move.seat),
        action_(deed.move.action),
        found_(found),
        hand_(planner_.me().hand) {}

  void all() {
    switch (action_.kind) {
      case ActionKind::Settlement: return ofStart();
      case ActionKind::City:
      case ActionKind::BuyCard: return ofRisk();
      case ActionKind::Bank: return ofBank();
      case ActionKind::Offer: return ofTrade(action_.give, action_.want);
      case ActionKind::Accept: return ofAccept();
      case ActionKind::Confirm: return ofTrade(planner_.me().offer.give, planner_.me().offer.want);
      case ActionKind::Decline: return ofDecline();
      case ActionKind::YearOfPlenty: return ofPlenty();
      case ActionKind::Monopoly: return ofMonopoly();
      case ActionKind::Discard: return ofDiscard();
      case ActionKind::Roll: return ofRoll();
      case ActionKind::EndTurn:
      case ActionKind::Done: return ofEnd();
      case ActionKind::Pass: return found_.add(1, ValueGroup::Hand, {.kind = ReasonKind::Nothing});
      default: return;
    }
  }

 private:
  /// The second start settlement brings a card of each of its hexes (3.4).
  void ofStart() {
    const State& state = planner_.state();
    if (state.head.phase != Phase::Setup || state.head.setupStep < definition_.seats) return;
    CardCounts cards;
    for (const HexId hex : definition_.map.corner(action_.corner()).hexes)
      if (hex)
        if (const Resource r = resourceOf(definition_.map.hex(hex).cell.terrain); r != Resource::None)
          cards += CardCounts::of(r);
    const bool buysRoad = cards.covers(definition_.rules.roadCost);
    if (!cards.isEmpty())
      found_.add(buysRoad ? 3.4 : 2.2, ValueGroup::Hand, {.kind = ReasonKind::StartCards, .cards = cards});
  }

  /// Cards that are spent are none that a seven takes.
  void ofRisk() {
    const int safe = rules::safeHand(definition_.rules);
    if (hand_.total() > safe)
      found_.add(3, ValueGroup::Risk, {.kind = ReasonKind::AtRisk, .count = hand_.total(), .more = safe});
  }

  void ofBank() {
    const int rate = planner_.rate(action_.first);
    ofTrade(CardCounts::of(action_.first, rate), CardCounts::of(action_.second));
  }

  void ofAccept() {
    const Offer& offer = planner_.state().seat(action_.seat).offer;
    ofTrade(offer.want, offer.give);
  }

  void ofTrade(CardCounts give, CardCounts got) {
    if (!hand_.covers(give)) return;
    const CardCounts then = hand_ - give + got;
    const Goal goal = ofHand(then);
    const CardCounts over = surplus(hand_, goal.cost);
    CardCounts spare;
    for (const Resource r : kAllResources)
      if (give[r] && over[r] >= give[r]) spare += CardCounts::of(r, give[r]);
    if (!spare.isEmpty())
      found_.add(2.5, ValueGroup::Hand, {.kind = ReasonKind::Spare, .cards = spare, .goal = goal.kind});
    if (give.total() > got.total()) ofRisk();
    if (found_.empty()) ofAnyGoal(then);
  }

  /// What another hand brings nearer most, though it is not the best goal: a deal may be good for more than one.
  void ofAnyGoal(CardCounts then) {
    const Rules& rules = definition_.rules;
    const std::array<std::pair<Goal::Kind, CardCounts>, 3> goals{{{Goal::Kind::City, rules.cityCost},
                                                                  {Goal::Kind::Settlement, rules.settlementCost},
                                                                  {Goal::Kind::Card, rules.cardCost}}};
    const auto sooner = [&](CardCounts cost) { return planner_.rounds(hand_, cost) - planner_.rounds(then, cost); };
    const auto& [kind, cost] =
        *std::ranges::max_element(goals, {}, [&](const auto& goal) { return sooner(goal.second); });
    if (sooner(cost) <= 0.05) return;
    if (const int rounds = static_cast<int>(std::lround(sooner(cost))); rounds >= 1)
      return found_.add(3, ValueGroup::Hand, {.kind = ReasonKind::Sooner, .count = rounds, .goal = kind});
    found_.add(2, ValueGroup::Hand,
               {.kind = ReasonKind::Saves,
                .count = roundsOf(planner_.rounds(then, cost)),
                .cards = missing(then, cost),
                .goal = kind});
  }

  /// What another hand brings nearer: the goal that is best then.
  Goal ofHand(CardCounts then) {
    const Goal goal = planner_.bestWith(then);
    if (goal.kind == Goal::Kind::None) return goal;
    const bool isPaid = then.covers(goal.step), wasPaid = hand_.covers(goal.step);
    const double sooner = planner_.rounds(hand_, goal.cost) - planner_.rounds(then, goal.cost);
    if (isPaid && !wasPaid)
      found_.add(9, ValueGroup::Hand, {.kind = ReasonKind::Completes, .goal = ofStep(goal)});
    else if (const int rounds = static_cast<int>(std::lround(sooner)); rounds >= 1)
      found_.add(4 + 0.5 * rounds, ValueGroup::Hand, {.kind = ReasonKind::Sooner, .count = rounds, .goal = goal.kind});
    else if (sooner > 0.05)
      found_.add(3, ValueGroup::Hand,
                 {.kind = ReasonKind::Saves,
                  .count = roundsOf(planner_.rounds(then, goal.cost)),
                  .cards = missing(then, goal.cost),
                  .goal = goal.kind});
    return goal;
  }

  /// What the next step of a goal builds: of a settlement further away it is the road to it.
  static Goal::Kind ofStep(const Goal& goal) {
    return goal.kind == Goal::Kind::Expansion ? Goal::Kind::LongestRoad : goal.kind;
  }
  static int roundsOf(double rounds) { return static_cast<int>(std::lround(std::min(rounds, 99.0))); }

  void ofDecline() {
    const SeatId offerer = action_.seat;
    if (isNearWinning(planner_, offerer))
      return found_.add(8, ValueGroup::Rivals,
                        {.kind = ReasonKind::Leader,
                         .count = std::max(1, definition_.rules.target - planner_.state().publicPoints(offerer)),
                         .seat = offerer});
    found_.add(3, ValueGroup::Hand, {.kind = ReasonKind::NoGain, .goal = planner_.best().kind});
  }

  void ofPlenty() {
    CardCounts got = CardCounts::of(action_.first);
    if (action_.second != Resource::None) got += CardCounts::of(action_.second);
    ofHand(hand_ + got);
  }

  void ofMonopoly() {
    const auto held = heldByOthers(definition_, planner_.state(), planner_.seat());
    if (!held) return;
    const int count = (*held)[action_.first];
    found_.add(5, ValueGroup::Hand, {.kind = ReasonKind::Held, .count = count, .cards = CardCounts::of(action_.first)});
    ofHand(hand_ + CardCounts::of(action_.first, count));
  }

  void ofDiscard() {
    if (!hand_.covers(action_.give)) return;
    const CardCounts left = hand_ - action_.give;
    const Goal goal = planner_.bestWith(left);
    CardCounts kept;
    for (const Resource r : kAllResources)
      if (const int both = std::min(left[r], goal.cost[r]); both > 0) kept += CardCounts::of(r, both);
    if (goal.kind != Goal::Kind::None && !kept.isEmpty())
      found_.add(5, ValueGroup::Hand, {.kind = ReasonKind::Keeps, .cards = kept, .goal = goal.kind});
    Resource most = Resource::None;
    for (const Resource r : kAllResources)
      if (action_.give[r] && (most == Resource::None || planner_.income(r) > planner_.income(most))) most = r;
    if (most == Resource::None || planner_.income(most) <= 0) return;
    for (const Resource r : kAllResources)
      if (planner_.income(r) > planner_.income(most)) return;
    const int pips = planner_.pips(most);
    found_.add(3, ValueGroup::Income, {.kind = ReasonKind::Plenty, .count = pips, .cards = CardCounts::of(most)});
  }

  void ofRoll() {
    if (planner_.me().cards[Card::Knight] == 0) return;
    found_.add(2, ValueGroup::Hand, {.kind = isRobbed(planner_) ? ReasonKind::Nothing : ReasonKind::Stays});
  }

  void ofEnd() {
    const Goal goal = planner_.best();
    if (goal.kind == Goal::Kind::None) return found_.add(1, ValueGroup::Hand, {.kind = ReasonKind::Nothing});
    const CardCounts lacking = missing(hand_, goal.cost);
    if (lacking.isEmpty()) return ofPatience();
    found_.add(4, ValueGroup::Hand,
               {.kind = ReasonKind::Saves, .count = roundsOf(goal.rounds), .cards = lacking, .goal = goal.kind});
  }

  /// The best goal is paid for and left alone: the seat saves for a city, which needs the most cards.
  void ofPatience() {
    const CardCounts lacking = missing(hand_, definition_.rules.cityCost);
    const double rounds = planner_.rounds(hand_, definition_.rules.cityCost);
    constexpr double kFarAway = 8;
    if (lacking.isEmpty() || planner_.me().cities == 0 || rounds > kFarAway)
      return found_.add(1, ValueGroup::Hand, {.kind = ReasonKind::Nothing});
    found_.add(3, ValueGroup::Hand,
               {.kind = ReasonKind::Saves, .count = roundsOf(rounds), .cards = lacking, .goal = Goal::Kind::City});
  }

  const GameDefinition& definition_;
  Planner planner_;
  Action action_;
  Weighed& found_;
  CardCounts hand_;
};

}  // namespace

void addCardReasons(const Deed& deed, Weighed& found) { CardFinder(deed, found).all(); }

}  // namespace tapu
