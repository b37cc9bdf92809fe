// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>

#include "app/session/plan/game_plan.h"
#include "app/session/plan/game_words.h"
#include "app/session/plan/house_rules.h"
#include "app/session/settings/languages.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

using Kind = GamePlan::Obstacle::Kind;

/// Settings of Asha, who plays color 2.
class AshasSettings {
 public:
  AshasSettings() : settings(folder_.path()) {
    settings.player.name.set(u"Asha"_s);
    settings.player.color.set(2);
  }

 private:
  QTemporaryDir folder_;

 public:
  Settings settings;
};

QList<int> colorsOf(const GamePlan& plan) {
  QList<int> colors;
  for (const GamePlan::Seat& seat : plan.seats) colors << seat.color;
  return colors;
}

QList<SeatHolder> holdersIn(const GamePlan& plan) {
  QList<SeatHolder> holders;
  for (const GamePlan::Seat& seat : plan.seats) holders << seat.holder;
  return holders;
}

}  // namespace

/// A game as somebody wants it: seats, colors, presets, and what keeps it from starting.
class TestGamePlan : public QObject {
  Q_OBJECT

  AshasSettings asha_;

  GamePlan planFor(GamePurpose purpose) { return GamePlan::usual(purpose, asha_.settings); }

 private Q_SLOTS:
  void whatLiesBetweenTurnsIsAskedOfManyAlone_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<QByteArray>("between");
    QTest::addColumn<QList<bool>>("shown");
    QTest::addRow("13.1 with four seats nothing lies between turns, whatever is chosen")
        << 4 << QByteArray("pairs") << QList{false, false};
    QTest::addRow("13.4 with five seats whoever wants to builds, in a time of its own")
        << 5 << QByteArray("building") << QList{true, true};
    QTest::addRow("13.6 a part has the time of a turn") << 8 << QByteArray("pairs") << QList{true, false};
    QTest::addRow("13.4 where nothing lies between turns it can be chosen again")
        << 6 << QByteArray("off") << QList{true, false};
  }
  void whatLiesBetweenTurnsIsAskedOfManyAlone() {
    QFETCH(int, seats);
    QFETCH(QByteArray, between);
    Setup setup;
    setup.options.seats = seats;
    QVERIFY(setOption(*optionNamed("table.between"), setup.options, between.toStdString()));
    QList<bool> shown;
    for (const char* key : {"table.between", "table.betweenSeconds"})
      shown << isShown(*optionNamed(key), setup, Place::Network);
    QTEST(shown, "shown");
  }

  void whoSitsWhereAtFirst_data() {
    using enum SeatHolder;
    QTest::addColumn<GamePurpose>("purpose");
    QTest::addColumn<QList<SeatHolder>>("holders");
    QTest::addColumn<QStringList>("names");
    QTest::addRow("against bots one person sits with three of them")
        << GamePurpose::Bots << QList{Person, Bot, Bot, Bot} << QStringList{u"Asha"_s, {}, {}, {}};
    QTest::addRow("on one computer a second person is expected")
        << GamePurpose::SameComputer << QList{Person, Person, Bot, Bot}
        << QStringList{u"Asha"_s, u"Player 2"_s, {}, {}};
    QTest::addRow("on the network the other seats are free")
        << GamePurpose::Host << QList{Person, Nobody, Nobody, Nobody} << QStringList{u"Asha"_s, {}, {}, {}};
  }
  void whoSitsWhereAtFirst() {
    QFETCH(GamePurpose, purpose);
    QFETCH(QList<SeatHolder>, holders);
    QFETCH(QStringList, names);
    const GamePlan plan = planFor(purpose);
    QCOMPARE(holdersIn(plan), holders);
    QCOMPARE(plan.personNames(), names);
    QCOMPARE(plan.setup.options.seats, 4);
  }
  void theFirstSeatKeepsItsColorAndTheOthersTakeWhatIsLeft() {
    for (GamePurpose purpose : {GamePurpose::Bots, GamePurpose::SameComputer, GamePurpose::Host})
      QCOMPARE(colorsOf(planFor(purpose)), (QList{2, 0, 1, 3}));
  }
  void theUsualNameOfAGameIsReadInTheLanguageOfTheReader() {
    Languages languages;
    languages.use(u"hi"_s);
    const QString hindi = GamePlan::gameNameOf(u"Asha"_s);
    QCOMPARE(GamePlan::gameNameHere(u"Asha’s game"_s), hindi);
    QVERIFY(hindi != u"Asha’s game"_s);
    QCOMPARE(GamePlan::gameNameHere(hindi), hindi);
    QCOMPARE(GamePlan::gameNameHere(u"Evening at home"_s), u"Evening at home"_s);
    languages.use(u"en"_s);
    QCOMPARE(GamePlan::gameNameHere(hindi), u"Asha’s game"_s);
    QCOMPARE(GamePlan::gameNameHere(u"’s game"_s), u"’s game"_s);
  }
  void aNetworkGameHasANameAPortAndAClock() {
    const GamePlan plan = planFor(GamePurpose::Host);
    QCOMPARE(plan.gameName, u"Asha’s game"_s);
    QCOMPARE(plan.reach, GamePlan::Reach::Network);
    QCOMPARE(plan.port, asha_.settings.port());
    QCOMPARE(plan.setup.options.turnSeconds, 120);
    QCOMPARE(plan.setup.options.tradeSelect, TradeSelect::ProposerPicks);
    QCOMPARE(plan.place(), Place::Network);
    QCOMPARE(planFor(GamePurpose::Bots).reach, GamePlan::Reach::ThisComputer);
    QCOMPARE(planFor(GamePurpose::SameComputer).place(), Place::ThisComputer);
  }
  void aPresetHasTheOptionsOfItsPlace_data() {
    QTest::addColumn<GamePurpose>("purpose");
    QTest::addColumn<Preset>("preset");
    QTest::addColumn<TradeSelect>("select");
    using enum Preset;
    QTest::newRow("6.5 over the network who offers picks")
        << GamePurpose::Host << Standard << TradeSelect::ProposerPicks;
    QTest::newRow("6.5 in Crazy too") << GamePurpose::Host << Crazy << TradeSelect::ProposerPicks;
    QTest::newRow("6.4 where all trade at once the first gets it")
        << GamePurpose::Host << BigGame << TradeSelect::First;
    QTest::newRow("6.4 against bots the first gets it") << GamePurpose::Bots << Standard << TradeSelect::First;
    QTest::newRow("6.4 at one computer, too") << GamePurpose::SameComputer << Standard << TradeSelect::First;
  }
  void aPresetHasTheOptionsOfItsPlace() {
    QFETCH(GamePurpose, purpose);
    QFETCH(Preset, preset);
    QFETCH(TradeSelect, select);
    GamePlan plan = planFor(purpose);
    plan.startFrom(preset);
    QCOMPARE(plan.setup.options.tradeSelect, select);
    QCOMPARE(plan.preset(), preset);
    plan.startFrom(Preset::Standard);
    QCOMPARE(plan.preset(), Preset::Standard);
  }
  void whoMaySitWhere_data() {
    using enum SeatHolder;
    QTest::addColumn<GamePurpose>("purpose");
    QTest::addColumn<QList<SeatHolder>>("others");
    QTest::addRow("against bots nobody else may sit down") << GamePurpose::Bots << QList{Bot};
    QTest::addRow("on one computer a person or a bot") << GamePurpose::SameComputer << QList{Person, Bot};
    QTest::addRow("on the network a guest or a bot") << GamePurpose::Host << QList{Nobody, Bot};
  }
  void whoMaySitWhere() {
    QFETCH(GamePurpose, purpose);
    QFETCH(QList<SeatHolder>, others);
    QCOMPARE(GamePlan::holdersOf(purpose, 0), QList{SeatHolder::Person});
    for (int seat : {1, 2, 3}) QCOMPARE(GamePlan::holdersOf(purpose, seat), others);
  }
  void seatsThatAreFreeOrPlayedByBotsAreNoPersons() {
    QCOMPARE(planFor(GamePurpose::Bots).persons(), 1);
    QCOMPARE(planFor(GamePurpose::SameComputer).persons(), 2);
    QCOMPARE(planFor(GamePurpose::Host).persons(), 1);
  }

  void thoseWhoPlayAgainKeepTheirSeatsAndTheNextOneBegins() {
    GamePlan plan = GamePlan::solo(u"Asha"_s, 2);
    plan.setup.options.first = FirstSeat::Roll;
    const GamePlan same = plan.again(SeatId(3), Island::Same), other = plan.again(SeatId(1), Island::New);
    QVERIFY(same.seats == plan.seats && other.seats == plan.seats);
    QVERIFY(same.setup.board == plan.setup.board);
    QVERIFY(other.setup.board != plan.setup.board);
    QCOMPARE(same.setup.options.first, FirstSeat::HostChosen);
    QVERIFY(same.setup.first == SeatId(0) && other.setup.first == SeatId(2));
    QVERIFY(!same.obstacle() && !other.obstacle());
  }
  void anIslandThatIsFixedHasNoOther() {
    GamePlan plan = GamePlan::solo(u"Asha"_s, 0);
    QVERIFY(plan.hasOtherIslands());
    plan.startFrom(Preset::Beginner);
    QVERIFY(!plan.hasOtherIslands());
    QVERIFY(plan.again(SeatId(0), Island::New).setup.board == plan.setup.board);
  }
  void aHostedGameIsHostedAgainAsItWas() {
    QTemporaryDir folder;
    GamePlan plan = GamePlan::usual(GamePurpose::Host, Settings(folder.path()));
    QVERIFY(plan.again(SeatId(1), Island::Same).setup.first == plan.setup.first);
  }
  void fewerSeatsDropTheLastOnes() {
    GamePlan plan = planFor(GamePurpose::Bots);
    plan.setup.first = SeatId(3);
    plan.setSeatCount(3);
    QCOMPARE(colorsOf(plan), (QList{2, 0, 1}));
    QCOMPARE(plan.setup.options.seats, 3);
    QCOMPARE(plan.setup.first, SeatId(0));  // whoever was to begin is gone
  }
  void moreSeatsComeWithColorsThatNobodyHas() {
    GamePlan plan = planFor(GamePurpose::Bots);
    plan.setSeatCount(6);
    QCOMPARE(colorsOf(plan), (QList{2, 0, 1, 3, 4, 6}));
    QCOMPARE(plan.seats.back().holder, SeatHolder::Bot);
  }
  void moreSeatsOfANetworkGameAreFree() {
    GamePlan plan = planFor(GamePurpose::Host);
    plan.setSeatCount(5);
    QCOMPARE(plan.seats.back().holder, SeatHolder::Nobody);
  }
  void seatsFollowTheOptions() {
    GamePlan plan = planFor(GamePurpose::Bots);
    Setup wanted = plan.setup;
    wanted.options.seats = 2;
    wanted.options.turnSeconds = 90;
    plan.setSetup(wanted);
    QCOMPARE(plan.seats.size(), 2);
    QCOMPARE(plan.setup.options.turnSeconds, 90);
  }

  void aNewPersonWithoutANameGetsOne() {
    GamePlan plan = planFor(GamePurpose::SameComputer);
    QList<GamePlan::Seat> wanted = plan.seats;
    wanted[2].holder = SeatHolder::Person;
    plan.setSeats(wanted);
    QCOMPARE(plan.seats[2].name, u"Player 3"_s);
  }
  void aNameThatAPersonEmptiesStaysEmpty() {
    GamePlan plan = planFor(GamePurpose::SameComputer);
    QList<GamePlan::Seat> wanted = plan.seats;
    wanted[1].name.clear();
    plan.setSeats(wanted);
    QCOMPARE(plan.seats[1].name, QString());
  }
  void aBotGivesItsColorToAPerson() {
    GamePlan plan = planFor(GamePurpose::Bots);
    QList<GamePlan::Seat> wanted = plan.seats;
    wanted[0].color = 1;  // the third seat's
    plan.setSeats(wanted);
    QCOMPARE(colorsOf(plan), (QList{1, 0, 2, 3}));
  }
  void peopleKeepTheColorsTheyChose() {
    GamePlan plan = planFor(GamePurpose::SameComputer);
    QCOMPARE(plan.colorsOfOthers(0), std::vector{0});
    QCOMPARE(plan.colorsOfOthers(1), std::vector{2});
    QCOMPARE(plan.colorsOfOthers(3), (std::vector{2, 0}));
  }

  void aPresetKeepsSeatsAndClock() {
    GamePlan plan = planFor(GamePurpose::Bots);
    plan.setSeatCount(3);
    plan.setup.options.turnSeconds = 90;
    plan.setup.options.harbors = Switch::Off;
    plan.startFrom(Preset::Crazy);
    QCOMPARE(plan.setup.ruleSet, RuleSet::Crazy);
    QCOMPARE(plan.setup.options.mapKind, MapKind::Large);
    QCOMPARE(plan.setup.options.seats, 3);
    QCOMPARE(plan.setup.options.turnSeconds, 90);
    QCOMPARE(plan.setup.options.harbors, Switch::On);
    QVERIFY(!plan.setup.board.cells.empty());
  }
  void aGameIsNotNamedTwice() {
    GamePlan plan = GamePlan::solo(u"Asha"_s, 0, BotPace::Instant);
    plan.startFrom(Preset::BigGame);
    QVERIFY2(titleAndGoalOf(plan).startsWith(u"Big Game · first to"_s), qPrintable(titleAndGoalOf(plan)));
    plan.startFrom(Preset::Beginner);
    QVERIFY2(titleAndGoalOf(plan).startsWith(u"Beginner: Classic · first to"_s), qPrintable(titleAndGoalOf(plan)));
  }
  void aBigGameHasTwoSeatsAtEachBoard_data() {
    QTest::addColumn<int>("boards");
    QTest::addColumn<int>("group");
    QTest::addColumn<int>("seat");
    QTest::newRow("9.2 Sun of two boards") << 2 << static_cast<int>(Territory::Sun) << 0;
    QTest::newRow("9.2 Moon of three boards, between two neighbors") << 3 << static_cast<int>(Territory::Moon) << 3;
    QTest::newRow("9.2 Sun of fifty boards") << 50 << static_cast<int>(Territory::Sun) << 2;
  }
  void aBigGameHasTwoSeatsAtEachBoard() {
    QFETCH(int, boards);
    QFETCH(int, group);
    QFETCH(int, seat);
    GamePlan plan = planFor(GamePurpose::Bots);
    plan.startFrom(Preset::BigGame);
    plan.setChain(boards, static_cast<Territory>(group));
    QCOMPARE(plan.seats.size(), 2 * boards);
    QCOMPARE(plan.setup.seats(), 2 * boards);
    QCOMPARE(plan.personSeat(), seat);
    QCOMPARE(plan.persons(), 1);
    QVERIFY(!plan.obstacle());
    plan.setup.options.ring = RingWhen::Off;
    plan.setSetup(plan.setup);
    QCOMPARE(plan.setup.chain.ends, Ends::Open);
    QCOMPARE(plan.setup.chain.size(), boards);
    plan.startFrom(Preset::Standard);
    QVERIFY(plan.setup.chain.isEmpty() && !plan.setup.board.cells.empty());
    QCOMPARE(plan.seats.size(), plan.setup.options.seats);
    QCOMPARE(plan.persons(), 1);
    QCOMPARE(plan.personSeat(), 0);
  }
  void eachPresetIsRecognized() {
    for (const PresetChoice& choice : kPresets) {
      GamePlan plan = planFor(GamePurpose::Bots);
      plan.startFrom(choice.preset);
      QCOMPARE(plan.preset(), choice.preset);
    }
  }
  void anotherIslandCountsAsTheLastPresetOfItsRules_data() {
    QTest::addColumn<int>("rules");
    QTest::addColumn<int>("map");
    QTest::addColumn<int>("preset");
    const auto row = [](const char* name, RuleSet rules, MapKind map, Preset preset) {
      QTest::newRow(name) << static_cast<int>(rules) << static_cast<int>(map) << static_cast<int>(preset);
    };
    row("Classic on the large island is the standard", RuleSet::Classic, MapKind::Large, Preset::Standard);
    row("Classic on a board from a file is the standard", RuleSet::Classic, MapKind::File, Preset::Standard);
    row("Crazy on the small island is Crazy", RuleSet::Crazy, MapKind::Random, Preset::Crazy);
  }
  void anotherIslandCountsAsTheLastPresetOfItsRules() {
    QFETCH(int, rules);
    QFETCH(int, map);
    QFETCH(int, preset);
    GamePlan plan = planFor(GamePurpose::Bots);
    plan.setup.ruleSet = static_cast<RuleSet>(rules);
    plan.setup.options = defaultOptions(plan.setup.ruleSet);
    plan.setup.options.mapKind = static_cast<MapKind>(map);
    QCOMPARE(plan.preset(), static_cast<Preset>(preset));
  }
  void withAnOptionChangedItIsNoPreset() {
    GamePlan plan = planFor(GamePurpose::Bots);
    plan.setup.options.harbors = Switch::Off;
    QCOMPARE(plan.preset(), std::nullopt);
  }

  void aGameThatGoesOnFromAFileCanBePlayedAgain() {
    using enum SeatHolder;
    GamePlan hosted = planFor(GamePurpose::Host);
    Lobby table{u"Sunday"_s, hosted.setup, {}};
    table.seats = {{Person, u"Ravi"_s, {}, 3}, {Person, u"Asha"_s, {}, 2}, {Bot, u"Robin"_s, u"random"_s, 4}};
    GameNote note;
    note.reach = GamePlan::Reach::Network;
    note.port = 4711;
    const GamePlan plan = GamePlan::ofTable(table, {SeatId(1)}, note);
    QVERIFY(plan.purpose == GamePurpose::Host);
    QCOMPARE(plan.gameName, u"Sunday"_s);
    QVERIFY(plan.setup.board == hosted.setup.board);
    QCOMPARE(plan.port, 4711);
    QCOMPARE(holdersIn(plan), (QList{Nobody, Person, Bot}));  // who sat elsewhere comes anew
    QCOMPARE(plan.seats[0].name, QString());
    QCOMPARE(plan.seats[1].name, u"Asha"_s);
    QCOMPARE(plan.seats[2].bot, u"random"_s);
    QCOMPARE(colorsOf(plan), (QList{3, 2, 4}));
    note.reach = GamePlan::Reach::ThisComputer;
    QVERIFY(GamePlan::ofTable(table, {SeatId(0), SeatId(1)}, note).purpose == GamePurpose::SameComputer);
  }

  void nothingKeepsAUsualGameFromStarting() {
    for (GamePurpose purpose : {GamePurpose::Bots, GamePurpose::SameComputer, GamePurpose::Host})
      QVERIFY(!planFor(purpose).obstacle());
  }
  void aPersonNeedsAName() {
    GamePlan plan = planFor(GamePurpose::SameComputer);
    plan.seats[1].name.clear();
    const auto found = plan.obstacle();
    QVERIFY(found && found->kind == Kind::NoName);
    QCOMPARE(found->seat, 1);
  }
  void twoPeopleCannotHaveOneName() {
    GamePlan plan = planFor(GamePurpose::SameComputer);
    plan.seats[1].name = u"Asha"_s;
    const auto found = plan.obstacle();
    QVERIFY(found && found->kind == Kind::SameName);
    QCOMPARE(found->name, u"Asha"_s);
  }
  /// As at a table on the network.
  void aNameThatLooksLikeAnotherOrLikeNothingIsNone() {
    GamePlan plan = planFor(GamePurpose::SameComputer);
    plan.seats[1].name = u"ASHA"_s;
    QVERIFY(plan.obstacle() && plan.obstacle()->kind == Kind::SameName);
    plan.seats[1].name = u"\u200B"_s;  // a space of no width
    QVERIFY(plan.obstacle() && plan.obstacle()->kind == Kind::NoName);
  }
  void aBoardNeedsLand() {
    GamePlan plan = planFor(GamePurpose::Bots);
    plan.setup.options.mapKind = MapKind::File;
    plan.setup.board = Board{};
    const auto found = plan.obstacle();
    QVERIFY(found && found->kind == Kind::Setup && found->problem.has_value());
  }
  void onlyANetworkGameNeedsAName() {
    GamePlan network = planFor(GamePurpose::Host), here = planFor(GamePurpose::Bots);
    network.gameName.clear();
    here.gameName.clear();
    const auto found = network.obstacle();
    QVERIFY(found && found->kind == Kind::NoGameName);
    QVERIFY(!here.obstacle());
  }
};

TAPU_TEST_WITH_LOOP(TestGamePlan)
#include "test_game_plan.moc"
