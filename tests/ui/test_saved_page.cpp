// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/inotify.h>
#include <unistd.h>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QSignalSpy>
#include <algorithm>
#include <array>

#include "app/host/seats/stored_table.h"
#include "app/host/store/sqlite_store.h"
#include "app/kit/action_button.h"
#include "app/kit/question.h"
#include "app/session/plan/test_plan.h"
#include "app/session/saved/saved_words.h"
#include "app/table/page/play_page.h"
#include "app/table/people/prompt_bar.h"
#include "engine/bots/bot.h"
#include "tests/suite.h"
#include "tests/ui/program.h"

using namespace tapu;

namespace {

/// A game as its note tells it; its store is none.
QString putGame(const QString& folder, const QString& name, int minute) {
  QDir(folder).mkpath(u"games"_s);
  const QString store = folder + u"/games/"_s + name + u".sqlite"_s;
  QFile file(store);
  if (file.open(QIODevice::WriteOnly)) file.write("no database");
  GameNote note;
  note.stage = GameNote::Stage::Playing;
  note.gameName = name;
  note.moves = 34;
  note.played = QDateTime(QDate(2026, 11, 20), QTime(9, minute));
  note.seats = {person(u"Asha"_s, Role::Host, Ready::Yes), person(u"Meera"_s, Role::Guest, Ready::Yes)};
  GameFiles::writeNote(store, note);
  return store;
}

/// The number of games in this folder whose note tells of moves: others hold nothing, so they are not listed.
int playedIn(const QString& folder) {
  int count = 0;
  const QDir games(folder + u"/games"_s);
  for (const QString& store : games.entryList({u"*.sqlite"_s}, QDir::Files)) {
    const auto note = GameFiles::readNote(games.filePath(store));
    if (note && note->moves > 0) ++count;
  }
  return count;
}

/// A game whose store is damaged, as its note tells.
QString putDamagedGame(const QString& folder, const QString& name, int minute) {
  const QString store = putGame(folder, name, minute);
  QByteArray page(4096, '\0');  // the first page of a store that contradicts itself
  page.replace(0, 15, "SQLite format 3");
  page[16] = 0x10;
  page.replace(68, 4, "TAPU");
  QFile file(store);
  if (file.open(QIODevice::WriteOnly)) file.write(page);
  GameNote note = *GameFiles::readNote(store);
  note.stage = GameNote::Stage::Unreadable;
  GameFiles::writeNote(store, note);
  return store;
}

/// Counts how often a file is opened.
class Opened {
 public:
  explicit Opened(const QString& path) : watch_(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC)) {
    ::inotify_add_watch(watch_, QFile::encodeName(path).constData(), IN_OPEN | IN_CLOSE);  // two of the same are one
  }
  ~Opened() { ::close(watch_); }
  Q_DISABLE_COPY_MOVE(Opened)
  /// Since the last time it was asked.
  int times() {
    std::array<inotify_event, 64> events{};  // without names: a file is watched, no folder
    int count = 0;
    for (;;) {
      const auto size = ::read(watch_, events.data(), sizeof(events));
      if (size <= 0) return count;
      const auto end = events.begin() + size / static_cast<ssize_t>(sizeof(inotify_event));
      count += static_cast<int>(
          std::count_if(events.begin(), end, [](const inotify_event& each) { return (each.mask & IN_OPEN) != 0; }));
    }
  }

 private:
  int watch_;
};

ActionButton* button(const SavedGameCard* card, const char* name) {
  return card->findChild<ActionButton*>(QString::fromLatin1(name));
}

/// Seat 1 of the game of a store is played by a kind of bot that this version does not have.
void giveUnknownLevel(const QString& path) {
  SqliteStore store(path);
  QVERIFY(store.open().isEmpty());
  const auto kept = store.continueLast();
  QVERIFY(kept);
  auto lobby = lobbyOf(*kept);
  QVERIFY(lobby);
  lobby->seats[1].bot = u"fisher"_s;
  store.keepHead(headOf(*lobby), kept->status);
  store.flush();
}

QString wordsOf(QWidget* widget) {
  QStringList words;
  for (const QLabel* label : widget->findChildren<QLabel*>()) words << label->text();
  return words.join(u'\n');
}

}  // namespace

/// The page of saved games.
class SavedPageTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    QVERIFY(folder_->isValid());
    makeKnown(folder_->path());
    Settings(folder_->path()).game.botPace.set(BotPace::Instant);
  }

  void theStartPageAndTheMenuLeadToAllSavedGames() {
    putGame(folder_->path(), u"Older"_s, 10);
    putGame(folder_->path(), u"Newer"_s, 40);
    Program program(folder_->path());
    auto* link = child<ActionButton>(program.window.pages().start(), u"startSaved"_s);
    QVERIFY(link->isVisible());
    QVERIFY(link->text().contains(u'2'));
    link->click();
    SavedPage* page = program.window.pages().saved();
    QCOMPARE(program.window.page(), page);
    QCOMPARE(page->cards().size(), 2u);
    QCOMPARE(page->cards()[0]->game().note.gameName, u"Newer"_s);
    QVERIFY(wordsOf(page->cards()[0]).contains(u"Asha, Meera"_s));
    QTest::keyClick(page, Qt::Key_Escape);
    QCOMPARE(program.window.page(), program.window.pages().start());
    QTest::keyClick(program.window.pages().start(), Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(program.window.page(), page);
  }

  void escapeFromTheListLeadsBackToTheGameThatIsPlayed() {
    putGame(folder_->path(), u"Older"_s, 10);
    Program program(folder_->path());
    program.window.launch().playBots();
    SOON(program.table());
    SOON_EQUAL(playedIn(folder_->path()), 2);
    QWidget* table = program.window.page();
    const GameController* game = program.window.game();
    for (int visit = 0; visit < 2; ++visit) {
      QTest::keyClick(table, Qt::Key_O, Qt::ControlModifier);
      QCOMPARE(program.window.page(), program.window.pages().saved());
      const auto& cards = program.window.pages().saved()->cards();
      QCOMPARE(cards.size(), 2u);
      QCOMPARE(std::ranges::count_if(cards, [](auto* card) { return button(card, "savedDelete")->isEnabled(); }), 1);
      QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
      QCOMPARE(program.window.page(), table);
      QCOMPARE(program.window.game(), game);
    }
    QTest::keyClick(table, Qt::Key_O, Qt::ControlModifier | Qt::ShiftModifier);
    auto* files = program.window.findChild<QDialog*>(u"openFile"_s);
    QVERIFY(files && files->isVisible());
    QTest::keyClick(files, Qt::Key_Escape);
    QVERIFY(!files->isVisible());
    QCOMPARE(program.window.page(), table);
    QCOMPARE(program.window.game(), game);
  }

  void withoutAnyGameTheStartPageSaysNothingOfThem() {
    Program program(folder_->path());
    QVERIFY(!child<ActionButton>(program.window.pages().start(), u"startSaved"_s)->isVisible());
    program.window.launch().openSaved();
    QVERIFY(wordsOf(program.window.pages().saved()).contains(u"No saved games"_s));
    QCOMPARE(program.window.focusWidget()->objectName(), u"savedFile"_s);
  }

  void aGameIsLeftAndContinuedFromTheList() {
    Program program(folder_->path());
    for (int i = 0; i < 2; ++i) {
      program.window.launch().playBots();
      SOON(program.table());
      program.window.openStart();
    }
    program.window.launch().openSaved();
    SavedPage* page = program.window.pages().saved();
    QCOMPARE(page->cards().size(), 2u);
    for (const SavedGameCard* card : page->cards()) QVERIFY(card->game().view);
    const QString older = page->cards()[1]->game().store;
    button(page->cards()[1], "savedContinue")->setFocus();
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    SOON(qobject_cast<PlayPage*>(program.window.page()));
    QVERIFY(GameFiles::isTaken(older));
  }

  /// All of them were called after the person who played them.
  void gamesThatNobodyHasNamedAreToldApart() {
    {
      Program program(folder_->path());
      for (int i = 0; i < 2; ++i) {
        program.window.launch().playBots();
        SOON(program.table());
        program.window.openStart();
      }
    }
    Program program(folder_->path());
    program.window.launch().openSaved();
    QCOMPARE(program.window.pages().saved()->cards().size(), 2u);
    const QString older = program.window.pages().saved()->cards()[1]->game().store;
    GameNote note = *GameFiles::readNote(older);
    note.played = note.played.addDays(-3);
    GameFiles::writeNote(older, note);
    program.window.openStart();
    program.window.launch().openSaved();
    const auto cards = program.window.pages().saved()->cards();
    for (const QString& language : {u"en"_s, u"hi"_s}) {
      program.languages.use(language);
      QCoreApplication::processEvents();
      QStringList titles;
      for (SavedGameCard* card : cards) {
        card->startRenaming();
        titles << card->findChild<QLineEdit*>()->text();
        QVERIFY(card->stopRenaming());
        QVERIFY2(wordsOf(card).contains(titles.back()),
                 qPrintable(titles.back() + u" not in "_s + QStringList(wordsOf(card)).join(u" / "_s)));
        const QString when = whenPlayed(card->game().note.played, QDateTime::currentDateTime());
        QVERIFY2(titles.back().contains(when), qPrintable(titles.back()));
        QVERIFY2(wordsOf(card).count(when) == wordsOf(card).count(titles.back()), "not beside its title");
      }
      QVERIFY2(titles[0] != titles[1], qPrintable(titles.join(u" / "_s)));
    }
    cards[0]->startRenaming();
    QTest::keyClick(cards[0]->findChild<QLineEdit*>(), Qt::Key_Return);
    QVERIFY2(GameFiles::readNote(cards[0]->game().store)->title.isEmpty(), "nobody has given it a name");
  }

  /// As a later version leaves it: bots of a kind that this one does not have sit in a game under way.
  void aStoredGameWithAnUnknownLevelIsToldAndGoesOn() {
    QString path;
    {
      Settings settings(folder_->path());
      GameStarter starter(settings, folder_->path());
      const StartedGame left = starter.start(GamePlan::solo(u"Asha"_s, 2, BotPace::Instant));
      QVERIFY(left.game);
      SOON(left.game->seen().hasGame() && !left.game->seen().legal.empty());
      SOON(!starter.files().list().isEmpty());
      path = starter.files().list().first().store;
    }
    giveUnknownLevel(path);
    Program program(folder_->path());
    program.window.continueLast();
    SOON(program.table());
    GameController& game = *program.window.game();
    QCOMPARE(game.seen().lobby().seats[1].bot, u"fisher"_s);  // kept for the version that knows it
    const auto* prompt = program.window.findChild<PromptBar*>();
    SOON_EQUAL(prompt->task(), u"This version does not know the bots “fisher”: Farmer plays in their place."_s);
    const auto byIt = [&game] {
      return std::ranges::count_if(game.seen().history(), [](const Move& move) { return move.seat == SeatId(1); });
    };
    const auto before = byIt();
    SeededRng rng(1);
    const auto mine = makeBot("greedy");
    const auto play = [&] {
      const SeatView view(game.seen().definition(), game.seen().state(), game.seen().viewer());
      if (const auto action = view.legal().empty() ? std::nullopt : mine->decide(view, rng)) game.submit(*action);
      return byIt() > before;
    };
    SOON(play());
  }

  // The start page offers the way to where the game goes on, and not this one.
  void whatIsLeftOfAGameThatWentOnIsContinuedAfterAQuestion() {
    makeKnown(folder_->path());
    const QString store = putGame(folder_->path(), u"Ours"_s, 10);
    GameNote note = *GameFiles::readNote(store);
    note.table = TableIdentity::fresh(QByteArray(TableIdentity::kBytes, 'a'));
    GameFiles::writeNote(store, note);
    Rejoin seat{u"127.0.0.1:1"_s, "token", u"Ours"_s};
    seat.table = note.table.hostedAnew(QByteArray(TableIdentity::kBytes, 'b'));
    Settings(folder_->path()).seats().keep(seat);
    Program program(folder_->path());
    QVERIFY(program.window.pages().start()->entry(StartPage::Rejoin)->isVisible());
    QVERIFY(!program.window.pages().start()->entry(StartPage::Continue)->isVisible());
    program.window.launch().openSaved();
    SavedPage* page = program.window.pages().saved();
    QVERIFY(wordsOf(page).contains(u"This game went on elsewhere, from a copy."_s));
    page->disconnect(&program.window.launch());
    QSignalSpy wanted(page, &SavedPage::continueWanted);
    const SavedGameCard* card = page->cards().front();
    for (const bool goes : {false, true}) {
      button(card, "savedContinue")->click();
      auto* question = card->findChild<Question*>();
      QVERIFY(question);
      QCOMPARE(wanted.size(), 0);
      if (goes)
        Q_EMIT question->confirmed();
      else
        question->reject();
      SOON(goes || !card->findChild<Question*>());
    }
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted[0][0].toString(), store);
  }

  void aTestPlayIsListedApartAndNotContinuedByItself() {
    putGame(folder_->path(), u"Ours"_s, 10);
    Program program(folder_->path());
    BoardFile file;
    file.board = beginnerBoard();
    program.window.editor().playTest(testPlan({file}, {}, program.settings));
    SOON(program.table());
    program.window.openStart();
    program.window.launch().openSaved();
    const auto& cards = program.window.pages().saved()->cards();
    QCOMPARE(cards.size(), 2u);
    QCOMPARE(cards[0]->game().note.gameName, u"Ours"_s);
    QVERIFY(cards[1]->game().note.kind == GameNote::Kind::TestPlay);
    QVERIFY(wordsOf(program.window.pages().saved()).contains(u"Test plays"_s));
    QCOMPARE(program.starter.unfinished()->note.gameName, u"Ours"_s);
  }

  void aGameIsDeletedAndBroughtBackByKeys() {
    const QString store = putGame(folder_->path(), u"1"_s, 10);
    putGame(folder_->path(), u"2"_s, 5);
    Program program(folder_->path());
    program.window.launch().openSaved();
    SavedPage* page = program.window.pages().saved();
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
  }

  void whoLeavesThePageFindsTheDeletedGameAgain() {
    const QString store = putGame(folder_->path(), u"1"_s, 10);
    putGame(folder_->path(), u"2"_s, 5);
    {
      Program program(folder_->path());
      program.window.launch().openSaved();
      SavedPage* page = program.window.pages().saved();
      QTest::keyClick(program.window.focusWidget(), Qt::Key_Delete);
      QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
      QCOMPARE(program.window.page(), program.window.pages().start());
      QVERIFY2(QFile::exists(store), "as long as the undo is promised");
      QCOMPARE(program.starter.unfinished()->note.gameName, u"2"_s);
      for (int visit = 0; visit < 2; ++visit) {
        program.window.launch().openSaved();
        QCOMPARE(page->cards().size(), 2u);
        QVERIFY2(page->cards()[0]->isDeleted(), "in its place");
        QVERIFY2(page->cards()[1]->isAncestorOf(program.window.focusWidget()), "the next step is a game that is there");
        program.window.openStart();
      }
      program.window.launch().openSaved();
      button(page->cards()[0], "savedUndo")->click();
      QVERIFY(!page->cards()[0]->isDeleted());
      QCOMPARE(program.starter.unfinished()->note.gameName, u"1"_s);
      QTest::keyClick(program.window.focusWidget(), Qt::Key_Delete);
    }
    QVERIFY2(!QFile::exists(store), "gone with the program");
  }

  void theWayToTheOnlyGameStaysWhenItIsDeleted() {
    putGame(folder_->path(), u"1"_s, 10);
    Program program(folder_->path());
    program.window.launch().openSaved();
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Delete);
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Escape);
    auto* link = child<ActionButton>(program.window.pages().start(), u"startSaved"_s);
    QVERIFY(link->isVisible());
    QCOMPARE(link->text(), u"Bring a deleted game back…"_s);
    link->click();
    QTest::keyClick(program.window.focusWidget(), Qt::Key_Return);
    QVERIFY(!program.window.pages().saved()->cards().at(0)->isDeleted());
  }

  void aGameIsRenamedByKeys() {
    const QString store = putGame(folder_->path(), u"1"_s, 10);
    Program program(folder_->path());
    program.window.launch().openSaved();
    SavedGameCard* card = program.window.pages().saved()->cards()[0];
    QTest::keyClick(program.window.focusWidget(), Qt::Key_F2);
    auto* field = card->findChild<QLineEdit*>();
    QCOMPARE(program.window.focusWidget(), field);
    QTest::keyClicks(field, u"Other"_s);
    QTest::keyClick(field, Qt::Key_Escape);
    QCOMPARE(GameFiles::readNote(store)->shownName(), u"1"_s);
    QCOMPARE(program.window.page(), program.window.pages().saved());
    QTest::keyClick(program.window.focusWidget(), Qt::Key_F2);
    QTest::keyClicks(field, u"Diwali"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(GameFiles::readNote(store)->shownName(), u"Diwali"_s);
    QVERIFY(wordsOf(card).contains(u"Diwali"_s));
  }

  void arrowsGoFromGameToGame() {
    for (int i = 1; i <= 5; ++i) putGame(folder_->path(), QString::number(i), i);
    Program program(folder_->path());
    program.window.launch().openSaved();
    const auto& cards = program.window.pages().saved()->cards();
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
    program.window.launch().openSaved();
    SavedPage* page = program.window.pages().saved();
    button(page->cards()[0], "savedContinue")->click();
    SOON(!page->problem().isEmpty());
    QCOMPARE(program.window.page(), page);
    QCOMPARE(page->cards().size(), 1u);
    QVERIFY2(wordsOf(page->cards()[0]).contains(u"not a store of this program"_s),
             qPrintable(wordsOf(page->cards()[0])));
    QVERIFY(button(page->cards()[0], "savedDelete")->isEnabled());
  }

  void whatAnotherProgramPlaysIsShownAndNotOffered() {
    const QString store = putGame(folder_->path(), u"1"_s, 10);
    QLockFile other(GameFiles::lockOf(store));
    QVERIFY(other.tryLock(0));
    Program program(folder_->path());
    QVERIFY(!program.window.pages().start()->entry(StartPage::Continue)->isVisible());
    program.window.launch().openSaved();
    const SavedGameCard* card = program.window.pages().saved()->cards().at(0);
    for (const char* name : {"savedContinue", "savedRename", "savedDelete"}) QVERIFY(!button(card, name)->isEnabled());
    QVERIFY(wordsOf(program.window.pages().saved()->cards()[0]).contains(u"being played"_s));
  }

  void arrowsPassOverWhatAnotherWindowPlays() {
    QStringList stores;
    for (int i = 5; i >= 1; --i) stores << putGame(folder_->path(), QString::number(i), i);
    std::vector<std::unique_ptr<QLockFile>> others;
    for (const int played : {0, 1, 3}) {
      others.push_back(std::make_unique<QLockFile>(GameFiles::lockOf(stores[played])));
      QVERIFY(others.back()->tryLock(0));
    }
    Program program(folder_->path());
    program.window.launch().openSaved();
    const auto& cards = program.window.pages().saved()->cards();
    const auto press = [&](int key) { QTest::keyClick(program.window.focusWidget(), static_cast<Qt::Key>(key)); };
    const auto isAt = [&](std::size_t index) { return cards[index]->isAncestorOf(program.window.focusWidget()); };
    QVERIFY2(isAt(2), "the first that can be continued");
    QVERIFY(button(cards[2], "savedContinue")->role() == ActionButton::Role::Next);
    press(Qt::Key_Right);
    QVERIFY(isAt(4));
    press(Qt::Key_Left);
    QVERIFY(isAt(2));
    press(Qt::Key_Left);
    QVERIFY2(isAt(2), "nothing before it");
    press(Qt::Key_Down);
    QVERIFY(isAt(4));
    press(Qt::Key_Up);
    press(Qt::Key_Up);
    QVERIFY(isAt(2));
  }

  void whereAnotherWindowPlaysAllGamesTheKeyboardGoesToTheFoot() {
    QLockFile other(GameFiles::lockOf(putGame(folder_->path(), u"1"_s, 10)));
    QVERIFY(other.tryLock(0));
    Program program(folder_->path());
    program.window.launch().openSaved();
    QCOMPARE(program.window.focusWidget()->objectName(), u"savedFile"_s);
  }

  void theStartPageLooksOnceAVisit() {
    const QString store = putDamagedGame(folder_->path(), u"1"_s, 10);
    Program program(folder_->path());
    Opened note(store + u".json"_s), damaged(store);
    (void)program.starter.files().list();
    const int oneLook = damaged.times();
    QVERIFY(oneLook > 0);
    program.window.openStart();
    QCOMPARE(damaged.times(), oneLook);
    note.times();
    program.languages.use(u"hi"_s);
    QCoreApplication::processEvents();
    QCOMPARE(damaged.times(), 0);
    QCOMPARE(note.times(), 0);
    QVERIFY(child<ActionButton>(program.window.pages().start(), u"startSaved"_s)->text().contains(u"सहेजे"_s));
  }

  void whatIsWrongWithAGameFollowsTheLanguage() {
    putDamagedGame(folder_->path(), u"1"_s, 10);
    Program program(folder_->path());
    program.window.launch().openSaved();
    SavedPage* page = program.window.pages().saved();
    page->showProblem(u"This game cannot be deleted."_s);
    QVERIFY(wordsOf(page->cards()[0]).contains(u"the file is damaged"_s));
    program.languages.use(u"hi"_s);
    QCoreApplication::processEvents();
    const QString words = wordsOf(page);
    for (const QString& english : {u"damaged"_s, u"cannot"_s, u"move"_s})
      QVERIFY2(!words.contains(english), qPrintable(words));
  }

  void everyTextFollowsTheLanguage() {
    putGame(folder_->path(), u"1"_s, 10);
    Program program(folder_->path());
    program.window.launch().openSaved();
    Marker marker;
    QCoreApplication::installTranslator(&marker);
    QCoreApplication::processEvents();
    SavedPage* page = program.window.pages().saved();
    for (const char* name : {"savedContinue", "savedRename", "savedDelete", "savedUndo"})
      QVERIFY2(button(page->cards()[0], name)->text().startsWith(u'«'), name);
    for (const QString& name : {u"savedBack"_s, u"savedFile"_s})
      QVERIFY(child<ActionButton>(page, name)->text().startsWith(u'«'));
    const QStringList typed{u"1"_s, u"Asha, Meera"_s};
    for (const QLabel* label : page->findChildren<QLabel*>())
      if (!label->text().isEmpty() && !typed.contains(label->text()))
        QVERIFY2(label->text().startsWith(u'«'), qPrintable(label->text()));
    QCoreApplication::removeTranslator(&marker);
  }

 private:
  std::unique_ptr<QTemporaryDir> folder_;
};

TAPU_TEST_WITH_SCREEN(SavedPageTest)
#include "test_saved_page.moc"
