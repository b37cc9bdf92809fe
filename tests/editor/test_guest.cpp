// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>

#include "app/desktop/editor_guest.h"
#include "tests/ui/program.h"

using namespace tapu;
using namespace Qt::StringLiterals;

/// The editor as a page of the whole program.
class GuestTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    makeKnown(folder_->path());
  }

  void theStartPageLeadsToTheEditorAndBack() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    ActionButton* entry = program.window.startPage()->entry(StartPage::Editor);
    QVERIFY(entry->isVisible());
    entry->click();
    QCOMPARE(program.window.page(), editor.page());
    for (QMenu* menu : editor.page()->actions().menus()) QVERIFY(menu->menuAction()->isVisible());
    editor.page()->actions().close->trigger();
    QCOMPARE(program.window.page(), program.window.startPage());
    for (QMenu* menu : editor.page()->actions().menus()) QVERIFY(!menu->menuAction()->isVisible());
  }

  void aFileOfTheCommandLineIsOpened() {
    const QString path = folder_->filePath(u"isle.tapuboard"_s);
    BoardFile file;
    file.board = beginnerBoard();
    Complaint complaint;
    QVERIFY(saveBoard(path, file, complaint));
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open(path);
    QCOMPARE(program.window.page(), editor.page());
    QCOMPARE(editor.page()->path(), path);
  }

  void theBoardIsPlayedAtOnceAndTheEditorComesBack() {
    Program program(folder_->path());
    program.settings.setBotPace(BotPace::Instant);
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    editor.page()->document().change(u"x"_s, [](BoardFile& file) { setNumber(file.board, {1, 0}, 3); });
    const Board made = editor.page()->document().board();
    editor.page()->actions().play->trigger();
    QVERIFY(program.window.game());
    QTRY_VERIFY(program.window.game()->hasGame());
    const Topology& map = program.window.game()->table().map;
    QCOMPARE(map.hexCount(), static_cast<int>(made.cells.size()));
    for (const Cell& cell : made.cells) QVERIFY(map.hex(map.hexAt(cell.at).value()).cell == cell);
    QTRY_VERIFY(program.window.page() != editor.page());
    program.window.openStart();  // as “End game” does
    QCOMPARE(program.window.page(), editor.page());
    QVERIFY(editor.page()->document().board() == made);
    QVERIFY(editor.page()->document().isModified());
  }

  void closingTheWindowAsksForWhatIsNotSaved() {
    Program program(folder_->path());
    EditorGuest editor(program.window, program.settings, folder_->path());
    editor.open({});
    editor.page()->document().change(u"x"_s, [](BoardFile& file) { setNumber(file.board, {1, 0}, 3); });
    program.window.close();
    QVERIFY(program.window.isVisible());
    auto* question = editor.page()->findChild<QMessageBox*>(u"editorQuestion"_s);
    QVERIFY(question);
    question->done(QMessageBox::Discard);
    QTRY_VERIFY(!program.window.isVisible());
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_MAIN(GuestTest)
#include "test_guest.moc"
