// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>

#include "engine/bots/reason/strengths.h"
#include "engine/bots/reason/weighed.h"
#include "engine/rules/discards.h"

namespace tapu {

namespace {

/// All that two purchases cost together if cards may serve for both.
CardCounts mostOf(CardCounts a, CardCounts b) {
  CardCounts most;
  for (const Resource r : kAllResources) most += CardCounts::of(r, std::max(a[r], b[r]));
  return most;
}

/// Finds reasons for buying a development card, or for playing a knight.
class DevelopmentFinder {
 public:
  DevelopmentFinder(const Deed& deed, Weighed& found)
      : deed_(deed),
        definition_(deed.definition),
        before_(deed.before),
        seat_(deed.move.seat),
        mine_(before_.seat(seat_)),
        army_(armyOf(deed.definition, deed.before, seat_)),
        found_(found) {}

  void ofKnight() {
    // A helpful knight names the robber that it drives away, or a card (9.14).
    const Action& action = deed_.move.action;
    const bool isNamed = definition_.rules.helpfulKnights == Switch::On;
    const HexId robber = !isNamed ? before_.robbers[0] : action.hasPlace() ? action.hex() : HexId();
    if (const int own = robbedOf(deed_, seat_, robber); own > 0)
      found_.add(says::kKnightFrees, because::OwnLoss{because::OwnLoss::Frees, own});
    if (isNamed && action.first != Resource::None)
      found_.add(says::kKnightBrings, because::Kinds{because::Kinds::AtOnce, CardCounts::of(action.first)});
    ofAward(mine_.played[Card::Knight] + 1);
    if (knowsHand() && !isNamed) addRobberGoal(deed_, found_);
  }

  void ofPurchase() {
    const std::optional<CardCounts> unseen = unseenCards();
    found_.add(says::kHidden, because::Cards{because::Cards::Hidden, unseen.value_or(CardCounts())});
    ofRace();
    ofPoints(unseen ? (*unseen)[Card::Point] : definition_.rules.deck[Card::Point]);
    ofMeans();
    int robbed = 0;
    for (const HexId robber : before_.robbers) robbed = std::max(robbed, robbedOf(deed_, seat_, robber));
    if (robbed > 0) found_.add(says::kRobbed, because::OwnLoss{because::OwnLoss::Against, robbed});
  }

 private:
  bool knowsHand() const { return knowsHandOf(deed_); }

  /// The race with the rival, in which the doer then has so many knights.
  because::ArmyRace race(because::ArmyRace::Kind kind, int knights) const {
    return {.kind = kind,
            .knights = knights,
            .needed = army_.needed,
            .rival = army_.rival,
            .rivals = before_.seat(army_.rival).played[Card::Knight]};
  }

  /// Largest Army after this knight: taken before another, made safe, or how near it is.
  void ofAward(int knights) {
    const auto lacking = [&](SeatId seat) { return army_.needed - before_.seat(seat).played[Card::Knight]; };
    if (army_.holder == seat_) {
      constexpr int kNear = 2;
      if (army_.rival && lacking(army_.rival) <= kNear)
        found_.add(lacking(army_.rival) == 1 ? says::kSafeFromOne : says::kSafeFromTwo,
                   race(because::ArmyRace::Safe, knights));
      return;
    }
    const int left = army_.needed - knights;
    if (left <= 0 && army_.rival && lacking(army_.rival) == 1)
      found_.add(says::kArmyDenied, race(because::ArmyRace::Denies, knights));
    if (left == 1) found_.add(says::kArmyNear, because::ArmyRace{because::ArmyRace::Near, knights, army_.needed});
    if (left > 1) found_.add(says::kKnightCount, because::ArmyRace{because::ArmyRace::Counts, knights, army_.needed});
  }

  /// A card may be a knight: the race for Largest Army, by the open cards and the seat's own.
  void ofRace() {
    const int played = mine_.played[Card::Knight], knights = played + (knowsHand() ? mine_.cards[Card::Knight] : 0);
    if (army_.holder == seat_) {
      const int left = army_.rival ? army_.needed - before_.seat(army_.rival).played[Card::Knight] : 0;
      if (left == 1 || left == 2)
        found_.add(left == 1 ? says::kGuardFromOne : says::kGuardFromTwo, race(because::ArmyRace::Guards, played));
      return;
    }
    if (const int left = army_.needed - knights; left == 1)
      found_.add(says::kArmyNear, because::ArmyRace{because::ArmyRace::Near, knights, army_.needed});
    else if (left == 2 && played > 0)
      found_.add(says::kArmyToward, because::ArmyRace{because::ArmyRace::Toward, played, army_.needed});
  }

  /// The cards that the bought one may be: all that do not lie open and that the buyer does not hold. Nothing if
  /// unknown.
  std::optional<CardCounts> unseenCards() const {
    if (definition_.map.isChain()) return std::nullopt;
    CardCounts unseen = definition_.rules.deck;
    int face = before_.deckOf(seat_).total();  // face down: in the deck and in other hands
    for (int i = 0; i < definition_.seats; ++i) {
      const Seat& seat = before_.seat(SeatId(i));
      const bool isBuyers = SeatId(i) == seat_ && knowsHand();
      const CardCounts seen = isBuyers ? seat.played + seat.cards : seat.played;
      if (!isBuyers) face += seat.cards.total();
      if (!unseen.covers(seen)) return std::nullopt;
      unseen -= seen;
    }
    return unseen.total() == face ? std::optional(unseen) : std::nullopt;  // else cards have left the game
  }

  void ofPoints(int left) {
    const int points = seat_ == deed_.viewer ? before_.points(seat_) : before_.publicPoints(seat_);
    if (points + 1 == definition_.rules.target && left > 0)
      found_.add(says::kLastPoint, because::Points{because::Points::LastOne, points});
  }

  /// The pieces that the cards do not pay for: by the hand, or by the number of cards that everybody saw in it.
  void ofMeans() {
    const Rules& rules = definition_.rules;
    if (!bestReached(deed_, seat_)) found_.add(says::kNoCorner, because::Plain{because::Plain::NoCorner});
    const CardCounts hand = mine_.hand;
    const int held = mine_.cardsInHand();
    if (knowsHand()) {
      const auto stays = [&](CardCounts cost) { return hand.covers(cost + rules.cardCost); };
      if (stays(rules.cityCost) || stays(rules.settlementCost))
        found_.add(says::kStillPays, because::Aim{because::Aim::StillPays,
                                                  stays(rules.cityCost) ? Goal::Kind::City : Goal::Kind::Settlement});
      else if (!hand.covers(rules.settlementCost) && !hand.covers(rules.cityCost))
        found_.add(says::kNoHouse, because::Hand{because::Hand::NoHouse});
      return;
    }
    if (const int safe = rules::safeHand(rules); held > safe)
      found_.add(says::kHandAtRisk, because::Hand{because::Hand::AtRisk, held, safe});
    // It held the cards of the purchase; the rest is too little for anything bigger.
    const auto isTooFew = [&](CardCounts cost) { return mostOf(cost, rules.cardCost).total() > held; };
    if (isTooFew(rules.settlementCost) && isTooFew(rules.cityCost))
      found_.add(says::kTooFewCards, because::Hand{because::Hand::NoHouse, held});
    ofMaterial();
  }

  /// The resources that a settlement needs and the seat's places do not yield.
  void ofMaterial() {
    CardCounts none;
    const auto has = printedPips(deed_, seat_);
    for (std::size_t i = 0; i < kResources; ++i)
      if (definition_.rules.settlementCost[kAllResources[i]] && has[i] == 0) none += CardCounts::of(kAllResources[i]);
    if (!none.isEmpty()) found_.add(says::kNoMaterial, because::Cards{because::Cards::NoMaterial, none});
  }

  const Deed& deed_;
  const GameDefinition& definition_;
  const State& before_;
  SeatId seat_;
  const Seat& mine_;
  Army army_;
  Weighed& found_;
};

}  // namespace

Army armyOf(const GameDefinition& definition, const State& state, SeatId seat) {
  Army army{.holder = state.awardsFor(seat).largestArmy};
  army.needed = army.holder ? state.seat(army.holder).played[Card::Knight] + 1 : definition.rules.largestArmyFrom;
  for (int i = 0; i < definition.seats; ++i) {
    const SeatId other(i);
    if (other == seat || other == army.holder || state.seat(other).rivals != state.seat(seat).rivals) continue;
    const auto played = [&](SeatId of) { return state.seat(of).played[Card::Knight]; };
    if (played(other) > 0 && (!army.rival || played(other) > played(army.rival))) army.rival = other;
  }
  return army;
}

void addKnightReasons(const Deed& deed, Weighed& found) { DevelopmentFinder(deed, found).ofKnight(); }

void addPurchaseReasons(const Deed& deed, Weighed& found) { DevelopmentFinder(deed, found).ofPurchase(); }

}  // namespace tapu
