// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>

#include "app/ui/dialogs.h"
#include "app/ui/me_panel.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

/// A game as its note tells it; its store is none.
QString putGame(const QString& folder, const QString& name, int minute, GameNote::Kind kind = GameNote::Kind::Game) {
  QDir(folder).mkpath(u"games"_s);
  const QString store = folder + u"/games/"_s + name + u".sqlite"_s;
  QFile file(store);
  if (file.open(QIODevice::WriteOnly)) file.write("no database");
  GameNote note;
  note.stage = GameNote::Stage::Playing;
  note.kind = kind;
  note.gameName = name;
  note.moves = 34;
  note.played = QDateTime(QDate(2026, 11, 20), QTime(9, minute));
  note.seats = {person(u"Asha"_s, Role::Host, Ready::Yes), person(u"Meera"_s, Role::Guest, Ready::Yes)};
  GameFiles::writeNote(store, note);
  return store;
}

ActionButton* button(const SavedGameCard* card, const char* name) {
  return card->findChild<ActionButton*>(QString::fromLatin1(name));
}

ChoiceDialog* box(const QString& name) {
  for (QWidget* each : QApplication::topLevelWidgets())
    if (auto* dialog = qobject_cast<ChoiceDialog*>(each); dialog && dialog->isVisible() && dialog->objectName() == name)
      return dialog;
  return nullptr;
}

QString wordsOf(QWidget* widget) {
  QStringList words;
  for (const QLabel* label : widget->findChildren<QLabel*>()) words << label->text();
  return words.join(u'\n');
}

}  // namespace

/// The page of saved games, files that are opened, and a folder that cannot be written.
class SavedPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    makeKnown(folder_->path());
    Settings(folder_->path()).setBotPace(BotPace::Instant);
  }

  void cleanup() {
    for (QWidget* each : QApplication::topLevelWidgets())
      if (auto* dialog = qobject_cast<QDialog*>(each)) dialog->close();
  }

  // The list

  void theStartPageAndTheMenuLeadToAllSavedGames() {
    putGame(folder_->path(), u"Older"_s, 10);
    putGame(folder_->path(), u"Newer"_s, 40);
    Program program(folder_->path());
    auto* link = child<ActionButton>(program.window.startPage(), u"startSaved"_s);
    QVERIFY(link->isVisible());
    QVERIFY(link->text().contains(u'2'));
    link->click();
    SavedPage* page = program.window.savedPage();
    QCOMPARE(program.window.page(), page);
    QCOMPARE(page->cards().size(), 2u);
    QCOMPARE(page->cards()[0]->game().note.gameName, u"Newer"_s);
    QVERIFY(wordsOf(page->cards()[0]).contains(u"Asha, Meera"_s));
    QTest::keyClick(page, Qt::Key_Escape);
    QCOMPARE(program.window.page(), program.window.startPage());
    QTest::keyClick(program.window.startPage(), Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(program.window.page(), page);
  }

  void withoutAnyGameTheStartPageSaysNothingOfThem() {
    Program program(folder_->path());
    QVERIFY(!child<ActionButton>(program.window.startPage(), u"startSaved"_s)->isVisible());
    program.window.openSaved();
    QVERIFY(wordsOf(program.window.savedPage()).contains(u"No saved games"_s));
    QCOMPARE(program.window.focusWidget()->objectName(), u"savedFile"_s);
  }

  void aGameIsLeftAndContinuedFromTheList() {
    Program program(folder_->path());
    for (int i = 0; i < 2; ++i) {
      program.window.playBots();
      QTRY_VERIFY(program.window.game() && program.window.game()->hasGame());
      program.window.openStart();
    }
    program.window.openSaved();
    SavedPage* page = program.window.savedPage();
    QCOMPARE(page->cards().size(), 2u);
    for (const SavedGameCard* card : page->cards()) QVERIFY(card->game().view);
    const QString older = page->cards()[1]->game().store;
    QTest::keyClick(program.window.focusWidget(), Qt::Key_End);
    button(page->cards()[1], "savedContinue")->setFocus();
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(qobject_cast<PlayPage*>(program.window.page()));
    QVERIFY(GameFiles::isTaken(older));
  }

  void aTestPlayIsListedApartAndNotContinuedByItself() {
    putGame(folder_->path(), u"Ours"_s, 10);
    Program program(folder_->path());
    BoardFile file;
    file.board = beginnerBoard();
    program.window.playBoard(file);
    QTRY_VERIFY(program.window.game() && program.window.game()->hasGame());
    program.window.openStart();
    program.window.openSaved();
    const auto& cards = program.window.savedPage()->cards();
    QCOMPARE(cards.size(), 2u);
    QCOMPARE(cards[0]->game().note.gameName, u"Ours"_s);
    QVERIFY(cards[1]->game().note.kind == GameNote::Kind::TestPlay);
    QVERIFY(wordsOf(program.window.savedPage()).contains(u"Test plays"_s));
    QCOMPARE(program.starter.unfinished()->note.gameName, u"Ours"_s);
  }

  void aGameIsDeletedAndBroughtBackByKeys() {
    const QString store = putGame(folder_->path(), u"1"_s, 10);
    putGame(folder_->path(), u"2"_s, 5);
    Program program(folder_->path());
    program.window.openSaved();
    SavedPage* page = program.window.savedPage();
    QCOMPARE(program.window.focusWidget(), button(page->cards()[0], "savedContinue"));
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Delete);
    QVERIFY(page->cards()[0]->isDeleted());
    QCOMPARE(program.window.focusWidget(), button(page->cards()[0], "savedUndo"));
    QVERIFY(QFile::exists(store));
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!page->cards()[0]->isDeleted());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Delete);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    QVERIFY2(!page->cards()[0]->isDeleted(), "the button that has the keyboard undoes it");
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Delete);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), program.window.startPage());
    QVERIFY2(!QFile::exists(store), "gone when the page is left");
    program.window.openSaved();
    QCOMPARE(page->cards().size(), 1u);
  }

  void aGameIsRenamedByKeys() {
    const QString store = putGame(folder_->path(), u"1"_s, 10);
    Program program(folder_->path());
    program.window.openSaved();
    SavedGameCard* card = program.window.savedPage()->cards()[0];
    QTest::keyClick(program.window.focusWidget(), Qt::Key_F2);
    auto* field = card->findChild<QLineEdit*>();
    QCOMPARE(program.window.focusWidget(), field);
    QTest::keyClicks(field, u"Other"_s);
    QTest::keyClick(field, Qt::Key_Escape);
    QCOMPARE(GameFiles::readNote(store)->shownName(), u"1"_s);
    QCOMPARE(program.window.page(), program.window.savedPage());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_F2);
    QTest::keyClicks(field, u"Diwali"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(GameFiles::readNote(store)->shownName(), u"Diwali"_s);
    QVERIFY(wordsOf(card).contains(u"Diwali"_s));
  }

  void arrowsGoFromGameToGame() {
    for (int i = 1; i <= 5; ++i) putGame(folder_->path(), QString::number(i), i);
    Program program(folder_->path());
    program.window.openSaved();
    const auto& cards = program.window.savedPage()->cards();
    const auto isAt = [&](std::size_t index) { return cards[index]->isAncestorOf(program.window.focusWidget()); };
    QVERIFY(isAt(0));
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Right);
    QVERIFY(isAt(1));
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Down);  // two columns at 1280
    QVERIFY(isAt(3));
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Up);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Left);
    QVERIFY(isAt(0));
    int next = 0;
    for (const SavedGameCard* card : cards) next += button(card, "savedContinue")->role() == ActionButton::Role::Next;
    QCOMPARE(next, 1);
  }

  void whatCannotBeContinuedSaysWhyOnItsCard() {
    putGame(folder_->path(), u"Damaged"_s, 10);
    Program program(folder_->path());
    program.window.openSaved();
    SavedPage* page = program.window.savedPage();
    button(page->cards()[0], "savedContinue")->click();
    QTRY_VERIFY(!page->problem().isEmpty());
    QCOMPARE(program.window.page(), page);
    QCOMPARE(page->cards().size(), 1u);
    QVERIFY2(wordsOf(page->cards()[0]).contains(u"the file is damaged"_s), qPrintable(wordsOf(page->cards()[0])));
    QVERIFY(button(page->cards()[0], "savedDelete")->isEnabled());
  }

  void whatAnotherProgramPlaysIsShownAndNotOffered() {
    const QString store = putGame(folder_->path(), u"1"_s, 10);
    QLockFile other(GameFiles::lockOf(store));
    QVERIFY(other.tryLock(0));
    Program program(folder_->path());
    QVERIFY(!program.window.startPage()->entry(StartPage::Continue)->isVisible());
    program.window.openSaved();
    const SavedGameCard* card = program.window.savedPage()->cards().at(0);
    for (const char* name : {"savedContinue", "savedRename", "savedDelete"}) QVERIFY(!button(card, name)->isEnabled());
    QVERIFY(wordsOf(program.window.savedPage()->cards()[0]).contains(u"being played"_s));
  }

  void everyTextFollowsTheLanguage() {
    putGame(folder_->path(), u"1"_s, 10);
    Program program(folder_->path());
    program.window.openSaved();
    Marker marker;
    QCoreApplication::installTranslator(&marker);
    QCoreApplication::processEvents();
    SavedPage* page = program.window.savedPage();
    for (const char* name : {"savedContinue", "savedRename", "savedDelete", "savedUndo"})
      QVERIFY2(button(page->cards()[0], name)->text().startsWith(u'«'), name);
    for (const QString& name : {u"savedBack"_s, u"savedFile"_s})
      QVERIFY(child<ActionButton>(page, name)->text().startsWith(u'«'));
    QCoreApplication::removeTranslator(&marker);
  }

  // Files

  void aRecordIsShownWithItsResult() {
    Program program(folder_->path());
    const QString path = qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s;
    program.window.openFile(path);
    QCOMPARE(program.window.page(), program.window.recordPage());
    const QString words = wordsOf(program.window.recordPage());
    for (const QString& each : {u"first-turns"_s, u"Asha"_s, u"Ravi"_s, u"21 moves"_s, u"it is in round 2"_s})
      QVERIFY2(words.contains(each), qPrintable(each + u" in "_s + words));
    QCOMPARE(program.window.recordPage()->findChild<BoardFrame*>()->board().cells.size(), 19u);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), program.window.startPage());
  }

  void aTornRecordIsShownAsFarAsItGoes() {
    QFile sample(qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s);
    QVERIFY(sample.open(QIODevice::ReadOnly));
    const QString path = write(u"torn.tapu"_s, sample.readAll().chopped(5));
    Program program(folder_->path());
    program.window.openFile(path);
    QCOMPARE(program.window.page(), program.window.recordPage());
    QVERIFY(wordsOf(program.window.recordPage()).contains(u"up to move 20"_s));
  }

  void whatCannotBeOpenedIsNamedInABox_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no record") << u"bad.tapu"_s << QByteArray("{\"tapu\":\"song\"}\n") << u"not a record"_s;
    QTest::newRow("an empty record") << u"empty.tapu"_s << QByteArray("") << u"The file is empty."_s;
    QTest::newRow("no store") << u"bad.sqlite"_s << QByteArray("no database") << u"the file is damaged"_s;
    QTest::newRow("a picture") << u"isle.png"_s << QByteArray("\x89PNG") << u"neither a board nor"_s;
    QTest::newRow("a record that is not there") << u"none.tapu"_s << QByteArray() << u"No such file"_s;
    QTest::newRow("a store that is not there") << u"none.sqlite"_s << QByteArray() << u"No such file"_s;
  }
  void whatCannotBeOpenedIsNamedInABox() {
    QFETCH(QString, name);
    QFETCH(QByteArray, content);
    QFETCH(QString, reason);
    const QString path = content.isNull() ? folder_->filePath(name) : write(name, content);
    Program program(folder_->path());
    program.window.openFile(path);
    ChoiceDialog* told = box(u"unopenedFile"_s);
    QVERIFY(told);
    QVERIFY2(wordsOf(told).contains(name), qPrintable(wordsOf(told)));
    QVERIFY2(wordsOf(told).contains(reason), qPrintable(wordsOf(told)));
    QCOMPARE(program.window.page(), program.window.startPage());
    QTest::keyClick(told, Qt::Key_Return);
    QVERIFY(!box(u"unopenedFile"_s));
  }

  void aFileWaitsForTheNameOfTheFirstStart() {
    QTemporaryDir fresh;
    Program program(fresh.path());
    program.window.openFile(qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s);
    QVERIFY(program.window.page() != program.window.recordPage());
    auto* first = qobject_cast<FirstRunPage*>(program.window.page());
    QVERIFY(first);
    Q_EMIT first->done();
    QCOMPARE(program.window.page(), program.window.recordPage());
  }

  // A folder that cannot be written

  void whoCannotSaveMayPlayAllTheSame() {
    block();
    Program program(folder_->path());
    program.window.playBots();
    ChoiceDialog* asked = box(u"whereToKeep"_s);
    QVERIFY(asked);
    QVERIFY2(wordsOf(asked).contains(folder_->filePath(u"games"_s)), qPrintable(wordsOf(asked)));
    QVERIFY(!program.window.game());
    asked->buttons()[1]->click();
    QTRY_VERIFY(qobject_cast<PlayPage*>(program.window.page()));
    program.window.openSaved();
    auto* stay = child<QAbstractButton>(program.window.page(), u"questionSafe"_s);
    QVERIFY2(stay && stay->isVisible(), "what would be lost is not left without a question");
    stay->click();
    QVERIFY(program.window.game());
  }

  void whoCannotSaveMayChooseAnotherFolder() {
    block();
    QTemporaryDir other;
    {
      Program program(folder_->path());
      program.window.playBots();
      box(u"whereToKeep"_s)->buttons()[0]->click();
      auto* dialog = child<QFileDialog>(&program.window, u"gamesFolder"_s);
      QVERIFY(dialog);
      Q_EMIT dialog->fileSelected(other.path());
      dialog->close();
      QTRY_VERIFY(program.window.game() && program.window.game()->hasGame());
      program.window.openStart();
      QTRY_VERIFY(program.window.startPage()->entry(StartPage::Continue)->isVisible());
    }
    QCOMPARE(QDir(other.path()).entryList({u"*.sqlite"_s}).size(), 1);
    Program later(folder_->path());
    QVERIFY(later.window.startPage()->entry(StartPage::Continue)->isVisible());
  }

  void whoCancelsPlaysNothing() {
    block();
    Program program(folder_->path());
    program.window.playBots();
    QTest::keyClick(box(u"whereToKeep"_s), Qt::Key_Escape);
    QVERIFY(!program.window.game());
    QCOMPARE(program.window.page(), program.window.startPage());
  }

 private:
  QString write(const QString& name, const QByteArray& content) {
    QFile file(folder_->filePath(name));
    if (file.open(QIODevice::WriteOnly)) file.write(content);
    return file.fileName();
  }
  /// A file where the folder of games should be stops everybody, the system's administrator too.
  void block() { write(u"games"_s, "x"); }

  std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_MAIN(SavedPageTest)
#include "test_saved_page.moc"
