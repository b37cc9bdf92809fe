// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/wishes/organizer_wishes.h"

#include "app/wire/names.h"

namespace tapu {

namespace {

Refusal unless(const std::optional<Reject>& refused) { return refused ? Refusal::NotNow : Refusal::None; }

}  // namespace

OrganizerWishes::OrganizerWishes(Connections& connections, Roster& roster, TableSecrets& secrets, TableKeeper& keeper,
                                 LobbyTeller& lobby, Welcomer& welcomer, Leavers& leavers, LateDoor& late,
                                 ScreenTeller& screens, HostWishes& host, const std::unique_ptr<GameSession>& game)
    : connections_(connections),
      roster_(roster),
      secrets_(secrets),
      keeper_(keeper),
      lobby_(lobby),
      welcomer_(welcomer),
      leavers_(leavers),
      late_(late),
      screens_(screens),
      host_(host),
      game_(game) {}

Refusal OrganizerWishes::grant(const wire::Request& wish) {
  using Kind = wire::Request::Kind;
  switch (wish.kind) {
    case Kind::EnterThrow: return game_ ? unless(game_->requests().enterThrow(wish.dice)) : Refusal::NotNow;
    case Kind::Lengthen: return game_ ? unless(game_->requests().lengthen()) : Refusal::NotNow;
    case Kind::EndRound: return game_ ? unless(game_->requests().endRound()) : Refusal::NotNow;
    case Kind::EndGame: return endGame();
    case Kind::Announce: screens_.announce(wish.text); return Refusal::None;
    case Kind::Show: screens_.show(wish.view); return Refusal::None;
    case Kind::KeepSeat:
    case Kind::NewCode:
    case Kind::Ask:
    case Kind::LetIn:
    case Kind::GiveToBot: return roster_.has(wish.seat) ? grantAtSeat(wish) : Refusal::NotNow;
    case Kind::Reserve: return Refusal::NotNow;  // KeepSeat, with a code
    default: return host_.grant(wish, {});
  }
}

Refusal OrganizerWishes::endGame() { return game_ ? unless(game_->requests().endGame()) : Refusal::NotNow; }

Refusal OrganizerWishes::grantAtSeat(const wire::Request& wish) {
  using Kind = wire::Request::Kind;
  switch (wish.kind) {
    case Kind::KeepSeat: return keepSeat(wish.seat, cleanName(wish.text));
    case Kind::NewCode: return renewCode(wish.seat);
    case Kind::Ask: return ask(wish.seat);
    case Kind::LetIn: return late_.letIn(wish.arrival, wish.seat);
    default: return leavers_.giveToBot(wish.seat) ? Refusal::None : Refusal::NotNow;
  }
}

Refusal OrganizerWishes::keepSeat(SeatId seat, const QString& name) {
  if (secrets_.codeOf(seat) < 0 || roster_.seat(seat).holder == SeatHolder::Person) return Refusal::NotNow;
  if (!name.isEmpty() && roster_.isPersonNamed(name, seat)) return Refusal::NameTaken;
  secrets_.keepFor(seat, name);
  keeper_.noteSecrets();
  if (!name.isEmpty() && roster_.renameBotsLike(name)) lobby_.changeSeats();
  lobby_.change();
  return Refusal::None;
}

/// The key of somebody who is connected stays good: they come back with it if their connection breaks.
Refusal OrganizerWishes::renewCode(SeatId seat) {
  if (!secrets_.hasCodeFor(seat)) return Refusal::NotNow;
  secrets_.renew(seat);
  keeper_.noteSecrets();
  const Connection* person = connections_.personAt(seat);
  if (person && person->stage == Connection::Stage::In) return Refusal::None;
  welcomer_.hangUp(seat);
  keeper_.keepSecrets();  // before the key is gone, so that after a crash one of both opens the seat
  keeper_.dropKey(seat);
  return Refusal::None;
}

Refusal OrganizerWishes::ask(SeatId seat) {
  Connection* person = connections_.personAt(seat);
  if (!person || person->stage != Connection::Stage::In) return Refusal::NotNow;
  person->send(wire::Chat{noticeLine(Notice::AreYouThere, {})});
  return Refusal::None;
}

}  // namespace tapu
