// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/entrance/eye_door.h"

#include "app/wire/names.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kLookLaterMs = 2000;

/// Whether the other is an earlier connection of the watcher or organizer who greets so. No watcher ends a desk.
bool isEarlierOf(const Connection& other, const wire::Hello& hello) {
  const bool wasDesk = other.kind == Connection::Kind::Organizer, isDesk = hello.attendance == Attendance::Organizer;
  return wasDesk == isDesk && hello.nonce.size() == wire::kTokenBytes && other.caller.nonce == hello.nonce;
}

}  // namespace

EyeDoor::EyeDoor(std::shared_ptr<Clock> clock, const Limits& limits, Connections& connections, const Roster& roster,
                 const SeatKeys& keys, const TableSecrets& secrets, DoorGuard& guard, const WatchRights& rights,
                 const OpenSeats& seats, LostMoves& lostMoves, Welcomer& welcomer)
    : clock_(std::move(clock)),
      limits_(limits),
      connections_(connections),
      roster_(roster),
      keys_(keys),
      secrets_(secrets),
      guard_(guard),
      rights_(rights),
      seats_(seats),
      lostMoves_(lostMoves),
      welcomer_(welcomer) {}

void EyeDoor::greet(Connection& connection, const wire::Hello& hello) {
  switch (hello.attendance) {
    case Attendance::Player: break;  // has a seat, and comes by another door
    case Attendance::Screen: return greetScreen(connection, hello);
    case Attendance::Organizer: return greetOrganizer(connection, hello);
    case Attendance::Watcher: return greetWatcher(connection, hello);
  }
}

/// A stranger's screen is a watcher without a name, whom nobody sees: at a table of friends on one board it has to come
/// as a watcher.
void EyeDoor::greetScreen(Connection& connection, const wire::Hello& hello) {
  connection.looksFor = keys_.seatOf(hello.token);
  const bool isTrusted = connection.looksFor || connection.isNear;
  if (isTrusted) return showTo(connection, hello);
  if (!guard_.mayComeIn(connection, hello)) return;
  if (!rights_.mayShowToStrangers()) return connections_.turnAway(connection, Refusal::NobodyMayWatch);
  guard_.askPassword(connection, hello, [this, &connection, hello] {
    if (!rights_.mayShowToStrangers()) return connections_.turnAway(connection, Refusal::NobodyMayWatch);
    showTo(connection, hello);
  });
}

/// Lets a screen in; one that comes again too soon waits.
void EyeDoor::showTo(Connection& screen, const wire::Hello& hello) {
  if (mayLookAgain(screen)) return admit(screen, hello);
  guard_.doLater(screen, kLookLaterMs, [this, &screen, hello] { showTo(screen, hello); });
}

/// The person who has opened the table in this program is its organizer without a key. The right key is judged at once:
/// it is much too long to be guessed, so that tells nothing, and nobody's wrong ones hold its owner up.
void EyeDoor::greetOrganizer(Connection& connection, const wire::Hello& hello) {
  const bool isOpener = connection.channel->origin() == Origin::Owner && secrets_.hasOrganizer();
  const bool isKnown = isOpener || secrets_.isOrganizer(hello.organizerKey);
  if (!isKnown) return guard_.refuseKey(connection);
  replaceEarlier(connection, hello);
  admit(connection, hello);
}

void EyeDoor::replaceEarlier(Connection& connection, const wire::Hello& hello) {
  Connection* before = connections_.find([&](const Connection& other) { return isEarlierOf(other, hello); });
  if (before) {
    before->caller.isReplaced = true;
    connection.caller.isReturn = true;
    connections_.sayBye(*before, Refusal::Replaced);
  }
  connection.caller.nonce = hello.nonce;
}

void EyeDoor::greetWatcher(Connection& connection, const wire::Hello& hello) {
  if (!guard_.mayComeIn(connection, hello)) return;
  if (const Refusal why = whyNoWatcher(connection, hello); why != Refusal::None)
    return connections_.turnAway(connection, why);
  if (!mayLookAgain(connection))
    return guard_.doLater(connection, kLookLaterMs, [this, &connection, hello] { greetWatcher(connection, hello); });
  if (keys_.seatOf(hello.token)) return letWatch(connection, hello);
  guard_.askPassword(connection, hello, [this, &connection, hello] { letWatch(connection, hello); });
}

void EyeDoor::letWatch(Connection& connection, const wire::Hello& hello) {
  if (const Refusal why = whyNoWatcher(connection, hello); why != Refusal::None)
    return connections_.turnAway(connection, why);
  replaceEarlier(connection, hello);
  connection.watcher = cleanName(hello.name);
  admit(connection, hello);
}

/// The reason against a watcher at this moment; None: they may watch. Nobody is kept out by the name of a seat that is
/// their own: they show its key, or were removed from it, or know no key of it.
Refusal EyeDoor::whyNoWatcher(const Connection& connection, const wire::Hello& hello) {
  if (rights_.rule() == WatchRule::Nobody && !connection.isOwn()) return Refusal::NobodyMayWatch;
  const QString name = cleanName(hello.name);
  SeatId own = keys_.seatOf(hello.token);
  if (const SeatId former = own ? SeatId() : seats_.onceOf(name); former && !keys_.find(former)) own = former;
  const bool isTaken = name.isEmpty() || roster_.isPersonNamed(name, own) || isWatcherNamed(name, connection, hello);
  return isTaken ? Refusal::NameTaken : Refusal::None;
}

bool EyeDoor::isWatcherNamed(const QString& name, const Connection& except, const wire::Hello& hello) {
  const QString looks = skeletonOf(name);
  return connections_.find([&](const Connection& other) {
    const bool isOther = &other != &except && !isEarlierOf(other, hello);
    return isOther && !other.watcher.isEmpty() && skeletonOf(other.watcher) == looks;
  });
}

/// Anybody may be a screen, so these are counted. A player who shows the key of their seat takes the place of none, and
/// looks through one eye; whoever has the organizer's key always gets in.
void EyeDoor::admit(Connection& connection, const wire::Hello& hello) {
  const bool isOrganizer = hello.attendance == Attendance::Organizer;
  if (!isOrganizer && !hasRoom(connection)) return connections_.turnAway(connection, Refusal::TooManyEyes);
  connection.kind = isOrganizer                              ? Connection::Kind::Organizer
                    : hello.attendance == Attendance::Screen ? Connection::Kind::Screen
                                                             : Connection::Kind::Watcher;
  connection.sight = rights_.sightOf(connection);
  lostMoves_.judge(hello, {});
  if (connections_.isClosing()) return;
  connection.channel->setMostUnsent(kMostUnsentToEye);
  welcomer_.letIn(connection, hello);
  if (connection.admission == Connection::Admission::In) Q_EMIT admitted(&connection);
}

/// Each screen that comes is sent the whole position, as after a Resync: so many an address or, of players, a seat.
bool EyeDoor::mayLookAgain(const Connection& connection) {
  constexpr std::size_t kMostKnown = 16'384;
  const bool isOwnProgram = connection.channel->origin() != Origin::Stranger;
  if (isOwnProgram || (!connection.looksFor && connection.isNear)) return true;
  if (looks_.size() >= kMostKnown) looks_.clear();
  const QString who = connection.looksFor ? u"#%1"_s.arg(connection.looksFor.value) : connection.countedAddress();
  const TokenBucket full(limits_.resyncsPerSecond, limits_.resyncsAtOnce);
  return looks_.try_emplace(who, full).first->second.take(clock_->nowMs());
}

/// An eye of a seat must leave room for all who have a seat and are not here.
bool EyeDoor::hasRoom(const Connection& connection) {
  const SeatId seat = connection.looksFor;
  if (!seat) return connections_.headcount().hasRoomForScreen(connection);
  if (Connection* before = connections_.eyeOf(seat)) connections_.sayBye(*before, Refusal::Replaced);
  return connections_.headcount().room() >= roster_.seats() - connections_.headcount().persons();
}

}  // namespace tapu

#include "moc_eye_door.cpp"
