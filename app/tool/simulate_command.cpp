// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCborArray>
#include <QCborMap>
#include <ctime>

#include "app/files/json_text.h"
#include "app/files/record_reader.h"
#include "app/text/option_words.h"
#include "app/tool/asked_bots.h"
#include "app/tool/asked_games.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

/// Bots of all seats; a sentence if there are too many or too few.
QString seatBots(const QStringList& given, SimulationPlan& plan) {
  QStringList names = given;
  if (plan.boards > 0) {
    //: tapu-tool on the command line; Sun and Moon are the two groups of the Big Game
    if (names.size() > 2) return ToolWords::tr("--bots names one bot, or one for Sun and one for Moon.");
  } else {
    if (names.size() == 1) names = QStringList(plan.options.seats, names[0]);
    //: tapu-tool on the command line
    if (names.size() != plan.options.seats) return ToolWords::tr("--bots names one bot, or one for each seat.");
  }
  for (const QString& name : names) plan.bots.push_back(name.toStdString());
  return {};
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
  out.insert(u"rounds"_s,
             QCborMap{{u"p50"_s, valueOfShare(result.rounds, 50)}, {u"p90"_s, valueOfShare(result.rounds, 90)}});
  out.insert(u"best"_s, QCborMap{{u"p50"_s, valueOfShare(result.best, 50)}, {u"p90"_s, valueOfShare(result.best, 90)}});
  out.insert(u"bank"_s, QCborMap{{u"p10"_s, valueOfShare(result.bank, 10)}, {u"p50"_s, valueOfShare(result.bank, 50)}});
  out.insert(u"moves"_s, static_cast<qint64>(result.moves));
  out.insert(u"cpuSeconds"_s, seconds);
  out.insert(u"gamesPerSecond"_s, qRound64(result.games / spent));
  out.insert(u"nanosecondsPerMove"_s, qRound64(1e9 * spent / static_cast<double>(qMax<quint64>(result.moves, 1))));
  out.insert(u"wins"_s, wins);
  out.insert(u"signature"_s, u"%1"_s.arg(result.signature, 16, 16, QLatin1Char('0')));
  if (hasExternal(plan)) out.insert(u"open"_s, plan.eyesOfGuests == Eyes::OfWorld);
  return out;
}

/// Remembers the last game, and reports all games to other programs, if some play.
struct LastGame : SimulationWatcher {
  explicit LastGame(SimulationWatcher* others) : told(others) {}
  SimulationWatcher* told;
  RecordHeader header;
  std::vector<Move> moves;
  void began(const Setup& setup, const GameDefinition& definition, const State& state) override {
    if (told) told->began(setup, definition, state);
    header.setup = setup;
    header.names = QStringList(definition.seats, QString());
    moves.clear();
  }
  void moved(const GameDefinition& definition, const State& state, const Move& move) override {
    if (told) told->moved(definition, state, move);
    moves.push_back(move);
  }
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
    //: What tapu-tool tells of games of bots; %1 two numbers of points, such as “22 25”
    {"best",
     QT_TRANSLATE_NOOP("Tool", "Points of the best seat, in half and in nine tenths of these games at most: %1")},
    //: What tapu-tool tells of games of bots; %1 two numbers of cards, such as “41 66”
    {"bank",
     QT_TRANSLATE_NOOP("Tool", "Cards in the bank at the end, in one tenth and in half of these games at most: %1")},
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

void printReport(const SimulationPlan& plan, const QCborMap& report) {
  for (const auto& line : kLines) {
    const QString key = QString::fromLatin1(line.key);
    printLine(
        ToolWords::tr(line.says).arg(key == u"rules" ? nameOfRules(plan.ruleSet) : shownValue(report.value(key))));
  }
  printEyes(plan);
}

Ended simulateGames(const QCommandLineParser& parser) {
  SimulationPlan plan;
  if (const Ended ended = readGames(parser, seatBots, plan); ended != Ended::Well) return ended;
  BotLimits limits;
  if (const QString wrong = readBotLimits(parser, limits); !wrong.isEmpty()) return usage(wrong);
  std::optional<AskedBots> others;
  if (hasExternal(plan)) others.emplace(limits, plan);
  LastGame last(others ? &*others : nullptr);
  const QString path = parser.value(u"record"_s);
  const std::clock_t before = std::clock();
  const SimulationResult result = path.isEmpty() && !others ? simulate(plan) : simulate(plan, last);
  const double seconds = static_cast<double>(std::clock() - before) / CLOCKS_PER_SEC;
  if (others && others->haveStopped()) return Ended::Badly;  // a file of an earlier game stays as it is
  if (Complaint complaint; !path.isEmpty() && !saveRecord(path, last.header, last.moves, complaint)) {
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

constexpr CommandOption kSimulateOptions[] = {
    kAskedRules,
    kAskedSeats,
    kAskedBoards,
    kAskedBoard,
    kAskedOption,
    {"bots", "NAME[,NAME]", "random",
     //: Help of tapu-tool: what an option does; the names of bots are to be typed like that
     QT_TRANSLATE_NOOP("Tool",
                       "One bot for all seats, or one for each; for big one for Sun and one for Moon. There are "
                       "random, greedy, keen, "
                       "deep, shepherd, farmer, trader and navigator, and ext:COMMAND: another program. With :nosea "
                       "behind its name a bot ignores gold, islands, fog, gifts and pirate.")},
    {"games", "N", "1",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "How many games are played.")},
    kAskedSeed,
    kAskedTrade,
    kAskedBotTime,
    kAskedBotMemory,
    kAskedOpen,
    {"json", "", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Tells the result as one JSON object.")},
    {"record", "FILE", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Keeps the last game in this file.")},
};

constexpr Command kSimulateCommands[] = {
    {"simulate", "",
     //: Help of tapu-tool: what a command does
     QT_TRANSLATE_NOOP("Tool", "Plays games of bots against bots."), kSimulateOptions, simulateGames},
};

}  // namespace

std::span<const Command> simulateCommands() { return kSimulateCommands; }

}  // namespace tapu
