// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/kit/choice_dialog.h"
#include "app/kit/file_dialog.h"
#include "app/kit/words.h"
#include "editor/editor_page.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

namespace {

enum Answer { Save, Discard, Cancel };

ChoiceDialog* questionOf(QWidget& page) { return page.findChild<ChoiceDialog*>(u"editorQuestion"_s); }
void answer(QWidget& page, int which) { questionOf(page)->buttons()[static_cast<std::size_t>(which)]->click(); }

}  // namespace

/// Boards as files: opened, saved, exported, kept for a crash.
class FilesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void savedBoardsAreOpenedAgainAndRemembered() {
    const QString path = folder_->filePath(u"one.tapuboard"_s);
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      setNumber(file.board, {1, 0}, 0);
    });  // unfinished
    QVERIFY(desk.page.saveTo(path));
    QVERIFY(!desk.page.document().isModified());
    const Board saved = desk.board();
    desk.page.newBoard(EditorPage::Start::EmptyFlat);
    QVERIFY(desk.page.openFile(path));
    QVERIFY(desk.board() == saved);
    Q_EMIT desk.page.actions().recent()->aboutToShow();
    const auto recent = desk.page.actions().recent()->actions();
    QCOMPARE(recent.size(), 1);
    QCOMPARE(recent[0]->statusTip(), path);
    QVERIFY(!recent[0]->icon().isNull());
  }

  void aWrongFileIsToldAndNothingOpenIsLost() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); });
    const Board before = desk.board();
    QFile wrong(folder_->filePath(u"wrong.tapuboard"_s));
    QVERIFY(wrong.open(QIODevice::WriteOnly) && wrong.write("{\n\"format\": 3}") > 0);
    wrong.close();
    QVERIFY(!desk.page.openFile(wrong.fileName()));
    auto* box = desk.page.findChild<ChoiceDialog*>(u"editorLosses"_s);
    QVERIFY(box && box->isVisible());
    QStringList told;
    for (const Words* each : box->findChildren<Words*>()) told << each->text();
    QVERIFY2(told.join(u' ').contains(u"wrong.tapuboard:2"_s), qPrintable(told.join(u' ')));
    box->close();
    QVERIFY(desk.board() == before);
    QCOMPARE(desk.page.document().history().count(), 1);
  }

  void aBoardIsOpenedByDropping() {
    const QString path = folder_->filePath(u"drop.tapuboard"_s);
    Complaint complaint;
    BoardFile file;
    file.board = beginnerBoard();
    file.names[u"en"_s] = u"Dropped"_s;
    QVERIFY(saveBoard(path, file, complaint));
    Desk desk(folder_->path());
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&desk.page, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&desk.page, &drop);
    QCOMPARE(desk.page.path(), path);
    QCOMPARE(desk.page.document().file().names.value(u"en"_s), u"Dropped"_s);
  }

  void aBoardIsExported_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begins");
    QTest::newRow("a picture") << u"x.png"_s << QByteArray("\x89PNG");
    QTest::newRow("a vector picture") << u"x.svg"_s << QByteArray("<?xml");
    QTest::newRow("a page to print") << u"x.pdf"_s << QByteArray("%PDF");
    QTest::newRow("a drawing of letters") << u"x.txt"_s << QByteArray("");
    QTest::newRow("for Pioneers") << u"x.game"_s << QByteArray("title ");
  }
  void aBoardIsExported() {
    QFETCH(QString, name);
    QFETCH(QByteArray, begins);
    Desk desk(folder_->path());
    const QString path = folder_->filePath(name);
    QVERIFY2(desk.page.exportTo(path), qPrintable(desk.page.said()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.startsWith(begins) && text.size() > 200);
    if (name.endsWith(u"svg"_s)) QVERIFY2(!text.contains("<image"), "shapes, not pixels");
    QVERIFY(!desk.page.exportTo(folder_->filePath(u"x.jpeg"_s)));
    QVERIFY(!desk.page.exportTo(folder_->filePath(u"no/such/folder/x.png"_s)));
  }

  void aBoardOfAnotherProgramIsOpenedAndSavedAsOurs() {
    Desk desk(folder_->path());
    const QString path = folder_->filePath(u"isle.game"_s);
    QVERIFY(desk.page.exportTo(path));
    QVERIFY(desk.page.openFile(path));
    QVERIFY(desk.page.path().isEmpty());
    QVERIFY(desk.page.document().isModified());
    QCOMPARE(desk.board().harbors.size(), 9u);
  }

  void whatIsNotSavedIsAskedForBeforeItGoes() {
    Desk desk(folder_->path());
    int left = 0;
    desk.page.leaveThen([&] { ++left; });
    QCOMPARE(left, 1);
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); });
    desk.page.leaveThen([&] { ++left; });
    QVERIFY(questionOf(desk.page));
    answer(desk.page, Cancel);
    QCOMPARE(left, 1);
    QVERIFY(desk.page.document().isModified());
    QTRY_VERIFY(!questionOf(desk.page));
    desk.page.leaveThen([&] { ++left; });
    QVERIFY(questionOf(desk.page)->close());  // as by the cross of its window
    QCOMPARE(left, 1);
    QVERIFY(desk.page.document().isModified());
    QTRY_VERIFY(!questionOf(desk.page));
    desk.page.leaveThen([&] { ++left; });
    QTest::keyClick(questionOf(desk.page), Qt::Key_Escape);
    QCOMPARE(left, 1);
    QVERIFY(desk.page.document().isModified());
    QTRY_VERIFY(!questionOf(desk.page));
    QVERIFY(desk.page.saveTo(folder_->filePath(u"mine.tapuboard"_s)));
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 5); });
    desk.page.leaveThen([&] { ++left; });
    QTest::keyClick(questionOf(desk.page)->focusWidget(), Qt::Key_Return);  // as the marigold button
    QCOMPARE(left, 2);
    QVERIFY(!desk.page.document().isModified());
    QTRY_VERIFY(!questionOf(desk.page));
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 4); });
    desk.page.leaveThen([&] { ++left; });
    answer(desk.page, Discard);
    QCOMPARE(left, 3);
  }

  void whatWasNotSavedStaysUntilAnotherBoardIsThere() {
    Desk desk(folder_->path());
    const auto change = [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); };
    desk.page.document().change(StepName::PaintTerrain, change);
    const BoardFile changed = desk.page.document().file();
    int looked = 0;
    desk.page.replaceThen([&] { ++looked; });  // and then no new board is chosen after all
    answer(desk.page, Discard);
    QCOMPARE(looked, 1);
    QVERIFY(desk.page.document().isModified());
    QTRY_VERIFY(!questionOf(desk.page));
    const QString damaged = folder_->filePath(u"damaged.tapuboard"_s);
    QFile file(damaged);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("{\"format\": ") > 0);
    file.close();
    desk.page.replaceThen([&] { desk.page.openFile(damaged); });
    answer(desk.page, Discard);
    QVERIFY(desk.page.document().isModified());
    QVERIFY(desk.page.document().file().board == changed.board);
    for (auto* box : desk.page.findChildren<ChoiceDialog*>()) box->close();
    QTRY_VERIFY(!questionOf(desk.page));
    int left = 0;
    desk.page.leaveThen([&] { ++left; });
    QVERIFY2(questionOf(desk.page) && left == 0, "it is asked for again");
  }

  void aNewBoardBeginsAsChosen_data() {
    QTest::addColumn<int>("chosen");
    QTest::addColumn<int>("hexes");
    QTest::newRow("the classic island") << 0 << 19;
    QTest::newRow("a few hexes, pointy tops") << 1 << 7;
    QTest::newRow("a few hexes, flat tops") << 2 << 7;
    QTest::newRow("cancel: the board stays") << 3 << 20;
  }
  void aNewBoardBeginsAsChosen() {
    QFETCH(int, chosen);
    QFETCH(int, hexes);
    Desk desk(folder_->path());
    BoardFile file;
    file.board = beginnerBoard();
    setTerrain(file.board, {7, 0}, Terrain::Forest);
    desk.page.document().setFile(file);
    desk.page.actions().newBoard->trigger();
    answer(desk.page, chosen);
    const auto& cells = desk.board().cells;
    QCOMPARE(std::ranges::count_if(cells, [](const Cell& cell) { return cell.terrain != Terrain::Sea; }), hexes);
    QCOMPARE(desk.board().orientation, chosen == 2 ? Orientation::Flat : Orientation::Pointy);
  }

  void filesAreNamedAfterTheBoard_data() {
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    QTest::newRow("its name") << u"Star Cape"_s << u"Star Cape.tapuboard"_s;
    QTest::newRow("in any script") << u"तारा अंतरीप"_s << u"तारा अंतरीप.tapuboard"_s;
    QTest::newRow("without what file systems forbid") << u" a/b\\c: \"d\"?\n"_s << u"a b c d.tapuboard"_s;
    QTest::newRow("never hidden, never a folder") << u"../.."_s << u"Board.tapuboard"_s;
    QTest::newRow("no name") << QString() << u"Board.tapuboard"_s;
    QTest::newRow("never cut within a letter") << QString(59, u'x') + u"क्षे"_s << QString(59, u'x') + u".tapuboard"_s;
    QTest::newRow("no longer than file systems take") << QString(400, u'x') << QString(60, u'x') + u".tapuboard"_s;
  }
  void filesAreNamedAfterTheBoard() {
    QFETCH(QString, title);
    QFETCH(QString, name);
    QCOMPARE(fileNameFor(title, u"Board"_s, u"tapuboard"_s), name);
  }

  void aNameIsOfferedForAFile() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { file.names[u"en"_s] = u"Isle"_s; });
    const auto offered = [&](QAction* action) {
      action->trigger();
      auto* dialog = desk.page.findChild<QFileDialog*>();
      const QString name = dialog->findChild<QLineEdit*>(u"fileNameEdit"_s)->text();
      delete dialog;
      return name;
    };
    QCOMPARE(offered(desk.page.actions().saveAs), u"Isle.tapuboard"_s);
    QCOMPARE(offered(desk.page.actions().exportAs), u"Isle.png"_s);
    QVERIFY(desk.page.saveTo(folder_->filePath(u"mine.tapuboard"_s)));
    QCOMPARE(offered(desk.page.actions().saveAs), u"mine.tapuboard"_s);
    QCOMPARE(offered(desk.page.actions().exportAs), u"mine.png"_s);
  }

  void afterACrashTheBoardIsThereAgain() {
    Board lost;
    {
      Desk desk(folder_->path());
      desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 3); });
      lost = desk.board();
      QTRY_VERIFY_WITH_TIMEOUT(!QDir(folder_->filePath(u"autosave"_s)).entryList({u"*.tapuboard"_s}).isEmpty(), 6000);
    }  // modified when it goes: as after a crash
    Desk next(folder_->path());
    QVERIFY(next.page.recover());
    QVERIFY(next.board() == lost);
    QVERIFY(next.page.document().isModified());
    QVERIFY(!next.page.recover());
  }

  void aCopyStaysUntilItsBoardIsSavedOrGivenUp_data() {
    QTest::addColumn<bool>("isSaved");
    QTest::newRow("saved") << true;
    QTest::newRow("given up") << false;
  }
  void aCopyStaysUntilItsBoardIsSavedOrGivenUp() {
    QFETCH(bool, isSaved);
    const auto copies = [&] { return QDir(folder_->filePath(u"autosave"_s)).entryList({u"*.tapuboard"_s}).size(); };
    BoardFile lost;
    lost.board = beginnerBoard();
    lost.names[u"en"_s] = u"Lost"_s;
    {
      Autosave program(folder_->filePath(u"autosave"_s));
      QVERIFY(program.keep(lost, {}));
    }
    for (int crash = 0; crash < 3; ++crash) {  // taken up and not saved: it is still there for the next start
      Desk desk(folder_->path());
      QVERIFY(desk.page.recover());
      QCOMPARE(desk.page.document().file().names, lost.names);
      QCOMPARE(copies(), 1);
    }
    Desk desk(folder_->path());
    QVERIFY(desk.page.recover());
    if (isSaved) {
      QVERIFY(desk.page.saveTo(folder_->filePath(u"mine.tapuboard"_s)));
    } else {
      desk.page.leaveThen([] {});
      answer(desk.page, Discard);
    }
    QCOMPARE(copies(), 0);
  }

  void twoProgramsDoNotTakeUpTheSameCopy() {
    BoardFile lost;
    lost.board = beginnerBoard();
    {
      Autosave program(folder_->path());
      QVERIFY(program.keep(lost, u"/somewhere.tapuboard"_s));
    }
    Autosave first(folder_->path()), second(folder_->path());
    const auto found = first.recover();
    QVERIFY(found);
    QCOMPARE(found->path, u"/somewhere.tapuboard"_s);
    QVERIFY(!second.recover());
    first.letGo();
    QVERIFY(!first.isKept());
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(FilesTest)
#include "test_page_files.moc"
