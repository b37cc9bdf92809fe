// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMetaEnum>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollArea>
#include <QSignalSpy>
#include <QStyleOptionGraphicsItem>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>
#include <algorithm>

#include "app/board/geometry.h"
#include "app/kit/control_style.h"
#include "app/kit/field_answer.h"
#include "app/kit/herald.h"
#include "app/kit/question.h"
#include "app/kit/words.h"
#include "app/session/settings/languages.h"
#include "app/text/problem_text.h"
#include "app/values/options_text.h"
#include "editor/editor_page.h"
#include "editor/generate_dialog.h"
#include "editor/option_fields.h"
#include "editor/overlay.h"
#include "editor/properties_dialog.h"
#include "engine/board/tally.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"
#include "tests/ui/ear.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

int numberAfter(const QString& words, const QListWidgetItem& item) {
  return QRegularExpression(words + u" (\\d+)"_s).match(item.text()).captured(1).toInt();
}
quint32 seedOf(const QListWidgetItem& item) { return static_cast<quint32>(numberAfter(u"Seed"_s, item)); }
int rankOf(const QListWidgetItem& item) { return numberAfter(u"Fairer than"_s, item); }

/// The hex beyond the side that lies `step` sides after that of a harbor.
Hex besideSide(const Board& board, const Harbor& harbor, int step) {
  return neighbor(harbor.hex, (harbor.side + step + kSides) % kSides, board.orientation);
}
/// The hexes that meet at the corner of a start settlement.
std::set<Hex> hexesAt(const Board& board, const SeatStart::Settlement& settlement) {
  std::set<Hex> hexes;
  const Point here = cornerPoint(settlement.hex, settlement.corner, board.orientation);
  for (const Cell& cell : board.cells)
    for (int corner = 0; corner < kSides; ++corner)
      if (cornerPoint(cell.at, corner, board.orientation) == here) hexes.insert(cell.at);
  return hexes;
}

}  // namespace

class PageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void aTerrainOfThePaletteIsPaintedWithTheMouse() {
    Desk desk(folder_->path());
    QTest::mouseClick(desk.child<QAbstractButton>(u"terrain-desert"_s), Qt::LeftButton);
    desk.drag({-1, 0}, {1, 0});
    for (int q = -1; q <= 1; ++q) QCOMPARE(cellAt(desk.board(), {q, 0})->terrain, Terrain::Desert);
    QCOMPARE(desk.page.document().history().count(), 1);
    QTest::keyClick(desk.page.canvas(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(desk.board().cells == beginnerBoard().cells);
    QTest::keyClick(desk.page.canvas(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(desk.board().cells != beginnerBoard().cells);
  }

  void paintingDoesNotMoveTheView() {
    Desk desk(folder_->path());
    const QPoint before = desk.pixel({0, 0});
    QTest::keyClick(desk.page.canvas(), Qt::Key_7);  // sea
    desk.drag({4, 0}, {5, -2});
    QVERIFY(desk.board().cells.size() > 19);
    QCOMPARE(desk.pixel({0, 0}), before);
  }

  // A line through the middle is the guide of a mirror.
  void aTurnIsDrawnAsATurnAndAMirrorAsALine() {
    BoardDocument document;
    BoardFile file;
    file.board = beginnerBoard();
    document.setFile(file);
    EditorSelection selection(document);
    PointerItem pointer(selection);
    const QRectF area(-6 * kR, -6 * kR, 12 * kR, 12 * kR);
    const auto reaches = [&](Symmetry symmetry) {
      selection.adjust([symmetry](auto& choices) { choices.symmetry = symmetry; });
      QImage image(600, 600, QImage::Format_ARGB32_Premultiplied);
      image.fill(Qt::transparent);
      QPainter painter(&image);
      painter.scale(image.width() / area.width(), image.height() / area.height());
      painter.translate(-area.topLeft());
      QStyleOptionGraphicsItem option;
      option.exposedRect = area;
      pointer.paint(&painter, &option, nullptr);
      painter.end();
      const QImage edge = image.copy(0, 0, image.width(), 60);  // far from the middle
      QImage nothing(edge.size(), edge.format());
      nothing.fill(Qt::transparent);
      return edge != nothing;
    };
    QVERIFY(reaches(Symmetry::LeftRight));
    for (const Symmetry turn : {Symmetry::Twofold, Symmetry::Threefold, Symmetry::Sixfold}) QVERIFY(!reaches(turn));
  }

  // What is written over the board

  void figuresOfTheHeatMapAreReadOverProblemsAndBesideStarts() {
    BoardDocument document;
    BoardFile file;
    file.board = beginnerBoard();
    document.setFile(file);
    EditorSelection selection(document);
    NotesItem notes(selection);
    notes.setHeat(Heat::Pips);
    std::vector<BoardProblem> framed;
    for (const Cell& cell : selection.board().cells) {
      BoardProblem& frame = framed.emplace_back();
      frame.kind = ProblemKind::HotNumbersTouch;
      frame.severity = Severity::Warning;
      frame.at = cell.at;
    }
    notes.setProblems(framed);
    const QRectF area(-6 * kR, -6 * kR, 12 * kR, 12 * kR);
    QImage image(1200, 1200, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    const double scale = image.width() / area.width();
    QPainter painter(&image);
    painter.scale(scale, scale);
    painter.translate(-area.topLeft());
    QStyleOptionGraphicsItem option;
    option.exposedRect = area;
    notes.paint(&painter, &option, nullptr);
    painter.end();
    std::vector<QPointF> settled;
    for (const SeatStart& seat : selection.board().starts)
      for (const auto& each : seat.settlements)
        settled.push_back(cornerPosition(each.hex, each.corner, selection.board().orientation));
    QCOMPARE(settled.size(), 8u);
    for (const CornerWorth& corner : worthOfCorners(selection.board())) {
      if (corner.pips == 0) continue;
      const QPointF at = scenePoint(corner.point, selection.board().orientation);
      const bool isSettled = std::ranges::any_of(settled, [&](QPointF each) { return QLineF(each, at).length() < 1; });
      const QPoint middle = ((at - area.topLeft()) * scale).toPoint();
      const int reach = static_cast<int>(0.17 * kR * scale);
      int white = 0, lively = 0;
      for (int y = -reach; y <= reach; ++y)
        for (int x = -reach; x <= reach; ++x) {
          if (x * x + y * y > reach * reach) continue;
          const QColor color = image.pixelColor(middle + QPoint(x, y));
          if (color.alpha() > 200 && color.lightness() > 240) ++white;
          if (color.hsvSaturationF() > 0.8f && color.valueF() > 0.9f) ++lively;
        }
      // A chip of one color with ink on it; where a house stands, the house.
      if (!isSettled) QVERIFY2(white == 0, qPrintable(QString::number(corner.pips)));
      QVERIFY(isSettled ? lively < reach * reach : lively > reach * reach);
    }
  }

  void aNewBoardLeavesNothingSaidOfTheOldOne() {
    Desk desk(folder_->path());
    QVERIFY(desk.page.files().saveTo(folder_->filePath(u"old.tapuboard"_s)));
    QVERIFY(desk.page.status().said().contains(u"old.tapuboard"_s));
    desk.page.files().newBoard(BuiltIn::FewPointy);
    QVERIFY2(desk.page.status().said().startsWith(u"Hex"_s), qPrintable(desk.page.status().said()));
  }

  void everyStopOfTheEditorIsHeard() {
    Desk desk(folder_->path());
    QCOMPARE(wrongByEar(desk.page, 9), QString());
  }

  void aHexThatTheKeyboardReachesIsToldByThatAlone() {
    Desk desk(folder_->path());
    StatusLine& status = desk.page.status();
    EditorCanvas* canvas = desk.page.canvas();
    canvas->setFocus();
    QStringList spoken;
    connect(status.findChild<Herald*>(), &Herald::spoke, this, [&](const QString& text) { spoken << text; });
    canvas->goTo({0, 0});
    status.tell(u"Begun."_s);
    SOON(spoken.join(u' ').endsWith(u"Begun."_s));
    spoken.clear();
    status.forget();
    QTest::keyClick(canvas, Qt::Key_Right);
    QVERIFY(canvas->reached() && status.text().startsWith(u"Hex "_s));
    const SpotText told = canvas->spoken(*canvas->reached());
    QVERIFY2(status.text().contains(told.name.section(u"; "_s, 0, 0)), qPrintable(told.name));
    QVERIFY2(status.text().startsWith(u"Hex "_s + told.details), qPrintable(told.details));
    status.tell(u"Done."_s);
    SOON(!spoken.isEmpty());
    QCOMPARE(spoken, QStringList{u"Done."_s});
  }

  void theRingOfAChainCanBeHit() {
    Desk desk(folder_->path());
    const auto boxes = desk.page.findChildren<QCheckBox*>();
    const auto ring = std::ranges::find(boxes, u"As a ring"_s, &QCheckBox::text);
    QVERIFY(ring != boxes.end());
    QVERIFY((*ring)->sizeHint().expandedTo((*ring)->minimumSize()).height() >= 24);
  }

  void theHexUnderTheCursorIsSaidOnce() {
    Desk desk(folder_->path());
    StatusLine& status = desk.page.status();
    status.tell(u"Begun."_s);
    QStringList spoken;
    connect(status.findChild<Herald*>(), &Herald::spoke, this, [&](const QString& text) { spoken << text; });
    SOON(spoken.join(u' ').contains(u"Begun."_s));
    spoken.clear();  // it may have come with the place
    status.showPlace();
    SOON(spoken.join(u' ').contains(status.said()));
    const QString place = status.said();
    status.showPlace();
    status.tell(u"Done."_s);
    SOON(spoken.join(u' ').endsWith(u"Done."_s));
    QCOMPARE(spoken.join(u' ').count(place), 1);
  }

  void aBoardThatYieldsNothingHasNoBalance() {
    Desk desk(folder_->path());
    auto* balance = desk.child<QWidget>(u"editorBalance"_s);
    const auto score = [balance] {
      for (auto* each : balance->findChildren<Words*>())
        if (each->isVisible() && each->text().endsWith(u"of 100"_s)) return each->text();
      return QString();
    };
    desk.page.refreshNow();
    QVERIFY(!score().isEmpty());
    desk.page.files().newBoard(BuiltIn::FewPointy);
    QVERIFY2(score().isEmpty(), qPrintable(score()));
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

  // By keyboard alone

  void tabReachesAllOfTheEditor() {
    Desk desk(folder_->path());
    desk.page.refreshNow();
    for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab})
      QCOMPARE(missedByTab(desk.page, key).join(u", "_s), QString());
  }

  void aBoardIsMadeWithoutAMouse() {
    Desk desk(folder_->path());
    EditorCanvas* canvas = desk.page.canvas();
    desk.page.files().newBoard(BuiltIn::FewPointy);  // seven pastures without numbers
    QTest::keyClick(canvas, Qt::Key_5);              // mountains
    QTest::keyClick(canvas, Qt::Key_Right);          // the cursor comes to the middle
    QVERIFY(canvas->cursor().has_value());
    QTest::keyClick(canvas, Qt::Key_Right);
    QTest::keyClick(canvas, Qt::Key_Space);
    QCOMPARE(cellAt(desk.board(), {1, 0})->terrain, Terrain::Mountains);
    // Shift drags.
    QTest::keyPress(canvas, Qt::Key_Shift);
    for (int i = 0; i < 2; ++i) {  // keyClick would let go of Shift in between
      QKeyEvent left(QEvent::KeyPress, Qt::Key_Left, Qt::ShiftModifier);
      QApplication::sendEvent(canvas, &left);
    }
    QTest::keyRelease(canvas, Qt::Key_Shift);
    QCOMPARE(cellAt(desk.board(), {-1, 0})->terrain, Terrain::Mountains);
    QCOMPARE(desk.page.document().history().count(), 2);
    // Harbors: the cursor goes from side to side. East of 1,0 lies the sea.
    QTest::keyClick(canvas, Qt::Key_H);
    for (int i = 0; i < 12 && !cellAt(desk.board(), {2, 0}) && desk.board().harbors.empty(); ++i) {
      QTest::keyClick(canvas, Qt::Key_Right);
      QTest::keyClick(canvas, Qt::Key_Return);
    }
    QCOMPARE(desk.board().harbors.size(), 1u);
    QTest::keyClick(canvas, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(canvas, Qt::Key_Delete);
    QVERIFY(desk.board().cells.empty());
  }

  void aBoardIsMadeSoundAndSavedWithoutAMouse() {
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    Desk desk(folder_->path());
    desk.page.files().newBoard(BuiltIn::FewPointy);  // seven pastures without numbers
    desk.page.focusFirst();
    SOON(!desk.page.problemsPanel()->isPlayable());
    // F6 leads to the panes, Tab to the button that puts everything right.
    auto* all = desk.child<QAbstractButton>(u"fixAll"_s);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    for (int i = 0; i < 40 && QApplication::focusWidget() != all; ++i)
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), all);
    QTest::keyClick(all, Qt::Key_Space);
    SOON(desk.page.problemsPanel()->isPlayable());
    // Ctrl+S asks for a name.
    desk.page.focusFirst();
    QTest::keyClick(desk.page.canvas(), Qt::Key_S, Qt::ControlModifier);
    SOON(desk.page.findChild<QFileDialog*>());
    auto* dialog = desk.page.findChild<QFileDialog*>();
    SOON(dialog->isVisible());
    auto* name = dialog->findChild<QLineEdit*>(u"fileNameEdit"_s);
    QVERIFY(name);
    SOON(name->hasFocus());
    QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
    const QString path = folder_->path() + u"/by keys.tapuboard"_s;
    QTest::keyClicks(name, path);
    QTest::keyClick(name, Qt::Key_Return);
    SOON(QFile::exists(path));
    QVERIFY(!desk.page.document().isModified());
  }

  void arrowsLeadToEveryHexAndBack_data() {
    QTest::addColumn<BuiltIn>("start");
    QTest::newRow("pointy") << BuiltIn::FewPointy;
    QTest::newRow("flat") << BuiltIn::FewFlat;
  }
  void arrowsLeadToEveryHexAndBack() {
    QFETCH(BuiltIn, start);
    Desk desk(folder_->path());
    desk.page.files().newBoard(start);
    EditorCanvas* canvas = desk.page.canvas();
    QTest::keyClick(canvas, Qt::Key_Up);
    const std::pair<int, int> ways[] = {{Qt::Key_Left, Qt::Key_Right}, {Qt::Key_Up, Qt::Key_Down}};
    for (const auto& [there, back] : ways) {
      const QPointF begin = *canvas->cursor();
      for (int i = 0; i < 4; ++i) QTest::keyClick(canvas, static_cast<Qt::Key>(there));
      QVERIFY(*canvas->cursor() != begin);
      for (int i = 0; i < 4; ++i) QTest::keyClick(canvas, static_cast<Qt::Key>(back));
      const QPointF away = *canvas->cursor() - begin;
      QVERIFY(std::hypot(away.x(), away.y()) < 1.1 * kHexWidth);  // a column between two rows may have been left
    }
  }

  void allPartsAreReachedByKeyboard() {
    Desk desk(folder_->path());
    const auto* side = desk.page.findChild<SidePanes*>();
    const auto* palette = desk.page.findChild<Palette*>();
    const auto where = [&]() -> QString {
      QWidget* focus = QApplication::focusWidget();
      return focus == desk.page.canvas()                                               ? u"board"_s
             : qobject_cast<QTabBar*>(focus) && focus->objectName() == u"editorBoards" ? u"boards"_s
             : palette->isAncestorOf(focus)                                            ? u"palette"_s
             : side->isAncestorOf(focus)                                               ? u"panes"_s
                                                                                       : u"?"_s;
    };
    QStringList way{where()};
    for (int i = 0; i < 4; ++i) {
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
      way << where();
    }
    QCOMPARE(way, (QStringList{u"board"_s, u"panes"_s, u"palette"_s, u"boards"_s, u"board"_s}));
    // A number token, chosen and laid without a mouse.
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
    auto* five = desk.child<QAbstractButton>(u"number-5"_s);
    for (int i = 0; i < 40 && QApplication::focusWidget() != five; ++i)
      QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
    QCOMPARE(QApplication::focusWidget(), five);
    QTest::keyClick(five, Qt::Key_Return);
    QTest::keyClick(five, Qt::Key_Escape);
    QCOMPARE(where(), u"board"_s);
    QVERIFY2(desk.page.canvas()->cursor(), "the next Space paints: the cursor is at the desert in the middle");
    QTest::keyClick(desk.page.canvas(), Qt::Key_Right);
    QTest::keyClick(desk.page.canvas(), Qt::Key_Space);
    QCOMPARE(cellAt(desk.board(), {1, 0})->number, 5);
  }

  // Room

  /// Not only in a menu: somebody who has opened it by chance looks for it on the page.
  void aButtonLeadsBackFromTheEditor() {
    Desk desk(folder_->path());
    QSignalSpy left(&desk.page, &EditorPage::closeWanted);
    auto* back = desk.child<QAbstractButton>(u"editorCloseButton"_s);
    QVERIFY(back && back->isVisible());
    QVERIFY(!back->toolTip().isEmpty() && !back->accessibleName().isEmpty());
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(left.size(), 1);
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

  void everyToolHasAKeyAndAName() {
    Desk desk(folder_->path());
    QSet<QString> keys;
    for (QAction* tool : desk.page.actions().tools) {
      QVERIFY(!tool->shortcut().isEmpty() && !tool->text().isEmpty());
      QVERIFY(!keys.contains(tool->shortcut().toString()));
      keys << tool->shortcut().toString();
      tool->trigger();
      QVERIFY(tool->isChecked());
    }
    for (auto* button : desk.page.findChildren<QAbstractButton*>())
      if (button->isVisible())
        QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(), qPrintable(button->objectName()));
  }

  void theEyedropperHandsOnToTheBrush_data() {
    QTest::addColumn<bool>("byKey");
    QTest::newRow("by a click of the mouse") << false;
    QTest::newRow("by the keyboard's cursor") << true;
  }
  void theEyedropperHandsOnToTheBrush() {
    QFETCH(bool, byKey);
    Desk desk(folder_->path());
    EditorCanvas* canvas = desk.page.canvas();
    for (int round = 0; round < 5; ++round) {  // the tool that is put down is still at work then
      QTest::keyClick(canvas, Qt::Key_I);
      QCOMPARE(canvas->tool(), ToolKind::Eyedropper);
      if (byKey) {
        canvas->goTo({0, 0});
        QTest::keyClick(canvas, Qt::Key_Space);
      } else {
        QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, desk.pixel({0, 0}));
      }
      QCOMPARE(canvas->tool(), ToolKind::Brush);
      QVERIFY(desk.page.selection().choices().content == HexContent::of(Terrain::Desert));
    }
    desk.drag({-1, 0}, {1, 0});
    for (int q = -1; q <= 1; ++q) QCOMPARE(cellAt(desk.board(), {q, 0})->terrain, Terrain::Desert);
    QCOMPARE(desk.page.document().history().count(), 1);
  }

  void anotherToolGivesUpTheStroke() {
    Desk desk(folder_->path());
    QWidget* view = desk.page.canvas()->viewport();
    QTest::keyClick(desk.page.canvas(), Qt::Key_6);  // desert
    QTest::mousePress(view, Qt::LeftButton, {}, desk.pixel({1, 0}));
    QVERIFY(desk.board().cells != beginnerBoard().cells);
    QTest::keyClick(desk.page.canvas(), Qt::Key_L);
    QVERIFY(desk.board().cells == beginnerBoard().cells);
    QTest::mouseRelease(view, Qt::LeftButton, {}, desk.pixel({1, 0}));
    QCOMPARE(desk.page.document().history().count(), 0);
  }

  // Problems

  void problemsFollowThePaintingAndGoWithTheirFix() {
    Desk desk(folder_->path());
    desk.page.refreshNow();
    QVERIFY(desk.page.problemsPanel()->problems().empty());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); });
    SOON(!desk.page.problemsPanel()->isPlayable());
    Q_EMIT desk.page.problemsPanel()->goToWanted({1, 0});
    QVERIFY(desk.page.canvas()->cursorHex() == (Hex{1, 0}));
    Q_EMIT desk.page.problemsPanel()->fixAllWanted();
    SOON(desk.page.problemsPanel()->isPlayable());
    QVERIFY(cellAt(desk.board(), {1, 0})->number != 0);
  }

  void fixAllIsOneStepAndTellsWhatIsLeft() {
    Desk desk(folder_->path());
    const auto told = [&] {
      auto* words = desk.child<Words>(u"fixAllTold"_s);
      return words->isVisible() ? words->text() : QString();
    };
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      setTerrain(file.board, {0, 0}, Terrain::Forest);  // 1.4: the bag has four
      setNumber(file.board, {1, 0}, 0);
    });
    desk.page.refreshNow();
    const BoardFile before = desk.page.document().file();
    QCOMPARE(told(), QString());
    desk.child<QAbstractButton>(u"fixAll"_s)->click();
    SOON(!told().isEmpty());
    // Two hexes without a number, and a number that was there less often than usual (1.5).
    const QStringList lines = told().split(u'\n');
    QCOMPARE(lines.size(), 4);
    QCOMPARE(lines[1], u"✓ This hex needs a number from 2 to 12, but not 7. (%n time(s))"_s.replace(u"%n"_s, u"2"_s));
    QVERIFY2(lines[2].startsWith(u"✓ Number"_s), qPrintable(lines[2]));
    QCOMPARE(
        lines[0] + lines[3],
        u"%n problem(s) were put right."_s.replace(u"%n"_s, u"3"_s) +
            u"%n in this list are left for you: only you can decide what should be there."_s.replace(u"%n"_s, u"2"_s));
    QVERIFY(desk.page.problemsPanel()->isPlayable());
    QVERIFY2(!desk.child<QAbstractButton>(u"fixAll"_s)->isVisible(), "it would do nothing");
    QCOMPARE(desk.page.document().history().count(), 2);
    desk.page.document().history().undo();
    QVERIFY(desk.board() == before.board);
    QCOMPARE(told(), QString());
  }

  void problemsOfOneSentenceShareARowThatGoesFromPlaceToPlace() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      for (const Hex at : {Hex{1, 0}, Hex{0, 1}, Hex{-1, 0}}) setNumber(file.board, at, 0);
    });
    desk.page.refreshNow();
    QSignalSpy gone(desk.page.problemsPanel(), &ProblemsPanel::goToWanted);
    int rows = 0;
    for (const Words* each : desk.page.problemsPanel()->findChildren<Words*>())
      rows += each->isVisible() && each->text().startsWith(u"This hex needs a number"_s);
    QCOMPARE(rows, 1);
    for (int i = 0; i < 4; ++i)
      for (auto* each : desk.page.problemsPanel()->findChildren<ActionButton*>())
        if (each->isVisible() && each->text() == u"Go to next"_s) {
          each->click();
          break;
        }
    QCOMPARE(gone.count(), 4);
    std::set<Hex> places;
    for (int i = 0; i < 3; ++i) places.insert(gone[i][0].value<Hex>());
    QVERIFY(places == (std::set<Hex>{{1, 0}, {0, 1}, {-1, 0}}));
    QVERIFY2(gone[3][0].value<Hex>() == gone[0][0].value<Hex>(), "after the last place comes the first");
  }

  void tabLeadsFromFixAllToTheProblems() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      setNumber(file.board, {1, 0}, 0);
      file.board.robber = Hex{7, 7};
    });
    desk.page.refreshNow();
    auto* all = desk.child<QAbstractButton>(u"fixAll"_s);
    all->setFocus();
    SOON(all->hasFocus());
    QTest::keyClick(all, Qt::Key_Tab);
    const auto* link = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
    QVERIFY(link && desk.page.problemsPanel()->isAncestorOf(link));
    QCOMPARE(link->text(), u"Go to"_s);
  }

  void afterAFixTheKeyboardStaysAtTheProblems() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      setNumber(file.board, {1, 0}, 0);
      file.board.robber = Hex{7, 7};
    });
    desk.page.refreshNow();
    const auto inPanel = [&] {
      const QWidget* focus = QApplication::focusWidget();
      return focus == desk.page.problemsPanel() || desk.page.problemsPanel()->isAncestorOf(focus);
    };
    for (int i = 0; i < 8 && !desk.page.problemsPanel()->problems().empty(); ++i) {
      ActionButton* fix = nullptr;
      for (auto* each : desk.page.problemsPanel()->findChildren<ActionButton*>())
        if (!fix && each->isVisible() && each->text() == u"Fix"_s) fix = each;
      if (!fix) break;
      fix->setFocus();
      const auto before = desk.page.problemsPanel()->problems().size();
      QTest::keyClick(fix, Qt::Key_Space);
      SOON(desk.page.problemsPanel()->problems().size() < before);
      QVERIFY2(inPanel(), qPrintable(QString::number(before)));
    }
    QVERIFY(desk.page.problemsPanel()->problems().empty());
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

  void onlyABoardWithoutErrorsIsPlayed() {
    Desk desk(folder_->path());
    QSignalSpy played(&desk.page, &EditorPage::playWanted);
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); });
    desk.page.actions()[EditorActions::Play]->trigger();
    QCOMPARE(played.count(), 0);
    QVERIFY(desk.page.status().said().contains(u"cannot be played"_s));
    desk.page.document().history().undo();
    QTest::mouseClick(desk.child<QAbstractButton>(u"editorPlayButton"_s), Qt::LeftButton);
    QCOMPARE(played.count(), 1);
  }

  void aSeedThatIsNoneIsToldAndTheBoardsStay_data() {
    QTest::addColumn<QString>("typed");
    QTest::addColumn<bool>("isTaken");
    for (const QString& typed : {u"x"_s, QString(), u"-5"_s, u"99999999999999999999"_s, u"3.5"_s})
      QTest::newRow(qPrintable(u"“%1”"_s.arg(typed))) << typed << false;
    QTest::newRow("500") << u"500"_s << true;
    QTest::newRow("in other digits") << u"५००"_s << true;
  }
  void aSeedThatIsNoneIsToldAndTheBoardsStay() {
    QFETCH(QString, typed);
    QFETCH(bool, isTaken);
    Desk desk(folder_->path());
    GenerateDialog dialog(desk.page.selection(), [] { return 7u; });
    dialog.show();
    auto* pictures = dialog.findChild<QListWidget*>(u"generatePage"_s);
    const auto* answer = dialog.findChild<FieldAnswer*>();
    auto* field = dialog.findChild<QLineEdit*>(u"generateSeed"_s);
    QVERIFY(!answer->isVisible());
    field->setText(typed);
    Q_EMIT field->editingFinished();
    const quint32 first = isTaken ? 500 : 7;
    for (int row = 0; row < pictures->count(); ++row) {
      const quint32 seed = seedOf(*pictures->item(row));
      QVERIFY(seed >= first && seed < first + GenerateDialog::kBoards);
    }
    QCOMPARE(answer->isVisible(), !isTaken);
  }

  void withoutLandNothingIsDrawnAndASentenceSaysSo() {
    Desk desk(folder_->path());
    BoardFile sea;
    setTerrain(sea.board, {0, 0}, Terrain::Sea);
    desk.page.document().setFile(sea);
    for (const auto command : {EditorActions::Generate, EditorActions::DealNumbers}) {
      desk.page.actions()[command]->trigger();
      QVERIFY(!desk.page.findChild<QDialog*>());
      QCOMPARE(desk.page.status().said(), u"There is no land yet: paint some first."_s);
      desk.page.status().forget();
    }
  }

  void oneOfThePicturesBecomesTheBoard() {
    Desk desk(folder_->path());
    desk.page.selection().select({{0, 0}});  // the desert stays
    GenerateDialog dialog(desk.page.selection(), [] { return 5u; });
    auto* pictures = dialog.findChild<QListWidget*>(u"generatePage"_s);
    QCOMPARE(pictures->count(), GenerateDialog::kBoards);
    const quint32 seed = seedOf(*pictures->item(3));
    const QIcon picture = pictures->item(3)->icon();
    QVERIFY2(picture.pixmap(pictures->iconSize(), QIcon::Selected).toImage() ==
                 picture.pixmap(pictures->iconSize(), QIcon::Normal).toImage(),
             "the chosen board keeps its colors");
    pictures->setCurrentRow(3);
    dialog.accept();
    QVERIFY(desk.board().cells != beginnerBoard().cells);
    QCOMPARE(cellAt(desk.board(), {0, 0})->terrain, Terrain::Desert);
    QCOMPARE(desk.page.document().history().count(), 1);
    const Board drawn = desk.board();
    desk.page.document().history().undo();
    GenerateDialog again(desk.page.selection(), [seed] { return seed; });
    auto* others = again.findChild<QListWidget*>(u"generatePage"_s);
    for (int row = 0; row < others->count(); ++row)
      if (seedOf(*others->item(row)) == seed) others->setCurrentRow(row);
    again.accept();
    QVERIFY2(desk.board() == drawn, "the seed shown draws the same board");
  }

  void theFairestRandomBoardsComeFirstAndEquallyFairOnesBySeed() {
    Desk desk(folder_->path());
    for (const quint32 seed : {1u, 500u, 9000u}) {
      GenerateDialog dialog(desk.page.selection(), [seed] { return seed; });
      auto* pictures = dialog.findChild<QListWidget*>(u"generatePage"_s);
      QSet<quint32> seeds;
      for (int row = 0; row < pictures->count(); ++row) {
        const quint32 own = seedOf(*pictures->item(row));
        QVERIFY(own >= seed && own < seed + GenerateDialog::kBoards);
        seeds << own;
        if (row == 0) continue;
        const int before = rankOf(*pictures->item(row - 1)), now = rankOf(*pictures->item(row));
        QVERIFY2(before >= now, qPrintable(pictures->item(row)->text()));
        if (before == now) QVERIFY(seedOf(*pictures->item(row - 1)) < own);
      }
      QCOMPARE(seeds.size(), GenerateDialog::kBoards);
      QCOMPARE(pictures->currentRow(), 0);
    }
  }

  void lockedHexesStayOnEveryRandomBoard() {
    Desk desk(folder_->path());
    const Board before = desk.board();
    const std::set<Hex> locked{{0, -2}, {1, 0}};
    for (int row = 0; row < 3; ++row) {
      GenerateDialog dialog(
          desk.page.selection(), [] { return 5u; }, nullptr, locked);
      dialog.findChild<QListWidget*>(u"generatePage"_s)->setCurrentRow(row);
      dialog.accept();
      for (const Hex at : locked) QVERIFY(*cellAt(desk.board(), at) == *cellAt(before, at));
    }
    QVERIFY(desk.board().cells != before.cells);
  }

  void randomBoardsAreToldApartAndTheirButtonsHaveWordsAlone() {
    Desk desk(folder_->path());
    const ControlStyle program;
    const QStyle& style = program;
    GenerateDialog dialog(desk.page.selection(), [] { return 5u; });
    auto* pictures = dialog.findChild<QListWidget*>(u"generatePage"_s);
    QSet<QString> figures;
    for (int i = 0; i < pictures->count(); ++i) {
      figures << pictures->item(i)->text().section(u'\n', 0, 0);
      QVERIFY(!pictures->item(i)->toolTip().isEmpty());
    }
    QVERIFY2(figures.size() >= 8, qPrintable(QStringList(figures.values()).join(u", "_s)));
    QVERIFY(!style.styleHint(QStyle::SH_DialogButtonBox_ButtonsHaveIcons));
  }

  void propertiesAreOneStep() {
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Properties]->trigger();
    auto* dialog = desk.page.findChild<PropertiesDialog*>();
    QVERIFY(dialog);
    dialog->findChild<QLineEdit*>(u"nameEn"_s)->setText(u"Isle"_s);
    dialog->findChild<QLineEdit*>(u"nameHi"_s)->setText(u"टापू"_s);
    auto* threshold = dialog->findChild<QComboBox*>(u"discard.threshold"_s);
    QVERIFY(threshold);
    threshold->setEditText(u"9"_s);
    dialog->accept();
    const BoardFile& file = desk.page.document().file();
    QCOMPARE(file.names.value(u"hi"_s), u"टापू"_s);
    QCOMPARE(file.options.value(u"discard.threshold"_s).toInteger(), 9);
    QCOMPARE(desk.page.document().history().count(), 1);
    desk.page.document().history().undo();
    QVERIFY(desk.page.document().file().names.isEmpty());
  }

  void aValueThatNoOptionHasIsToldAndKeepsTheWindowOpen_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("told");  // empty: it is taken
    QTest::addColumn<QString>("kept");
    const auto row = [](const char* key, const QString& typed, const QString& told, const QString& kept = {}) {
      QTest::addRow("%s: %s", key, qPrintable(typed)) << QString::fromLatin1(key) << typed << told << kept;
    };
    row("discard.threshold", u"1"_s, u"Type a number from 2 to 127."_s);
    row("discard.threshold", u"128"_s, u"Type a number from 2 to 127."_s);
    row("discard.threshold", u"99999999999999999999"_s, u"Type a number from 2 to 127."_s);
    row("discard.threshold", u"many"_s, u"Type a number from 2 to 127."_s);
    row("discard.threshold", u" 9 "_s, QString(), u"9"_s);
    row("discard.threshold", u"१२"_s, QString(), u"12"_s);
    row("discard.threshold", QString(), QString());
    row("bank.perResource", u"unlimited"_s, QString(), u"unlimited"_s);
    row("discard.threshold", u"1 2"_s, u"Type a number from 2 to 127."_s);
    row("devcards.perTurn", u"2"_s, u"Type 1 or choose “Unlimited”."_s);
    row("bank.perResource", u"0"_s, u" or choose “Unlimited”."_s);
    row("crazy.stock", u"5/4"_s, u"Type numbers from 1 to 99: Settlements/Cities/Roads."_s);
    row("crazy.stock", u"8/8/1 5"_s, u"Type numbers from 1 to 99: Settlements/Cities/Roads."_s);
    row("crazy.stock", u"8/8/0"_s, u"Type numbers from 1 to 99: Settlements/Cities/Roads."_s);
    row("crazy.stock", u"5 / 4 / 15"_s, QString(), u"5/4/15"_s);
    row("crazy.stock", u"8/8/99"_s, u"A player cannot have so many roads."_s);
    row("crazy.stock", u"5/4/15"_s, QString(), u"5/4/15"_s);
    row("big.order", u"ABX"_s, u"Type letters of ABC, at most 24."_s);
    row("big.order", u"abca"_s, QString(), u"ABCA"_s);
  }
  void aValueThatNoOptionHasIsToldAndKeepsTheWindowOpen() {
    QFETCH(QString, key);
    QFETCH(QString, typed);
    QFETCH(QString, told);
    QFETCH(QString, kept);
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Properties]->trigger();
    QPointer<PropertiesDialog> dialog = desk.page.findChild<PropertiesDialog*>();
    auto* field = dialog->findChild<QComboBox*>(key);
    field->setEditText(typed);
    QSignalSpy spoke(dialog->findChild<OptionFields*>()->findChild<Herald*>(QString(), Qt::FindDirectChildrenOnly),
                     &Herald::spoke);
    dialog->accept();
    QCOMPARE(desk.page.document().file().options.value(key).toVariant().toString(), kept);
    if (told.isEmpty()) {
      SOON(!dialog || !dialog->isVisible());
      return;
    }
    QVERIFY(dialog->isVisible() && field->isVisible());
    SOON(field->hasFocus());
    QVERIFY2(field->accessibleDescription().contains(told), qPrintable(field->accessibleDescription()));
    const bool isRefused = told.contains(u"so many roads"_s);
    QCOMPARE(field->accessibleDescription().contains(u"so many roads"_s), isRefused);
    SOON(!spoke.isEmpty());
    QVERIFY(spoke.last()[0].toString().contains(told));
  }

  /// The cards of two options are one deck: each fits alone, and a file with both would not open again.
  void valuesThatAreImpossibleTogetherAreNotTaken() {
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Properties]->trigger();
    QPointer<PropertiesDialog> dialog = desk.page.findChild<PropertiesDialog*>();
    auto* deck = dialog->findChild<QComboBox*>(u"deck.counts"_s);
    auto* crazy = dialog->findChild<QComboBox*>(u"crazy.deck"_s);
    deck->setEditText(u"99/5/2/2/2"_s);
    crazy->setEditText(u"20/2"_s);
    dialog->accept();
    QVERIFY(dialog->isVisible());
    QVERIFY(desk.page.document().file().options.isEmpty());
    for (const QComboBox* each : {deck, crazy})
      QCOMPARE(each->accessibleDescription(), u"A deck has room for 127 cards in all."_s);
    crazy->setEditText(u"0/2"_s);
    deck->setEditText(u"99/9/9/4/4"_s);  // more than fit beside the usual cards of the other
    dialog->accept();
    SOON(!dialog || !dialog->isVisible());
    const QCborMap asked = desk.page.document().file().options;
    QCOMPARE(asked.value(u"deck.counts"_s).toString(), u"99/9/9/4/4"_s);
    Complaint complaint;
    QVERIFY2(areOptions(asked, complaint), qPrintable(complaint.sentence));
  }

  /// It stays until somebody changes it.
  void aStrangeValueOfAFileIsShownAndStays() {
    Desk desk(folder_->path());
    BoardFile file;
    file.board = beginnerBoard();
    file.options[u"discard.threshold"_s] = 999;
    desk.page.document().setFile(file);
    desk.page.actions()[EditorActions::Properties]->trigger();
    auto* dialog = desk.page.findChild<PropertiesDialog*>();
    QCOMPARE(dialog->findChild<QComboBox*>(u"discard.threshold"_s)->currentText(), u"999"_s);
    dialog->findChild<QLineEdit*>(u"author"_s)->setText(u"Asha"_s);
    dialog->accept();
    QCOMPARE(desk.page.document().file().options.value(u"discard.threshold"_s).toInteger(), 999);
    QCOMPARE(desk.page.document().file().author, u"Asha"_s);
  }

  void everyOptionStandsUnderAHeadingAndEachNumberSaysWhatMayBeTyped() {
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Properties]->trigger();
    auto* fields = desk.page.findChild<OptionFields*>();
    QStringList headings;
    for (const Words* each : fields->findChildren<Words*>(QString(), Qt::FindDirectChildrenOnly))
      headings << each->text();
    for (const QString& heading : {u"All rule sets"_s, u"Classic · Crazy"_s, u"Classic"_s, u"Crazy"_s, u"Big Game"_s})
      QVERIFY2(headings.contains(heading), qPrintable(heading));
    for (const QComboBox* each : fields->findChildren<QComboBox*>())
      QVERIFY2(!each->isEditable() || each->accessibleDescription().startsWith(u"Type "_s),
               qPrintable(each->objectName()));
  }

  void escapeAsksNothingWhereOnlyTheFileHasBlanksAtItsEnd() {
    Desk desk(folder_->path());
    BoardFile file;
    file.board = beginnerBoard();
    file.descriptions[u"en"_s] = u"Two lines.\n"_s;
    file.names[QString()] = u" Isle "_s;
    desk.page.document().setFile(file);
    desk.page.actions()[EditorActions::Properties]->trigger();
    QPointer<PropertiesDialog> dialog = desk.page.findChild<PropertiesDialog*>();
    QTest::keyClick(dialog, Qt::Key_Escape);
    SOON(!dialog || !dialog->isVisible());
    QCOMPARE(desk.page.document().history().count(), 0);
  }

  void escapeAsksBeforeWhatWasTypedIsGivenUp() {
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Properties]->trigger();
    QPointer<PropertiesDialog> dialog = desk.page.findChild<PropertiesDialog*>();
    dialog->findChild<QPlainTextEdit*>(u"descriptionEn"_s)->setPlainText(u"Long and dear."_s);
    QTest::keyClick(dialog, Qt::Key_Escape);
    QVERIFY(dialog->isVisible());
    auto* question = dialog->findChild<Question*>();
    QVERIFY(question);
    question->buttons()[0]->click();  // keep editing
    QVERIFY(dialog->isVisible());
    QTest::keyClick(dialog, Qt::Key_Escape);
    SOON(dialog->findChildren<Question*>().size() == 1 && dialog->findChild<Question*>()->isVisible());
    dialog->findChild<Question*>()->buttons()[1]->click();
    SOON(!dialog || !dialog->isVisible());
    desk.page.actions()[EditorActions::Properties]->trigger();
    SOON(desk.page.findChildren<PropertiesDialog*>().size() == 1);
    QPointer again = desk.page.findChild<PropertiesDialog*>();
    QTest::keyClick(again, Qt::Key_Escape);
    SOON(!again || !again->isVisible());  // nothing was changed, nothing is asked
  }

  void theOtherTopsTakeEverythingAlong() {
    Desk desk(folder_->path());
    BoardFile file;
    file.board = beginnerBoard();
    desk.page.document().setFile(file);
    desk.page.actions()[EditorActions::Properties]->trigger();
    auto* dialog = desk.page.findChild<PropertiesDialog*>();
    dialog->findChild<QComboBox*>(u"orientation"_s)->setCurrentIndex(static_cast<int>(Orientation::Flat));
    dialog->accept();
    const Board& turned = desk.board();
    QCOMPARE(turned.orientation, Orientation::Flat);
    QVERIFY(problems(turned).empty());
    QCOMPARE(warnings(turned).size(), warnings(file.board).size());
    for (std::size_t i = 0; i < turned.harbors.size(); ++i)
      for (int side : {-1, 1})  // the same coast lies before and after it
        QVERIFY(besideSide(turned, turned.harbors[i], side) == besideSide(file.board, file.board.harbors[i], side));
    for (std::size_t seat = 0; seat < turned.starts.size(); ++seat)
      for (std::size_t i = 0; i < turned.starts[seat].settlements.size(); ++i)
        QVERIFY(hexesAt(turned, turned.starts[seat].settlements[i]) ==
                hexesAt(file.board, file.board.starts[seat].settlements[i]));
    desk.page.document().history().undo();
    QVERIFY(desk.board() == file.board);
  }

  void whatGoesBeyondTheLimitOfAPropertyIsToldOf_data() {
    QTest::addColumn<QString>("field");
    for (const char* field : {"nameEn", "nameHi", "author", "license"})
      QTest::newRow(field) << QString::fromLatin1(field);
  }
  void whatGoesBeyondTheLimitOfAPropertyIsToldOf() {
    QFETCH(QString, field);
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Properties]->trigger();
    auto* line = desk.page.findChild<PropertiesDialog*>()->findChild<QLineEdit*>(field);
    QCOMPARE(line->maxLength(), 2000);
    QSignalSpy spoke(line->findChild<Herald*>(), &Herald::spoke);
    QGuiApplication::clipboard()->setText(QString(2003, u'w'));
    line->clear();
    line->setFocus();
    QTest::keyClick(line, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(line->text().size(), 2000);
    SOON(!spoke.isEmpty());
  }

  void whatGoesBeyondTheLimitOfADescriptionIsToldOf_data() {
    QTest::addColumn<QString>("field");
    for (const char* field : {"descriptionEn", "descriptionHi"}) QTest::newRow(field) << QString::fromLatin1(field);
  }
  /// What stood there stays, wherever the text comes in.
  void whatGoesBeyondTheLimitOfADescriptionIsToldOf() {
    QFETCH(QString, field);
    Desk desk(folder_->path());
    desk.page.actions()[EditorActions::Properties]->trigger();
    auto* text = desk.page.findChild<PropertiesDialog*>()->findChild<QPlainTextEdit*>(field);
    QSignalSpy spoke(text->findChild<Herald*>(), &Herald::spoke);
    text->setPlainText(QString(1'990, u'a') + u'z');
    QCOMPARE(spoke.size(), 0);
    QGuiApplication::clipboard()->setText(QString(12, u'w'));
    text->setFocus();
    QTest::keyClick(text, Qt::Key_V, Qt::ControlModifier);  // at the beginning
    QCOMPARE(text->toPlainText(), QString(9, u'w') + QString(1'990, u'a') + u'z');
    SOON_EQUAL(spoke.size(), 1);
  }

  void everyTextFollowsTheLanguage() {
    Desk desk(folder_->path());
    Marker marker;
    QCoreApplication::installTranslator(&marker);
    QApplication::sendPostedEvents();
    QStringList bare;
    for (QAction* action : desk.page.actions().findChildren<QAction*>())
      if (!action->text().startsWith(u'«')) bare << action->text();
    for (auto* button : desk.page.findChildren<Swatch*>())
      if (!button->accessibleName().startsWith(u'«')) bare << button->accessibleName();
    QCoreApplication::removeTranslator(&marker);
    QCOMPARE(bare, QStringList());
  }

  void everyCommandIsInAMenuAndIsAnswered() {
    Desk desk(folder_->path());
    const EditorActions& actions = desk.page.actions();
    const QList<QAction*> view = actions.viewActions();
    const auto isMenu = [](const QObject* place) { return qobject_cast<const QMenu*>(place) != nullptr; };
    const auto commands = QMetaEnum::fromType<EditorActions::Command>();
    for (int i = 0; i < commands.keyCount(); ++i) {
      auto* action = actions.findChild<QAction*>(u"editor"_s + QLatin1StringView(commands.key(i)));
      QVERIFY2(action, commands.key(i));
      QVERIFY2(view.contains(action) || std::ranges::any_of(action->associatedObjects(), isMenu), commands.key(i));
      // The page answers in the name of the action itself, which tells it from menus and groups.
      QVERIFY2(QObject::disconnect(action, &QAction::triggered, action, nullptr), commands.key(i));
    }
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

TAPU_TEST_WITH_SCREEN(PageTest)
#include "test_page.moc"
