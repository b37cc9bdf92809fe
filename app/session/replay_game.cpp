// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/replay_game.h"

#include <QCoreApplication>
#include <QDateTime>
#include <algorithm>

#include "app/host/made_store.h"
#include "app/text/system_words.h"
#include "app/wire/names.h"
#include "app/wire/seat_number.h"
#include "engine/bots/bot.h"
#include "engine/play/fill_in.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

struct PlayedOn {
  Q_DECLARE_TR_FUNCTIONS(tapu::PlayedOn)
};

/// The table of the game: the names and colors of the record, with bots in every seat but one.
Lobby tableOf(const Replay& replay, SeatId person, const QString& me) {
  const auto seats = seatsOf(replay.definition().seats);
  const bool isMineFree = std::ranges::none_of(
      seats, [&](SeatId seat) { return seat != person && skeletonOf(replay.recordedName(seat)) == skeletonOf(me); });
  Lobby lobby;
  //: Name of a game that goes on from a moment of a replay
  lobby.gameName = PlayedOn::tr("Played on");
  lobby.setup = replay.header().setup;
  lobby.stage = Lobby::Stage::Playing;
  for (const SeatId id : seats) {
    LobbySeat seat;
    seat.name = id == person && isMineFree ? me : replay.recordedName(id);
    seat.color = replay.colorOf(id);
    seat.ready = Ready::Yes;
    seat.holder = id == person ? SeatHolder::Person : SeatHolder::Bot;
    seat.role = id == person ? Role::Host : Role::Guest;
    if (id != person) seat.bot = u"greedy"_s;
    lobby.seats << seat;
  }
  return lobby;
}

}  // namespace

bool mayPlayOnFrom(const Replay& replay) {
  const RecordHeader& header = replay.header();
  const Header& head = replay.state().head;
  const bool isKnown = !header.seenBy || !header.seenBy->isWatcher();
  return header.setup.chain.isEmpty() && !header.position && isKnown && head.phase != Phase::Over &&
         head.paused == Paused::No;
}

std::vector<SeatId> seatsToPlayOn(const Replay& replay) {
  if (const auto& eyes = replay.header().seenBy) return {eyes->seat()};
  const auto seats = seatsOf(replay.definition().seats);
  return {seats.begin(), seats.end()};
}

MadeGame gameFromReplay(const Replay& replay, SeatId person, const QString& me, const QString& store, Rng& rng) {
  MadeGame made;
  std::optional<std::vector<Move>> moves(std::in_place, replay.moves().begin(), replay.moves().begin() + replay.step());
  if (replay.header().seenBy) moves = filledIn(replay.header().setup, person, *moves, rng);
  if (!moves || !mayPlayOnFrom(replay)) {
    //: Why a game cannot go on from a moment of a replay
    made.problem = PlayedOn::tr("Nobody can play on from this position.");
    return made;
  }
  const Lobby lobby = tableOf(replay, person, me);
  if (const QString remark = makeStore(store, {lobby, *moves, {person}}); !remark.isEmpty()) {
    //: Why a game cannot go on from a moment of a replay; %1 the reason, such as “the disk is full”
    made.problem = PlayedOn::tr("The game cannot be saved here: %1.").arg(systemWords(remark));
    return made;
  }
  made.host = lobby.seats[person.value].name;
  made.note.stage = GameNote::Stage::Playing;
  made.note.gameName = lobby.gameName;
  made.note.seats = lobby.seats;
  made.note.moves = static_cast<int>(moves->size());
  made.note.played = QDateTime::currentDateTimeUtc();
  return made;
}

}  // namespace tapu
