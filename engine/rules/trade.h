// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/hands.h"
#include "engine/rules/query.h"
#include "engine/rules/resource_pairs.h"

// Trade with the bank and among seats (6, 9.8, 9.9).

namespace tapu {

/// The partners to which a trade offer of this seat may go now (6.1, 6.5, 9.8).
PartnerSet tradePartners(const GameDefinition& definition, const State& state, SeatId seat);

/// The state of the open offer of `offerer` with one seat (6.4, 6.5): an offer numbers those that it asks as its seat
/// does (GameDefinition::partner), so ask here. On a viewer's state: as far as it sees the offer.
enum class OfferAnswer : std::uint8_t { NotAsked, Awaited, Declined, Accepted };
OfferAnswer offerAnswer(const GameDefinition& definition, const State& state, SeatId seat, SeatId offerer);
/// Whether the seat is asked and has not answered.
inline bool isAsked(const GameDefinition& definition, const State& state, SeatId seat, SeatId offerer) {
  return offerAnswer(definition, state, seat, offerer) == OfferAnswer::Awaited;
}

/// The seats that ask this seat for a trade, in the order of its partners: all that it has not declined, or only those
/// without an answer yet. None for no seat.
enum class Asking : std::uint8_t { NotDeclined, Unanswered };
SmallVector<SeatId, 8> offerersTo(const GameDefinition& definition, const State& state, SeatId seat, Asking which);
/// Whether somebody whom the open offer of this seat asks has not answered yet.
bool awaitsAnswer(const GameDefinition& definition, const State& state, SeatId seat);

/// Cards of one kind that the bank wants for one of another: 2, 3 or 4 (6.8).
int bankRate(const GameDefinition& definition, const State& state, SeatId seat, Resource give);
/// The same by harbors alone, of a corner (topology.h) or all of a seat.
constexpr int harborRate(unsigned harbors, Resource give) {
  if (harbors >> static_cast<int>(give) & 1) return 2;
  return harbors >> kResources & 1 ? 3 : 4;
}

}  // namespace tapu

namespace tapu::rules {

/// Whether one of the seats that this one, which is not active, may trade with is acting now (6.1, 9.9).
bool isPartnerActing(const Query& ask);
/// Whether the seat is active and acting, or one of its partners is (6.1). Who has a part between turns trades with the
/// bank (13.5), and nobody with it (13.7).
inline bool isActing(const Query& ask) {
  const Decision must = ask.seat().pending.must;
  return must == Decision::Act || must == Decision::Part || (!ask.isActive() && isPartnerActing(ask));
}
/// Whether the seat whose turn it is (in shared rounds the asking one) has built or bought something in it (4.3).
inline bool hasBuilt(const State& state, SeatId asking) {
  return state.seat(state.head.active ? state.head.active : asking).built != 0;
}
/// Why this is no time to trade (6.2, 4.3).
inline Refused whyNoTrade(const Query& ask) {
  if (!isActing(ask)) return ask.state.head.ended ? Reject::NoTradeBetween : Reject::TradeBeforeRoll;
  if (ask.options().phases == TurnPhases::Strict && hasBuilt(ask.state, ask.id)) return Reject::TradeAfterBuilding;
  return std::nullopt;
}

/// Resources of which the hand has the bank's price for one of another (6.8), as a set: bit 8 * resource.
std::uint64_t bankGives(const Query& ask);
/// Possible exchanges with the bank: given and wanted resource, as bits of `pairBit`.
inline std::uint64_t bankPairs(const Query& ask) {
  return whyNoTrade(ask) ? 0 : pairsOf(bankGives(ask), bankCovering(ask, 1));
}
/// Why the seat may not make this exchange with the bank.
Refused whyNoBankTrade(const Query& ask, Resource give, Resource get);
/// The move: the mover trades with the bank.
void carryOutBankTrade(Change& change);

/// Why the seat may make no offer at all.
Refused whyNoOffers(const Query& ask);
/// Why the seat may not make this offer, or give this answer to the offer of another.
Refused whyNoOffer(const Query& ask, const Action& offer);
Refused whyNoAccept(const Query& ask, SeatId offerer);
Refused whyNoDecline(const Query& ask, SeatId offerer);
/// Why the seat may not trade with this one of those who accepted its offer (6.5).
Refused whyNoConfirm(const Query& ask, SeatId acceptor);
/// Why the seat cannot take its offer back.
Refused whyNoWithdrawal(const Query& ask);
/// Why the table may not withdraw the offer of the seat (6.6), or strike the acceptor of this action off (6.5).
Refused whyNotWithdrawn(const Query& ask);
Refused whyNotStruck(const Query& ask, const Action& action);
/// The move: the mover makes an offer, or answers one.
void makeOffer(Change& change);
void carryOutAccept(Change& change);
void carryOutDecline(Change& change);
void carryOutConfirm(Change& change);
/// The ways in which the open offer of a seat ends: by the answers of those who were asked, or without.
enum class OfferEnd : std::uint8_t { Lapsed, Answered };
void closeOffer(Change& change, SeatId offerer, OfferEnd how = OfferEnd::Lapsed);
/// A passing seat declines all offers (4.8).
void declineAllOffers(Change& change, SeatId seat);
/// The move: strikes off an acceptor who can no longer pay (6.5).
void strikeAcceptor(Change& change);
/// The move that the table owes because of open offers: WithdrawOffer (6.6) or StrikeAnswer (6.5). With `last`, in a
/// game on a chain only the offers that this move can have affected are looked at.
std::optional<Action> dueInTrade(const GameDefinition& definition, const State& state, const Move* last);

}  // namespace tapu::rules
