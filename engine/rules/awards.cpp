// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/awards.h"

namespace tapu::rules {

namespace {

/// The holder of an award (7.10) among a group of rivals: the present holder while among the best, else the only best,
/// else nobody.
template <class Measure>
SeatId holderOf(const Change& change, SeatRange rivals, SeatId present, int least, Measure measure) {
  int best = 0, holders = 0;
  SeatId first;
  for (int s = rivals.first; s < rivals.end; ++s) {
    const int value = measure(change.state.seats[s]);
    if (value < least || value < best) continue;
    holders = value > best ? 1 : holders + 1;
    if (value > best) first = SeatId(s);
    best = value;
  }
  if (holders == 1) return first;
  const bool mayKeep = change.options().ties == AwardTies::HolderKeeps;
  if (holders > 1 && mayKeep && present && measure(change.state.seat(present)) == best) return present;
  return {};
}

void hand(Change& change, SeatId& holder, SeatId next, EventKind kind, int count) {
  if (next == holder) return;
  const SeatId before = holder;
  const auto points = static_cast<std::uint8_t>(change.rules().awardPoints);
  if (before) change.seat(before).points -= points;
  if (next) change.seat(next).points += points;
  if (before) scored(change, before);
  if (next) scored(change, next);
  holder = next;
  change.tell(
      [&] { return Event{.kind = kind, .seat = next, .other = before, .count = static_cast<std::uint8_t>(count)}; });
}

void judgeRoads(Change& change, SeatId among) {
  SeatId& holder = change.state.awardsFor(among).longestRoad;
  const SeatId next = holderOf(change, change.definition.rivalsOf(among), holder, change.rules().longestRoadFrom,
                               [](const Seat& s) { return s.route; });
  hand(change, holder, next, EventKind::LongestRoadMoved, next ? change.seat(next).route : 0);
}

}  // namespace

void scored(Change& change, SeatId seat) {
  if (change.state.head.moves != Header::kNotCounted) change.seat(seat).scoredAt = change.state.head.moves;
}

void judgeLongestRoad(Change& change, int block) {
  int judged = -1;
  for (SeatId seat : change.definition.seatsAround(block)) {
    if (change.seat(seat).rivals == judged) continue;
    judged = change.seat(seat).rivals;
    judgeRoads(change, seat);
  }
}

void judgeLargestArmy(Change& change, SeatId of) {
  SeatId& holder = change.state.awardsFor(of).largestArmy;
  const auto knights = [](const Seat& s) { return s.played[Card::Knight]; };
  const SeatId next = holderOf(change, change.definition.rivalsOf(of), holder, change.rules().largestArmyFrom, knights);
  hand(change, holder, next, EventKind::LargestArmyMoved, next ? knights(change.seat(next)) : 0);
}

}  // namespace tapu::rules
