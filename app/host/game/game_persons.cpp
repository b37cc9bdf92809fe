// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/game_persons.h"

#include <algorithm>

#include "app/wire/notice.h"
#include "engine/play/company.h"
#include "engine/rules/course.h"
#include "engine/rules/territories.h"

namespace tapu {

GamePersons::GamePersons(const std::shared_ptr<Clock>& clock, const AuthoritativeGame& game, Connections& connections,
                         Roster& roster, const SeatKeys& keys, const SafeMoves& safe, Unattended unattended,
                         TableMoves& moves)
    : game_(game),
      connections_(connections),
      roster_(roster),
      keys_(keys),
      safe_(safe),
      unattended_(unattended),
      moves_(moves) {
  for (int i = 0; i < roster_.seats(); ++i) persons_.push_back(std::make_unique<Person>(clock));
}

GamePersons::~GamePersons() = default;

PersonalTimers GamePersons::timers() const {
  Company company{.persons = 0};
  for (const SeatId seat : seatsOf(roster_.seats())) {
    if (roster_.seat(seat).holder != SeatHolder::Person) continue;
    ++company.persons;
    const StoredSession* key = keys_.find(seat);
    if (!key || !key->isNear) ++company.far;
  }
  return hasPersonalTimers(company) ? PersonalTimers::On : PersonalTimers::Off;
}

// ---- who comes and goes

void GamePersons::lose(SeatId seat, Parting how) {
  if (safe_.hasEnd()) return;
  Person& person = personOf(seat);
  person.gaveUp = how == Parting::GaveUp;
  const qint64 graceMs = person.gaveUp ? 0 : qint64{game_.definition().rules.options.graceSeconds} * 1000;
  if (graceMs <= 0) return leave(seat);
  person.grace.set(graceMs, [this, seat] { leave(seat); });
  noteGrace();
}

void GamePersons::leave(SeatId seat) {
  Person& person = personOf(seat);
  person.grace.stop();
  person.graceRestMs = -1;
  person.absent = true;
  stopVotes_.erase(seat);
  if (game_.state().seat(seat).presence == Presence::Here && moves_.playForTable(tableMove(ActionKind::SeatLeft, seat)))
    return;
  if (stopIfAgreed()) return;  // a vote that waited for them may be decided now
  moves_.throwUnattended();
}

/// Like somebody who has given their seat up, and has it back whenever they want.
Refusal GamePersons::letBotPlay(SeatId seat, YesNo bot) {
  if (moves_.isHalted() || game_.isOver()) return Refusal::NotNow;
  if (bot == YesNo::Yes && game_.definition().rules.leaversFreeze == Switch::On) return Refusal::NoStandIns;
  if (bot == YesNo::Yes && game_.state().head.paused == Paused::Yes) return Refusal::StandsStill;
  const bool isAway = game_.state().seat(seat).presence == Presence::Away;
  if (roster_.isAwaited(seat) || isAway == (bot == YesNo::Yes)) return Refusal::NotNow;
  if (bot == YesNo::No)
    back(seat);
  else
    leave(seat);
  return Refusal::None;
}

bool GamePersons::isUnattended() {
  if (unattended_ == Unattended::PlaysOn || safe_.hasEnd()) return false;
  const auto isThere = [](const Connection& connection) {
    return connection.seat && connection.kind == Connection::Kind::Person &&
           connection.admission == Connection::Admission::In;
  };
  if (connections_.find(isThere)) return false;
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (roster_.seat(seat).holder == SeatHolder::Person && !personOf(seat).gaveUp) return true;
  return false;
}

void GamePersons::review() {
  const Held held = isUnattended() ? Held::Yes : Held::No;
  if (std::exchange(held_, held) == held && held == Held::No) return;
  for (const SeatId seat : seatsOf(roster_.seats())) {
    Person& person = personOf(seat);
    if (held == Held::Yes && person.grace.isSet()) {
      person.graceRestMs = person.grace.leftMs();
      person.grace.stop();
    } else if (held == Held::No && person.graceRestMs >= 0) {
      person.grace.set(std::exchange(person.graceRestMs, -1), [this, seat] { leave(seat); });
    }
  }
  moves_.reviewClocks();
  if (held == Held::Yes) return Q_EMIT stoodStill();
  noteGrace();
  Q_EMIT wentOn();
  moves_.throwUnattended();
}

void GamePersons::forget(SeatId seat) {
  Person& person = personOf(seat);
  person.grace.stop();
  person.graceRestMs = -1;
  person.absent = person.gaveUp = false;
  person.activeIn = game_.state().head.round;
}

void GamePersons::back(SeatId seat) {
  if (roster_.isAwaited(seat)) return;
  forget(seat);
  if (game_.state().seat(seat).presence != Presence::Here) moves_.playForTable(tableMove(ActionKind::SeatTaken, seat));
}

void GamePersons::reviewPresence() {
  for (const SeatId seat : seatsOf(roster_.seats())) {
    if (roster_.seat(seat).holder != SeatHolder::Person || roster_.isAwaited(seat)) continue;
    const bool isAway = game_.state().seat(seat).presence == Presence::Away;
    const bool absent = personOf(seat).absent;
    if (absent && !isAway) leave(seat);
    if (!absent && isAway) back(seat);
  }
  stopIfAgreed();
}

bool GamePersons::noteGrace() {
  bool any = false;
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const Person& person = personOf(seat);
    // Nothing runs while the game stands still, nor once it is over: then nobody is told of a bot that takes over.
    const bool runs = person.grace.isSet() && !safe_.hasEnd();
    roster_.seat(seat).graceLeftMs = runs ? static_cast<int>(person.grace.leftMs()) : -1;
    any |= runs;
  }
  return any;
}

std::vector<SeatId> GamePersons::present() const {
  std::vector<SeatId> persons;
  for (const SeatId seat : seatsOf(roster_.seats()))
    if (roster_.seat(seat).holder == SeatHolder::Person && !roster_.isAwaited(seat) && !personOf(seat).absent)
      persons.push_back(seat);
  return persons;
}

// ---- what they do

bool GamePersons::isIdle(SeatId seat) const {
  const Header& head = game_.state().head;
  if (head.group == Territory::None) return false;
  const int over = head.round - (head.stage == RoundStage::Between ? 0 : 1);  // the last round that is over
  const bool isOwn = over > 0 && rules::groupOfRound(game_.definition().rules.options, over) == State::groupOf(seat);
  return (over - (isOwn ? 0 : 1) - personOf(seat).activeIn + 1) / 2 >= 2;
}

void GamePersons::goOn() {
  for (const auto& person : persons_) person->activeIn = game_.state().head.round;
}

void GamePersons::noteActivity(SeatId seat) {
  const bool wasIdle = isIdle(seat);
  personOf(seat).activeIn = game_.state().head.round;
  if (wasIdle) Q_EMIT activityChanged();
}

// ---- an end by agreement (10.4)

std::optional<Reject> GamePersons::vote(SeatId seat, YesNo stops) {
  if (game_.isOver()) return Reject::GameOver;
  if (moves_.isHalted()) return Reject::Paused;
  const bool isNews = stops == YesNo::Yes ? stopVotes_.insert(seat).second : stopVotes_.erase(seat) > 0;
  if (!isNews) return std::nullopt;
  ChatLine line = noticeLine(stops == YesNo::Yes ? Notice::StopVoted : Notice::StopVoteTaken,
                             QStringLiteral("%1/%2").arg(stopVotes_.size()).arg(present().size()));
  line.seat = seat;
  line.name = roster_.seat(seat).name;
  Q_EMIT voted(line);
  stopIfAgreed();
  return std::nullopt;
}

/// True if the game has ended.
bool GamePersons::stopIfAgreed() {
  const std::vector<SeatId> persons = present();
  const bool agreed = !persons.empty() && std::all_of(persons.begin(), persons.end(),
                                                      [this](SeatId seat) { return stopVotes_.contains(seat); });
  return agreed && !moves_.playForTable(tableMove(ActionKind::StopGame, SeatId()));
}

}  // namespace tapu

#include "moc_game_persons.cpp"
