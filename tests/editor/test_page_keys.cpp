// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

#include "app/board/geometry.h"
#include "app/kit/herald.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"
#include "tests/ui/ear.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The editor by keyboard and by ear.
class PageKeysTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
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

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(PageKeysTest)
#include "test_page_keys.moc"
