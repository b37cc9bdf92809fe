// SPDX-License-Identifier: GPL-3.0-or-later
// What was chosen for a new game, kept from one start of the program to the next, and presets of one's own.
#include <QTemporaryDir>
#include <QTest>

#include "app/session/plan/board_shelf.h"
#include "app/session/plan/game_choice.h"
#include "app/session/plan/game_words.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

const BoardFile& lagoon() {
  for (const BoardFile& file : boardShelf())
    if (file.name(u"en"_s) == "Lagoon"_L1) return file;
  qFatal("no such board");
}

class GameChoiceTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    settings_ = std::make_unique<Settings>(folder_->path());
    settings_->player.name.set(u"Asha"_s);
  }

  void atFirstAGameIsTheStandardOneAgainstThreeBots() {
    const GamePlan plan = GameChoices::lastPlan(GamePurpose::Bots, *settings_);
    QCOMPARE(plan.preset(), Preset::Standard);
    QCOMPARE(plan.seats.size(), 4);
    QVERIFY(briefOf(plan).startsWith(u"Standard · 3 bot"_s));
  }

  void whatWasBegunLastIsBegunAgain_data() {
    QTest::addColumn<int>("preset");
    QTest::addColumn<int>("seats");
    for (const PresetChoice& choice : kPresets)
      for (int seats = 2; seats <= 4; ++seats)
        QTest::addRow("preset %d with %d seats", static_cast<int>(choice.preset), seats)
            << static_cast<int>(choice.preset) << seats;
  }
  void whatWasBegunLastIsBegunAgain() {
    QFETCH(int, preset);
    QFETCH(int, seats);
    GamePlan plan = GamePlan::usual(GamePurpose::Bots, *settings_);
    plan.startFrom(static_cast<Preset>(preset));
    if (!plan.isOnChain()) {
      plan.setSeatCount(seats);
      plan.seats.back().bot = u"trader"_s;
    }
    GameChoices(*settings_).remember(plan);
    const Settings again(folder_->path());
    const GamePlan next = GameChoices::lastPlan(GamePurpose::Bots, again);
    QCOMPARE(next.preset(), static_cast<Preset>(preset));
    QCOMPARE(next.seats.size(), plan.seats.size());
    QVERIFY(next.setup.options == plan.setup.options);
    QVERIFY(!next.obstacle());
    if (!plan.isOnChain()) QCOMPARE(next.seats.back().bot, u"trader"_s);
  }

  void botsOfALevelThatWasGivenDuringTheGameComeAgain() {
    GamePlan plan = GamePlan::usual(GamePurpose::Bots, *settings_);
    GameChoices(*settings_).remember(plan);
    plan.seats[2].bot = u"navigator"_s;
    GameChoices(*settings_).rememberBots(plan);
    QCOMPARE(GameChoices::lastPlan(GamePurpose::Bots, *settings_).seats[2].bot, u"navigator"_s);
    GamePlan other = plan;
    other.startFrom(Preset::Crazy);
    other.seats[2].bot = u"shepherd"_s;
    GameChoices(*settings_).rememberBots(other);  // another game than the one that was begun last
    QCOMPARE(GameChoices::lastPlan(GamePurpose::Bots, *settings_).seats[2].bot, u"navigator"_s);
  }

  void allBotsOfABigGameHaveTheirLevelAgain() {
    GamePlan plan = GamePlan::usual(GamePurpose::Bots, *settings_);
    plan.startFrom(Preset::BigGame);
    for (GamePlan::Seat& seat : plan.seats) seat.bot = u"trader"_s;
    plan.setChain(4, Territory::Moon);  // more boards, the same bots
    GameChoices(*settings_).remember(plan);
    const GamePlan next = GameChoices::lastPlan(GamePurpose::Bots, *settings_);
    for (const GamePlan::Seat& seat : next.seats)
      if (seat.holder == SeatHolder::Bot) QCOMPARE(seat.bot, u"trader"_s);
  }

  void whatIsWantedOfAllBotsIsKept() {
    QVERIFY(GameChoices::botWishes(*settings_) == BotWishes());
    const BotWishes wishes{BotsNextTime::Usual, BotOffers::Declined};
    GameChoices(*settings_).setBotWishes(wishes);
    GameChoices(*settings_).remember(GamePlan::usual(GamePurpose::Bots, *settings_));
    QVERIFY(GameChoices::botWishes(Settings(folder_->path())) == wishes);
  }

  void aShuffledIslandIsShuffledAnew() {
    GamePlan plan = GamePlan::usual(GamePurpose::Bots, *settings_);
    GameChoices(*settings_).remember(plan);
    QVERIFY(GameChoices::lastPlan(GamePurpose::Bots, *settings_).setup.board != plan.setup.board);
  }

  void aBoardFromAFileIsThere() {
    GamePlan plan = GamePlan::usual(GamePurpose::Bots, *settings_);
    useBoard(plan.setup, lagoon());
    GameChoices(*settings_).remember(plan);
    const GamePlan next = GameChoices::lastPlan(GamePurpose::Bots, *settings_);
    QVERIFY(next.setup.board == plan.setup.board);
    QCOMPARE(titleOf(next), u"Lagoon"_s);
  }

  void eachPurposeRemembersItsOwnGame() {
    GamePlan bots = GamePlan::usual(GamePurpose::Bots, *settings_);
    bots.startFrom(Preset::Crazy);
    GameChoices(*settings_).remember(bots);
    GamePlan shared = GamePlan::usual(GamePurpose::SameComputer, *settings_);
    shared.setSeatCount(3);
    shared.seats[1].name = u"Meera"_s;
    GameChoices(*settings_).remember(shared);
    QCOMPARE(GameChoices::lastPlan(GamePurpose::Bots, *settings_).preset(), Preset::Crazy);
    const GamePlan next = GameChoices::lastPlan(GamePurpose::SameComputer, *settings_);
    QCOMPARE(next.seats.size(), 3);
    QCOMPARE(next.personNames().value(1), u"Meera"_s);
    QCOMPARE(GameChoices::lastPlan(GamePurpose::Host, *settings_).setup.ruleSet, RuleSet::Classic);
  }

  void theFirstPersonIsWhoTheSettingsSay() {
    GamePlan plan = GamePlan::usual(GamePurpose::Bots, *settings_);
    GameChoices(*settings_).remember(plan);
    settings_->player.name.set(u"Meera"_s);
    settings_->player.color.set(plan.seats[2].color);
    const GamePlan next = GameChoices::lastPlan(GamePurpose::Bots, *settings_);
    QCOMPARE(next.seats[0].name, u"Meera"_s);
    QCOMPARE(next.seats[0].color, plan.seats[2].color);
    for (int i = 1; i < next.seats.size(); ++i) QVERIFY(next.seats[i].color != next.seats[0].color);
  }

  void aChosenTargetIsKept() {  // 10.1 victory.target = 3..30
    GamePlan plan = GamePlan::usual(GamePurpose::Bots, *settings_);
    QVERIFY(setOption(*optionNamed("victory.target"), plan.setup.options, "12"));
    GameChoices(*settings_).remember(plan);
    const GamePlan next = GameChoices::lastPlan(GamePurpose::Bots, *settings_);
    QCOMPARE(rulesOf(next.setup.ruleSet, next.setup.options).target, 12);
  }

  void aDefaultThatWasSetByHandIsKept() {  // 13.3
    GamePlan plan = GamePlan::usual(GamePurpose::Bots, *settings_);
    QVERIFY(setOption(*optionNamed("bank.perResource"), plan.setup.options, "19"));
    GameChoices(*settings_).remember(plan);
    GamePlan next = GameChoices::lastPlan(GamePurpose::Bots, *settings_);
    next.setSeatCount(6);
    QCOMPARE(next.setup.options.bankPerResource, 19);
    next.startFrom(Preset::Standard);  // all as usual again
    QCOMPARE(next.setup.options.bankPerResource, 24);
  }

  void aPresetOfOnesOwnIsSavedReplacedAndRemoved() {
    GamePlan plan = GamePlan::usual(GamePurpose::Bots, *settings_);
    QVERIFY(setOption(*optionNamed("discard.threshold"), plan.setup.options, "10"));
    GameChoice mine = choiceOf(plan);
    mine.name = u"Ours"_s;
    GameChoices(*settings_).save(mine);
    QCOMPARE(GameChoices::own(*settings_).size(), 1);
    QVERIFY(isSameGame(plan, GameChoices::own(*settings_).first()));
    GamePlan other = GamePlan::usual(GamePurpose::Bots, *settings_);
    QVERIFY(!isSameGame(other, mine));
    takeChoice(other, mine);
    QVERIFY(isSameGame(other, mine));
    other.setSeatCount(3);
    QVERIFY2(isSameGame(other, mine), "whoever plays");
    mine.options.discardThreshold = 12;
    GameChoices(*settings_).save(mine);
    QCOMPARE(GameChoices::own(*settings_).size(), 1);
    QCOMPARE(GameChoices::own(*settings_).first().options.discardThreshold, 12);
    GameChoices(*settings_).remove(u"Ours"_s);
    QVERIFY(GameChoices::own(*settings_).isEmpty());
  }

  void whatCannotBeReadIsLeftOut() {
    for (const QByteArray& kept : {QByteArray("nonsense"), QByteArray("\xff\xff"), QByteArray(4, '\x9f')}) {
      settings_->game.choices.set(kept);
      QCOMPARE(GameChoices::lastPlan(GamePurpose::Bots, *settings_).preset(), Preset::Standard);
      QVERIFY(GameChoices::own(*settings_).isEmpty());
    }
  }

  void aGameForTheNetworkHasFreeSeatsAgain() {
    GamePlan plan = GamePlan::usual(GamePurpose::Host, *settings_);
    plan.setSeatCount(3);
    plan.seats[2].holder = SeatHolder::Bot;
    GameChoices(*settings_).remember(plan);
    const GamePlan next = GameChoices::lastPlan(GamePurpose::Host, *settings_);
    QCOMPARE(next.seats.size(), 3);
    QCOMPARE(next.seats[1].holder, SeatHolder::Nobody);
    QCOMPARE(next.seats[2].holder, SeatHolder::Bot);
    QCOMPARE(next.seats[0].holder, SeatHolder::Person);
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<Settings> settings_;
};

}  // namespace

TAPU_TEST(GameChoiceTest)
#include "test_game_choice.moc"
