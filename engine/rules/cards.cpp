// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/cards.h"

#include <algorithm>
#include <array>

#include "engine/rules/awards.h"
#include "engine/rules/building.h"
#include "engine/rules/decisions.h"
#include "engine/rules/finds.h"
#include "engine/rules/hands.h"
#include "engine/rules/resource_pairs.h"
#include "engine/rules/ships.h"

namespace tapu::rules {

namespace {

void playCard(Change& change, Card card) { spendCard(change, change.move.seat, card); }

}  // namespace

void spendCard(Change& change, SeatId id, Card card) {
  Seat& seat = change.seat(id);
  removeOne(seat.cards, card);
  seat.played += CardCounts::of(card);
  if (change.state.isActive(id) && seat.cardsPlayed < 255) ++seat.cardsPlayed;
}

Refused whyNoPurchase(const Query& ask) {
  if (ask.state.deckOf(ask.id).isEmpty()) return Reject::DeckEmpty;
  if (!ask.seat().hand.covers(ask.rules().cardCost)) return Reject::NotEnoughCards;
  return std::nullopt;
}

Refused whyNoCardNow(const Query& ask) {
  const bool isBeforeThrow = !ask.state.head.rolled() && !ask.state.head.ended;
  if (isBeforeThrow && ask.options().cardsBeforeRoll == Switch::Off) return Reject::NoCardBeforeRoll;
  if (ask.options().cardsPerTurn != kUnlimited && ask.seat().cardsPlayed >= ask.options().cardsPerTurn)
    return Reject::OneCardPerTurn;
  return std::nullopt;
}

Refused whyNotPlay(const Query& ask, Card card) {
  if (playableCards(ask)[card] > 0) return std::nullopt;
  if (ask.seat().cards[card] == 0) return Reject::NoSuchCard;
  if (const auto closed = whyNoCardNow(ask)) return closed;
  return Reject::CardBoughtThisTurn;
}

std::uint64_t plentyPairs(const Query& ask) {
  const int due = plentySize(ask.definition, ask.state, ask.id);
  if (ask.seat().cardsInHand() + due > ask.rules().handLimit) return 0;
  const std::uint64_t one = bankCovering(ask, 1), two = bankCovering(ask, 2);
  if (due < 2) return due == 1 ? singlesOf(one) : 0;
  return (pairsOf(one, one) & kPairsInOrder) | twosOf(two);
}

Refused whyNoPlenty(const Query& ask, Resource first, Resource second) {
  if (const auto refused = whyNotPlay(ask, Card::YearOfPlenty)) return refused;
  if (static_cast<int>(first) >= kResources) return Reject::NotAResource;
  if (second != Resource::None && static_cast<int>(second) >= kResources) return Reject::NotAResource;
  const bool isOrdered = first <= second;
  if (hasBit(plentyPairs(ask), isOrdered ? pairBit(first, second) : pairBit(second, first))) return std::nullopt;
  const int due = plentySize(ask.definition, ask.state, ask.id), wanted = second == Resource::None ? 1 : 2;
  if (due == 0) return Reject::BankCannotGive;
  if (wanted != due) return Reject::WrongPlentyCount;
  return ask.seat().cardsInHand() + wanted > ask.rules().handLimit ? Reject::HandFull : Reject::BankCannotGive;
}

Refused whyNoMonopoly(const Query& ask, Resource resource) {
  if (const auto refused = whyNotPlay(ask, Card::Monopoly)) return refused;
  if (static_cast<int>(resource) >= kResources) return Reject::NotAResource;
  return std::nullopt;
}

Refused whyNoRoadBuilding(const Query& ask) {
  if (const auto refused = whyNotPlay(ask, Card::RoadBuilding)) return refused;
  return hasFreePiece(ask) ? Refused{} : Refused{Reject::NoPlaceForRoads};
}

Refused whyNoPass(const Query& ask) {
  return ask.seat().pending.left == 1 && ask.seat().pending.at == 1 ? Refused{} : Refused{Reject::FirstPieceFirst};
}

void carryOutPurchase(Change& change) {
  const SeatId id = change.move.seat;
  payBank(change, id, change.rules().cardCost);
  change.seat(id).built = 1;
  const Card card = takeCard(change, id, change.move.chance.card);
  if (card == Card::Point) scored(change, id);
  change.tell([&] { return Event{.kind = EventKind::CardBought, .seat = id, .card = card}; });
}

void carryOutRoadBuilding(Change& change) {
  const SeatId id = change.move.seat;
  playCard(change, Card::RoadBuilding);
  change.tell([&] { return Event{.kind = EventKind::RoadBuildingPlayed, .seat = id}; });
  owe(change, id, Decision::FreeRoute, 2, 0);
}

void carryOutPlenty(Change& change) {
  const Action& action = change.move.action;
  playCard(change, Card::YearOfPlenty);
  const CardCounts cards =
      CardCounts::of(action.first) + (action.second == Resource::None ? CardCounts{} : CardCounts::of(action.second));
  takeFromBank(change, change.move.seat, cards);
  change.tell([&] { return Event{.kind = EventKind::PlentyPlayed, .seat = change.move.seat, .cards = cards}; });
}

namespace {

void drawPurchase(const Query& ask, const Action&, Chance& chance, Rng& rng) {
  const CardCounts deck = ask.state.deckOf(ask.id);
  chance.card = pick<Card>(deck, static_cast<int>(rng.below(static_cast<std::uint32_t>(deck.total()))));
}

Refused completePurchase(const Query& ask, const Action&, Chance& chance) {
  const bool isInDeck = static_cast<int>(chance.card) < kCards && ask.state.deckOf(ask.id)[chance.card] > 0;
  return isInDeck ? Refused{} : Refused{Reject::WrongChance};
}

/// The number of cards of a resource that Monopoly takes, by seat.
SeatCounts monopolyCounts(const Query& ask, Resource resource) {
  SeatCounts counts{};
  int room = std::max(0, ask.rules().handLimit - ask.seat().cardsInHand());  // 6.10
  for (int s = 0; s < std::min(ask.definition.seats, kMostSeatsOfTable); ++s) {
    if (SeatId(s) == ask.id) continue;
    counts[s] = static_cast<std::uint8_t>(std::min(room, ask.state.seats[s].hand[resource]));
    room -= counts[s];
  }
  return counts;
}

void drawMonopoly(const Query& ask, const Action& action, Chance& chance, Rng&) {
  chance.setBySeat(monopolyCounts(ask, action.first));
}

Refused completeMonopoly(const Query& ask, const Action& action, Chance& chance) {
  const SeatCounts taken = monopolyCounts(ask, action.first), told = chance.bySeat();
  if (told != SeatCounts{} && told != taken) return Reject::WrongChance;
  chance.setBySeat(taken);
  return std::nullopt;
}

}  // namespace

constexpr ChanceRule kPurchase{.draw = drawPurchase, .complete = completePurchase};
constexpr ChanceRule kMonopoly{.draw = drawMonopoly, .complete = completeMonopoly};

void carryOutMonopoly(Change& change) {
  const SeatId id = change.move.seat;
  const Resource resource = change.move.action.first;
  playCard(change, Card::Monopoly);
  const SeatCounts taken = change.move.chance.bySeat();
  int sum = 0;
  for (int count : taken) sum += count;
  change.tell(
      [&] { return Event{.kind = EventKind::MonopolyPlayed, .seat = id, .cards = CardCounts::of(resource, sum)}; });
  for (int s = 0; s < std::min(change.state.seats.size(), kMostSeatsOfTable); ++s) {
    const CardCounts cards = CardCounts::of(resource, taken[static_cast<std::size_t>(s)]);
    if (cards.isEmpty()) continue;
    give(change.state.seats[s], cards);
    take(change.seat(id), cards);
    change.tell(
        [&] { return Event{.kind = EventKind::MonopolyTaken, .seat = id, .other = SeatId(s), .cards = cards}; });
  }
}

void placeFreePiece(Change& change) {
  const SeatId id = change.move.seat;
  Pending& pending = change.seat(id).pending;
  --pending.left;
  pending.at = 1;
  change.seat(id).built = 1;
  if (change.move.action.kind == ActionKind::Ship)
    placeShip(change, id, change.move.action.edge());
  else
    placeRoad(change, id, change.move.action.edge());
  find(change, id, change.move.action.edge());
  if (pending.left == 0 || !hasFreePiece(change.as(id))) endFreePieces(change, id);
}

void endFreePieces(Change& change, SeatId seat) {
  settled(change, seat);
  goOn(change, seat);
}

}  // namespace tapu::rules

namespace tapu {

int plentySize(const GameDefinition& definition, const State& state, SeatId seat) {
  constexpr int kTaken = 2;
  const CardCounts bank = state.bankOf(seat);
  if (definition.rules.unlimitedBank == Switch::On || bank.kinds() >= kTaken) return kTaken;
  return std::min(kTaken, bank.total());  // of one kind at most, so the sum is exact
}

}  // namespace tapu
