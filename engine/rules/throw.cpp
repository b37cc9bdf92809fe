// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/throw.h"

#include "engine/rules/decisions.h"
#include "engine/rules/discards.h"
#include "engine/rules/dog.h"
#include "engine/rules/production.h"
#include "engine/rules/robber.h"

namespace tapu::rules {

std::array<std::uint8_t, 2> drawThrow(const Query& ask, Rng& rng) {
  if (!ask.state.dice.isUsed()) return rng.dice();
  const DiceDeck deck = ask.state.dice.forNextThrow(ask.options().deckLeft);
  return deck.at(static_cast<int>(rng.below(static_cast<std::uint32_t>(deck.left()))));
}

bool mayThrow(const Query& ask, const std::array<std::uint8_t, 2>& dice) {
  if (!isThrow(dice)) return false;
  return !ask.state.dice.isUsed() || ask.state.dice.forNextThrow(ask.options().deckLeft).contains(dice);
}

void throwDice(Change& change) {
  Header& head = change.state.head;
  head.dice = change.move.chance.dice;
  if (DiceDeck& deck = change.state.dice; deck.isUsed()) {
    deck = deck.forNextThrow(change.options().deckLeft);
    deck.take(head.dice);
  }
  change.tell([&] {
    return Event{.kind = EventKind::Rolled, .seat = change.move.seat, .count = head.dice[0], .more = head.dice[1]};
  });
  change.seat(head.active).pending = {};  // who may throw held nobody up
  const int thrown = change.move.chance.dice[0] + change.move.chance.dice[1];
  if (thrown == 7) {
    oweDiscards(change);
    if (head.open == 0) oweRobber(change);
    return;
  }
  if (head.strikes != 0 && askForDogs(change)) return;
  produce(change, thrown);
  goOn(change, head.active);
}

}  // namespace tapu::rules
