// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rules/query.h"

// Points, the end and the final table (2.7, 10).

namespace tapu {

/// One row of the final table. `rank` counts from 1.
struct Standing {
  SeatId seat;
  int rank, points;
};
/// The sources of one seat's points (2.7): their sum is `State::points`.
struct PointSources {
  SeatId seat;
  /// Points, not pieces.
  int settlements = 0, cities = 0, longestRoad = 0, largestArmy = 0, cards = 0, bonus = 0;
  int islands = 0, gifts = 0;  ///< on boards of the sea only (14.3, 14.6)
  int total() const { return settlements + cities + longestRoad + largestArmy + cards + bonus + islands + gifts; }
  bool operator==(const PointSources&) const = default;
};
PointSources pointSources(const GameDefinition& definition, const State& state, SeatId seat);

}  // namespace tapu

namespace tapu::rules {

/// Whether the seat has enough points to say that it has won (8.6, 10.1).
inline bool mayDeclare(const Query& ask) {
  return ask.options().declare == DeclareVictory::Manual && ask.state.points(ask.id) >= ask.rules().target;
}
/// Why the seat may not say so.
inline Refused whyNoDeclaration(const Query& ask) {
  return mayDeclare(ask) ? Refused{} : Refused{Reject::CannotDeclareYet};
}
/// Whether the seat reaches the target with so many points more.
inline bool isWithin(const GameDefinition& definition, const State& state, SeatId seat, int gain) {
  return state.points(seat) + gain >= definition.rules.target;
}
/// The final table of a game of turns: seats by points, the winner first; equal points share a rank.
std::vector<Standing> standingsOfTurns(const GameDefinition& definition, const State& state);
/// The final table of shared rounds (9.22): who has won by the target is followed by the others of the group that have
/// reached it, in the order of time; everybody else by points, at a cap by buildings and hands too.
std::vector<Standing> standingsOfRounds(const GameDefinition& definition, const State& state);
/// Tells who has reached the target by this move in a round that goes on (9.22).
void announceReached(Change& change);
/// Ends the game for the winner that the move's chance names.
void finish(Change& change);
/// Ends the game without a winner.
void stop(Change& change);

/// Why the table may not show these cards of the seat (10.5).
Refused whyNotRevealed(const Query& ask, const Action& cards);
/// The other facts that become open: the cards bought in the last turn, and when the seat scored last.
extern const ChanceRule kReveal;
/// The move: hand and unplayed cards of the seat lie open.
void showCards(Change& change);

}  // namespace tapu::rules
