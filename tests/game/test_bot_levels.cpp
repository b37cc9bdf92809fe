// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "app/session/game/help_words.h"
#include "app/session/plan/game_choice.h"
#include "app/session/plan/game_plan.h"
#include "app/session/plan/test_plan.h"
#include "app/session/records/career.h"
#include "app/session/settings/languages.h"
#include "app/session/settings/settings.h"
#include "app/session/words/bot_levels.h"
#include "engine/bots/bot.h"
#include "engine/state/game_map.h"
#include "tests/game/home.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The levels of bots: what they are called, and what becomes of kinds that this version does not offer.
class BotLevelsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() { languages_.use(u"en"_s); }

  void eachLevelHasItsWords_data() {
    QTest::addColumn<QString>("level");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("hindi");
    QTest::newRow("the easiest") << u"shepherd"_s << u"Shepherd (easy)"_s << u"चरवाहा (आसान)"_s;
    QTest::newRow("the second") << u"farmer"_s << u"Farmer (medium)"_s << u"किसान (मध्यम)"_s;
    QTest::newRow("the third") << u"trader"_s << u"Trader (hard)"_s << u"व्यापारी (कठिन)"_s;
    QTest::newRow("the hardest") << u"navigator"_s << u"Navigator (very hard)"_s << u"नाविक (बहुत कठिन)"_s;
  }
  void eachLevelHasItsWords() {
    QFETCH(QString, level);
    QFETCH(QString, english);
    QFETCH(QString, hindi);
    QCOMPARE(bothOfBot(level), english);
    languages_.use(u"hi"_s);
    QCOMPARE(bothOfBot(level), hindi);
    QVERIFY(!playOfLevel(level).isEmpty() && !thinkingOfLevel(level).isEmpty());
  }

  void theFourLevelsAreOfferedTheEasiestFirst() {
    QCOMPARE(levelsOfBots(), (QStringList{u"shepherd"_s, u"farmer"_s, u"trader"_s, u"navigator"_s}));
    for (const QString& level : levelsOfBots()) QVERIFY2(makeBot(level.toStdString()), qPrintable(level));
    QCOMPARE(GamePlan::Seat().bot, u"farmer"_s);
    QCOMPARE(TestChoices().bot, u"farmer"_s);
  }

  void noTwoKindsAreCalledAlike() {  // but for the Farmer, whom older versions called by another name
    QSet<QString> names;
    for (const std::string_view kind : botNames()) names << bothOfBot(QString::fromUtf8(kind.data(), std::ssize(kind)));
    QCOMPARE(names.size(), std::ssize(botNames()) - 1);
    QCOMPARE(bothOfBot(u"greedy"_s), bothOfBot(u"farmer"_s));
  }

  void aKindOfOlderVersionsIsOfferedWhereItPlays() {
    QCOMPARE(levelsBeside(u"farmer"_s), levelsOfBots());
    QCOMPARE(levelsBeside(u"greedy"_s), levelsOfBots());
    QCOMPARE(placeBeside(u"greedy"_s), 1);
    QCOMPARE(levelsBeside(u"deep"_s), levelsOfBots() << u"deep"_s);
    QCOMPARE(placeBeside(u"deep"_s), 4);
    QCOMPARE(placeBeside(u"fisher"_s), 1);  // unknown: the Farmer plays
  }

  void theSettingsTurnOldKindsIntoLevels_data() {
    QTest::addColumn<QString>("kept");
    QTest::addColumn<QString>("read");
    QTest::newRow("a level") << u"trader"_s << u"trader"_s;
    QTest::newRow("what plays as the Farmer") << u"greedy"_s << u"farmer"_s;
    QTest::newRow("any move") << u"random"_s << u"shepherd"_s;
    QTest::newRow("what plays as the Trader") << u"keen"_s << u"trader"_s;
    QTest::newRow("the best of the older ones") << u"deep"_s << u"navigator"_s;
    QTest::newRow("nothing") << QString() << u"farmer"_s;
    QTest::newRow("one of a later version, to be told") << u"fisher"_s << u"fisher"_s;
    QTest::newRow("a very long one") << QString(5000, u'x') << QString(24, u'x');
  }
  void theSettingsTurnOldKindsIntoLevels() {
    QFETCH(QString, kept);
    QFETCH(QString, read);
    QTemporaryDir folder;
    Settings settings(folder.path());
    settings.player.name.set(u"Asha"_s);
    GamePlan plan = GamePlan::usual(GamePurpose::Bots, settings);
    for (GamePlan::Seat& seat : plan.seats) seat.bot = kept;
    GameChoices(settings).remember(plan);
    const GamePlan next = GameChoices::lastPlan(GamePurpose::Bots, settings);
    QCOMPARE(next.seats.last().bot, read);
    QCOMPARE(next.unknownBot(), isBot(read) ? QString() : read);
    QVERIFY(next.withKnownBots().unknownBot().isEmpty());
    TestChoices choices;
    choices.bot = kept;
    choices.keepIn(settings);
    QCOMPARE(TestChoices::from(settings).bot, read);
  }

  void anUnknownKindIsToldWithWhatPlaysInItsPlace() {
    QVERIFY(unknownBotSentence(u"deep"_s).isEmpty());
    QCOMPARE(unknownBotSentence(u"fisher"_s),
             u"This version does not know the bots “fisher”: Farmer plays in their place."_s);
    QCOMPARE(botFor(u"fisher"_s), u"farmer"_s);
    QCOMPARE(botFor(u"deep"_s), u"deep"_s);
    QCOMPARE(nameOfBot(u"%1 <b>"_s), u"Unknown level “%1 <b>”"_s);
  }

  void theBigGameSaysThatItsBotsPlayAlike() {
    const Setup classic = GamePlan::solo(u"Asha"_s, 0).setup;
    QVERIFY(levelsNote(classic).isEmpty());
    Setup big = classic;
    big.chain = chainFor(big.options, 1);
    const QString note = levelsNote(big);
    for (const QString& level : {u"farmer"_s, u"trader"_s, u"navigator"_s, u"shepherd"_s})
      QVERIFY2(note.contains(nameOfBot(level)), qPrintable(level));
  }

  void whenAGameIsOverTheLevelsOfItsBotsAreTold_data() {
    QTest::addColumn<QStringList>("kinds");
    QTest::addColumn<QString>("told");
    QTest::newRow("all of one level") << QStringList{u"trader"_s, u"trader"_s, u"trader"_s} << u"Bots: Trader (hard)"_s;
    QTest::newRow("of several levels") << QStringList{u"shepherd"_s, u"trader"_s, u"navigator"_s}
                                       << u"Ravi: Shepherd, Meera: Trader, Kabir: Navigator"_s;
  }
  void whenAGameIsOverTheLevelsOfItsBotsAreTold() {
    QFETCH(QStringList, kinds);
    test::Home home;
    GamePlan plan = test::planFor(1);
    for (int i = 0; i < 3; ++i) {
      plan.seats[i + 1].bot = kinds[i];
      plan.seats[i + 1].called = QStringList{u"Ravi"_s, u"Meera"_s, u"Kabir"_s}[i];
    }
    StartedGame started = home.starter.start(plan);
    QVERIFY2(started.game, qPrintable(started.problem));
    SOON(started.game->seen().hasGame());
    QTEST(botWords(started.game->seen()), "told");
  }
  void statisticsNameTheLevel_data() {
    QTest::addColumn<QStringList>("bots");
    QTest::addColumn<QString>("words");
    QTest::newRow("Farmers, by their old name too")
        << QStringList{u"farmer"_s, u"greedy"_s} << u"Bots: Farmer (medium)"_s;
    QTest::newRow("an old kind") << QStringList{u"keen"_s} << u"Bots: Clever"_s;
    QTest::newRow("any move") << QStringList{u"random"_s} << u"Bots: Plays anything"_s;
    QTest::newRow("two levels") << QStringList{u"farmer"_s, u"trader"_s} << u"Bots of several kinds"_s;
  }
  void statisticsNameTheLevel() {
    QFETCH(QStringList, bots);
    QFETCH(QString, words);
    CareerGame game;
    game.bots = bots;
    game.here.resize(1);
    QCOMPARE(opponentsOf(game), words);
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_LOOP(BotLevelsTest)
#include "test_bot_levels.moc"
