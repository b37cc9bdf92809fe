// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCborArray>
#include <QCborMap>
#include <QLocale>

#include "app/files/json_text.h"
#include "app/system/processes.h"
#include "app/text/option_words.h"
#include "app/tool/asked_bots.h"
#include "app/tool/asked_games.h"
#include "app/tool/match_file.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

/// The hero and the field, one a side; a sentence if there are too many or too few.
QString seatSides(const QStringList& given, SimulationPlan& plan) {
  QStringList names = given;
  const int sides = sidesOf(plan);
  if (names.size() <= 2)
    while (names.size() < sides) names << names.last();
  //: tapu-tool on the command line; Sun and Moon are the two groups of the Big Game
  const QString ofChain = ToolWords::tr("--bots names one bot, or one for Sun and one for Moon.");
  const QString ofTable =
      //: tapu-tool on the command line; the hero is the bot whose wins a match counts
      ToolWords::tr("--bots names one bot, the hero and one for all others, or one for each seat.");
  if (names.size() != sides) return plan.boards > 0 ? ofChain : ofTable;
  for (const QString& name : names) plan.bots.push_back(name.toStdString());
  return {};
}

/// "0.25,0.3": two shares, the smaller one first.
std::optional<SequentialTest> testFrom(const QString& text) {
  const QStringList shares = text.split(u',');
  if (shares.size() != 2) return {};
  bool isLower = false, isHigher = false;
  const SequentialTest test{shares[0].toDouble(&isLower), shares[1].toDouble(&isHigher)};
  const bool isSound = isLower && isHigher && test.lower > 0 && test.lower < test.higher && test.higher < 1;
  return isSound ? std::optional(test) : std::nullopt;
}

/// Fills the plan; any other end than well has been reported.
Ended readMatch(const QCommandLineParser& given, MatchPlan& plan) {
  if (const Ended ended = readGames(given, seatSides, plan.games); ended != Ended::Well) return ended;
  const int sides = sidesOf(plan.games);
  if (given.isSet(u"pairs"_s)) plan.luck = SharedLuck::OfGroups;
  if (plan.luck == SharedLuck::OfGroups && plan.games.games % sides != 0)
    //: tapu-tool on the command line; %1 a number
    return usage(ToolWords::tr("With --pairs the number of games is a multiple of %1.").arg(sides));
  if (given.isSet(u"resume"_s) && given.value(u"resume"_s).isEmpty())
    //: tapu-tool on the command line
    return usage(ToolWords::tr("--resume takes the name of a file."));
  if (!given.isSet(u"sprt"_s)) return Ended::Well;
  plan.test = testFrom(given.value(u"sprt"_s));
  if (plan.test) return Ended::Well;
  //: tapu-tool on the command line; what follows “such as” is to be typed like that
  return usage(ToolWords::tr("--sprt takes two shares between 0 and 1, the smaller one first, such as 0.25,0.3."));
}

/// Counts the file's groups. It plays the last one once more: if the result differs, other bots or another program have
/// played it, and the two halves would not fit together. False and a complaint if that is so.
bool takeUp(Match& match, const MatchFile& file, AskedBots* others, Complaint& complaint) {
  const auto& groups = file.groups();
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const MatchGroup& group = groups[i];
    complaint.line = MatchFile::lineOf(i);
    if (match.isOver() || match.gamesOfNext() != static_cast<int>(group.games.size())) {
      //: tapu-tool on the command line, about a file that it was to go on with
      complaint.sentence = ToolWords::tr("This line is not of this match.");
      return false;
    }
    if (i + 1 == groups.size()) {
      if (others) others->countFrom(match.score().games);
      const MatchGroup again = match.play();
      if (again.games != group.games || again.signature != group.signature) {
        //: tapu-tool on the command line, about a file that it was to go on with
        complaint.sentence = ToolWords::tr("Played again, these games come out otherwise: the bots have changed.");
        return false;
      }
    }
    match.count(group);
  }
  return true;
}

QCborArray listOf(const std::vector<int>& numbers) {
  QCborArray list;
  for (const int each : numbers) list << each;
  return list;
}

QCborArray listOf(const Interval& interval) { return {interval.low, interval.high}; }

QString wordOf(SequentialTest::Verdict verdict) {
  constexpr const char* kWords[] = {"open", "lower", "higher"};
  return QString::fromLatin1(kWords[static_cast<int>(verdict)]);
}

/// The report on groups, whose games share their luck. `independent`: the variance of a group if they did not.
QCborMap groupsReport(const MatchScore& score, int sides) {
  const double share = static_cast<double>(score.wins) / score.games;
  QCborValue variance(nullptr), interval(nullptr);
  if (const auto found = score.groupShares.variance()) variance = *found;
  if (const auto found = score.groupShares.interval())
    interval = QCborArray{std::max(found->low, 0.0), std::min(found->high, 1.0)};
  return QCborMap{{u"played"_s, score.groups},
                  {u"variance"_s, variance},
                  {u"independent"_s, share * (1 - share) / sides},
                  {u"interval"_s, interval}};
}

QCborMap testReport(const SequentialTest& test, const MatchScore& score) {
  return QCborMap{{u"shares"_s, QCborArray{test.lower, test.higher}},
                  {u"logRatio"_s, test.logRatio(score.wins, score.games)},
                  {u"bounds"_s, QCborArray{-SequentialTest::kBound, SequentialTest::kBound}},
                  {u"verdict"_s, wordOf(test.verdict(score.wins, score.games))}};
}

QCborMap timesReport(const MatchScore& score) {
  const double seconds = static_cast<double>(score.spent) / 1e9;
  QCborMap decisions;
  for (const auto& [bot, times] : score.times)
    decisions.insert(QString::fromStdString(bot), QCborMap{{u"count"_s, static_cast<qint64>(times.count())},
                                                           {u"p50"_s, static_cast<qint64>(times.within(50))},
                                                           {u"p99"_s, static_cast<qint64>(times.within(99))},
                                                           {u"longest"_s, static_cast<qint64>(times.longest())}});
  return QCborMap{{u"cpuSeconds"_s, seconds},
                  {u"gamesPerSecond"_s, score.games / qMax(seconds, 1e-9)},
                  {u"decisionNanoseconds"_s, decisions}};
}

QCborMap report(const MatchPlan& plan, const MatchScore& score) {
  const int sides = sidesOf(plan.games);
  const int seats = plan.games.boards > 0 ? 2 * plan.games.boards : sides;
  const double seatsOfHero = 1.0 * score.games * seats / sides;
  QCborMap out = planToJson(plan);
  out.insert(u"seats"_s, seats);
  out.insert(u"games"_s, score.games);
  out.insert(u"finished"_s, score.finished);
  out.insert(u"endings"_s, QCborMap{{u"won"_s, score.won}, {u"stopped"_s, score.stopped}});
  out.insert(u"rounds"_s,
             QCborMap{{u"p50"_s, valueOfShare(score.rounds, 50)}, {u"p90"_s, valueOfShare(score.rounds, 90)}});
  out.insert(u"moves"_s, static_cast<qint64>(score.moves));
  out.insert(u"wins"_s, score.wins);
  out.insert(u"share"_s, static_cast<double>(score.wins) / score.games);
  out.insert(u"interval"_s, listOf(wilson(score.wins, score.games)));
  out.insert(u"par"_s, 1.0 / sides);
  out.insert(u"winsBySeat"_s, listOf(score.winsBySide));
  out.insert(u"gamesBySeat"_s, listOf(score.gamesBySide));
  out.insert(u"points"_s, QCborMap{{u"hero"_s, static_cast<double>(score.heroPoints) / seatsOfHero},
                                   {u"field"_s, static_cast<double>(score.fieldPoints) / (seatsOfHero * (sides - 1))}});
  out.insert(u"bestPoints"_s, QCborMap{{u"p50"_s, valueOfShare(score.bestPoints, 50)}, {u"reached"_s, score.reached}});
  out.insert(u"deals"_s,
             QCborMap{{u"played"_s, static_cast<qint64>(score.deals)}, {u"gifts"_s, static_cast<qint64>(score.gifts)}});
  const bool hasPairs = plan.luck == SharedLuck::OfGroups;
  out.insert(u"groups"_s, hasPairs ? QCborValue(groupsReport(score, sides)) : QCborValue(nullptr));
  out.insert(u"test"_s, plan.test ? QCborValue(testReport(*plan.test, score)) : QCborValue(nullptr));
  out.insert(u"signature"_s, u"%1"_s.arg(score.signature, 16, 16, QLatin1Char('0')));
  out.insert(u"times"_s, timesReport(score));
  return out;
}

/// Numbers of a report for people.
QString percent(double share) { return QLocale().toString(100 * share, 'f', 1); }
QString percent(const QCborValue& share) { return percent(share.toDouble()); }
QString tenths(const QCborValue& number) { return QLocale().toString(number.toDouble(), 'f', 1); }
QString thousandths(const QCborValue& number) { return QLocale().toString(number.toDouble(), 'f', 3); }
QString microseconds(const QCborValue& nanoseconds) {
  return QLocale().toString(static_cast<double>(nanoseconds.toInteger()) / 1e3, 'f', 1);
}

void printWins(const QCborMap& told) {
  const QLocale locale;
  //: What tapu-tool tells of a match: %1 of %2 games, then percentages
  printLine(ToolWords::tr("Won by the hero: %1 of %2, that is %3% (with 95% certainty %4% to %5%; par %6%)")
                .arg(locale.toString(told[u"wins"_s].toInteger()), locale.toString(told[u"games"_s].toInteger()),
                     percent(told[u"share"_s]), percent(told[u"interval"_s][0]), percent(told[u"interval"_s][1]),
                     percent(told[u"par"_s])));
  //: What tapu-tool tells of a match: %1 and %2 a number for each seat that the hero sat in, the first for seat 0
  printLine(ToolWords::tr("Won by the hero, by seat: %1 (of %2)")
                .arg(shownValue(told[u"winsBySeat"_s]), shownValue(told[u"gamesBySeat"_s])));
  const QCborValue points = told[u"points"_s], best = told[u"bestPoints"_s];
  //: What tapu-tool tells of a match: points
  printLine(ToolWords::tr("Points of a seat on average: hero %1, others %2")
                .arg(tenths(points[u"hero"_s]), tenths(points[u"field"_s])));
  //: What tapu-tool tells of a match: %1 points, %2 a number of games
  printLine(ToolWords::tr("Most points of a seat, half of the games: %1; games with the points that win: %2")
                .arg(shownValue(best[u"p50"_s]), shownValue(best[u"reached"_s])));
}

void printDeals(const QCborValue& deals) {
  if (deals[u"played"_s].toInteger() == 0) return;
  //: What tapu-tool tells of a match: trades of the hero with other players; %2 of these helped somebody to win at once
  printLine(ToolWords::tr("Trades of the hero with others: %1; with somebody who then won within a round: %2")
                .arg(shownValue(deals[u"played"_s]), shownValue(deals[u"gifts"_s])));
}

void printGroups(const QCborValue& groups) {
  if (groups.isNull()) return;
  //: What tapu-tool tells of a match: games on one board and with one luck are a group; %1 a number
  printLine(ToolWords::tr("Groups with the same luck: %1").arg(shownValue(groups[u"played"_s])));
  if (groups[u"interval"_s].isNull()) return;
  //: What tapu-tool tells of a match: games on one board and with one luck are a group; percentages
  printLine(ToolWords::tr("By the groups, with 95% certainty: %1% to %2%")
                .arg(percent(groups[u"interval"_s][0]), percent(groups[u"interval"_s][1])));
  //: What tapu-tool tells of a match: how much the shares of the groups vary, and would vary without a common luck
  printLine(ToolWords::tr("Variance of the groups: %1; of games with nothing in common it would be %2")
                .arg(thousandths(groups[u"variance"_s]), thousandths(groups[u"independent"_s])));
}

void printTest(const QCborValue& test) {
  if (test.isNull()) return;
  const QString lower = percent(test[u"shares"_s][0]), higher = percent(test[u"shares"_s][1]);
  //: What tapu-tool tells of a match: a statistical test of two shares; %3 is compared with the bounds %4 and %5
  printLine(ToolWords::tr("Test of %1% against %2%: logarithm of the likelihood ratio %3, bounds %4 and %5")
                .arg(lower, higher, thousandths(test[u"logRatio"_s]), thousandths(test[u"bounds"_s][0]),
                     thousandths(test[u"bounds"_s][1])));
  const QString verdict = test[u"verdict"_s].toString();
  if (verdict == u"open")
    //: What tapu-tool tells of a match: the end of a statistical test
    printLine(ToolWords::tr("The test is not decided: more games are needed."));
  else
    //: What tapu-tool tells of a match: the end of a statistical test; %1 and %2 percentages
    printLine(ToolWords::tr("The test is decided: rather %1% than %2%.")
                  .arg(verdict == u"higher" ? higher : lower, verdict == u"higher" ? lower : higher));
}

void printTimes(const QCborValue& times) {
  for (const auto& [bot, each] : times[u"decisionNanoseconds"_s].toMap())
    //: What tapu-tool tells of a match: how long a bot thinks. %1 its name, %2 how many decisions; µs: microseconds
    printLine(ToolWords::tr("Decisions of %1: %2; half took up to %3 µs, 99% up to %4 µs, the longest %5 µs")
                  .arg(bot.toString(), shownValue(each[u"count"_s]), microseconds(each[u"p50"_s]),
                       microseconds(each[u"p99"_s]), microseconds(each[u"longest"_s])));
  //: What tapu-tool tells of games of bots
  printLine(ToolWords::tr("Seconds of computing: %1").arg(thousandths(times[u"cpuSeconds"_s])));
  //: What tapu-tool tells of games of bots
  printLine(ToolWords::tr("Games per second: %1").arg(tenths(times[u"gamesPerSecond"_s])));
}

void printReport(const MatchPlan& plan, const QCborMap& told) {
  //: What tapu-tool tells of games of bots
  printLine(ToolWords::tr("Rules: %1").arg(nameOfRules(plan.games.ruleSet)));
  //: What tapu-tool tells of games of bots
  printLine(ToolWords::tr("Seats: %1").arg(shownValue(told[u"seats"_s])));
  //: What tapu-tool tells of a match; %1 names of bots, in the order of the seats
  printLine(ToolWords::tr("The hero, then the others: %1").arg(shownValue(told[u"bots"_s])));
  //: What tapu-tool tells of games of bots
  printLine(ToolWords::tr("Games: %1").arg(shownValue(told[u"games"_s])));
  //: What tapu-tool tells of games of bots
  printLine(ToolWords::tr("Played to the end: %1").arg(shownValue(told[u"finished"_s])));
  //: What tapu-tool tells of games of bots; %1 two numbers
  printLine(ToolWords::tr("Won, and stopped without a winner: %1").arg(shownValue(told[u"endings"_s])));
  //: What tapu-tool tells of games of bots; %1 two numbers of rounds, such as “28 45”
  printLine(ToolWords::tr("Rounds of half, and of nine tenths of these games: %1").arg(shownValue(told[u"rounds"_s])));
  printWins(told);
  printDeals(told[u"deals"_s]);
  printGroups(told[u"groups"_s]);
  printTest(told[u"test"_s]);
  printTimes(told[u"times"_s]);
  printEyes(plan.games);
  //: What tapu-tool tells of games of bots: %1 is a number that changes with any change of what was played
  printLine(ToolWords::tr("Signature of all moves: %1").arg(shownValue(told[u"signature"_s])));
}

Ended playMatch(const QCommandLineParser& given) {
  MatchPlan plan;
  if (const Ended ended = readMatch(given, plan); ended != Ended::Well) return ended;
  BotLimits limits;
  if (const QString wrong = readBotLimits(given, limits); !wrong.isEmpty()) return usage(wrong);
  std::optional<AskedBots> others;
  if (hasExternal(plan.games)) others.emplace(limits, plan.games);
  const QString path = given.value(u"resume"_s);
  const bool isKept = given.isSet(u"resume"_s);
  MatchFile file;
  Complaint complaint;
  const auto badFile = [&] {
    printError(complaint.at(path));
    return Ended::BadInput;
  };
  if (isKept && !file.open(path, plan, complaint)) return badFile();
  const auto computingTime = [] { return std::int64_t{computingTimeNs()}; };
  Match match(plan, computingTime, others ? &*others : nullptr);
  const bool isTakenUp = !isKept || takeUp(match, file, others ? &*others : nullptr, complaint);
  if (others && others->haveStopped()) return Ended::Badly;
  if (!isTakenUp) return badFile();
  complaint = {};
  while (!match.isOver()) {
    if (others) others->countFrom(match.score().games);
    const MatchGroup group = match.play();
    if (others && others->haveStopped()) return Ended::Badly;
    if (isKept && !file.append(group, complaint)) return badFile();
    match.count(group);
  }
  const QCborMap told = report(plan, match.score());
  if (given.isSet(u"json"_s))
    printLine(jsonText(told, Layout::OneLine));
  else
    printReport(plan, told);
  return Ended::Well;
}

constexpr CommandOption kMatchOptions[] = {
    kAskedRules,
    kAskedSeats,
    kAskedBoards,
    kAskedBoard,
    kAskedOption,
    {"bots", "NAME[,NAME]", "random",
     //: Help of tapu-tool: what an option does; the hero is the bot whose wins a match counts
     QT_TRANSLATE_NOOP("Tool",
                       "The hero and then the others, one for each seat, or one for all of them; for big one group "
                       "against the other. They are named as for simulate.")},
    {"games", "N", "240",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "How many games are played at most.")},
    kAskedSeed,
    kAskedTrade,
    kAskedBotTime,
    kAskedBotMemory,
    kAskedOpen,
    {"pairs", "", "",
     //: Help of tapu-tool: what an option does; the hero is the bot whose wins a match counts
     QT_TRANSLATE_NOOP("Tool", "Each board is played with the hero in each seat, always with the same throws.")},
    {"sprt", "P0,P1", "",
     //: Help of tapu-tool: what an option does; P0 and P1 stand for two numbers; the hero is the bot whose wins count
     QT_TRANSLATE_NOOP("Tool", "Ends as soon as it is clear whether the hero wins a share P0 or P1 of the games.")},
    {"json", "", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Tells the result as one JSON object.")},
    {"resume", "FILE", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Keeps the match in this file; the same command goes on with it after a break.")},
};

constexpr Command kMatchCommands[] = {
    {"match", "",
     //: Help of tapu-tool: what a command does; the hero is the bot whose wins a match counts
     QT_TRANSLATE_NOOP("Tool", "Measures how often one bot, the hero, wins against others."), kMatchOptions, playMatch},
};

}  // namespace

std::span<const Command> matchCommands() { return kMatchCommands; }

}  // namespace tapu
