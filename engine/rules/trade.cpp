// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/trade.h"

#include <utility>

#include "engine/rules/hands.h"
#include "engine/rules/resource_pairs.h"

namespace tapu::rules {

namespace {

bool acts(const State& state, SeatId seat) { return state.seat(seat).pending.must == Decision::Act; }

void closeIfNobodyIsLeft(Change& change, SeatId offerer) {
  const Offer& offer = change.seat(offerer).offer;
  if (offer.isOpen() && offer.to.isWithin(offer.declined)) closeOffer(change, offerer, OfferEnd::Answered);
}

bool wouldOverfill(const Query& ask, CardCounts loses, CardCounts gains) {
  return ask.seat().cardsInHand() - loses.total() + gains.total() > ask.rules().handLimit;
}

/// Offerer and other exchange the offer's cards, and the offer is gone.
void exchange(Change& change, SeatId offerer, SeatId other, CardCounts gives, CardCounts gets) {
  give(change.seat(offerer), gives);
  take(change.seat(offerer), gets);
  give(change.seat(other), gets);
  take(change.seat(other), gives);
  change.tell(
      [&] { return Event{.kind = EventKind::Traded, .seat = offerer, .other = other, .cards = gives, .got = gets}; });
  if (change.seat(offerer).offer.isOpen()) closeOffer(change, offerer, OfferEnd::Answered);
}

struct Contents {
  CardCounts give, want;
};
/// The contents of an offer: from the offer, or from the move for a viewer who did not see the offer.
Contents contentsOf(const Change& change, SeatId offerer) {
  const Offer& offer = change.state.seat(offerer).offer;
  if (offer.isOpen()) return {offer.give, offer.want};
  return {change.move.action.give, change.move.action.want};
}

}  // namespace

bool isPartnerActing(const Query& ask) {
  if (const SeatId active = ask.state.head.active) return acts(ask.state, active);
  for (PartnerId partner : tradePartners(ask.definition, ask.state, ask.id))
    if (acts(ask.state, ask.definition.partner(ask.id, partner))) return true;
  return false;
}

namespace {

// 6.8: cards of each kind for one of another, by the harbors of a seat.
constexpr auto kRates = [] {
  constexpr std::size_t kSets = 1 << (kResources + 1);  // of harbors: for each resource, and for any
  std::array<CardCounts, kSets> rates{};
  for (unsigned harbors = 0; harbors < rates.size(); ++harbors) {
    for (Resource give : kAllResources) rates[harbors] += CardCounts::of(give, harborRate(harbors, give));
  }
  return rates;
}();

CardCounts bankRates(const GameDefinition& definition, const Seat& seat) {
  const bool freshCounts = definition.rules.options.phases == TurnPhases::Combined;  // 4.3
  return kRates[freshCounts ? seat.rates : seat.rates & ~seat.freshRates];
}

}  // namespace

std::uint64_t bankGives(const Query& ask) {
  return ask.seat().hand.resourcesCovering(bankRates(ask.definition, ask.seat()));
}

Refused whyNoBankTrade(const Query& ask, Resource give, Resource get) {
  if (static_cast<int>(give) >= kResources || static_cast<int>(get) >= kResources) return Reject::NotAResource;
  if (hasBit(bankPairs(ask), pairBit(give, get))) return std::nullopt;
  if (const auto closed = whyNoTrade(ask)) return closed;
  if (give == get) return Reject::SameResource;
  return bankCovers(ask, CardCounts::of(get)) ? Reject::RateNotMet : Reject::BankShort;
}

void carryOutBankTrade(Change& change) {
  const SeatId seat = change.move.seat;
  const Action& action = change.move.action;
  const CardCounts given = CardCounts::of(action.first, bankRate(change.definition, change.state, seat, action.first));
  const CardCounts got = CardCounts::of(action.second);
  payBank(change, seat, given);
  takeFromBank(change, seat, got);
  change.tell([&] { return Event{.kind = EventKind::BankTraded, .seat = seat, .cards = given, .got = got}; });
}

Refused whyNoOffers(const Query& ask) {
  if (const auto closed = whyNoTrade(ask)) return closed;
  if (!ask.isActive() && ask.options().counterOffers == Switch::Off) return Reject::CountersOff;
  if (ask.seat().offers >= ask.options().maxOffers) return Reject::TooManyOffers;
  if (ask.seat().hand.isEmpty() && ask.options().gifts == Switch::Off) return Reject::CannotPayOffer;
  return std::nullopt;
}

Refused whyNoOffer(const Query& ask, const Action& offer) {
  if (const auto closed = whyNoOffers(ask)) return closed;
  const PartnerSet asked = offer.asked();
  if (asked.isEmpty() || asked.contains(ask.definition.partnerId(ask.id, ask.id))) return Reject::OfferNobody;
  if (!asked.isWithin(tradePartners(ask.definition, ask.state, ask.id)))
    return ask.definition.map.isChain() ? Reject::NotAPartner : Reject::OfferOnlyActive;
  if (!ask.isActive() && asked.size() > 1) return Reject::OneAddressee;
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
  seat.offer = {action.give, action.want, action.asked(), {}, {}};
  for (PartnerId asked : action.asked())
    if (isFrozen(change.definition, change.seat(change.definition.partner(change.move.seat, asked))))
      seat.offer.declined.insert(asked);
  change.tell([&] {
    return Event{.kind = EventKind::OfferMade,
                 .seat = change.move.seat,
                 .count = action.asked().bits,
                 .cards = action.give,
                 .got = action.want};
  });
  closeIfNobodyIsLeft(change, change.move.seat);
}

namespace {

Refused whyNotAsked(const Query& ask, SeatId offerer) {
  if (offerer.value >= ask.definition.seats || !ask.state.seat(offerer).offer.isOpen()) return Reject::NoSuchOffer;
  const OfferAnswer answer = offerAnswer(ask.definition, ask.state, ask.id, offerer);
  if (answer == OfferAnswer::NotAsked) return Reject::NoSuchOffer;  // 6.9: who is not asked learns of no offer
  return answer == OfferAnswer::Declined ? Refused{Reject::AlreadyDeclined} : Refused{};
}

bool isCollected(const Query& ask, SeatId offerer) {
  return ask.options().tradeSelect == TradeSelect::ProposerPicks && ask.state.isActive(offerer);
}

}  // namespace

Refused whyNoAccept(const Query& ask, SeatId offerer) {
  if (const auto closed = whyNoTrade(ask)) return closed;
  if (const auto notAsked = whyNotAsked(ask, offerer)) return notAsked;
  const Offer& offer = ask.state.seat(offerer).offer;
  if (offerAnswer(ask.definition, ask.state, ask.id, offerer) == OfferAnswer::Accepted) return Reject::NoSuchOffer;
  if (ask.state.isActive(offerer) && !acts(ask.state, offerer))
    return Reject::DecisionPending;  // 0.11: their offers rest
  if (!ask.seat().hand.covers(offer.want)) return Reject::CannotPayOffer;
  if (wouldOverfill(ask, offer.want, offer.give)) return Reject::HandFull;
  const Query other{ask.definition, ask.state, offerer};
  if (wouldOverfill(other, offer.give, offer.want)) return Reject::HandFull;
  if (other.seat().known == Knowledge::Own && !other.seat().hand.covers(offer.give)) return Reject::NoSuchOffer;  // 6.6
  return std::nullopt;
}

Refused whyNoDecline(const Query& ask, SeatId offerer) {
  if (!isActing(ask)) return Reject::DecisionPending;
  return whyNotAsked(ask, offerer);
}

Refused whyNoConfirm(const Query& ask, SeatId acceptor) {
  if (const auto closed = whyNoTrade(ask)) return closed;
  const Offer& offer = ask.seat().offer;
  if (!offer.isOpen() || acceptor.value >= ask.definition.seats ||
      offerAnswer(ask.definition, ask.state, acceptor, ask.id) != OfferAnswer::Accepted)
    return Reject::NotAccepted;
  const Query other{ask.definition, ask.state, acceptor};
  if (other.seat().known == Knowledge::Own && !other.seat().hand.covers(offer.want)) return Reject::NotAccepted;
  if (wouldOverfill(other, offer.want, offer.give) || wouldOverfill(ask, offer.give, offer.want))
    return Reject::HandFull;
  return std::nullopt;
}

Refused whyNoWithdrawal(const Query& ask) {
  return ask.seat().offer.isOpen() ? Refused{} : Refused{Reject::NoSuchOffer};
}

Refused whyNotWithdrawn(const Query& ask) {
  if (const auto none = whyNoWithdrawal(ask)) return none;
  const bool canPay = ask.seat().known == Knowledge::Own && ask.seat().hand.covers(ask.seat().offer.give);
  return canPay ? Refused{Reject::NotATableMove} : Refused{};
}

Refused whyNotStruck(const Query& ask, const Action& action) {
  const bool accepts = ask.definition.hasSeat(action.acceptor()) &&
                       offerAnswer(ask.definition, ask.state, action.acceptor(), ask.id) == OfferAnswer::Accepted;
  return accepts ? Refused{} : Refused{Reject::NoSuchOffer};
}

void carryOutAccept(Change& change) {
  const SeatId acceptor = change.move.seat, offerer = change.move.action.seat;
  if (isCollected(change.as(acceptor), offerer)) {
    change.seat(offerer).offer.accepted.insert(change.definition.partnerId(acceptor, offerer));
    change.tell([&] { return Event{.kind = EventKind::OfferAccepted, .seat = acceptor, .other = offerer}; });
    return;
  }
  const Contents contents = contentsOf(change, offerer);
  exchange(change, offerer, acceptor, contents.give, contents.want);
}

void carryOutDecline(Change& change) {
  const SeatId decliner = change.move.seat, offerer = change.move.action.seat;
  Offer& offer = change.seat(offerer).offer;
  const PartnerId me = change.definition.partnerId(decliner, offerer);
  offer.declined.insert(me);
  offer.accepted.erase(me);
  change.tell([&] { return Event{.kind = EventKind::OfferDeclined, .seat = decliner, .other = offerer}; });
  closeIfNobodyIsLeft(change, offerer);
}

void carryOutConfirm(Change& change) {
  const Contents contents = contentsOf(change, change.move.seat);
  exchange(change, change.move.seat, change.move.action.seat, contents.give, contents.want);
}

void closeOffer(Change& change, SeatId offerer, OfferEnd how) {
  const Offer offer = std::exchange(change.seat(offerer).offer, {});
  change.tell([&] {
    return Event{.kind = EventKind::OfferClosed,
                 .seat = offerer,
                 .count = static_cast<std::uint16_t>(how),
                 .cards = offer.give,
                 .got = offer.want};
  });
}

void declineAllOffers(Change& change, SeatId id) {
  for (PartnerId partner : change.definition.partnersOf(id)) {
    const SeatId offerer = change.definition.partner(id, partner);
    Offer& offer = change.seat(offerer).offer;
    const PartnerId me = change.definition.partnerId(id, offerer);
    if (!offer.to.contains(me)) continue;
    offer.declined.insert(me);
    offer.accepted.erase(me);
    closeIfNobodyIsLeft(change, offerer);
  }
}

void strikeAcceptor(Change& change) {
  const SeatId offerer = change.move.action.seat;
  change.seat(offerer).offer.accepted.erase(change.definition.partnerId(change.move.action.acceptor(), offerer));
}

namespace {

std::optional<Action> dueInOffer(const GameDefinition& definition, const State& state, SeatId id) {
  const Seat& seat = state.seat(id);
  if (!seat.offer.isOpen()) return std::nullopt;
  if (!seat.hand.covers(seat.offer.give)) return tableMove(ActionKind::WithdrawOffer, id);  // 6.6
  for (PartnerId accepted : seat.offer.accepted)
    if (const SeatId acceptor = definition.partner(id, accepted); !state.seat(acceptor).hand.covers(seat.offer.want))
      return strikeAnswer(id, acceptor);
  return std::nullopt;
}

/// A seat may have lost cards: its own offer may be void, or its answer to one of a partner.
std::optional<Action> dueOf(const GameDefinition& definition, const State& state, SeatId id) {
  if (const auto due = dueInOffer(definition, state, id)) return due;
  if (definition.rules.options.tradeSelect == TradeSelect::First) return std::nullopt;  // no answers are kept
  for (PartnerId partner : definition.partnersOf(id))
    if (const auto due = dueInOffer(definition, state, definition.partner(id, partner))) return due;
  return std::nullopt;
}

/// In a chain only the mover and the one it traded with can have lost cards. Where an offer of one of them has just
/// been withdrawn, or an answer struck, the other was a partner.
std::optional<Action> dueAround(const GameDefinition& definition, const State& state, const Move& last) {
  const ActionKind kind = last.action.kind;
  const SeatId about = last.seat                          ? last.seat
                       : kind == ActionKind::StrikeAnswer ? last.action.acceptor()
                                                          : last.action.seat;
  if (!about) return std::nullopt;
  if (const auto due = dueOf(definition, state, about)) return due;
  if (kind == ActionKind::Accept || kind == ActionKind::Confirm) return dueOf(definition, state, last.action.seat);
  if (kind != ActionKind::WithdrawOffer && kind != ActionKind::StrikeAnswer) return std::nullopt;
  for (PartnerId partner : definition.partnersOf(about))
    if (const auto due = dueOf(definition, state, definition.partner(about, partner))) return due;
  return std::nullopt;
}

}  // namespace

std::optional<Action> dueInTrade(const GameDefinition& definition, const State& state, const Move* last) {
  if (last) return dueAround(definition, state, *last);
  for (int s = 0; s < state.seats.size(); ++s)
    if (const auto due = dueInOffer(definition, state, SeatId(s))) return due;
  return std::nullopt;
}

}  // namespace tapu::rules

namespace tapu {

PartnerSet tradePartners(const GameDefinition& definition, const State& state, SeatId seat) {
  PartnerSet partners;
  for (PartnerId partner : definition.partnersOf(seat)) {
    const SeatId other = definition.partner(seat, partner);
    if (state.seat(other).presence == Presence::Vacant) continue;
    if (state.isActive(other) && state.seat(other).pending.must == Decision::Done) continue;  // 9.6
    if (state.isActive(seat) || state.isActive(other)) partners.insert(partner);              // 6.1, 9.9
  }
  return partners;
}

OfferAnswer offerAnswer(const GameDefinition& definition, const State& state, SeatId seat, SeatId offerer) {
  const Offer& offer = state.seat(offerer).offer;
  const PartnerId me = definition.partnerId(seat, offerer);
  if (!offer.to.contains(me)) return OfferAnswer::NotAsked;
  if (offer.accepted.contains(me)) return OfferAnswer::Accepted;
  return offer.declined.contains(me) ? OfferAnswer::Declined : OfferAnswer::Awaited;
}

SmallVector<SeatId, 8> offerersTo(const GameDefinition& definition, const State& state, SeatId seat, Asking which) {
  SmallVector<SeatId, 8> asking;
  if (!seat) return asking;
  for (const PartnerId partner : definition.partnersOf(seat)) {
    const SeatId other = definition.partner(seat, partner);
    const OfferAnswer own = offerAnswer(definition, state, seat, other);
    const bool isOpen = own == OfferAnswer::Accepted && which == Asking::NotDeclined;
    if (own == OfferAnswer::Awaited || isOpen) asking.push_back(other);
  }
  return asking;
}

bool awaitsAnswer(const GameDefinition& definition, const State& state, SeatId seat) {
  for (const PartnerId partner : definition.partnersOf(seat))
    if (isAsked(definition, state, definition.partner(seat, partner), seat)) return true;
  return false;
}

int bankRate(const GameDefinition& definition, const State& state, SeatId seat, Resource give) {
  return rules::bankRates(definition, state.seat(seat))[give];
}

}  // namespace tapu
