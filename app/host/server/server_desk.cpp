// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that does what organizers ask for, and tells them what only they are told.
#include "app/host/server/server.h"
#include "app/text/whole_letters.h"
#include "app/wire/names.h"
#include "app/wire/notice.h"

namespace tapu {

namespace {

Refusal unless(const std::optional<Reject>& refused) { return refused ? Refusal::NotNow : Refusal::None; }

}  // namespace

Refusal Server::grantToOrganizer(const Request& wish) {
  switch (wish.kind) {
    case Request::Kind::EnterThrow: return game_ ? unless(game_->enterThrow(wish.dice)) : Refusal::NotNow;
    case Request::Kind::Lengthen: return game_ ? unless(game_->lengthen()) : Refusal::NotNow;
    case Request::Kind::EndRound: return game_ ? unless(game_->endRound()) : Refusal::NotNow;
    case Request::Kind::EndGame: return game_ ? unless(game_->endGame()) : Refusal::NotNow;
    case Request::Kind::Announce:
      onScreens_.message = firstLetters(cleanLine(wish.text), wire::kMostAnnouncement);
      ++onScreens_.said;
      if (!onScreens_.message.isEmpty()) talk_.notice(Notice::Announcement, {}, onScreens_.message);
      return tellScreens(), Refusal::None;
    case Request::Kind::Show:
      onScreens_.view = wish.view;
      ++onScreens_.choice;
      return tellScreens(), Refusal::None;
    case Request::Kind::KeepSeat:
    case Request::Kind::NewCode:
    case Request::Kind::Ask:
    case Request::Kind::LetIn:
    case Request::Kind::GiveToBot: return roster_.has(wish.seat) ? grantAtSeat(wish) : Refusal::NotNow;
    case Request::Kind::Reserve: return Refusal::NotNow;  // KeepSeat, with a code
    default: return grantToHost(wish, {});
  }
}

Refusal Server::grantAtSeat(const Request& wish) {
  const SeatId seat = wish.seat;
  switch (wish.kind) {
    case Request::Kind::KeepSeat: return keepSeat(seat, cleanName(wish.text));
    case Request::Kind::NewCode: return renewCode(seat) ? Refusal::None : Refusal::NotNow;
    case Request::Kind::Ask: {
      Connection* person = connections_.personAt(seat);
      if (!person || person->stage != Connection::Stage::In) return Refusal::NotNow;
      person->send(wire::Chat{noticeLine(Notice::AreYouThere, {})});
      return Refusal::None;
    }
    case Request::Kind::LetIn: return lateDoor_.letIn(wish.arrival, seat);
    default: return leavers_.giveToBot(seat, given_.clock->nowMs()) ? Refusal::None : Refusal::NotNow;
  }
}

Refusal Server::keepSeat(SeatId seat, const QString& name) {
  if (secrets_.codeOf(seat) < 0 || roster_.seat(seat).holder == SeatHolder::Person) return Refusal::NotNow;
  if (!name.isEmpty() && roster_.isPersonNamed(name, seat)) return Refusal::NameTaken;
  secrets_.keepFor(seat, name);
  keeper_.noteSecrets();
  if (!name.isEmpty() && roster_.renameBotsLike(name)) lobbyTeller_.changeSeats();
  return lobbyTeller_.change(), Refusal::None;
}

/// The key of somebody who is connected stays good: they come back with it if their connection breaks.
bool Server::renewCode(SeatId seat) {
  if (!secrets_.hasCodeFor(seat)) return false;
  secrets_.renew(seat);
  keeper_.noteSecrets();
  const Connection* person = connections_.personAt(seat);
  if (person && person->stage == Connection::Stage::In) return true;
  welcomer_.hangUp(seat);
  keeper_.keepSecrets();  // before the key is gone, so that after a crash one of both opens the seat
  keeper_.dropKey(seat);
  return true;
}

// ---- what they are told

void Server::makeCodes() {
  const Setup& setup = lobby().setup;
  if (!secrets_.hasOrganizer() || !playsOnChain(rulesOf(setup.ruleSet, setup.options))) return;
  secrets_.makeCodes(roster_.seats());
  keeper_.noteSecrets();
}

/// Organizers are told at the end of this pass of the loop.
void Server::deskChanged() {
  if (connections_.isClosing() || std::exchange(isDeskDue_, true)) return;
  QMetaObject::invokeMethod(this, &Server::tellDesk, Qt::QueuedConnection);
}

OrganizerDesk Server::deskNow() const {
  OrganizerDesk desk;
  desk.late = lateDoor_.shown();
  desk.wrongCodes = guard_.wrongCodes();
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const bool isIdle =
        game_ && roster_.seat(seat).holder == SeatHolder::Person && !roster_.isAwaited(seat) && game_->isIdle(seat);
    desk.seats.append({secrets_.codeOf(seat), isIdle ? Activity::Idle : Activity::Plays, secrets_.keptFor(seat)});
  }
  return desk;
}

wire::DeskNews Server::deskSince(const OrganizerDesk& before, const OrganizerDesk& now) {
  wire::DeskNews news{static_cast<int>(now.seats.size()), {}, now.late, now.wrongCodes};
  for (qsizetype i = 0; i < now.seats.size(); ++i)
    if (i >= before.seats.size() || before.seats[i] != now.seats[i])
      news.places.push_back({static_cast<int>(i), now.seats[i]});
  return news;
}

/// No code is told, and no seat shown as kept, before the store has it: a slip must open its seat after a crash too.
void Server::tellDesk() {
  isDeskDue_ = false;
  if (connections_.isClosing()) return;
  const auto kept = keeper_.keepSecrets();
  if (connections_.eyes() == 0) return deskTold_ = OrganizerDesk(), void();
  const OrganizerDesk now = deskNow(), before = std::exchange(deskTold_, now);
  if (before == now) return;
  const QByteArray letter = wire::encode(wire::FromServer(deskSince(before, now)));
  keeper_.commits().after(kept, [this, letter] {
    connections_.forEach([&](Connection& connection) {
      if (connection.kind == Connection::Kind::Organizer) connection.channel->send(letter);
    });
  });
}

/// All of it, for one who has just come.
void Server::showDesk(Connection& organizer) {
  const auto kept = keeper_.keepSecrets();
  const QByteArray letter = wire::encode(wire::FromServer(deskSince({}, deskNow())));
  connections_.afterCommit(organizer, keeper_.commits(), kept,
                           [&organizer, letter] { organizer.channel->send(letter); });
}

void Server::tellScreens() {
  const QByteArray letter = wire::encode(wire::FromServer(wire::ScreenNews{onScreens_}));
  connections_.forEach([&](Connection& connection) {
    if (connection.isEye()) connection.channel->send(letter);
  });
}

}  // namespace tapu
