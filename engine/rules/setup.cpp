// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/setup.h"

#include <algorithm>

#include "engine/rules/building.h"
#include "engine/rules/decisions.h"
#include "engine/rules/finds.h"
#include "engine/rules/free_places.h"
#include "engine/rules/gifts.h"
#include "engine/rules/gold.h"
#include "engine/rules/hands.h"
#include "engine/rules/islands.h"
#include "engine/rules/pirate.h"
#include "engine/rules/ships.h"
#include "engine/rules/turn.h"
#include "engine/state/ground.h"

namespace tapu::rules {

namespace {

// 3.3: clockwise, then back, beginning with the last.
SeatId seatOfStep(SeatId first, int step, int seats) {
  const int turn = step < seats ? step : 2 * seats - 1 - step;
  return SeatId((first.value + turn) % seats);
}

bool isSecondPass(const Query& ask) { return ask.state.head.setupStep >= ask.definition.seats; }

bool hasSetupCorner(const State& state) {
  for (const Block& block : state.blocks)
    if (block.corners != 0) return true;
  return false;
}

/// The next seat that can place a settlement owes it; after both passes the game begins (3.5).
void advance(Change& change) {
  Header& head = change.state.head;
  const int steps = 2 * change.definition.seats;
  if (!hasSetupCorner(change.state)) head.setupStep = static_cast<std::uint16_t>(steps);  // 3.3: nobody can place
  const auto mayPlace = [&](const Seat& seat) { return seat.settlements > 0 && seat.roads > 0; };
  while (head.setupStep < steps &&
         !mayPlace(change.seat(seatOfStep(head.first, head.setupStep, change.definition.seats))))
    ++head.setupStep;  // 2.2: nothing left in stock, so it is skipped as where no corner is legal
  if (head.setupStep == steps) return beginPlayIfReady(change);
  head.active = seatOfStep(head.first, head.setupStep, change.definition.seats);
  owe(change, head.active, Decision::Settlement);
}

// 3.7: pieces as marked on the board, in seat order.
void placeFixedPieces(Change& change) {
  const Topology& map = change.definition.map;
  for (int s = 0; s < static_cast<int>(change.definition.starts.size()); ++s) {
    for (const auto& settlement : change.definition.starts[s].settlements) {
      const CornerId corner = *map.cornerAt(settlement.hex, settlement.corner);
      placeSettlement(change, SeatId(s), corner);
      settleOnIsland(change, SeatId(s), corner, BringsBonus::No);
      change.seat(SeatId(s)).freshRates = 0;
    }
    for (const auto& road : change.definition.starts[s].roads)
      placeRoad(change, SeatId(s), *map.edgeAt(road.hex, road.side));
    for (const auto& ship : change.definition.starts[s].ships)
      placeShip(change, SeatId(s), *map.edgeAt(ship.hex, ship.side));
    clearNewShips(change, SeatId(s));
  }
  for (int s = 0; s < static_cast<int>(change.definition.starts.size()); ++s) {
    for (const auto& settlement : change.definition.starts[s].settlements)
      if (settlement.cards == StartCards::Yes)
        takeStartCards(change, SeatId(s), *map.cornerAt(settlement.hex, settlement.corner));
  }
}

}  // namespace

// 14.1: gold of the set-up, and of a last road that turned it up, comes before the first turn.
void beginPlayIfReady(Change& change) {
  Header& head = change.state.head;
  if (head.setupStep < 2 * change.definition.seats) return;
  head.active = head.first;
  if (change.state.sea) askForGold(change);
  if (head.open > 0) return;
  // 8.3: no turn has begun yet, so cards of gifts (14.6) were not bought in the one that does.
  for (Seat& seat : change.state.seats) seat.boughtThisTurn = {};
  head.phase = Phase::Play;
  startTurn(change, head.first);
}

// 3.4: one card per producing hex around it; the robber's hex does produce here. 14.1: gold is chosen.
void takeStartCards(Change& change, SeatId seat, CornerId corner) {
  CardCounts cards;
  for (HexId h : change.definition.map.corner(corner).hexes) {
    if (!h) continue;
    const Ground ground = groundAt(change.definition, change.state, h);
    if (ground.terrain == Terrain::Gold) addGold(change, seat, 1);
    if (ground.number == 0 || resourceOf(ground.terrain) == Resource::None) continue;
    const CardCounts card = CardCounts::of(resourceOf(ground.terrain));
    if (bankCovers(change.as(seat), cards + card)) cards += card;
  }
  if (cards.isEmpty()) return;
  takeFromBank(change, seat, cards);
  change.tell([&] { return Event{.kind = EventKind::StartCardsTaken, .seat = seat, .cards = cards}; });
}

void beginSetup(Change& change, SeatId first) {
  Header& head = change.state.head;
  head.first = first;
  change.tell([&] { return Event{.kind = EventKind::FirstThrown, .seat = first}; });
  if (change.definition.starts.empty()) return advance(change);
  head.setupStep = static_cast<std::uint16_t>(2 * change.definition.seats);
  placeFixedPieces(change);
  advance(change);
}

namespace {

/// 3.2: everyone throws, those tied for highest throw again. `throwOf(seat)` gives a seat's dice, or zeros to stop; the
/// answer is who starts, none if stopped.
template <class ThrowOf>
SeatId highestThrower(int seats, ThrowOf throwOf) {
  SeatSet tied = SeatSet::below(seats);
  while (tied.size() > 1) {
    int best = 0;
    SeatSet highest;
    for (SeatId seat : tied) {
      const std::array<int, 2> dice = throwOf(seat);
      if (dice[0] == 0) return {};
      if (dice[0] + dice[1] > best) highest = {};
      best = std::max(best, dice[0] + dice[1]);
      if (dice[0] + dice[1] == best) highest.insert(seat);
    }
    tied = highest;
  }
  return tied.first();
}

/// The seat that starts by the throws that a move tells; `see` gets each throw with its seat.
template <class See>
SeatId firstByThrows(const GameDefinition& definition, const Chance& chance, See see) {
  int next = 0;
  const SeatId first = highestThrower(definition.seats, [&](SeatId seat) -> std::array<int, 2> {
    if (next == chance.throwCount) return {0, 0};
    const auto dice = chance.throwAt(next++);
    see(seat, dice);
    return dice;
  });
  return next == chance.throwCount ? first : SeatId{};
}

}  // namespace

void firstThrow(Change& change) {
  if (change.tell.log)
    firstByThrows(change.definition, change.move.chance, [&](SeatId seat, const std::array<int, 2>& dice) {
      change.tell([&] {
        return Event{.kind = EventKind::Rolled,
                     .seat = seat,
                     .count = static_cast<std::uint8_t>(dice[0]),
                     .more = static_cast<std::uint8_t>(dice[1])};
      });
    });
  beginSetup(change, change.move.chance.seat);
}

namespace {

// Throws that would not fit the record are thrown afresh from the beginning.
void drawFirstThrow(const Query& ask, const Action&, Chance& chance, Rng& rng) {
  const GameDefinition& definition = ask.definition;
  if (definition.rules.options.first != FirstSeat::Roll) {
    chance.seat = SeatId(static_cast<int>(rng.below(static_cast<std::uint32_t>(definition.seats))));
    return;
  }
  while (!chance.seat) {
    chance = {};
    chance.seat = highestThrower(definition.seats, [&](SeatId) -> std::array<int, 2> {
      if (chance.throwCount == Chance::kMostThrows) return {0, 0};
      const auto [first, second] = rng.dice();
      chance.addThrow(first, second);
      return {first, second};
    });
  }
}

Refused whyNotFirst(const Query& ask, const Action&, Chance& chance) {
  const bool isDrawn = chance.throwCount == 0 && ask.options().first != FirstSeat::Roll;
  const bool agrees = isDrawn ? chance.seat.value < ask.definition.seats
                              : chance.seat && tapu::firstByThrows(ask.definition, chance) == chance.seat;
  return agrees ? Refused{} : Refused{Reject::WrongChance};
}

}  // namespace

constexpr ChanceRule kFirstThrow{.draw = drawFirstThrow, .complete = whyNotFirst};

namespace {

/// 3.3; 3.6: on maps with ships the piece may be a ship.
EdgeBits edgesAt(const Query& ask, CornerId corner, int block, Piece::Kind kind) {
  EdgeBits places{0, 0};
  if (kind == Piece::Ship && (!ask.definition.hasShips || ask.options().startShips == Switch::Off)) return places;
  for (EdgeId edge : ask.definition.map.corner(corner).edges) {
    if (!edge || blockOf(edge) != block) continue;
    const bool isClosed = kind == Piece::Ship && isByPirate(ask.definition, ask.state, edge);  // 14.2
    if (!isClosed && takesPiece(ask.definition, ask.state, edge, kind)) addEdge(places, edge);
  }
  const auto& open = ask.state.blocks[block].edges;
  return {places[0] & open[0], places[1] & open[1]};
}

}  // namespace

EdgeBits setupEdges(const Query& ask, int block, Piece::Kind kind) {
  return edgesAt(ask, ask.seat().pending.corner(), block, kind);
}

Refused whyNotSettleInSetup(const Query& ask, CornerId corner) {
  if (const auto closed = whyCornerClosed(ask, corner)) return closed;
  const bool isLegal = hasCorner(startCorners(ask.definition, ask.state, blockOf(corner)), corner);
  return isLegal ? Refused{} : Refused{Reject::NotStartLand};
}

Refused whyNoRoadInSetup(const Query& ask, EdgeId edge) {
  if (const auto closed = whyEdgeClosed(ask, edge)) return closed;
  return hasEdge(setupEdges(ask, blockOf(edge), Piece::Road), edge) ? Refused{} : Refused{Reject::NotAtNewSettlement};
}

Refused whyNoShipInSetup(const Query& ask, EdgeId edge) {
  if (!ask.definition.hasShips) return Reject::NoShipsHere;
  if (const auto closed = whyShipPlaceClosed(ask, edge)) return closed;
  if (ask.options().startShips == Switch::Off) return Reject::NoStartShips;
  return hasEdge(setupEdges(ask, blockOf(edge), Piece::Ship), edge) ? Refused{} : Refused{Reject::NotAtNewSettlement};
}

void settleInSetup(Change& change, CornerId corner) {
  const SeatId seat = change.state.head.active;
  placeSettlement(change, seat, corner);
  change.seat(seat).freshRates = 0;
  settleOnIsland(change, seat, corner, BringsBonus::No);
  find(change, seat, corner);
  if (isSecondPass(change.as(seat))) takeStartCards(change, seat, corner);
  settled(change, seat);
  owe(change, seat, Decision::Road, 0, corner.value);
}

void routeInSetup(Change& change, EdgeId edge, Piece::Kind kind) {
  const SeatId seat = change.state.head.active;
  settled(change, seat);
  if (kind == Piece::Ship) {
    placeShip(change, seat, edge);
    clearNewShips(change, seat);  // not built in a turn (7.6)
  } else {
    placeRoad(change, seat, edge);
  }
  find(change, seat, edge);
  ++change.state.head.setupStep;
  advance(change);
}

namespace {

/// 4.7: the corner with most pips, ties in reading order.
CornerId bestSetupCorner(const Query& ask) {
  const auto pips = [&](CornerId at) { return pipsAt(ask.definition, ask.state, at); };
  CornerId best;
  for (int c = 0; c < ask.definition.map.cornerCount(); ++c) {
    const CornerId corner(c);
    if (!hasCorner(startCorners(ask.definition, ask.state, blockOf(corner)), corner)) continue;
    if (!best || pips(corner) > pips(best)) best = corner;
  }
  return best;
}

bool bringsGold(const Query& ask, CornerId corner) {
  return isSecondPass(ask) && std::ranges::any_of(ask.definition.map.corner(corner).hexes, [&](HexId hex) {
           return hex && groundAt(ask.definition, ask.state, hex).terrain == Terrain::Gold;
         });
}

/// Whether a forced settlement brings something that comes before its route piece, so that one TimeUp is not enough:
/// gold is chosen first (14.1). A card of a gift is drawn (14.6), and a move draws one card at most.
bool stopsAfterSettlement(const Query& ask, CornerId corner) {
  if (bringsGold(ask, corner)) return true;
  const auto gift = giftAt(ask.definition, ask.state, corner);
  return gift && ask.definition.sea.gifts[static_cast<std::size_t>(*gift)].kind == Gift::Kind::Card;
}

}  // namespace

// 4.7: after the settlement the first legal edge, a road where one may lie.
ForcedPieces forcedSetup(const Query& ask) {
  ForcedPieces forced;
  const bool owesSettlement = ask.seat().pending.must == Decision::Settlement;
  if (owesSettlement) forced.corner = bestSetupCorner(ask);
  if (owesSettlement && (!forced.corner || stopsAfterSettlement(ask, forced.corner))) return forced;
  const CornerId from = owesSettlement ? forced.corner : ask.seat().pending.corner();
  for (EdgeId edge : ask.definition.map.corner(from).edges) {
    for (Piece::Kind kind : {Piece::Road, Piece::Ship}) {
      if (!edge || !hasEdge(edgesAt(ask, from, blockOf(edge), kind), edge)) continue;
      forced.edge = edge;
      forced.route = kind;
      return forced;
    }
  }
  return forced;
}

void forceSetup(Change& change) {
  const ForcedPieces forced = forcedSetup(change.as(change.state.head.active));
  if (forced.corner) settleInSetup(change, forced.corner);
  if (forced.edge) routeInSetup(change, forced.edge, forced.route);
}

}  // namespace tapu::rules

namespace tapu {

SeatId firstByThrows(const GameDefinition& definition, const Chance& chance) {
  return rules::firstByThrows(definition, chance, [](SeatId, const std::array<int, 2>&) {});
}

}  // namespace tapu
