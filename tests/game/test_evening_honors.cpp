// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <set>

#include "app/session/replay/evening_honors.h"
#include "engine/play/game.h"
#include "tests/formats/played.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

/// A game of four in which nothing happened.
GameStory nothingHappened() {
  GameStory story;
  story.seats.resize(4);
  story.trades.assign(4, std::vector<int>(4));
  story.taken = story.trades;
  story.after.push_back({{2, 2, 2, 2}, {0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}});
  return story;
}
void trade(GameStory& story, std::size_t one, std::size_t other, int times) {
  story.trades[one][other] += times;
  story.trades[other][one] += times;
}

}  // namespace

/// Honors that amuse: who gets which.
class EveningHonorsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void ofAGameWithoutFactsThereAreNone() { QVERIFY(eveningGifts(nothingHappened()).empty()); }

  void theMostOfSomethingGetsTheHonor() {
    GameStory story = nothingHappened();
    story.seats[1].roads = 9;
    story.seats[2].roads = 8;
    QCOMPARE(eveningGifts(story), (std::vector<EveningGift>{{EveningHonor::RoadBuilder, {SeatId(1)}, 9}}));
  }

  /// Hexes under the fog, gifts and islands (14) are one honor, and one of them is too little.
  void findsAtSeaAreAnHonor() {
    GameStory story = nothingHappened();
    story.seats[1].finds = 1;
    QVERIFY(eveningGifts(story).empty());
    story.seats[1].finds = 3;
    QCOMPARE(eveningGifts(story), (std::vector<EveningGift>{{EveningHonor::BoldestExplorer, {SeatId(1)}, 3}}));
  }

  void tiesShareIt() {
    GameStory story = nothingHappened();
    trade(story, 0, 3, 2);
    trade(story, 0, 1, 1);
    trade(story, 1, 3, 1);  // 3, 2, 0, 3
    QCOMPARE(eveningGifts(story), (std::vector<EveningGift>{{EveningHonor::KeenestTrader, {SeatId(0), SeatId(3)}, 3}}));
  }

  void whatAllShareIsNoHonor() {
    GameStory story = nothingHappened();
    for (SeatStory& seat : story.seats) seat.cities = 3;
    QVERIFY(eveningGifts(story).empty());
  }

  void tooLittleIsNoHonor() {
    GameStory story = nothingHappened();
    story.seats[0].knights = 1;
    story.seats[1].cities = 1;
    trade(story, 0, 1, 1);
    QVERIFY(eveningGifts(story).empty());
  }

  void whoHasNoneYetComesFirst() {
    GameStory story = nothingHappened();
    story.seats[0].roads = 8;
    story.seats[0].cities = 4;
    story.seats[0].bought = 5;
    story.seats[0].knights = 4;
    story.seats[0].dryThrows = 7;
    story.seats[3].cards[static_cast<std::size_t>(CardWay::FromBank)] += CardCounts::of(Resource::Ore, 4);
    const std::vector<EveningGift> gifts = eveningGifts(story);
    QCOMPARE(gifts.size(), kMostHonors);
    QCOMPARE(gifts[0].honor, EveningHonor::RoadBuilder);
    QCOMPARE(gifts[1].honor, EveningHonor::BestCustomer);  // of seat 3
    QCOMPARE(gifts[2].honor, EveningHonor::TownPlanner);   // then in the order of the rules
    QCOMPARE(gifts[3].honor, EveningHonor::CardLover);
  }

  void everyHonorHasOneRule() {
    std::set<EveningHonor> seen;
    for (const EveningRule& rule : eveningRules()) QVERIFY(seen.insert(rule.honor).second);
    QCOMPARE(seen.size(), std::size_t{kEveningHonors});
  }

  void inGamesOfBotsEachIsDeserved() {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      const Played game = played(seed, "greedy");
      const Game start(game.setup);
      const GameStory story = storyOf(start.definition(), std::nullopt, game.moves);
      const std::vector<EveningGift> gifts = eveningGifts(story);
      QVERIFY(!gifts.empty());
      QVERIFY(gifts.size() <= kMostHonors);
      for (const EveningGift& gift : gifts) {
        const auto rule = std::ranges::find(eveningRules(), gift.honor, &EveningRule::honor);
        QVERIFY(gift.value >= rule->least);
        for (std::size_t seat = 0; seat < story.seats.size(); ++seat) {
          const bool holds = std::ranges::find(gift.holders, SeatId(static_cast<int>(seat))) != gift.holders.end();
          QCOMPARE(rule->value(story, seat) == gift.value, holds);
          QVERIFY(rule->value(story, seat) <= gift.value);
        }
      }
    }
  }
};

TAPU_TEST(EveningHonorsTest)
#include "test_evening_honors.moc"
