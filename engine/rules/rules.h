// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "engine/game/play.h"

// Inside the engine: what the rules, one file each, offer to one another. `Question` asks about a position, `Change`
// carries out a move; both are handed down by play.cpp.

namespace tapu::rules {

/// A seat looking at a position.
struct Question {
  const Table& table;
  const State& state;
  SeatId id;

  const Seat& seat() const { return state.seat(id); }
  const Rules& rules() const { return table.rules; }
  const Options& options() const { return table.rules.options; }
  bool isActive() const { return state.head.active == id; }
};

/// A position while a move is carried out.
struct Change {
  const Table& table;
  State& state;
  const Move& move;
  Observer tell;

  const Rules& rules() const { return table.rules; }
  const Options& options() const { return table.rules.options; }
  Seat& seat(SeatId id) { return state.seat(id); }
  Question as(SeatId id) const { return {table, state, id}; }
};

using Refused = std::optional<Reject>;

inline bool hasBit(std::uint64_t mask, int bit) { return mask >> bit & 1; }
inline bool hasEdge(const std::array<std::uint64_t, 2>& mask, EdgeId edge) {
  return hasBit(mask[edge.value >> 6 & 1], edge.value & 63);
}
inline int blockOf(CornerId corner) { return corner.value >> 6; }
inline int blockOf(EdgeId edge) { return edge.value >> 7; }
inline std::uint64_t bitOf(CornerId corner) { return std::uint64_t{1} << (corner.value & 63); }
inline void addEdge(std::array<std::uint64_t, 2>& mask, EdgeId edge) {
  mask[edge.value >> 6 & 1] |= std::uint64_t{1} << (edge.value & 63);
}
inline void removeEdge(std::array<std::uint64_t, 2>& mask, EdgeId edge) {
  mask[edge.value >> 6 & 1] &= ~(std::uint64_t{1} << (edge.value & 63));
}

// hands.cpp: cards change hands, whether their kinds are known or only counted
void take(Seat& seat, Pack cards);
void give(Seat& seat, Pack cards);
void payBank(Change& change, SeatId seat, Pack cards);
void takeFromBank(Change& change, SeatId seat, Pack cards);
bool bankCovers(const Table& table, const State& state, Pack cards);
/// The index-th card of a pack, counted lane by lane.
template <class Kind>
Kind pick(Pack pack, int index) {
  int lane = 0;
  for (; index >= pack[static_cast<Kind>(lane)]; ++lane) index -= pack[static_cast<Kind>(lane)];
  return static_cast<Kind>(lane);
}

// setup.cpp (3)
void firstThrow(Change& change);
void drawFirstThrow(const Table& table, Chance& chance, Rng& rng);
void beginSetup(Change& change, SeatId first);
void settleInSetup(Change& change, CornerId corner);
void roadInSetup(Change& change, EdgeId edge);
void forceSetup(Change& change);
std::uint64_t setupCorners(const State& state, int block);
std::array<std::uint64_t, 2> setupEdges(const Question& ask, int block);

// building.cpp (2)
std::uint64_t settlementPlaces(const Question& ask, int block);
std::uint64_t cityPlaces(const Question& ask, int block);
std::array<std::uint64_t, 2> roadPlaces(const Question& ask, int block);
bool hasRoadPlace(const Question& ask);
Refused whyNoSettlement(const Question& ask, CornerId corner);
Refused whyNoCity(const Question& ask, CornerId corner);
Refused whyNoRoad(const Question& ask, EdgeId edge);
void placeSettlement(Change& change, SeatId seat, CornerId corner);
void placeCity(Change& change, SeatId seat, CornerId corner);
void placeRoad(Change& change, SeatId seat, EdgeId edge);
void buySettlement(Change& change);
void buyCity(Change& change);
void buyRoad(Change& change);

// production.cpp (4.4, 4.5)
void produce(Change& change, int thrown);
/// Adds (sign +1) or takes away (-1) what the buildings around a hex get from it.
void addYield(Change& change, HexId hex, int sign);
void addYield(Change& change, SeatId seat, CornerId corner);

// robber.cpp (5)
void seven(Change& change);
void oweRobber(Change& change);
Refused whyNoDiscard(const Question& ask, Pack cards);
void carryOutDiscard(Change& change, SeatId seat, Pack cards);
Pack forcedDiscard(Pack hand, int count);
bool takesRobber(const Question& ask, HexId hex);
std::uint8_t victimsAt(const Question& ask, HexId hex);  ///< bit per seat
Refused whyNoRobber(const Question& ask, HexId hex, SeatId victim);
void carryOutRobber(Change& change, SeatId seat, HexId hex, SeatId victim, Resource stolen);
void drawForcedRobber(const Question& ask, Chance& chance, Rng& rng);

// trade.cpp (6)
/// Possible exchanges with the bank (6.8): bit 5 * given kind + wanted kind.
std::uint32_t bankPairs(const Question& ask);
Refused whyNoBankTrade(const Question& ask, Resource give, Resource get);
void carryOutBankTrade(Change& change);
Refused whyNoOffers(const Question& ask);  ///< whatever its contents
Refused whyNoOffer(const Question& ask, const Action& offer);
void makeOffer(Change& change);
Refused whyNoAccept(const Question& ask, SeatId offerer);
Refused whyNoDecline(const Question& ask, SeatId offerer);
Refused whyNoConfirm(const Question& ask, SeatId acceptor);
void carryOutAccept(Change& change);
void carryOutDecline(Change& change);
void carryOutConfirm(Change& change);
void closeOffer(Change& change, SeatId offerer);
void strike(Change& change);
std::optional<Action> dueInTrade(const Table& table, const State& state);

// routes.cpp (7.9) and awards.cpp (7.10, 7.11)
/// Longest route after this piece was added.
int routeWith(const Table& table, const State& state, SeatId seat, EdgeId added);
void judgeLongestRoad(Change& change);
void judgeLargestArmy(Change& change);

// cards.cpp (8)
Refused whyNoPurchase(const Question& ask);
Refused whyNotPlay(const Question& ask, Card card);
Refused whyNoPlenty(const Question& ask, Resource first, Resource second);
Refused whyNoMonopoly(const Question& ask, Resource resource);
Refused whyNoRoadBuilding(const Question& ask);
Refused whyNoPass(const Question& ask);
void buyCard(Change& change);
void playKnight(Change& change);
void playRoadBuilding(Change& change);
void playPlenty(Change& change);
void playMonopoly(Change& change);
void placeFreeRoad(Change& change);
void endFreeRoads(Change& change, SeatId seat);
/// What Monopoly takes from each seat.
std::array<std::uint8_t, 4> monopolyCounts(const Question& ask, Resource resource);

// turn.cpp (4)
void owe(Change& change, SeatId seat, Must must, int left = 0, int at = 0xffff);
void settled(Change& change, SeatId seat);
/// The active seat goes on where the turn stands: throw or trade and build.
void goOn(Change& change);
void startTurn(Change& change, SeatId seat);
void endTurn(Change& change);
void throwDice(Change& change);
Refused whyNoTimeUp(const Question& ask);
void timeUp(Change& change);
void drawTimeUp(const Question& ask, Chance& chance, Rng& rng);

// victory.cpp (10)
Refused whyNoDeclaration(const Question& ask);
/// Who has won in this position, which knows all cards (10.1, 10.2).
SeatId winnerIn(const Table& table, const State& state);
/// Fills `winner` and `wonWith` of a move that ends the game.
void foresee(const Table& table, const State& state, Move& move);
void finish(Change& change);
void stop(Change& change);

}  // namespace tapu::rules
