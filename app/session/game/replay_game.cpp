// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/replay_game.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSet>
#include <algorithm>

#include "app/host/seats/roster.h"
#include "app/host/server/made_store.h"
#include "app/session/words/bot_levels.h"
#include "app/text/system_words.h"
#include "app/wire/names.h"
#include "app/wire/seat_number.h"
#include "engine/play/fill_in.h"
#include "engine/play/play.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

struct PlayedOn {
  Q_DECLARE_TR_FUNCTIONS(tapu::PlayedOn)
};

/// The holders of the seats, as the lobby of a game that runs has them. The first person at this computer is its host.
MadeTable tableOf(const Replay& replay, const GamePlan& plan) {
  QSet<QString> taken;
  for (const QString& name : plan.personNames()) taken << skeletonOf(name);
  MadeTable table;
  table.lobby.gameName = plan.gameName;
  table.lobby.setup = replay.header().setup;
  table.lobby.stage = Lobby::Stage::Playing;
  for (const SeatId id : seatsOf(replay.definition().seats)) {
    const GamePlan::Seat& planned = plan.seats[id.value];
    const bool isHere = planned.holder == SeatHolder::Person;
    const QString before = replay.recordedName(id);
    LobbySeat seat;
    seat.holder = isHere ? SeatHolder::Person : SeatHolder::Bot;
    if (isHere)
      seat.name = cleanName(planned.name);
    else if (!taken.contains(skeletonOf(before)))
      seat.name = before;
    if (!isHere) seat.bot = botFor(planned.bot);
    seat.color = planned.color;
    seat.ready = Ready::Yes;
    seat.role = isHere && table.here.isEmpty() ? Role::Host : Role::Guest;
    if (isHere) table.here << id;
    if (planned.holder == SeatHolder::Nobody) table.forGuests << id;
    table.lobby.seats << seat;
  }
  Roster roster(table.lobby.gameName, table.lobby.setup);
  roster.restore(table.lobby);
  roster.callBots({});
  table.lobby = roster.lobby();
  return table;
}

/// Whether this plan is of the record's seats, with somebody at one that may be played from here.
bool fits(const GamePlan& plan, const Replay& replay) {
  const auto isTaken = [&](SeatId seat) { return plan.seats[seat.value].holder == SeatHolder::Person; };
  return plan.seats.size() == replay.definition().seats && std::ranges::any_of(seatsToPlayOn(replay), isTaken);
}

GameNote noteOf(const MadeTable& table, const GamePlan& plan) {
  GameNote note;
  note.stage = GameNote::Stage::Playing;
  note.reach = plan.reach;
  note.persons = static_cast<int>(table.here.size());
  note.listenAt = plan.listenAt;
  note.port = plan.port;
  note.gameName = table.lobby.gameName;
  note.seats = table.lobby.seats;
  note.moves = static_cast<int>(table.moves.size());
  note.played = QDateTime::currentDateTimeUtc();
  return note;
}

}  // namespace

std::optional<NoPlayingOn> whyNoPlayingOn(const Replay& replay) {
  const RecordHeader& header = replay.header();
  const Header& head = replay.state().head;
  if (!header.setup.chain.isEmpty()) return NoPlayingOn::BigGame;
  if (header.position) return NoPlayingOn::NoBeginning;
  if (header.seenBy && header.seenBy->isWatcher()) return NoPlayingOn::NoCards;
  if (head.phase == Phase::Over) return NoPlayingOn::Over;
  if (head.paused != Paused::No) return NoPlayingOn::Paused;
  return {};
}

std::vector<SeatId> seatsToPlayOn(const Replay& replay) {
  if (const auto& eyes = replay.header().seenBy) return {eyes->seat()};
  const auto seats = seatsOf(replay.definition().seats);
  return {seats.begin(), seats.end()};
}

GamePlan planToPlayOn(const Replay& replay, const Settings& settings) {
  GamePlan plan = GamePlan::usual(GamePurpose::Bots, settings);
  //: Name of a game that goes on from a moment of a replay
  plan.gameName = PlayedOn::tr("Played on");
  plan.setup = replay.header().setup;
  plan.seats.clear();
  for (const SeatId id : seatsOf(replay.definition().seats)) {
    GamePlan::Seat seat;
    seat.color = replay.colorOf(id);
    const QString bot = replay.header().bots.value(id.value);
    if (!bot.isEmpty()) seat.bot = bot;
    plan.seats << seat;
  }
  const auto mine = seatsToPlayOn(replay);
  const QString me = settings.shownName();
  const auto isCalledSo = [&](SeatId id) { return skeletonOf(replay.recordedName(id)) == skeletonOf(me); };
  const auto named = std::ranges::find_if(mine, isCalledSo);
  GamePlan::Seat& seat = plan.seats[(named == mine.end() ? mine.front() : *named).value];
  seat.holder = SeatHolder::Person;
  seat.name = me;
  return plan;
}

MadeGame gameFromReplay(const Replay& replay, const GamePlan& plan, const QString& store, Rng& rng) {
  MadeGame made;
  std::optional<std::vector<Move>> moves(std::in_place, replay.moves().begin(), replay.moves().begin() + replay.step());
  if (const auto& eyes = replay.header().seenBy; eyes && mayPlayOnFrom(replay))
    moves = filledIn(replay.header().setup, eyes->seat(), *moves, rng);
  if (!moves || !mayPlayOnFrom(replay) || !fits(plan, replay)) {
    //: Why a game cannot go on from a moment of a replay
    made.problem = PlayedOn::tr("Nobody can play on from this position.");
    return made;
  }
  MadeTable table = tableOf(replay, plan);
  table.moves = std::move(*moves);
  // No bot plays at a free seat before a guest had the time to come.
  const Action pause = tableMove(ActionKind::Pause);
  if (!table.forGuests.isEmpty() && !check(replay.definition(), replay.state(), SeatId(), pause))
    table.moves.push_back({SeatId(), pause, {}});
  if (const QString remark = makeStore(store, table); !remark.isEmpty()) {
    //: Why a game cannot go on from a moment of a replay; %1 the reason, such as “the disk is full”
    made.problem = PlayedOn::tr("The game cannot be saved here: %1.").arg(systemWords(remark));
    return made;
  }
  made.host = table.lobby.seats[table.here.first().value].name;
  made.note = noteOf(table, plan);
  return made;
}

}  // namespace tapu
