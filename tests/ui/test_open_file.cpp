// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <algorithm>

#include "app/board/board_frame.h"
#include "app/kit/action_button.h"
#include "app/kit/badge.h"
#include "app/kit/choice_dialog.h"
#include "app/shell/dialogs.h"
#include "app/shell/me_panel.h"
#include "app/table/page/play_page.h"
#include "app/table/people/prompt_bar.h"
#include "tests/no_room.h"
#include "tests/suite.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

ChoiceDialog* box(const QString& name) {
  for (QWidget* each : QApplication::topLevelWidgets())
    if (auto* dialog = qobject_cast<ChoiceDialog*>(each); dialog && dialog->isVisible() && dialog->objectName() == name)
      return dialog;
  return nullptr;
}

/// As they are read: where a long word may break cannot be seen.
QString wordsOf(QWidget* widget) {
  QStringList words;
  for (const QLabel* label : widget->findChildren<QLabel*>()) words << label->text();
  return words.join(u'\n').remove(QChar(u'\u200b'));
}

}  // namespace

/// Files that are opened, and a folder of games that cannot be written.
class OpenFileTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    makeKnown(folder_->path());
    Settings(folder_->path()).game.botPace.set(BotPace::Instant);
  }

  void cleanup() {
    for (QWidget* each : QApplication::topLevelWidgets())
      if (auto* dialog = qobject_cast<QDialog*>(each)) dialog->close();
  }

  // Files

  void aRecordIsShownWithItsResult() {
    Program program(folder_->path());
    const QString path = qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s;
    program.window.files().openOne(path);
    QCOMPARE(program.window.page(), program.window.pages().replay());
    ReplayPage* page = program.window.pages().replay();
    const auto words = [page] {
      QString all = wordsOf(page);
      for (const ElidedWords* line : page->findChildren<ElidedWords*>()) all += line->text();
      return all;
    };
    QVERIFY2(!words().contains(u"it is in round 2"_s), "before its end a replay does not tell how the game goes on");
    QVERIFY2(words().contains(u"Move 0 of 21"_s), qPrintable(words()));
    page->goTo(page->replay()->steps());
    for (const QString& each : {u"first-turns"_s, u"Move 21 of 21"_s, u"it is in round 2"_s})
      QVERIFY2(words().contains(each), qPrintable(each + u" in "_s + words()));
    QStringList players;
    for (const HandRow* row : page->findChildren<HandRow*>()) players << row->facts().name;
    QVERIFY2(players.contains(u"Asha"_s) && players.contains(u"Ravi"_s), qPrintable(players.join(u' ')));
    QCOMPARE(page->board()->scene()->board().cells.size(), 19u);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    QCOMPARE(program.window.page(), program.window.pages().start());
  }

  void filesOpenedLatelyAreInTheMenuWithPictures() {
    const QString record = qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s;
    {
      Program program(folder_->path());
      auto* menu = child<QMenu>(&program.window, u"gameRecent"_s);
      QVERIFY(!menu->menuAction()->isEnabled());
      program.window.files().openOne(record);
      QVERIFY(menu->menuAction()->isEnabled());
    }
    Program again(folder_->path());
    auto* menu = child<QMenu>(&again.window, u"gameRecent"_s);
    Q_EMIT menu->aboutToShow();
    const auto files = menu->findChildren<QAction*>(u"recentFile"_s, Qt::FindDirectChildrenOnly);
    QCOMPARE(files.size(), 1);
    QCOMPARE(files.first()->text(), u"first-turns.tapu"_s);
    QVERIFY(!files.first()->icon().isNull());
    files.first()->trigger();
    QCOMPARE(again.window.page(), again.window.pages().replay());
  }

  void aRecentFileThatIsGoneCannotBeChosen() {
    Settings(folder_->path()).rememberFile(folder_->filePath(u"gone.tapu"_s));
    Program program(folder_->path());
    auto* menu = child<QMenu>(&program.window, u"gameRecent"_s);
    Q_EMIT menu->aboutToShow();
    QVERIFY(!child<QAction>(menu, u"recentFile"_s)->isEnabled());
  }

  void aSavedRecordIsToldAndKeepsTheColorsOfItsGame() {
    Settings(folder_->path()).player.color.set(7);
    Program program(folder_->path());
    program.window.launch().playBots();
    SOON(program.table());
    program.window.commands().saveRecord();
    auto* dialog = child<QFileDialog>(&program.window, u"saveRecord"_s);
    QVERIFY(dialog);
    const QString path = folder_->filePath(u"ours.tapu"_s);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    const QString told = program.window.page()->findChild<PromptBar*>()->task();
    QVERIFY2(told.contains(u"ours.tapu"_s) && told.contains(folder_->path()), qPrintable(told));
    QList<int> played;
    for (const LobbySeat& seat : program.window.game()->seen().lobby().seats) played << seat.color;
    QCOMPARE(played.value(0), 7);
    program.window.openStart();
    program.window.files().openOne(path);
    QCOMPARE(program.window.page(), program.window.pages().replay());
    QList<int> shown;
    for (const HandRow* row : program.window.pages().replay()->findChildren<HandRow*>()) shown << row->facts().color;
    QVERIFY2(shown.contains(7), "the color of this computer's person");
    QVERIFY(std::is_permutation(shown.begin(), shown.end(), played.begin(), played.end()));
  }

  void aTornRecordIsShownAsFarAsItGoes() {
    QFile sample(qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s);
    QVERIFY(sample.open(QIODevice::ReadOnly));
    const QString path = write(u"torn.tapu"_s, sample.readAll().chopped(5));
    Program program(folder_->path());
    program.window.files().openOne(path);
    QCOMPARE(program.window.page(), program.window.pages().replay());
    QVERIFY(wordsOf(program.window.pages().replay()).contains(u"up to move 20"_s));
    QVERIFY(wordsOf(program.window.pages().replay()).contains(u"breaks off"_s));
    program.languages.use(u"hi"_s);
    QCoreApplication::processEvents();
    QVERIFY(wordsOf(program.window.pages().replay()).contains(u"आखिरी पंक्ति"_s));
    QVERIFY(!wordsOf(program.window.pages().replay()).contains(u"breaks off"_s));
  }

  void aSavedGameGivenWhileAnotherRunsIsOpenedOnceThatIsLeft() {
    QTemporaryDir elsewhere;
    makeKnown(elsewhere.path());
    const QString path = write(u"given.sqlite"_s, {});
    {
      Program program(elsewhere.path());
      program.window.launch().playBots();
      SOON(program.table());
      program.window.openStart();
      QVERIFY(QFile::remove(path) && QFile::copy(program.starter.files().list().value(0).store, path));
    }
    Program program(folder_->path());
    playUnsaved(program);
    program.window.files().openOne(path);
    leave(program);
    const QString taken = program.starter.files().list().value(0).store;
    SOON_OR_SAY(GameFiles::isTaken(taken), qPrintable(taken));
    SOON(qobject_cast<PlayPage*>(program.window.page()) && program.window.game()->seen().hasGame());
  }

  void quittingAGameThatIsNotSavedAsksForTheBoardToo() {
    Program program(folder_->path());
    int asked = 0;
    EmbeddedPage editor;
    editor.page = new Page;
    editor.isModified = [] { return true; };
    editor.leaveThen = [&asked](const std::function<void()>&) { ++asked; };
    program.window.setEditor(editor);
    playUnsaved(program);
    program.window.close();
    QCOMPARE(asked, 0);
    leave(program);
    SOON_EQUAL(asked, 1);
    QVERIFY(program.window.isVisible());
    QCOMPARE(program.window.page(), editor.page);
    QVERIFY(!program.window.game());
  }

  void aGameOfOthersIsNotSaidToBeLost() {
    Program program(folder_->path());
    playUnsaved(program);
    program.window.openStart();
    GamePlan plan = GamePlan::solo(u"Meera"_s, 1, BotPace::Instant);
    plan.reach = GamePlan::Reach::Network;
    plan.listenAt = QHostAddress::LocalHost;
    plan.port = 0;
    plan.seats[1].holder = SeatHolder::Nobody;
    QTemporaryDir elsewhere;
    Settings settings(elsewhere.path());
    GameStarter host(settings, elsewhere.path());
    StartedGame hosted = host.start(plan);
    QVERIFY2(hosted.game, qPrintable(hosted.problem));
    program.window.network().join(Address{u"127.0.0.1"_s, hosted.port});
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    program.window.game()->ask(requests::SetReady{Ready::Yes});
    hosted.game->ask(requests::SetReady{Ready::Yes});
    SOON(startBlockedBy(hosted.game->seen().lobby()).isEmpty());
    hosted.game->ask(requests::StartGame{});
    SOON(qobject_cast<PlayPage*>(program.window.page()));
    QVERIFY2(asked(program).contains(u"The others play on"_s), qPrintable(asked(program)));
  }

  void whoHostsAGameThatIsNotSavedForBotsAloneHearsThatItIsGone() {
    Program program(folder_->path());
    program.starter.setKeeping(Keeping::Nowhere);
    program.window.newGames().open(NewGamePage::Purpose::Host);
    GamePlan plan = program.window.newGames().page()->plan();
    plan.port = 0;
    for (GamePlan::Seat& seat : plan.seats)
      if (seat.holder == SeatHolder::Nobody) seat.holder = SeatHolder::Bot;
    Q_EMIT program.window.newGames().page()->started(plan);
    SOON_EQUAL(program.window.page(), program.window.pages().lobby());
    program.window.game()->ask(requests::SetReady{Ready::Yes});
    SOON(startBlockedBy(program.window.game()->seen().lobby()).isEmpty());
    program.window.game()->ask(requests::StartGame{});
    SOON(qobject_cast<PlayPage*>(program.window.page()));
    const QString question = asked(program);
    QVERIFY2(question.contains(u"not saved"_s) && !question.contains(u"for everybody"_s), qPrintable(question));
  }

  void whatCannotBeOpenedIsNamedInABox_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no record") << u"bad.tapu"_s << QByteArray("{\"tapu\":\"song\"}\n") << u"not a record"_s;
    QTest::newRow("an empty record") << u"empty.tapu"_s << QByteArray("") << u"The file is empty."_s;
    QTest::newRow("no store") << u"bad.sqlite"_s << QByteArray("no database") << u"not a store of this program"_s;
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
    program.window.files().openOne(path);
    ChoiceDialog* told = box(u"unopenedFile"_s);
    QVERIFY(told);
    QVERIFY2(wordsOf(told).contains(name), qPrintable(wordsOf(told)));
    QVERIFY2(wordsOf(told).contains(reason), qPrintable(wordsOf(told)));
    QCOMPARE(program.window.page(), program.window.pages().start());
    QTest::keyClick(told->focusWidget(), Qt::Key_Return);
    QVERIFY(!box(u"unopenedFile"_s));
  }

  void aFileWaitsForTheNameOfTheFirstStart() {
    QTemporaryDir fresh;
    Program program(fresh.path());
    program.window.files().openOne(qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s);
    QVERIFY(program.window.page() != program.window.pages().replay());
    auto* first = qobject_cast<FirstRunPage*>(program.window.page());
    QVERIFY(first);
    Q_EMIT first->done();
    QCOMPARE(program.window.page(), program.window.pages().replay());
  }

  // A folder that cannot be written

  void whoCannotSaveMayPlayAllTheSame() {
    block();
    Program program(folder_->path());
    program.window.launch().playBots();
    ChoiceDialog* asked = box(u"whereToKeep"_s);
    QVERIFY(asked);
    QVERIFY2(wordsOf(asked).contains(folder_->filePath(u"games"_s)), qPrintable(wordsOf(asked)));
    QVERIFY(!program.window.game());
    asked->buttons()[1]->click();
    SOON(qobject_cast<PlayPage*>(program.window.page()));
    child<QAction>(&program.window, u"gameEnd"_s)->trigger();
    auto* stay = child<QAbstractButton>(program.window.page(), u"questionSafe"_s);
    QVERIFY2(stay && stay->isVisible(), "what would be lost is not left without a question");
    auto* other = child<QAbstractButton>(program.window.page(), u"questionOther"_s);
    stay->setFocus();
    for (const Qt::Key key : {Qt::Key_Backtab, Qt::Key_Tab, Qt::Key_Left, Qt::Key_Right}) {
      QWidget* from = program.window.focusWidget();
      QTest::keyClick(from, key);
      const QWidget* to = program.window.focusWidget();
      QVERIFY2(to == (from == stay ? other : stay), qPrintable(u"%1: %2"_s.arg(int(key), 0, 16).arg(to->objectName())));
    }
    stay->click();
    QVERIFY(program.window.game());
  }

  void whoCannotSaveMayChooseAnotherFolder() {
    block();
    QTemporaryDir other;
    {
      Program program(folder_->path());
      program.window.launch().playBots();
      box(u"whereToKeep"_s)->buttons()[0]->click();
      auto* dialog = child<QFileDialog>(&program.window, u"gamesFolder"_s);
      QVERIFY(dialog);
      Q_EMIT dialog->fileSelected(other.path());
      dialog->close();
      SOON(program.table());
      program.window.openStart();
      SOON(program.window.pages().start()->entry(StartPage::Continue)->isVisible());
    }
    QCOMPARE(QDir(other.filePath(u"tapu-games"_s)).entryList({u"*.sqlite"_s}).size(), 1);
    Program later(folder_->path());
    QVERIFY(later.window.pages().start()->entry(StartPage::Continue)->isVisible());
  }

  void aWrongChoiceIsNamedAndAskedAboutAgain() {
    block();
    Program program(folder_->path());
    program.window.launch().playBots();
    box(u"whereToKeep"_s)->buttons()[0]->click();
    auto* dialog = child<QFileDialog>(&program.window, u"gamesFolder"_s);
    Q_EMIT dialog->fileSelected(write(u"wrong"_s, "x"));
    dialog->close();
    ChoiceDialog* again = nullptr;
    SOON((again = box(u"whereToKeep"_s)));
    QVERIFY2(wordsOf(again).contains(folder_->filePath(u"wrong"_s)), qPrintable(wordsOf(again)));
    QCOMPARE(program.settings.gamesFolder(), QString());
    QVERIFY(!program.window.game());
  }

  void aGameInAFolderThatCannotBeWrittenIsContinuedInAnother() {
    Program program(folder_->path());
    program.window.launch().playBots();
    SOON(program.table());
    program.window.openStart();
    {
      const NoRoom noRoom;
      program.window.launch().continueHere();
    }
    ChoiceDialog* asked = box(u"whereToKeep"_s);
    QVERIFY(asked);
    QVERIFY2(wordsOf(asked).contains(folder_->filePath(u"games"_s)), qPrintable(wordsOf(asked)));
    QCOMPARE(asked->buttons().size(), 2u);
    QVERIFY(!program.window.game());
    asked->buttons()[0]->click();
    QTemporaryDir other;
    auto* dialog = child<QFileDialog>(&program.window, u"gamesFolder"_s);
    QVERIFY(dialog);
    Q_EMIT dialog->fileSelected(other.path());
    dialog->close();
    SOON(program.table());
    const QDir games(other.filePath(u"tapu-games"_s));
    const QStringList stores = games.entryList({u"*.sqlite"_s});
    QCOMPARE(stores.size(), 1);
    QVERIFY(GameFiles::isTaken(games.filePath(stores[0])));
    program.window.openStart();
  }

  void whoCancelsPlaysNothing() {
    block();
    Program program(folder_->path());
    program.window.launch().playBots();
    QTest::keyClick(box(u"whereToKeep"_s), Qt::Key_Escape);
    QVERIFY(!program.window.game());
    QCOMPARE(program.window.page(), program.window.pages().start());
  }

 private:
  QString write(const QString& name, const QByteArray& content) {
    QFile file(folder_->filePath(name));
    if (file.open(QIODevice::WriteOnly)) file.write(content);
    return file.fileName();
  }
  static void playUnsaved(Program& program) {
    program.starter.setKeeping(Keeping::Nowhere);
    program.window.launch().playBots();
    SOON(qobject_cast<PlayPage*>(program.window.page()));
  }
  /// The question before the game that runs is left.
  /// What is asked of somebody who ends their game.
  static QString asked(Program& program) {
    child<QAction>(&program.window, u"gameEnd"_s)->trigger();
    auto* safe = child<QAbstractButton>(program.window.page(), u"questionSafe"_s);
    return safe && safe->isVisible() ? wordsOf(safe->parentWidget()) : QString();
  }
  static void leave(Program& program) {
    auto* other = child<ActionButton>(program.window.page(), u"questionOther"_s);
    QVERIFY(other && other->isVisible());
    other->click();
  }
  /// A file where the folder of games should be stops everybody, the system's administrator too.
  void block() { write(u"games"_s, "x"); }

  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(OpenFileTest)
#include "test_open_file.moc"
