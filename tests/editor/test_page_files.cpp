// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>

#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUndoView>

#include "app/files/exchange.h"
#include "app/files/whole_file.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/file_dialog.h"
#include "app/kit/words.h"
#include "editor/board_gallery.h"
#include "editor/editor_page.h"
#include "engine/board/dealing.h"
#include "engine/board/isometry.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Boards as files: opened, saved, exported, changed by other programs.
class FilesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  /// First, since Qt goes on from the folder of the dialog before.
  void aFileDialogDoesNotBeginInTheFolderOfTheProgram() {
    const QString before = QDir::currentPath();
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", folder_->path().toUtf8());
    QVERIFY(QDir().mkpath(folder_->filePath(u"Documents"_s)));
    QVERIFY(QDir::setCurrent(QCoreApplication::applicationDirPath()));
    const std::unique_ptr<QFileDialog> dialog(fileDialog(nullptr, QFileDialog::AcceptSave, u"Save"_s, {}));
    QDir::setCurrent(before);
    qputenv("HOME", home);
    QCOMPARE(dialog->directory(), QDir(folder_->filePath(u"Documents"_s)));
  }

  void savedBoardsAreOpenedAgainAndRemembered() {
    const QString path = folder_->filePath(u"one.tapuboard"_s);
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      setNumber(file.board, {1, 0}, 0);
    });  // unfinished
    QVERIFY(desk.page.files().saveTo(path));
    QVERIFY(!desk.page.document().isModified());
    const Board saved = desk.board();
    desk.page.files().newBoard(BuiltIn::FewFlat);
    QVERIFY(desk.page.files().open(path));
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
    QVERIFY(!desk.page.files().open(wrong.fileName()));
    auto* box = desk.page.findChild<ChoiceDialog*>(u"editorLosses"_s);
    QVERIFY(box && box->isVisible());
    QStringList told;
    for (const Words* each : box->findChildren<Words*>()) told << each->text();
    QVERIFY2(told.join(u' ').contains(u"wrong.tapuboard:2"_s), qPrintable(told.join(u' ')));
    box->close();
    QVERIFY(desk.board() == before);
    QCOMPARE(desk.page.document().history().count(), 1);
  }

  void whatAFileHadThatWeLackIsReadAgainFromTheMenu() {
    Desk desk(folder_->path());
    QAction* again = desk.page.actions()[EditorActions::LeftOut];
    QVERIFY(!again->isEnabled());
    const QString path = folder_->filePath(u"walled.game"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# by hand\ntitle Walled\ndomestic-trade\nnum-city-walls 3\nnosetup 1 1 0\nchits 4\nmap\nt0\n.\n");
    file.close();
    QVERIFY(desk.page.files().open(path));
    const auto told = [&]() -> QString {
      for (const auto* box : desk.page.findChildren<ChoiceDialog*>(u"editorLosses"_s))
        if (box->isVisible())
          for (const Words* each : box->findChildren<Words*>())
            if (each->text().contains(u"city walls (num-city-walls 3)"_s)) return each->text();
      return {};
    };
    const QString first = told();
    QVERIFY2(first.contains(u"corners where nobody may begin (nosetup)"_s), qPrintable(first));
    QVERIFY2(!first.contains(u'#'), "a remark is no part of the board");
    desk.page.findChild<ChoiceDialog*>(u"editorLosses"_s)->close();
    SOON(told().isEmpty());
    QVERIFY(again->isEnabled());
    again->trigger();
    QCOMPARE(told(), first);
    desk.page.findChild<ChoiceDialog*>(u"editorLosses"_s)->close();
    desk.page.files().newBoard(BuiltIn::FewPointy);
    QVERIFY2(!again->isEnabled(), "this board is from no file");
  }

  void aBoardWithoutNumbersOpensAndItsNumbersAreDealtIfWished() {
    const QString path = folder_->filePath(u"bare.game"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("title Bare\ndomestic-trade\nnum-players 3\nmap\nt0 p1\nh2 f3\n.\n");
    file.close();
    Desk desk(folder_->path());
    for (const int answer : {1, 0}) {
      QVERIFY(desk.page.files().open(path));
      auto* box = desk.page.findChild<ChoiceDialog*>(u"editorDealOffer"_s);
      QVERIFY(box);
      box->buttons()[static_cast<std::size_t>(answer)]->click();
      QCOMPARE(hexesWithoutNumber(desk.board()).size(), answer == 0 ? 0u : 4u);
      delete box;
    }
    QCOMPARE(desk.page.document().history().undoText(), u"Deal numbers"_s);
    QVERIFY(problems(desk.board()).empty());
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
    QCOMPARE(desk.page.boards().path(), path);
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
    QVERIFY2(desk.page.exports().writeTo(path), qPrintable(desk.page.status().said()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.startsWith(begins) && text.size() > 200);
    if (name.endsWith(u"svg"_s)) QVERIFY2(!text.contains("<image"), "shapes, not pixels");
    QVERIFY(!desk.page.exports().writeTo(folder_->filePath(u"x.jpeg"_s)));
    QVERIFY(!desk.page.exports().writeTo(folder_->filePath(u"no/such/folder/x.png"_s)));
  }

  void aBoardOfAnotherProgramIsOpenedAndSavedAsOurs() {
    Desk desk(folder_->path());
    const QString path = folder_->filePath(u"isle.game"_s);
    QVERIFY(desk.page.exports().writeTo(path));
    QVERIFY(desk.page.files().open(path));
    QVERIFY(desk.page.boards().path().isEmpty());
    QVERIFY2(!desk.page.document().isModified(), "nothing is lost with it, so nothing is asked");
    QVERIFY(desk.page.actions()[EditorActions::Save]->isEnabled());
    QCOMPARE(desk.board().harbors.size(), 9u);
  }

  void whatIsNotSavedIsAskedForBeforeItGoes() {
    Desk desk(folder_->path());
    int left = 0;
    desk.page.files().leaveThen([&] { ++left; });
    QCOMPARE(left, 1);
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); });
    desk.page.files().leaveThen([&] { ++left; });
    QVERIFY(questionOf(desk.page));
    answer(desk.page, Cancel);
    QCOMPARE(left, 1);
    QVERIFY(desk.page.document().isModified());
    SOON(!questionOf(desk.page));
    desk.page.files().leaveThen([&] { ++left; });
    QVERIFY(questionOf(desk.page)->close());  // as by the cross of its window
    QCOMPARE(left, 1);
    QVERIFY(desk.page.document().isModified());
    SOON(!questionOf(desk.page));
    desk.page.files().leaveThen([&] { ++left; });
    QTest::keyClick(questionOf(desk.page), Qt::Key_Escape);
    QCOMPARE(left, 1);
    QVERIFY(desk.page.document().isModified());
    SOON(!questionOf(desk.page));
    QVERIFY(desk.page.files().saveTo(folder_->filePath(u"mine.tapuboard"_s)));
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 5); });
    desk.page.files().leaveThen([&] { ++left; });
    QTest::keyClick(questionOf(desk.page)->focusWidget(), Qt::Key_Return);  // as the marigold button
    QCOMPARE(left, 2);
    QVERIFY(!desk.page.document().isModified());
    SOON(!questionOf(desk.page));
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 4); });
    desk.page.files().leaveThen([&] { ++left; });
    answer(desk.page, Discard);
    QCOMPARE(left, 3);
  }

  void whatIsNotSavedStaysOpenBesideAnotherBoard() {
    Desk desk(folder_->path());
    const auto change = [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); };
    desk.page.document().change(StepName::PaintTerrain, change);
    const Board changed = desk.board();
    desk.page.files().newBoard(BuiltIn::FewPointy);
    QCOMPARE(desk.page.boards().count(), 2);
    QCOMPARE(desk.board().cells.size(), 7u);
    QVERIFY(!desk.page.document().isModified());
    desk.page.boards().goTo(0);
    QVERIFY(desk.board() == changed);
    QVERIFY(desk.page.document().isModified());
    QCOMPARE(desk.page.document().history().count(), 1);
  }

  void aNewBoardBeginsAsChosen_data() {
    QTest::addColumn<int>("chosen");
    QTest::addColumn<int>("hexes");
    QTest::addColumn<Orientation>("orientation");
    QTest::newRow("the classic island has 19 hexes of land (1.1)") << 0 << 19 << Orientation::Pointy;
    QTest::newRow("so has that with start pieces") << 1 << 19 << Orientation::Pointy;
    QTest::newRow("the large island has 31 (1.6)") << 2 << 31 << Orientation::Pointy;
    QTest::newRow("13.2 the island for five or six has 30") << 3 << 30 << Orientation::Pointy;
    QTest::newRow("13.2 the island for seven or eight has 37") << 4 << 37 << Orientation::Pointy;
    QTest::newRow("9.1 a board of a chain has 20") << 5 << 20 << Orientation::Flat;
    QTest::newRow("the islands with ships: seven in the middle, eight around") << 6 << 15 << Orientation::Pointy;
    QTest::newRow("a few hexes, pointy tops") << 7 << 7 << Orientation::Pointy;
    QTest::newRow("a few hexes, flat tops") << 8 << 7 << Orientation::Flat;
  }
  void aNewBoardBeginsAsChosen() {
    QFETCH(int, chosen);
    QFETCH(int, hexes);
    QFETCH(Orientation, orientation);
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); });
    desk.page.actions()[EditorActions::New]->trigger();
    auto* gallery = desk.child<BoardGallery>(u"boardGallery"_s);
    QVERIFY(gallery);
    auto* boards = gallery->findChild<QListWidget*>(u"galleryBoards"_s);
    boards->setCurrentRow(chosen);
    gallery->findChild<QWidget*>(u"galleryChoose"_s)->setFocus();
    QTest::keyClick(gallery->findChild<QWidget*>(u"galleryChoose"_s), Qt::Key_Space);
    const auto& cells = desk.board().cells;
    QCOMPARE(std::ranges::count_if(cells, [](const Cell& cell) { return cell.terrain != Terrain::Sea; }), hexes);
    QCOMPARE(desk.board().orientation, orientation);
    QCOMPARE(desk.page.boards().count(), 2);  // the board that was open stays
    QVERIFY(!desk.page.document().isModified());
    QCOMPARE(desk.page.document().file().author, u"Asha"_s);
  }

  void aNewBoardHasTheKeyboard() {
    Desk desk(folder_->path());
    auto* five = desk.child<QAbstractButton>(u"number-5"_s);
    five->setFocus();
    desk.page.actions()[EditorActions::New]->trigger();
    auto* choose = desk.child<BoardGallery>(u"boardGallery"_s)->findChild<QWidget*>(u"galleryChoose"_s);
    choose->setFocus();
    QTest::keyClick(choose, Qt::Key_Space);
    SOON_EQUAL(QApplication::focusWidget(), static_cast<QWidget*>(desk.page.canvas()));
    const QString path = folder_->filePath(u"one.tapuboard"_s);
    Complaint complaint;
    QVERIFY(saveBoard(path, desk.page.document().file(), complaint));
    five->setFocus();
    QVERIFY(desk.page.files().open(path));
    QVERIFY(desk.page.canvas()->hasFocus());
  }

  void noTemplateHasAnError() {
    for (const BoardTemplate& each : builtInTemplates()) {
      if (each.title().contains(u"few hexes"_s)) continue;  // these have no numbers yet
      for (const BoardProblem& problem : problems(each.file.board))
        QFAIL(qPrintable(each.title() + u": "_s + QString::fromStdString(problem.sentence)));
    }
  }

  void aBoardIsKeptAsATemplateAndOneThatCannotBeReadIsLeftOut() {
    Desk desk(folder_->path());
    OwnBoards templates(folder_->filePath(u"templates"_s));
    Complaint complaint;
    QVERIFY(templates.keep(u"My coast"_s, desk.page.document().file(), complaint));
    QFile damaged(folder_->filePath(u"templates/broken.tapuboard"_s));
    QVERIFY(damaged.open(QIODevice::WriteOnly) && damaged.write("{\"format\": 3}") > 0);
    damaged.close();
    desk.page.actions()[EditorActions::New]->trigger();
    auto* gallery = desk.child<BoardGallery>(u"boardGallery"_s);
    auto* boards = gallery->findChild<QListWidget*>(u"galleryBoards"_s);
    QCOMPARE(boards->count(), static_cast<int>(builtInTemplates().size()) + 1);
    QCOMPARE(boards->item(boards->count() - 1)->text(), u"My coast"_s);
    QStringList told;
    for (const Words* each : gallery->findChildren<Words*>()) told << each->text();
    QVERIFY2(told.join(u' ').contains(u"broken.tapuboard"_s), qPrintable(told.join(u' ')));
  }

  void aFileIsOpenOnceAndItsTabTellsItsNameAndItsChanges() {
    Desk desk(folder_->path());
    const QString one = folder_->filePath(u"one.tapuboard"_s), two = folder_->filePath(u"two.tapuboard"_s);
    QVERIFY(desk.page.files().saveTo(one));
    desk.page.files().newBoard(BuiltIn::FewPointy);
    QVERIFY(desk.page.files().saveTo(two));
    QVERIFY(desk.page.files().open(one));
    QCOMPARE(desk.page.boards().count(), 2);
    QCOMPARE(desk.page.boards().current(), 0);
    QCOMPARE(desk.page.windowTitle(), u"one"_s);
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); });
    auto* tabs = desk.child<QTabBar>(u"editorBoards"_s);
    QCOMPARE(desk.page.windowTitle(), u"one*"_s);
    QCOMPARE(tabs->tabText(0), u"one*"_s);
    QCOMPARE(tabs->tabText(1), u"two"_s);
    desk.page.document().history().undo();
    QCOMPARE(tabs->tabText(0), u"one"_s);
    QVERIFY2(!desk.page.files().saveTo(two), "another tab has this file");
    QCOMPARE(desk.page.boards().path(), one);
  }

  void eachTabKeepsItsHistoryAndWhatWasInSight() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); });
    desk.page.canvas()->zoomIn();
    const double zoomed = desk.page.canvas()->hexWidth();
    desk.page.files().newBoard(BuiltIn::FewPointy);
    QVERIFY(!desk.page.actions()[EditorActions::Undo]->isEnabled());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {0, 0}, 8); });
    desk.page.boards().goTo(0);
    QCOMPARE(desk.page.canvas()->hexWidth(), zoomed);
    QCOMPARE(desk.child<QUndoView>(u"editorHistory"_s)->model()->rowCount(), 2);  // as opened, and the step
    desk.page.document().history().undo();
    QCOMPARE(cellAt(desk.board(), {1, 0})->number, cellAt(beginnerBoard(), {1, 0})->number);
    desk.page.boards().goTo(1);
    QCOMPARE(cellAt(desk.board(), {0, 0})->number, 8);
    desk.page.document().history().undo();
    QCOMPARE(cellAt(desk.board(), {0, 0})->number, 0);
  }

  void closingATabAsksOnlyForChanges() {
    Desk desk(folder_->path());
    desk.page.files().newBoard(BuiltIn::FewPointy);
    desk.page.files().newBoard(BuiltIn::FewFlat);
    QCOMPARE(desk.page.boards().count(), 2);  // the first took the place of the board that the editor began with
    desk.page.files().close(0);
    QCOMPARE(desk.page.boards().count(), 1);
    QCOMPARE(desk.board().orientation, Orientation::Flat);
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {0, 0}, 5); });
    desk.page.files().close(0);
    answer(desk.page, Cancel);
    QVERIFY(desk.page.document().isModified());
    SOON(!questionOf(desk.page));
    desk.page.files().close(0);
    answer(desk.page, Discard);
    QCOMPARE(desk.page.boards().count(), 1);
    QCOMPARE(desk.board().cells.size(), 19u);
    QVERIFY(!desk.page.document().isModified());
  }

  void leavingAsksForEveryBoardWithChanges() {
    Desk desk(folder_->path());
    const auto change = [](BoardFile& file) { file.author += u"x"_s; };
    desk.page.document().change(StepName::ChangeProperties, change);
    QVERIFY(desk.page.files().saveTo(folder_->filePath(u"first.tapuboard"_s)));
    desk.page.document().change(StepName::ChangeProperties, change);
    desk.page.files().newBoard(BuiltIn::FewPointy);
    desk.page.document().change(StepName::ChangeProperties, change);
    int left = 0;
    desk.page.files().leaveThen([&] { ++left; });
    QVERIFY(questionOf(desk.page)->windowTitle().contains(u"New board"_s));
    answer(desk.page, Discard);
    QCOMPARE(left, 0);
    SOON(questionOf(desk.page) && questionOf(desk.page)->windowTitle().contains(u"first"_s));
    answer(desk.page, Save);
    QCOMPARE(left, 1);
    Complaint complaint;
    const auto saved = loadBoard(folder_->filePath(u"first.tapuboard"_s), complaint, Accept::Unfinished);
    QVERIFY(saved && saved->author == u"Ashaxx"_s);
  }

  void whoStaysAfterAllKeepsEveryBoard() {
    Desk desk(folder_->path());
    const auto change = [](BoardFile& file) { file.author += u"x"_s; };
    desk.page.document().change(StepName::ChangeProperties, change);
    desk.page.files().newBoard(BuiltIn::FewPointy);
    desk.page.document().change(StepName::ChangeProperties, change);
    int left = 0;
    desk.page.files().leaveThen([&] { ++left; });
    answer(desk.page, Discard);
    SOON(questionOf(desk.page) && questionOf(desk.page)->isVisible());
    answer(desk.page, Cancel);
    QCOMPARE(left, 0);
    QCOMPARE(desk.page.boards().count(), 2);
    QVERIFY(desk.page.boards().isModified(0) && desk.page.boards().isModified(1));
  }

  void aFileThatAnotherProgramHasChangedIsToldAndBothAreKept() {
    Desk desk(folder_->path());
    const QString path = folder_->filePath(u"shared.tapuboard"_s);
    QVERIFY(desk.page.files().saveTo(path));
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); });
    const Board mine = desk.board();
    BoardFile theirs = desk.page.document().file();
    theirs.author = u"Ravi"_s;
    Complaint complaint;
    QVERIFY(saveBoard(path, theirs, complaint));
    auto* notice = desk.child<NoticeStrip>(u"editorNotice"_s);
    SOON(notice->isVisible());
    QVERIFY2(notice->sentence().contains(u"shared.tapuboard"_s), qPrintable(notice->sentence()));
    desk.page.actions()[EditorActions::Save]->trigger();  // does not write over it without an answer
    QCOMPARE(loadBoard(path, complaint, Accept::Unfinished)->author, u"Ravi"_s);
    notice->buttons().front()->click();
    QCOMPARE(desk.page.boards().count(), 2);
    QCOMPARE(desk.page.boards().path(), path);
    QCOMPARE(desk.page.document().file().author, u"Ravi"_s);
    desk.page.boards().goTo(0);
    QVERIFY(desk.board() == mine);
    QVERIFY(desk.page.boards().path().isEmpty() && desk.page.document().isModified());
  }

  void aFileThatAnotherProgramHasChangedIsReadAgain() {
    Desk desk(folder_->path());
    const QString path = folder_->filePath(u"shared.tapuboard"_s);
    QVERIFY(desk.page.files().saveTo(path));
    BoardFile theirs = desk.page.document().file();
    theirs.author = u"Ravi"_s;
    Complaint complaint;
    QVERIFY(saveBoard(path, theirs, complaint));
    auto* notice = desk.child<NoticeStrip>(u"editorNotice"_s);
    SOON(notice->isVisible());
    QCOMPARE(notice->buttons().size(), 3u);
    notice->buttons().front()->click();
    QCOMPARE(desk.page.boards().count(), 1);
    QCOMPARE(desk.page.document().file().author, u"Ravi"_s);
    QVERIFY(!desk.page.document().isModified());
  }

  void aChainIsNotSavedWithoutABoardThatCannotBeRead() {
    Desk desk(folder_->path());
    desk.page.files().newBoard(BuiltIn::Chain);
    const OwnNeighbor away{u'D', u"Away"_s, folder_->filePath(u"away.tapuboard"_s), {}};
    desk.page.selection().adjust([&](auto& choices) {
      choices.neighbors = {Neighbors::Kind::Order, Ends::Open, u"ADX"_s, 3, {away}};
    });
    const QString path = folder_->filePath(u"mine.tapuchain"_s);
    QVERIFY(!desk.page.chains().save(path));
    QVERIFY2(desk.page.status().said().contains(u"Board D"_s), qPrintable(desk.page.status().said()));
    QVERIFY(!QFile::exists(path));
    desk.page.selection().adjust([](auto& choices) { choices.neighbors.kind = Neighbors::Kind::A; });
    QVERIFY2(desk.page.chains().save(path), "D does not lie in this chain");
  }

  void eachTabShowsItsOwnChain() {
    Desk desk(folder_->path());
    desk.page.files().newBoard(BuiltIn::Chain);
    desk.page.selection().adjust([](auto& choices) { choices.neighbors.kind = Neighbors::Kind::A; });
    desk.page.files().newBoard(BuiltIn::Chain);
    desk.page.selection().adjust([](auto& choices) { choices.neighbors.kind = Neighbors::Kind::Itself; });
    desk.page.boards().goTo(0);
    QVERIFY(desk.page.selection().choices().neighbors.kind == Neighbors::Kind::A);
    desk.page.boards().goTo(1);
    QVERIFY(desk.page.selection().choices().neighbors.kind == Neighbors::Kind::Itself);
  }

  void aFileThatComesWhileSomethingIsAskedDoesNotGetTheAnswer() {
    Desk desk(folder_->path());
    const QString path = folder_->filePath(u"other.tapuboard"_s);
    QVERIFY(desk.page.files().saveTo(path));
    desk.page.files().close(0);
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 0); });
    const Board mine = desk.board();
    desk.page.files().close(0);
    QVERIFY(questionOf(desk.page));
    QVERIFY(desk.page.files().open(path));  // as another start of the program hands it over
    QVERIFY2(!questionOf(desk.page)->isVisible(), "the question was about the board before");
    QCOMPARE(desk.page.boards().count(), 2);
    desk.page.boards().goTo(0);
    QVERIFY(desk.board() == mine && desk.page.document().isModified());
  }

  void aLockedHexIsNotPutRight() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      setNumber(file.board, {1, 0}, 0);
      file.locked.insert({1, 0});
    });
    desk.page.refreshNow();
    Q_EMIT desk.page.problemsPanel()->fixAllWanted();
    QCoreApplication::processEvents();
    QCOMPARE(cellAt(desk.board(), {1, 0})->number, 0);
    desk.page.document().change(StepName::Unlock, [](BoardFile& file) { file.locked.clear(); });
    Q_EMIT desk.page.problemsPanel()->fixAllWanted();
    QCoreApplication::processEvents();
    QVERIFY(cellAt(desk.board(), {1, 0})->number > 0);
  }

  void fixAllOnALockedBoardIsOneStepThatIsUndone() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      setNumber(file.board, {1, 0}, 0);
      setNumber(file.board, {0, 1}, 0);
      for (const Cell& cell : file.board.cells)
        if (cell.at != Hex{0, 1}) file.locked.insert(cell.at);
    });
    const QByteArray before = writeBoard(desk.page.document().file());
    desk.page.refreshNow();
    Q_EMIT desk.page.problemsPanel()->fixAllWanted();
    SOON(cellAt(desk.board(), {0, 1})->number > 0);
    QVERIFY2(cellAt(desk.board(), {1, 0})->number == 0, "it is locked");
    QCOMPARE(desk.page.document().history().count(), 2);
    desk.page.actions()[EditorActions::Undo]->trigger();
    QCOMPARE(writeBoard(desk.page.document().file()), before);
    desk.page.actions()[EditorActions::Redo]->trigger();
    QVERIFY(cellAt(desk.board(), {0, 1})->number > 0);
  }

  void aBoardThatIsLockedAsAWholeHasNothingToUndo() {
    Desk desk(folder_->path());
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) {
      setNumber(file.board, {1, 0}, 0);
      for (const Cell& cell : file.board.cells) file.locked.insert(cell.at);
    });
    const QByteArray before = writeBoard(desk.page.document().file());
    desk.page.refreshNow();
    Q_EMIT desk.page.problemsPanel()->fixAllWanted();
    QCoreApplication::processEvents();
    QCOMPARE(writeBoard(desk.page.document().file()), before);
    QCOMPARE(desk.page.document().history().count(), 1);
  }

  void aPipeInTheFolderOfTheEditorKeepsNobodyWaiting() {
    QVERIFY(QDir(folder_->path()).mkpath(u"autosave"_s));
    for (const char* name :
         {"chain-shown", "recent-boards", "export.ini", "autosave/x.tapuboard", "autosave/x.path", "autosave/y.lock"})
      QCOMPARE(::mkfifo(QFile::encodeName(folder_->filePath(QString::fromLatin1(name))).constData(), 0600), 0);
    BoardFile copy;
    copy.board = beginnerBoard();
    Complaint unwritten;
    QVERIFY2(saveBoard(folder_->filePath(u"autosave/y.tapuboard"_s), copy, unwritten),
             "a copy whose lock is a pipe has an owner that nobody knows");
    Desk desk(folder_->path());
    QVERIFY(!desk.page.files().recover());
    desk.page.files().newBoard(BuiltIn::Chain);
    desk.page.actions().neighbors[static_cast<std::size_t>(Neighbors::Kind::A)]->trigger();
    QVERIFY(desk.page.exports().writeTo(folder_->filePath(u"x.png"_s)));
    desk.page.actions()[EditorActions::Export]->trigger();
    auto* dialog = desk.page.findChild<QDialog*>(u"editorExportDialog"_s);
    QVERIFY(dialog && dialog->isVisible());
    dialog->accept();
    for (const char* name : {"chain-shown", "export.ini"})
      QVERIFY2(isPipeOrDevice(folder_->filePath(QString::fromLatin1(name))), "it stays as it was");
  }

  void titlesOfManyBoardsAreNotCut() {
    Desk desk(folder_->path());
    for (int i = 1; i <= 8; ++i) {
      desk.page.files().newBoard(BuiltIn::FewPointy);
      QVERIFY(desk.page.files().saveTo(folder_->filePath(u"archipelago-%1.tapuboard"_s.arg(i))));
    }
    const auto* bar = desk.child<QTabBar>(u"editorBoards"_s);
    QCOMPARE(bar->count(), 8);
    for (int i = 0; i < bar->count(); ++i)
      QVERIFY2(bar->tabRect(i).width() > bar->fontMetrics().horizontalAdvance(bar->tabText(i)),
               qPrintable(bar->tabText(i)));
  }

  void aDrawingOfLettersHasTheNameOfItsFile() {
    Desk desk(folder_->path());
    QStringList losses;
    Complaint complaint;
    BoardFile file;
    file.board = inOtherOrientation(beginnerBoard());
    const QString path = folder_->filePath(u"quiet-bay.txt"_s);
    QVERIFY(exportBoard(path, file, losses, complaint));
    QVERIFY(desk.page.files().open(path));
    QCOMPARE(desk.page.boards().title(desk.page.boards().current()), u"quiet-bay"_s);
    QCOMPARE(desk.page.document().file().name(u"en"_s), u"quiet-bay"_s);
  }

  void whatCannotBePastedIsSaid() {
    Desk desk(folder_->path());
    auto* data = new QMimeData;
    data->setData(u"application/x-tapu-board"_s, "{\n");
    QGuiApplication::clipboard()->setMimeData(data);
    const ToolKind before = desk.page.canvas()->tool();
    desk.page.actions()[EditorActions::Paste]->trigger();
    QVERIFY2(desk.page.status().said().startsWith(u"Nothing was pasted: "_s), qPrintable(desk.page.status().said()));
    QCOMPARE(desk.page.canvas()->tool(), before);
  }

  void aFileThatIsGoneIsTold() {
    Desk desk(folder_->path());
    const QString path = folder_->filePath(u"gone.tapuboard"_s);
    QVERIFY(desk.page.files().saveTo(path));
    QVERIFY(QFile::remove(path));
    auto* notice = desk.child<NoticeStrip>(u"editorNotice"_s);
    SOON(notice->isVisible());
    QVERIFY(desk.page.document().isModified());
    desk.page.actions()[EditorActions::Save]->trigger();
    QVERIFY(QFile::exists(path));
    QVERIFY(!desk.page.document().isModified());
  }

  void aFileWhoseNameTurnsTheLineRoundIsToldWithoutThat() {
    Desk desk(folder_->path());
    const QString path = folder_->filePath(u"is\u202eland.tapuboard"_s);
    QVERIFY(desk.page.files().saveTo(path));
    QCOMPARE(desk.page.boards().title(0), u"island"_s);
    QVERIFY(desk.page.windowTitle().startsWith(u"island"_s));
    QVERIFY(QFile::remove(path));
    auto* notice = desk.child<NoticeStrip>(u"editorNotice"_s);
    SOON(notice->isVisible());
    QVERIFY2(notice->sentence().startsWith(u"“island.tapuboard” "_s), qPrintable(notice->sentence()));
  }

  void aFileOfALaterVersionIsOpenedAndKeepsWhatIsNotKnown() {
    const QString path = folder_->filePath(u"later.tapuboard"_s);
    QFile later(path);
    QVERIFY(later.open(QIODevice::WriteOnly));
    later.write(R"({"format":"tapu-board","version":3,"weather":"rain","orientation":"pointy","hexes":[)"
                R"({"at":[0,0],"terrain":"forest","number":4,"age":3}],"harbors":[]})");
    later.close();
    Desk desk(folder_->path());
    QVERIFY(desk.page.files().open(path));
    QVERIFY2(desk.page.findChild<ChoiceDialog*>(u"editorLosses"_s), "it is told");
    desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {0, 0}, 5); });
    QVERIFY(desk.page.files().saveTo(path));
    QVERIFY(later.open(QIODevice::ReadOnly));
    const QByteArray text = later.readAll();
    for (const char* kept : {"\"version\": 3", "\"weather\": \"rain\"", "\"age\":3", "\"number\":5"})
      QVERIFY2(text.contains(kept), text.constData());
  }

  void aFileOfALaterVersionInAnotherFormIsToldAsThat() {
    QFile later(folder_->filePath(u"later.tapuboard"_s));
    QVERIFY(later.open(QIODevice::WriteOnly));
    later.write(R"({"format":"tapu-board","version":99,"hexes":[]})");
    later.close();
    QStringList losses;
    Complaint complaint;
    QVERIFY(!importBoard(later.fileName(), losses, complaint));
    QCOMPARE(complaint.sentence, u"A newer version of Tapu wrote this file."_s);
  }

  void filesAreNamedAfterTheBoard_data() {
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("name");
    QTest::newRow("its name") << u"Star Cape"_s << u"Star Cape.tapuboard"_s;
    QTest::newRow("in any script") << u"तारा अंतरीप"_s << u"तारा अंतरीप.tapuboard"_s;
    QTest::newRow("without what file systems forbid") << u" a/b\\c: \"d\"?\n"_s << u"a b c d.tapuboard"_s;
    QTest::newRow("never hidden, never a folder") << u"../.."_s << u"Board.tapuboard"_s;
    QTest::newRow("no device of Windows") << u"Con"_s << u"_Con.tapuboard"_s;
    QTest::newRow("nor one with an ending") << u"lpt1.new"_s << u"_lpt1.new.tapuboard"_s;
    QTest::newRow("though a name may begin like one") << u"Concord"_s << u"Concord.tapuboard"_s;
    QTest::newRow("nothing that shows another ending") << u"Cape\u202etxt.\u200b"_s << u"Capetxt.tapuboard"_s;
    QTest::newRow("with the joiners of Devanagari") << u"क्\u200dष"_s << u"क्\u200dष.tapuboard"_s;
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
      if (auto* go = desk.page.findChild<QAbstractButton*>(u"exportGo"_s)) go->click();
      auto* dialog = desk.page.findChild<QFileDialog*>();
      const QString name = dialog->findChild<QLineEdit*>(u"fileNameEdit"_s)->text();
      delete dialog;
      delete desk.page.findChild<QDialog*>(u"editorExportDialog"_s);
      return name;
    };
    QCOMPARE(offered(desk.page.actions()[EditorActions::SaveAs]), u"Isle.tapuboard"_s);
    QCOMPARE(offered(desk.page.actions()[EditorActions::Export]), u"Isle.pdf"_s);
    QVERIFY(desk.page.files().saveTo(folder_->filePath(u"mine.tapuboard"_s)));
    QCOMPARE(offered(desk.page.actions()[EditorActions::SaveAs]), u"mine.tapuboard"_s);
    QCOMPARE(offered(desk.page.actions()[EditorActions::Export]), u"mine.pdf"_s);
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(FilesTest)
#include "test_page_files.moc"
