// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/gifts.h"

#include <algorithm>

#include "engine/rules/awards.h"
#include "engine/rules/hands.h"

namespace tapu {

namespace {

template <class Place>
std::optional<int> giftOn(const GameDefinition& definition, const State& state, Place place, Place GiftPlace::*member) {
  if (!state.sea) return std::nullopt;
  const std::vector<GiftPlace>& gifts = definition.sea.gifts;
  const auto found = std::ranges::find(gifts, place, member);
  if (found == gifts.end()) return std::nullopt;
  const auto index = static_cast<int>(found - gifts.begin());
  return hasBit(state.sea->gifts[index / kWordBits], index % kWordBits) ? std::optional(index) : std::nullopt;
}

}  // namespace

std::optional<int> giftAt(const GameDefinition& definition, const State& state, CornerId corner) {
  return giftOn(definition, state, corner, &GiftPlace::corner);
}
std::optional<int> giftAt(const GameDefinition& definition, const State& state, EdgeId edge) {
  return giftOn(definition, state, edge, &GiftPlace::edge);
}

}  // namespace tapu

namespace tapu::rules {

namespace {

/// As many cards as the bank has and the hand has room for (6.10).
CardCounts giftCards(const Query& ask, const GiftPlace& gift) {
  int count = std::min(gift.count, std::max(0, ask.rules().handLimit - ask.seat().cardsInHand()));
  while (count > 0 && !bankCovers(ask, CardCounts::of(gift.resource, count))) --count;
  return CardCounts::of(gift.resource, count);
}

void givePoints(Change& change, SeatId id, int points) {
  Seat& seat = change.seat(id);
  std::uint8_t& ofGifts = change.state.sea->giftPoints[id.value];
  seat.points = static_cast<std::uint8_t>(seat.points + points);
  ofGifts = static_cast<std::uint8_t>(ofGifts + points);
  scored(change, id);
}

/// The top card of the deck, if one is left. A bot that thinks ahead does not know it, and gets none.
Card giveCard(Change& change, SeatId id) {
  const Card drawn = change.move.chance.card;
  if (drawn == Card::None || change.state.deckOf(id).isEmpty()) return Card::None;
  return takeCard(change, id, drawn);
}

/// The gift is gone, whatever it brings.
void takeGift(Change& change, SeatId id, int index) {
  const GiftPlace& gift = change.definition.sea.gifts[static_cast<std::size_t>(index)];
  change.state.sea->gifts[index / kWordBits] &= ~(std::uint64_t{1} << index % kWordBits);
  Event event{.kind = EventKind::GiftTaken,
              .seat = id,
              .place = gift.corner.value,
              .from = gift.edge.value,
              .more = static_cast<std::uint8_t>(gift.kind)};
  switch (gift.kind) {
    case Gift::Kind::Points:
      givePoints(change, id, gift.count);
      event.count = static_cast<std::uint16_t>(gift.count);
      break;
    case Gift::Kind::Card: event.card = giveCard(change, id); break;
    case Gift::Kind::Resources:
      event.cards = giftCards(change.as(id), gift);
      if (!event.cards.isEmpty()) takeFromBank(change, id, event.cards);
      break;
  }
  change.tell([&] { return event; });
}

}  // namespace

void takeGift(Change& change, SeatId seat, CornerId corner) {
  if (const auto gift = giftAt(change.definition, change.state, corner)) takeGift(change, seat, *gift);
}

void takeGift(Change& change, SeatId seat, EdgeId edge) {
  if (const auto gift = giftAt(change.definition, change.state, edge)) takeGift(change, seat, *gift);
}

}  // namespace tapu::rules
