// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/host/seats/roster.h"
#include "app/session/plan/game_plan.h"
#include "app/session/replay/replay.h"
#include "app/session/settings/languages.h"
#include "app/session/words/bot_names.h"
#include "app/wire/names.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Names of bots in the language of the reader; names of people as they were typed.
class TestBotNames : public QObject {
  Q_OBJECT

  static LobbySeat seatOf(SeatHolder holder, const QString& name, const QString& bot = {}) {
    LobbySeat seat;
    seat.holder = holder;
    seat.name = name;
    seat.bot = bot;
    return seat;
  }
  static LobbySeat bot(const QString& name) { return seatOf(SeatHolder::Bot, name, u"greedy"_s); }
  static LobbySeat person(const QString& name) { return seatOf(SeatHolder::Person, name); }

  Languages languages_;

 private Q_SLOTS:
  void aReplayCallsBotsAsTheTableDid() {
    RecordHeader header;
    header.setup = GamePlan::solo(u"Asha"_s, 0).setup;
    header.setup.options.seats = 4;
    header.names = QStringList{u"Meera"_s, u"Ravi"_s, u"Asha"_s, u"आशा"_s};
    header.bots = QStringList{{}, u"greedy"_s, u"greedy"_s, {}};
    const Replay replay(header, Game(header.setup).state(), {});
    const auto names = [&] {
      QStringList all;
      for (int seat = 0; seat < 4; ++seat) all << replay.nameOf(SeatId(seat));
      return all;
    };
    languages_.use(u"hi"_s);
    // A person keeps the name they typed, and a bot its own where a person has it in Hindi.
    QCOMPARE(names(), (QStringList{u"Meera"_s, u"रवि"_s, u"Asha"_s, u"आशा"_s}));
    languages_.use(u"en"_s);
    QCOMPARE(names(), header.names);
    QCOMPARE(replay.recordedName(SeatId(1)), u"Ravi"_s);
  }

  void seatsAreShown_data() {
    QTest::addColumn<QList<LobbySeat>>("seats");
    QTest::addColumn<QStringList>("english");
    QTest::addColumn<QStringList>("hindi");
    using Seats = QList<LobbySeat>;
    QTest::newRow("a bot in the language of the reader")
        << Seats{bot(u"Asha"_s), bot(u"Nikhil"_s)} << QStringList{u"Asha"_s, u"Nikhil"_s}
        << QStringList{u"आशा"_s, u"निखिल"_s};
    QTest::newRow("a bot with a number") << Seats{bot(u"Ravi 12"_s)} << QStringList{u"Ravi 12"_s}
                                         << QStringList{u"रवि 12"_s};
    QTest::newRow("a person of the same name as typed")
        << Seats{person(u"Asha"_s), bot(u"Ravi"_s)} << QStringList{u"Asha"_s, u"Ravi"_s}
        << QStringList{u"Asha"_s, u"रवि"_s};
    QTest::newRow("a person for whom a bot plays as typed")
        << Seats{seatOf(SeatHolder::Person, u"Meera"_s, u"greedy"_s)} << QStringList{u"Meera"_s}
        << QStringList{u"Meera"_s};
    QTest::newRow("a bot keeps its name where a person has it in Hindi")
        << Seats{person(u"आशा"_s), bot(u"Asha"_s)} << QStringList{u"आशा"_s, u"Asha"_s}
        << QStringList{u"आशा"_s, u"Asha"_s};
    QTest::newRow("a bot that another server named")
        << Seats{bot(u"Ashanti"_s), bot(u"Asha x"_s)} << QStringList{u"Ashanti"_s, u"Asha x"_s}
        << QStringList{u"Ashanti"_s, u"Asha x"_s};
    QTest::newRow("names in other scripts")
        << Seats{person(u"क्षितिज्ञा"_s), person(u"دانا"_s), person(u"🎲🐑"_s)}
        << QStringList{u"क्षितिज्ञा"_s, u"دانا"_s, u"🎲🐑"_s} << QStringList{u"क्षितिज्ञा"_s, u"دانا"_s, u"🎲🐑"_s};
  }
  void seatsAreShown() {
    QFETCH(QList<LobbySeat>, seats);
    QFETCH(QStringList, english);
    QFETCH(QStringList, hindi);
    languages_.use(u"en"_s);
    QCOMPARE(shownNames(seats), english);
    languages_.use(u"hi"_s);
    QCOMPARE(shownNames(seats), hindi);
  }

  void noBotIsCalledAsAPersonIsInTheLanguageOfTheHost() {
    languages_.use(u"hi"_s);
    Lobby table;
    table.seats.resize(3);
    Roster early(table.gameName, table.setup);
    early.restore(table);
    Roster late = early;
    early.sitDown(u"आशा"_s, 0, Role::Host);
    early.putBots({{SeatId(1), u"greedy"_s}, {SeatId(2), u"greedy"_s}});
    QCOMPARE(shownNames(early.lobby().seats), (QStringList{u"आशा"_s, u"रवि"_s, u"मीरा"_s}));
    late.putBots({{SeatId(1), u"greedy"_s}, {SeatId(2), u"greedy"_s}});
    QCOMPARE(shownName(late.lobby().seats, SeatId(1)), u"आशा"_s);
    late.sitDown(u"आशा"_s, 0, Role::Host);
    QCOMPARE(shownNames(late.lobby().seats), (QStringList{u"आशा"_s, u"मीरा"_s, u"रवि"_s}));
  }

  void everyNameOfABotHasAHindiOne() {
    languages_.use(u"hi"_s);
    for (const char* each : botFirstNames()) {
      const QString shown = shownName({bot(QString::fromLatin1(each))}, SeatId(0));
      for (const QChar c : shown) QVERIFY2(c.script() == QChar::Script_Devanagari, each);
    }
  }
  void botsAreCalledAsTheHostWants() {
    GamePlan plan = GamePlan::solo(u"Asha"_s, 0);
    Roster roster(u"Evening"_s, plan.setup);
    QVERIFY(roster.sitDown(u"Uma"_s, 0, Role::Host).seat);
    roster.putBots({{SeatId(1), u"farmer"_s}, {SeatId(2), u"farmer"_s}, {SeatId(3), u"trader"_s}});
    const QString before = roster.lobby().seats[3].name;
    roster.callBots({u"Nobody"_s, u"  Pavan  "_s, u"pavan"_s, u"UMA"_s, u"Fifth"_s});
    QCOMPARE(roster.lobby().seats[0].name, u"Uma"_s);       // persons keep their names
    QCOMPARE(roster.lobby().seats[1].name, u"Pavan"_s);     // without what is not seen
    QCOMPARE_NE(roster.lobby().seats[2].name, u"pavan"_s);  // looks like that of another bot
    QCOMPARE(roster.lobby().seats[3].name, before);         // looks like that of a person
  }
  void botsChangeNamesWithOneAnother() {
    GamePlan plan = GamePlan::solo(u"Asha"_s, 0);
    Roster roster(u"Evening"_s, plan.setup);
    QVERIFY(roster.sitDown(u"Uma"_s, 0, Role::Host).seat);
    roster.putBots({{SeatId(1), u"farmer"_s}, {SeatId(2), u"trader"_s}});
    const QString one = roster.lobby().seats[1].name, other = roster.lobby().seats[2].name;
    roster.callBots({u"Uma"_s, other, one});
    QCOMPARE(roster.lobby().seats[1].name, other);
    QCOMPARE(roster.lobby().seats[2].name, one);
  }
  void botsHaveTheColorsThatTheHostHasSeen() {
    GamePlan plan = GamePlan::solo(u"Asha"_s, 0);
    Roster roster(u"Evening"_s, plan.setup);
    roster.putBots({{SeatId(1), u"farmer"_s}, {SeatId(2), u"farmer"_s}, {SeatId(3), u"trader"_s}});
    const auto colors = [&] {
      QList<int> worn;
      for (int seat = 1; seat < 4; ++seat) worn << roster.lobby().seats[seat].color;
      return worn;
    };
    const QList<int> before = colors();
    roster.paintBots({0, 7, 7, 4});  // two of one color
    QCOMPARE(colors(), before);
    roster.paintBots({0, 7, 99, 4});  // there is no such color
    QCOMPARE(colors(), before);
    roster.paintBots({0, 7, 5, 4});
    QCOMPARE(colors(), (QList<int>{7, 5, 4}));
    QVERIFY(roster.sitDown(u"Uma"_s, 0, Role::Host).seat);
    QCOMPARE(colors(), (QList<int>{7, 5, 4}));
  }
};

TAPU_TEST_WITH_LOOP(TestBotNames)
#include "test_bot_names.moc"
