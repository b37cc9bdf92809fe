// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCborArray>
#include <QCborMap>
#include <QLocale>
#include <algorithm>
#include <ctime>

#include "app/files/board_file.h"
#include "app/files/json_text.h"
#include "app/files/record.h"
#include "app/text/option_words.h"
#include "app/text/problem_text.h"
#include "app/tool/commands.h"
#include "app/values/options_text.h"
#include "engine/bots/simulation.h"
#include "engine/play/validation.h"
#include "engine/state/game_map.h"
#include "engine/state/seats.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

constexpr int kMostGames = 1'000'000;  // a bound that says something in a complaint; for more there is another seed

/// Boards of a chain, and who plays; a sentence if the command line is wrong.
QString readBots(const QCommandLineParser& given, SimulationPlan& plan) {
  QStringList names = given.value(u"bots"_s).split(u',');
  if (playsOnChain(rulesOf(plan.ruleSet, plan.options))) {
    if (const QString wrong = readNumber(given, u"boards"_s, 1, kMostBoards, plan.boards); !wrong.isEmpty())
      return wrong;
    plan.mostMoves = 100'000 * plan.boards;
    //: tapu-tool on the command line; Sun and Moon are the two groups of the Big Game
    if (names.size() > 2) return ToolWords::tr("--bots names one bot, or one for Sun and one for Moon.");
  } else {
    if (names.size() == 1) names = QStringList(plan.options.seats, names[0]);
    //: tapu-tool on the command line
    if (names.size() != plan.options.seats) return ToolWords::tr("--bots names one bot, or one for each seat.");
  }
  for (const QString& name : names) {
    if (!makeBot(name.toStdString())) return noSuchBot(name);
    plan.bots.push_back(name.toStdString());
  }
  return {};
}

/// The house rules of the command line; a sentence if one is none.
QString readHouseRules(const QCommandLineParser& given, const BoardFile* file, SimulationPlan& plan) {
  for (const QString& each : given.values(u"option"_s))
    if (const QString wrong = setTyped(each, plan.ruleSet, plan.options); !wrong.isEmpty()) return wrong;
  //: tapu-tool on the command line; options and their values stay as they are
  const QString noFile = ToolWords::tr("--option map.kind=file goes with --board.");
  return plan.options.mapKind == MapKind::File && !file ? noFile : QString();
}

/// The pieces that the island begins with are in the stock of its seats (2.2, 3.7).
bool hasItsPieces(const SimulationPlan& plan) {
  if (plan.boards > 0) return true;
  Setup setup;
  setup.ruleSet = plan.ruleSet;
  setup.options = plan.options;
  SeededRng rng(plan.seed);
  setup.board = plan.board ? *plan.board : boardFor(plan.options, rng);
  return startsFit(setup);
}

/// Fills the plan; a sentence if the command line is wrong. What it says goes before what the file of a board asks for.
QString read(const QCommandLineParser& given, const BoardFile* file, SimulationPlan& plan) {
  const auto rules = ruleSetNamed(given.value(u"rules"_s).toStdString());
  //: tapu-tool on the command line; the three words are to be typed like that
  if (!rules) return ToolWords::tr("--rules is classic, crazy or big.");
  plan.ruleSet = *rules;
  plan.options = defaultOptions(*rules);
  if (file) takeOptions(file->options, *rules, plan.options);
  if (file) plan.board = file->board;
  if (const QString wrong = readHouseRules(given, file, plan); !wrong.isEmpty()) return wrong;
  if (given.isSet(u"seats"_s))
    if (const QString wrong = readNumber(given, u"seats"_s, kFewestAtOneBoard, kMostAtOneBoard, plan.options.seats);
        !wrong.isEmpty())
      return wrong;
  if (const QString wrong = readBots(given, plan); !wrong.isEmpty()) return wrong;
  if (const QString wrong = readNumber(given, u"games"_s, 1, kMostGames, plan.games); !wrong.isEmpty()) return wrong;
  plan.trade = given.isSet(u"no-player-trade"_s) ? PlayerTrade::LeftOut : PlayerTrade::Listed;
  if (const QString wrong = readSeed(given, plan.seed); !wrong.isEmpty()) return wrong;
  //: tapu-tool on the command line: each house rule may be as it is, but not all of them together
  return hasItsPieces(plan) ? QString() : ToolWords::tr("These house rules cannot be played together.");
}

/// 9.2: a chain of the board is played, so it is the chain that must hold. False: told on stderr.
bool isPlayable(const SimulationPlan& plan, const QString& path) {
  const auto found = problems(chainOf(*plan.board, plan.options, plan.boards));
  if (found.empty()) return true;
  printError(complaintOf(found.front()).at(path));
  return false;
}

/// The least number of rounds in which so many percent of the finished games were over; null if none was.
QCborValue roundsOf(const std::vector<std::uint16_t>& sorted, int percent) {
  if (sorted.empty()) return nullptr;
  const std::size_t rank = (sorted.size() * static_cast<std::size_t>(percent) + 99) / 100;
  return sorted[std::max<std::size_t>(rank, 1) - 1];
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
  out.insert(u"endings"_s, QCborMap{{u"won"_s, result.won}, {u"stopped"_s, result.stopped}});
  std::vector<std::uint16_t> rounds = result.rounds;
  std::sort(rounds.begin(), rounds.end());
  out.insert(u"rounds"_s, QCborMap{{u"p50"_s, roundsOf(rounds, 50)}, {u"p90"_s, roundsOf(rounds, 90)}});
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
  void began(const Setup& setup, const GameDefinition& definition, const State&) override {
    header.setup = setup;
    header.names = QStringList(definition.seats, QString());
    moves.clear();
  }
  void moved(const GameDefinition&, const State&, const Move& move) override { moves.push_back(move); }
};

constexpr struct {
  const char* key;
  const char* says;
} kLines[] = {
    //: What tapu-tool tells of games of bots
    {"rules", QT_TRANSLATE_NOOP("Tool", "Rules: %1")},
    //: What tapu-tool tells of games of bots
    {"seats", QT_TRANSLATE_NOOP("Tool", "Seats: %1")},
    //: What tapu-tool tells of games of bots
    {"games", QT_TRANSLATE_NOOP("Tool", "Games: %1")},
    //: What tapu-tool tells of games of bots
    {"finished", QT_TRANSLATE_NOOP("Tool", "Played to the end: %1")},
    //: What tapu-tool tells of games of bots; %1 two numbers
    {"endings", QT_TRANSLATE_NOOP("Tool", "Won, and stopped without a winner: %1")},
    //: What tapu-tool tells of games of bots; %1 two numbers of rounds, such as “28 45”
    {"rounds", QT_TRANSLATE_NOOP("Tool", "Rounds of half, and of nine tenths of these games: %1")},
    //: What tapu-tool tells of games of bots
    {"moves", QT_TRANSLATE_NOOP("Tool", "Moves: %1")},
    //: What tapu-tool tells of games of bots
    {"cpuSeconds", QT_TRANSLATE_NOOP("Tool", "Seconds of computing: %1")},
    //: What tapu-tool tells of games of bots
    {"gamesPerSecond", QT_TRANSLATE_NOOP("Tool", "Games per second: %1")},
    //: What tapu-tool tells of games of bots
    {"nanosecondsPerMove", QT_TRANSLATE_NOOP("Tool", "Nanoseconds per move: %1")},
    //: What tapu-tool tells of games of bots; %1 is a number for each seat, the first for seat 0
    {"wins", QT_TRANSLATE_NOOP("Tool", "Games won, by seat: %1")},
    //: What tapu-tool tells of games of bots: %1 is a number that changes with any change of what was played
    {"signature", QT_TRANSLATE_NOOP("Tool", "Signature of all moves: %1")},
};

QString shown(const QCborValue& value) {
  if (value.isString()) return value.toString();
  if (value.isDouble()) return QLocale().toString(value.toDouble(), 'f', 3);
  if (value.isInteger()) return QLocale().toString(value.toInteger());
  if (value.isNull()) return u"–"_s;
  QStringList all;
  for (const QCborValue& each : value.toArray()) all << shown(each);
  for (const auto& [key, each] : value.toMap()) all << shown(each);
  return all.join(u' ');
}

void printReport(const SimulationPlan& plan, const QCborMap& report) {
  for (const auto& line : kLines) {
    const QString key = QString::fromLatin1(line.key);
    printLine(ToolWords::tr(line.says).arg(key == u"rules" ? nameOfRules(plan.ruleSet) : shown(report.value(key))));
  }
}

Ended run(const QCommandLineParser& parser) {
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
    printLine(jsonText(told, Layout::OneLine));
  else
    printReport(plan, told);
  return Ended::Well;
}

constexpr CommandOption kOptions[] = {
    {"rules", "RULES", "classic",
     //: Help of tapu-tool: what an option does; the three words are to be typed like that
     QT_TRANSLATE_NOOP("Tool", "The rule set: classic, crazy or big.")},
    {"seats", "N", "4",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Seats of the table, from 2 to 4.")},
    {"boards", "N", "2",
     //: Help of tapu-tool: what an option does; big is to be typed like that
     QT_TRANSLATE_NOOP("Tool", "For big: how many boards the chain has, two seats at each.")},
    {"board", "FILE", "",
     //: Help of tapu-tool: what an option does; big is to be typed like that
     QT_TRANSLATE_NOOP("Tool",
                       "A board to play on, with the options it asks for; for big it is repeated along the chain.")},
    {"option", "KEY=VALUE", "",
     //: Help of tapu-tool: what an option does; undo=off is to be typed like that
     QT_TRANSLATE_NOOP("Tool", "A house rule, such as undo=off; may be given more than once.")},
    {"bots", "NAME[,NAME]", "random",
     //: Help of tapu-tool: what an option does; random and greedy are to be typed like that
     QT_TRANSLATE_NOOP(
         "Tool",
         "One bot for all seats, or one for each; for big one for Sun and one for Moon. There are random and greedy.")},
    {"games", "N", "1",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "How many games are played.")},
    {"seed", "S", "1",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "A whole number: the same one gives the same games.")},
    {"no-player-trade", "", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Bots trade with the bank only.")},
    {"json", "", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Tells the result as one JSON object.")},
    {"record", "FILE", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Keeps the last game in this file.")},
};

constexpr Command kCommands[] = {
    {"simulate", "",
     //: Help of tapu-tool: what a command does
     QT_TRANSLATE_NOOP("Tool", "Plays games of bots against bots."), kOptions, run},
};

}  // namespace

std::span<const Command> simulateCommands() { return kCommands; }

}  // namespace tapu
