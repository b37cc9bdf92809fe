// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/wishes/host_means.h"

#include "app/text/whole_letters.h"
#include "app/wire/names.h"

namespace tapu {

namespace {

QString shortReason(const QString& reason) { return firstLetters(cleanLine(reason), wire::kMostAnnouncement); }

}  // namespace

HostMeans::HostMeans(Connections& connections, const Roster& roster, TableDoor& door, TableSecrets& secrets,
                     TableKeeper& keeper, LobbySeats& seats, Leavers& leavers, const WatchRights& rights, BotFill& fill,
                     TableTalk& talk, TableTeller& table)
    : connections_(connections),
      roster_(roster),
      door_(door),
      secrets_(secrets),
      keeper_(keeper),
      seats_(seats),
      leavers_(leavers),
      rights_(rights),
      fill_(fill),
      talk_(talk),
      table_(table) {}

/// The rule for watchers and their delay are settled with the beginning of the game: nobody learns afterwards that they
/// were seen.
Refusal HostMeans::changePolicy(const QByteArray& wished) {
  const auto policy = wire::decodePolicy(wished);
  if (!policy) return Refusal::NotNow;
  const TablePolicy before = door_.policy();
  const bool isOtherSight = policy->watching != before.watching || policy->delayMinutes != before.delayMinutes;
  if (isOtherSight && roster_.lobby().stage != Lobby::Stage::Gathering) return Refusal::NotNow;
  if (isOtherSight && policy->watching == WatchRule::Delayed && roster_.isChain()) return Refusal::NotNow;
  door_.setPolicy(*policy);
  if (policy->fillMinutes != before.fillMinutes) fill_.reset();
  rights_.review(connections_);
  fill_.review();
  keeper_.keepDoor();
  table_.change();
  return Refusal::None;
}

Refusal HostMeans::setPassword(const QByteArray& key) {
  if (!door_.setPassword(key)) return Refusal::NotNow;
  keeper_.keepDoor();
  table_.change();
  return Refusal::None;
}

Refusal HostMeans::remove(SeatId seat, SeatId host, YesNo isBan, const QString& reason) {
  const Lobby::Stage stage = roster_.lobby().stage;
  if (!roster_.has(seat) || seat == host || stage == Lobby::Stage::Over) return Refusal::NotNow;
  const LobbySeat there = roster_.seat(seat);
  const bool bans = isBan == YesNo::Yes, isPlaying = stage == Lobby::Stage::Playing;
  if (there.holder != SeatHolder::Person || (isPlaying && !leavers_.mayGiveToBot(seat))) return Refusal::NotNow;
  const QString detail = shortReason(reason);
  const Connection* person = connections_.personAt(seat);
  const bool isStranger = person && !person->isOwn();
  if (bans) door_.ban(there.name, isStranger ? person->countedAddress() : QString(), detail);
  const Refusal why = bans ? Refusal::Banned : Refusal::Kicked;
  // Else they would sit down again at once, by their name.
  if (isPlaying && !secrets_.hasOrganizer() && secrets_.keepsSeats()) secrets_.keepFor(seat, {});
  secrets_.keepFromGuests(seat);
  isPlaying ? leavers_.giveToBot(seat, detail, why) : seats_.clear(seat, detail, why);
  talk_.noticeOf(there.name, bans ? Notice::WasBanned : Notice::Removed, detail);
  if (bans) keeper_.keepDoor();
  return Refusal::None;
}

Refusal HostMeans::removeWatcher(quint32 watcher, YesNo isBan, const QString& reason) {
  Connection* const eye = connections_.byId(watcher);
  if (!eye || eye->kind != Connection::Kind::Watcher) return Refusal::NotNow;
  const bool bans = isBan == YesNo::Yes;
  const QString detail = shortReason(reason), name = eye->watcher;
  if (bans) door_.ban(name, eye->isOwn() ? QString() : eye->countedAddress(), detail);
  connections_.sayBye(*eye, bans ? Refusal::Banned : Refusal::Kicked, detail);
  talk_.noticeOf(name, bans ? Notice::WasBanned : Notice::Removed, detail);
  if (bans) keeper_.keepDoor();
  return Refusal::None;
}

Refusal HostMeans::unban(const QString& who) {
  if (!door_.unban(who)) return Refusal::NotNow;
  keeper_.keepDoor();
  return Refusal::None;
}

Refusal HostMeans::mute(SeatId seat, SeatId host, YesNo muted) {
  if (!roster_.has(seat) || seat == host || roster_.seat(seat).holder != SeatHolder::Person) return Refusal::NotNow;
  if (door_.isMuted(seat) == (muted == YesNo::Yes)) return Refusal::NotNow;
  const Connection* person = connections_.personAt(seat);
  const bool isStranger = person && !person->isOwn();
  door_.mute(seat, muted, roster_.seat(seat).name, isStranger ? person->countedAddress() : QString());
  keeper_.keepDoor();
  talk_.notice(muted == YesNo::Yes ? Notice::WasMuted : Notice::MayTalkAgain, seat);
  table_.change();
  return Refusal::None;
}

Refusal HostMeans::muteWatcher(quint32 watcher, YesNo muted) {
  const Connection* const eye = connections_.byId(watcher);
  if (!eye || eye->kind != Connection::Kind::Watcher || eye->isOwn()) return Refusal::NotNow;
  if (talk_.wasMuted(*eye) == (muted == YesNo::Yes)) return Refusal::NotNow;
  door_.mute(muted, eye->watcher, eye->countedAddress());
  keeper_.keepDoor();
  talk_.noticeOf(eye->watcher, muted == YesNo::Yes ? Notice::WasMuted : Notice::MayTalkAgain);
  table_.change();
  return Refusal::None;
}

}  // namespace tapu
