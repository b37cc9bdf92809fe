// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/kit/words.h"
#include "app/text/problem_text.h"
#include "editor/editor_page.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// For how many players a board is, by its room and its start pieces.
class PageSeatsTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  // 3.7: a seat without any piece could do nothing for the whole game.
  void moreSeatsThanStartPiecesIsAProblem_data() {
    QTest::addColumn<int>("starts");
    QTest::addColumn<int>("asked");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("four of each") << 4 << 4 << QString();
    QTest::newRow("two, and nothing is asked: two play") << 2 << 0 << QString();
    QTest::newRow("two of four are left out") << 4 << 2 << QString();
    QTest::newRow("two, and four are asked for")
        << 2 << 4 << u"This board has start pieces for 2 seats, and the game has 4."_s;
    QTest::newRow("one") << 1 << 0 << u"Seat 2 has no start pieces, though others have some."_s;
    QTest::newRow("none, all place their own") << 0 << 4 << QString();
  }
  void moreSeatsThanStartPiecesIsAProblem() {
    QFETCH(int, starts);
    QFETCH(int, asked);
    QFETCH(QString, sentence);
    Desk desk(folder_->path());
    BoardFile file;
    file.board = beginnerBoard();
    file.board.starts.resize(static_cast<std::size_t>(starts));
    if (asked > 0) file.options[u"seats.count"_s] = asked;
    desk.page.document().setFile(file);
    desk.page.refreshNow();
    QSignalSpy played(&desk.page, &EditorPage::playWanted);
    desk.page.actions()[EditorActions::Play]->trigger();
    QCOMPARE(played.count(), sentence.isEmpty() ? 1 : 0);
    QStringList told;
    for (const BoardProblem& each : desk.page.problemsPanel()->problems())
      if (each.severity == Severity::Error) told << problemText(each);
    QCOMPARE(told, sentence.isEmpty() ? QStringList() : QStringList(sentence));
    Complaint complaint;
    QCOMPARE(readBoard(writeBoard(file), complaint).has_value(), sentence.isEmpty());
    QCOMPARE(complaint.sentence, sentence);
  }

  void theBoardSaysForHowManyItIs_data() {
    QTest::addColumn<int>("starts");  // of the island for beginners; -1: one hex alone
    QTest::addColumn<QString>("sentence");
    QTest::newRow("3.7: pieces for four") << 4 << u"For 2 to 4 players"_s;
    QTest::newRow("3.7: pieces for two") << 2 << u"For 2 players"_s;
    QTest::newRow("3.3: three settlements find room, those of one seat") << -1 << u"Too small for two players"_s;
  }
  void theBoardSaysForHowManyItIs() {
    QFETCH(int, starts);
    QFETCH(QString, sentence);
    Desk desk(folder_->path());
    BoardFile file;
    file.board = beginnerBoard();
    file.board.starts.resize(static_cast<std::size_t>(std::max(starts, 0)));
    if (starts < 0) {
      file.board = {};
      file.board.cells = {{.at = {0, 0}, .terrain = Terrain::Forest, .number = 6}};
    }
    desk.page.document().setFile(file);
    desk.page.refreshNow();
    QCOMPARE(desk.page.findChild<Words*>(u"editorPlayers"_s)->text(), sentence);
  }

  // Four lone hexes with a 6 and three 2: six get 6 pips or 2, the two that the file asks for get 10 or 6.
  void theBalanceIsThatForAsManyAsTheFileAsksFor() {
    Desk desk(folder_->path());
    BoardFile file;
    file.board.cells = {{{0, 0}, Terrain::Hills, 6},
                        {{4, 0}, Terrain::Forest, 2},
                        {{8, 0}, Terrain::Fields, 2},
                        {{12, 0}, Terrain::Pasture, 2}};
    const auto reasons = [&](int seats) {
      file.options[u"seats.count"_s] = seats;
      desk.page.document().setFile(file);
      desk.page.refreshNow();
      QStringList told;
      for (auto* each : desk.child<QWidget>(u"editorBalance"_s)->findChildren<Words*>()) told << each->text();
      return told.join(u'\n');
    };
    QVERIFY(reasons(6).contains(u"If 6 place in turn, one seat gets 6 pips and another 2."_s));
    QVERIFY(reasons(2).contains(u"If 2 place in turn, one seat gets 10 pips and another 6."_s));
  }

  void piecesOfEightSeatsArePlaced() {  // 13.1
    Board board = beginnerBoard();
    QVERIFY(toggleSettlement(board, Owner(7), {0, 0}, 0));
    QCOMPARE(board.starts.size(), 8U);
    QVERIFY(Owner(7).after(1) == Owner(0));
  }

  // 2.2: a game in which somebody begins with more than there is could not be told to anybody.
  void morePiecesThanAPlayerHasAreAProblem() {
    Desk desk(folder_->path());
    BoardFile file;
    file.board = beginnerBoard();
    file.board.starts.assign(2, {});
    constexpr int kNorth = 0;  // such corners never lie side by side
    for (const Hex hex : {Hex{0, 0}, Hex{1, 0}, Hex{0, 1}, Hex{-1, 1}, Hex{-1, 0}, Hex{0, -1}})
      file.board.starts[0].settlements.push_back({hex, kNorth, StartCards::No});
    file.board.starts[1].settlements.push_back({Hex{1, -1}, kNorth, StartCards::No});
    const QString sentence = u"Seat 1 starts with 6 settlements, and a player has 5."_s;
    desk.page.document().setFile(file);
    desk.page.refreshNow();
    QSignalSpy played(&desk.page, &EditorPage::playWanted);
    desk.page.actions()[EditorActions::Play]->trigger();
    QCOMPARE(played.count(), 0);
    QStringList told;
    for (const BoardProblem& each : desk.page.problemsPanel()->problems())
      if (each.severity == Severity::Error) told << problemText(each);
    QCOMPARE(told, QStringList(sentence));
    Complaint complaint;
    QVERIFY(!readBoard(writeBoard(file), complaint));
    QCOMPARE(complaint.sentence, sentence);
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(PageSeatsTest)
#include "test_page_seats.moc"
