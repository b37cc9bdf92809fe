// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/plan/game_choice.h"

#include <QCborArray>
#include <algorithm>

#include "app/files/board_file.h"
#include "app/session/plan/board_shelf.h"
#include "app/session/words/bot_levels.h"
#include "app/text/complaint.h"
#include "app/text/shown_text.h"
#include "app/values/limited_cbor.h"
#include "app/values/options_text.h"
#include "app/wire/names.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr CborLimits kOwnFile{12, 1 << 16};
constexpr qsizetype kMostNameOfChoice = 200;  ///< UTF-16 units

QString keyOf(GamePurpose purpose) {
  switch (purpose) {
    case GamePurpose::Bots: return u"bots"_s;
    case GamePurpose::SameComputer: return u"same"_s;
    case GamePurpose::Host: break;
  }
  return u"host"_s;
}

QString latin(std::string_view text) { return QString::fromLatin1(text.data(), std::ssize(text)); }

QCborArray seatsToCbor(const QList<GamePlan::Seat>& seats) {
  QCborArray all;
  for (const GamePlan::Seat& seat : seats)
    all << QCborMap{{u"holder"_s, static_cast<int>(seat.holder)},
                    {u"name"_s, seat.name},
                    {u"color"_s, seat.color},
                    {u"bot"_s, seat.bot},
                    {u"called"_s, seat.called}};
  return all;
}

QList<GamePlan::Seat> seatsFrom(const QCborArray& all) {
  QList<GamePlan::Seat> seats;
  for (const auto& each : all) {
    const QCborMap map = each.toMap();
    const auto holder = map[u"holder"_s].toInteger(-1);
    const auto color = map[u"color"_s].toInteger(-1);
    if (holder < 0 || holder > static_cast<int>(SeatHolder::Bot) || color < 0 || color >= kPlayerColors) return {};
    GamePlan::Seat seat{
        static_cast<SeatHolder>(holder), cleanName(map[u"name"_s].toString()), static_cast<int>(color), {}};
    seat.bot = botKept(map[u"bot"_s].toString());
    seat.called = cleanName(map[u"called"_s].toString());
    seats << seat;
  }
  return seats;
}

QCborMap toCbor(const GameChoice& choice) {
  QCborMap map{{u"rules"_s, latin(nameOf(choice.ruleSet))},
               {u"options"_s, chosenOptions(choice.options, choice.ruleSet)},
               {u"seats"_s, seatsToCbor(choice.seats)}};
  if (!choice.name.isEmpty()) map[u"name"_s] = choice.name;
  if (choice.board) map[u"board"_s] = boardToJson(*choice.board);
  if (choice.boards > 0) map[u"boards"_s] = choice.boards;
  if (!choice.bot.isEmpty()) map[u"bot"_s] = choice.bot;
  if (choice.group == Territory::Moon) map[u"moon"_s] = true;
  if (choice.first) map[u"first"_s] = choice.first.value;
  return map;
}

std::optional<GameChoice> choiceFrom(const QCborValue& value) {
  const QCborMap map = value.toMap();
  const auto ruleSet = ruleSetNamed(map[u"rules"_s].toString().toStdString());
  if (!ruleSet) return std::nullopt;
  Complaint complaint;
  const auto options = optionsFrom(map[u"options"_s], *ruleSet, complaint);
  if (!options) return std::nullopt;
  GameChoice choice{.name = shownLine(map[u"name"_s].toString(), kMostNameOfChoice),
                    .ruleSet = *ruleSet,
                    .options = *options,
                    .board = {},
                    .first = {},
                    .seats = {}};
  if (map.contains(u"board"_s)) choice.board = boardFromJson(map[u"board"_s], {}, complaint);
  if (!choice.board && options->mapKind == MapKind::File) return std::nullopt;
  choice.boards = static_cast<int>(std::clamp<qint64>(map[u"boards"_s].toInteger(), 0, kMostBoardsHere));
  if (map[u"moon"_s].toBool()) choice.group = Territory::Moon;
  if (const QString bot = map[u"bot"_s].toString(); !bot.isEmpty()) choice.bot = botKept(bot);
  const qint64 first = map[u"first"_s].toInteger(-1);
  if (first >= 0 && first < options->seats) choice.first = SeatId(static_cast<int>(first));
  choice.seats = seatsFrom(map[u"seats"_s].toArray());
  return choice;
}

QCborMap read(const Settings& settings) {
  Complaint complaint;
  const QByteArray kept = settings.game.choices();
  if (kept.isEmpty()) return {};
  const auto all = decodeLimited(kept, kOwnFile, complaint);
  return all ? all->toMap() : QCborMap{};
}

}  // namespace

GameChoice choiceOf(const GamePlan& plan) {
  GameChoice choice;
  choice.ruleSet = plan.setup.ruleSet;
  choice.options = plan.setup.options;
  choice.first = plan.setup.first;
  if (plan.isOnChain()) {
    choice.boards = plan.setup.chain.size();
    choice.group = State::groupOf(SeatId(plan.personSeat()));
    for (const GamePlan::Seat& seat : plan.seats)
      if (seat.holder == SeatHolder::Bot) choice.bot = seat.bot;
    return choice;
  }
  if (choice.options.mapKind == MapKind::File) choice.board = plan.setup.board;
  choice.seats = plan.seats;
  return choice;
}

void takeChoice(GamePlan& plan, const GameChoice& choice) {
  const GamePlan::Seat me = plan.seats[plan.personSeat()];
  plan.seats = {me};
  plan.setup.ruleSet = choice.ruleSet;
  plan.setup.options = choice.options;
  plan.setup.chain = {};
  plan.setup.first = {};
  plan.islandGivenUp.reset();
  if (plan.isOnChain()) {
    plan.setChain(std::max(kFewestBoardsHere, choice.boards), choice.group);
    for (GamePlan::Seat& seat : plan.seats)
      if (!choice.bot.isEmpty()) seat.bot = choice.bot;
    return;
  }
  renewBoard(plan.setup, choice.board.value_or(Board{}));
  plan.setSeatCount(choice.options.seats);
  plan.setup.first = choice.first;
  QList<GamePlan::Seat> wanted = plan.seats;
  for (qsizetype i = 1; i < std::min(wanted.size(), choice.seats.size()); ++i)
    if (GamePlan::holdersOf(plan.purpose, static_cast<int>(i)).contains(choice.seats[i].holder))
      wanted[i] = choice.seats[i];
  plan.setSeats(wanted);
}

bool isSameGame(const GamePlan& plan, const GameChoice& choice) {
  GameChoice present = choiceOf(plan);
  present.options = withSeats(present.options, present.ruleSet, choice.options.seats);
  return present.ruleSet == choice.ruleSet && present.options == choice.options && present.board == choice.board &&
         present.boards == choice.boards;
}

GamePlan GameChoices::lastPlan(GamePurpose purpose, const Settings& settings) {
  GamePlan plan = GamePlan::usual(purpose, settings);
  const QCborMap last = read(settings)[u"last"_s].toMap();
  auto choice = choiceFrom(last[keyOf(purpose)]);
  if (choice && botWishes(settings).next == BotsNextTime::Usual) {
    choice->bot.clear();
    for (GamePlan::Seat& seat : choice->seats) {
      seat.bot = GamePlan::Seat().bot;
      seat.called.clear();
    }
  }
  if (choice) takeChoice(plan, *choice);
  return plan.obstacle() ? GamePlan::usual(purpose, settings) : plan;
}

void GameChoices::remember(const GamePlan& plan) {
  QCborMap all = read(settings_), last = all[u"last"_s].toMap();
  last[keyOf(plan.purpose)] = toCbor(choiceOf(plan));
  all[u"last"_s] = last;
  settings_.game.choices.set(QCborValue(all).toCbor());
}

void GameChoices::rememberBots(const GamePlan& plan) {
  const auto before = choiceFrom(read(settings_)[u"last"_s].toMap()[keyOf(plan.purpose)]);
  if (before && isSameGame(plan, *before) && before->seats.size() == choiceOf(plan).seats.size()) remember(plan);
}

BotWishes GameChoices::botWishes(const Settings& settings) {
  const QCborMap all = read(settings);
  BotWishes wishes;
  if (!all[u"sameBots"_s].toBool(true)) wishes.next = BotsNextTime::Usual;
  if (!all[u"botOffers"_s].toBool(true)) wishes.offers = BotOffers::Declined;
  if (!all[u"botsExplain"_s].toBool(true)) wishes.moves = BotMoves::Silent;
  if (!all[u"hints"_s].toBool(true)) wishes.hints = HintRule::Forbidden;
  return wishes;
}

void GameChoices::setBotWishes(const BotWishes& wishes) {
  QCborMap all = read(settings_);
  all[u"sameBots"_s] = wishes.next == BotsNextTime::Same;
  all[u"botOffers"_s] = wishes.offers == BotOffers::Shown;
  all[u"botsExplain"_s] = wishes.moves == BotMoves::Explained;
  all[u"hints"_s] = wishes.hints == HintRule::Allowed;
  settings_.game.choices.set(QCborValue(all).toCbor());
}

QList<GameChoice> GameChoices::own(const Settings& settings) {
  QList<GameChoice> presets;
  for (const auto& each : read(settings)[u"own"_s].toArray())
    if (auto preset = choiceFrom(each); preset && !preset->name.isEmpty()) presets << *preset;
  return presets;
}

void GameChoices::write(const QList<GameChoice>& own) {
  QCborMap all = read(settings_);
  QCborArray presets;
  for (const GameChoice& preset : own) presets << toCbor(preset);
  all[u"own"_s] = presets;
  settings_.game.choices.set(QCborValue(all).toCbor());
}

void GameChoices::save(const GameChoice& preset) {
  QList<GameChoice> presets = own(settings_);
  const auto same = std::ranges::find(presets, preset.name, &GameChoice::name);
  if (same != presets.end())
    *same = preset;
  else
    presets << preset;
  while (presets.size() > kMostOwn) presets.removeFirst();
  write(presets);
}

void GameChoices::remove(const QString& name) {
  QList<GameChoice> presets = own(settings_);
  presets.removeIf([&](const GameChoice& preset) { return preset.name == name; });
  write(presets);
}

}  // namespace tapu
