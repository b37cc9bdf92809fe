// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/plan/game_plan.h"

#include <QSet>
#include <algorithm>

#include "app/net/chance.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/settings/languages.h"
#include "app/text/in_language.h"
#include "app/text/player_colors.h"
#include "app/wire/names.h"
#include "app/wire/seat_number.h"
#include "engine/play/game.h"
#include "engine/state/game_map.h"
#include "engine/state/seats.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// The first color that no seat but `except` has; `otherwise` if all are in use.
int freeColor(const QList<GamePlan::Seat>& seats, qsizetype except, int otherwise) {
  for (int color : kPlayerColorOrder) {
    bool isTaken = false;
    for (qsizetype i = 0; i < seats.size(); ++i) isTaken |= i != except && seats[i].color == color;
    if (!isTaken) return color;
  }
  return otherwise;
}

constexpr int kBoards = 3;  // of a new Big Game: the shortest ring

//: Name of a hosted game in the list that others see; %1 the name of its host
constexpr const char* kNameOfGame = QT_TRANSLATE_NOOP("tapu::GamePlan", "%1’s game");

bool isShared(const QList<GamePlan::Seat>& seats, int color) {
  return std::ranges::count(seats, color, &GamePlan::Seat::color) > 1;
}

//: Name of somebody who gave none; %1 number of the seat
QString nameOfPlayer(qsizetype seat) { return GamePlan::tr("Player %1").arg(seat + 1); }

}  // namespace

Board drawBoard(const Options& options) {
  SystemRng rng;
  return boardFor(options, rng);
}

State startOf(const Setup& setup) {
  SeededRng rng(1);
  Game game(setup);
  while (const auto due = dueMove(game.definition(), game.state()))
    if (game.play(SeatId{}, *due, rng).refused) break;
  return game.state();
}

GamePlan GamePlan::solo(const QString& name, int color, BotPace pace) {
  GamePlan plan;
  plan.setup.options = defaultOptions(RuleSet::Classic);
  plan.setup.board = drawBoard(plan.setup.options);
  plan.pace = pace;
  for (int i = 0; i < plan.setup.options.seats; ++i) plan.seats << Seat{};
  plan.seats[0] = Seat{SeatHolder::Person, name, color, {}};
  return plan;
}

QString GamePlan::gameNameOf(const QString& host) { return tr(kNameOfGame).arg(host); }

QString GamePlan::gameNameHere(const QString& name) {
  for (const QString& language : Languages::codes()) {
    const QStringList around = textIn(language, "tapu::GamePlan", kNameOfGame).split(u"%1"_s);
    const qsizetype host = name.size() - around[0].size() - around[1].size();
    if (host > 0 && name.startsWith(around[0]) && name.endsWith(around[1]))
      return gameNameOf(name.sliced(around[0].size(), host));
  }
  return name;
}

GamePlan GamePlan::usual(GamePurpose purpose, const Settings& settings) {
  GamePlan plan = solo(settings.player.name(), settings.player.color(), settings.game.botPace());
  plan.purpose = purpose;
  plan.gameName = gameNameOf(settings.player.name());
  plan.port = settings.port();
  if (purpose == GamePurpose::Host) {
    plan.reach = Reach::Network;
    plan.setup.options = standardOptions(Place::Network);
  }
  qsizetype next = 0;
  for (qsizetype i = 1; i < plan.seats.size(); ++i) {
    if (kPlayerColorOrder[static_cast<std::size_t>(next)] == settings.player.color()) ++next;
    plan.seats[i].color = kPlayerColorOrder[static_cast<std::size_t>(next++)];
    if (purpose == GamePurpose::Host) plan.seats[i].holder = SeatHolder::Nobody;
  }
  if (purpose == GamePurpose::SameComputer) {
    plan.seats[1].holder = SeatHolder::Person;
    plan.seats[1].name = nameOfPlayer(1);
  }
  return plan;
}

GamePlan GamePlan::ofTable(const Lobby& table, const QList<SeatId>& here, const GameNote& note) {
  GamePlan plan;
  plan.purpose = note.reach == Reach::Network ? GamePurpose::Host
                 : here.size() > 1            ? GamePurpose::SameComputer
                                              : GamePurpose::Bots;
  plan.gameName = table.gameName;
  plan.setup = table.setup;
  plan.reach = note.reach;
  plan.kind = note.kind;
  plan.port = note.port;
  plan.listenAt = note.listenAt;
  for (const SeatId id : seatsOf(static_cast<int>(table.seats.size()))) {
    const LobbySeat& there = table.seats[id.value];
    Seat seat{there.holder, {}, there.color};
    if (there.holder == SeatHolder::Person) seat.name = there.name;
    if (there.holder == SeatHolder::Person && !here.contains(id)) {
      seat.holder = SeatHolder::Nobody;
      seat.name.clear();
    }
    if (!there.bot.isEmpty()) seat.bot = there.bot;
    if (there.holder == SeatHolder::Bot) seat.called = there.name;
    plan.seats << seat;
  }
  return plan;
}

QList<SeatHolder> GamePlan::holdersOf(GamePurpose purpose, int seat) {
  if (seat == 0) return {SeatHolder::Person};
  switch (purpose) {
    case GamePurpose::Bots: return {SeatHolder::Bot};
    case GamePurpose::SameComputer: return {SeatHolder::Person, SeatHolder::Bot};
    case GamePurpose::Host: return {SeatHolder::Nobody, SeatHolder::Bot};
  }
  return {};
}

int GamePlan::persons() const { return static_cast<int>(std::ranges::count(seats, SeatHolder::Person, &Seat::holder)); }

QStringList GamePlan::personNames() const {
  QStringList names;
  for (const Seat& seat : seats) names << (seat.holder == SeatHolder::Person ? seat.name : QString());
  return names;
}

std::vector<int> GamePlan::colorsOfOthers(int seat) const {
  std::vector<int> colors;
  for (int i = 0; i < seats.size(); ++i)
    if (i != seat && seats[i].holder == SeatHolder::Person) colors.push_back(seats[i].color);
  return colors;
}

bool GamePlan::hasOtherIslands() const { return !isOnChain() && isDrawn(setup.options.mapKind); }

GamePlan GamePlan::again(SeatId began, Island island) const {
  GamePlan next = *this;
  if (island == Island::New && hasOtherIslands()) next.setup.board = drawBoard(setup.options);
  if (reach == Reach::Network || !began || isOnChain()) return next;
  next.setup.options.first = FirstSeat::HostChosen;
  next.setup.first = SeatId((began.value + 1) % setup.options.seats);
  return next;
}

void GamePlan::startFrom(Preset preset) {
  const PresetChoice& choice = *std::ranges::find(kPresets, preset, &PresetChoice::preset);
  const Options before = setup.options;
  setup.ruleSet = choice.ruleSet;
  setup.options = standardOptions(place(), choice.ruleSet, before.seats);
  setup.options.mapKind = choice.map;
  setup.options.seats = before.seats;  // kept while the Big Game, which does not ask for it, is looked at
  setup.options.turnSeconds = before.turnSeconds;
  setup.first = {};
  islandGivenUp.reset();
  if (isOnChain()) return setChain(kBoards, Territory::Sun);
  if (!setup.chain.isEmpty()) seats = {seats[personSeat()]};
  setup.chain = {};
  setup.board = drawBoard(setup.options);
  setSeatCount(setup.options.seats);
}

bool GamePlan::isOnChain() const { return playsOnChain(rulesOf(setup.ruleSet, setup.options)); }

int GamePlan::personSeat() const {
  for (int i = 0; i < seats.size(); ++i)
    if (seats[i].holder == SeatHolder::Person) return i;
  return 0;
}

void GamePlan::setChain(int boards, Territory group) {
  const Seat person = seats[personSeat()];
  const QString level = seats.size() > 1 ? seats[personSeat() == 0 ? 1 : 0].bot : Seat().bot;
  setup.chain = chainFor(setup.options, boards);
  setup.board = {};
  const int board = boards > 2 ? 1 : 0;
  seats = QList<Seat>(setup.seats());
  for (Seat& seat : seats) seat.bot = level;
  seats[kSeatsAtBoardOfChain * board + (group == Territory::Moon ? 1 : 0)] = person;
}

std::optional<Preset> GamePlan::preset() const {
  Options plain = standardOptions(place(), setup.ruleSet, setup.options.seats);
  plain.seats = setup.options.seats;
  plain.turnSeconds = setup.options.turnSeconds;
  plain.betweenSeconds = setup.options.betweenSeconds;
  if (!hasBetween(setup)) plain.between = setup.options.between;
  plain.mapKind = setup.options.mapKind;
  if (setup.options != plain) return std::nullopt;
  std::optional<Preset> found;
  for (const PresetChoice& choice : kPresets) {
    if (choice.ruleSet != setup.ruleSet) continue;
    found = choice.preset;
    if (choice.map == setup.options.mapKind) break;
  }
  return found;
}

void GamePlan::setSetup(const Setup& wanted) {
  if (wanted.options.mapKind != setup.options.mapKind) islandGivenUp.reset();
  setup = wanted;
  if (isOnChain()) {
    setup.chain = chainFor(setup.options, setup.chain.size());
    return;
  }
  setSeatCount(wanted.options.seats);
}

void GamePlan::setSeatCount(int count) {
  const bool isOtherTable = count != setup.options.seats;
  setup.options = withSeats(setup.options, setup.ruleSet, count);
  if (isOtherTable && wantsOtherIsland(setup.options, setup.board)) setup.board = drawBoard(setup.options);
  const SeatHolder holder = purpose == GamePurpose::Host ? SeatHolder::Nobody : SeatHolder::Bot;
  while (seats.size() > count) seats.removeLast();
  while (seats.size() < count) {
    Seat seat;
    seat.holder = holder;
    seat.color = freeColor(seats, -1, kPlayerColorOrder.back());
    seats << seat;
  }
  if (setup.first && setup.first.value >= count) setup.first = SeatId(0);
}

void GamePlan::chooseSeatCount(int count) {
  setSeatCount(count);
  if (!isOnChain()) fitIsland(setup, standardOptions(place(), setup.ruleSet).mapKind, islandGivenUp);
}

void GamePlan::setSeats(const QList<Seat>& wanted) {
  const QList<Seat> before = seats;
  for (qsizetype i = 0; i < seats.size(); ++i) {
    Seat& seat = seats[i] = wanted[i];
    const bool isNew = seat.holder == SeatHolder::Person && before[i].holder != SeatHolder::Person;
    if (isNew && seat.name.isEmpty()) seat.name = nameOfPlayer(i);
  }
  for (qsizetype i = 0; i < seats.size(); ++i)
    if (seats[i].holder != SeatHolder::Person && isShared(seats, seats[i].color))
      seats[i].color = freeColor(seats, i, seats[i].color);
}

bool GamePlan::mayAddSeat() const {
  const int next = static_cast<int>(seats.size()) + 1;
  return !isOnChain() && next <= kMostSeatsOfTable && seatsOn(setup.board, next) == next;
}

bool GamePlan::mayRemoveSeat(int seat) const {
  const int next = static_cast<int>(seats.size()) - 1;
  return !isOnChain() && seat != personSeat() && next >= kFewestAtOneBoard && seatsOn(setup.board, next) == next;
}

void GamePlan::addBot(const QString& level) {
  setSeatCount(static_cast<int>(seats.size()) + 1);
  seats.back().holder = SeatHolder::Bot;
  seats.back().bot = level;
}

void GamePlan::removeSeat(int seat) {
  seats.removeAt(seat);
  chooseSeatCount(static_cast<int>(seats.size()));
}

void GamePlan::setPerson(const Seat& wanted) {
  Seat& seat = seats[personSeat()];
  seat.name = wanted.name;
  seat.color = wanted.color;
}

QString GamePlan::unknownBot() const {
  for (const Seat& seat : seats)
    if (seat.holder == SeatHolder::Bot && !isBot(seat.bot)) return seat.bot;
  return {};
}

GamePlan GamePlan::withKnownBots() const {
  GamePlan plan = *this;
  for (Seat& seat : plan.seats) seat.bot = botFor(seat.bot);
  return plan;
}

std::optional<GamePlan::Obstacle> GamePlan::obstacle() const {
  QSet<QString> names;
  for (int i = 0; i < seats.size(); ++i) {
    const Seat& seat = seats[i];
    const bool isPerson = seat.holder == SeatHolder::Person;
    if (!isPerson && (seat.holder != SeatHolder::Bot || seat.called.isEmpty())) continue;
    const QString name = cleanName(isPerson ? seat.name : seat.called), looks = skeletonOf(name);
    if (name.isEmpty() && isPerson) return Obstacle{.kind = Obstacle::Kind::NoName, .seat = i};
    if (names.contains(looks)) return Obstacle{.kind = Obstacle::Kind::SameName, .seat = i, .name = name};
    names << looks;
  }
  if (const auto found = problems(setup); !found.empty())
    return Obstacle{.kind = Obstacle::Kind::Setup, .problem = found.front()};
  if (purpose == GamePurpose::Host && gameName.isEmpty()) return Obstacle{.kind = Obstacle::Kind::NoGameName};
  return std::nullopt;
}

}  // namespace tapu
