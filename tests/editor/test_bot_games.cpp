// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QLabel>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "editor/side_panes.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

using namespace tapu;

namespace {

/// Plays nothing: the test says how the games went.
struct ToldGames : BotGames {
  void start(const BoardFile& file, int seats, int) override {
    played = file;
    askedSeats = seats;
    running = true;
  }
  void cancel() override { running = false; }
  bool isRunning() const override { return running; }
  void tell(int games, std::vector<int> wins) {
    running = games < BotGamesPanel::kGames;
    Q_EMIT progressed({BotGamesPanel::kGames, games, std::move(wins)});
  }
  BoardFile played;
  int askedSeats = 0;
  bool running = false;
};

}  // namespace

/// Fairness of a board by games of bots.
class BotGamesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    auto told = std::make_unique<ToldGames>();
    games_ = told.get();
    desk_ = std::make_unique<Desk>(folder_->path(), std::move(told));
    panel_ = desk_->page.botGamesPanel();
    QVERIFY(panel_);
  }
  void cleanup() { desk_.reset(); }

  void aShareComesWithItsError() {
    QCOMPARE(qRound(shareOf(54, 200).percent), 27);
    QCOMPARE(qRound(shareOf(54, 200).error), 3);  // the root of 0.27 * 0.73 / 200 is 0.0314
    QCOMPARE(shareOf(0, 0).percent, 0.0);
    QCOMPARE(shareOf(10, 10).error, 0.0);
  }

  void chanceAloneMakesSharesDiffer() {
    // A quarter of 400 games, give or take 1.96 times the root of 0.25 * 0.75 / 400: 4.24 points.
    QCOMPARE(qRound(chanceRange(4, 400).least * 10), 208);
    QCOMPARE(qRound(chanceRange(4, 400).most * 10), 292);
    // Of two of 100: 1.96 times the root of 0.5 * 0.5 / 100, 9.8 points.
    QCOMPARE(qRound(chanceRange(2, 100).least * 10), 402);
    QCOMPARE(qRound(chanceRange(2, 100).most * 10), 598);
    QCOMPARE(chanceRange(4, 0).most, 0.0);
    QCOMPARE(chanceRange(4, 3).least, 0.0);
    // 20 of 100 had no winner: two equal seats win 40 each, give or take 1.96 * 4.9 points.
    QCOMPARE(qRound(chanceRange(2, 100, 20).least * 10), 304);
  }

  void theFiguresAreExplained() {
    QVERIFY(meaning().isEmpty());
    button()->click();
    games_->tell(400, {150, 100, 90, 60});
    QVERIFY2(meaning().contains(u"21 to 29%"_s), qPrintable(meaning()));
    QVERIFY2(meaning().contains(u"More often than by chance: Seat 1."_s), qPrintable(meaning()));
    QVERIFY2(meaning().contains(u"Less often than by chance: Seat 4."_s), qPrintable(meaning()));
    QVERIFY2(meaning().contains(u"Seat 1 always places and moves first"_s), qPrintable(meaning()));
    games_->tell(400, {100, 100, 100, 100});
    QVERIFY2(meaning().contains(u"none is proven"_s) && !meaning().contains(u"often"_s), qPrintable(meaning()));
  }

  // 3.2, 9.4: with start pieces the dice say who begins; of groups the one that the options name.
  void whoBeginsIsTold() {
    BoardFile file;
    file.board = beginnerBoard();
    QCOMPARE(beginnerOn(file), Beginner::Thrown);
    file.board.starts.clear();
    QCOMPARE(beginnerOn(file), Beginner::FirstSeat);
    file.board = bigGameBoards()[0].board;
    QCOMPARE(beginnerOn(file), Beginner::Sun);
    file.options[u"big.firstGroup"_s] = u"moon"_s;
    QCOMPARE(beginnerOn(file), Beginner::Moon);
  }

  void eachBoardKeepsItsFigures() {
    button()->click();
    games_->tell(400, {150, 100, 90, 60});
    desk_->page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 3); });
    desk_->page.files().newBoard(BuiltIn::Classic);
    QCOMPARE(desk_->page.boards().count(), 2);
    QCOMPARE(panel_->result().wanted, 0);
    button()->click();
    games_->tell(40, {10, 10, 10, 10});
    desk_->page.boards().goTo(0);
    QVERIFY2(!games_->running, "the board that they were played on is away");
    QCOMPARE(panel_->result().wins, (std::vector<int>{150, 100, 90, 60}));
    QVERIFY2(panel_->isStale(), "it was changed before it was put away");
    desk_->page.document().history().undo();
    desk_->page.refreshNow();
    QVERIFY(!panel_->isStale());
    desk_->page.boards().goTo(1);
    QCOMPARE(panel_->result().played, 40);
    QCOMPARE(note(), u"Stopped after 40 of 400 games."_s);
    desk_->page.boards().close(1, {});
    desk_->page.files().newBoard(BuiltIn::Classic);
    QVERIFY2(panel_->result().wanted == 0, "the figures of a closed board are forgotten");
  }

  void theHistoryHasRoomBesideTheProblemsAndFiguresMoveNothing_data() {
    QTest::addColumn<QSize>("page");
    QTest::newRow("1280 x 800") << QSize(1280, 744);
    QTest::newRow("1024 x 640") << QSize(1024, 584);
  }
  void theHistoryHasRoomBesideTheProblemsAndFiguresMoveNothing() {
    QFETCH(QSize, page);
    auto* side = desk_->page.findChild<SidePanes*>();
    desk_->page.resize(page);
    SOON_EQUAL(side->shape(), SidePanes::Shape::Split);
    QVERIFY(desk_->page.problemsPanel()->isVisible());
    for (int step = 0; step < 5; ++step)
      desk_->page.document().change(StepName::PlaceNumber, [step](BoardFile& file) {
        setNumber(file.board, {1, 0}, 2 + step % 4);
      });
    side->bring(3);
    auto* steps = desk_->page.findChild<QAbstractItemView*>(u"editorHistory"_s);
    QVERIFY(steps->isVisible());
    QCoreApplication::processEvents();
    QVERIFY2(steps->viewport()->height() >= 5 * steps->sizeHintForRow(0), "five steps are in sight");
    side->bring(2);
    button()->click();
    games_->tell(400, {150, 100, 90, 60});
    QCoreApplication::processEvents();
    QCOMPARE(side->shape(), SidePanes::Shape::Split);
    QVERIFY(panel_->isVisible());
  }

  /// A quarter of 400 games with an error of 2.2 points, in the one chart of the program.
  void theFiguresAreDrawnAndCopied() {
    auto* chart = desk_->page.findChild<Chart*>(u"botGamesChart"_s);
    QVERIFY(chart && !chart->isVisibleTo(panel_));
    button()->click();
    games_->tell(400, {150, 100, 90, 60});
    QVERIFY(chart->isVisibleTo(panel_));
    QCOMPARE(chart->wordsOf(1), u"Seat 2\nwon: 25% (23% to 27%)\nequal share: 25.0%\nchance: 21% to 29%"_s);
    QCOMPARE(chart->asTable().section(u'\n', 0, 0), u"\twon\twon at least\twon at most\tequal share"_s);
    QCOMPARE(chart->asTable().section(u'\n', 2, 2), u"Seat 2\t25\t22.83\t27.17\t25.00"_s);
    QCOMPARE(chart->data().age, Chart::Age::Now);
    desk_->page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 3); });
    desk_->page.refreshNow();
    QCOMPARE(chart->data().age, Chart::Age::Old);
  }

  void eachSeatIsToldWithItsErrorAsTheGamesGoOn() {
    button()->click();
    QVERIFY(games_->running);
    QCOMPARE(games_->askedSeats, 4);
    QVERIFY(games_->played.board == desk_->board());
    games_->tell(200, {56, 54, 50, 40});
    QCOMPARE(panel_->sentences().size(), 4);
    QCOMPARE(panel_->sentences()[1], u"Seat 2: 27% ± 3"_s);
    QVERIFY(note().contains(u"200"_s) && note().contains(u"400"_s));
    games_->tell(400, {100, 100, 100, 100});
    QCOMPARE(panel_->sentences()[3], u"Seat 4: 25% ± 2"_s);
    QVERIFY(!panel_->isStale());
  }

  void stoppingKeepsWhatWasPlayed() {
    button()->click();
    games_->tell(40, {10, 10, 10, 10});
    button()->click();
    QVERIFY(!games_->running);
    QCOMPARE(panel_->result().played, 40);
    QVERIFY(note().contains(u"40"_s));
  }

  void anEditEndsTheGamesAndTheFiguresAreOld() {
    button()->click();
    games_->tell(40, {10, 10, 10, 10});
    desk_->page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 3); });
    desk_->page.refreshNow();
    QVERIFY(!games_->running);
    QVERIFY(panel_->isStale());
    QCOMPARE(note(), u"The board has changed since these 40 games."_s);
    desk_->page.document().history().undo();
    desk_->page.refreshNow();
    QVERIFY2(!panel_->isStale(), "the same board again");
  }

  void aNameIsNoOtherBoard() {
    button()->click();
    games_->tell(400, {100, 100, 100, 100});
    desk_->page.document().change(StepName::PaintTerrain, [](BoardFile& file) { file.names[u"en"_s] = u"Isle"_s; });
    desk_->page.refreshNow();
    QVERIFY(!panel_->isStale());
  }

  void aBoardWithErrorsIsNotPlayedOnAndSaysWhy() {
    desk_->page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); });
    desk_->page.refreshNow();
    QVERIFY(!button()->isEnabled());
    panel_->start();
    QVERIFY(!games_->running);
    QVERIFY2(note().contains(u"needs a number"_s), qPrintable(note()));
    QVERIFY2(!note().contains(u"has changed"_s), "nothing was played");
  }

  // 9.2: three of the board are played, as a ring unless its options say otherwise.
  void theChainThatIsPlayedMustHold_data() {
    QTest::addColumn<Hex>("offset");
    QTest::addColumn<QString>("ring");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("as it is") << Hex{8, -4} << u"auto"_s << QString();
    QTest::newRow("9.2 too near") << Hex{2, -1} << u"auto"_s << u"lie on each other"_s;
    QTest::newRow("9.2 half as far") << Hex{4, -2} << u"off"_s << u"lie on each other"_s;
    QTest::newRow("9.2 a ring cannot climb") << Hex{8, -2} << u"auto"_s << u"cannot form a ring"_s;
    QTest::newRow("9.2 a line can") << Hex{8, -2} << u"off"_s << QString();
  }
  void theChainThatIsPlayedMustHold() {
    QFETCH(Hex, offset);
    QFETCH(QString, ring);
    QFETCH(QString, sentence);
    BoardFile file;
    file.board = bigGameBoards()[0].board;
    file.board.chainOffset = offset;
    file.options[u"big.ring"_s] = ring;
    desk_->page.document().setFile(file);
    desk_->page.refreshNow();
    QCOMPARE(button()->isEnabled(), sentence.isEmpty());
    if (!sentence.isEmpty()) QVERIFY2(note().contains(sentence), qPrintable(note()));
    panel_->start();
    QCOMPARE(games_->running, sentence.isEmpty());
  }

  void aBoardWithHalvesTellsOfSunAndMoon() {
    BoardFile file;
    file.board = bigGameBoards()[0].board;
    desk_->page.document().setFile(file);
    desk_->page.refreshNow();
    button()->click();
    games_->tell(100, {60, 40});
    QCOMPARE(panel_->sentences(), (QStringList{u"Sun: 60% ± 5"_s, u"Moon: 40% ± 5"_s}));
  }

  void gamesThatNobodyWonAreToldOf() {
    BoardFile file;
    file.board = bigGameBoards()[0].board;
    desk_->page.document().setFile(file);
    desk_->page.refreshNow();
    button()->click();
    games_->tell(100, {60, 37});
    QVERIFY2(meaning().contains(u"3 game(s) had no winner."_s), qPrintable(meaning()));
    games_->tell(101, {60, 41});
    QVERIFY2(!meaning().contains(u"winner"_s), qPrintable(meaning()));
  }

  void asManySeatsPlayAsHaveStartPieces() {
    desk_->page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      file.board.starts = beginnerBoard().starts;
      file.board.starts.resize(3);
    });
    desk_->page.refreshNow();
    button()->click();
    QCOMPARE(games_->askedSeats, 3);
  }

  void theyStayInSightWhenThePanesBecomeTabs() {
    auto* side = desk_->page.findChild<SidePanes*>();
    desk_->page.resize(1900, 1400);
    SOON_EQUAL(side->shape(), SidePanes::Shape::Column);
    button()->setFocus();
    desk_->page.resize(1366, 450);
    SOON_EQUAL(side->shape(), SidePanes::Shape::Tabs);
    QVERIFY(panel_->isVisible());
  }

 private:
  QAbstractButton* button() { return panel_->findChild<QAbstractButton*>(u"botGamesButton"_s); }
  QString note() { return panel_->findChild<QLabel*>(u"botGamesNote"_s)->text(); }
  QString meaning() { return panel_->findChild<QLabel*>(u"botGamesMeaning"_s)->text(); }
  std::unique_ptr<QTemporaryDir> folder_;
  std::unique_ptr<Desk> desk_;
  ToldGames* games_ = nullptr;
  BotGamesPanel* panel_ = nullptr;
};

TAPU_TEST_WITH_SCREEN(BotGamesTest)
#include "test_bot_games.moc"
