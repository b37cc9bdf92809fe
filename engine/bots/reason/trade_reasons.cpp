// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <utility>

#include "engine/board/tally.h"
#include "engine/bots/bargainer.h"
#include "engine/bots/reason/strengths.h"
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
    using enum ActionKind;
    const ActionKind kind = action_.kind;
    if (kind == Settlement) return ofStart();
    if (kind == Road) {
      if (planner_.me().pending.must == Decision::Act) ofRisk(says::kRoadAtRisk);  // free ones take no cards
      return;
    }
    if (kind == City || kind == BuyCard) return ofRisk();
    if (kind == Bank) return ofBank();
    if (kind == Offer) return ofTrade(action_.give, action_.want);
    if (kind == Accept) return ofAccept();
    if (kind == Confirm) return ofTrade(planner_.me().offer.give, planner_.me().offer.want);
    if (kind == Decline) return ofDecline();
    if (kind == Withdraw) return found_.add(says::kNoGain, because::Aim{because::Aim::NoGain, planner_.best().kind});
    if (kind == YearOfPlenty) return ofPlenty();
    if (kind == Monopoly) return ofMonopoly();
    if (kind == Gold) return ofHand(hand_ + action_.want);
    if (kind == Discard) return ofDiscard();
    if (kind == Roll) return ofRoll();
    if (kind == EndTurn || kind == Done) return ofEnd();
    if (kind == Pass) return found_.add(says::kNothing, because::Plain{});
  }

 private:
  /// The second start settlement brings a card of each of its hexes (3.4).
  void ofStart() {
    const State& state = planner_.state();
    if (state.head.phase != Phase::Setup || state.head.setupStep < definition_.seats) return;
    const CardCounts cards = cardsAround(definition_, deed_.before, action_.corner());
    const bool buysRoad = cards.covers(definition_.rules.roadCost);
    if (!cards.isEmpty())
      found_.add(buysRoad ? says::kStartRoad : says::kSecondCards, because::Kinds{because::Kinds::AtOnce, cards});
  }

  /// A seven cannot take spent cards.
  void ofRisk(Strength strength = says::kSpendsAtRisk) {
    const int safe = rules::safeHand(definition_.rules);
    if (hand_.total() > safe) found_.add(strength, because::Hand{because::Hand::AtRisk, hand_.total(), safe});
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
      found_.add(says::kSpare, because::Aim{because::Aim::Spare, goal.kind, spare});
    ofRare(got);
    if (action_.kind != ActionKind::Bank && got.total() > give.total())
      found_.add(says::kBargain, because::Price{because::Price::Bargain, got.total(), give.total()});
    const CardCounts road = definition_.rules.roadCost;
    if (action_.kind == ActionKind::Bank && !hand_.covers(road) && then.covers(road) && !then.covers(goal.step))
      found_.add(says::kCompletesRoad, because::Aim{because::Aim::Completes, Goal::Kind::LongestRoad});
    // A road is worth its cards for where it leads.
    if (goal.kind == Goal::Kind::Expansion && goal.corner && !hand_.covers(road) && then.covers(road))
      found_.add(
          says::kRoadPaid,
          because::Site{.kind = because::Site::Leads,
                        .corner = goal.corner,
                        .pips = pipsAt(definition_, deed_.before, goal.corner),
                        .lacking = std::clamp(
                            goal.cost[Resource::Brick] - definition_.rules.settlementCost[Resource::Brick] - 1, 0, 2)});
    // Fewer cards are no reason for a trade by themselves.
    if (give.total() > got.total() && !found_.empty()) ofRisk(says::kFewerAtRisk);
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
    if (missing(then, cost).isEmpty()) return found_.add(says::kCompletes, because::Aim{because::Aim::Completes, kind});
    if (const int rounds = static_cast<int>(std::lround(sooner(cost))); rounds >= 1)
      return found_.add(says::kAnySooner, because::Aim{.kind = because::Aim::Sooner, .goal = kind, .rounds = rounds});
    found_.add(says::kAnyNearer, because::Aim{because::Aim::Nearer, kind, missing(then, cost)});
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
        return found_.add(says::kWants, *robbed);
      kinds += CardCounts::of(kAllResources[i]);
      pips += has[i];
    }
    if (kinds.isEmpty() || pips > kFew) return;
    found_.add(says::kWants, because::Income{because::Income::Wants, kinds, pips});
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
      found_.add(says::kCompletes, because::Aim{because::Aim::Completes, ofStep(goal)});
    else if (sooner > 0.05 || missing(then, goal.cost).total() < missing(hand_, goal.cost).total())
      ofNearer(goal, then, static_cast<int>(std::lround(sooner)));
  }

  /// The cards still lacking come first, the time saved next.
  void ofNearer(const Goal& goal, CardCounts then, int rounds) {
    const CardCounts lacking = missing(then, goal.cost);
    if (lacking.total() < missing(hand_, goal.cost).total())
      found_.add(says::kNearer, because::Aim{because::Aim::Nearer, goal.kind, lacking});
    if (rounds >= 1)
      found_.add(says::kSooner, because::Aim{.kind = because::Aim::Sooner, .goal = goal.kind, .rounds = rounds});
  }

  /// The piece that the next step of a goal builds: the road, for a settlement further away.
  static Goal::Kind ofStep(const Goal& goal) {
    return goal.kind == Goal::Kind::Expansion ? Goal::Kind::LongestRoad : goal.kind;
  }
  static int roundsOf(double rounds) { return static_cast<int>(std::lround(std::min(rounds, 99.0))); }

  void ofDecline() {
    const SeatId offerer = action_.seat;
    if (isNearWinning(planner_, offerer))
      return found_.add(says::kLeader, leader(definition_, planner_.state(), offerer));
    const Offer& offer = planner_.state().seat(offerer).offer;
    if (!hand_.covers(offer.want))
      return found_.add(says::kCannotPay, because::Cards{because::Cards::CannotPay, missing(hand_, offer.want)});
    ofLoss(offer);
    ofHelp(deed_, offerer, offer.give, offer.want, found_);
    if (offer.want.total() > offer.give.total())
      found_.add(says::kDear,
                 because::Price{because::Price::Dear, offer.want.total(), offer.give.total(), lastOf(offer)});
    if (isAheadOfAll(deed_, offerer)) found_.add(says::kAhead, because::Rival{because::Rival::Ahead, offerer});
    if (found_.empty()) found_.add(says::kNoGain, because::Aim{because::Aim::NoGain, savedFor().kind});
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
      return found_.add(says::kBreaks, because::Aim{because::Aim::Breaks, ofStep(goal), missing(then, goal.step)});
    if (!lost.isEmpty()) {
      const bool isAll = std::ranges::all_of(kAllResources, [&](Resource r) { return !lost[r] || !then[r]; });
      found_.add(says::kGives, because::Aim{isAll ? because::Aim::GivesLast : because::Aim::Gives, goal.kind, lost});
      // A delay counts only if neither the bank nor the own places bring the cards as soon.
      const double later = std::min(planner_.rounds(then, goal.cost) - planner_.rounds(hand_, goal.cost),
                                    plainRounds(missing(then, goal.cost)) - plainRounds(lacking));
      if (const int rounds = static_cast<int>(std::lround(later)); rounds >= 1)
        found_.add(says::kFarther, because::Aim{.kind = because::Aim::Farther, .goal = goal.kind, .rounds = rounds});
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
        found_.add(says::kUseless, because::Aim{.kind = because::Aim::Enough,
                                                .goal = goal.kind,
                                                .cards = CardCounts::of(each),
                                                .held = hand_[each],
                                                .pips = has[i]});
      else if (!lacking.isEmpty())
        found_.add(
            says::kUseless,
            because::Aim{.kind = because::Aim::StillLacks, .goal = goal.kind, .cards = lacking, .instead = each});
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
    found_.add(says::kOthersHold, because::Cards{because::Cards::OthersHold, CardCounts::of(action_.first), count});
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
      found_.add(says::kKeeps, because::Aim{because::Aim::Keeps, goal.kind, kept});
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
      found_.add(says::kPlenty, because::Income{because::Income::Plenty, CardCounts::of(kind), *most});
  }

  void ofRoll() {
    if (planner_.me().cards[Card::Knight] == 0) return;
    found_.add(says::kThrowFirst, because::Plain{isRobbed(planner_) ? because::Plain::Later : because::Plain::Stays});
  }

  void ofEnd() {
    const Goal goal = planner_.best();
    if (goal.kind == Goal::Kind::None) return found_.add(says::kNothing, because::Plain{});
    if (missing(hand_, goal.cost).isEmpty()) return ofPatience();
    ofSaving(savedFor(), says::kSaves, says::kNoCard);
  }

  /// The purpose of the hand: the best goal, or, if that is far away, one that is nearly paid for.
  Goal savedFor() const { return savedForBy(planner_); }

  /// The best goal is paid for and left alone: the seat saves for a city, which needs the most cards.
  void ofPatience() {
    const CardCounts cost = definition_.rules.cityCost;
    const Goal city{.kind = Goal::Kind::City, .cost = cost, .rounds = planner_.rounds(hand_, cost)};
    constexpr double kFarAway = 8;
    if (missing(hand_, cost).isEmpty() || planner_.me().cities == 0 || city.rounds > kFarAway)
      return found_.add(says::kNothing, because::Plain{});
    ofSaving(city, says::kPatience, says::kNoCardForPatience);
  }

  /// A hand with hardly anything of a goal is not saved for it.
  void ofSaving(const Goal& goal, Strength strength, Strength noCard) {
    const CardCounts lacking = missing(hand_, goal.cost);
    const int held = goal.cost.total() - lacking.total();
    if (3 * held <= goal.cost.total())
      return found_.add(says::kNoMeans,
                        because::Plain{paysForAnything() ? because::Plain::Nothing : because::Plain::NoMeans});
    const CardCounts card = definition_.rules.cardCost;
    if (goal.kind != Goal::Kind::Card && hand_.covers(card) && !planner_.state().deckOf(planner_.seat()).isEmpty())
      if (const CardCounts taken = missing(hand_ - card, goal.cost) - lacking; !taken.isEmpty())
        found_.add(noCard, because::Aim{because::Aim::NoCard, goal.kind, taken});
    const int plain = roundsOf(plainRounds(lacking)), rounds = roundsOf(goal.rounds);
    found_.add(strength, because::Aim{.kind = rounds < plain ? because::Aim::SavesByBank : because::Aim::Saves,
                                      .goal = goal.kind,
                                      .cards = lacking,
                                      .rounds = std::min(plain, rounds)});
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

void addCardReasons(const Deed& deed, Weighed& found) {
  assert(knowsHandOf(deed));
  CardFinder(deed, found).all();
}

}  // namespace tapu
