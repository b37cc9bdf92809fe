// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/files/chain_order.h"
#include "app/session/event/event_plan.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

EventPlan evening() {
  EventPlan plan;
  plan.name = u"School hall"_s;
  return plan;
}

/// Board A as a file of somebody's own.
BoardFile ownBoard(const QString& name) {
  BoardFile file;
  file.names.insert({}, name);
  file.board = bigGameBoards().front().board;
  return file;
}

QString lettersOf(const EventPlan& plan) {
  QString letters;
  for (int k = 0; k < plan.boards; ++k) letters += plan.letterAt(k);
  return letters;
}

QString lettersOf(const Chain& chain) {
  QString letters;
  for (int k = 0; k < chain.size(); ++k)
    letters += QString::fromStdString(chain.kinds[chain.order[static_cast<std::size_t>(k)]].name);
  return letters;
}

}  // namespace

/// A Big Game as its organizer wants it.
class TestEventPlan : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void anEventHasTwoSeatsABoardAndTheBoardsInTurn() {
    EventPlan plan = evening();
    plan.setBoards(5);
    QCOMPARE(plan.seats(), 10);
    QCOMPARE(lettersOf(plan), u"ABCAB"_s);
    const Setup setup = plan.setup();
    QCOMPARE(setup.ruleSet, RuleSet::BigGame);
    QCOMPARE(setup.seats(), 10);
    QCOMPARE(lettersOf(setup.chain), u"ABCAB"_s);
    QCOMPARE(plan.obstacle(), QString());
  }
  void thereIsAtLeastOneBoardAndAtMostWhatTheEngineHolds() {
    EventPlan plan = evening();
    plan.setBoards(0);
    QCOMPARE(plan.boards, 1);
    plan.setBoards(kMostBoards + 1);
    QCOMPARE(plan.boards, kMostBoards);
  }

  void theOrderOfBoards_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("order");
    QTest::addColumn<QString>("sentence");
    QTest::addRow("letters stand for boards") << u"CBA"_s << u"CBA"_s << QString();
    QTest::addRow("small letters, spaces and commas are taken") << u" a, c b"_s << u"ACB"_s << QString();
    QTest::addRow("one letter is enough") << u"B"_s << u"B"_s << QString();
    QTest::addRow("a letter without a board is refused") << u"ABX"_s << u"ABC"_s << u"No board is called X."_s;
    QTest::addRow("an empty order is refused") << u" "_s << u"ABC"_s << u"The order needs at least one board."_s;
    QTest::addRow("25 letters are one too many")
        << u"ABCABCABCABCABCABCABCABCA"_s << u"ABC"_s
        << u"The order has room for 24 letters; it is repeated along the chain."_s;
  }
  void theOrderOfBoards() {
    QFETCH(QString, typed);
    QFETCH(QString, order);
    QFETCH(QString, sentence);
    EventPlan plan = evening();
    QCOMPARE(plan.setOrder(typed), sentence);
    QCOMPARE(plan.order, order);
  }

  void anOwnBoardGetsTheNextLetterAndJoinsTheOrder() {
    EventPlan plan = evening();
    plan.setBoards(4);
    QCOMPARE(plan.addBoard(ownBoard(u"Lagoon"_s)), QString());
    QCOMPARE(plan.addBoard(ownBoard(u"Reef"_s)), QString());
    QCOMPARE(plan.order, u"ABCDE"_s);
    QCOMPARE(plan.obstacle(), QString());
    plan.removeBoard(u'D');
    QCOMPARE(plan.order, u"ABCE"_s);
    QCOMPARE(lettersOf(plan.setup().chain), u"ABCE"_s);
    plan.setOrder(u"E"_s);
    plan.removeBoard(u'E');
    QCOMPARE(plan.order, u"ABC"_s);
  }

  void anOwnBoardThatCannotLieInAChainIsNamedWithItsReason_data() {
    QTest::addColumn<BoardFile>("file");
    QTest::addColumn<QString>("reason");
    BoardFile whole = ownBoard(u"Whole"_s), loose = ownBoard(u"Loose"_s), wild = ownBoard(u"Wild"_s);
    whole.board.halves.clear();
    loose.board.chainOffset.reset();
    for (Cell& cell : wild.board.cells) cell.territory = Territory::None;
    QTest::addRow("a board without two halves (9.16)")
        << whole
        << u"The board “Whole” cannot lie in a chain: A board of a chain needs start pieces for Sun and for Moon."_s;
    QTest::addRow("a board that does not say where the next begins (9.2)")
        << loose << u"The board “Loose” cannot lie in a chain: A board of a chain needs an offset to the next board."_s;
    QTest::addRow("a board whose hexes belong to nobody (9.3)")
        << wild
        << u"The board “Wild” cannot lie in a chain: Each territory needs a desert or a place for its robber."_s;
  }
  void anOwnBoardThatCannotLieInAChainIsNamedWithItsReason() {
    QFETCH(BoardFile, file);
    QFETCH(QString, reason);
    EventPlan plan = evening();
    QCOMPARE(plan.addBoard(file), reason);
    QVERIFY(plan.own.empty());
    QCOMPARE(plan.order, u"ABC"_s);
  }

  void aSeamThatDoesNotFitIsNamedWithBothBoards() {
    BoardFile wide = ownBoard(u"Wide"_s);
    wide.board.chainOffset = Hex{10, -5};
    EventPlan plan = evening();
    QCOMPARE(plan.addBoard(wide), QString());
    QCOMPARE(plan.obstacle(),
             u"Boards C and D “Wide” do not fit together: All boards of a chain need one orientation and "
             u"one offset."_s);
    QCOMPARE(plan.setOrder(u"D"_s), QString());
    QCOMPARE(plan.obstacle(), QString());
  }
  void aBoardThatLiesOnItsNeighborIsNamed() {
    BoardFile broad = ownBoard(u"Broad"_s);
    Cell cell = broad.board.cells.back();
    cell.at = Hex{9, -4};  // the second column of the next board has a hex there
    broad.board.cells.push_back(cell);
    EventPlan plan = evening();
    const QString alone = plan.addBoard(broad);
    if (alone.isEmpty()) QVERIFY2(plan.obstacle().startsWith(u"Boards "_s), qPrintable(plan.obstacle()));
  }
  void anEventNeedsAName() {
    EventPlan plan = evening();
    plan.name = u"  "_s;
    QCOMPARE(plan.obstacle(), u"Please give the event a name."_s);
  }

  void namesOfSeatsBeyondTheLastDoNotCount() {
    EventPlan plan = evening();
    plan.setBoards(2);
    plan.setNames({u"Asha"_s, QString(), QString(), u"Vikram"_s, u"Meera"_s});
    QCOMPARE(plan.named(), 2);
    plan.setBoards(3);
    QCOMPARE(plan.named(), 3);
  }

  void aPlanIsReadAsItWasWritten() {
    EventPlan plan = evening();
    plan.setBoards(7);
    plan.addBoard(ownBoard(u"Lagoon"_s));
    plan.setOrder(u"DA"_s);
    plan.options.roundSeconds = 90;
    plan.setNames({u"Asha"_s, QString(), u"आशा, \"राव\""_s});
    plan.port = 4711;
    plan.unread = u"Asha\nAsha"_s;
    const auto read = EventPlan::fromJson(plan.toJson());
    QVERIFY(read);
    QVERIFY(*read == plan);
  }
  void whatIsNoPlanIsNotRead() {
    QVERIFY(!EventPlan::fromJson("{}"));
    QVERIFY(!EventPlan::fromJson("no plan"));
    QVERIFY(!EventPlan::fromJson(evening().toJson().replace("\"ABC\"", "\"ABX\"")));
  }
  // Own boards have the letters D to Z: A, B and C come with the game.
  void anOwnBoardWithoutALetterOfItsOwnIsNoPlan() {
    EventPlan plan = evening();
    plan.addBoard(ownBoard(u"Lagoon"_s));
    const QByteArray text = plan.toJson();
    const qsizetype at = text.indexOf("\"D\"", text.indexOf("\"letter\""));
    QVERIFY(at > 0);
    for (const QByteArray& letter : {"\"\""_ba, "\"A\""_ba, "\"d\""_ba})
      QVERIFY(!EventPlan::fromJson(QByteArray(text).replace(at, 3, letter)));
  }
};

TAPU_TEST_WITH_LOOP(TestEventPlan)
#include "test_event_plan.moc"
