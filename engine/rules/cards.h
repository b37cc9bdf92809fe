// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"
#include "engine/rules/trade.h"

// Development cards: bought, played, and the effect of each (8.1 to 8.6). Knights: knights.h.

namespace tapu {

/// The number of cards that a Year of Plenty takes now: 2, or all the bank still has (8.5).
int plentySize(const GameDefinition& definition, const State& state, SeatId seat);

}  // namespace tapu

namespace tapu::rules {

/// Whether there is a card to buy, and the hand pays for it (8.1).
inline bool mayBuyCard(const Query& ask) {
  return !ask.state.deckOf(ask.id).isEmpty() && ask.seat().hand.covers(ask.rules().cardCost);
}
/// Why the seat may play no card at all now (4.2, 8.3).
Refused whyNoCardNow(const Query& ask);
/// The cards that this seat may play now (8.3), without point cards, which are never played (8.6). The rules of each
/// kind may still refuse it.
inline CardCounts playableCards(const Query& ask) {
  const CardCounts ripe = (ask.seat().cards - ask.seat().boughtThisTurn).without(Card::Point);
  return ripe.isEmpty() || whyNoCardNow(ask) ? CardCounts{} : ripe;
}
/// Whether the hand pays for no piece, no card and no exchange with the bank.
inline bool paysForNothing(const Query& ask) {
  const CardCounts hand = ask.seat().hand;
  const Rules& rules = ask.rules();
  const bool pays = hand.covers(rules.roadCost) || hand.covers(rules.settlementCost) || hand.covers(rules.cityCost) ||
                    hand.covers(rules.cardCost) || (ask.definition.hasShips && hand.covers(rules.shipCost));
  return !pays && bankGives(ask) == 0;
}
/// The cards that a Year of Plenty may take: pairs in canonical order, or single cards, as bits of `pairBit`.
std::uint64_t plentyPairs(const Query& ask);

/// Why the seat may not buy a card (8.1).
Refused whyNoPurchase(const Query& ask);
/// Why the seat may not play a card of this kind, with any choice.
Refused whyNotPlay(const Query& ask, Card card);
/// Why the seat may not play this card in this way (8.5).
Refused whyNoPlenty(const Query& ask, Resource first, Resource second);
Refused whyNoMonopoly(const Query& ask, Resource resource);
Refused whyNoRoadBuilding(const Query& ask);
/// Why the seat may not pass up its second free piece (8.5).
Refused whyNoPass(const Query& ask);

/// The card that is bought; the cards that Monopoly takes of each seat.
extern const ChanceRule kPurchase, kMonopoly;

/// Uses a development card of a seat: it leaves the unplayed ones and lies open.
void spendCard(Change& change, SeatId seat, Card card);
/// The move: the mover buys a card, or plays one.
void carryOutPurchase(Change& change);
void carryOutRoadBuilding(Change& change);
void carryOutPlenty(Change& change);
void carryOutMonopoly(Change& change);
/// The mover places one of its free pieces; after the last one its turn goes on.
void placeFreePiece(Change& change);
/// The seat places no more free pieces, and its turn goes on.
void endFreePieces(Change& change, SeatId seat);

}  // namespace tapu::rules
