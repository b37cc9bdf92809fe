// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCborArray>
#include <QCborMap>
#include <QCommandLineParser>
#include <ctime>

#include "app/formats/board_file.h"
#include "app/formats/codec.h"
#include "app/formats/json_text.h"
#include "app/formats/problem_text.h"
#include "app/formats/record.h"
#include "app/tool/commands.h"
#include "engine/bots/simulation.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

void addOptions(QCommandLineParser& parser) {
  parser.addOption({u"rules"_s, u"classic, crazy or big"_s, u"RULES"_s, u"classic"_s});
  parser.addOption({u"boards"_s, u"big: how many boards the chain has"_s, u"N"_s, u"2"_s});
  parser.addOption({u"board"_s, u"a board to play on; big: repeated along the chain"_s, u"FILE"_s});
  parser.addOption({u"seats"_s, u"2 to 4"_s, u"N"_s, u"4"_s});
  parser.addOption({u"bots"_s, u"one name, or one for each seat"_s, u"NAMES"_s, u"random"_s});
  parser.addOption({u"games"_s, u"how many"_s, u"N"_s, u"1"_s});
  parser.addOption({u"seed"_s, u"a whole number"_s, u"S"_s, u"1"_s});
  parser.addOption({u"no-player-trade"_s, u"trade with the bank only"_s});
  parser.addOption({u"record"_s, u"keeps the last game"_s, u"FILE"_s});
  parser.addOption({u"json"_s, u"one object on stdout"_s});
}

/// Fills the plan; a sentence if the command line is wrong. What it says goes before what the file of a board asks for.
QString read(const QCommandLineParser& parser, const BoardFile* file, SimulationPlan& plan) {
  const auto rules = ruleSetNamed(parser.value(u"rules"_s).toStdString());
  if (!rules) return u"The rules that can be simulated are: classic, crazy, big."_s;
  bool isNumber = false;
  plan.ruleSet = *rules;
  plan.options = defaultOptions(*rules);
  const int seats = parser.value(u"seats"_s).toInt(&isNumber);
  plan.options.seats = seats;
  if (file) takeOptions(file->options, *rules, plan.options);
  if (file) plan.board = file->board;
  if (parser.isSet(u"seats"_s)) plan.options.seats = seats;
  if (!isNumber || plan.options.seats < 2 || plan.options.seats > 4) return u"--seats is 2, 3 or 4."_s;
  QStringList names = parser.value(u"bots"_s).split(u',');
  if (playsOnChain(rulesOf(*rules, plan.options))) {
    plan.boards = parser.value(u"boards"_s).toInt(&isNumber);
    if (!isNumber || plan.boards < 1 || plan.boards > kMostBoards) return u"--boards is a number from 1 to 500."_s;
    plan.mostMoves = 100'000 * plan.boards;
    if (names.size() > 2) return u"--bots names one bot, or one for Sun and one for Moon."_s;
  } else {
    if (names.size() == 1) names = QStringList(plan.options.seats, names[0]);
    if (names.size() != plan.options.seats) return u"--bots names one bot, or one for each seat."_s;
  }
  for (const QString& name : names) {
    if (!makeBot(name.toStdString())) return u"There is no bot “%1”."_s.arg(name);
    plan.bots.push_back(name.toStdString());
  }
  plan.games = parser.value(u"games"_s).toInt(&isNumber);
  if (!isNumber || plan.games < 1) return u"--games is a whole number from 1."_s;
  plan.seed = parser.value(u"seed"_s).toULongLong(&isNumber);
  if (!isNumber) return u"--seed is a whole number from 0."_s;
  plan.trade = parser.isSet(u"no-player-trade"_s) ? PlayerTrade::LeftOut : PlayerTrade::Listed;
  return parser.positionalArguments().isEmpty() ? QString() : u"simulate takes options only."_s;
}

/// 9.2: a chain of the board is played, so it is the chain that must hold. False: told on stderr.
bool isPlayable(const SimulationPlan& plan, const QString& path) {
  const auto found = problems(chainOf(*plan.board, plan.options, plan.boards));
  if (found.empty()) return true;
  Complaint complaint;
  complaint.sentence = problemAt(found.front()), complaint.rule = QLatin1StringView(found.front().rule);
  printError(complaint.at(path));
  return false;
}

QCborMap report(const SimulationPlan& plan, const SimulationResult& result, double seconds) {
  QCborArray wins;
  const int seats = plan.boards > 0 ? 2 * plan.boards : plan.options.seats;
  for (int seat = 0; seat < seats; ++seat) wins.append(result.wins[static_cast<std::size_t>(seat)]);
  const double spent = qMax(seconds, 1e-9);
  QCborMap out;
  out.insert(u"rules"_s, QString::fromLatin1(nameOf(plan.ruleSet).data()));
  out.insert(u"seats"_s, seats);
  out.insert(u"games"_s, result.games);
  out.insert(u"finished"_s, result.finished);
  out.insert(u"moves"_s, static_cast<qint64>(result.moves));
  out.insert(u"cpuSeconds"_s, seconds);
  out.insert(u"gamesPerSecond"_s, qRound64(result.games / spent));
  out.insert(u"nanosecondsPerMove"_s, qRound64(1e9 * spent / static_cast<double>(qMax<quint64>(result.moves, 1))));
  out.insert(u"wins"_s, wins);
  out.insert(u"signature"_s, u"%1"_s.arg(result.signature, 16, 16, QLatin1Char('0')));
  return out;
}

/// Remembers the last game.
struct LastGame : SimulationWatcher {
  RecordHeader header;
  std::vector<Move> moves;
  void began(const Setup& setup, const Table& table, const State&) override {
    header.setup = setup;
    header.names = QStringList(table.seats, QString());
    moves.clear();
  }
  void moved(const Table&, const State&, const Move& move) override { moves.push_back(move); }
};

void printReport(const QCborMap& report) {
  for (auto it = report.begin(); it != report.end(); ++it)
    printLine(it.key().toString().toUtf8() + ": " + jsonText(it.value(), Layout::Line));
}

}  // namespace

Ended simulateCommand(const QStringList& arguments) {
  QCommandLineParser parser;
  addOptions(parser);
  if (!parser.parse(QStringList(u"simulate"_s) + arguments)) return usage(parser.errorText());
  const QString island = parser.value(u"board"_s);
  std::optional<BoardFile> file;
  Complaint complaint;
  if (parser.isSet(u"board"_s) && !(file = loadBoard(island, complaint)))
    return printError(complaint.at(island)), Ended::BadInput;
  SimulationPlan plan;
  const QString wrong = read(parser, file ? &*file : nullptr, plan);
  if (!wrong.isEmpty()) return usage(wrong);
  if (plan.board && plan.boards > 0 && !isPlayable(plan, island)) return Ended::BadInput;
  LastGame last;
  const QString path = parser.value(u"record"_s);
  const std::clock_t before = std::clock();
  const SimulationResult result = path.isEmpty() ? simulate(plan) : simulate(plan, last);
  const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  if (!path.isEmpty() && !saveRecord(path, last.header, last.moves, complaint)) {
    printError(complaint.at(path));
    return Ended::BadInput;
  }
  const QCborMap told = report(plan, result, seconds);
  if (parser.isSet(u"json"_s))
    printLine(jsonText(told, Layout::Line));
  else
    printReport(told);
  return Ended::Well;
}

}  // namespace tapu
