// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <set>

#include "app/kit/choice_dialog.h"
#include "app/kit/words.h"
#include "editor/autosave.h"
#include "editor/editor_page.h"
#include "tests/editor/desk.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Copies that the editor keeps of its boards for the case of a crash, and what comes back of them.
class CrashCopiesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
  }

  void everyBoardThatWasOpenComesBackAfterACrash() {
    {
      Desk desk(folder_->path());
      const auto change = [](BoardFile& file) { file.author += u"x"_s; };
      desk.page.document().change(StepName::ChangeProperties, change);
      desk.page.files().newBoard(BuiltIn::FewPointy);
      desk.page.document().change(StepName::ChangeProperties, change);
      desk.page.files().newBoard(BuiltIn::FewFlat);  // nothing is changed on this one
      desk.page.boards().goTo(0);
    }  // modified when it goes: as after a crash
    Desk next(folder_->path());
    QVERIFY(next.page.files().recover());
    QCOMPARE(next.page.boards().count(), 2);
    std::set<std::size_t> sizes;
    for (int i = 0; i < 2; ++i) {
      next.page.boards().goTo(i);
      QVERIFY(next.page.document().isModified());
      sizes.insert(next.board().cells.size());
    }
    QVERIFY((sizes == std::set<std::size_t>{7, 19}));
  }

  void theLocksOfKilledProgramsGoWithTheNextStart() {
    const QString old = folder_->filePath(u"autosave/old.lock"_s);
    QVERIFY(QDir(folder_->path()).mkpath(u"autosave"_s));
    QFile lock(old);
    QVERIFY(lock.open(QIODevice::WriteOnly) &&
            lock.write("999999999\ntapu\n" + QSysInfo::machineHostName().toUtf8() + "\n") > 0);
    lock.close();
    Desk desk(folder_->path());
    QVERIFY(!QFile::exists(old));
  }

  void afterACrashTheBoardIsThereAgain() {
    Board lost;
    {
      Desk desk(folder_->path());
      desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 3); });
      lost = desk.board();
      SOON(!QDir(folder_->filePath(u"autosave"_s)).entryList({u"*.tapuboard"_s}).isEmpty());
    }  // modified when it goes: as after a crash
    Desk next(folder_->path());
    QVERIFY(next.page.files().recover());
    QVERIFY(next.board() == lost);
    QVERIFY(next.page.document().isModified());
    QVERIFY(!next.page.files().recover());
  }

  void aCopyIsMadeWhileSomebodyGoesOnDrawing() {
    Desk desk(folder_->path());
    QTimer drawing;  // a change every 100 ms, and none of them the last one
    connect(&drawing, &QTimer::timeout, &desk.page, [&desk, number = 3]() mutable {
      number = number == 3 ? 4 : 3;
      desk.page.document().change(StepName::PlaceNumber, [&](BoardFile& file) {
        setNumber(file.board, {1, 0}, number);
      });
    });
    drawing.start(100);
    SOON(!QDir(folder_->filePath(u"autosave"_s)).entryList({u"*.tapuboard"_s}).isEmpty());
    QVERIFY(drawing.isActive());
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
      QVERIFY(desk.page.files().recover());
      QCOMPARE(desk.page.document().file().names, lost.names);
      QCOMPARE(copies(), 1);
    }
    Desk desk(folder_->path());
    QVERIFY(desk.page.files().recover());
    if (isSaved) {
      QVERIFY(desk.page.files().saveTo(folder_->filePath(u"mine.tapuboard"_s)));
    } else {
      desk.page.files().leaveThen([] {});
      answer(desk.page, Discard);
    }
    QCOMPARE(copies(), 0);
  }

  void aFileThatHasChangedSinceTheCrashIsNotSavedOver() {
    const QString path = folder_->filePath(u"shared.tapuboard"_s);
    BoardFile theirs;
    {
      Desk desk(folder_->path());
      QVERIFY(desk.page.files().saveTo(path));
      theirs = desk.page.document().file();
      desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 3); });
      QVERIFY(desk.page.boards().keepCopy());
    }
    theirs.author = u"Ravi"_s;
    Complaint complaint;
    QVERIFY(saveBoard(path, theirs, complaint));
    Desk desk(folder_->path());
    QVERIFY(desk.page.files().recover());
    auto* notice = desk.child<NoticeStrip>(u"editorNotice"_s);
    QVERIFY2(notice->isVisible(), "it is told at once");
    QVERIFY(notice->sentence().contains(u"shared.tapuboard"_s));
    desk.page.actions()[EditorActions::Save]->trigger();
    QVERIFY2(loadBoard(path, complaint)->author == u"Ravi"_s, "not saved over");
    notice->buttons().front()->click();  // open that version too
    QCOMPARE(desk.page.boards().count(), 2);
    QCOMPARE(desk.page.document().file().author, u"Ravi"_s);
  }

  void aFileThatIsAsItWasBeforeTheCrashNeedsNoQuestion() {
    const QString path = folder_->filePath(u"mine.tapuboard"_s);
    {
      Desk desk(folder_->path());
      QVERIFY(desk.page.files().saveTo(path));
      desk.page.document().change(StepName::PaintTerrain, [](BoardFile& file) { setNumber(file.board, {1, 0}, 3); });
      QVERIFY(desk.page.boards().keepCopy());
    }
    Desk desk(folder_->path());
    QVERIFY(desk.page.files().recover());
    QVERIFY(!desk.child<NoticeStrip>(u"editorNotice"_s)->isVisible());
    desk.page.actions()[EditorActions::Save]->trigger();
    QVERIFY(!desk.page.document().isModified());
  }

  void aCopyThatCannotBeReadIsTold() {
    const QString path = folder_->filePath(u"coast.tapuboard"_s);
    QString copy;
    {
      Autosave program(folder_->filePath(u"autosave"_s));
      BoardFile lost;
      lost.board = beginnerBoard();
      QVERIFY(program.keep(lost, path, "hash"));
      copy = QDir(folder_->filePath(u"autosave"_s)).entryInfoList({u"*.tapuboard"_s}).front().filePath();
    }
    QFile file(copy);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write("{\n") == 2);
    file.close();
    Desk desk(folder_->path());
    QVERIFY(!desk.page.files().recover());
    auto* box = desk.page.findChild<ChoiceDialog*>(u"editorLosses"_s);
    QVERIFY(box && box->isVisible());
    QStringList told;
    for (const Words* each : box->findChildren<Words*>()) told << each->text();
    QVERIFY2(told.join(u' ').contains(path) && told.join(u' ').contains(copy), qPrintable(told.join(u' ')));
    QVERIFY2(QFile::exists(copy), "nothing is deleted");
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

TAPU_TEST_WITH_SCREEN(CrashCopiesTest)
#include "test_crash_copies.moc"
