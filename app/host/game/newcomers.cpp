// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/newcomers.h"

#include "app/host/seats/stored_table.h"

namespace tapu {

Newcomers::Newcomers(AuthoritativeGame& game, Connections& connections, const Roster& roster, const SeatKeys& keys,
                     GamePersons& persons, GameTeller& teller, TableMoves& moves)
    : game_(game),
      connections_(connections),
      roster_(roster),
      keys_(keys),
      persons_(persons),
      teller_(teller),
      moves_(moves) {}

void Newcomers::seat() {
  if (moves_.isHalted()) return;
  if (auto seating = seatNext()) moves_.publish(std::move(*seating));
}

/// On one board somebody who takes over from a player who has left does so as that player would, and the seat of a bot
/// changes hands without a move.
std::optional<MoveGroup> Newcomers::seatNext() {
  for (const SeatId newcomer : roster_.awaited()) {
    const Connection* person = connections_.personAt(newcomer);
    // Only those who were welcomed: the others have no key yet with which they could come back.
    const bool isWelcomed = person && person->admission == Connection::Admission::In;
    if (!isWelcomed || !sittingDown_.insert(newcomer).second) continue;
    const bool isChain = playsOnChain(game_.definition().rules);
    if (!isChain && game_.state().seat(newcomer).presence == Presence::Here) {
      persons_.forget(newcomer);
      noteSeated(newcomer);
      continue;
    }
    auto outcome = game_.play(SeatId(), seatTaken(newcomer, isChain ? Newcomer::Yes : Newcomer::No));
    if (!outcome.refused) {
      persons_.forget(newcomer);  // whoever had it before
      return std::move(outcome.group);
    }
    sittingDown_.erase(newcomer);
  }
  return std::nullopt;
}

void Newcomers::keepBeside(KeptBeside& beside) const {
  for (const SeatId newcomer : sittingDown_)
    if (const StoredSession* key = keys_.find(newcomer)) beside.keys.append(*key);
  if (!sittingDown_.empty()) beside.head = headOf(roster_.settled(sittingDown_));
}

void Newcomers::noteSeated(SeatId newcomer) {
  sittingDown_.erase(newcomer);
  Q_EMIT seated(newcomer);
  // They are sent the position, and with it the number of the last Act of the seat, from which theirs go on.
  connections_.forEachAt(newcomer, [&](Connection& connection) {
    if (connection.kind == Connection::Kind::Person) teller_.sendSnapshot(connection);
  });
}

}  // namespace tapu

#include "moc_newcomers.cpp"
