// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/entrance/seat_door.h"

#include "app/wire/names.h"

namespace tapu {

SeatDoor::SeatDoor(Connections& connections, Roster& roster, const SeatKeys& keys, const TableSecrets& secrets,
                   DoorGuard& guard, LostMoves& lostMoves, Welcomer& welcomer, LobbySeats& lobbySeats, Leavers& leavers,
                   const OpenSeats& seats, LateDoor& late)
    : connections_(connections),
      roster_(roster),
      keys_(keys),
      secrets_(secrets),
      guard_(guard),
      lostMoves_(lostMoves),
      welcomer_(welcomer),
      lobbySeats_(lobbySeats),
      leavers_(leavers),
      seats_(seats),
      late_(late) {}

void SeatDoor::introduce(Connection& connection, const wire::Hello& hello) {
  connections_.introduced(connection);
  const QByteArray hash = keys_.hashWithMark(hello.keyMark);
  lostMoves_.judge(hello, keys_.seatWithHash(hash));  // the store may have lost the key with the moves
  if (connections_.isClosing()) return;
  const TableIdentity& table = secrets_.identity();
  const QByteArray proof = hash.isEmpty() ? QByteArray() : seat_proof::proofOf(hash, hello.nonce, table.id);
  connection.send(wire::Introduction{table, proof});
}

void SeatDoor::greet(Connection& connection, const wire::Hello& hello) {
  SeatId seat = keys_.seatOf(hello.token.isEmpty() ? wire::secretOf(hello) : hello.token);
  lostMoves_.judge(hello, seat);  // even without a seat: the store may have lost its key with the moves
  if (connections_.isClosing()) return;
  if (!seat) seat = seatOfLocalPerson(connection);
  if (seat) return comeBack(connection, hello, seat);
  if (keys_.wasTaken(hello.token)) return connections_.turnAway(connection, Refusal::Kicked);
  if (!guard_.mayComeIn(connection, hello)) return;
  if (hello.code >= 0)
    return guard_.showCode(connection, [this, hello](Connection& there) { return judgeCode(there, hello); });
  if (!hello.token.isEmpty() && !connection.isOwn()) return connections_.turnAway(connection, Refusal::BadToken);
  guard_.askPassword(connection, hello, [this, &connection, hello] { sitDown(connection, hello); });
}

/// In a continued game whoever sits at the hosting computer may take the seats of those who played there, without a
/// key. None: there is no such seat left.
SeatId SeatDoor::seatOfLocalPerson(const Connection& connection) const {
  if (!connection.isOwn()) return {};
  const bool wantsHost = connection.channel->origin() == Origin::Owner;
  SeatId found;
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const StoredSession* key = keys_.find(seat);
    if (!key || !key->isNear || connections_.personAt(seat)) continue;
    const bool isHost = std::as_const(roster_).seat(seat).role == Role::Host;
    if (isHost == wantsHost) return seat;
    if (!found && (!wantsHost || !roster_.hostSeat())) found = seat;  // the host came late and has a guest's seat
  }
  return found;
}

/// The person at the seat stays there until the store has the new key.
void SeatDoor::comeBack(Connection& connection, const wire::Hello& hello, SeatId seat) {
  if (!leavers_.goesOn(connection, seat)) return;
  welcomer_.hangUp(seat);                                    // two come back to one seat: the newer one gets it
  if (!keys_.find(seat)) return sitDown(connection, hello);  // the seat was not theirs before that one was heard
  lobbySeats_.stopWaiting(seat);
  welcomer_.join(connection, hello, seat);
}

void SeatDoor::sitDown(Connection& connection, const wire::Hello& hello) {
  if (roster_.lobby().stage != Lobby::Stage::Gathering) return late_.greet(connection, hello);
  if (!secrets_.keepsSeats()) return sitDownAt(connection, hello, {});
  const SeatId kept = secrets_.keptForName(hello.name);
  if (kept && roster_.seat(kept).holder != SeatHolder::Person) {
    if (roster_.seat(kept).holder == SeatHolder::Bot) lobbySeats_.clear(kept);
    return sitDownAt(connection, hello, kept);
  }
  const SeatId free = seats_.firstFree();
  free ? sitDownAt(connection, hello, free) : connections_.turnAway(connection, Refusal::GameFull);
}

/// Seats a person at this seat, which must be free, or at the first free one.
void SeatDoor::sitDownAt(Connection& connection, const wire::Hello& hello, SeatId seat) {
  if (secrets_.isKeptElsewhere(hello.name, seat)) return connections_.turnAway(connection, Refusal::NameTaken);
  const bool isHost = connection.channel->origin() == Origin::Owner && !roster_.hostSeat();
  const auto seated = roster_.sitDown(hello.name, hello.color, isHost ? Role::Host : Role::Guest, seat);
  if (!seated.seat) return connections_.turnAway(connection, seated.why);
  welcomer_.joinAnew(connection, hello, seated.seat);
}

// ---- codes

/// A person who has the key of a seat never gets here. A code cannot pass at once because it is right: with one of nine
/// codes in use a guesser would just try them all, and only the right ones would have to be answered. Nor can neighbors
/// be told from a guesser at the same address, since all that a greeting says of itself can be made up. So they wait
/// with it, and much may have changed meanwhile; the organizer sees the address, and can let them in by hand
/// (`LetIn`).
DoorGuard::Verdict SeatDoor::judgeCode(Connection& connection, const wire::Hello& hello) {
  if (!guard_.mayComeIn(connection, hello)) return DoorGuard::Verdict::Void;
  const SeatId seat = secrets_.seatOf(hello.code);
  const Refusal why = !seat ? Refusal::WrongCode : openByCode(connection, hello, seat);
  const bool isSeated = connection.admission != Connection::Admission::Gone;
  if (why == Refusal::None) return isSeated ? DoorGuard::Verdict::Right : DoorGuard::Verdict::Void;
  connections_.turnAway(connection, why);
  return why == Refusal::WrongCode ? DoorGuard::Verdict::Wrong : DoorGuard::Verdict::Void;  // nobody guesses their own
}

/// Seats somebody who showed the code of the seat, or says why not.
Refusal SeatDoor::openByCode(Connection& connection, const wire::Hello& hello, SeatId seat) {
  const bool isPersons = roster_.seat(seat).holder == SeatHolder::Person;
  if (isPersons && (connections_.personAt(seat) || welcomer_.isAwaitedAt(seat))) return Refusal::SeatTaken;
  wire::Hello known = hello;
  if (const QString name = secrets_.keptFor(seat); !name.isEmpty()) known.name = name;
  if (isPersons) {  // who was lost, and comes from another computer: the key that lies on the first one opens no more
    if (!leavers_.goesOn(connection, seat)) return Refusal::None;
    known.token.clear();
    lobbySeats_.stopWaiting(seat);
    welcomer_.join(connection, known, seat);
  } else if (roster_.lobby().stage == Lobby::Stage::Gathering) {
    openInLobby(connection, known, seat);
  } else if (late_.takesNewcomers()) {
    late_.seat(connection, known, seat);
  } else {
    return seats_.whyNone();
  }
  return Refusal::None;
}

void SeatDoor::openInLobby(Connection& connection, const wire::Hello& hello, SeatId seat) {
  if (secrets_.isKeptElsewhere(hello.name, seat) || roster_.isPersonNamed(cleanName(hello.name), seat))
    return connections_.turnAway(connection, Refusal::NameTaken);  // and the bot stays
  if (roster_.seat(seat).holder == SeatHolder::Bot) lobbySeats_.clear(seat);
  sitDownAt(connection, hello, seat);
}

}  // namespace tapu
