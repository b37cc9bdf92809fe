// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "engine/board/tally.h"
#include "engine/bots/bargainer.h"
#include "engine/bots/reason/trade_adviser.h"
#include "engine/bots/reason/weighed.h"
#include "engine/bots/robbing.h"
#include "engine/bots/unseen.h"
#include "engine/bots/yields.h"
#include "engine/rules/discards.h"
#include "engine/rules/trade.h"

namespace tapu {

namespace {

/// Finds the uses of a change of the hand.
class CardFinder {
 public:
  CardFinder(const Deed& deed, Weighed& found)
      : deed_(deed),
        definition_(deed.definition),
        planner_(deed.definition, deed.before, deed.move.seat),
        action_(deed.move.action),
        found_(found),
        hand_(planner_.me().hand) {}

  void all() {
    switch (action_.kind) {
      case ActionKind::Settlement: return ofStart();
      case ActionKind::Road:
        if (planner_.me().pending.must == Decision::Act) ofRisk(2.4);  // free ones take no cards
        return;
      case ActionKind::City:
      case ActionKind::BuyCard: return ofRisk();
      case ActionKind::Bank: return ofBank();
      case ActionKind::Offer: return ofTrade(action_.give, action_.want);
      case ActionKind::Accept: return ofAccept();
      case ActionKind::Confirm: return ofTrade(planner_.me().offer.give, planner_.me().offer.want);
      case ActionKind::Decline: return ofDecline();
      case ActionKind::Withdraw:
        return found_.add(3, ValueGroup::Hand, {.kind = ReasonKind::NoGain, .goal = planner_.best().kind});
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
    const CardCounts cards = cardsAround(definition_.map, action_.corner());
    const bool buysRoad = cards.covers(definition_.rules.roadCost);
    if (!cards.isEmpty())
      found_.add(buysRoad ? 3.4 : 2.2, ValueGroup::Hand, {.kind = ReasonKind::StartCards, .cards = cards});
  }

  /// A seven cannot take spent cards.
  void ofRisk(double strength = 3) {
    const int safe = rules::safeHand(definition_.rules);
    if (hand_.total() > safe)
      found_.add(strength, ValueGroup::Risk, {.kind = ReasonKind::AtRisk, .count = hand_.total(), .more = safe});
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
    const Goal goal = aimOf(give, got);
    ofGoal(goal, then);
    const CardCounts over = surplus(hand_, goal.cost);
    CardCounts spare;
    for (const Resource r : kAllResources)
      if (give[r] && over[r] >= give[r]) spare += CardCounts::of(r, give[r]);
    if (!spare.isEmpty() && goal.kind != Goal::Kind::None)
      found_.add(2.5, ValueGroup::Hand, {.kind = ReasonKind::Spare, .cards = spare, .goal = goal.kind});
    ofRare(got);
    if (action_.kind != ActionKind::Bank && got.total() > give.total())
      found_.add(4.6, ValueGroup::Hand, {.kind = ReasonKind::Bargain, .count = got.total(), .more = give.total()});
    const CardCounts road = definition_.rules.roadCost;
    if (action_.kind == ActionKind::Bank && !hand_.covers(road) && then.covers(road) && !then.covers(goal.step))
      found_.add(5, ValueGroup::Hand, {.kind = ReasonKind::Completes, .goal = Goal::Kind::LongestRoad});
    // A road is worth its cards for where it leads.
    if (goal.kind == Goal::Kind::Expansion && goal.corner && !hand_.covers(road) && then.covers(road))
      found_.add(4.8, ValueGroup::Places,
                 {.kind = ReasonKind::Leads,
                  .place = goal.corner.value,
                  .count = pipsAt(definition_.map, goal.corner),
                  .more = std::clamp(goal.cost[Resource::Brick] - definition_.rules.settlementCost[Resource::Brick] - 1,
                                     0, 2)});
    // Fewer cards are no reason for a trade by themselves.
    if (give.total() > got.total() && !found_.empty()) ofRisk(2);
    if (found_.empty()) ofAnyGoal(then);
  }

  /// Names the piece that another hand brings nearer most, even if not the best goal: a deal may serve several.
  void ofAnyGoal(CardCounts then) {
    const Rules& rules = definition_.rules;
    const std::array<std::pair<Goal::Kind, CardCounts>, 3> goals{{{Goal::Kind::City, rules.cityCost},
                                                                  {Goal::Kind::Settlement, rules.settlementCost},
                                                                  {Goal::Kind::Card, rules.cardCost}}};
    const auto sooner = [&](CardCounts cost) { return planner_.rounds(hand_, cost) - planner_.rounds(then, cost); };
    const auto& [kind, cost] =
        *std::ranges::max_element(goals, {}, [&](const auto& goal) { return sooner(goal.second); });
    if (sooner(cost) <= 0.05) return;
    if (missing(then, cost).isEmpty())
      return found_.add(9, ValueGroup::Hand, {.kind = ReasonKind::Completes, .goal = kind});
    if (const int rounds = static_cast<int>(std::lround(sooner(cost))); rounds >= 1)
      return found_.add(3, ValueGroup::Hand, {.kind = ReasonKind::Sooner, .count = rounds, .goal = kind});
    found_.add(2, ValueGroup::Hand, {.kind = ReasonKind::Nearer, .cards = missing(then, cost), .goal = kind});
  }

  /// The cards of a trade that the seat's places hardly yield, or not while the robber stays.
  void ofRare(CardCounts got) {
    constexpr int kFew = 3;  // less than once in twelve throws
    const std::array<int, kResources> has = earnedPips(planner_.me());
    CardCounts kinds;
    int pips = 0;
    for (std::size_t i = 0; i < kResources; ++i) {
      if (!got[kAllResources[i]]) continue;
      if (const auto robbed = robbedSource(deed_, planner_.seat(), kAllResources[i]))
        return found_.add(2.7, ValueGroup::Hand, *robbed);
      kinds += CardCounts::of(kAllResources[i]);
      pips += has[i];
    }
    if (kinds.isEmpty() || pips > kFew) return;
    found_.add(2.7, ValueGroup::Hand, {.kind = ReasonKind::Wants, .count = pips, .cards = kinds});
  }

  /// The aim that a trade completes, or else one that it serves; else the goal that is best afterwards.
  Goal aimOf(CardCounts give, CardCounts got) const {
    for (const Goal& aim : aimsOf(planner_))
      if (!hand_.covers(aim.cost) && (hand_ - give + got).covers(aim.cost)) return aim;
    if (const auto aim = servedBy(planner_, {give, got})) return *aim;
    return planner_.bestWith(hand_ - give + got);
  }

  /// The goal that is best with another hand, which brings it nearer.
  void ofHand(CardCounts then) { ofGoal(planner_.bestWith(then), then); }

  void ofGoal(const Goal& goal, CardCounts then) {
    if (goal.kind == Goal::Kind::None) return;
    const bool isPaid = then.covers(goal.step), wasPaid = hand_.covers(goal.step);
    const double sooner = planner_.rounds(hand_, goal.cost) - planner_.rounds(then, goal.cost);
    if (isPaid && !wasPaid)
      found_.add(9, ValueGroup::Hand, {.kind = ReasonKind::Completes, .goal = ofStep(goal)});
    else if (sooner > 0.05 || missing(then, goal.cost).total() < missing(hand_, goal.cost).total())
      ofNearer(goal, then, static_cast<int>(std::lround(sooner)));
  }

  /// The cards still lacking come first, the time saved next.
  void ofNearer(const Goal& goal, CardCounts then, int rounds) {
    const CardCounts lacking = missing(then, goal.cost);
    if (lacking.total() < missing(hand_, goal.cost).total())
      found_.add(4.5, ValueGroup::Hand, {.kind = ReasonKind::Nearer, .cards = lacking, .goal = goal.kind});
    if (rounds >= 1) found_.add(4, ValueGroup::Hand, {.kind = ReasonKind::Sooner, .count = rounds, .goal = goal.kind});
  }

  /// The piece that the next step of a goal builds: the road, for a settlement further away.
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
    const Offer& offer = planner_.state().seat(offerer).offer;
    if (!hand_.covers(offer.want))
      return found_.add(5, ValueGroup::Hand, {.kind = ReasonKind::CannotPay, .cards = missing(hand_, offer.want)});
    ofLoss(offer);
    ofHelp(deed_, offerer, offer.give, offer.want, found_);
    if (offer.want.total() > offer.give.total())
      found_.add(
          6.5, ValueGroup::Hand,
          {.kind = ReasonKind::Dear, .count = offer.want.total(), .more = offer.give.total(), .cards = lastOf(offer)});
    if (isAheadOfAll(deed_, offerer)) found_.add(2.6, ValueGroup::Rivals, {.kind = ReasonKind::Ahead, .seat = offerer});
    if (found_.empty()) found_.add(3, ValueGroup::Hand, {.kind = ReasonKind::NoGain, .goal = savedFor().kind});
  }

  /// One of each kind that an offer uses up.
  CardCounts lastOf(const Offer& offer) const {
    CardCounts last;
    for (const Resource r : kAllResources)
      if (offer.want[r] && hand_[r] == offer.want[r] && !offer.give[r]) last += CardCounts::of(r);
    return last;
  }

  /// The cards that an offer takes from the goal, and the cards it takes that the goal does not need.
  void ofLoss(const Offer& offer) {
    const Goal goal = savedFor();
    if (goal.kind == Goal::Kind::None) return;
    const CardCounts then = hand_ - offer.want + offer.give;
    const CardCounts lacking = missing(hand_, goal.cost),
                     lost = missing(then, goal.cost) - both(lacking, missing(then, goal.cost));
    if (hand_.covers(goal.step) && !then.covers(goal.step))
      return found_.add(6, ValueGroup::Hand,
                        {.kind = ReasonKind::Breaks, .cards = missing(then, goal.step), .goal = ofStep(goal)});
    if (!lost.isEmpty()) {
      const bool isAll = std::ranges::all_of(kAllResources, [&](Resource r) { return !lost[r] || !then[r]; });
      found_.add(5, ValueGroup::Hand,
                 {.kind = ReasonKind::Gives, .more = isAll ? 1 : 0, .cards = lost, .goal = goal.kind});
      // A delay counts only if neither the bank nor the own places bring the cards as soon.
      const double later = std::min(planner_.rounds(then, goal.cost) - planner_.rounds(hand_, goal.cost),
                                    plainRounds(missing(then, goal.cost)) - plainRounds(lacking));
      if (const int rounds = static_cast<int>(std::lround(later)); rounds >= 1)
        found_.add(3.4, ValueGroup::Hand, {.kind = ReasonKind::Farther, .count = rounds, .goal = goal.kind});
    }
    ofUseless(offer, goal, lacking);
  }

  /// The cards of an offer that the goal does not lack; of a scarce kind only that the goal lacks others.
  void ofUseless(const Offer& offer, const Goal& goal, CardCounts lacking) {
    constexpr int kScarcest = 2;
    const std::array<int, kResources> has = earnedPips(planner_.me());
    for (std::size_t i = 0; i < kResources; ++i) {
      const Resource each = kAllResources[i];
      if (!offer.give[each] || lacking[each]) continue;
      const bool isScarce = std::ranges::count_if(has, [&](int pips) { return pips < has[i]; }) < kScarcest;
      if (!isScarce)
        found_.add(4.2, ValueGroup::Hand,
                   {.kind = ReasonKind::Enough,
                    .count = hand_[each],
                    .more = has[i],
                    .cards = CardCounts::of(each),
                    .goal = goal.kind});
      else if (!lacking.isEmpty())
        found_.add(4.2, ValueGroup::Hand,
                   {.kind = ReasonKind::StillLacks, .more = static_cast<int>(i), .cards = lacking, .goal = goal.kind});
    }
  }

  /// The common part of two sets.
  static CardCounts both(CardCounts a, CardCounts b) {
    CardCounts common;
    for (const Resource r : kAllResources)
      if (const int count = std::min(a[r], b[r]); count > 0) common += CardCounts::of(r, count);
    return common;
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
    const Goal goal = keptGoal(left);
    const CardCounts kept = both(left, goal.cost);
    const bool sparesIt = missing(left, goal.cost) == missing(hand_, goal.cost);
    const bool isLast = surplus(left, goal.cost).isEmpty();  // all that the goal does not need has gone before
    if (goal.kind != Goal::Kind::None && !kept.isEmpty() && (sparesIt || isLast))
      found_.add(5, ValueGroup::Hand, {.kind = ReasonKind::Keeps, .cards = kept, .goal = goal.kind});
    ofPlenty(action_.give);
  }

  /// The goal of the remaining cards: among the pieces and cards the seat can get, the one they hold most of.
  Goal keptGoal(CardCounts left) const {
    const Rules& rules = definition_.rules;
    Goal kept = planner_.best();
    const auto fit = [&](CardCounts cost) { return both(left, cost).total() - missing(left, cost).total(); };
    const auto consider = [&](Goal::Kind kind, CardCounts cost) {
      if (fit(cost) > fit(kept.cost)) kept = Goal{.kind = kind, .cost = cost, .step = cost};
    };
    if (kept.kind == Goal::Kind::None) return kept;
    const bool hasHouse = planner_.me().settlements < rules.settlements;
    if (hasHouse && planner_.me().cities > 0) consider(Goal::Kind::City, rules.cityCost);
    if (bestReached(deed_, planner_.seat())) consider(Goal::Kind::Settlement, rules.settlementCost);
    if (!planner_.state().deckOf(planner_.seat()).isEmpty()) consider(Goal::Kind::Card, rules.cardCost);
    return kept;
  }

  /// The kind given away that comes most often, if no other comes more often.
  void ofPlenty(CardCounts give) {
    const std::array<int, kResources> has = earnedPips(planner_.me());
    const auto most = std::ranges::max_element(has);
    const Resource kind = kAllResources[static_cast<std::size_t>(most - has.begin())];
    if (*most > 0 && give[kind])
      found_.add(3, ValueGroup::Income, {.kind = ReasonKind::Plenty, .count = *most, .cards = CardCounts::of(kind)});
  }

  void ofRoll() {
    if (planner_.me().cards[Card::Knight] == 0) return;
    found_.add(2, ValueGroup::Hand, {.kind = isRobbed(planner_) ? ReasonKind::Later : ReasonKind::Stays});
  }

  void ofEnd() {
    const Goal goal = planner_.best();
    if (goal.kind == Goal::Kind::None) return found_.add(1, ValueGroup::Hand, {.kind = ReasonKind::Nothing});
    if (missing(hand_, goal.cost).isEmpty()) return ofPatience();
    ofSaving(savedFor(), 4);
  }

  /// The purpose of the hand: the best goal, or, if that is far away, one that is nearly paid for.
  Goal savedFor() const { return savedForBy(planner_); }

  /// The best goal is paid for and left alone: the seat saves for a city, which needs the most cards.
  void ofPatience() {
    const CardCounts cost = definition_.rules.cityCost;
    const Goal city{.kind = Goal::Kind::City, .cost = cost, .rounds = planner_.rounds(hand_, cost)};
    constexpr double kFarAway = 8;
    if (missing(hand_, cost).isEmpty() || planner_.me().cities == 0 || city.rounds > kFarAway)
      return found_.add(1, ValueGroup::Hand, {.kind = ReasonKind::Nothing});
    ofSaving(city, 3);
  }

  /// A hand with hardly anything of a goal is not saved for it.
  void ofSaving(const Goal& goal, double strength) {
    const CardCounts lacking = missing(hand_, goal.cost);
    const int held = goal.cost.total() - lacking.total();
    if (3 * held <= goal.cost.total())
      return found_.add(2, ValueGroup::Hand, {.kind = paysForAnything() ? ReasonKind::Nothing : ReasonKind::NoMeans});
    const CardCounts card = definition_.rules.cardCost;
    if (goal.kind != Goal::Kind::Card && hand_.covers(card) && !planner_.state().deckOf(planner_.seat()).isEmpty())
      if (const CardCounts taken = missing(hand_ - card, goal.cost) - lacking; !taken.isEmpty())
        found_.add(strength - 0.5, ValueGroup::Hand, {.kind = ReasonKind::NoCard, .cards = taken, .goal = goal.kind});
    const int plain = roundsOf(plainRounds(lacking)), rounds = roundsOf(goal.rounds);
    found_.add(strength, ValueGroup::Hand,
               {.kind = ReasonKind::Saves,
                .count = std::min(plain, rounds),
                .more = rounds < plain ? 1 : 0,
                .cards = lacking,
                .goal = goal.kind});
  }

  bool paysForAnything() const {
    const Rules& rules = definition_.rules;
    for (const CardCounts& cost : {rules.roadCost, rules.settlementCost, rules.cityCost, rules.cardCost})
      if (hand_.covers(cost)) return true;
    return definition_.hasShips && hand_.covers(rules.shipCost);
  }

  /// Rounds until the seat's own places bring these cards, without any exchange.
  double plainRounds(CardCounts lacking) const {
    double rounds = 0;
    for (const Resource r : kAllResources)
      if (lacking[r]) rounds = std::max(rounds, planner_.income(r) > 0 ? lacking[r] / planner_.income(r) : 99.0);
    return rounds;
  }

  const Deed& deed_;
  const GameDefinition& definition_;
  Planner planner_;
  Action action_;
  Weighed& found_;
  CardCounts hand_;
};

}  // namespace

void addCardReasons(const Deed& deed, Weighed& found) { CardFinder(deed, found).all(); }

}  // namespace tapu
