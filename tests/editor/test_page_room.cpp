// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QScopeGuard>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/words.h"
#include "app/session/settings/languages.h"
#include "editor/editor_page.h"
#include "engine/board/tally.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Room for panes, palette and tool bar, in small windows and with large texts.
class PageRoomTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void theRingOfAChainCanBeHit() {
    Desk desk(folder_->path());
    const auto boxes = desk.page.findChildren<QCheckBox*>();
    const auto ring = std::ranges::find(boxes, u"As a ring"_s, &QCheckBox::text);
    QVERIFY(ring != boxes.end());
    QVERIFY((*ring)->sizeHint().expandedTo((*ring)->minimumSize()).height() >= 24);
  }

  void theBalanceHasAllDigitsOfLargePips() {
    const auto usual = qScopeGuard([] { useTextSize(100); });
    useTextSize(200);
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      for (int q = 10; q < 40; ++q) file.board.cells.push_back({.at = {q, 0}, .terrain = Terrain::Hills, .number = 6});
    });
    desk.page.refreshNow();
    const int pips = tallyOf(desk.board()).resources[static_cast<std::size_t>(Resource::Brick)];
    QVERIFY(pips >= 100);
    QWidget* bars = nullptr;
    for (auto* each : desk.child<QWidget>(u"editorBalance"_s)->findChildren<QWidget*>())
      if (each->accessibleName().contains(u" %1, "_s.arg(pips))) bars = each;
    QVERIFY(bars);
    // The rows do not overlap, and the ink in that of the bricks is as wide as their number.
    const QFontMetrics digits(textFont(13, Weight::Bold));
    QVERIFY(bars->minimumSizeHint().height() >= kResources * digits.height());
    bars->resize(230, bars->sizeHint().height());
    const QImage image = bars->grab().toImage();
    int left = image.width();
    for (int y = 0; y < digits.height(); ++y)
      for (int x = image.width() - 1; x > 40; --x)
        if (image.pixelColor(x, y).lightness() < 70) left = std::min(left, x);
    const int ink = digits.tightBoundingRect(QString::number(pips)).width();
    QVERIFY2(image.width() - left >= ink - 2, qPrintable(u"%1 of %2"_s.arg(image.width() - left).arg(ink)));
  }

  void beforeThereIsRoomForAllSomethingFoldsAway_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("both");
    QTest::addColumn<bool>("tabs");
    QTest::newRow("1280 x 800") << QSize(1280, 770) << true << false;
    QTest::newRow("1366 x 480: too low for a column") << QSize(1366, 450) << true << true;
    QTest::newRow("900 x 700") << QSize(900, 670) << true << true;
    QTest::newRow("800 x 600") << QSize(800, 570) << false << true;
    QTest::newRow("640 x 360: 1280 x 720 with everything twice as large") << QSize(640, 330) << false << true;
  }
  void beforeThereIsRoomForAllSomethingFoldsAway() {
    QFETCH(QSize, size);
    QFETCH(bool, both);
    QFETCH(bool, tabs);
    Desk desk(folder_->path());
    desk.page.resize(size);
    QCoreApplication::processEvents();
    QCOMPARE(desk.page.size(), size);  // nothing needs more
    auto* side = desk.page.findChild<SidePanes*>();
    auto* palette = desk.page.findChild<Palette*>();
    QVERIFY(palette->isVisible());
    QCOMPARE(side->isVisible(), both);
    if (!both) {
      QTest::keyClick(desk.page.canvas(), Qt::Key_F9);
      QVERIFY(side->isVisible() && !palette->isVisible());
      QCoreApplication::processEvents();
    }
    QCOMPARE(side->shape() == SidePanes::Shape::Tabs, tabs);
    QVERIFY2(desk.page.canvas()->width() >= 300, qPrintable(QString::number(desk.page.canvas()->width())));
    QVERIFY(desk.child<QWidget>(u"editorPlayButton"_s)->geometry().right() <= size.width());
    if (!both) {
      QTest::keyClick(desk.page.canvas(), Qt::Key_F8);
      QVERIFY(!side->isVisible() && palette->isVisible());
      QTest::keyClick(desk.page.canvas(), Qt::Key_F8);
      QVERIFY(!side->isVisible() && !palette->isVisible());
    }
  }

  void nothingOfThePaletteLiesOutsideAtAnyTextSize_data() {
    QTest::addColumn<int>("percent");
    for (int percent : {100, 125, 150, 200}) QTest::addRow("%d %%", percent) << percent;
  }
  void nothingOfThePaletteLiesOutsideAtAnyTextSize() {
    QFETCH(int, percent);
    const auto usual = qScopeGuard([] { useTextSize(100); });
    Desk desk(folder_->path());
    useTextSize(percent);  // while it is shown
    QEvent measure(QEvent::LanguageChange);
    QApplication::sendEvent(&desk.page, &measure);
    const auto* area = desk.page.findChild<Palette*>()->findChild<QScrollArea*>();
    const auto outside = [area] {
      QStringList names;
      for (const auto* each : area->widget()->findChildren<QWidget*>())
        if (each->isVisible() &&
            each->mapTo(area->viewport(), QPoint(each->width(), 0)).x() > area->viewport()->width())
          names << each->objectName() + u" "_s + each->accessibleName();
      return names.join(u", "_s);
    };
    SOON_OR_SAY(outside().isEmpty(), qPrintable(outside()));
    QVERIFY2(desk.page.canvas()->width() >= 600, "the board has the most room");
  }

  void anotherTextSizeReachesTabsAndBoxes() {
    const auto usual = qScopeGuard([] { useTextSize(100); });
    Desk desk(folder_->path());
    const QWidget* all[] = {desk.child<QWidget>(u"editorBoards"_s), desk.child<QWidget>(u"editorSymmetry"_s),
                            desk.child<QWidget>(u"neighbors"_s), desk.child<QWidget>(u"neighborsRing"_s)};
    for (int percent : {200, 100}) {
      useTextSize(percent);
      QEvent measure(QEvent::LanguageChange);
      QApplication::sendEvent(&desk.page, &measure);
      for (const QWidget* each : all)
        QVERIFY2(each->font().pixelSize() == textFont(kChoiceText).pixelSize(), qPrintable(each->objectName()));
      QCOMPARE(desk.child<QWidget>(u"editorTabs"_s)->font().pixelSize(), textFont(kNoteText).pixelSize());
    }
  }

  void headsOfThePanesAreWholeWithLargeTexts() {
    const auto usual = qScopeGuard([] { useTextSize(100); });
    useTextSize(200);
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      setNumber(file.board, {1, 0}, 0);
      setNumber(file.board, {-1, 0}, 0);
    });
    desk.page.refreshNow();
    auto* side = desk.page.findChild<SidePanes*>();
    for (const int pane : {0, 1}) {
      side->bring(pane);
      QCoreApplication::processEvents();
      const auto* panel = desk.child<QWidget>(pane == 0 ? u"editorProblems"_s : u"editorBalance"_s);
      QVERIFY(panel->isVisible());
      for (const auto* words : panel->findChildren<Words*>(QString(), Qt::FindDirectChildrenOnly)) {
        const bool isHead = u"Problems Balance"_s.contains(words->text()) || words->text().endsWith(u"of 100"_s);
        if (!isHead || !words->isVisible()) continue;
        QVERIFY2(words->width() >= words->minimumSizeHint().width(), qPrintable(words->text()));
        QVERIFY2(words->height() >= words->heightForWidth(words->width()), qPrintable(words->text()));
      }
    }
    const auto* all = desk.child<QWidget>(u"fixAll"_s);
    QVERIFY(all->width() >= all->sizeHint().width());
  }

  void aSmallWindowHasRoomForAllTools_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("percent");
    for (const QString& language : {u"en"_s, u"hi"_s})
      for (const int percent : {100, 150})
        QTest::addRow("%s, %d %%", qPrintable(language), percent) << language << percent;
  }
  void aSmallWindowHasRoomForAllTools() {
    QFETCH(QString, language);
    QFETCH(int, percent);
    const auto usual = qScopeGuard([] {
      useTextSize(100);
      Languages().use(u"en"_s);
    });
    Languages languages;
    languages.use(language);
    useTextSize(percent);
    Desk desk(folder_->path());
    constexpr int kMenus = 46;
    desk.page.resize(QSize(1024, 640 - kMenus));
    QCoreApplication::processEvents();
    const auto* bar = desk.page.findChild<EditorToolbar*>();
    QList<const QWidget*> parts{desk.child<QWidget>(u"editorSymmetry"_s)};
    for (const auto* button : bar->findChildren<QAbstractButton*>()) parts << button;
    QVERIFY(parts.size() > 20);
    for (const QWidget* part : std::as_const(parts)) {
      const QRect box(part->mapTo(bar, QPoint()), part->size());
      QVERIFY2(part->isVisible() && bar->rect().contains(box), qPrintable(part->objectName()));
      QVERIFY2(part->width() >= part->sizeHint().width(), qPrintable(part->objectName()));
    }
    QVERIFY2(desk.page.canvas()->height() >= 250, qPrintable(QString::number(desk.page.canvas()->height())));
  }

  void aBarThatIsFittedAgainLeavesTheBoardAlone() {
    class Resizes : public QObject {
     public:
      bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Resize) ++count;
        return false;
      }
      int count = 0;
    };
    Desk desk(folder_->path());
    QWidget page;
    auto* lines = new QVBoxLayout(&page);
    auto* bar = new EditorToolbar(desk.page.actions(), desk.page.selection(), &page);
    auto* board = new QWidget(&page);
    lines->addWidget(bar);
    lines->addWidget(board, 1);
    bar->retranslate();
    page.resize(700, 700);
    page.show();
    const QSize low(bar->width(), 100);  // a page with room for the least of the bar alone
    bar->fitInto(low);
    test::settle();
    QVERIFY(bar->findChild<QWidget*>(u"editorSymmetry"_s)->isHidden());
    Resizes resizes;
    board->installEventFilter(&resizes);
    bar->fitInto(low);
    QCoreApplication::processEvents();
    QCOMPARE(resizes.count, 0);
  }

  void panesThatGaveWayComeBackWithTheRoom() {
    Desk desk(folder_->path());
    EditorPage& page = desk.page;
    QAction* panes = page.actions()[EditorActions::ShowPanes];
    QVERIFY(panes->isChecked());
    page.resize(700, 500);
    SOON(!panes->isChecked());
    page.resize(1280, 760);
    SOON(panes->isChecked());
    panes->trigger();  // a wish stays
    QVERIFY(!panes->isChecked());
    page.resize(700, 500);
    page.resize(1280, 760);
    QCoreApplication::processEvents();
    QVERIFY(!panes->isChecked());
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(PageRoomTest)
#include "test_page_room.moc"
