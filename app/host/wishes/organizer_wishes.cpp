// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/wishes/organizer_wishes.h"

#include "app/wire/names.h"

namespace tapu {

OrganizerWishes::OrganizerWishes(Connections& connections, Roster& roster, TableSecrets& secrets, TableKeeper& keeper,
                                 LobbyTeller& lobby, Welcomer& welcomer, Leavers& leavers, LateDoor& late,
                                 ScreenTeller& screens, DeskTeller& desks, HostWishes& host,
                                 const std::unique_ptr<GameSession>& game)
    : connections_(connections),
      roster_(roster),
      secrets_(secrets),
      keeper_(keeper),
      lobby_(lobby),
      welcomer_(welcomer),
      leavers_(leavers),
      late_(late),
      screens_(screens),
      desks_(desks),
      host_(host),
      game_(game) {}

Refusal OrganizerWishes::grant(const wire::Request& wish) {
  using namespace requests;
  const auto ofGame = [this](auto&& wanted) { return game_ ? refusalFor(wanted(game_->requests())) : Refusal::NotNow; };
  const auto telling = [this](Refusal why, Notice notice) {
    if (why == Refusal::None) desks_.notice(notice);
    return why;
  };
  return std::visit(
      wire::Cases{
          [&](const EnterThrow& m) { return ofGame([&](GameRequests& game) { return game.enterThrow(m.dice); }); },
          [&](const Lengthen&) {
            return telling(ofGame([](GameRequests& game) { return game.lengthen(); }), Notice::Lengthened);
          },
          [&](const EndRound&) {
            return telling(ofGame([](GameRequests& game) { return game.endRound(); }), Notice::RoundEnded);
          },
          [&](const EndGame&) { return endGame(); },
          [&](const Announce& told) {
            screens_.announce(told.text);
            return Refusal::None;
          },
          [&](const Show& shown) {
            screens_.show(shown.view);
            return Refusal::None;
          },
          [&](const KeepSeat& kept) { return keepSeat(kept.seat, cleanName(kept.name)); },
          [&](const NewCode& renewed) { return renewCode(renewed.seat); },
          [&](const AskWhetherThere& asked) { return ask(asked.seat); },
          [&](const LetIn& let) {
            return roster_.has(let.seat) ? late_.letIn(let.arrival, let.seat) : Refusal::NotNow;
          },
          [&](const GiveToBot& given) { return letGo(given.seat); },
          [](const Reserve&) { return Refusal::NotNow; },  // KeepSeat, with a code
          [&](const OfHost auto&) { return host_.grant(wish, {}); },
          [](const OfPlayer auto&) { return Refusal::NotNow; }},
      wish);
}

Refusal OrganizerWishes::endGame() { return game_ ? refusalFor(game_->requests().endGame()) : Refusal::NotNow; }

Refusal OrganizerWishes::keepSeat(SeatId seat, const QString& name) {
  if (!roster_.has(seat) || secrets_.codeOf(seat) < 0 || roster_.seat(seat).holder == SeatHolder::Person)
    return Refusal::NotNow;
  if (!name.isEmpty() && roster_.isPersonNamed(name, seat)) return Refusal::NameTaken;
  secrets_.keepFor(seat, name);
  keeper_.noteSecrets();
  if (!name.isEmpty() && roster_.renameBotsLike(name)) lobby_.changeSeats();
  lobby_.change();
  return Refusal::None;
}

/// The key of somebody who is connected stays good: they come back with it if their connection breaks.
Refusal OrganizerWishes::renewCode(SeatId seat) {
  if (!roster_.has(seat) || !secrets_.hasCodeFor(seat)) return Refusal::NotNow;
  secrets_.renew(seat);
  keeper_.noteSecrets();
  const Connection* person = connections_.personAt(seat);
  if (person && person->admission == Connection::Admission::In) return Refusal::None;
  welcomer_.hangUp(seat);
  keeper_.keepSecrets();  // before the key is gone, so that after a crash one of both opens the seat
  keeper_.dropKey(seat);
  return Refusal::None;
}

Refusal OrganizerWishes::ask(SeatId seat) {
  Connection* person = roster_.has(seat) ? connections_.personAt(seat) : nullptr;
  if (!person || person->admission != Connection::Admission::In) return Refusal::NotNow;
  person->send(wire::Chat{noticeLine(Notice::AreYouThere, {})});
  person->isAsked = true;
  desks_.notice(Notice::WasAsked, seat);
  return Refusal::None;
}

/// The desks hear of it before the news that somebody has left: they tell the two apart.
Refusal OrganizerWishes::letGo(SeatId seat) {
  if (!roster_.has(seat) || !leavers_.mayGiveToBot(seat)) return Refusal::NotNow;
  desks_.notice(Notice::LetGo, seat);
  leavers_.giveToBot(seat);
  return Refusal::None;
}

}  // namespace tapu
