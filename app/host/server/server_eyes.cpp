// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that lets people in who show a secret or have no seat: screens, organizers, codes of seats,
// and who comes late to a table with an organizer.
#include "app/host/server/server.h"
#include "app/wire/names.h"

using namespace Qt::StringLiterals;

namespace tapu {

/// After wrong guesses from an address the next one from there is judged later, right or wrong.
void Server::judgeLater(Connection& connection, int waitMs, std::function<void()> judge) {
  if (waitMs == 0) return judge();
  if (!connection.verdict) connection.verdict = std::make_unique<Alarm>(given_.clock);
  connection.verdict->set(waitMs, [this, &connection, judge = std::move(judge)] {
    if (connection.stage == Connection::Stage::Joining && !connections_.isClosing()) judge();
  });
}

// ---- without a seat

void Server::greetEye(Connection& connection, const wire::Hello& hello) {
  if (hello.attendance == Attendance::Watcher) return greetWatcher(connection, hello);
  if (hello.attendance == Attendance::Screen) {
    connection.looksFor = keys_.seatOf(hello.token);
    // A stranger's screen is a watcher without a name, whom nobody sees: at a table of friends on one board it has to
    // come as a watcher.
    const bool isTrusted = connection.looksFor || connection.isNear;
    if (isTrusted) return greetScreen(connection, hello);
    if (!mayComeIn(connection, hello)) return;
    if (!mayShowToStrangers()) return connections_.turnAway(connection, Refusal::NobodyMayWatch);
    return askPassword(connection, hello, [this, &connection, hello] {
      if (!mayShowToStrangers()) return connections_.turnAway(connection, Refusal::NobodyMayWatch);
      greetScreen(connection, hello);
    });
  }
  judgeOrganizer(connection, hello);
}

/// A Big Game is played in a hall, where a projector may hang far from the host, with an organizer or without.
bool Server::mayShowToStrangers() const {
  return (secrets_.hasOrganizer() || roster_.isChain()) && watchRule() != WatchRule::Nobody;
}

/// Whoever comes faster than they may waits.
void Server::greetScreen(Connection& connection, const wire::Hello& hello) {
  constexpr int kLaterMs = 2000;
  if (mayLookAgain(connection)) return admitEye(connection, hello);
  judgeLater(connection, kLaterMs, [this, &connection, hello] { greetScreen(connection, hello); });
}

/// Whoever has opened the table in this program is its organizer without a key. The right key is judged at once: it is
/// much too long to be guessed, so that tells nothing, and nobody's wrong ones hold its owner up.
void Server::judgeOrganizer(Connection& connection, const wire::Hello& hello) {
  const bool isOpener = connection.channel->origin() == Origin::Owner && secrets_.hasOrganizer();
  if (isOpener || secrets_.isOrganizer(hello.organizerKey)) return admitEye(connection, hello);
  judgeLater(connection, wrongKeys_.waitMs(connection.peer, given_.clock->nowMs()), [this, &connection] {
    wrongKeys_.note(connection.peer, given_.clock->nowMs());
    connections_.turnAway(connection, Refusal::BadOrganizerKey);
  });
}

/// Anybody may be a screen, so these are counted. A player who shows the key of their seat takes the place of none, and
/// looks through one eye; whoever has the organizer's key always gets in.
void Server::admitEye(Connection& connection, const wire::Hello& hello) {
  const bool isOrganizer = hello.attendance == Attendance::Organizer;
  if (!isOrganizer && !hasRoomForEye(connection)) return connections_.turnAway(connection, Refusal::TooManyEyes);
  connection.kind = isOrganizer                              ? Connection::Kind::Organizer
                    : hello.attendance == Attendance::Screen ? Connection::Kind::Screen
                                                             : Connection::Kind::Watcher;
  connection.sight = sightOf(connection);
  lostMoves_.judge(hello, {});
  if (connections_.isClosing()) return;
  connection.channel->setMostUnsent(kMostUnsentToEye);
  welcome(connection, hello, {});
  if (connection.stage != Connection::Stage::In) return;
  connection.send(wire::ScreenNews{onScreens_});
  if (connection.kind == Connection::Kind::Organizer) showDesk(connection);
  if (connection.kind == Connection::Kind::Watcher) tableTeller_.change();
}

/// Each screen that comes is sent the whole position, as after a Resync: so many an address or, of players, a seat.
bool Server::mayLookAgain(const Connection& connection) {
  constexpr std::size_t kMostKnown = 16'384;
  const bool isOwnProgram = connection.channel->origin() != Origin::Stranger;
  if (isOwnProgram || (!connection.looksFor && connection.isNear)) return true;
  if (looks_.size() >= kMostKnown) looks_.clear();
  const QString who = connection.looksFor ? u"#%1"_s.arg(connection.looksFor.value) : connection.countedAddress();
  const TokenBucket full(limits_.resyncsPerSecond, limits_.resyncsAtOnce);
  return looks_.try_emplace(who, full).first->second.take(given_.clock->nowMs());
}

/// An eye of a seat must leave room for all who have a seat and are not here.
bool Server::hasRoomForEye(const Connection& connection) {
  const SeatId seat = connection.looksFor;
  if (!seat) return connections_.hasRoomForScreen(connection);
  if (Connection* before = connections_.eyeOf(seat)) connections_.sayBye(*before, Refusal::Replaced);
  return connections_.room() >= roster_.seats() - personsPresent();
}

void Server::requestOfEye(Connection& connection, const Request& wish) {
  if (wish.kind == Request::Kind::GiveUp) return connection.channel->close();
  Refusal why = connection.kind == Connection::Kind::Watcher ? Refusal::OnlyWatching : Refusal::HostOnly;
  if (wish.kind == Request::Kind::Resync) {
    if (game_) game_->sendSnapshot(connection);
    why = Refusal::None;
  } else if (connection.kind == Connection::Kind::Organizer) {
    why = grantToOrganizer(wish);
  }
  if (why != Refusal::None) refuse(connection, why);
}

// ---- codes

void Server::makeCodes() {
  const Setup& setup = lobby().setup;
  if (!secrets_.hasOrganizer() || !playsOnChain(rulesOf(setup.ruleSet, setup.options))) return;
  secrets_.makeCodes(roster_.seats());
  keeper_.noteSecrets();
}

/// Whoever has the key of a seat never gets here. A code cannot pass at once because it is right: with one of nine
/// codes in use a guesser would just try them all, and only the right ones would have to be answered. Nor can neighbors
/// be told from a guesser at the same address, since all that a greeting says of itself can be made up. So they wait
/// with it; the organizer sees the address, and can let them in by hand (`LetIn`).
void Server::greetWithCode(Connection& connection, const wire::Hello& hello) {
  const int waits = codes_.waitMs(connection.peer);
  judgeLater(connection, waits, [this, &connection, hello, waits] {
    codes_.show(guessOf(connection, [this, hello](Connection& there) { return judgeCode(there, hello); }), waits);
  });
}

/// For a queue, in which the connection may end before its turn.
GuessQueue::Guess Server::guessOf(const Connection& connection, std::function<GuessQueue::Verdict(Connection&)> judge) {
  const auto find = [this, id = connection.id]() -> Connection* {
    Connection* there = connections_.byId(id);
    return there && there->stage == Connection::Stage::Joining && !connections_.isClosing() ? there : nullptr;
  };
  return {.from = connection.peer,
          .around = connection.around,
          .isThere = [find] { return find() != nullptr; },
          .judge =
              [find, judge = std::move(judge)] {
                Connection* there = find();
                return there ? judge(*there) : GuessQueue::Verdict::Void;
              },
          .refuse = [this, find] { connections_.turnAway(*find(), Refusal::TooManyWrongCodes); }};
}

/// Much may have changed while it waited for its turn.
GuessQueue::Verdict Server::judgeCode(Connection& connection, const wire::Hello& hello) {
  if (!mayComeIn(connection, hello)) return GuessQueue::Verdict::Void;
  const SeatId seat = secrets_.seatOf(hello.code);
  const Refusal why = !seat ? Refusal::WrongCode : openByCode(connection, hello, seat);
  const bool isSeated = connection.stage != Connection::Stage::Gone;
  if (why == Refusal::None) return isSeated ? GuessQueue::Verdict::Right : GuessQueue::Verdict::Void;
  deskChanged();
  connections_.turnAway(connection, why);
  return GuessQueue::Verdict::Wrong;
}

/// Seats somebody who showed the code of the seat, or says why not.
Refusal Server::openByCode(Connection& connection, const wire::Hello& hello, SeatId seat) {
  const bool isPersons = roster_.seat(seat).holder == SeatHolder::Person;
  if (isPersons && (keys_.find(seat) || personAt(seat) || joining_.contains(seat))) return Refusal::SeatTaken;
  wire::Hello known = hello;
  if (const QString name = secrets_.keptFor(seat); !name.isEmpty()) known.name = name;
  if (isPersons) {  // whose person was lost, and whose code is a new one
    lobbyGrace_.erase(seat);
    join(connection, known, seat);
    return Refusal::None;
  }
  if (lobby().stage == Lobby::Stage::Gathering) {
    const bool isTaken =
        secrets_.isKeptElsewhere(known.name, seat) || roster_.isPersonNamed(cleanName(known.name), seat);
    if (!isTaken && roster_.seat(seat).holder == SeatHolder::Bot) clearSeat(seat);
    if (!isTaken) sitDownAt(connection, known, seat);
    if (isTaken) connections_.turnAway(connection, Refusal::NameTaken);  // and the bot stays
    return Refusal::None;
  }
  if (!game_ || !game_->takesNewcomers()) return whyNoNewcomers();
  sitDownLateAt(connection, known, seat);
  return Refusal::None;
}

// ---- late (9.20)

/// Their client comes again and again until the organizer has let them in. Whether a name is that of the person for
/// whom a seat is kept only the organizer can see: they get that seat, and no other.
void Server::knock(Connection& connection, const wire::Hello& hello) {
  const bool isOpen = game_ && !game_->isOver() && (game_->takesNewcomers() || !secrets_.hasOrganizer());
  const QString name = cleanName(hello.name);
  if (!isOpen) return connections_.turnAway(connection, whyNoNewcomers());
  if (hello.nonce.size() != wire::kTokenBytes) return connections_.turnAway(connection, Refusal::GameFull);
  if (!secrets_.hasOrganizer()) {  // an organizer has a thousand seats to look through, and knows who asks
    const SeatId once = seatOnceOf(name);
    if (roster_.isPersonNamed(name, once ? once : seatLostBy(name)))
      return connections_.turnAway(connection, Refusal::NameTaken);  // the host would not know who asks
  }
  LateArrivals::Arrival* arrival = late_.knock(hello.nonce, name, connection.countedAddress(), given_.clock->nowMs());
  if (!arrival) return keepWaiting(connection);  // there is no room on the list yet
  // At a table without an organizer the host is shown which seat it would be.
  const SeatId wished = secrets_.hasOrganizer() ? hello.wished : seatToTakeOver(hello);
  if (std::exchange(arrival->shown.wished, wished) != wished || arrival->isNew) tableTeller_.change();
  // A person's name comes first: the host would be asked whether Ravi may play in the place of Ravi.
  if (arrival->isNew && !secrets_.hasOrganizer() && roster_.renameBotsLike(name)) lobbyTeller_.changeSeats();
  arrival->isNew = false;
  deskChanged();
  if (arrival->isTurnedDown) {
    late_.remove(arrival->shown.number);
    return connections_.turnAway(connection, Refusal::TurnedDown);
  }
  const SeatId given = arrival->seat;  // the organizer may give away the seat of somebody who was lost
  const bool mayHave = secrets_.hasOrganizer() ? mayBeGiven(given) : mayTakeSeat(name, given);
  if (!mayHave || secrets_.isKeptElsewhere(name, given)) {
    arrival->seat = {};
    return keepWaiting(connection);
  }
  late_.remove(arrival->shown.number);
  tableTeller_.change();
  sitDownLateAt(connection, hello, given);
}

/// They are told whom they wait for.
void Server::keepWaiting(Connection& connection) {
  const SeatId host = secrets_.hasOrganizer() ? SeatId() : roster_.hostSeat();
  if (!host) return connections_.turnAway(connection, Refusal::NotLetInYet);
  connections_.turnAway(connection, personAt(host) ? Refusal::NotLetInYet : Refusal::HostIsAway,
                        std::as_const(roster_).seat(host).name);
}

/// Nobody is at this seat: it is empty, a bot has it, or whoever had it has gone.
bool Server::mayBeGiven(SeatId seat) {
  if (!roster_.has(seat) || roster_.isAwaited(seat) || personAt(seat) || joining_.contains(seat)) return false;
  return roster_.seat(seat).holder != SeatHolder::Person || roster_.seat(seat).link == Link::Lost;
}

}  // namespace tapu
