// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/decisions.h"

namespace tapu::rules {

namespace {

/// Decisions that everybody else waits for (0.11). Free pieces are such in a turn; in shared rounds, where no seat has
/// the turn, they hold up only their owner.
bool holdsUpAll(const Change& change, Decision must) {
  if (must == Decision::FreeRoute) return !change.state.head.active.isNone();
  return must == Decision::Discard || must == Decision::Robber || must == Decision::Answer || must == Decision::Start ||
         must == Decision::Gold;
}

}  // namespace

void owe(Change& change, SeatId id, Decision must, int left, int at) {
  Seat& seat = change.seat(id);
  seat.pending = {must, static_cast<std::uint8_t>(left), static_cast<std::uint16_t>(at)};
  if (holdsUpAll(change, must)) ++change.state.head.open;
}

void settled(Change& change, SeatId id) {
  Pending& pending = change.seat(id).pending;
  if (holdsUpAll(change, pending.must)) --change.state.head.open;
  pending = {};
}

void goOn(Change& change, SeatId seat) {
  const Decision ofTurn = change.state.head.rolled() ? Decision::Act : Decision::Roll;
  owe(change, seat, change.state.head.ended ? Decision::Part : ofTurn);
}

}  // namespace tapu::rules
