// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tool/asked_games.h"

#include <QCborArray>
#include <QCborMap>
#include <QLocale>
#include <algorithm>

#include "app/files/board_file.h"
#include "app/text/problem_text.h"
#include "app/tool/asked_bots.h"
#include "app/values/options_text.h"
#include "engine/play/validation.h"
#include "engine/state/game_map.h"
#include "engine/state/seats.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

constexpr int kMostGames = 1'000'000;  // a bound that says something in a complaint; for more there is another seed

/// Seats that are typed decide about defaults, whatever a file asks for (13.3).
bool hasTypedSeats(const QCommandLineParser& given) {
  const QStringList typed = given.values(u"option"_s);
  return given.isSet(u"seats"_s) ||
         std::ranges::any_of(typed, [](const QString& each) { return each.startsWith(u"seats.count="); });
}

/// The defaults for the seats of the command line, else of the file, with what the file asks for. A sentence if the
/// number of seats is none.
QString readUsual(const QCommandLineParser& given, const BoardFile* file, SimulationPlan& plan) {
  int seats = kUsualSeats;
  if (given.isSet(u"seats"_s))
    if (const QString wrong = readNumber(given, u"seats"_s, kFewestAtOneBoard, kMostSeatsOfTable, seats);
        !wrong.isEmpty())
      return wrong;
  plan.options = defaultOptions(plan.ruleSet, seats);
  if (!file) return {};
  QCborMap asked = file->options;
  if (hasTypedSeats(given)) asked.remove(u"seats.count"_s);
  takeOptions(asked, plan.ruleSet, plan.options);
  plan.board = file->board;
  return {};
}

/// The house rules of the command line; a sentence if one is none.
QString readHouseRules(const QCommandLineParser& given, const BoardFile* file, SimulationPlan& plan) {
  const QString wrong = setTyped(given.values(u"option"_s), plan.ruleSet, plan.options);
  if (!wrong.isEmpty()) return wrong;
  //: tapu-tool on the command line; options and their values stay as they are
  const QString noFile = ToolWords::tr("--option map.kind=file goes with --board.");
  return plan.options.mapKind == MapKind::File && !file ? noFile : QString();
}

/// The setup of the first game on one board.
Setup setupOf(const SimulationPlan& plan) {
  Setup setup;
  setup.ruleSet = plan.ruleSet;
  setup.options = plan.options;
  SeededRng rng(plan.seed);
  setup.board = plan.board ? *plan.board : boardFor(plan.options, rng);
  return setup;
}

/// The pieces that the island begins with are in the stock of its seats (2.2, 3.7).
bool hasItsPieces(const SimulationPlan& plan) { return plan.boards > 0 || startsFit(setupOf(plan)); }

/// The table and its rules; a sentence if the command line is wrong.
QString readTable(const QCommandLineParser& given, const BoardFile* file, SimulationPlan& plan) {
  const auto rules = ruleSetNamed(given.value(u"rules"_s).toStdString());
  //: tapu-tool on the command line; the three words are to be typed like that
  if (!rules) return ToolWords::tr("--rules is classic, crazy or big.");
  plan.ruleSet = *rules;
  if (const QString wrong = readUsual(given, file, plan); !wrong.isEmpty()) return wrong;
  if (const QString wrong = readHouseRules(given, file, plan); !wrong.isEmpty()) return wrong;
  const bool isChain = playsOnChain(rulesOf(plan.ruleSet, plan.options));
  if (given.isSet(isChain ? u"seats"_s : u"boards"_s))
    //: tapu-tool on the command line; options and their values stay as they are
    return isChain ? ToolWords::tr("--boards says how many seats there are.")
                   : ToolWords::tr("--boards goes with --rules big.");
  if (!isChain) return {};
  const QString wrong = readNumber(given, u"boards"_s, 1, kMostBoards, plan.boards);
  if (wrong.isEmpty()) plan.mostMoves = 100'000 * plan.boards;
  return wrong;
}

/// Fills the plan; a sentence if the command line is wrong.
QString readPlan(const QCommandLineParser& given, const BoardFile* file, SeatBots seatBots, SimulationPlan& plan) {
  if (const QString wrong = readTable(given, file, plan); !wrong.isEmpty()) return wrong;
  const QStringList names = given.value(u"bots"_s).split(u',');
  for (const QString& name : names)
    if (const QString wrong = whyNoBot(name); !wrong.isEmpty()) return wrong;
  if (const QString wrong = seatBots(names, plan); !wrong.isEmpty()) return wrong;
  if (const QString wrong = whyTooMany(AskedBots::seatsIn(plan)); !wrong.isEmpty()) return wrong;
  if (const QString wrong = readNumber(given, u"games"_s, 1, kMostGames, plan.games); !wrong.isEmpty()) return wrong;
  if (!hasExternal(plan))
    if (const QString wrong = whyNoProgram(given, {"open", "bot-time", "bot-memory"}); !wrong.isEmpty()) return wrong;
  if (given.isSet(u"open"_s)) plan.eyesOfGuests = Eyes::OfWorld;
  plan.trade = given.isSet(u"no-player-trade"_s) ? PlayerTrade::LeftOut : PlayerTrade::Listed;
  if (const QString wrong = readSeed(given, plan.seed); !wrong.isEmpty()) return wrong;
  //: tapu-tool on the command line: each house rule may be as it is, but not all of them together
  return hasItsPieces(plan) ? QString() : ToolWords::tr("These house rules cannot be played together.");
}

/// The problems that keep the island from being played: a chain of it must hold (9.2), and start pieces must do for the
/// seats (3.7).
std::vector<BoardProblem> whyNotPlayed(const SimulationPlan& plan) {
  if (plan.boards == 0) return problems(setupOf(plan));
  return plan.board ? problems(chainOf(*plan.board, plan.options, plan.boards)) : std::vector<BoardProblem>();
}

/// False: reported on stderr.
bool isPlayable(const SimulationPlan& plan, const QString& path) {
  const auto found = whyNotPlayed(plan);
  if (found.empty()) return true;
  printError(complaintOf(found.front()).at(path.isEmpty() ? u"map.kind"_s : path));
  return false;
}

}  // namespace

Ended readGames(const QCommandLineParser& given, SeatBots seatBots, SimulationPlan& plan) {
  const QString island = given.value(u"board"_s);
  std::optional<BoardFile> file;
  Complaint complaint;
  if (given.isSet(u"board"_s)) file = loadBoard(island, complaint);
  if (given.isSet(u"board"_s) && !file) {
    printError(complaint.at(island));
    return Ended::BadInput;
  }
  const QString wrong = readPlan(given, file ? &*file : nullptr, seatBots, plan);
  if (!wrong.isEmpty()) return usage(wrong);
  return isPlayable(plan, island) ? Ended::Well : Ended::BadInput;
}

QString shownValue(const QCborValue& value) {
  if (value.isString()) return value.toString();
  if (value.isDouble()) return QLocale().toString(value.toDouble(), 'f', 3);
  if (value.isInteger()) return QLocale().toString(value.toInteger());
  if (value.isNull()) return u"–"_s;
  QStringList all;
  for (const QCborValue& each : value.toArray()) all << shownValue(each);
  for (const auto& [key, each] : value.toMap()) all << shownValue(each);
  return all.join(u' ');
}

}  // namespace tapu
