// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that does what its host wants of those who come: who may watch, and when they see it; who may
// sit down late; passwords, bans, chat; bots that fill the table.
#include <algorithm>

#include "app/host/server/server.h"
#include "app/text/whole_letters.h"
#include "app/wire/names.h"

namespace tapu {

// ---- who comes in

/// False: they are banned, and were told so. Whoever is part of this program always may.
bool Server::mayComeIn(Connection& connection, const wire::Hello& hello) {
  const QString* reason = connection.isOwn() ? nullptr : door_.banOf(hello.name, connection.countedAddress());
  if (reason) connections_.turnAway(connection, Refusal::Banned, *reason);
  return !reason;
}

/// Goes on with `then` once they have shown that they know the password, if there is one.
void Server::askPassword(Connection& connection, const wire::Hello& hello, std::function<void()> then) {
  if (!door_.hasPassword() || connection.isOwn()) return then();
  judgeLater(connection, passwords_.waitMs(connection.peer), [this, &connection, hello, then] {
    const QByteArray nonce = given_.makeToken();
    connection.onProof = [this, &connection, hello, nonce, then](const QByteArray& proof) {
      showProof(connection, hello, proof, nonce, then);
    };
    connection.send(wire::Challenge{door_.salt(), nonce});
    // Whoever says nothing does not keep the place of somebody else.
    if (!connection.verdict) connection.verdict = std::make_unique<Alarm>(given_.clock);
    connection.verdict->set(limits_.deadMs, [this, &connection] { connections_.hangUp(connection); });
  });
}

/// As codes are, in its turn, however many greetings were begun at once. Much may have changed since this one came.
void Server::showProof(Connection& connection, const wire::Hello& hello, const QByteArray& proof,
                       const QByteArray& nonce, const std::function<void()>& then) {
  connection.verdict->stop();
  const auto judge = [this, hello, proof, nonce, then](Connection& there) {
    if (!mayComeIn(there, hello)) return GuessQueue::Verdict::Void;
    const bool isRight = !door_.hasPassword() || door_.isProof(proof, hello.nonce + nonce);
    if (isRight)
      then();
    else
      connections_.turnAway(there, Refusal::WrongPassword);
    return isRight ? GuessQueue::Verdict::Right : GuessQueue::Verdict::Wrong;
  };
  passwords_.show(guessOf(connection, judge), 0);
}

void Server::greetWatcher(Connection& connection, const wire::Hello& hello) {
  constexpr int kLaterMs = 2000;
  if (!mayComeIn(connection, hello)) return;
  if (const Refusal why = whyNoWatcher(connection, hello); why != Refusal::None)
    return connections_.turnAway(connection, why);
  if (!mayLookAgain(connection))
    return judgeLater(connection, kLaterMs, [this, &connection, hello] { greetWatcher(connection, hello); });
  const auto letIn = [this, &connection, hello] {
    if (const Refusal why = whyNoWatcher(connection, hello); why != Refusal::None)
      return connections_.turnAway(connection, why);
    Connection* before = connections_.find([&](const Connection& other) { return isSameWatcher(other, hello); });
    if (before) connections_.sayBye(*before, Refusal::Replaced);
    connection.watcher = cleanName(hello.name);
    connection.nonce = hello.nonce;
    admitEye(connection, hello);
  };
  keys_.seatOf(hello.token) ? letIn() : askPassword(connection, hello, letIn);
}

/// As it stands at this moment; None: they may watch. Nobody is kept out by the name of a seat that is their own: they
/// show its key, or were removed from it, or know no key of it.
Refusal Server::whyNoWatcher(const Connection& connection, const wire::Hello& hello) {
  if (watchRule() == WatchRule::Nobody && !connection.isOwn()) return Refusal::NobodyMayWatch;
  const QString name = cleanName(hello.name);
  SeatId own = keys_.seatOf(hello.token);
  if (const SeatId former = own ? SeatId() : seatOnceOf(name); former && !keys_.find(former)) own = former;
  const bool isTaken = name.isEmpty() || roster_.isPersonNamed(name, own) || isWatcherNamed(name, connection, hello);
  return isTaken ? Refusal::NameTaken : Refusal::None;
}

/// An earlier connection of whoever greets so.
bool Server::isSameWatcher(const Connection& other, const wire::Hello& hello) {
  return !other.watcher.isEmpty() && hello.nonce.size() == wire::kTokenBytes && other.nonce == hello.nonce;
}

bool Server::isWatcherNamed(const QString& name, const Connection& except, const wire::Hello& hello) {
  const QString looks = skeletonOf(name);
  return connections_.find([&](const Connection& other) {
    const bool isOther = &other != &except && !isSameWatcher(other, hello);
    return isOther && !other.watcher.isEmpty() && skeletonOf(other.watcher) == looks;
  });
}

/// Who may watch this game. On a chain nothing can be delayed: where the host wants a delay, nobody watches.
WatchRule Server::watchRule() const {
  const WatchRule wished = door_.policy().watching;
  return wished == WatchRule::Delayed && roster_.isChain() ? WatchRule::Nobody : wished;
}

bool Server::delaysWatchers() const { return watchRule() == WatchRule::Delayed; }

/// Whoever has a seat, or the organizer's key, or sits at this computer with a screen, sees the game as it is.
Connection::Sight Server::sightOf(const Connection& connection) const {
  const bool isScreenHere = connection.kind == Connection::Kind::Screen && (connection.looksFor || connection.isNear);
  const bool isLate = connection.isEye() && connection.kind != Connection::Kind::Organizer && !isScreenHere;
  return isLate && delaysWatchers() ? Connection::Sight::Late : Connection::Sight::Live;
}

/// Through which somebody elsewhere looks who has no seat.
bool Server::isFarScreen(const Connection& connection) {
  return connection.kind == Connection::Kind::Screen && !connection.looksFor && !connection.isNear;
}

/// To be called when the rule of watching may be another, as after another setup.
void Server::reviewWatchers() {
  if (watchRule() == WatchRule::Nobody) dismissWatchers(Refusal::NobodyMayWatch);
  connections_.forEach([this](Connection& connection) {
    if (isFarScreen(connection) && !mayShowToStrangers()) connections_.sayBye(connection, Refusal::NobodyMayWatch);
  });
  connections_.forEach([this](Connection& connection) { connection.sight = sightOf(connection); });
}

void Server::dismissWatchers(Refusal why) {
  connections_.forEach([&](Connection& connection) {
    const bool isWatcher = connection.kind == Connection::Kind::Watcher && !connection.isOwn();
    if (isFarScreen(connection) || isWatcher) connections_.sayBye(connection, why);
  });
}

// ---- what a host asks for

Refusal Server::command(const wire::Request& wish) {
  if (connections_.isClosing()) return Refusal::NotNow;
  if (wish.kind == Request::Kind::EndGame) return game_ && !game_->endGame() ? Refusal::None : Refusal::NotNow;
  return grantToHost(wish, {});
}

void Server::tellAll(const QString& text) {
  const QString line = firstLetters(cleanLine(text), wire::kMostAnnouncement);
  if (!line.isEmpty() && !connections_.isClosing()) talk_.notice(Notice::FromHost, {}, line);
}

/// `host`: the seat of who asks; none: they have none.
Refusal Server::grantMeans(const Request& wish, SeatId host) {
  const bool isAboutSeat = wish.kind == Request::Kind::PassHost || wish.kind == Request::Kind::Reserve;
  if (isAboutSeat && !roster_.has(wish.seat)) return Refusal::NotNow;
  switch (wish.kind) {
    case Request::Kind::ChangePolicy: return changePolicy(wish.setup);
    case Request::Kind::SetPassword:
      if (!door_.setPassword(wish.setup)) return Refusal::NotNow;
      return keeper_.keepDoor(), tableTeller_.change(), Refusal::None;
    case Request::Kind::Remove: return wish.arrival > 0 ? removeWatcher(wish) : remove(wish, host);
    case Request::Kind::Mute: return wish.arrival > 0 ? muteWatcher(wish) : mute(wish, host);
    case Request::Kind::PassHost: return passHost(wish.seat);
    case Request::Kind::AnswerLate: return answerLate(wish);
    case Request::Kind::Reserve: return reserve(wish.seat, cleanName(wish.text));
    default: return Refusal::NotNow;
  }
}

/// Who may watch, and how late, is settled with the beginning of the game: nobody learns afterwards that they were
/// seen.
Refusal Server::changePolicy(const QByteArray& wished) {
  const auto policy = wire::decodePolicy(wished);
  if (!policy) return Refusal::NotNow;
  const TablePolicy before = door_.policy();
  const bool isOtherSight = policy->watching != before.watching || policy->delayMinutes != before.delayMinutes;
  if (isOtherSight && lobby().stage != Lobby::Stage::Gathering) return Refusal::NotNow;
  if (isOtherSight && policy->watching == WatchRule::Delayed && roster_.isChain()) return Refusal::NotNow;
  door_.setPolicy(*policy);
  if (policy->fillMinutes != before.fillMinutes) fill_.reset();
  reviewWatchers();
  fill_.review();
  keeper_.keepDoor();
  return tableTeller_.change(), Refusal::None;
}

Refusal Server::remove(const Request& wish, SeatId host) {
  const SeatId seat = wish.seat;
  if (!roster_.has(seat) || seat == host || lobby().stage == Lobby::Stage::Over) return Refusal::NotNow;
  const LobbySeat there = std::as_const(roster_).seat(seat);
  if (there.holder != SeatHolder::Person) return Refusal::NotNow;
  const bool isBan = wish.ready == Ready::Yes;
  const QString reason = firstLetters(cleanLine(wish.text), wire::kMostAnnouncement);
  const Connection* person = personAt(seat);
  const bool isStranger = person && !person->isOwn();
  if (isBan) door_.ban(there.name, isStranger ? person->countedAddress() : QString(), reason);
  const Refusal why = isBan ? Refusal::Banned : Refusal::Kicked;
  // Else they would sit down again at once, by their name.
  if (game_ && !secrets_.hasOrganizer() && secrets_.keepsSeats()) secrets_.keepFor(seat, {});
  secrets_.keepFromGuests(seat);
  if (game_ && !giveToBot(seat, reason, why)) return Refusal::NotNow;
  if (!game_) clearSeat(seat, reason, why);
  talk_.noticeOf(there.name, isBan ? Notice::WasBanned : Notice::Removed, reason);
  if (isBan) keeper_.keepDoor();
  return Refusal::None;
}

Refusal Server::unban(const QString& who) {
  if (connections_.isClosing() || !door_.unban(who)) return Refusal::NotNow;
  return keeper_.keepDoor(), Refusal::None;
}

Refusal Server::removeWatcher(const Request& wish) {
  Connection* watcher = connections_.byId(wish.arrival);
  if (!watcher || watcher->kind != Connection::Kind::Watcher) return Refusal::NotNow;
  const bool isBan = wish.ready == Ready::Yes;
  const QString reason = firstLetters(cleanLine(wish.text), wire::kMostAnnouncement);
  if (isBan) door_.ban(watcher->watcher, watcher->isOwn() ? QString() : watcher->countedAddress(), reason);
  const QString name = watcher->watcher;
  connections_.sayBye(*watcher, isBan ? Refusal::Banned : Refusal::Kicked, reason);
  talk_.noticeOf(name, isBan ? Notice::WasBanned : Notice::Removed, reason);
  if (isBan) keeper_.keepDoor();
  return Refusal::None;
}

Refusal Server::mute(const Request& wish, SeatId host) {
  const SeatId seat = wish.seat;
  const Ready muted = wish.ready;
  if (!roster_.has(seat) || seat == host || roster_.seat(seat).holder != SeatHolder::Person) return Refusal::NotNow;
  if (door_.isMuted(seat) == (muted == Ready::Yes)) return Refusal::NotNow;
  const Connection* person = personAt(seat);
  const bool isStranger = person && !person->isOwn();
  door_.mute(seat, muted, roster_.seat(seat).name, isStranger ? person->countedAddress() : QString());
  keeper_.keepDoor();
  talk_.notice(muted == Ready::Yes ? Notice::WasMuted : Notice::MayTalkAgain, seat);
  return tableTeller_.change(), Refusal::None;
}

Refusal Server::muteWatcher(const Request& wish) {
  const Connection* watcher = connections_.byId(wish.arrival);
  if (!watcher || watcher->kind != Connection::Kind::Watcher || watcher->isOwn()) return Refusal::NotNow;
  if (talk_.wasMuted(*watcher) == (wish.ready == Ready::Yes)) return Refusal::NotNow;
  door_.mute(wish.ready, watcher->watcher, watcher->countedAddress());
  keeper_.keepDoor();
  talk_.noticeOf(watcher->watcher, wish.ready == Ready::Yes ? Notice::WasMuted : Notice::MayTalkAgain);
  return tableTeller_.change(), Refusal::None;
}

/// To somebody who is there: a table whose host is away would have nobody who could pass it on.
Refusal Server::passHost(SeatId to) {
  const Connection* person = personAt(to);
  if (!person || person->stage != Connection::Stage::In || roster_.isAwaited(to)) return Refusal::NotNow;
  const SeatId from = roster_.hostSeat();
  if (from == to) return Refusal::NotNow;
  if (from) roster_.seat(from).role = Role::Guest;
  roster_.seat(to).role = Role::Host;
  lobbyTeller_.changeSeats();
  talk_.notice(Notice::NewHost, to);
  return Refusal::None;
}

Refusal Server::answerLate(const Request& wish) {
  LateArrivals::Arrival* arrival = late_.find(wish.arrival);
  if (!arrival || !game_ || secrets_.hasOrganizer()) return Refusal::NotNow;
  if (wish.ready == Ready::No) {
    arrival->isTurnedDown = true;
    return tableTeller_.change(), Refusal::None;
  }
  const SeatId seat = wish.seat ? wish.seat : arrival->shown.wished;
  if (!seat || !mayTakeSeat(arrival->shown.name, seat)) return Refusal::NotNow;
  if (secrets_.isKeptElsewhere(arrival->shown.name, seat)) return Refusal::NameTaken;
  arrival->seat = seat;
  return Refusal::None;
}

/// Anybody who comes under that name gets the seat: it is a courtesy among people who know each other, and no secret.
Refusal Server::reserve(SeatId seat, const QString& name) {
  const bool isGathering = lobby().stage == Lobby::Stage::Gathering;
  if (!isGathering || roster_.seat(seat).holder == SeatHolder::Person) return Refusal::NotNow;
  if (!name.isEmpty() && (roster_.isPersonNamed(name, seat) || secrets_.isKeptElsewhere(name, seat)))
    return Refusal::NameTaken;
  secrets_.makePlaces(roster_.seats());
  secrets_.keepFor(seat, name);
  if (!name.isEmpty() && roster_.renameBotsLike(name)) lobbyTeller_.changeSeats();
  keeper_.keepTable();
  return lobbyTeller_.change(), Refusal::None;
}

/// The seat, its name and its cards stay what they are; another bot plays on.
Refusal Server::setBotLevel(SeatId seat, const QString& bot) {
  if (!roster_.has(seat) || !BotBench::knows(bot)) return Refusal::NotNow;
  LobbySeat& there = roster_.seat(seat);
  if (there.holder != SeatHolder::Bot || roster_.isAwaited(seat)) return Refusal::NotNow;
  there.bot = bot;
  bench_.seat(seat, bot, Connection::Kind::Bot);
  lobbyTeller_.changeSeats();
  return talk_.notice(Notice::BotLevel, seat, bot), Refusal::None;
}

// ---- sitting down late, on one board

/// A bot's seat, or that of somebody who has left by their own wish.
bool Server::mayTakeOver(SeatId seat) {
  if (!mayBeGiven(seat)) return false;
  return roster_.seat(seat).holder != SeatHolder::Person || leavers_.contains(seat);
}

/// The same, or it is the seat that somebody of this name was lost from.
bool Server::mayTakeSeat(const QString& name, SeatId seat) {
  return mayTakeOver(seat) || (seatLostBy(name) == seat && mayBeGiven(seat));
}

/// All its persons are away, and nobody is there who could be asked: somebody new would set it going, and bots would
/// play for those who are not there yet.
bool Server::isLeftAlone() const { return door_.policy().sitDown == SitDown::Open && game_ && game_->isHeld(); }

bool Server::hasSeatToTakeOver() {
  if (!game_ || game_->isOver() || game_->takesNewcomers() || secrets_.hasOrganizer()) return false;
  if (door_.policy().sitDown == SitDown::Closed) return false;
  const bool isOpen = !isLeftAlone();
  return std::ranges::any_of(seatsOf(roster_.seats()), [&](SeatId seat) {
    return mayTakeOver(seat) && (isOpen || secrets_.isLeftToGuests(seat));
  });
}

void Server::takeOverLate(Connection& connection, const wire::Hello& hello) {
  // A kept name is no secret: it opens the seat of a bot, never that of a person who was lost.
  const SeatId own = secrets_.keptForName(hello.name);
  if (own && mayTakeOver(own)) return sitDownLateAt(connection, hello, own);
  if (seatLostBy(hello.name)) return knock(connection, hello);  // the host knows whether it is them
  if (!hasSeatToTakeOver()) return connections_.turnAway(connection, whyNoNewcomers());
  if (const SeatId left = seatLeftToGuests(hello)) return sitDownLateAt(connection, hello, left);
  if (door_.policy().sitDown == SitDown::Asked) return knock(connection, hello);
  const SeatId seat = isLeftAlone() ? SeatId() : seatToTakeOver(hello);
  if (!seat || !mayTakeOver(seat) || !secrets_.keptFor(seat).isEmpty())
    return connections_.turnAway(connection, Refusal::GameFull);
  sitDownLateAt(connection, hello, seat);
}

/// The seat of whoever had this name and has gone for good, as far as they said, or was removed; none: there is none.
SeatId Server::seatOnceOf(const QString& name) {
  const QString looks = skeletonOf(cleanName(name));
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const LobbySeat& there = std::as_const(roster_).seat(seat);
    if (there.holder == SeatHolder::Person && mayTakeOver(seat) && skeletonOf(there.name) == looks) return seat;
  }
  return {};
}

/// The seat of a person of this name whose connection was lost, so that they may have come back without their key;
/// none: there is none.
SeatId Server::seatLostBy(const QString& name) {
  if (secrets_.hasOrganizer()) return {};
  const QString looks = skeletonOf(cleanName(name));
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const LobbySeat& there = std::as_const(roster_).seat(seat);
    const bool isLost = there.holder == SeatHolder::Person && mayBeGiven(seat) && !leavers_.contains(seat);
    if (isLost && skeletonOf(there.name) == looks) return seat;
  }
  return {};
}

/// Their own seat of before, else the one that they wish, else the first that anybody may take over; none: there is
/// none.
SeatId Server::seatToTakeOver(const wire::Hello& hello) {
  if (const SeatId former = seatOnceOf(hello.name)) return former;
  if (const SeatId lost = seatLostBy(hello.name)) return lost;
  if (hello.wished) return hello.wished;
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (mayTakeOver(seat) && secrets_.keptFor(seat).isEmpty()) return seat;
  return {};
}

/// A seat for which the host need not be asked: the one that they wish, else one that bears their name, else the first;
/// none: there is none, or they had another seat here.
SeatId Server::seatLeftToGuests(const wire::Hello& hello) {
  if (seatOnceOf(hello.name)) return {};
  const QString looks = skeletonOf(cleanName(hello.name));
  // A wish for a place that nobody can have, since somebody plays there, is none.
  const bool hasWish = hello.wished && hello.wished.value < roster_.seats() && mayTakeOver(hello.wished);
  SeatId first;
  for (const SeatId seat : seatsOf(roster_.seats())) {
    if (!secrets_.isLeftToGuests(seat) || !mayTakeOver(seat) || (hasWish && seat != hello.wished)) continue;
    if (skeletonOf(std::as_const(roster_).seat(seat).name) == looks) return seat;
    if (!first) first = seat;
  }
  return first;
}

// ---- bots that fill the table

/// Whoever is there has waited long enough: the game begins, whether or not they have said that they are ready.
void Server::fillWithBots() {
  std::map<SeatId, QString> bots;
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const LobbySeat& there = std::as_const(roster_).seat(seat);
    if (there.link == Link::Lost && there.role != Role::Host) dropFromLobby(seat);
    if (there.holder == SeatHolder::Nobody && !joining_.contains(seat)) bots[seat] = kStandIn.toString();
  }
  putBots(bots);
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (personAt(seat)) roster_.seat(seat).ready = Ready::Yes;
  lobbyTeller_.changeSeats();
  tableTeller_.change();
  if (hasHost() && roster_.isReady() && !keeper_.isBroken()) return start();
  startIfReady();
}

// ---- what all are told

/// A hint is worked out where it is shown; that it was taken is told to all. Whoever asks waits to be told, also where
/// another one for the position counts already.
Refusal Server::countHint(SeatId seat) {
  if (!game_ || game_->isOver() || door_.policy().hints == HintRule::Forbidden) return Refusal::NotNow;
  const bool counts = door_.countHint(seat, game_->moveCount());
  if (counts && !roster_.isChain()) {
    keeper_.keepDoor();
    tableTeller_.change();
    return Refusal::None;
  }
  if (counts) keeper_.keepDoorWithMoves();  // a hall takes many
  tableTeller_.tellHint(seat, counts ? TableTeller::Counted::Yes : TableTeller::Counted::No);
  return Refusal::None;
}

Refusal Server::letBotPlay(SeatId seat, Ready bot) {
  const Refusal refused = game_ ? game_->letBotPlay(seat, bot) : Refusal::NotNow;
  if (refused != Refusal::None) return refused;
  talk_.notice(bot == Ready::Yes ? Notice::BotPlays : Notice::PlaysAgain, seat);
  return Refusal::None;
}

TableFacts Server::facts() const {
  TableFacts facts;
  facts.policy = door_.policy();
  facts.password = door_.hasPassword() ? Password::Asked : Password::None;
  facts.fillLeftMs = fill_.leftMs();
  facts.minuteLeftMs = pauses_.minuteLeftMs();
  facts.minuteWanted = pauses_.wanted();
  facts.hints = door_.hints();
  for (const SeatId seat : door_.muted())
    if (roster_.has(seat)) facts.muted.append(seat);
  if (!secrets_.hasOrganizer()) facts.late = late_.shown();
  connections_.forEachEye([&](const Connection& connection) {
    if (connection.kind == Connection::Kind::Watcher && facts.watchers.size() < wire::kMostWatchers)
      facts.watchers.append({static_cast<quint32>(connection.id), connection.watcher,
                             talk_.wasMuted(connection) ? Ready::Yes : Ready::No});
  });
  return facts;
}

}  // namespace tapu
