// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QMetaEnum>
#include <QPainter>
#include <QSignalSpy>
#include <QStyleOptionGraphicsItem>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/board/geometry.h"
#include "app/kit/words.h"
#include "editor/editor_page.h"
#include "editor/overlay.h"
#include "engine/board/tally.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Painting with tools and commands, and what the page tells of the board.
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

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(PageTest)
#include "test_page.moc"
