// SPDX-License-Identifier: GPL-3.0-or-later
#include <QScrollBar>
#include <QSignalSpy>

#include "app/board/board_effects.h"
#include "app/kit/herald.h"
#include "app/kit/picker.h"
#include "app/session/settings/languages.h"
#include "app/table/people/players_panel.h"
#include "app/table/sight/typed_move.h"
#include "app/table/talk/log_model.h"
#include "app/table/talk/talk_panel.h"
#include "app/text/glyphs.h"
#include "app/text/place_words.h"
#include "play_panels.h"
#include "play_window.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The log beside the board: which lines it shows, what they say, and where they lead.
class PlayLogTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() {
    loadFonts();
    languages_.use(u"en"_s);
  }

  void cleanup() { languages_.use(u"en"_s); }

  void aLineOfTheLogShowsItsPlace_data() {
    QTest::addColumn<bool>("byKey");
    QTest::newRow("by a click") << false;
    QTest::newRow("by Enter") << true;
  }
  void aLineOfTheLogShowsItsPlace() {
    QFETCH(bool, byKey);
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON(window.part<BoardScene>()->hasTargets());
    const CornerId corner = window.bestCorner();
    window.click(window.at(corner));
    SOON(window.game->seen().state().at(corner).isOf(window.game->seen().viewer()));
    LineView* log = window.part<TalkPanel>()->log();
    const auto row = [&] {
      return log->model()->match(log->model()->index(0, 0), Qt::DisplayRole, u"You built a settlement."_s);
    };
    SOON(!row().isEmpty());
    QVERIFY(!window.part<BoardScene>()->effects().pointedOut());
    if (byKey) {
      log->setCurrentIndex(row().front());
      QTest::keyClick(log, Qt::Key_Return);
    } else {
      log->scrollTo(row().front());
      QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, log->visualRect(row().front()).center());
    }
    const auto shown = window.part<BoardScene>()->effects().pointedOut();
    QVERIFY(shown.has_value());
    QVERIFY(QLineF(*shown, window.at(corner)).length() < 0.01);
  }

  void theLogShowsWhatWasChosenAndRemembersIt_data() {
    QTest::addColumn<LogFilter>("filter");
    QTest::addColumn<bool>("shown");
    QTest::newRow("all lines") << LogFilter::All << true;
    QTest::newRow("my lines") << LogFilter::Mine << true;
    QTest::newRow("trades: no settlement") << LogFilter::Trades << false;
    QTest::newRow("building") << LogFilter::Building << true;
  }
  void theLogShowsWhatWasChosenAndRemembersIt() {
    QFETCH(LogFilter, filter);
    QFETCH(bool, shown);
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON(window.part<BoardScene>()->hasTargets());
    window.click(window.at(window.bestCorner()));
    SOON(window.waitsFor(Decision::Road));
    auto* talk = window.part<TalkPanel>();
    talk->filter()->choose(static_cast<int>(filter));
    Q_EMIT talk->filter()->picked(static_cast<int>(filter));
    const auto* lines = talk->log()->model();
    const auto rows = lines->match(lines->index(0, 0), Qt::DisplayRole, u"You built a settlement."_s);
    QCOMPARE(!rows.isEmpty(), shown);
    QCOMPARE(Settings(window.folder.path()).view.logFilter(), filter);
  }

  void whatWasTakenBackIsNotLeftStandingInTheLog_data() {
    QTest::addColumn<LogFilter>("filter");
    QTest::addColumn<bool>("shown");
    QTest::newRow("all lines") << LogFilter::All << true;
    QTest::newRow("my lines") << LogFilter::Mine << true;
    QTest::newRow("building, where the settlement stands") << LogFilter::Building << true;
    QTest::newRow("trades, where it does not") << LogFilter::Trades << false;
  }
  void whatWasTakenBackIsNotLeftStandingInTheLog() {
    QFETCH(LogFilter, filter);
    QFETCH(bool, shown);
    Window window;
    QVERIFY(settleAndTakeBack(window));
    auto* talk = window.part<TalkPanel>();
    talk->filter()->choose(static_cast<int>(filter));
    Q_EMIT talk->filter()->picked(static_cast<int>(filter));
    const QStringList lines = linesOf(*talk);
    QCOMPARE(lines.count(u"You built a settlement."_s), shown ? 1 : 0);
    QCOMPARE(lines.count(u"You took your last move back."_s), shown ? 1 : 0);
    if (!shown) return;
    QVERIFY(lines.indexOf(u"You built a settlement."_s) < lines.indexOf(u"You took your last move back."_s));
  }

  void theLogOfAContinuedGameIsTheOneOfBefore() {
    Window window;
    QVERIFY(settleAndTakeBack(window));
    const QStringList before = linesOf(*window.part<TalkPanel>());
    QVERIFY(before.contains(u"You took your last move back."_s));
    delete window.frame.takeCentralWidget();
    window.game.reset();
    StartedGame again = window.starter.continueGame();
    QVERIFY2(again.game, qPrintable(again.problem));
    window.game = std::move(again.game);
    window.page = new PlayPage(window.game.get(), &window.actions, window.settings);
    window.frame.setCentralWidget(window.page);
    SOON(window.waitsFor(Decision::Settlement));
    SOON_EQUAL(linesOf(*window.part<TalkPanel>()).size(), before.size());
    QCOMPARE(linesOf(*window.part<TalkPanel>()), before);
  }

  void aRowOfTheLogShowsPicturesAndSaysWords() {
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON(window.part<BoardScene>()->hasTargets());
    const CornerId corner = window.bestCorner();
    window.click(window.at(corner));
    SOON(window.waitsFor(Decision::Road));
    const LineView* log = window.part<TalkPanel>()->log();
    const auto* lines = log->model();
    const auto rows = lines->match(lines->index(0, 0), Qt::DisplayRole, u"You built a settlement."_s);
    QCOMPARE(rows.size(), 1);
    const QString place =
        placeWords(window.map(), {EventPlace::Kind::Corner, static_cast<std::uint32_t>(corner.value)});
    QVERIFY(place.contains(u"Forest"_s) && place.contains(u"Hills"_s));
    QCOMPARE(rows[0].data(Qt::AccessibleTextRole).toString(), u"You built a settlement. At: %1."_s.arg(place));
    const QString brief = rows[0].data(LogModel::Brief).toString();
    QVERIFY2(brief.contains(QChar(glyph::kSettlement)), qPrintable(brief));
    QVERIFY2(brief.contains(glyph::of(Terrain::Forest)), qPrintable(brief));
    QVERIFY2(!rows[0].data(LogModel::Time).toString().isEmpty(), "it happened while the program was there");
    const QString tip = rows[0].data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(rows[0].data(LogModel::Time).toString()), qPrintable(tip));
  }

  void theLogHasRoomForManyLines_data() {
    QTest::addColumn<LogSize>("size");
    QTest::addColumn<int>("least");
    QTest::newRow("16 lines beside four players") << LogSize::Beside << 16;
    QTest::newRow("30 lines where it has the whole column") << LogSize::Tall << 30;
    QTest::newRow("30 lines where it is wide too") << LogSize::Wide << 30;
  }
  void theLogHasRoomForManyLines() {
    QFETCH(LogSize, size);
    QFETCH(int, least);
    Window window;
    SOON(window.waitsFor(Decision::Settlement));
    SOON_EQUAL(window.part<PlayersPanel>()->rows().size(), 4u);
    const LineView* log = window.part<TalkPanel>()->log();
    const int usual = log->width();
    window.settings.view.logSize.set(size);
    Q_EMIT window.part<TalkPanel>()->logSizeChanged();
    window.part<TalkPanel>()->show(TalkPanel::Page::Log);
    const auto lines = [&] { return log->viewport()->height() / log->sizeHintForRow(0); };
    SOON_OR_SAY(lines() >= least, qPrintable(QString::number(lines())));
    QCOMPARE(log->width() > usual, size == LogSize::Wide);
    QVERIFY(log->isVisible());
    QCOMPARE(Settings(window.folder.path()).view.logSize(), size);
    window.settings.view.logSize.set(LogSize::Hidden);
    Q_EMIT window.part<TalkPanel>()->logSizeChanged();
    window.part<TalkPanel>()->show(TalkPanel::Page::Log);
    SOON(!log->isVisible());
    QVERIFY(window.part<PlayersPanel>()->isVisible());
    QVERIFY(window.part<TalkPanel>()->sizes()->isVisible());
    window.actions.at(GameActions::Log)->trigger();
    SOON_OR_SAY(log->isVisible(), "its entry of the menu View brings it back");
    QCOMPARE(window.settings.view.logSize(), LogSize::Beside);
    QVERIFY(window.part<PlayersPanel>()->isVisible());
  }

  // The page tells it to its parts in the way of a new language.
  void aLargerWindowLeavesALogWhereItsReaderIs() {
    Window window;
    window.setUp();
    QVERIFY(!QTest::currentTestFailed());
    auto* log = window.part<TalkPanel>()->log();
    log->setFixedHeight(60);
    SOON(log->verticalScrollBar()->maximum() > 0 &&
         log->verticalScrollBar()->value() == log->verticalScrollBar()->maximum());
    QCoreApplication::processEvents();
    log->verticalScrollBar()->setValue(0);
    QSignalSpy anew(log->model(), &QAbstractItemModel::modelReset);
    auto* typed = window.part<TypedMoveSheet>();
    typed->open();
    typed->complain(u"There is a settlement already."_s);
    auto* herald = window.part<Herald>();
    QSignalSpy spoke(herald, &Herald::spoke);
    herald->say(u"This is about to be said."_s);
    const int scale = tableScaleInUse();
    window.frame.resize(2560, 1440);
    SOON(tableScaleInUse() > scale);
    SOON_EQUAL(spoke.size(), 1);
    QCOMPARE(log->verticalScrollBar()->value(), 0);
    QCOMPARE(anew.size(), 0);
    QVERIFY(wordsIn(*typed).contains(u"There is a settlement already."_s));
    languages_.use(u"hi"_s);
    SOON_EQUAL(anew.size(), 1);
  }

 private:
  static QStringList linesOf(const TalkPanel& talk) {
    QStringList lines;
    const auto* model = talk.log()->model();
    for (int row = 0; row < model->rowCount(); ++row) lines << model->index(row, 0).data().toString();
    return lines;
  }
  static bool settleAndTakeBack(Window& window) {
    if (!test::soon([&] { return window.waitsFor(Decision::Settlement); })) return false;
    if (!test::soon([&] { return window.part<BoardScene>()->hasTargets(); })) return false;
    window.click(window.at(window.bestCorner()));
    if (!test::soon(
            [&] { return window.waitsFor(Decision::Road) && window.actions.at(GameActions::TakeBack)->isEnabled(); }))
      return false;
    window.actions.at(GameActions::TakeBack)->trigger();
    return test::soon([&] {
      return window.waitsFor(Decision::Settlement) && linesOf(*window.part<TalkPanel>()).last().contains(u"back"_s);
    });
  }
  Languages languages_;
};

TAPU_TEST_WITH_SCREEN(PlayLogTest)
#include "test_play_log.moc"
