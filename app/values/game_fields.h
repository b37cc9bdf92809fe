// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/values/described.h"
#include "app/values/enumerations.h"
#include "engine/state/move.h"
#include "engine/state/state.h"

// The traveling members of actions, moves and positions (described.h). The order is that of the wire and of stores: new
// members come last, with another number of the protocol (app/wire/messages.h).

namespace tapu {

void fields(auto& archive, Like<Action> auto& action) {
  archive(action.kind, action.placeLow, action.seat, action.first, action.second, action.placeHigh, action.give,
          action.want);
}

/// The throws of FirstThrow: two bytes each, as many as there were.
void throwsOf(auto& archive, Like<Chance> auto& chance) {
  using Archive = std::remove_cvref_t<decltype(archive)>;
  archive.row([&](auto& row) {
    if constexpr (Archive::kReads) {
      while (row.ok() && !row.atEnd() && chance.throwCount < Chance::kMostThrows) {
        int first = 0, second = 0;
        row(within(first, 1, 6), within(second, 1, 6));
        chance.addThrow(first, second);
      }
    } else {
      for (int i = 0; i < chance.throwCount; ++i) {
        for (const int die : chance.throwAt(i)) row(upTo(die, 6));
      }
    }
  });
}

/// Chance as the answer to an action of this kind, which decides the contents of the last places.
template <Like<Chance> T>
struct ChanceOf {
  T& chance;
  ActionKind kind;
};
template <class T>
void fields(auto& archive, const ChanceOf<T>& of) {
  auto& chance = of.chance;
  archive(upTo(chance.dice, 6), chance.card, chance.stolen, chance.winner, upTo(chance.wonWith, 127), chance.hex,
          chance.seat);
  if (of.kind == ActionKind::FirstThrow) return throwsOf(archive, chance);
  archive.rows(chance.counts);
  archive(chance.cards);
}

/// Most moves have no chance: null.
template <Like<Move> T>
void fields(auto& archive, T& move) {
  archive(move.seat, move.action);
  archive(orNull(ChanceOf{move.chance, move.action.kind}, [&] { return move.chance == Chance{}; }));
}

void fields(auto& archive, Like<Header> auto& head) {
  archive(head.phase, head.open, upTo(head.dice, 6), head.paused, head.timeIsUp, head.event,
          upTo(head.strikes, Strike::Flood | Strike::Wolf), head.guarded.bits, head.setupStep, head.round, head.turn,
          head.active, head.first, head.winner, head.group, head.stage, head.acting, head.moves, head.wishes.bits,
          head.queue.bits, head.ended);
}

void fields(auto& archive, Like<Offer> auto& offer) {
  archive(offer.give, offer.want, offer.to.bits, offer.declined.bits, offer.accepted.bits);
}

void fields(auto& archive, Like<Pending> auto& pending) { archive(pending.must, pending.left, pending.at); }

/// Home, rivals and first block of a seat follow from the definition of the game.
void fields(auto& archive, Like<Seat> auto& seat) {
  archive(seat.hand, seat.cards, seat.boughtThisTurn, seat.played);
  archive.rows(seat.yieldByThrow);
  archive(seat.offer, seat.pending, seat.roads, seat.settlements, seat.cities, seat.route, seat.points, seat.rates,
          seat.freshRates, seat.offers, seat.unrefundedCities, seat.answer, seat.known, seat.presence, seat.shown,
          seat.ships, seat.newShips, seat.shipMoved, seat.cardsPlayed, seat.built, seat.joined, seat.bonusFrom,
          seat.scoredAt);
}

/// Hexes and routes of a reach follow from the pieces.
void fields(auto& archive, Like<Reach> auto& reach) { archive(reach.settle, reach.own, reach.road, reach.ship); }
void fields(auto& archive, Like<Block> auto& block) { archive(block.corners, block.edges); }
void fields(auto& archive, Like<Piece> auto& piece) { archive(piece.code); }
void fields(auto& archive, Like<Supply> auto& supply) { archive(supply.bank, supply.deck); }
void fields(auto& archive, Like<Holders> auto& holders) { archive(holders.longestRoad, holders.largestArmy); }

void fields(auto& archive, Like<Ground> auto& ground) {
  archive(upTo(ground.terrain, static_cast<int>(Terrain::Fog)), upTo(ground.number, kMostNumber));
}
void fields(auto& archive, Like<FogStack> auto& stack) { archive(stack.terrains, stack.numbers); }

/// 14: which cells and gifts there are is a matter of the game's definition.
void fields(auto& archive, Like<SeaPart> auto& sea) {
  archive.rows(sea.ground);
  archive.row([&](auto& row) { row(sea.fog, sea.pirate, sea.gold, sea.islands, sea.islandPoints, sea.giftPoints); });
  archive.rows(sea.gifts);
  archive(sea.after);
}

/// A reader begins with a state of the sizes of the game's definition (`initialState`).
void fields(auto& archive, Like<State> auto& state) {
  archive(state.head);
  archive.each(state.seats);
  archive.rows(state.reach);
  archive.rows(state.blocks);
  archive.rows(state.corners);
  archive.rows(state.edges);
  archive.rows(state.robbers);
  archive.each(state.supplies);
  archive.each(state.awards);
  // 4.10: of games with a deck of dice alone, as all sizes are those of the game.
  if (state.dice.isUsed()) archive.row([&](auto& row) { row(state.dice.bits); });
  if (state.sea) archive(*state.sea);  // 14: of games whose board asks for it alone
}

}  // namespace tapu
