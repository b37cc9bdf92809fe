// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/territories.h"

#include <algorithm>

#include "engine/rules/awards.h"
#include "engine/rules/yields.h"

namespace tapu::rules {

namespace {

/// The bit that means a territory in `Seat::bonusFrom`: two for each of the three boards around the seat's home.
std::uint8_t bitOfTerritory(const Query& ask, SeatId territory) {
  const int boards = ask.definition.map.boards();
  const int board = ask.definition.homeOf(territory), half = territory.value - ask.definition.seatsAt(board).first;
  const int step = (board - ask.seat().home + 1 + boards) % boards;
  return static_cast<std::uint8_t>(1 << (ask.definition.seatsPerBoard() * step + half));
}

/// The foreign half that a settlement here counts for, if it earns the bonus at all: of a seat that is taken, not
/// vacant; of two the lower board's.
SeatId foreignHalf(const Query& ask, CornerId corner) {
  const auto& halves = ask.definition.map.corner(corner).halves;
  SeatId foreign;
  for (SeatId half : halves) {
    if (half == ask.id) return {};
    if (half && !foreign && ask.state.seat(half).presence != Presence::Vacant) foreign = half;
  }
  return foreign;
}

/// The first hex of a territory with this number in reading order; else where its robber started.
HexId hexFor(const GameDefinition& definition, int territory, int number) {
  const int board = definition.homeOf(SeatId(territory));
  for (int h = definition.map.firstHex(board); h < definition.map.firstHex(board + 1); ++h)
    if (definition.robberOf(HexId(h)) == territory && definition.map.hex(HexId(h)).cell.number == number)
      return HexId(h);
  return definition.robberStarts[static_cast<std::size_t>(territory)];
}

}  // namespace

// Rounds alternate between the groups (9.4).
Territory groupOfRound(const Options& options, int round) {
  const bool isFirst = round % 2 == 1;
  return isFirst == (options.firstGroup == FirstGroup::Sun) ? Territory::Sun : Territory::Moon;
}

// 9.20: rounds j+1 .. j+15 for who joined after round j; or to the 15th round of the own group.
int protectedUntil(const GameDefinition& definition, const State& state, SeatId id) {
  const Options& options = definition.rules.options;
  const int joined = state.seat(id).joined;
  if (options.protectionUnit == ProtectionUnit::Rounds || options.protection == 0) return joined + options.protection;
  const int first = groupOfRound(options, joined + 1) == State::groupOf(id) ? joined + 1 : joined + 2;
  return first + 2 * (options.protection - 1);
}

void moveRobberTo(Change& change, int territory, HexId to) {
  HexId& robber = change.state.robbers[territory];
  if (robber == to) return;
  changeYield(change, robber, RobberStep::Leaves);
  robber = to;
  changeYield(change, to, RobberStep::Comes);
  change.tell([&] { return Event{.kind = EventKind::RobberMoved, .place = to.value}; });
}

SeatId bonusHalf(const Query& ask, CornerId corner) {
  const SeatId half = foreignHalf(ask, corner);
  if (!half) return {};
  const int taken = ask.seat().bonusFrom;
  const bool isSpent = ask.options().bonus == Bonus::Once ? taken != 0 : (taken & bitOfTerritory(ask, half)) != 0;
  return isSpent ? SeatId{} : half;
}

void takeBonus(Change& change, SeatId id, CornerId corner) {
  const Query ask = change.as(id);
  Seat& seat = change.seat(id);
  const SeatId half = bonusHalf(ask, corner);
  if (!half) return;
  seat.bonusFrom = static_cast<std::uint8_t>(seat.bonusFrom | bitOfTerritory(ask, half));
  seat.points = static_cast<std::uint8_t>(seat.points + change.rules().bonusPoints);
  scored(change, id);
  change.tell([&] {
    return Event{.kind = EventKind::BonusTaken,
                 .seat = id,
                 .other = half,
                 .place = corner.value,
                 .count = static_cast<std::uint8_t>(change.rules().bonusPoints)};
  });
}

// 9.19
void moveRobbers(Change& change, int thrown) {
  for (int territory = 0; territory < change.state.robbers.size(); ++territory)
    if (change.state.head.round > protectedUntil(change.definition, change.state, SeatId(territory)))
      moveRobberTo(change, territory, hexFor(change.definition, territory, thrown));
}

}  // namespace tapu::rules
