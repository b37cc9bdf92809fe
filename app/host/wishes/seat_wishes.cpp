// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/wishes/seat_wishes.h"

#include "app/values/codec.h"
#include "app/wire/names.h"

namespace tapu {

SeatWishes::SeatWishes(Connections& connections, Roster& roster, TableSecrets& secrets, BotBench& bench,
                       TableKeeper& keeper, LobbyTeller& lobby, LobbySeats& seats, const WatchRights& rights,
                       TableTalk& talk)
    : connections_(connections),
      roster_(roster),
      secrets_(secrets),
      bench_(bench),
      keeper_(keeper),
      lobby_(lobby),
      seats_(seats),
      rights_(rights),
      talk_(talk) {}

Refusal SeatWishes::putBot(SeatId seat, const QString& bot) {
  const Lobby::Stage stage = roster_.lobby().stage;
  if (stage == Lobby::Stage::Over || !roster_.has(seat) || !BotBench::knows(bot)) return Refusal::NotNow;
  if (stage == Lobby::Stage::Playing) return changeBot(seat, bot);
  if (roster_.seat(seat).holder == SeatHolder::Person) return Refusal::NotNow;
  roster_.seat(seat) = {};
  seats_.putBots({{seat, bot}});
  lobby_.changeSeats();
  return Refusal::None;
}

Refusal SeatWishes::changeBot(SeatId seat, const QString& bot) {
  LobbySeat& there = roster_.seat(seat);
  if (there.holder != SeatHolder::Bot || roster_.isAwaited(seat)) return Refusal::NotNow;
  there.bot = bot;
  bench_.seat(seat, bot, Connection::Kind::Bot);
  lobby_.changeSeats();
  talk_.notice(Notice::BotLevel, seat, bot);
  return Refusal::None;
}

Refusal SeatWishes::clear(SeatId seat, SeatId host) {
  const bool isGathering = roster_.lobby().stage == Lobby::Stage::Gathering;
  if (!isGathering || !roster_.has(seat) || seat == host) return Refusal::NotNow;
  seats_.clear(seat);
  lobby_.changeSeats();
  return Refusal::None;
}

Refusal SeatWishes::changeSetup(const QByteArray& wished) {
  if (roster_.lobby().stage != Lobby::Stage::Gathering) return Refusal::NotNow;
  Complaint complaint;
  const auto setup = decodeSetup(wished, complaint);
  const int before = roster_.seats();
  if (!setup || !roster_.changeSetup(*setup)) return Refusal::NotNow;
  for (int gone = roster_.seats(); gone < before; ++gone) bench_.dismiss(SeatId(gone));
  connections_.headcount().makeRoomFor(roster_.seats());
  keeper_.makeCodes();
  rights_.review(connections_);
  if (!secrets_.hasOrganizer() && secrets_.keepsSeats()) secrets_.makePlaces(roster_.seats());
  lobby_.changeSeats();
  return Refusal::None;
}

/// Makes somebody host who is there: nobody could pass it on at a table whose host is away.
Refusal SeatWishes::passHost(SeatId to) {
  const Connection* person = roster_.has(to) ? connections_.personAt(to) : nullptr;
  if (!person || person->admission != Connection::Admission::In || roster_.isAwaited(to)) return Refusal::NotNow;
  const SeatId from = roster_.hostSeat();
  if (from == to) return Refusal::NotNow;
  if (from) roster_.seat(from).role = Role::Guest;
  roster_.seat(to).role = Role::Host;
  lobby_.changeSeats();
  talk_.notice(Notice::NewHost, to);
  return Refusal::None;
}

/// It is a courtesy among people who know each other, and no secret.
Refusal SeatWishes::reserve(SeatId seat, const QString& wished) {
  const QString name = cleanName(wished);
  const bool isGathering = roster_.lobby().stage == Lobby::Stage::Gathering;
  if (!isGathering || !roster_.has(seat) || roster_.seat(seat).holder == SeatHolder::Person) return Refusal::NotNow;
  if (!name.isEmpty() && (roster_.isPersonNamed(name, seat) || secrets_.isKeptElsewhere(name, seat)))
    return Refusal::NameTaken;
  secrets_.makePlaces(roster_.seats());
  secrets_.keepFor(seat, name);
  if (!name.isEmpty() && roster_.renameBotsLike(name)) lobby_.changeSeats();
  keeper_.keepTable();
  lobby_.change();
  return Refusal::None;
}

}  // namespace tapu
