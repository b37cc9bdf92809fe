// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/effort.h"
#include "tests/engine/battery.h"

using namespace tapu;
using namespace tapu::test;

/// TAPU_GAMES = games per contest (default 1, stopped after 1500 moves); TAPU_SEED = the first seed.
class TestBattery : public QObject {
  Q_OBJECT

 public:
  static void initMain() {  // long runs are wanted long
    if (qEnvironmentVariableIsSet("TAPU_GAMES")) qputenv("QTEST_FUNCTION_TIMEOUT", "36000000");
  }

 private Q_SLOTS:
  void randomGames_data() {
    QTest::addColumn<int>("index");
    const auto contests = allContests();
    for (int i = 0; i < int(contests.size()); ++i) QTest::newRow(contests[std::size_t(i)].name.c_str()) << i;
  }
  void randomGames() {
    QFETCH(int, index);
    const auto contest = allContests()[std::size_t(index)];
    const int games = qEnvironmentVariableIntValue("TAPU_GAMES") > 0 ? qEnvironmentVariableIntValue("TAPU_GAMES") : 1;
    const auto first = std::uint64_t(qEnvironmentVariableIntValue("TAPU_SEED"));
    const int most = games > 1 ? 5000 : effort(1500, 150);
    for (std::uint64_t i = 0; i < std::uint64_t(games); ++i) {
      const auto seed = (first + i) * 1000 + std::uint64_t(index);
      BatteryGame game(contest, seed);
      if (!game.play(most)) {
        qInfo("seed %llu", static_cast<unsigned long long>(seed));
        return;
      }
      twins_ += game.twinsCompared();
    }
  }
  void theGamesComparedTwins() { QVERIFY2(twins_ > 0, "no pair of games that differ in secrets was compared"); }
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

 private:
  static std::vector<Contest> allContests() {
    auto all = classicContests();
    for (auto& contest : crazyContests()) all.push_back(std::move(contest));
    return all;
  }
  int twins_ = 0;
};

QTEST_APPLESS_MAIN(TestBattery)
#include "test_battery.moc"
