// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>
#include <QDropEvent>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTest>
#include <thread>

#include "app/desktop/editor_guest.h"
#include "app/desktop/open_files.h"
#include "app/desktop/settings_notice.h"
#include "app/files/chain_file.h"
#include "app/kit/choice_dialog.h"
#include "app/kit/words.h"
#include "app/table/page/play_page.h"
#include "tests/suite.h"
#include "tests/ui/program.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// Files that are given to the program: on its command line, by another start of it, dropped on its window.
class GivenFilesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    makeKnown(folder_->path());
  }

  void aFileOfTheCommandLineIsOpened() {
    const QString path = folder_->filePath(u"isle.tapuboard"_s);
    BoardFile file;
    file.board = beginnerBoard();
    Complaint complaint;
    QVERIFY(saveBoard(path, file, complaint));
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({path});
    QCOMPARE(program.window.page(), editor.page());
    QCOMPARE(editor.page()->boards().path(), path);
  }

  void settingsThatWereDamagedAreToldInABox() {
    Program program(folder_->path());
    const QString kept = folder_->filePath(u"settings.ini.damaged"_s);
    tellDamagedSettings(kept, &program.window);
    auto* box = program.window.findChild<ChoiceDialog*>(u"damagedSettings"_s);
    QVERIFY(box && box->isVisible());
    const auto words = box->findChildren<Words*>();
    QVERIFY(std::ranges::any_of(words, [&](const Words* each) { return each->text().contains(kept); }));
    box->buttons().front()->click();
    SOON(!program.window.findChild<ChoiceDialog*>(u"damagedSettings"_s));
  }

  void seatsThatWereDamagedAreToldInABox() {
    QFile file(folder_->filePath(u"rejoin.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("[{\"table\": ") > 0);
    file.close();
    Program program(folder_->path());
    QVERIFY(program.settings.seats().isDamaged());
    tellDamagedSeats(program.settings.seats().path(), &program.window);
    auto* box = program.window.findChild<ChoiceDialog*>(u"damagedSeats"_s);
    QVERIFY(box && box->isVisible());
    const auto words = box->findChildren<Words*>();
    const auto tells = [](const Words* each) {
      return each->text().contains("rejoin.json cannot be read"_L1) && each->text().contains("rejoin.json.damaged"_L1);
    };
    QVERIFY(std::ranges::any_of(words, tells));
    box->buttons().front()->click();
    SOON(!program.window.findChild<ChoiceDialog*>(u"damagedSeats"_s));
  }

  void settingsThatCannotBeKeptAreToldInABoxAtOnce() {
    Program program(folder_->path());
    QTemporaryDir other;
    const QString pipe = other.filePath(u"settings.ini"_s);
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    Settings unkept(other.path());
    tellWhenUnwritten(unkept.file(), &program.window);
    auto* box = program.window.findChild<ChoiceDialog*>(u"unwrittenSettings"_s);
    QVERIFY(box && box->isVisible());
    const auto words = box->findChildren<Words*>();
    const auto tells = [&](const Words* each) { return each->text().startsWith(pipe + u" cannot be written."_s); };
    QVERIFY(std::ranges::any_of(words, tells));
    box->buttons().front()->click();
    SOON(!program.window.findChild<ChoiceDialog*>(u"unwrittenSettings"_s));
  }

  void aBoardGivenWhileAGameRunsIsOpenedOnceThatIsLeft() {
    const QString path = folder_->filePath(u"isle.tapuboard"_s);
    BoardFile file;
    file.board = beginnerBoard();
    Complaint complaint;
    QVERIFY(saveBoard(path, file, complaint));
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    program.starter.setKeeping(Keeping::Nowhere);  // leaving asks
    program.window.launch().playBots();
    SOON(qobject_cast<PlayPage*>(program.window.page()));
    program.window.files().openOne(path);
    auto* other = child<ActionButton>(program.window.page(), u"questionOther"_s);
    QVERIFY(other && other->isVisible());
    other->click();
    SOON_EQUAL(program.window.page(), editor.page());
    QCOMPARE(editor.page()->boards().path(), path);
  }

  void aFileOfAnotherStartIsOpenedInTheWindowThatRuns() {
    const QString path = folder_->filePath(u"isle.tapuboard"_s);
    BoardFile file;
    file.board = beginnerBoard();
    Complaint complaint;
    QVERIFY(saveBoard(path, file, complaint));
    QVERIFY2(!OpenFiles::handOver({path}, folder_->path()), "nobody is there");
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    OpenFiles files(program.window, folder_->path(), [&](const QStringList& wanted) { editor.open(wanted); });
    bool isTaken = false;
    std::jthread other([&] { isTaken = OpenFiles::handOver({path}, folder_->path(), test::kNever); });
    SOON_EQUAL(editor.page()->boards().path(), path);
    other.join();
    QVERIFY(isTaken);
    QCOMPARE(program.window.page(), editor.page());
    QVERIFY2(!OpenFiles::handOver({path}, folder_->filePath(u"elsewhere"_s)),
             "programs of other folders are strangers");
  }

  void aSecondWindowLeavesTheFirstItsCalls() {
    Program program(folder_->path());
    QStringList first, second;
    QWidget later;
    OpenFiles files(program.window, folder_->path(), [&](const QStringList& wanted) { first = wanted; });
    OpenFiles others(later, folder_->path(), [&](const QStringList& wanted) { second = wanted; });
    std::jthread caller([&] { OpenFiles::handOver({u"/isle.tapuboard"_s}, folder_->path(), test::kNever); });
    SOON_EQUAL(first, QStringList{u"/isle.tapuboard"_s});
    QCOMPARE(second, QStringList());
  }

  void aChainIsOpenedWhereABoardIs() {
    ChainFile chain;
    chain.order = u"AB"_s;
    chain.boards = 3;
    const QString path = folder_->filePath(u"hall.tapuchain"_s);
    Complaint complaint;
    QVERIFY(saveChain(path, chain, complaint));
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({path});
    QCOMPARE(program.window.page(), editor.page());
    QVERIFY(!editor.page()->findChild<QDialog*>(u"editorLosses"_s));
  }

  void allBoardsOfSeveralFilesAreOpenedAndTheRestIsTold() {
    Complaint complaint;
    QStringList paths;
    for (const char* name : {"one", "two", "three"}) {
      paths << folder_->filePath(QString::fromLatin1(name) + u".tapuboard"_s);
      BoardFile file;
      file.board = beginnerBoard();
      file.author = QString::fromLatin1(name);
      QVERIFY(saveBoard(paths.back(), file, complaint));
    }
    const QString record = qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s;
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    OpenFiles files(program.window, folder_->path(), [&](const QStringList& all) { program.window.files().open(all); });
    bool isTaken = false;
    std::jthread other([&] {
      isTaken = OpenFiles::handOver({paths[0], record, paths[1], paths[2]}, folder_->path(), test::kNever);
    });
    SOON_EQUAL(editor.page()->boards().count(), 3);
    other.join();
    QVERIFY(isTaken);
    for (int i = 0; i < 3; ++i) QCOMPARE(editor.page()->boards().path(i), paths[i]);
    QCOMPARE(program.window.page(), editor.page());
    auto* box = child<ChoiceDialog>(&program.window, u"filesLeftOut"_s);
    QVERIFY(box && box->isVisible());
    QStringList told;
    for (const Words* each : box->findChildren<Words*>()) told << each->text();
    QVERIFY2(told.join(u' ').contains(u"first-turns.tapu"_s), qPrintable(told.join(u' ')));
  }

  void withoutBoardsTheFirstOfSeveralFilesIsOpened() {
    const QString record = qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s;
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    program.window.files().open({record, folder_->filePath(u"hall.tapuchain"_s)});
    QCOMPARE(program.window.page(), program.window.pages().replay());
    QVERIFY(child<ChoiceDialog>(&program.window, u"filesLeftOut"_s));
  }

  void severalBoardsAreDropped() {
    Complaint complaint;
    QList<QUrl> urls;
    for (const char* name : {"one.tapuboard", "two.tapuboard"}) {
      BoardFile file;
      file.board = beginnerBoard();
      QVERIFY(saveBoard(folder_->filePath(QString::fromLatin1(name)), file, complaint));
      urls << QUrl::fromLocalFile(folder_->filePath(QString::fromLatin1(name)));
    }
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    OpenFiles files(program.window, folder_->path(), [&](const QStringList& all) { program.window.files().open(all); });
    QMimeData data;
    data.setUrls(urls);
    QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&program.window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(&program.window, &event);
    QCOMPARE(editor.page()->boards().count(), 2);
  }

  void aBoardDroppedOnTheStartPageIsOpened() {
    const QString path = folder_->filePath(u"isle.tapuboard"_s);
    BoardFile file;
    file.board = beginnerBoard();
    Complaint complaint;
    QVERIFY(saveBoard(path, file, complaint));
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    OpenFiles files(program.window, folder_->path(), [&](const QStringList& wanted) { editor.open(wanted); });
    QVERIFY(program.window.page() != editor.page());
    const auto drop = [&](const QString& what) {
      QMimeData data;
      data.setUrls({QUrl::fromLocalFile(what)});
      QDragEnterEvent enter({20, 20}, Qt::CopyAction, &data, Qt::LeftButton, {});
      QApplication::sendEvent(&program.window, &enter);
      if (!enter.isAccepted()) return false;
      QDropEvent event(QPointF(20, 20), Qt::CopyAction, &data, Qt::LeftButton, {});
      event.ignore();
      QApplication::sendEvent(&program.window, &event);
      return event.isAccepted();
    };
    QVERIFY(!drop(folder_->filePath(u"picture.png"_s)));
    QVERIFY(program.window.page() != editor.page());
    QVERIFY(drop(path));
    QCOMPARE(program.window.page(), editor.page());
    QCOMPARE(editor.page()->boards().path(), path);
  }

  void aFileThatIsNoBoardIsToldAndNoOtherBoardShown_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("a broken board") << u"bad.tapuboard"_s << QByteArray("{\"tapu\":");
    QTest::newRow("a missing board") << u"none.tapuboard"_s << QByteArray();
  }
  void aFileThatIsNoBoardIsToldAndNoOtherBoardShown() {
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    const QString path = folder_->filePath(name);
    if (!content.isNull()) {
      QFile file(path);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(content);
    }
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    program.window.files().openOne(path);
    QCOMPARE(program.window.page(), program.window.pages().start());
    auto* told = child<ChoiceDialog>(&program.window, u"unopenedFile"_s);
    QVERIFY(told && told->isVisible());
    QVERIFY(told->windowTitle().contains(name));
    told->close();
    editor.open({});
    editor.page()->files().open(
        path);  // from within the editor: its own board stays, and the box says which file it is not
    auto* inEditor = child<ChoiceDialog>(editor.page(), u"editorLosses"_s);
    QVERIFY(inEditor && inEditor->isVisible());
    QVERIFY(inEditor->windowTitle().contains(name));
    inEditor->close();
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(GivenFilesTest)
#include "test_given_files.moc"
