// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rules.h"

namespace tapu::rules {
namespace {

std::uint8_t bitOf(SeatId seat) { return static_cast<std::uint8_t>(1 << seat.value); }

bool isActing(const State& state) {
  return state.head.active && state.seat(state.head.active).pending.must == Must::Act;
}

/// 6.2 and 4.3: trade time at all?
Refused whyNoTrade(const Question& ask) {
  if (!ask.state.head.rolled() || !isActing(ask.state)) return Reject::TradeBeforeRoll;
  if (ask.options().phases == TurnPhases::Strict && ask.state.head.built != 0) return Reject::TradeAfterBuilding;
  return std::nullopt;
}

// 4.8: a passing seat declines all offers.
bool declinesAll(const Table& table, const Seat& seat) {
  return seat.presence == Presence::Away && table.rules.options.absent == AbsentSeat::Pass;
}

void closeIfNobodyIsLeft(Change& change, SeatId offerer) {
  const Offer& offer = change.seat(offerer).offer;
  if (offer.isOpen() && (offer.to & ~offer.declined) == 0) closeOffer(change, offerer);
}

bool wouldOverfill(const Question& ask, Pack loses, Pack gains) {
  return ask.seat().cardsInHand() - loses.total() + gains.total() > ask.rules().handLimit;
}

/// Offerer and other exchange the offer's cards, and the offer is gone.
void exchange(Change& change, SeatId offerer, SeatId other, Pack gives, Pack gets) {
  give(change.seat(offerer), gives);
  take(change.seat(offerer), gets);
  give(change.seat(other), gets);
  take(change.seat(other), gives);
  change.tell(
      [&] { return Event{.kind = EventKind::Traded, .seat = offerer, .other = other, .cards = gives, .got = gets}; });
  if (change.seat(offerer).offer.isOpen()) closeOffer(change, offerer);
}

struct Contents {
  Pack give, want;
};
/// What was offered: from the offer, or from the move for a viewer who did not see the offer.
Contents contentsOf(const Change& change, SeatId offerer) {
  const Offer& offer = change.state.seat(offerer).offer;
  if (offer.isOpen()) return {offer.give, offer.want};
  return {change.move.action.give, change.move.action.want};
}

}  // namespace

namespace {

// 6.8: cards of each kind for one of another, by the harbors of a seat.
constexpr auto kRates = [] {
  std::array<Pack, 64> rates{};
  for (unsigned harbors = 0; harbors < rates.size(); ++harbors)
    for (Resource give : kAllResources) {
      const bool two = harbors >> static_cast<int>(give) & 1, three = harbors >> kResources & 1;
      rates[harbors] += Pack::of(give, two ? 2 : three ? 3 : 4);
    }
  return rates;
}();

Pack bankRates(const Table& table, const Seat& seat) {
  const bool freshCounts = table.rules.options.phases == TurnPhases::Combined;  // 4.3
  return kRates[freshCounts ? seat.rates : seat.rates & ~seat.freshRates];
}

}  // namespace

std::uint64_t bankPairs(const Question& ask) {
  constexpr std::uint64_t kSame = 0x8040201008040201ULL;
  if (whyNoTrade(ask)) return 0;
  const std::uint64_t gives = lanesCovered(ask.seat().hand, bankRates(ask.table, ask.seat()));
  return gives * rowOf(bankCovering(ask.table, ask.state, 1)) & ~kSame;
}

Refused whyNoBankTrade(const Question& ask, Resource give, Resource get) {
  if (static_cast<int>(give) >= kResources || static_cast<int>(get) >= kResources) return Reject::NotAResource;
  if (hasBit(bankPairs(ask), pairBit(give, get))) return std::nullopt;
  if (const auto closed = whyNoTrade(ask)) return closed;
  if (give == get) return Reject::SameResource;
  return bankCovers(ask.table, ask.state, Pack::of(get)) ? Reject::RateNotMet : Reject::BankShort;
}

void carryOutBankTrade(Change& change) {
  const SeatId seat = change.move.seat;
  const Action& action = change.move.action;
  const Pack given = Pack::of(action.first, bankRate(change.table, change.state, seat, action.first));
  const Pack got = Pack::of(action.second);
  payBank(change, seat, given);
  takeFromBank(change, seat, got);
  change.tell([&] { return Event{.kind = EventKind::BankTraded, .seat = seat, .cards = given, .got = got}; });
}

Refused whyNoOffers(const Question& ask) {
  if (const auto closed = whyNoTrade(ask)) return closed;
  if (!ask.isActive() && ask.options().counterOffers == Switch::Off) return Reject::CountersOff;
  if (ask.seat().offers >= ask.options().maxOffers) return Reject::TooManyOffers;
  if (ask.seat().hand.isEmpty() && ask.options().gifts == Switch::Off) return Reject::CannotPayOffer;
  return std::nullopt;
}

Refused whyNoOffer(const Question& ask, const Action& offer) {
  if (const auto closed = whyNoOffers(ask)) return closed;
  if (offer.to == 0 || hasBit(offer.to, ask.id.value)) return Reject::OfferNobody;
  if ((offer.to & ~tradePartners(ask.table, ask.state, ask.id)) != 0) return Reject::OfferOnlyActive;
  const bool oneSided = offer.give.isEmpty() || offer.want.isEmpty();
  const bool empty = offer.give.isEmpty() && offer.want.isEmpty();
  if (empty || (oneSided && ask.options().gifts == Switch::Off)) return Reject::OfferEmptySide;
  if (offer.give[Resource::Unknown] + offer.want[Resource::Unknown] > 0) return Reject::NotAResource;
  for (Resource resource : kAllResources)
    if (offer.give[resource] > 0 && offer.want[resource] > 0) return Reject::OfferBothSides;
  if (!ask.seat().hand.covers(offer.give)) return Reject::CannotPayOffer;
  if (wouldOverfill(ask, offer.give, offer.want)) return Reject::HandFull;
  return std::nullopt;
}

void makeOffer(Change& change) {
  const Action& action = change.move.action;
  Seat& seat = change.seat(change.move.seat);
  if (seat.known == Knowledge::Own) ++seat.offers;  // how often is the sender's secret (6.9)
  seat.offer = {action.give, action.want, action.to, 0, 0};
  for (int s = 0; s < change.state.seats.size(); ++s)
    if (hasBit(action.to, s) && declinesAll(change.table, change.state.seats[s]))
      seat.offer.declined |= bitOf(SeatId(s));
  change.tell([&] {
    return Event{.kind = EventKind::OfferMade,
                 .seat = change.move.seat,
                 .count = action.to,
                 .cards = action.give,
                 .got = action.want};
  });
  closeIfNobodyIsLeft(change, change.move.seat);
}

namespace {

Refused whyNotAsked(const Question& ask, SeatId offerer) {
  if (offerer.value >= ask.table.seats || !ask.state.seat(offerer).offer.isOpen()) return Reject::NoSuchOffer;
  const Offer& offer = ask.state.seat(offerer).offer;
  if (!hasBit(offer.to, ask.id.value)) return Reject::NoSuchOffer;  // 6.9: who is not asked learns of no offer
  if (hasBit(offer.declined, ask.id.value)) return Reject::AlreadyDeclined;
  return std::nullopt;
}

bool isCollected(const Question& ask, SeatId offerer) {
  return ask.options().tradeSelect == TradeSelect::ProposerPicks && ask.state.head.active == offerer;
}

}  // namespace

Refused whyNoAccept(const Question& ask, SeatId offerer) {
  if (const auto closed = whyNoTrade(ask)) return closed;
  if (const auto notAsked = whyNotAsked(ask, offerer)) return notAsked;
  const Offer& offer = ask.state.seat(offerer).offer;
  if (hasBit(offer.accepted, ask.id.value)) return Reject::NoSuchOffer;
  if (!ask.seat().hand.covers(offer.want)) return Reject::CannotPayOffer;
  if (wouldOverfill(ask, offer.want, offer.give)) return Reject::HandFull;
  const Question other{ask.table, ask.state, offerer};
  if (wouldOverfill(other, offer.give, offer.want)) return Reject::HandFull;
  if (other.seat().known == Knowledge::Own && !other.seat().hand.covers(offer.give)) return Reject::NoSuchOffer;  // 6.6
  return std::nullopt;
}

Refused whyNoDecline(const Question& ask, SeatId offerer) {
  if (!isActing(ask.state)) return Reject::DecisionPending;
  return whyNotAsked(ask, offerer);
}

Refused whyNoConfirm(const Question& ask, SeatId acceptor) {
  if (const auto closed = whyNoTrade(ask)) return closed;
  const Offer& offer = ask.seat().offer;
  if (!offer.isOpen() || acceptor.value >= ask.table.seats || !hasBit(offer.accepted, acceptor.value))
    return Reject::NotAccepted;
  const Question other{ask.table, ask.state, acceptor};
  if (other.seat().known == Knowledge::Own && !other.seat().hand.covers(offer.want)) return Reject::NotAccepted;
  if (wouldOverfill(other, offer.want, offer.give) || wouldOverfill(ask, offer.give, offer.want))
    return Reject::HandFull;
  return std::nullopt;
}

void carryOutAccept(Change& change) {
  const SeatId acceptor = change.move.seat, offerer = change.move.action.seat;
  if (isCollected(change.as(acceptor), offerer)) {
    change.seat(offerer).offer.accepted |= bitOf(acceptor);
    change.tell([&] { return Event{.kind = EventKind::OfferAccepted, .seat = acceptor, .other = offerer}; });
    return;
  }
  const Contents contents = contentsOf(change, offerer);
  exchange(change, offerer, acceptor, contents.give, contents.want);
}

void carryOutDecline(Change& change) {
  const SeatId decliner = change.move.seat, offerer = change.move.action.seat;
  Offer& offer = change.seat(offerer).offer;
  offer.declined |= bitOf(decliner);
  offer.accepted &= static_cast<std::uint8_t>(~bitOf(decliner));
  change.tell([&] { return Event{.kind = EventKind::OfferDeclined, .seat = decliner, .other = offerer}; });
  closeIfNobodyIsLeft(change, offerer);
}

void carryOutConfirm(Change& change) {
  const Contents contents = contentsOf(change, change.move.seat);
  exchange(change, change.move.seat, change.move.action.seat, contents.give, contents.want);
}

void closeOffer(Change& change, SeatId offerer) {
  change.seat(offerer).offer = {};
  change.tell([&] { return Event{.kind = EventKind::OfferClosed, .seat = offerer}; });
}

void strike(Change& change) {
  Offer& offer = change.seat(change.move.action.seat).offer;
  offer.accepted &= static_cast<std::uint8_t>(~bitOf(SeatId(change.move.action.place)));
}

std::optional<Action> dueInTrade(const Table& table, const State& state) {
  for (int s = 0; s < state.seats.size(); ++s) {
    const Seat& seat = state.seats[s];
    if (!seat.offer.isOpen()) continue;
    if (!seat.hand.covers(seat.offer.give)) return tableMove(ActionKind::WithdrawOffer, SeatId(s));  // 6.6
    for (int other = 0; other < table.seats; ++other)
      if (hasBit(seat.offer.accepted, other) && !state.seats[other].hand.covers(seat.offer.want))
        return strikeAnswer(SeatId(s), SeatId(other));
  }
  return std::nullopt;
}

}  // namespace tapu::rules

namespace tapu {

std::uint8_t tradePartners(const Table& table, const State& state, SeatId seat) {
  const auto all = static_cast<std::uint8_t>((1 << table.seats) - 1);
  const auto bit = [](SeatId id) { return static_cast<std::uint8_t>(1 << id.value); };
  if (state.head.active == seat) return static_cast<std::uint8_t>(all & ~bit(seat));  // 6.1
  return state.head.active ? bit(state.head.active) : std::uint8_t{0};
}

int bankRate(const Table& table, const State& state, SeatId seat, Resource give) {
  return rules::bankRates(table, state.seat(seat))[give];
}

}  // namespace tapu
