// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/search/worlds.h"

#include <algorithm>

#include "engine/bots/unseen.h"

namespace tapu {

namespace {

/// Takes so many cards by lot out of a pool of `kinds` kinds; fewer if there are not so many.
CardCounts drawn(CardCounts& pool, int kinds, int count, Rng& rng) {
  CardCounts taken;
  int left = pool.exactTotal();
  for (count = std::min(count, left); count > 0; --count, --left) {
    int lot = static_cast<int>(rng.below(static_cast<std::uint32_t>(left)));
    int kind = 0;
    while (kind + 1 < kinds && lot >= pool[static_cast<Card>(kind)]) lot -= pool[static_cast<Card>(kind++)];
    const CardCounts card = CardCounts::of(static_cast<Card>(kind));
    pool -= card;
    taken += card;
  }
  return taken;
}

/// The cards not shown, of so many in all; never less than 0.
CardCounts unseen(CardCounts all, CardCounts shown, int kinds) {
  CardCounts rest;
  for (int kind = 0; kind < kinds; ++kind) {
    const Card card = static_cast<Card>(kind);
    rest += CardCounts::of(card, std::max(0, all[card] - shown[card]));
  }
  return rest;
}

}  // namespace

CardCounts likelyHands(const GameDefinition& definition, const State& seen, SeatId viewer) {
  constexpr int kMany = 120;  // of each of five kinds: more than hands hold
  return heldByOthers(definition, seen, viewer).value_or(CardCounts::resources(kMany, kMany, kMany, kMany, kMany));
}

void dealWorld(const GameDefinition& definition, const State& seen, SeatId viewer, Rng& rng, State& world,
               const Belief* belief) {
  world = seen;
  // 4.10: nobody keeps count of the throws, unless the table is shown what is left.
  if (world.dice.isUsed() && definition.rules.options.deckShown == Switch::Off) world.dice = DiceDeck::full();
  const Seat& own = seen.seat(viewer);
  CardCounts shownCards;
  for (const Seat& seat : seen.seats) shownCards += seat.played;
  const Belief::Hands* held = belief ? &belief->drawn(rng) : nullptr;
  CardCounts hands = likelyHands(definition, seen, viewer);
  CardCounts cards = unseen(definition.rules.deck, shownCards + own.cards, kCards);
  for (int s = 0; s < world.seats.size(); ++s) {
    Seat& seat = world.seats[s];
    if (seat.known == Knowledge::Own) continue;
    seat.known = Knowledge::Own;
    seat.hand = held ? held->of[static_cast<std::size_t>(s)] : drawn(hands, kResources, seat.hand.total(), rng);
    const int fresh = seat.boughtThisTurn.total();
    seat.cards = drawn(cards, kCards, seat.cards.total(), rng);
    CardCounts bought = seat.cards;
    seat.boughtThisTurn = drawn(bought, kCards, fresh, rng);
  }
  world.deckOf(viewer) = cards;
}

}  // namespace tapu
