// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/wishes/player_wishes.h"

namespace tapu {

PlayerWishes::PlayerWishes(Connections& connections, const Roster& roster, const TableSecrets& secrets, TableDoor& door,
                           TableKeeper& keeper, TableTeller& table, TableTalk& talk, Pauses& pauses,
                           SeatChoices& choices, HostWishes& host, const std::unique_ptr<GameSession>& game)
    : connections_(connections),
      roster_(roster),
      secrets_(secrets),
      door_(door),
      keeper_(keeper),
      table_(table),
      talk_(talk),
      pauses_(pauses),
      choices_(choices),
      host_(host),
      game_(game) {}

Refusal PlayerWishes::grant(Connection& connection, const wire::Request& wish) {
  using namespace requests;
  const SeatId seat = connection.seat;
  return std::visit(
      wire::Cases{
          [](const GiveUp&) { return Refusal::None; },  // `Wishes` has heard it
          [&](const Resync&) {
            if (game_) game_->teller().sendSnapshot(connection);
            return Refusal::None;
          },
          [&](const TakeBack&) { return game_ ? refusalFor(game_->requests().takeBack(seat)) : Refusal::NotNow; },
          [&](const VoteToStop& vote) { return this->vote(connection, vote.stops); },
          [&](const ChooseSeat& choice) { return choices_.chooseSeat(connection, choice.seat); },
          [&](const Choose& choice) { return choices_.choose(connection, choice.name, choice.color); },
          [&](const SetReady& set) { return choices_.setReady(connection, set.ready); },
          [&](const EnterThrow& entered) { return enterThrow(seat, entered.dice); },
          [&](const TakeMinute& minute) { return pauses_.takeMinute(seat, minute.wanted); },
          [&](const TookHint&) { return countHint(seat); },
          [&](const LetBotPlay& let) { return letBotPlay(seat, let.seat, let.bot); },
          [&](const AskWhetherThere& asked) { return ask(seat, asked.seat); },
          [&](const OfHost auto&) {
            return roster_.seat(seat).role == Role::Host ? host_.grant(wish, seat) : Refusal::HostOnly;
          },
          [](const OfOrganizer auto&) { return Refusal::HostOnly; }},
      wish);
}

/// A person who has not sat down yet has no vote.
Refusal PlayerWishes::vote(const Connection& connection, YesNo stops) {
  if (!game_ || game_->teller().isAwaited(connection)) return Refusal::NotNow;
  return refusalFor(game_->persons().vote(connection.seat, stops));
}

Refusal PlayerWishes::enterThrow(SeatId seat, const std::array<quint8, 2>& dice) {
  if (!game_) return Refusal::NotNow;
  return game_->requests().moderator() == seat ? refusalFor(game_->requests().enterThrow(dice)) : Refusal::HostOnly;
}

/// A hint is worked out where it is shown; that it was taken is told to all. Whoever asks waits to be told, also where
/// another one for the position counts already.
Refusal PlayerWishes::countHint(SeatId seat) {
  if (!game_ || game_->played().isOver() || door_.policy().hints == HintRule::Forbidden) return Refusal::NotNow;
  const bool counts = door_.countHint(seat, game_->played().moveCount());
  if (counts && !roster_.isChain()) {
    keeper_.keepDoor();
    table_.change();
    return Refusal::None;
  }
  if (counts) keeper_.keepDoorWithMoves();  // a hall takes many
  table_.tellHint(seat, counts ? TableTeller::Counted::Yes : TableTeller::Counted::No);
  return Refusal::None;
}

/// The host may have a bot play for somebody who is there and does nothing; they alone take their place back.
Refusal PlayerWishes::letBotPlay(SeatId asking, SeatId seat, YesNo bot) {
  if (!seat || seat == asking) return letBotPlay(asking, bot);
  if (roster_.seat(asking).role != Role::Host) return Refusal::HostOnly;
  const bool isThere = roster_.has(seat) && connections_.personAt(seat) && bot == YesNo::Yes;
  return isThere ? letBotPlay(seat, YesNo::Yes) : Refusal::NotNow;
}

Refusal PlayerWishes::letBotPlay(SeatId seat, YesNo bot) {
  const Refusal refused = game_ ? game_->persons().letBotPlay(seat, bot) : Refusal::NotNow;
  if (refused != Refusal::None) return refused;
  talk_.notice(bot == YesNo::Yes ? Notice::BotPlays : Notice::PlaysAgain, seat);
  return Refusal::None;
}

/// Asks whoever keeps the others waiting whether they are there; at tables with an organizer that is for them. Who
/// answers so is heard like everybody who does something.
Refusal PlayerWishes::ask(SeatId asking, SeatId seat) {
  if (!seat) return Refusal::None;
  if (roster_.isChain() || secrets_.hasOrganizer()) return Refusal::HostOnly;
  const bool isAwaited = game_ && seat != asking && waitingFor(game_->played().state()) == seat;
  Connection* const person = isAwaited ? connections_.personAt(seat) : nullptr;
  if (!person || person->admission != Connection::Admission::In) return Refusal::NotNow;
  ChatLine line = noticeLine(Notice::AreYouThere, {});
  line.seat = asking;
  line.name = roster_.seat(asking).name;
  person->send(wire::Chat{line});
  return Refusal::None;
}

}  // namespace tapu
