// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that does what its host wants of those who come: who may watch, and when they see it; who may
// sit down late; passwords, bans, chat; bots that fill the table.
#include <algorithm>

#include "app/host/server/server.h"
#include "app/text/whole_letters.h"
#include "app/wire/names.h"

namespace tapu {

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
    case Request::Kind::AnswerLate: return lateDoor_.answer(wish.arrival, wish.seat, wish.ready);
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
  watchRights_.review(connections_);
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
  const Connection* person = connections_.personAt(seat);
  const bool isStranger = person && !person->isOwn();
  if (isBan) door_.ban(there.name, isStranger ? person->countedAddress() : QString(), reason);
  const Refusal why = isBan ? Refusal::Banned : Refusal::Kicked;
  // Else they would sit down again at once, by their name.
  if (game_ && !secrets_.hasOrganizer() && secrets_.keepsSeats()) secrets_.keepFor(seat, {});
  secrets_.keepFromGuests(seat);
  if (game_ && !leavers_.giveToBot(seat, given_.clock->nowMs(), reason, why)) return Refusal::NotNow;
  if (!game_) lobbySeats_.clear(seat, reason, why);
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
  const Connection* person = connections_.personAt(seat);
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
  const Connection* person = connections_.personAt(to);
  if (!person || person->stage != Connection::Stage::In || roster_.isAwaited(to)) return Refusal::NotNow;
  const SeatId from = roster_.hostSeat();
  if (from == to) return Refusal::NotNow;
  if (from) roster_.seat(from).role = Role::Guest;
  roster_.seat(to).role = Role::Host;
  lobbyTeller_.changeSeats();
  talk_.notice(Notice::NewHost, to);
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

// ---- bots that fill the table

/// Whoever is there has waited long enough: the game begins, whether or not they have said that they are ready.
void Server::fillWithBots() {
  std::map<SeatId, QString> bots;
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const LobbySeat& there = std::as_const(roster_).seat(seat);
    if (there.link == Link::Lost && there.role != Role::Host) lobbySeats_.drop(seat);
    if (there.holder == SeatHolder::Nobody && !welcomer_.isAwaitedAt(seat)) bots[seat] = kStandIn.toString();
  }
  lobbySeats_.putBots(bots);
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (connections_.personAt(seat)) roster_.seat(seat).ready = Ready::Yes;
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
  if (!secrets_.hasOrganizer()) facts.late = lateDoor_.shown();
  connections_.forEachEye([&](const Connection& connection) {
    if (connection.kind == Connection::Kind::Watcher && facts.watchers.size() < wire::kMostWatchers)
      facts.watchers.append({static_cast<quint32>(connection.id), connection.watcher,
                             talk_.wasMuted(connection) ? Ready::Yes : Ready::No});
  });
  return facts;
}

}  // namespace tapu
