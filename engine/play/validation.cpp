// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/validation.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/play/game.h"
#include "engine/play/initial_state.h"
#include "engine/play/invariants.h"
#include "engine/play/visible.h"
#include "engine/rules/course.h"
#include "engine/rules/discards.h"
#include "engine/rules/gold.h"
#include "engine/rules/hands.h"
#include "engine/rules/setup.h"
#include "engine/rules/throw.h"
#include "engine/rules/time_up.h"
#include "engine/rules/trade.h"
#include "engine/state/seats.h"

namespace tapu {
namespace {

using rules::Query;

// ---- what an action names -------------------------------------------------------------------------------------------

/// The fields of an action that its kind uses.
enum Field : unsigned {
  kNone = 0,
  kPlace = 1,
  kSeat = 2,
  kFirst = 4,
  kSecond = 8,
  kNumber = 16,
  kGive = 32,
  kWant = 64
};

unsigned fieldsOf(ActionKind kind) {
  using enum ActionKind;
  if (kind == Settlement || kind == City || kind == Road || kind == Ship || kind == StartCards || kind == StartCity)
    return kPlace;
  if (kind == MoveShip) return kPlace | kGive;
  if (kind == Knight) return kPlace | kFirst;
  if (kind == YearOfPlenty || kind == Bank) return kFirst | kSecond;
  if (kind == Monopoly) return kFirst;
  if (kind == Robber || kind == Pirate) return kPlace | kSeat;
  if (kind == Discard) return kGive;
  if (kind == Gold) return kWant;
  if (kind == Offer) return kNumber | kGive | kWant;
  if (kind == Accept || kind == Confirm || kind == Reveal) return kSeat | kGive | kWant;
  if (kind == Decline || kind == WithdrawOffer || kind == SeatLeft || kind == TakeBack) return kSeat;
  if (kind == TimeUp || kind == SeatTaken) return kSeat | kNumber;
  if (kind == WantBuild) return kNumber;
  if (kind == StrikeAnswer) return kPlace | kSeat;
  return kNone;
}

bool leavesTheRestOpen(const Action& action) {
  const unsigned uses = fieldsOf(action.kind);
  const Action bare = Action::bare(action.kind);
  return (uses & kPlace || action.placeLow == bare.placeLow) &&
         (uses & (kPlace | kNumber) || action.placeHigh == bare.placeHigh) &&
         (uses & kSeat || action.seat == bare.seat) && (uses & kFirst || action.first == bare.first) &&
         (uses & kSecond || action.second == bare.second) && (uses & kGive || action.give == bare.give) &&
         (uses & kWant || action.want == bare.want);
}

bool isSeatOrNone(const GameDefinition& definition, SeatId seat) { return seat.isNone() || definition.hasSeat(seat); }

bool namesPlaces(const GameDefinition& definition, const Action& action) {
  using enum ActionKind;
  const ActionKind kind = action.kind;
  if (kind == Settlement || kind == City || kind == StartCards || kind == StartCity)
    return definition.map.has(action.corner());
  if (kind == Road || kind == Ship) return definition.map.has(action.edge());
  if (kind == MoveShip) return definition.map.has(action.edge()) && definition.map.has(action.target());
  if (kind == Robber || kind == Pirate) return definition.map.has(action.hex());
  if (kind == Knight) return !action.hasPlace() || definition.map.has(action.hex());
  return true;
}

bool namesSeats(const GameDefinition& definition, SeatId by, const Action& action) {
  using enum ActionKind;
  const ActionKind kind = action.kind;
  if (kind == Robber || kind == Pirate || kind == TimeUp) return isSeatOrNone(definition, action.seat);
  if (kind == Accept || kind == Decline || kind == Confirm) return definition.hasSeat(action.seat) && action.seat != by;
  if (kind == StrikeAnswer) return definition.hasSeat(action.seat) && definition.hasSeat(action.acceptor());
  if (kind == WithdrawOffer || kind == SeatLeft || kind == SeatTaken || kind == TakeBack || kind == Reveal)
    return definition.hasSeat(action.seat);
  return true;
}

/// Cards of kinds that there are. One of no kind in an offer or discard has its own refusal (`check`).
bool namesCards(const GameDefinition& definition, SeatId by, const Action& action) {
  using enum ActionKind;
  const ActionKind kind = action.kind;
  if (kind == Discard) return action.give.isWithin(CardCounts::kResources | CardCounts::kUnknown);
  if (kind == Gold) return action.want.isWithin(CardCounts::kResources);
  if (kind == Offer)
    return action.give.isWithin(CardCounts::kResources | CardCounts::kUnknown) &&
           action.want.isWithin(CardCounts::kResources | CardCounts::kUnknown) &&
           action.asked().isWithin(definition.partnersOf(by));
  if (kind == Accept || kind == Confirm)
    return action.give.isWithin(CardCounts::kResources) && action.want.isWithin(CardCounts::kResources);
  if (kind == Reveal) return action.give.isWithin(CardCounts::kResources) && action.want.isWithin(CardCounts::kCards);
  if (kind == TimeUp || kind == SeatTaken || kind == WantBuild) return action.number() <= 1;
  return true;
}

// ---- what a move tells of chance ------------------------------------------------------------------------------------

bool isNoThrow(const std::array<std::uint8_t, 2>& dice) { return dice == std::array<std::uint8_t, 2>{}; }
bool isKnown(Resource resource) { return static_cast<int>(resource) < kResources; }
bool isKnown(Card card) { return static_cast<int>(card) < kCards; }

/// 3.2: the throws name the seat that starts.
bool isFirstThrow(const GameDefinition& definition, const Chance& chance) {
  if (definition.map.isChain() || !definition.hasSeat(chance.seat) || chance.throwCount > Chance::kMostThrows)
    return false;
  if (chance.throwCount == 0) return definition.rules.options.first != FirstSeat::Roll;
  return firstByThrows(definition, chance) == chance.seat;
}

bool isStolen(SeatId victim, Resource stolen) {
  return victim ? isKnown(stolen) || stolen == Resource::Unknown : stolen == Resource::None;
}

bool isNoMoreThan(const GameDefinition& definition, const SeatCounts& counts, int most) {
  for (int s = 0; s < static_cast<int>(counts.size()); ++s)
    if (counts[static_cast<std::size_t>(s)] > (s < definition.seats ? most : 0)) return false;
  return true;
}

/// 14.5, 14.6: what the pieces of a move may find on this board: a covered cell, the card of a gift.
bool takeFinds(const GameDefinition& definition, Chance& rest) {
  const auto turned = definition.sea.hasFog ? rest.turned() : std::nullopt;
  if (turned) rest.counts[2] = rest.counts[3] = 0;
  if (turned && !isGround(*turned)) return false;
  const auto isCard = [](const GiftPlace& gift) { return gift.kind == Gift::Kind::Card; };
  if (std::ranges::none_of(definition.sea.gifts, isCard)) return true;
  const Card card = std::exchange(rest.card, Card::None);
  return card == Card::None || isKnown(card) || card == Card::Unknown;
}

/// Takes out of a chance what belongs to this kind of move. False if a result cannot be.
bool takeResults(const GameDefinition& definition, const Action& action, Chance& rest) {
  using enum ActionKind;
  const ActionKind kind = action.kind;
  if (kind == StartRound) return rules::courseOf(definition.rules).takeRound(rest);
  if (kind == Roll || kind == SecondThrow) return isThrow(std::exchange(rest.dice, {}));
  if (kind == BuyCard) {
    const Card card = std::exchange(rest.card, Card::None);
    return isKnown(card) || card == Card::Unknown;
  }
  if (kind == Settlement || kind == Road || kind == Ship || kind == MoveShip) return takeFinds(definition, rest);
  if (kind == Robber || kind == Pirate) return isStolen(action.seat, std::exchange(rest.stolen, Resource::None));
  if (kind == Monopoly) return isNoMoreThan(definition, rest.takeBySeat(), 127);
  if (kind == FirstThrow) {
    const bool isGood = isFirstThrow(definition, rest);
    rest.seat = {};
    rest.throwCount = 0;
    rest.counts = {};
    rest.cards = {};
    return isGood;
  }
  if (kind == Reveal) {
    const CardCounts fresh = std::exchange(rest.cards, {});
    rest.counts = {};
    return fresh.isWithin(CardCounts::kCards) && action.want.covers(fresh);
  }
  return true;
}

bool takeResultsOfTimeUp(const GameDefinition& definition, const Action& action, Chance& rest) {
  if (!action.seat) return rules::courseOf(definition.rules).takeCommonTimeUp(definition, rest);
  const auto dice = std::exchange(rest.dice, {});
  const HexId hex = std::exchange(rest.hex, {});
  const SeatId victim = std::exchange(rest.seat, {});
  const Resource stolen = std::exchange(rest.stolen, Resource::None);
  if (definition.sea.hasGold && rest.isGold()) rest.counts[0] = static_cast<std::uint8_t>(rest.counts[0] - 1);
  return takeFinds(definition, rest) && (isNoThrow(dice) || isThrow(dice)) &&
         (hex ? definition.map.has(hex) : !victim) && isSeatOrNone(definition, victim) && isStolen(victim, stolen) &&
         std::exchange(rest.cards, {}).isWithin(CardCounts::kResources);
}

/// 9.22: one seat, seldom two.
bool takeReached(const GameDefinition& definition, Chance& rest) {
  const auto [one, other] = rest.reached();
  rest.seat = {};
  rest.counts[0] = rest.counts[1] = 0;
  return isSeatOrNone(definition, one) && isSeatOrNone(definition, other) && (one || !other);
}

bool fitsChance(const GameDefinition& definition, const Move& move) {
  Chance rest = move.chance;
  const SeatId winner = std::exchange(rest.winner, {});
  const int wonWith = std::exchange(rest.wonWith, std::uint8_t{0});
  if (!isSeatOrNone(definition, winner) || wonWith > (winner ? 127 : 0)) return false;
  const ActionKind kind = move.action.kind;
  const bool tellsReached =
      mayBringPoints(kind) && rules::courseOf(definition.rules).judged == rules::Course::Judged::BetweenRounds;
  const bool isGood = kind == ActionKind::TimeUp ? takeResultsOfTimeUp(definition, move.action, rest)
                                                 : takeResults(definition, move.action, rest);
  return isGood && (!tellsReached || takeReached(definition, rest)) && rest == Chance{};
}

}  // namespace

bool fits(const GameDefinition& definition, SeatId by, const Action& action) {
  return action.kind <= kLastAction && (action.isOfTable() ? by.isNone() : definition.hasSeat(by)) &&
         leavesTheRestOpen(action) && namesPlaces(definition, action) && namesSeats(definition, by, action) &&
         namesCards(definition, by, action);
}

bool fits(const GameDefinition& definition, const Move& move) {
  return fits(definition, move.seat, move.action) && fitsChance(definition, move);
}

bool startsFit(const Setup& setup) { return piecesBeyondStock(setup).empty(); }

// ---- what a viewer can judge ----------------------------------------------------------------------------------------

namespace {

/// Cards that a seat pays by a move, or shows that it has.
CardCounts neededCards(const GameDefinition& definition, const State& seen, const Move& move) {
  const Action& action = move.action;
  const Decision must = seen.seat(move.seat).pending.must;
  const bool isFree = must == Decision::FreeRoute || must == Decision::Road || must == Decision::Settlement;
  using enum ActionKind;
  const ActionKind kind = action.kind;
  if (kind == Settlement) return isFree ? CardCounts{} : definition.rules.settlementCost;
  if (kind == City) return definition.rules.cityCost;
  if (kind == Road) return isFree ? CardCounts{} : definition.rules.roadCost;
  if (kind == Ship) return isFree ? CardCounts{} : definition.rules.shipCost;
  if (kind == BuyCard) return definition.rules.cardCost;
  if (kind == Bank) {
    if (!isKnown(action.first)) return {};
    return CardCounts::of(action.first, bankRate(definition, seen, move.seat, action.first));
  }
  if (kind == Discard || kind == Offer) return action.give;
  if (kind == Accept) return seen.seat(action.seat).offer.want;
  if (kind == Confirm) return seen.seat(move.seat).offer.give;
  return {};
}

/// Cards that a move puts into the bank of its seat.
CardCounts paidToBank(const GameDefinition& definition, const State& seen, const Move& move) {
  using enum ActionKind;
  const ActionKind kind = move.action.kind;
  if (kind == Offer || kind == Accept || kind == Confirm) return {};
  if (kind == TimeUp) return move.chance.isGold() ? CardCounts{} : move.chance.cards;
  return neededCards(definition, seen, move);
}

/// The banks never hold more than there is (0.4), on a chain together (9.15), for any payer.
bool couldPay(const GameDefinition& definition, const State& seen, const Move& move) {
  const SeatId payer = move.action.kind == ActionKind::TimeUp ? move.action.seat : move.seat;
  if (!payer || definition.rules.unlimitedBank == Switch::On) return true;
  const CardCounts paid = paidToBank(definition, seen, move);
  return std::ranges::all_of(kAllResources, [&](Resource resource) {
    int held = paid[resource];
    for (const Supply& supply : seen.supplies) held += supply.bank[resource];
    return held <= definition.rules.bank[resource] * seen.supplies.size();
  });
}

/// The development card that an action plays; None if it plays none.
Card playedCard(ActionKind kind) {
  using enum ActionKind;
  if (kind == Knight) return Card::Knight;
  if (kind == RoadBuilding) return Card::RoadBuilding;
  if (kind == YearOfPlenty) return Card::YearOfPlenty;
  if (kind == Monopoly) return Card::Monopoly;
  if (kind == Insurance) return Card::Insurance;
  if (kind == Dog) return Card::Dog;
  return Card::None;
}

/// Turns so many of the cards that are only counted into those that a move needs. False: there are too few.
bool grant(const GameDefinition& definition, const State& seen, const Move& move, Seat& seat) {
  const CardCounts needed = neededCards(definition, seen, move);
  const int left = seat.hand[Resource::Unknown] - needed.exactTotal();
  if (left < 0) return false;
  seat.hand = needed.without(Resource::Unknown) + CardCounts::of(Resource::Unknown, left + needed[Resource::Unknown]);
  const int cards = seat.cards[Card::Unknown];
  if (move.action.kind == ActionKind::DeclareVictory) seat.cards = CardCounts::of(Card::Point, cards);
  const Card played = playedCard(move.action.kind);
  if (played == Card::None) return true;
  if (cards <= seat.boughtThisTurn[Card::Unknown]) return false;
  seat.cards = CardCounts::of(played) + CardCounts::of(Card::Unknown, cards - 1);
  return true;
}

/// As `check`, with the cards of a mover that are only counted taken for those that the move needs.
bool isLegal(const GameDefinition& definition, const State& seen, const Move& move) {
  const bool isHidden = move.seat && seen.seat(move.seat).known == Knowledge::Counted;
  if (!isHidden) return !check(definition, seen, move.seat, move.action);
  State granted = seen;
  return grant(definition, seen, move, granted.seat(move.seat)) && !check(definition, granted, move.seat, move.action);
}

/// The seat has these cards, as far as anybody can tell who sees this.
bool canGive(const Seat& seat, CardCounts cards) {
  return seat.known == Knowledge::Own ? seat.hand.covers(cards) : seat.hand[Resource::Unknown] >= cards.exactTotal();
}

/// A trade carries its offer for a viewer who was not shown the offer.
bool isUnseenTrade(const State& seen, const Move& move) {
  const ActionKind kind = move.action.kind;
  if (kind == ActionKind::Accept) return !seen.seat(move.action.seat).offer.isOpen();
  return kind == ActionKind::Confirm && !seen.seat(move.seat).offer.isOpen();
}

bool couldTrade(const GameDefinition& definition, const State& seen, SeatId offerer, SeatId other, CardCounts gives,
                CardCounts gets) {
  const int change = gets.exactTotal() - gives.exactTotal();
  return canGive(seen.seat(offerer), gives) && canGive(seen.seat(other), gets) &&
         seen.seat(offerer).hand.exactTotal() + change <= definition.rules.handLimit &&
         seen.seat(other).hand.exactTotal() - change <= definition.rules.handLimit;
}

bool couldUnseenTrade(const GameDefinition& definition, const State& seen, const Move& move) {
  const bool isRunning = seen.head.phase == Phase::Play && seen.head.paused == Paused::No && seen.head.open == 0;
  const CardCounts give = move.action.give, want = move.action.want;
  if (!isRunning || (give.isEmpty() && want.isEmpty())) return false;
  const bool isConfirmed = move.action.kind == ActionKind::Confirm;
  const SeatId offerer = isConfirmed ? move.seat : move.action.seat;
  const SeatId other = isConfirmed ? move.action.seat : move.seat;
  return couldTrade(definition, seen, offerer, other, give, want);
}

/// Both have the cards of an offer that lies open; who has answered is for `check` to ask.
bool couldSeenTrade(const GameDefinition& definition, const State& seen, const Move& move) {
  if (!move.action.give.isEmpty() || !move.action.want.isEmpty()) return false;
  const bool isConfirmed = move.action.kind == ActionKind::Confirm;
  const SeatId offerer = isConfirmed ? move.seat : move.action.seat;
  const SeatId other = isConfirmed ? move.action.seat : move.seat;
  const Offer& offer = seen.seat(offerer).offer;
  return couldTrade(definition, seen, offerer, other, offer.give, offer.want);
}

// The rest judges results of chance against the cards that a viewer sees and counts.

bool couldDraw(const GameDefinition& definition, const State& seen, SeatId buyer, Card card) {
  if (seen.seat(buyer).known == Knowledge::Counted) return card == Card::Unknown;
  if (!isKnown(card)) return false;
  int gone = seen.seat(buyer).cards[card];
  for (const Seat& seat : seen.seats)
    if (seat.home == seen.seat(buyer).home) gone += seat.played[card];
  return gone < definition.rules.deck[card];
}

bool couldSteal(const State& seen, SeatId thief, SeatId victim, Resource stolen) {
  if (!victim) return true;
  const Seat& from = seen.seat(victim);
  const bool isShown = from.known == Knowledge::Own || seen.seat(thief).known == Knowledge::Own;
  if (isKnown(stolen) != isShown) return false;
  return canGive(from, CardCounts::of(stolen));
}

bool couldTake(const GameDefinition& definition, const State& seen, const Move& move) {
  const SeatCounts taken = move.chance.bySeat();
  int sum = 0;
  for (int s = 0; s < std::min(definition.seats, kMostSeatsOfTable); ++s) {
    const int count = taken[static_cast<std::size_t>(s)];
    if (count > 0 && (SeatId(s) == move.seat || !canGive(seen.seats[s], CardCounts::of(move.action.first, count))))
      return false;
    sum += count;
  }
  return sum + seen.seat(move.seat).hand.exactTotal() <= definition.rules.handLimit;
}

bool couldForceDiscard(const Seat& seat, CardCounts cards) {
  if (seat.known == Knowledge::Own) return cards == rules::forcedDiscard(seat.hand, seat.pending.left);
  return cards.exactTotal() == seat.pending.left;
}

/// Of a game with a part for the sea: the pieces of a move find just what is told (14.5, 14.6).
bool couldFind(const GameDefinition& definition, const State& seen, SeatId seat, rules::Placed placed,
               const Chance& chance) {
  const Query ask{definition, seen, seat};
  if (rules::whyNotTurned(ask, placed, chance)) return false;
  return rules::findsCard(ask, placed) ? couldDraw(definition, seen, seat, chance.card) : chance.card == Card::None;
}

/// 14.1: the hand decides which cards, so who does not see it believes them.
bool couldForceGold(const Query& ask, const Chance& chance) {
  Chance told = chance;
  told.winner = {};
  told.wonWith = 0;
  Chance gold;
  gold.setGold(chance.cards);
  if (told != gold || chance.cards.exactTotal() != ask.seat().pending.left) return false;
  return ask.seat().known == Knowledge::Own ? chance.cards == rules::forcedGold(ask)
                                            : rules::bankCovers(ask, chance.cards);
}

bool couldRunOut(const GameDefinition& definition, const State& seen, const Move& move) {
  const Chance& chance = move.chance;
  if (!move.action.seat) return rules::courseOf(definition.rules).couldCommonTimeUp(seen, chance);
  const Seat& seat = seen.seat(move.action.seat);
  const Decision must = seat.pending.must;
  if (must == Decision::Gold) return couldForceGold({definition, seen, move.action.seat}, chance);
  if (chance.isGold()) return false;
  const bool isDiscard = must == Decision::Discard, isRobber = must == Decision::Robber;
  const bool isSetup = seen.head.phase == Phase::Setup || must == Decision::Start;
  const bool throws = !isDiscard && !isSetup && must != Decision::Answer && !seen.head.rolled() && !seen.head.ended;
  if (isThrow(chance.dice) != throws || (chance.hex.isNone() && isRobber) || (chance.hex && !isRobber)) return false;
  if (throws && !rules::mayThrow({definition, seen, move.action.seat}, chance.dice)) return false;
  if (isDiscard ? !couldForceDiscard(seat, chance.cards) : !chance.cards.isEmpty()) return false;
  const Query ask{definition, seen, move.action.seat};
  if (seen.sea && !couldFind(definition, seen, ask.id, rules::placedByForce(ask), chance)) return false;
  return !isRobber || (!rules::whyNotForcedTo(ask, chance.hex, chance.seat) &&
                       couldSteal(seen, move.action.seat, chance.seat, chance.stolen));
}

bool couldShow(const State& seen, const Move& move) {
  const Action& reveal = move.action;
  const Seat& seat = seen.seat(reveal.seat);
  return reveal.give.exactTotal() == seat.hand.exactTotal() && reveal.want.exactTotal() == seat.cards.exactTotal() &&
         move.chance.cards.exactTotal() == seat.boughtThisTurn.exactTotal();
}

bool couldWin(const State& seen, const Move& move) {
  const SeatId winner = move.chance.winner;
  if (!winner) return true;
  if (seen.head.phase == Phase::Over || seen.seat(winner).presence == Presence::Vacant) return false;
  const Seat& seat = seen.seat(winner);
  const SeatId mover = move.action.kind == ActionKind::TimeUp ? move.action.seat : move.seat;
  const int bought = move.chance.card != Card::None && mover == winner;  // or found as a gift (14.6)
  if (seat.known == Knowledge::Counted) return move.chance.wonWith <= seat.cards.exactTotal() + bought;
  return move.chance.wonWith == seat.cards[Card::Point] + (bought && move.chance.card == Card::Point);
}

bool couldHappen(const GameDefinition& definition, const State& seen, const Move& move) {
  if (!couldWin(seen, move)) return false;
  const Action& action = move.action;
  using enum ActionKind;
  const ActionKind kind = action.kind;
  if (kind == Roll) return rules::mayThrow({definition, seen, move.seat}, move.chance.dice);
  if (kind == BuyCard) return couldDraw(definition, seen, move.seat, move.chance.card);
  if (const auto placed = rules::placedBy(action); seen.sea && !placed.isNothing())
    return couldFind(definition, seen, move.seat, placed, move.chance);
  if (kind == Robber || kind == Pirate) return couldSteal(seen, move.seat, action.seat, move.chance.stolen);
  if (kind == Monopoly) return couldTake(definition, seen, move);
  if (kind == TimeUp) return couldRunOut(definition, seen, move);
  if (kind == Reveal) return couldShow(seen, move);
  if (kind == Accept || kind == Confirm) return couldSeenTrade(definition, seen, move);
  if (kind == StartRound) return !rules::courseOf(definition.rules).whyNoSuchRound(definition, move.chance);
  return true;
}

}  // namespace

void skipUntold(const Move& move, State& seen) {
  if (move.action.kind != ActionKind::SecondThrow || seen.head.phase != Phase::Play) return;
  seen.head.open = 0;
  seen.head.stage = RoundStage::SecondThrow;
}

bool isPlausible(const GameDefinition& definition, const State& seen, const Move& move) {
  if (!fits(definition, move)) return false;
  if (isUnseenTrade(seen, move)) return couldWin(seen, move) && couldUnseenTrade(definition, seen, move);
  if (move.action.kind == ActionKind::EndTurn && move.seat != seen.head.active) return false;
  if (move.action.kind == ActionKind::WithdrawOffer && !seen.seat(move.action.seat).offer.isOpen()) return false;
  return isLegal(definition, seen, move) && couldHappen(definition, seen, move) && couldPay(definition, seen, move);
}

bool couldGive(const GameDefinition& definition, const State& open, const Move& move) {
  using enum ActionKind;
  const ActionKind kind = move.action.kind;
  if (kind == Accept || kind == Confirm)
    return isUnseenTrade(open, move) ? couldUnseenTrade(definition, open, move)
                                     : couldSeenTrade(definition, open, move);
  if (kind == Monopoly) return couldTake(definition, open, move);
  if (kind == TimeUp) return couldRunOut(definition, open, move);
  if (kind == Robber || kind == Pirate) return couldSteal(open, move.seat, move.action.seat, move.chance.stolen);
  return !move.seat || canGive(open.seat(move.seat), neededCards(definition, open, move));
}

// ---- positions ------------------------------------------------------------------------------------------------------

namespace {

/// 6.9: the own cards, and of the others the numbers until they are shown.
bool isSeenBy(const State& state, Viewer viewer) {
  if (state.head.moves != Header::kNotCounted) return false;
  for (int s = 0; s < state.seats.size(); ++s) {
    const Seat& seat = state.seats[s];
    const bool isOpen = viewer.plays(SeatId(s)) || seat.shown == Shown::Yes;
    if ((seat.known == Knowledge::Own) != isOpen) return false;
    if (!isOpen && (seat.offers != 0 || seat.answer != Answer::None)) return false;
  }
  return std::ranges::all_of(state.supplies,
                             [](const Supply& supply) { return supply.deck.isWithin(CardCounts::kUnknown); });
}

}  // namespace

bool isSound(const GameDefinition& definition, const State& state, Viewer viewer) {
  return isSeatOrNone(definition, viewer.seat()) && isSeenBy(state, viewer) &&
         brokenInvariants(definition, state).empty();
}

// ---- moves that were taken back -------------------------------------------------------------------------------------

void UndoStack::note(const State& before, const Move& move) {
  if (isAside(move)) return;
  if (!mayEverBeTakenBack(move)) return before_.clear();
  before_.push_back(before);
  if (before_.size() > kMost) before_.pop_front();
}

std::optional<State> UndoStack::pop(const State& now) {
  if (before_.empty()) return std::nullopt;
  State last = std::move(before_.back());
  before_.pop_back();
  keepWishes(last, now.head);
  return last;
}

SeenGame::SeenGame(const GameDefinition& definition, Viewer viewer)
    : definition_(definition), state_(visibleTo(viewer, definition, initialState(definition))) {}

bool SeenGame::play(const Move& move, Observer tell) {
  if (move.action.kind != ActionKind::TakeBack) {
    if (!isPlausible(definition_, state_, move)) return false;
    undo_.note(state_, move);
    apply(definition_, state_, move, tell);
    return true;
  }
  auto before = fits(definition_, move) ? undo_.pop(state_) : std::nullopt;
  if (!before) return false;
  state_ = std::move(*before);
  tell([&] { return Event{.kind = EventKind::TakenBack, .seat = move.action.seat}; });
  return true;
}

}  // namespace tapu
