// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>

#include "tests/effort.h"
#include "tests/engine/battery.h"
#include "tests/suite.h"

using namespace tapu;
using namespace tapu::test;

namespace {

int numberIn(const char* name, int otherwise) {
  return qEnvironmentVariableIsSet(name) ? qEnvironmentVariableIntValue(name) : otherwise;
}

/// The contests of one rule set, and how many games are played over all of them.
struct RuleSetGames {
  QString name;
  std::vector<Contest> contests;
  int games;
  int firstContest = 0;  ///< its number among all
  int played = 0, leastBoards = 0, mostBoards = 0;
  std::uint64_t moves = 0, twins = 0;
};

}  // namespace

/// Alone each contest is one game, stopped after 1500 moves; one of the Big Game has up to 4 boards.
/// TAPU_CLASSIC_GAMES, TAPU_CRAZY_GAMES, TAPU_BIG_GAMES = games of a rule set, spread over its contests, to their end;
/// those of the Big Game on 1 to 60 boards. Rule sets that are not named are left out then.
/// TAPU_SHARE = i/n: only the i-th of n equal shares (1/2 and 2/2 keep two processors busy). TAPU_SEED = the first
/// seed.
class TestBattery : public QObject {
  Q_OBJECT

 public:
  static void initMain() {  // long runs are wanted long
    if (isLong()) qputenv("QTEST_FUNCTION_TIMEOUT", "360000000");
  }

 private Q_SLOTS:
  void initTestCase() {
    const QByteArray share = qgetenv("TAPU_SHARE");
    if (share.isEmpty()) return;
    const auto parts = share.split('/');
    QVERIFY2(parts.size() == 2 && parts[0].toInt() >= 1 && parts[1].toInt() >= parts[0].toInt(), "TAPU_SHARE is i/n");
    share_ = parts[0].toInt() - 1;
    shares_ = parts[1].toInt();
  }

  void randomGames_data() {
    QTest::addColumn<int>("set");
    QTest::addColumn<int>("contest");
    for (int set = 0; set < int(sets_.size()); ++set)
      for (int i = 0; i < int(sets_[std::size_t(set)].contests.size()); ++i)
        QTest::newRow(sets_[std::size_t(set)].contests[std::size_t(i)].name.c_str()) << set << i;
  }
  void randomGames() {
    QFETCH(int, set);
    QFETCH(int, contest);
    RuleSetGames& rules = sets_[std::size_t(set)];
    const int contests = int(rules.contests.size());
    std::uint64_t twins = 0, moves = 0;
    int seats = 4;
    for (int number = contest; number < rules.games; number += contests) {
      if (number / contests % shares_ != share_) continue;
      const auto first = std::uint64_t(numberIn("TAPU_SEED", 0));
      const auto seed = (first + std::uint64_t(number / contests)) * 1000 + std::uint64_t(rules.firstContest + contest);
      BatteryGame game(rules.contests[std::size_t(contest)], seed);
      if (!game.play(isLong() ? 3000 * game.boards() : effort(1500, 150))) {
        qInfo("seed %llu; %d games of this contest are left out", static_cast<unsigned long long>(seed),
              (rules.games - number - 1) / contests / shares_);
        return;
      }
      count(rules, game);
      twins += std::uint64_t(game.twinsCompared());
      moves += std::uint64_t(game.moves());
      seats = game.seats();
    }
    if (seats > 2 && moves > 500) QVERIFY2(twins > 0, "no pair of games that differ in secrets was compared");
  }
  void randomGamesComeToAnEnd() {
    int won = 0;
    const auto games = std::uint64_t(effort(2, 1));
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
      BatteryGame game(classicContests().front(), seed);
      if (!game.play(6000)) return;
      won += game.won();
    }
    QVERIFY2(won >= 1, "a game is won");
  }
  void cleanupTestCase() {
    for (const RuleSetGames& set : sets_)
      qInfo("%s: %d games, %llu moves, %llu twins compared, on %d to %d boards", qPrintable(set.name), set.played,
            static_cast<unsigned long long>(set.moves), static_cast<unsigned long long>(set.twins), set.leastBoards,
            set.mostBoards);
  }

 private:
  static bool isLong() {
    return qEnvironmentVariableIsSet("TAPU_CLASSIC_GAMES") || qEnvironmentVariableIsSet("TAPU_CRAZY_GAMES") ||
           qEnvironmentVariableIsSet("TAPU_BIG_GAMES");
  }
  static std::vector<RuleSetGames> allSets() {
    std::vector<RuleSetGames> sets;
    int first = 0;
    const auto add = [&](const char* name, const char* games, std::vector<Contest> contests) {
      const int each = int(contests.size());
      sets.push_back({QString::fromLatin1(name), std::move(contests), numberIn(games, isLong() ? 0 : each), first});
      first += each;
    };
    add("Classic", "TAPU_CLASSIC_GAMES", classicContests());
    add("Crazy", "TAPU_CRAZY_GAMES", crazyContests());
    add("Big Game", "TAPU_BIG_GAMES", bigContests(isLong() ? 60 : 4));
    return sets;
  }
  static void count(RuleSetGames& set, const BatteryGame& game) {
    set.leastBoards = set.played == 0 ? game.boards() : std::min(set.leastBoards, game.boards());
    set.mostBoards = std::max(set.mostBoards, game.boards());
    ++set.played;
    set.moves += std::uint64_t(game.moves());
    set.twins += std::uint64_t(game.twinsCompared());
  }

  std::vector<RuleSetGames> sets_ = allSets();
  int share_ = 0, shares_ = 1;
};

TAPU_TEST(TestBattery)
#include "test_battery.moc"
