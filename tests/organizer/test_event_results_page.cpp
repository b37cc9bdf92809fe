// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QHeaderView>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextDocument>
#include <QTextTable>

#include "app/organizer/event_results_page.h"
#include "app/organizer/results_paper.h"
#include "app/organizer/saved_line.h"
#include "app/session/settings/languages.h"
#include "app/session/words/bot_names.h"
#include "engine/bots/simulation.h"
#include "tests/formats/played.h"
#include "tests/suite.h"
#include "tests/windows.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

PlayedEvent wholeGame() {
  Played game;
  SimulationPlan plan;
  plan.ruleSet = RuleSet::BigGame;
  plan.options = defaultOptions(RuleSet::BigGame);
  plan.options.bigMaxRounds = 4;
  plan.boards = 3;
  plan.bots = {"greedy"};
  simulate(plan, game);
  PlayedEvent event;
  event.lobby.gameName = u"Hall"_s;
  event.lobby.setup = game.setup;
  for (int seat = 0; seat < 6; ++seat) {
    LobbySeat held;
    held.holder = SeatHolder::Person;
    held.name = u"Player %1"_s.arg(seat + 1);
    held.color = seat;
    event.lobby.seats << held;
  }
  event.moves = game.moves;
  return event;
}

}  // namespace

/// The results of an event: on their page, in files and on paper.
class TestEventResultsPage : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { loadFonts(); }

  void aRankingThatShowsNoRowIsAskedWithoutHarm() {
    RankingModel model;
    RankingFilter filter;
    filter.setSourceModel(&model);
    const QAbstractItemModelTester modelTester(&model), filterTester(&filter);
    model.setRows(EventResults::of(wholeGame(), {}).rows);
    QCOMPARE(filter.rowCount(), 6);
    filter.setText(u"Nobody is called so"_s);
    QCOMPARE(filter.rowCount(), 0);
    // The view asks so for the text of a cell that is gone.
    for (const int role : {int(Qt::DisplayRole), int(Qt::UserRole), int(Qt::DecorationRole)})
      QVERIFY(!filter.data(QModelIndex(), role).isValid());
  }

  void resultsAreShownAndWritten() {
    EventResultsPage page;
    const PlayedEvent event = wholeGame();
    page.showPlayed(event);
    QCOMPARE(page.ranking()->model()->rowCount(), 6);
    QVERIFY(!page.headline().isEmpty());
    QTemporaryDir folder;
    using Export = EventResultsPage::Export;
    for (const auto& [what, name] :
         {std::pair(Export::Seats, u"seats.csv"_s), std::pair(Export::Rounds, u"rounds.csv"_s),
          std::pair(Export::Page, u"page.html"_s), std::pair(Export::Record, u"game.tapu"_s),
          std::pair(Export::Print, u"results.pdf"_s)}) {
      QCOMPARE(page.write(what, folder.filePath(name)), QString());
      QVERIFY(QFile(folder.filePath(name)).size() > 200);
    }
    for (const Export what : {Export::Seats, Export::Print})
      QVERIFY(!page.write(what, folder.filePath(u"no/such/folder.csv"_s)).isEmpty());
  }

  /// It is that of the first four, until rows are selected.
  void theChartShowsTheSelectedRows() {
    EventResultsPage page;
    page.showPlayed(wholeGame());
    const auto* chart = page.findChild<Chart*>(u"resultsChart"_s);
    const auto name = [&](int row) {
      return page.ranking()->model()->index(row, RankingModel::Player).data().toString();
    };
    QCOMPARE(chart->data().series.size(), std::size_t{4});
    QCOMPARE(chart->data().series[0].name, name(0));
    page.ranking()->selectRow(5);
    QCOMPARE(chart->data().series.size(), std::size_t{1});
    QCOMPARE(chart->data().series[0].name, name(5));
    page.ranking()->clearSelection();
    QCOMPARE(chart->data().series.size(), std::size_t{4});
  }

  void theRowOfTheReaderIsMarked() {
    EventResultsPage page;
    page.showPlayed(wholeGame(), SeatId(4));
    int marked = 0;
    for (int row = 0; row < 6; ++row) {
      const QModelIndex cell = page.ranking()->model()->index(row, RankingModel::Player);
      if (!cell.data(Qt::BackgroundRole).isValid()) continue;
      ++marked;
      const auto rows = EventResults::of(wholeGame(), shownNames(wholeGame().lobby.seats)).rows;
      QCOMPARE(rows[static_cast<std::size_t>(row)].seat, SeatId(4));
    }
    QCOMPARE(marked, 1);
    page.showPlayed(wholeGame());
    QVERIFY(!page.ranking()->model()->index(0, 0).data(Qt::BackgroundRole).isValid());
  }

  /// A guest was told no boards, no rounds and no moves: nothing of these is offered.
  void whatAGuestWasToldIsARankingAlone() {
    Languages languages;
    languages.use(u"en"_s);  // its numbers
    EventResultsPage page;
    QVERIFY(bringUp(page, {1280, 800}));
    ToldEvent told;
    told.name = u"Hall"_s;
    told.own = SeatId(1099);
    for (int seat = 0; seat < 1100; ++seat) {
      FinalRow row;
      row.who = {SeatId(seat), SeatHolder::Person, u"<b>Person</b> %1"_s.arg(seat)};
      row.rank = seat + 1;
      told.table.append(row);
    }
    page.showTold(told);
    const QAbstractItemModel* rows = page.ranking()->model();
    QCOMPARE(rows->rowCount(), 1100);
    QVERIFY(rows->index(1099, RankingModel::Player).data(Qt::BackgroundRole).isValid());
    QVERIFY(!rows->index(1098, RankingModel::Player).data(Qt::BackgroundRole).isValid());
    QVERIFY2(page.note().endsWith(u"Your place: 1100 of 1100"_s), qPrintable(page.note()));
    QVERIFY(!page.replay());
    QVERIFY(!page.findChild<QWidget*>(u"resultsReplay"_s)->isVisible());
    QVERIFY(!page.findChild<Chart*>(u"resultsChart"_s)->isVisible());
    QVERIFY(!page.findChild<ChainView*>()->isVisible());
    using Export = EventResultsPage::Export;
    QCOMPARE(page.exports(), (QList{Export::Seats, Export::Page, Export::Print}));
    QTemporaryDir folder;
    for (const Export what : page.exports()) QCOMPARE(page.write(what, folder.filePath(u"results"_s)), QString());
    page.showPlayed(wholeGame());
    QVERIFY(page.findChild<Chart*>(u"resultsChart"_s)->isVisible());
    QCOMPARE(page.exports().size(), 5);
  }

  void theReadersOwnRowIsInSightAndEachColumnHasAHead() {
    EventResultsPage page;
    QVERIFY(bringUp(page, {1280, 800}));
    ToldEvent told;
    told.name = u"Hall"_s;
    told.own = SeatId(1099);
    for (int seat = 0; seat < 1100; ++seat) {
      FinalRow row;
      row.who = {SeatId(seat), seat == 0 ? SeatHolder::Bot : SeatHolder::Person, u"Person %1"_s.arg(seat)};
      row.rank = seat + 1;
      told.table.append(row);
    }
    page.showTold(told);
    const QTableView& table = *page.ranking();
    const QAbstractItemModel& rows = *table.model();
    QVERIFY(table.viewport()->rect().intersects(table.visualRect(rows.index(1099, RankingModel::Player))));
    for (int column = 0; column < rows.columnCount(); ++column)
      QVERIFY(!rows.headerData(column, Qt::Horizontal).toString().isEmpty());
    QVERIFY2(rows.index(0, RankingModel::Player).data().toString().contains(u"(bot)"_s), "told from people");
    QVERIFY(!rows.index(1, RankingModel::Player).data().toString().contains(u"(bot)"_s));
  }

  void allWhoShareTheFirstPlaceHaveABadge() {
    EventResultsPage page;
    const QWidget* firsts = page.findChild<QWidget*>(u"resultsFirsts"_s);
    PlayedEvent event = wholeGame();
    event.moves.clear();  // 9.22: before the first move all six are equal; there is room for three
    page.showPlayed(event);
    const auto shown = [&] {
      const auto all = firsts->findChildren<Badge*>();
      return std::ranges::count_if(all, [](Badge* each) { return !each->isHidden(); });
    };
    QCOMPARE(shown(), 3);
  }

  /// The style and the drawing are for browsers: paper had a heading and a legend of no chart, and heads in one word.
  void paperHasNoPartOfTheChartAndItsColumnsStandApart() {
    const QString page = htmlForPaper(EventResults::of(wholeGame(), shownNames(wholeGame().lobby.seats)));
    for (const QString& part : {u"<svg"_s, u"<style"_s, u"The first four"_s, u"■"_s})
      QVERIFY2(!page.contains(part), qPrintable(part));
    QVERIFY(page.contains(u"Ranking"_s) && page.contains(u"Rounds"_s));
    QCOMPARE(page.count(u"cellpadding"_s), page.count(u"<table"_s));
    QVERIFY(!page.contains(u"<td>"_s) && !page.contains(u"<th>"_s));
  }

  void eachPageHasHeadsAndNamesStayWhole() {
    QTextDocument paper;
    paper.setHtml(htmlForPaper(EventResults::of(wholeGame(), shownNames(wholeGame().lobby.seats))));
    int tables = 0;
    for (QTextFrame* frame : paper.rootFrame()->childFrames()) {
      const auto* table = qobject_cast<QTextTable*>(frame);
      QVERIFY(table);
      QCOMPARE(table->format().headerRowCount(), 1);
      const bool isRanking = tables++ == 0;
      if (isRanking) QVERIFY(table->cellAt(1, 1).firstCursorPosition().blockFormat().nonBreakableLines());
    }
    QCOMPARE(tables, 2);
  }

  void sixSeatsAndFourRoundsHaveRoomOnOnePage() {
    const QByteArray pdf = resultsAsPdf(EventResults::of(wholeGame(), {}));
    QVERIFY2(pdf.contains("/Count 1\n"), "pages");
  }

  void nothingMovesWhenAFileIsSaved() {
    EventResultsPage page;
    page.showPlayed(wholeGame());
    QVERIFY(bringUp(page, {1280, 800}));
    auto* saved = page.findChild<SavedLine*>();
    const auto places = [&page] {
      QList<QRect> all;
      for (const QString& name : {u"resultsRanking"_s, u"resultsChart"_s, u"resultsExport"_s}) {
        auto* part = page.findChild<QWidget*>(name);
        all << QRect(part->mapTo(&page, QPoint()), part->size());
      }
      return all;
    };
    const auto before = places();
    saved->tellFile(u"/event/"_s + u"a folder whose name is long/"_s.repeated(6) + u"results.csv"_s);
    QCoreApplication::sendPostedEvents();
    QVERIFY(saved->text().contains(u"results.csv"_s));
    QCOMPARE(places(), before);
  }

  void theSumIsInSightWhereTheTableScrolls() {
    Languages languages;
    languages.use(u"hi"_s);
    EventResultsPage page;
    page.showPlayed(wholeGame());
    QVERIFY(bringUp(page, {920, 600}));
    const QTableView& table = *page.ranking();
    const auto isWhole = [&table] {
      const QRect sum = table.visualRect(table.model()->index(0, RankingModel::Total));
      return sum.width() > 0 && table.viewport()->rect().contains(sum);
    };
    QVERIFY(table.horizontalScrollBar()->maximum() > 0);
    SOON(isWhole());
    page.resize(1600, 900);
    SOON(table.horizontalScrollBar()->maximum() == 0 && isWhole());
    QCOMPARE(table.horizontalHeader()->visualIndex(RankingModel::Total), RankingModel::kColumns - 1);
    languages.use(u"en"_s);
  }

  /// Lines of Devanagari are higher: the folder was cut to its last letter for it.
  void whereAFileLiesIsToldInHindiToo() {
    Languages languages;
    languages.use(u"hi"_s);
    EventResultsPage page;
    page.showPlayed(wholeGame());
    QVERIFY(bringUp(page, {1280, 800}));
    auto* saved = page.findChild<SavedLine*>();
    saved->tellFile(u"/event/Evening/seats.pdf"_s);
    QCoreApplication::sendPostedEvents();
    QVERIFY2(saved->text().contains(u"Evening"_s), qPrintable(saved->text()));
    QVERIFY(QFontMetrics(saved->font()).boundingRect(saved->rect(), Qt::TextWordWrap, saved->text()).height() <=
            saved->height());
    page.showPlayed(wholeGame());  // of another event
    QCOMPARE(saved->text(), QString());
    languages.use(u"en"_s);
  }

  void whatCouldNotBeWrittenOrPrintedIsNotCalledDone() {
    EventResultsPage page;
    page.showPlayed(wholeGame());
    QTemporaryDir folder;
    QFile games(folder.filePath(u"games.sqlite"_s));  // no file takes its place
    QVERIFY(games.open(QIODevice::WriteOnly));
    games.write(QByteArray("SQLite format 3\0", 16));
    games.close();
    QVERIFY(!page.write(EventResultsPage::Export::Print, games.fileName()).isEmpty());
    QPdfWriter nowhere(folder.filePath(u"no/such/paper.pdf"_s));
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"."_s));
    QVERIFY(!printResults(nowhere, EventResults::of(wholeGame(), {})));
  }
};

TAPU_TEST_WITH_SCREEN(TestEventResultsPage)
#include "test_event_results_page.moc"
