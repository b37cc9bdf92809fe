// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/offer_time.h"

#include <algorithm>

#include "engine/rules/trade.h"

namespace tapu {

namespace {

constexpr int kLeastPatienceMs = 12'000;
constexpr int kAfterBotsMs = 4'000;  // a person's time left when the bots have answered

enum class Who : quint8 { Person, Bot };

/// Somebody of this kind is asked and has not answered; who said in a shared round that they are done answers no more
/// (9.6).
bool isAwaited(const ClientView& known, SeatId offerer, Who who, const IsPerson& isPerson) {
  const State& state = known.state;
  const GameDefinition& definition = known.definition();
  for (PartnerId partner : definition.partnersOf(offerer)) {
    const SeatId asked = definition.partner(offerer, partner);
    if (!isAsked(definition, state, asked, offerer) || state.seat(asked).pending.must == Decision::Done) continue;
    if (isPerson(asked) == (who == Who::Person)) return true;
  }
  return false;
}

}  // namespace

bool isPlayedByPerson(const Lobby& lobby, SeatId seat) {
  if (!seat || seat.value >= lobby.seats.size()) return false;
  const LobbySeat& there = lobby.seats[seat.value];
  return there.holder == SeatHolder::Person && there.bot.isEmpty() && there.link != Link::Lost;
}

bool isPlayedByBot(const Lobby& lobby, SeatId seat) {
  return seat && seat.value < lobby.seats.size() && !lobby.seats[seat.value].bot.isEmpty();
}

int offerPatienceMs(int offerWaitMs) { return std::max(kLeastPatienceMs, offerWaitMs + kAfterBotsMs); }

OfferTime offerTimeOf(const ClientView& known, SeatId offerer) {
  // Nobody withdraws the offer of a person who was lost, until a bot plays for them.
  return offerTimeOf(known, offerer, [&](SeatId seat) {
    return seat == offerer ? !isPlayedByBot(known.lobby, seat) : isPlayedByPerson(known.lobby, seat);
  });
}

OfferTime offerTimeOf(const ClientView& known, SeatId offerer, const IsPerson& isPerson) {
  const bool isOfPerson = isPerson(offerer);
  const qint64 age = known.offerAgeMs(offerer) - (isOfPerson ? 0 : known.offers.stoodMs(offerer));
  if (age < 0 || !isAwaited(known, offerer, Who::Person, isPerson)) return {};
  const int wait = known.offerWaitMs;
  const bool mayPick = !isOfPerson && !known.state.seat(offerer).offer.accepted.isEmpty();
  if (age < wait && (mayPick || isAwaited(known, offerer, Who::Bot, isPerson)))
    return {OfferTime::Until::BotsAct, wait - age, wait};
  if (isOfPerson) return {};
  const int patience = offerPatienceMs(wait);
  return {OfferTime::Until::Lapses, std::max<qint64>(0, patience - age), patience};
}

}  // namespace tapu
