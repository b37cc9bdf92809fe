// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QPointer>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include "app/files/record_reader.h"
#include "app/kit/chart_plot.h"
#include "app/review/career_page.h"
#include "app/review/left_out_dialog.h"
#include "tests/formats/played.h"
#include "tests/suite.h"
#include "tests/ui/play_panels.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

/// A program whose player Asha has played so many games, one a day, each with a file of its own.
struct Looked {
  explicit Looked(int games, int threeSeats = 0) {
    makeKnown(dir.path());
    QDir(dir.path()).mkdir(u"records"_s);
    for (int i = 0; i < games; ++i) {
      Options options;
      options.seats = i < threeSeats ? 3 : 4;
      const Played game = played(static_cast<std::uint64_t>(i + 1), "greedy", options);
      RecordHeader header;
      header.setup = game.setup;
      for (int seat = 0; seat < options.seats; ++seat) {
        header.names << (seat == 0 ? u"Asha"_s : u"Bot %1"_s.arg(seat));
        header.bots << (seat == 0 ? QString() : u"greedy"_s);
      }
      header.here = {SeatId(0)};
      if (i == 0) header.hints = {2};
      header.played = QDateTime(QDate(2026, 10, i + 1), QTime(12, 0), Qt::UTC);
      Complaint complaint;
      saveRecord(dir.filePath(u"records/game %1.tapu"_s.arg(i)), header, game.moves, complaint);
      points << game.states.back().points(SeatId(0));
    }
    program.emplace(dir.path());
    program->window.results().openCareer();
  }
  CareerPage& page() { return *program->window.pages().career(); }
  QTableView* table() { return child<QTableView>(&page(), u"careerGames"_s); }
  bool isReady() { return page().career().unread() == 0; }
  QTemporaryDir dir;
  QList<int> points;
  std::optional<Program> program;
};

/// Counts the double clicks that come to a widget.
class DoubleClicks : public QObject {
 public:
  int heard = 0;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    heard += watched->isWidgetType() && event->type() == QEvent::MouseButtonDblClick;
    return false;
  }
};

}  // namespace

/// The games that somebody has played so far.
class CareerPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void theMenuLeadsToItAndEscBack() {
    Looked looked(1);
    MainWindow& window = looked.program->window;
    window.openStart();
    window.findChild<QAction*>(u"gameCareer"_s)->trigger();
    QCOMPARE(window.page(), &looked.page());
    SOON(looked.isReady());
    QTest::keyClick(&looked.page(), Qt::Key_Escape);
    QCOMPARE(window.page(), window.pages().start());
  }

  void allGamesAreThereTheLatestFirst() {
    Looked looked(3);
    SOON(looked.isReady());
    const auto* model = looked.table()->model();
    QCOMPARE(model->rowCount(), 3);
    for (int row = 0; row < 3; ++row)
      QCOMPARE(model->index(row, PastGames::Points).data().toInt(), looked.points[2 - row]);
  }

  /// Leaving the replay leads back to the list, on the same game.
  void enterReplaysAGameAndLeavingItLeadsBack() {
    Looked looked(3);
    SOON(looked.isReady());
    MainWindow& window = looked.program->window;
    looked.page().focusFirst();
    QTest::keyClick(looked.table(), Qt::Key_Down);
    QTest::keyClick(looked.table(), Qt::Key_Return);
    SOON_EQUAL(window.page(), window.pages().replay());
    QCOMPARE(window.pages().replay()->replay()->end().points(SeatId(0)), looked.points[1]);
    QTest::keyClick(window.pages().replay(), Qt::Key_Escape);
    QCOMPARE(window.page(), &looked.page());
    QCOMPARE(looked.table()->currentIndex().row(), 1);
  }

  void theSecondHalfOfADoubleClickPressesNothingInTheReplay() {
    Looked looked(3);
    SOON(looked.isReady());
    DoubleClicks halves;
    qApp->installEventFilter(&halves);
    const QWidget* list = looked.table()->viewport();
    const QPoint row = looked.table()->visualRect(looked.table()->model()->index(1, 0)).center();
    QTest::mouseDClick(looked.program->window.windowHandle(), Qt::LeftButton, {},
                       list->mapTo(&looked.program->window, row));
    SOON(looked.program->window.page()->findChild<QWidget*>(u"replayChart"_s));
    QCOMPARE(halves.heard, 0);
  }

  void aDiscReplaysItsGame() {
    Looked looked(2);
    SOON(looked.isReady());
    MainWindow& window = looked.program->window;
    auto* last = child<Chart>(&looked.page(), u"careerLast"_s);
    QVERIFY(last->wordsOf(0).contains(QString::number(looked.points[0])));
    QTest::mouseClick(last, Qt::LeftButton, {}, last->plot().discAt(0).toPoint());
    SOON_EQUAL(window.page(), window.pages().replay());
    QCOMPARE(window.pages().replay()->replay()->end().points(SeatId(0)), looked.points[0]);
    QTest::keyClick(window.pages().replay(), Qt::Key_Escape);
    last->setFocus();
    QTest::keyClick(last, Qt::Key_End);
    QTest::keyClick(last, Qt::Key_Return);
    SOON_EQUAL(window.page(), window.pages().replay());
    QCOMPARE(window.pages().replay()->replay()->end().points(SeatId(0)), looked.points[1]);
  }

  void fewGamesAreNotSummedUp_data() {
    QTest::addColumn<int>("games");
    QTest::newRow("none") << 0;
    QTest::newRow("one less than enough") << CareerPage::kEnough - 1;
    QTest::newRow("enough") << CareerPage::kEnough;
  }
  void fewGamesAreNotSummedUp() {
    QFETCH(int, games);
    Looked looked(games);
    SOON(looked.isReady());
    const bool isEnough = games >= CareerPage::kEnough;
    QCOMPARE(child<Column>(&looked.page(), u"careerSums"_s)->isVisible(), isEnough);
    const QString note = child<Words>(&looked.page(), u"careerNote"_s)->text();
    QCOMPARE(note.contains(u"After 5 games"_s), !isEnough && games > 0);
    QCOMPARE(child<ActionButton>(&looked.page(), u"careerReset"_s)->isEnabled(), games > 0);
  }

  void aFilterLeavesTheOthersOut() {
    Looked looked(5, 2);
    SOON(looked.isReady());
    auto* players = child<Picker>(&looked.page(), u"careerPlayers"_s);
    QTest::keyClick(players, Qt::Key_Down);  // two players
    QCOMPARE(looked.table()->model()->rowCount(), 0);
    QTest::keyClick(players, Qt::Key_Down);
    QCOMPARE(looked.table()->model()->rowCount(), 2);
    QTest::keyClick(players, Qt::Key_Down);
    QCOMPARE(looked.table()->model()->rowCount(), 3);
  }

  void theFileHasTheGamesThatAreShown() {
    Looked looked(5, 2);
    SOON(looked.isReady());
    const auto rows = [&] {
      const QString path = looked.dir.filePath(u"games.csv"_s);
      QFile file(looked.page().exportTo(path).isEmpty() ? path : QString());
      return file.open(QIODevice::ReadOnly) ? file.readAll().count('\n') - 1 : -1;  // below its head
    };
    QCOMPARE(rows(), 5);
    auto* players = child<Picker>(&looked.page(), u"careerPlayers"_s);
    QTest::keyClick(players, Qt::Key_Down);
    QVERIFY(!child<ActionButton>(&looked.page(), u"careerExport"_s)->isEnabled());  // of two players there is none
    QTest::keyClick(players, Qt::Key_Down);
    QCOMPARE(rows(), 2);
  }

  void gamesAreChosenByTheLevelOfTheirBots() {
    Looked looked(3);
    SOON(looked.isReady());
    auto* bots = child<Picker>(&looked.page(), u"careerBots"_s);
    QTest::keyClick(bots, Qt::Key_Down);  // with Shepherds
    QCOMPARE(looked.table()->model()->rowCount(), 0);
    QTest::keyClick(bots, Qt::Key_Down);  // with Farmers, as which "greedy" of older versions is told
    QCOMPARE(looked.table()->model()->rowCount(), 3);
  }

  void gamesAreChosenByWhetherHintsWereTaken() {
    Looked looked(3);  // two hints in the first of them
    SOON(looked.isReady());
    auto* hints = child<Picker>(&looked.page(), u"careerHints"_s);
    QTest::keyClick(hints, Qt::Key_Down);  // without hints
    QCOMPARE(looked.table()->model()->rowCount(), 2);
    QTest::keyClick(hints, Qt::Key_Down);  // with hints
    QCOMPARE(looked.table()->model()->rowCount(), 1);
    QCOMPARE(looked.table()->model()->index(0, PastGames::Points).data().toInt(), looked.points[0]);
  }

  void theListTellsTheHintsOfEachGame() {
    Looked looked(2);  // two hints in the first of them, which stands last
    SOON(looked.isReady());
    const auto* model = looked.table()->model();
    QCOMPARE(model->headerData(PastGames::Hints, Qt::Horizontal).toString(), u"Hints"_s);
    QCOMPARE(model->index(0, PastGames::Hints).data().toString(), u"0"_s);
    QCOMPARE(model->index(1, PastGames::Hints).data().toString(), u"2"_s);
  }

  void withoutGamesThereIsNoAverage() {
    Looked looked(0);
    SOON(looked.isReady());
    const auto words = wordsIn(looked.page());
    QVERIFY2(!words.contains(u"0.0"_s), qPrintable(words.join(u'|')));
    QCOMPARE(words.count(u"–"_s), 3);  // place, points, and the rounds of the fastest win
  }

  void otherFilesAreTold() {
    Looked looked(1);
    QFile other(looked.dir.filePath(u"records/other.tapu"_s));
    QVERIFY(other.open(QIODevice::WriteOnly));
    looked.page().look(u"Asha"_s);
    SOON(looked.isReady());
    QVERIFY(child<Words>(&looked.page(), u"careerNote"_s)->text().contains(u"1 file in the folder"_s));
  }

  /// By keyboard alone: each of a thousand files with its sentence, copied one by one or all at once.
  void eachFileThatIsNotCountedIsToldWithItsReason() {
    Looked looked(1);
    SOON(looked.isReady());
    auto* which = child<ActionButton>(&looked.page(), u"careerLeftOut"_s);
    QVERIFY(!which->isVisible());
    QDir folder(looked.dir.filePath(u"records"_s));
    for (int i = 0; i < 1000; ++i) {
      QFile other(folder.filePath(u"other %1\n\u202e.tapu"_s.arg(i, 4, 10, QChar(u'0'))));
      QVERIFY(other.open(QIODevice::WriteOnly) && other.write(i == 0 ? "" : "x") >= 0);
    }
    looked.page().look(u"Asha"_s);
    SOON(looked.isReady());
    SOON(which->isVisible());
    which->setFocus();
    QTest::keyClick(which, Qt::Key_Return);
    QPointer<LeftOutDialog> dialog = child<LeftOutDialog>(&looked.page(), u"leftOutDialog"_s);
    QVERIFY(dialog && dialog->isVisible());
    auto* files = child<QTableView>(dialog, u"leftOutFiles"_s);
    QCOMPARE(files->model()->rowCount(), 1000);
    const QString lost = QString(2, QChar(0xfffd));
    QCOMPARE(files->model()->index(0, 0).data().toString(), u"other 0000"_s + lost + u".tapu"_s);
    QCOMPARE(files->model()->index(0, 1).data().toString(), u"The file is empty."_s);
    QCOMPARE(files->model()->index(999, 1).data().toString(), u"The file is no record of a game."_s);
    SOON(files->hasFocus());
    QTest::keyClick(files, Qt::Key_Down);
    QTest::keyClick(files, Qt::Key_C, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(),
             u"other 0001"_s + lost + u".tapu\tThe file is no record of a game.\n"_s);
    child<ActionButton>(dialog, u"leftOutCopy"_s)->click();
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 1000);
    QTest::keyClick(dialog, Qt::Key_Escape);
    SOON(!dialog);
  }

  void beginningAnewAsksAndKeepsTheRecords() {
    Looked looked(2);
    SOON(looked.isReady());
    child<ActionButton>(&looked.page(), u"careerReset"_s)->click();
    auto* question = child<ChoiceDialog>(&looked.page(), u"careerResetQuestion"_s);
    QVERIFY(question);
    QCOMPARE(question->buttons().size(), std::size_t{3});
    question->buttons()[1]->click();
    QCOMPARE(looked.page().career().games().size(), std::size_t{2});
    looked.page().reset();
    QCOMPARE(looked.page().career().games().size(), std::size_t{0});
    QCOMPARE(looked.table()->model()->rowCount(), 0);
    QDir folder(looked.dir.filePath(u"records"_s));
    const QStringList aside = folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QCOMPARE(aside.size(), 1);
    QCOMPARE(QDir(folder.filePath(aside[0])).entryList(QDir::Files).size(), 2);
  }

  void theKeyboardReachesAll() {
    Looked looked(5);
    SOON(looked.isReady());
    looked.page().focusFirst();
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab})
      QCOMPARE(missedByTab(looked.program->window, key), QStringList());
  }
};

TAPU_TEST_WITH_SCREEN(CareerPageTest)
#include "test_career_page.moc"
