// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that seats those who come, those who come back, and those whom they replace.
#include <QLoggingCategory>
#include <algorithm>

#include "app/host/server/server.h"
#include "app/wire/names.h"
#include "app/wire/notice.h"
#include "app/wire/refusal.h"

using namespace Qt::StringLiterals;

namespace tapu {

Q_DECLARE_LOGGING_CATEGORY(serverLog)

namespace {

/// Why this greeting is refused, or None.
Refusal versionProblem(const wire::Hello& hello) {
  if (hello.protoMax < wire::kOldestProtocol) return Refusal::VersionTooOld;
  if (hello.protoMin > wire::kProtocol) return Refusal::VersionTooNew;
  return Refusal::None;
}

/// The random bytes of a greeting: they open the seat for a client that is new and whose welcome was lost.
QByteArray secretOf(const wire::Hello& hello) {
  return hello.nonce.size() == wire::kTokenBytes ? hello.nonce : QByteArray();
}

QByteArray openerOf(const wire::Hello& hello) { return hello.token.isEmpty() ? secretOf(hello) : hello.token; }

}  // namespace

void Server::hear(Connection& connection, const wire::FromClient& message) {
  if (const auto* hello = std::get_if<wire::Hello>(&message)) return greet(connection, *hello);
  if (connection.stage != Connection::Stage::In) return;  // nothing counts before the welcome
  if (const auto* act = std::get_if<wire::Act>(&message)) {
    if (connection.isEye()) return refuse(connection, Refusal::OnlyWatching);
    if (game_) game_->act(connection, *act);
  } else if (const auto* line = std::get_if<wire::Say>(&message)) {
    if (const Refusal why = talk_.say(connection, *line); why != Refusal::None) refuse(connection, why);
  } else if (const auto* wish = std::get_if<wire::Request>(&message)) {
    request(connection, *wish);
  } else if (const auto* pulse = std::get_if<wire::Ping>(&message)) {
    ping(connection, *pulse);
  }
}

void Server::greet(Connection& connection, const wire::Hello& hello) {
  if (const Refusal problem = versionProblem(hello); problem != Refusal::None)
    return connections_.turnAway(connection, problem, QStringLiteral(TAPU_VERSION));
  if (hello.asks == wire::Hello::Asks::WhichTable) return introduce(connection, hello);
  if (connection.kind != Connection::Kind::Person) return greetBot(connection, hello);
  if (hello.attendance != Attendance::Player) return greetEye(connection, hello);
  SeatId seat = keys_.seatOf(openerOf(hello));
  lostMoves_.judge(hello, seat);  // even without a seat: the store may have lost its key with the moves
  if (connections_.isClosing()) return;
  if (!seat) seat = seatOfLocalPerson(connection);
  if (seat) return comeBack(connection, hello, seat);
  if (keys_.wasTaken(hello.token)) return connections_.turnAway(connection, Refusal::Kicked);
  if (!mayComeIn(connection, hello)) return;
  if (hello.code >= 0) return greetWithCode(connection, hello);
  if (!hello.token.isEmpty() && !connection.isOwn()) return connections_.turnAway(connection, Refusal::BadToken);
  askPassword(connection, hello, [this, &connection, hello] { sitDown(connection, hello); });
}

/// Whoever has a key shows it to its own table alone, so they are told first which one this is, with a proof.
void Server::introduce(Connection& connection, const wire::Hello& hello) {
  connections_.introduced(connection);
  const QByteArray hash = keys_.hashWithMark(hello.keyMark);
  lostMoves_.judge(hello,
                   keys_.seatWithHash(hash));  // the store may have lost the key with the moves: none is shown then
  if (connections_.isClosing()) return;
  const QByteArray proof = hash.isEmpty() ? QByteArray() : seat_proof::proofOf(hash, hello.nonce, identity().id);
  connection.send(wire::Introduction{identity(), proof});
}

void Server::greetBot(Connection& connection, const wire::Hello& hello) { welcome(connection, hello, {}); }

/// In a continued game whoever sits at the hosting computer may take the seats of those who played there, without a
/// key. None: there is no such seat left.
SeatId Server::seatOfLocalPerson(const Connection& connection) {
  if (!connection.isOwn()) return {};
  const bool wantsHost = connection.channel->origin() == Origin::Owner;
  SeatId found;
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const StoredSession* key = keys_.find(seat);
    if (!key || !key->isNear || personAt(seat)) continue;
    const bool isHost = roster_.seat(seat).role == Role::Host;
    if (isHost == wantsHost) return seat;
    if (!found && (!wantsHost || !hasHost())) found = seat;  // the host came late and has a guest's seat
  }
  return found;
}

/// Whoever is at the seat stays there until the store has the new key.
void Server::comeBack(Connection& connection, const wire::Hello& hello, SeatId seat) {
  const Connection* before = personAt(seat);
  const auto spent = spent_.find(seat);
  if (before && !connections_.goesOnAs(connection, before->allowance)) return;
  if (!before && spent != spent_.end() && !connections_.goesOnAs(connection, spent->second)) return;
  hangUpOnJoining(seat);                                     // two come back to one seat: the newer one gets it
  if (!keys_.find(seat)) return sitDown(connection, hello);  // the seat was not theirs before that one was heard
  lobbyGrace_.erase(seat);
  join(connection, hello, seat);
}

void Server::sitDown(Connection& connection, const wire::Hello& hello) {
  if (lobby().stage != Lobby::Stage::Gathering) return sitDownLate(connection, hello);
  if (!secrets_.keepsSeats()) return sitDownAt(connection, hello, {});
  if (const SeatId kept = secrets_.keptForName(hello.name); kept && roster_.seat(kept).holder != SeatHolder::Person) {
    if (roster_.seat(kept).holder == SeatHolder::Bot) clearSeat(kept);
    return sitDownAt(connection, hello, kept);
  }
  const SeatId free = freeSeat();
  free ? sitDownAt(connection, hello, free) : connections_.turnAway(connection, Refusal::GameFull);
}

/// The first that is kept for nobody.
SeatId Server::freeSeat() const {
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (roster_.seat(seat).holder == SeatHolder::Nobody && secrets_.keptFor(seat).isEmpty()) return seat;
  return {};
}

/// At this seat, which must be free, or at the first free one.
void Server::sitDownAt(Connection& connection, const wire::Hello& hello, SeatId seat) {
  if (secrets_.isKeptElsewhere(hello.name, seat)) return connections_.turnAway(connection, Refusal::NameTaken);
  const Role role = connection.channel->origin() == Origin::Owner && !hasHost() ? Role::Host : Role::Guest;
  const auto seated = roster_.sitDown(hello.name, hello.color, role, seat);
  if (!seated.seat) return connections_.turnAway(connection, seated.why);
  lobbyTeller_.keepSeats();  // the store gets the seat before its key, which would open nothing without it
  join(connection, hello, seated.seat);
}

/// 9.20: who comes late sits down between two rounds. Until then the seat is not theirs: they are told nothing of what
/// it sees, and to the store it is what it was; after a crash they come anew.
void Server::sitDownLate(Connection& connection, const wire::Hello& hello) {
  if (secrets_.hasOrganizer()) return knock(connection, hello);
  if (!game_ || game_->isOver()) return connections_.turnAway(connection, whyNoNewcomers());
  if (!game_->takesNewcomers()) return takeOverLate(connection, hello);
  sitDownLateAt(connection, hello, {});
}

Refusal Server::whyNoNewcomers() const {
  return lobby().stage == Lobby::Stage::Over || (game_ && game_->isOver()) ? Refusal::GameIsOver : Refusal::GameFull;
}

void Server::sitDownLateAt(Connection& connection, const wire::Hello& hello, SeatId seat) {
  if (secrets_.isKeptElsewhere(hello.name, seat)) return connections_.turnAway(connection, Refusal::NameTaken);
  const auto seated = roster_.sitDownLate(hello.name, hello.color, seat);
  if (!seated.seat) return connections_.turnAway(connection, seated.why);
  keys_.setAside(seated.seat);
  join(connection, hello, seated.seat);
}

/// True if they had not sat down yet: the bot keeps the seat, or it stays empty.
bool Server::standUp(SeatId seat) {
  if (!roster_.isAwaited(seat) || game_->isSittingDown(seat)) return false;
  roster_.standUp(seat);
  if (roster_.seat(seat).holder != SeatHolder::Person) {  // else the person who was lost there is as lost as before
    game_->forget(seat);
    links_.forget(seat);
  }
  keys_.drop(seat);
  keeper_.dropKey(seat);
  if (keys_.putBack(seat)) keeper_.keepKey(seat);  // the seat is theirs again
  game_->reviewAttendance();
  lobbyTeller_.change();
  return true;
}

/// Gives a person a fresh key to their seat.
void Server::join(Connection& connection, const wire::Hello& hello, SeatId seat) {
  connections_.sit(connection, seat);
  Joining& joining = joining_[seat] = {connection.id, {}};
  const StoredSession* before = keys_.find(seat);
  if (before) joining.keyBefore = *before;
  const bool knowsKey = before && !hello.token.isEmpty();
  welcome(connection, hello,
          keys_.issue(seat, connection.isOwn() ? Near::Yes : Near::No, knowsKey ? hello.token : secretOf(hello)));
}

/// The person has their key, or has gone before they were told of it. What is handed back says which key to restore
/// then.
Server::Joining Server::endJoining(const Connection& connection, SeatId seat) {
  const auto joining = joining_.find(seat);
  if (joining == joining_.end() || joining->second.connection != connection.id) return {};
  return joining_.extract(joining).mapped();
}

void Server::hangUpOnJoining(SeatId seat) {
  const auto joining = joining_.find(seat);
  if (joining == joining_.end()) return;
  if (Connection* connection = connections_.byId(joining->second.connection)) connections_.hangUp(*connection);
}

void Server::welcome(Connection& connection, const wire::Hello& hello, const QByteArray& token) {
  wire::Welcome reply;
  reply.version = QStringLiteral(TAPU_VERSION);
  reply.token = token;
  reply.seat = connection.seat;
  reply.nonce = hello.nonce;
  reply.heartbeatMs = limits_.heartbeatMs;
  reply.mostFrameBytes = frame_limit::kFromClient;
  reply.offerWaitMs = plan_.offerWaitMs;
  reply.table = identity();
  if (!connection.isNear) reply.mostActionsPerSecond = static_cast<int>(limits_.actionsPerSecond);
  if (token.isEmpty()) return enter(connection, reply);
  // No token is given out before its hash is safe: else a crash would lock its owner out. Who waits for the seat comes
  // anew after one: the store has the key of whoever was there, until the move that seats them.
  const bool isAwaited = roster_.isAwaited(connection.seat);
  const auto ticket = isAwaited ? keeper_.keepTable() : keeper_.keepKey(connection.seat);
  if (game_) keeper_.secure();      // the key goes into the file itself: damage to the log must not lose it
  if (lobbyTeller_.isKeepingDue())  // nor without the seat that it opens
    return lobbyTeller_.whenKept(connection.id, [this, reply](Connection& there) { enter(there, reply); });
  connections_.afterCommit(connection, keeper_.commits(), ticket,
                           [this, &connection, reply] { enter(connection, reply); });
}

void Server::enter(Connection& connection, const wire::Welcome& welcome) {
  if (connection.stage != Connection::Stage::Joining) return;
  const bool isPerson = connection.kind == Connection::Kind::Person;
  if (isPerson) takeOver(connection);
  if (isPerson) leavers_.erase(connection.seat);
  connections_.welcomed(connection);
  connection.send(welcome);
  lobbyTeller_.sendAll(connection);
  lobbyTeller_.change();
  if (connection.isWatched()) tableTeller_.sendTo(connection);
  talk_.sendLast(connection);
  if (game_) game_->sendSnapshot(connection);
  if (game_ && isPerson) game_->personBack(connection.seat);
  if (game_ && isPerson) game_->reviewAttendance();
  if (game_ && isPerson) game_->seatNewcomers();
  // Inside the process nothing is lost; but its position may wait behind what waits for the store.
  if (isPerson && !connection.channel->needsPulse())
    keeper_.commits().after(0, [this, seat = connection.seat] {
      if (personAt(seat)) endHearers_.note(seat);
    });
  startIfReady();
}

/// The seat is theirs from now on, and nobody else's.
void Server::takeOver(Connection& connection) {
  const SeatId seat = connection.seat;
  endJoining(connection, seat);
  connections_.sit(connection, {});
  if (Connection* before = connections_.personAt(seat)) {
    connections_.sit(*before, {});  // so that its end does not count as the person's
    connections_.sayBye(*before, Refusal::Replaced);
  }
  connections_.sit(connection, seat);
  links_.find(seat);
}

}  // namespace tapu
