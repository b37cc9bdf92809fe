// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/validation.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/game/game.h"
#include "engine/game/seats.h"
#include "engine/game/visible.h"
#include "engine/rules/rules.h"

namespace tapu {
namespace {

using rules::Question;

// ---- what an action names -------------------------------------------------------------------------------------------

/// The fields of an action that its kind uses.
enum Field : unsigned { kNone = 0, kPlace = 1, kSeat = 2, kFirst = 4, kSecond = 8, kTo = 16, kGive = 32, kWant = 64 };

unsigned fieldsOf(ActionKind kind) {
  switch (kind) {
    case ActionKind::Settlement:
    case ActionKind::City:
    case ActionKind::Road:
    case ActionKind::Ship:
    case ActionKind::StartCards:
    case ActionKind::StartCity: return kPlace;
    case ActionKind::MoveShip: return kPlace | kGive;
    case ActionKind::Knight: return kPlace | kFirst;
    case ActionKind::YearOfPlenty:
    case ActionKind::Bank: return kFirst | kSecond;
    case ActionKind::Monopoly: return kFirst;
    case ActionKind::Robber: return kPlace | kSeat;
    case ActionKind::Discard: return kGive;
    case ActionKind::Offer: return kTo | kGive | kWant;
    case ActionKind::Accept:
    case ActionKind::Confirm:
    case ActionKind::Reveal: return kSeat | kGive | kWant;
    case ActionKind::Decline:
    case ActionKind::WithdrawOffer:
    case ActionKind::SeatLeft:
    case ActionKind::TakeBack: return kSeat;
    case ActionKind::TimeUp:
    case ActionKind::SeatTaken: return kSeat | kTo;
    case ActionKind::StrikeAnswer: return kPlace | kSeat;
    default: return kNone;
  }
}

bool leavesTheRestOpen(const Action& action) {
  const unsigned uses = fieldsOf(action.kind);
  const Action bare = Action::bare(action.kind);
  return (uses & kPlace || action.place == bare.place) && (uses & kSeat || action.seat == bare.seat) &&
         (uses & kFirst || action.first == bare.first) && (uses & kSecond || action.second == bare.second) &&
         (uses & kTo || action.to == bare.to) && (uses & kGive || action.give == bare.give) &&
         (uses & kWant || action.want == bare.want);
}

bool isSeat(const Table& table, SeatId seat) { return seat.value < table.seats; }
bool isSeatOrNone(const Table& table, SeatId seat) { return seat.isNone() || isSeat(table, seat); }

bool namesPlaces(const Table& table, const Action& action) {
  switch (action.kind) {
    case ActionKind::Settlement:
    case ActionKind::City:
    case ActionKind::StartCards:
    case ActionKind::StartCity: return table.map.has(action.corner());
    case ActionKind::Road:
    case ActionKind::Ship: return table.map.has(action.edge());
    case ActionKind::MoveShip: return table.map.has(action.edge()) && table.map.has(action.target());
    case ActionKind::Robber: return table.map.has(action.hex());
    case ActionKind::Knight: return action.place == 0xffff || table.map.has(action.hex());
    default: return true;
  }
}

bool namesSeats(const Table& table, SeatId by, const Action& action) {
  switch (action.kind) {
    case ActionKind::Robber:
    case ActionKind::TimeUp: return isSeatOrNone(table, action.seat);
    case ActionKind::Accept:
    case ActionKind::Decline:
    case ActionKind::Confirm: return isSeat(table, action.seat) && action.seat != by;
    case ActionKind::StrikeAnswer: return isSeat(table, action.seat) && action.place < table.seats;
    case ActionKind::WithdrawOffer:
    case ActionKind::SeatLeft:
    case ActionKind::SeatTaken:
    case ActionKind::TakeBack:
    case ActionKind::Reveal: return isSeat(table, action.seat);
    default: return true;
  }
}

/// The bits that mean somebody else in an offer of this seat (9.8).
unsigned partnerBits(const Table& table, SeatId offerer) {
  unsigned bits = 0;
  for (int bit = 0; bit < Table::kMostPartners; ++bit) {
    const SeatId other = table.partner(offerer, bit);
    if (other && other != offerer) bits |= 1u << bit;
  }
  return bits;
}

/// Cards of kinds that there are. One of no kind in an offer or discard has its own refusal (`check`).
bool namesCards(const Table& table, SeatId by, const Action& action) {
  switch (action.kind) {
    case ActionKind::Discard: return action.give.isWithin(Pack::kResources | Pack::kUnknown);
    case ActionKind::Offer:
      return action.give.isWithin(Pack::kResources | Pack::kUnknown) &&
             action.want.isWithin(Pack::kResources | Pack::kUnknown) && !(action.to & ~partnerBits(table, by));
    case ActionKind::Accept:
    case ActionKind::Confirm: return action.give.isWithin(Pack::kResources) && action.want.isWithin(Pack::kResources);
    case ActionKind::Reveal: return action.give.isWithin(Pack::kResources) && action.want.isWithin(Pack::kCards);
    case ActionKind::TimeUp:
    case ActionKind::SeatTaken: return action.to <= 1;
    default: return true;
  }
}

// ---- what a move tells of chance ------------------------------------------------------------------------------------

bool isThrow(const std::array<std::uint8_t, 2>& dice) {
  return std::ranges::all_of(dice, [](int die) { return die >= 1 && die <= 6; });
}
bool isNoThrow(const std::array<std::uint8_t, 2>& dice) { return dice == std::array<std::uint8_t, 2>{}; }
bool isKnown(Resource resource) { return static_cast<int>(resource) < kResources; }
bool isKnown(Card card) { return static_cast<int>(card) < kCards; }

/// 3.2: the throws name the seat that starts.
bool isFirstThrow(const Table& table, const Chance& chance) {
  if (table.map.isChain() || !isSeat(table, chance.seat) || chance.throwCount > Chance::kMostThrows) return false;
  if (chance.throwCount == 0) return table.rules.options.first != FirstSeat::Roll;
  return firstByThrows(table, chance) == chance.seat;
}

bool isStolen(SeatId victim, Resource stolen) {
  return victim ? isKnown(stolen) || stolen == Resource::Unknown : stolen == Resource::None;
}

bool isNoMoreThan(const Table& table, const std::array<std::uint8_t, 4>& counts, int most) {
  for (int s = 0; s < static_cast<int>(counts.size()); ++s)
    if (counts[static_cast<std::size_t>(s)] > (s < table.seats ? most : 0)) return false;
  return true;
}

/// Takes out of a chance what belongs to this kind of move. False if a result cannot be.
bool takeResults(const Table& table, const Action& action, Chance& rest) {
  const bool isShared = table.rules.sharedRounds == Switch::On;
  switch (action.kind) {
    case ActionKind::StartRound:
      if (!isShared) {
        const bool isEvent = rest.counts[0] <= kRoundEvents;
        return rest.counts[0] = 0, isEvent;
      }
      [[fallthrough]];
    case ActionKind::Roll:
    case ActionKind::SecondThrow: return isThrow(std::exchange(rest.dice, {}));
    case ActionKind::BuyCard: {
      const Card card = std::exchange(rest.card, Card::None);
      return isKnown(card) || card == Card::Unknown;
    }
    case ActionKind::Robber: return isStolen(action.seat, std::exchange(rest.stolen, Resource::None));
    case ActionKind::Monopoly: return isNoMoreThan(table, std::exchange(rest.counts, {}), 127);
    case ActionKind::FirstThrow: {
      const bool isGood = isFirstThrow(table, rest);
      rest.seat = {}, rest.throwCount = 0, rest.counts = {}, rest.cards = {};
      return isGood;
    }
    case ActionKind::Reveal: {
      const Pack fresh = std::exchange(rest.cards, {});
      rest.counts = {};
      return fresh.isWithin(Pack::kCards) && action.want.covers(fresh);
    }
    default: return true;
  }
}

bool takeResultsOfTimeUp(const Table& table, const Action& action, Chance& rest) {
  const bool isClock = !action.seat && table.rules.sharedRounds == Switch::On;
  if (!action.seat) return isClock || isNoMoreThan(table, std::exchange(rest.counts, {}), 1);
  const auto dice = std::exchange(rest.dice, {});
  const HexId hex = std::exchange(rest.hex, {});
  const SeatId victim = std::exchange(rest.seat, {});
  const Resource stolen = std::exchange(rest.stolen, Resource::None);
  return (isNoThrow(dice) || isThrow(dice)) && (hex ? table.map.has(hex) : !victim) && isSeatOrNone(table, victim) &&
         isStolen(victim, stolen) && std::exchange(rest.cards, {}).isWithin(Pack::kResources);
}

/// 9.22: one seat, seldom two.
bool takeReached(const Table& table, Chance& rest) {
  const auto [one, other] = rest.reached();
  rest.seat = {}, rest.counts[0] = rest.counts[1] = 0;
  return isSeatOrNone(table, one) && isSeatOrNone(table, other) && (one || !other);
}

bool fitsChance(const Table& table, const Move& move) {
  Chance rest = move.chance;
  const SeatId winner = std::exchange(rest.winner, {});
  const int wonWith = std::exchange(rest.wonWith, std::uint8_t{0});
  if (!isSeatOrNone(table, winner) || wonWith > (winner ? 127 : 0)) return false;
  const ActionKind kind = move.action.kind;
  const bool tellsReached = mayBringPoints(kind) && table.rules.sharedRounds == Switch::On;
  const bool isGood = kind == ActionKind::TimeUp ? takeResultsOfTimeUp(table, move.action, rest)
                                                 : takeResults(table, move.action, rest);
  return isGood && (!tellsReached || takeReached(table, rest)) && rest == Chance{};
}

}  // namespace

bool fits(const Table& table, SeatId by, const Action& action) {
  return action.kind <= kLastAction && (action.isOfTable() ? by.isNone() : isSeat(table, by)) &&
         leavesTheRestOpen(action) && namesPlaces(table, action) && namesSeats(table, by, action) &&
         namesCards(table, by, action);
}

bool fits(const Table& table, const Move& move) {
  return fits(table, move.seat, move.action) && fitsChance(table, move);
}

bool startsFit(const Setup& setup) { return piecesBeyondStock(setup).empty(); }

// ---- what a viewer can judge ----------------------------------------------------------------------------------------

namespace {

/// Cards that a seat pays by a move, or shows that it has.
Pack neededCards(const Table& table, const State& seen, const Move& move) {
  const Action& action = move.action;
  const Must must = seen.seat(move.seat).pending.must;
  const bool isFree = must == Must::FreeRoute || must == Must::Road || must == Must::Settlement;
  switch (action.kind) {
    case ActionKind::Settlement: return isFree ? Pack{} : table.rules.settlementCost;
    case ActionKind::City: return table.rules.cityCost;
    case ActionKind::Road: return isFree ? Pack{} : table.rules.roadCost;
    case ActionKind::Ship: return isFree ? Pack{} : table.rules.shipCost;
    case ActionKind::BuyCard: return table.rules.cardCost;
    case ActionKind::Bank:
      if (!isKnown(action.first)) return {};
      return Pack::of(action.first, bankRate(table, seen, move.seat, action.first));
    case ActionKind::Discard:
    case ActionKind::Offer: return action.give;
    case ActionKind::Accept: return seen.seat(action.seat).offer.want;
    case ActionKind::Confirm: return seen.seat(move.seat).offer.give;
    default: return {};
  }
}

/// Cards that a move puts into the bank of its seat.
Pack paidToBank(const Table& table, const State& seen, const Move& move) {
  switch (move.action.kind) {
    case ActionKind::Offer:
    case ActionKind::Accept:
    case ActionKind::Confirm: return {};
    case ActionKind::TimeUp: return move.chance.cards;
    default: return neededCards(table, seen, move);
  }
}

/// The banks never hold more than there is (0.4), on a chain together (9.15), whoever is said to have paid.
bool couldPay(const Table& table, const State& seen, const Move& move) {
  const SeatId payer = move.action.kind == ActionKind::TimeUp ? move.action.seat : move.seat;
  if (!payer || table.rules.unlimitedBank == Switch::On) return true;
  const Pack paid = paidToBank(table, seen, move);
  return std::ranges::all_of(kAllResources, [&](Resource resource) {
    int held = paid[resource];
    for (const Supply& supply : seen.supplies) held += supply.bank[resource];
    return held <= table.rules.bank[resource] * seen.supplies.size();
  });
}

/// The development card that an action plays; None if it plays none.
Card playedCard(ActionKind kind) {
  switch (kind) {
    case ActionKind::Knight: return Card::Knight;
    case ActionKind::RoadBuilding: return Card::RoadBuilding;
    case ActionKind::YearOfPlenty: return Card::YearOfPlenty;
    case ActionKind::Monopoly: return Card::Monopoly;
    case ActionKind::Insurance: return Card::Insurance;
    case ActionKind::Dog: return Card::Dog;
    default: return Card::None;
  }
}

/// Turns so many of the cards that are only counted into those that a move needs. False: there are too few.
bool grant(const Table& table, const State& seen, const Move& move, Seat& seat) {
  const Pack needed = neededCards(table, seen, move);
  const int left = seat.hand[Resource::Unknown] - needed.exactTotal();
  if (left < 0) return false;
  seat.hand = needed.without(Resource::Unknown) + Pack::of(Resource::Unknown, left + needed[Resource::Unknown]);
  const int cards = seat.cards[Card::Unknown];
  if (move.action.kind == ActionKind::DeclareVictory) seat.cards = Pack::of(Card::Point, cards);
  const Card played = playedCard(move.action.kind);
  if (played == Card::None) return true;
  if (cards <= seat.fresh[Card::Unknown]) return false;
  seat.cards = Pack::of(played) + Pack::of(Card::Unknown, cards - 1);
  return true;
}

/// As `check`, with the cards of a mover that are only counted taken for those that the move needs.
bool isLegal(const Table& table, const State& seen, const Move& move) {
  const bool isHidden = move.seat && seen.seat(move.seat).known == Knowledge::Counted;
  if (!isHidden) return !check(table, seen, move.seat, move.action);
  State granted = seen;
  return grant(table, seen, move, granted.seat(move.seat)) && !check(table, granted, move.seat, move.action);
}

/// The seat has these cards, as far as anybody can tell who sees this.
bool canGive(const Seat& seat, Pack cards) {
  return seat.known == Knowledge::Own ? seat.hand.covers(cards) : seat.hand[Resource::Unknown] >= cards.exactTotal();
}

/// An offer that this viewer was not shown is told with the trade that comes of it.
bool isUnseenTrade(const State& seen, const Move& move) {
  const ActionKind kind = move.action.kind;
  if (kind == ActionKind::Accept) return !seen.seat(move.action.seat).offer.isOpen();
  return kind == ActionKind::Confirm && !seen.seat(move.seat).offer.isOpen();
}

bool couldTrade(const Table& table, const State& seen, SeatId offerer, SeatId other, Pack gives, Pack gets) {
  const int change = gets.exactTotal() - gives.exactTotal();
  return canGive(seen.seat(offerer), gives) && canGive(seen.seat(other), gets) &&
         seen.seat(offerer).hand.exactTotal() + change <= table.rules.handLimit &&
         seen.seat(other).hand.exactTotal() - change <= table.rules.handLimit;
}

bool couldUnseenTrade(const Table& table, const State& seen, const Move& move) {
  const bool isRunning = seen.head.phase == Phase::Play && seen.head.paused == Paused::No && seen.head.open == 0;
  const Pack give = move.action.give, want = move.action.want;
  if (!isRunning || (give.isEmpty() && want.isEmpty())) return false;
  const bool isConfirmed = move.action.kind == ActionKind::Confirm;
  const SeatId offerer = isConfirmed ? move.seat : move.action.seat;
  const SeatId other = isConfirmed ? move.action.seat : move.seat;
  return couldTrade(table, seen, offerer, other, give, want);
}

/// Both have the cards of an offer that lies open; who has answered is for `check` to ask.
bool couldSeenTrade(const Table& table, const State& seen, const Move& move) {
  if (!move.action.give.isEmpty() || !move.action.want.isEmpty()) return false;
  const bool isConfirmed = move.action.kind == ActionKind::Confirm;
  const SeatId offerer = isConfirmed ? move.seat : move.action.seat;
  const SeatId other = isConfirmed ? move.action.seat : move.seat;
  const Offer& offer = seen.seat(offerer).offer;
  return couldTrade(table, seen, offerer, other, offer.give, offer.want);
}

// What follows judges results of chance against the cards that a viewer sees and counts.

bool couldDraw(const Table& table, const State& seen, SeatId buyer, Card card) {
  if (seen.seat(buyer).known == Knowledge::Counted) return card == Card::Unknown;
  if (!isKnown(card)) return false;
  int gone = seen.seat(buyer).cards[card];
  for (const Seat& seat : seen.seats)
    if (seat.home == seen.seat(buyer).home) gone += seat.played[card];
  return gone < table.rules.deck[card];
}

bool couldSteal(const State& seen, SeatId thief, SeatId victim, Resource stolen) {
  if (!victim) return true;
  const Seat& from = seen.seat(victim);
  const bool isShown = from.known == Knowledge::Own || seen.seat(thief).known == Knowledge::Own;
  if (isKnown(stolen) != isShown) return false;
  return canGive(from, Pack::of(stolen));
}

bool couldTake(const Table& table, const State& seen, const Move& move) {
  int sum = 0;
  for (int s = 0; s < table.seats && s < 4; ++s) {
    const int count = move.chance.counts[static_cast<std::size_t>(s)];
    if (count > 0 && (SeatId(s) == move.seat || !canGive(seen.seats[s], Pack::of(move.action.first, count))))
      return false;
    sum += count;
  }
  return sum + seen.seat(move.seat).hand.exactTotal() <= table.rules.handLimit;
}

/// 8.15: the answers, as far as they are seen; a Dog needs a card.
bool couldGuard(const State& seen, const Chance& chance) {
  for (int s = 0; s < seen.seats.size() && s < 4; ++s) {
    if (chance.counts[static_cast<std::size_t>(s)] == 0) continue;
    const Seat& seat = seen.seats[s];
    const bool hasDog = seat.known == Knowledge::Own ? seat.cards[Card::Dog] > 0 : !seat.cards.isEmpty();
    if (seat.pending.must != Must::Answer || !hasDog) return false;
  }
  return true;
}

bool couldForceDiscard(const Seat& seat, Pack cards) {
  if (seat.known == Knowledge::Own) return cards == rules::forcedDiscard(seat.hand, seat.pending.left);
  return cards.exactTotal() == seat.pending.left;
}

bool couldRunOut(const Table& table, const State& seen, const Move& move) {
  const Chance& chance = move.chance;
  if (!move.action.seat) return table.rules.sharedRounds == Switch::On || couldGuard(seen, chance);
  const Seat& seat = seen.seat(move.action.seat);
  const Must must = seat.pending.must;
  const bool isDiscard = must == Must::Discard, isRobber = must == Must::Robber;
  const bool isSetup = seen.head.phase == Phase::Setup || must == Must::Start;
  const bool throws = !isDiscard && !isSetup && must != Must::Answer && !seen.head.rolled();
  if (isThrow(chance.dice) != throws || (chance.hex.isNone() && isRobber) || (chance.hex && !isRobber)) return false;
  if (isDiscard ? !couldForceDiscard(seat, chance.cards) : !chance.cards.isEmpty()) return false;
  return !isRobber || (!rules::whyNoRobber({table, seen, move.action.seat}, chance.hex, chance.seat) &&
                       couldSteal(seen, move.action.seat, chance.seat, chance.stolen));
}

bool couldShow(const State& seen, const Move& move) {
  const Action& reveal = move.action;
  const Seat& seat = seen.seat(reveal.seat);
  return reveal.give.exactTotal() == seat.hand.exactTotal() && reveal.want.exactTotal() == seat.cards.exactTotal() &&
         move.chance.cards.exactTotal() == seat.fresh.exactTotal();
}

bool couldWin(const State& seen, const Move& move) {
  const SeatId winner = move.chance.winner;
  if (!winner) return true;
  if (seen.head.phase == Phase::Over || seen.seat(winner).presence == Presence::Vacant) return false;
  const Seat& seat = seen.seat(winner);
  const int bought = move.action.kind == ActionKind::BuyCard && move.seat == winner;
  if (seat.known == Knowledge::Counted) return move.chance.wonWith <= seat.cards.exactTotal() + bought;
  return move.chance.wonWith == seat.cards[Card::Point] + (bought && move.chance.card == Card::Point);
}

bool couldHappen(const Table& table, const State& seen, const Move& move) {
  if (!couldWin(seen, move)) return false;
  const Action& action = move.action;
  switch (action.kind) {
    case ActionKind::BuyCard: return couldDraw(table, seen, move.seat, move.chance.card);
    case ActionKind::Robber: return couldSteal(seen, move.seat, action.seat, move.chance.stolen);
    case ActionKind::Monopoly: return couldTake(table, seen, move);
    case ActionKind::TimeUp: return couldRunOut(table, seen, move);
    case ActionKind::Reveal: return couldShow(seen, move);
    case ActionKind::Accept:
    case ActionKind::Confirm: return couldSeenTrade(table, seen, move);
    case ActionKind::StartRound:
      return table.rules.sharedRounds == Switch::On || rules::mayBring(table.rules, move.chance.event());
    default: return true;
  }
}

}  // namespace

bool couldFollow(const Table& table, const State& seen, const Move& move) {
  if (!fits(table, move)) return false;
  if (isUnseenTrade(seen, move)) return couldWin(seen, move) && couldUnseenTrade(table, seen, move);
  if (move.action.kind == ActionKind::EndTurn && move.seat != seen.head.active) return false;
  if (move.action.kind == ActionKind::WithdrawOffer && !seen.seat(move.action.seat).offer.isOpen()) return false;
  return isLegal(table, seen, move) && couldHappen(table, seen, move) && couldPay(table, seen, move);
}

// ---- positions ------------------------------------------------------------------------------------------------------

namespace {

/// 6.9: the own cards, and of the others the numbers until they are shown.
bool isSeenBy(const State& state, SeatId viewer) {
  if (state.head.moves != Header::kNotCounted) return false;
  for (int s = 0; s < state.seats.size(); ++s) {
    const Seat& seat = state.seats[s];
    const bool isOpen = SeatId(s) == viewer || seat.shown == Shown::Yes;
    if ((seat.known == Knowledge::Own) != isOpen) return false;
    if (!isOpen && (seat.offers != 0 || seat.answer != Answer::None)) return false;
  }
  return std::ranges::all_of(state.supplies, [](const Supply& supply) { return supply.deck.isWithin(Pack::kUnknown); });
}

bool isWhole(const State& state) {
  return std::ranges::all_of(state.seats, [](const Seat& seat) { return seat.known == Knowledge::Own; }) &&
         std::ranges::all_of(state.supplies, [](const Supply& supply) { return supply.deck.isWithin(Pack::kCards); });
}

}  // namespace

bool isSound(const Table& table, const State& state, SeatId viewer) {
  if (!isSeatOrNone(table, viewer) || !(viewer ? isSeenBy(state, viewer) : isWhole(state))) return false;
  return brokenInvariants(table, state).empty();
}

// ---- moves that were taken back -------------------------------------------------------------------------------------

void UndoStack::note(const State& before, const Move& move) {
  if (!mayEverBeTakenBack(move)) return before_.clear();
  before_.push_back(before);
  if (before_.size() > kMost) before_.pop_front();
}

std::optional<State> UndoStack::pop() {
  if (before_.empty()) return std::nullopt;
  State last = std::move(before_.back());
  before_.pop_back();
  return last;
}

SeenGame::SeenGame(const Table& table, SeatId viewer)
    : table_(table), state_(visibleTo(viewer, table, initialState(table))) {}

bool SeenGame::play(const Move& move, Observer tell) {
  if (move.action.kind != ActionKind::TakeBack) {
    if (!couldFollow(table_, state_, move)) return false;
    undo_.note(state_, move);
    apply(table_, state_, move, tell);
    return true;
  }
  auto before = fits(table_, move) ? undo_.pop() : std::nullopt;
  if (!before) return false;
  state_ = std::move(*before);
  tell([&] { return Event{.kind = EventKind::TakenBack, .seat = move.action.seat}; });
  return true;
}

}  // namespace tapu
