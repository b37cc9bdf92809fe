// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "engine/rules/rules.h"

namespace tapu::rules {
namespace {

/// The most points that a move can bring to anybody at once; to find the few moves that could end the game.
int mostGain(const Rules& rules, ActionKind kind) {
  switch (kind) {
    case ActionKind::Settlement: return 1 + rules.awardPoints;  // it may cut another's route
    case ActionKind::Road:
    case ActionKind::Ship:
    case ActionKind::MoveShip:
    case ActionKind::Knight: return rules.awardPoints;
    case ActionKind::City:
    case ActionKind::BuyCard: return 1;
    default: return 0;
  }
}

bool isWithin(const Table& table, const State& state, SeatId seat, int gain) {
  return state.points(seat) + gain >= table.rules.target;
}

bool mightEnd(const Table& table, const State& state, const Move& move) {
  const ActionKind kind = move.action.kind;
  if (kind == ActionKind::DeclareVictory) return true;
  if (state.head.phase == Phase::Over || table.rules.options.declare == DeclareVictory::Manual) return false;
  const bool startsPlay = state.head.phase == Phase::Setup && state.head.setupStep + 1 >= 2 * table.seats;
  if (state.head.phase == Phase::Setup && !startsPlay && kind != ActionKind::FirstThrow) return false;
  const int gain = mostGain(table.rules, kind);
  const bool changesTurn =
      kind == ActionKind::EndTurn || kind == ActionKind::TimeUp || state.head.phase == Phase::Setup;
  if (gain == 0 && !changesTurn) return false;
  for (int s = 0; s < state.seats.size(); ++s) {
    const bool counts =
        changesTurn || table.rules.options.ownTurnToWin == Switch::Off || SeatId(s) == state.head.active;
    if (counts && isWithin(table, state, SeatId(s), gain)) return true;
  }
  return false;
}

}  // namespace

Refused whyNoDeclaration(const Question& ask) {
  if (ask.options().declare == DeclareVictory::Auto) return Reject::CannotDeclareYet;
  return ask.state.points(ask.id) >= ask.rules().target ? Refused{} : Refused{Reject::CannotDeclareYet};
}

SeatId winnerIn(const Table& table, const State& state) {
  if (state.head.phase != Phase::Play) return {};
  const int seats = table.rules.options.ownTurnToWin == Switch::On ? 1 : table.seats;
  for (int i = 0; i < seats; ++i) {  // 10.2: the seat whose turn it is, then in seat order from it
    const SeatId seat((state.head.active.value + i) % table.seats);
    if (isWithin(table, state, seat, 0)) return seat;
  }
  return {};
}

void foresee(const Table& table, const State& state, Move& move) {
  move.chance.winner = {};
  move.chance.wonWith = 0;
  if (!mightEnd(table, state, move)) return;
  State after = state;
  apply(table, after, move);
  const SeatId winner = move.action.kind == ActionKind::DeclareVictory ? move.seat : winnerIn(table, after);
  if (!winner) return;
  move.chance.winner = winner;
  move.chance.wonWith = static_cast<std::uint8_t>(after.seat(winner).cards[Card::Point]);
}

namespace {

void close(Change& change) {
  State& state = change.state;
  state.head.phase = Phase::Over;
  state.head.open = 0;
  state.head.timeIsUp = TimeIsUp::No;
  for (Seat& seat : state.seats) {
    seat.pending = {};
    seat.offer = {};
    seat.fresh = {};
    seat.offers = 0;
  }
}

}  // namespace

void finish(Change& change) {
  const SeatId winner = change.move.chance.winner;
  change.state.head.winner = winner;
  close(change);
  change.tell([&] {
    const int points = change.seat(winner).points + change.move.chance.wonWith;
    return Event{.kind = EventKind::GameWon,
                 .seat = winner,
                 .count = static_cast<std::uint8_t>(points),
                 .more = change.move.chance.wonWith};
  });
}

void stop(Change& change) {
  close(change);
  change.tell([] { return Event{.kind = EventKind::GameStopped}; });
}

}  // namespace tapu::rules

namespace tapu {

std::vector<Standing> standings(const Table& table, const State& state) {
  std::vector<Standing> list;
  for (int s = 0; s < table.seats; ++s) list.push_back({SeatId(s), 0, state.points(SeatId(s))});
  std::stable_sort(list.begin(), list.end(), [&](const Standing& a, const Standing& b) {
    if ((a.seat == state.head.winner) != (b.seat == state.head.winner)) return a.seat == state.head.winner;
    return a.points > b.points;
  });
  for (std::size_t i = 0; i < list.size(); ++i) {
    const bool shares = i > 0 && list[i].points == list[i - 1].points && list[i - 1].seat != state.head.winner;
    list[i].rank = shares ? list[i - 1].rank : static_cast<int>(i) + 1;
  }
  return list;
}

PointSources pointSources(const Table& table, const State& state, SeatId seat) {
  PointSources sources{.seat = seat};
  for (const Piece& piece : state.corners) {
    if (!piece.isOf(seat)) continue;
    if (piece.kind() == Piece::City)
      sources.cities += 2;
    else
      sources.settlements += 1;
  }
  sources.longestRoad = state.head.longestRoad == seat ? table.rules.awardPoints : 0;
  sources.largestArmy = state.head.largestArmy == seat ? table.rules.awardPoints : 0;
  sources.cards = state.points(seat) - state.publicPoints(seat);
  return sources;
}

}  // namespace tapu
