// SPDX-License-Identifier: GPL-3.0-or-later
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <thread>

#include "app/files/record_reader.h"
#include "app/files/whole_file.h"
#include "app/host/store/sqlite_file.h"
#include "app/host/store/store_look.h"
#include "app/session/game/afterwards.h"
#include "app/session/game/game_starter.h"
#include "app/session/replay/replay.h"
#include "app/session/saved/play_order.h"
#include "app/session/saved/saved_words.h"
#include "app/session/settings/languages.h"
#include "engine/bots/bot.h"
#include "tests/no_room.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;
using Stage = GameNote::Stage;
using Kind = GameNote::Kind;

namespace {

/// A folder with games as their notes tell them; their stores are none.
struct Shelf {
  QTemporaryDir folder;
  QString path = folder.filePath(u"games"_s);
  GameFiles files{QStringList{path}};

  QString put(const QString& name, Stage stage = Stage::Playing, Kind kind = Kind::Game, const QDateTime& played = {}) {
    const QString store = path + u'/' + name + u".sqlite"_s;
    QFile file(store);
    if (file.open(QIODevice::WriteOnly)) file.write("no database");
    GameNote note;
    note.stage = stage;
    note.kind = kind;
    note.gameName = name;
    note.played = played;
    GameFiles::writeNote(store, note);
    return store;
  }
  QStringList names() const {
    QStringList names;
    for (const SavedGame& game : files.list()) names << game.note.shownName();
    return names;
  }
  QString newest() const {
    const auto game = files.newestUnfinished();
    return game ? game->store : QString();
  }
};

/// The first page of a store of this program that contradicts itself.
QByteArray damagedStore() {
  QByteArray page(4096, '\0');
  page.replace(0, 15, "SQLite format 3");
  page[16] = 0x10;
  page.replace(68, 4, "TAPU");
  return page;
}

bool write(const QString& path, const QByteArray& content) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// All files of a folder with what is in them.
QMap<QString, QByteArray> contentOf(const QString& folder) {
  QMap<QString, QByteArray> found;
  for (const QString& name : QDir(folder).entryList(QDir::Files)) {
    QFile file(folder + u'/' + name);
    if (file.open(QIODevice::ReadOnly)) found[name] = file.readAll();
  }
  return found;
}

/// A game as tapu-server leaves it: nobody at its computer plays.
bool makeServerStore(const QString& path, const StoredGame& game) {
  SqliteFile file;
  bool isWritten = file.open(path) && file.beginTransaction() && file.begin(game.head);
  for (const StoredMove& move : game.moves) isWritten = isWritten && file.append(move);
  for (StoredSession session : game.sessions) {
    session.isNear = false;
    isWritten = isWritten && file.keepSession(session);
  }
  return isWritten && file.keepHead(game.head, game.status) && file.commit();
}

/// Another process that has a file open as SQLite has a store that it writes.
class OtherProgram {
 public:
  explicit OtherProgram(const QString& path) {
    const QByteArray name = QFile::encodeName(path);
    int ready[2];
    if (::pipe(ready) != 0) return;
    child_ = ::fork();
    if (child_ == 0) {
      struct flock shared {};
      shared.l_type = F_RDLCK;
      shared.l_whence = SEEK_SET;
      shared.l_start = 0x40000002;
      shared.l_len = 510;
      const int file = ::open(name.constData(), O_RDWR);
      const char answer = ::fcntl(file, F_SETLK, &shared) == 0 ? 'y' : 'n';
      if (::write(ready[1], &answer, 1) != 1) ::_exit(1);
      for (;;) ::pause();
    }
    char answer = 'n';
    isPlaying_ = ::read(ready[0], &answer, 1) == 1 && answer == 'y';
    ::close(ready[0]);
    ::close(ready[1]);
  }
  ~OtherProgram() {
    if (child_ <= 0) return;
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
  }
  Q_DISABLE_COPY_MOVE(OtherProgram)
  bool isPlaying() const { return isPlaying_; }

 private:
  pid_t child_ = -1;
  bool isPlaying_ = false;
};

QDateTime at(int day, int hour, int minute) { return {QDate(2026, 11, day), QTime(hour, minute)}; }

/// Plays with a bot's judgment until it has acted so many times.
class Player : public QObject {
 public:
  Player(GameController& game, int acts) : game_(game), left_(acts), rng_(1), mind_(makeBot("greedy")) {
    connect(
        &game, &GameController::legalChanged, this, [this] { act(); }, Qt::QueuedConnection);
    act();
  }
  bool isDone() const { return left_ == 0; }

 private:
  void act() {
    if (left_ == 0 || !game_.seen().hasGame() || game_.seen().legal.empty()) return;
    if (const auto action =
            mind_->decide(SeatView(game_.seen().definition(), game_.seen().state(), game_.seen().viewer()), rng_)) {
      --left_;
      game_.submit(*action);
    }
  }
  GameController& game_;
  int left_;
  SeededRng rng_;
  std::unique_ptr<Bot> mind_;
};

struct Home {
  QTemporaryDir folder;
  Settings settings{folder.path()};
  GameStarter starter{settings, folder.path()};
  Home() {
    settings.player.name.set(u"Asha"_s);
    settings.game.botPace.set(BotPace::Instant);
  }

  /// Leaves a game in the middle.
  bool leaveGame(const QString& name, int acts = 12) {
    GamePlan plan = GamePlan::solo(u"Asha"_s, 2, BotPace::Instant);
    plan.gameName = name;
    StartedGame started = starter.start(plan);
    if (!started.game) return false;
    Player player(*started.game, acts);
    return test::soon([&] { return player.isDone() && !started.game->seen().legal.empty(); });
  }
  QString storeOf(int index) const { return starter.files().list().value(index).store; }
};

}  // namespace

class SavedGamesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { languages_.use(u"en"_s); }

  // What stays and what goes

  void everyUnfinishedGameStays() {
    Shelf shelf;
    for (int i = 10; i < 60; ++i) shelf.put(QString::number(i));
    QVERIFY(shelf.files.newestUnfinished());
    QCOMPARE(shelf.files.list().size(), 50);
    QCOMPARE(QDir(shelf.path).entryList({u"*.sqlite"_s}).size(), 50);
  }

  void whatIsOverOrNeverBeganGoesByItself() {
    Shelf shelf;
    shelf.put(u"over"_s, Stage::Over);
    QFile::remove(shelf.put(u"empty"_s, Stage::Gathering));
    shelf.put(u"kept"_s);
    QCOMPARE(shelf.names(), QStringList{u"kept"_s});
  }

  void aTestPlayNeverTakesThePlaceOfAGame() {
    Shelf shelf;
    const QString game = shelf.put(u"1"_s, Stage::Playing, Kind::Game, at(20, 9, 0));
    shelf.put(u"2"_s, Stage::Playing, Kind::TestPlay, at(21, 9, 0));
    QCOMPARE(shelf.newest(), game);
    QCOMPARE(shelf.names(), (QStringList{u"1"_s, u"2"_s}));
    QVERIFY(GameFiles::rename(game, u"Ours"_s));
    QCOMPARE(shelf.names().first(), u"Ours"_s);
  }

  void ofTestPlaysTheNewestAreKept() {
    Shelf shelf;
    for (int i = 1; i <= 9; ++i) shelf.put(QString::number(i), Stage::Playing, Kind::TestPlay, at(i, 9, 0));
    QCOMPARE(shelf.names(), (QStringList{u"9"_s, u"8"_s, u"7"_s, u"6"_s, u"5"_s}));
  }

  void theNewestIsTheOnePlayedLast() {
    Shelf shelf;
    const QString old = shelf.put(u"1"_s, Stage::Playing, Kind::Game, at(21, 9, 40));
    shelf.put(u"2"_s, Stage::Playing, Kind::Game, at(20, 9, 40));
    QCOMPARE(shelf.newest(), old);
    QCOMPARE(shelf.names(), (QStringList{u"1"_s, u"2"_s}));
  }

  // The clock may have been put back since, or was wrong before: games keep a number that only grows.
  void theNewestIsTheOnePlayedLastWhateverTheClockSaidThen() {
    Shelf shelf;
    const QDateTime far(QDate(2099, 12, 31), QTime(12, 0), Qt::UTC);
    const QString before = shelf.put(u"1"_s, Stage::Playing, Kind::Game, far);
    GameNote note;
    note.stage = Stage::Playing;
    note.gameName = u"2"_s;
    note.played = at(20, 9, 40);
    note.order = playOrder(GameFiles({shelf.path}).lastOrder(), note.played);
    const QString after = shelf.put(u"2"_s);
    QVERIFY(GameFiles::writeNote(after, note));
    QCOMPARE(GameFiles::readNote(after)->order, far.toMSecsSinceEpoch() + 1);
    QCOMPARE(shelf.newest(), after);
    QCOMPARE(shelf.names(), (QStringList{u"2"_s, u"1"_s}));
  }

  // The notes are read once before sorting: an order that changes meanwhile would be none.
  void gamesAreListedWhileTheirNotesAreWritten() {
    Shelf shelf;
    QStringList stores;
    for (int i = 0; i < 40; ++i) stores << shelf.put(QString::number(i));
    std::atomic<bool> isListed = false;
    std::thread writer([&] {
      for (qint64 order = 1; !isListed; ++order) {
        const QString& store = stores[static_cast<qsizetype>(order * 7 % 40)];
        GameNote note;
        note.stage = Stage::Playing;
        note.gameName = u"played meanwhile"_s;
        note.order = order * 7919 % 1000 + 1;
        GameFiles::writeNote(store, note);
      }
    });
    qsizetype listed = 0;
    for (int time = 0; time < 30; ++time) listed += shelf.files.list().size();
    isListed = true;
    writer.join();
    QCOMPARE(listed, 30 * 40);
  }

  void theNewestTestPlaysAreKeptWhateverTheClockSaidThen() {
    Shelf shelf;
    for (int i = 1; i <= 9; ++i) {  // each begun a day before the former one, as the clock has it
      const QString store = shelf.put(QString::number(10 - i), Stage::Playing, Kind::TestPlay, at(20 - i, 9, 0));
      GameNote note = *GameFiles::readNote(store);
      note.order = i;
      GameFiles::writeNote(store, note);
    }
    QCOMPARE(shelf.names(), (QStringList{u"1"_s, u"2"_s, u"3"_s, u"4"_s, u"5"_s}));
  }

  void theNumbersOfGamesGrowWhateverTheClockSays() {
    const QDateTime now(QDate(2026, 11, 29), QTime(1, 0), Qt::UTC);
    QCOMPARE(playOrder(0, now), now.toMSecsSinceEpoch());
    QCOMPARE(playOrder(5, now), now.toMSecsSinceEpoch());
    const qint64 later = now.toMSecsSinceEpoch() + 1000;
    QCOMPARE(playOrder(later, now), later + 1);
    const QTemporaryDir folder;
    QCOMPARE(nextPlayOrder(folder.path(), now), now.toMSecsSinceEpoch());
    QCOMPARE(nextPlayOrder(folder.path(), now.addDays(-9)), now.toMSecsSinceEpoch() + 1);
    QCOMPARE(nextPlayOrder(folder.path(), now.addDays(-8)), now.toMSecsSinceEpoch() + 2);
    QCOMPARE(nextPlayOrder(folder.path(), now.addDays(1)), now.addDays(1).toMSecsSinceEpoch());
  }

  void aDamagedGameIsListedWithItsReason_data() {
    QTest::addColumn<bool>("hasNote");
    QTest::newRow("that was found to be damaged") << true;
    QTest::newRow("whose note is lost") << false;
  }
  void aDamagedGameIsListedWithItsReason() {
    QFETCH(bool, hasNote);
    Shelf shelf;
    const QString store = shelf.put(u"1"_s, Stage::Unreadable);
    QVERIFY(write(store, damagedStore()));
    if (!hasNote) QFile::remove(store + u".json"_s);
    for (int look = 0; look < 2; ++look) {
      const QList<SavedGame> games = shelf.files.list();
      QCOMPARE(games.size(), 1);
      QVERIFY(!games[0].mayContinue());
      QCOMPARE(whyNotContinued(games[0]),
               u"This game cannot be continued: the file is damaged, and no move in it can be used."_s);
      QVERIFY(!shelf.files.newestUnfinished());
    }
    QVERIFY(QFile::exists(store));
    DeletedGame(store).undo();
    QVERIFY(QFile::exists(store));
    QCOMPARE(QFile::exists(store + u".json"_s), hasNote);
  }

  // Another program or a fault of the disk has emptied the file: a try to go on must not take away what is still known.
  void aGameWhoseStoreIsEmptyIsToldAndNotRemoved_data() {
    QTest::addColumn<bool>("hasLog");
    QTest::newRow("without a log") << false;
    QTest::newRow("with an empty log") << true;
  }
  void aGameWhoseStoreIsEmptyIsToldAndNotRemoved() {
    QFETCH(bool, hasLog);
    Home home;
    QVERIFY(home.leaveGame(u"Evening"_s));
    const QString store = home.storeOf(0);
    QVERIFY(GameFiles::readNote(store)->moves > 0);
    QVERIFY(write(store, {}));
    if (hasLog) QVERIFY(write(store + u"-wal"_s, {}));
    const StartedGame started = home.starter.continueGame(store);
    QVERIFY(!started.game && !started.problem.isEmpty());
    for (int look = 0; look < 2; ++look) {
      const QList<SavedGame> games = home.starter.files().list();
      QCOMPARE(games.size(), 1);
      QCOMPARE(games[0].note.gameName, u"Evening"_s);
      QVERIFY(!games[0].mayContinue());
      QCOMPARE(whyNotContinued(games[0]), u"This game cannot be continued: the game that was in the file is gone."_s);
    }
    QVERIFY(!home.starter.files().newestUnfinished());
  }

  void whatIsNotOursIsLeftAlone_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<bool>("isStore");
    QTest::addColumn<GameStatus>("status");
    QTest::newRow("an empty file") << QByteArray("") << false << GameStatus::Over;
    QTest::newRow("a text") << QByteArray("no database") << false << GameStatus::Over;
    QTest::newRow("a database of another program")
        << damagedStore().replace("TAPU", "JOTA") << false << GameStatus::Over;
    QTest::newRow("a game of tapu-server that is over") << QByteArray() << true << GameStatus::Over;
    QTest::newRow("a lobby of tapu-server") << QByteArray() << true << GameStatus::Gathering;
    QTest::newRow("a game of tapu-server that goes on") << QByteArray() << true << GameStatus::Playing;
  }
  void whatIsNotOursIsLeftAlone() {
    QFETCH(QByteArray, content);
    QFETCH(bool, isStore);
    QFETCH(GameStatus, status);
    Home home;
    QVERIFY(home.leaveGame(u"Evening"_s));
    StoredGame game = *lookIntoStore(home.storeOf(0)).game;
    game.status = status;
    if (status == GameStatus::Gathering) game.moves.clear();
    Shelf shelf;
    const QString store = shelf.path + u"/theirs.sqlite"_s;
    QVERIFY(isStore ? makeServerStore(store, game) : write(store, content));
    QVERIFY(write(store + u".json"_s, "{\"theirs\":true}"));
    QVERIFY(isStore || write(store + u"-wal"_s, "log"));
    QVERIFY(write(store + u".damaged"_s, content));
    const auto before = contentOf(shelf.path);
    for (int look = 0; look < 2; ++look) QCOMPARE(shelf.names(), QStringList());
    QVERIFY(!shelf.files.newestUnfinished());
    QCOMPARE(contentOf(shelf.path), before);
  }

  void aDamagedStoreThatWasPutAsideIsListed() {
    Shelf shelf;
    const QString store = shelf.put(u"1"_s), aside = store + u".damaged"_s;
    QVERIFY(QFile::rename(store, aside));
    GameFiles::followAside(store, aside);
    QFile::remove(store + u".json"_s);
    const QList<SavedGame> games = shelf.files.list();
    QCOMPARE(games.size(), 1);
    QCOMPARE(games[0].note.gameName, u"1"_s);
    QVERIFY(!games[0].mayContinue());
    QVERIFY(whyNotContinued(games[0]).contains(u"1.sqlite.damaged"_s));
    QVERIFY(!shelf.files.newestUnfinished());
    { DeletedGame deleted(aside); }
    QVERIFY(QDir(shelf.path).entryList(QDir::Files).isEmpty());
  }

  void aGameOfAnotherProgramIsShownAndNotOffered() {
    Shelf shelf;
    const QString store = shelf.put(u"1"_s);
    QLockFile program(GameFiles::lockOf(store));
    QVERIFY(program.tryLock(0));
    const QList<SavedGame> games = shelf.files.list();
    QCOMPARE(games.size(), 1);
    QVERIFY(!games[0].mayContinue());
    QCOMPARE(whyNotContinued(games[0]), u"This game is being played at the moment."_s);
    QVERIFY(!shelf.files.newestUnfinished());
    DeletedGame deleted(store);
    QVERIFY2(!deleted.isDone(), "nobody deletes it meanwhile");
    QVERIFY(GameFiles::readNote(store)->fate == GameNote::Fate::Kept);
  }

  // Two programs can have the same folder open.
  void whoContinuesAGameOfAnotherWindowIsToldWhereItIs() {
    Home home;
    QVERIFY(home.leaveGame(u"Evening"_s));
    const QString store = home.storeOf(0);
    QLockFile program(GameFiles::lockOf(store));
    QVERIFY(program.tryLock(0));
    const QString told = u"This game is open in another window. Please go on there, or leave it there first."_s;
    QCOMPARE(home.starter.continueGame().problem, told);
    QCOMPARE(home.starter.continueGame(store).problem, told);
    program.unlock();
    QVERIFY(home.starter.continueGame().game);
  }

  // Deleting

  void aDeletedGameComesBackUntilItIsForgotten() {
    Shelf shelf;
    const QString store = shelf.put(u"1"_s);
    {
      DeletedGame deleted(store);
      QVERIFY(deleted.isDone());
      QVERIFY2(shelf.files.list().isEmpty(), "no program lists it");
      QVERIFY2(QFile::exists(store), "nor removes it");
      deleted.undo();
      QCOMPARE(shelf.names(), QStringList{u"1"_s});
    }
    QVERIFY(QFile::exists(store));
    { DeletedGame deleted(store); }
    QVERIFY(QDir(shelf.path).entryList(QDir::Files).isEmpty());
  }

  /// A virus scanner or a backup may hold it on Windows. Here a folder stands for a file that cannot be removed.
  void aDeletedGameWhoseStoreCannotBeRemovedStaysDeleted() {
    Shelf shelf;
    const QString store = shelf.put(u"1"_s);
    {
      DeletedGame deleted(store);
      QVERIFY(QFile::remove(store) && QDir().mkpath(store));
    }
    const auto note = GameFiles::readNote(store);
    QVERIFY(note && note->fate == GameNote::Fate::Deleted);
    QVERIFY(QDir().rmdir(store));
    QVERIFY(QFile(store).open(QIODevice::WriteOnly));
    QVERIFY(shelf.files.list().isEmpty());
    QVERIFY(!QFile::exists(store));
  }

  void whatWasDeletedBeforeACrashGoesAtTheNextStart() {
    Shelf shelf;
    const QString store = shelf.put(u"1"_s);
    GameNote note = *GameFiles::readNote(store);
    note.fate = GameNote::Fate::Deleted;
    QVERIFY(GameFiles::writeNote(store, note));
    QVERIFY(shelf.files.list().isEmpty());
    QVERIFY(!QFile::exists(store));
  }

  void aPieceOfANoteDeletesNoGame_data() {
    QTest::addColumn<QByteArray>("note");
    QTest::newRow("the word alone") << QByteArray(R"({"stage":"playing","deleted":true})");
    QTest::newRow("beside a field of another kind")
        << QByteArray(R"({"stage":"playing","deleted":true,"seats":4,"name":"1","moves":3})");
  }
  void aPieceOfANoteDeletesNoGame() {
    QFETCH(QByteArray, note);
    Shelf shelf;
    const QString store = shelf.put(u"1"_s);
    QFile file(store + u".json"_s);
    QVERIFY(file.exists() && file.open(QIODevice::WriteOnly) && file.write(note) == note.size());
    file.close();
    QCOMPARE(shelf.files.list().size(), 1);
    QVERIFY(QFile::exists(store));
  }

  void aNumberThatCannotBeIsNotTakenFromANote() {
    Shelf shelf;
    const QString store = shelf.put(u"1"_s);
    QFile file(store + u".json"_s);
    const QByteArray bent = R"({"stage":"playing","port":70000,"moves":-3,"persons":9,"order":-1})";
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bent) == bent.size());
    file.close();
    const auto note = GameFiles::readNote(store);
    QVERIFY(note.has_value());
    QCOMPARE(note->port, kDefaultPort);
    QCOMPARE(note->moves, 0);
    QCOMPARE(note->persons, 8);  // 13.1
    QCOMPARE(note->order, 0);
  }

  // A window with such a note in its folder did not appear for minutes.
  void aNoteTellsOfNoMoreSeatsThanAGameCanHave() {
    Shelf shelf;
    const QString store = shelf.put(u"1"_s);
    QJsonArray names, numbers;
    for (int i = 0; i < 100'000; ++i) {
      names << u"Asha"_s;
      numbers << i;
    }
    const QJsonObject bent{
        {u"stage"_s, u"playing"_s}, {u"seats"_s, names}, {u"bots"_s, numbers}, {u"colors"_s, numbers}};
    QFile file(store + u".json"_s);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(bent).toJson()) > 0);
    file.close();
    const auto note = GameFiles::readNote(store);
    QVERIFY(note.has_value());
    QCOMPARE(note->seats.size(), kMostSeats);
    QCOMPARE(note->seats.last().holder, SeatHolder::Bot);
  }

  // Games that were played

  void aGameLeftIsListedAsItStood() {
    Home home;
    QVERIFY(home.leaveGame(u"Evening"_s));
    const QList<SavedGame> games = home.starter.files().list();
    QCOMPARE(games.size(), 1);
    const SavedGame& game = games[0];
    QVERIFY(game.mayContinue() && game.view);
    QCOMPARE(game.note.gameName, u"Evening"_s);
    QCOMPARE(game.note.seats[0].color, 2);
    QCOMPARE(peopleOf(game.note), u"Asha · 3 bots"_s);
    QVERIFY(game.view->setup.ruleSet == RuleSet::Classic);
    QVERIFY(game.view->position.head.phase == Phase::Play);
    QCOMPARE(progressOf(game), u"Round %1"_s.arg(game.view->position.head.round));
    for (const Seat& seat : game.view->position.seats) {  // 6.9
      QCOMPARE(seat.hand.total(), seat.hand[Resource::Unknown]);
      QCOMPARE(seat.cards.total(), seat.cards[Card::Unknown]);
    }
    QVERIFY(qAbs(game.note.played.secsTo(QDateTime::currentDateTimeUtc())) < 600);
  }

  // On the start page a line ends between facts: the time is one, and no name turns what stands beside it.
  void theFactsOfAGameKeepTogetherWhateverTheNames() {
    SavedGame game;
    game.note.moves = 12;
    game.note.played = at(20, 21, 40);
    for (const QString& name : {u"رضا"_s, u"Asha"_s}) {
      LobbySeat seat;
      seat.holder = SeatHolder::Person;
      seat.name = name;
      game.note.seats << seat;
    }
    QCOMPARE(factsOf(game, at(21, 9, 0)), u"after\u00a012\u00a0moves · 21:40\u00a0yesterday · \u2068رضا\u2069, Asha"_s);
  }

  void whatLiesBesideAStoreIsForItsOwnerAlone() {
    Home home;
    QVERIFY(home.leaveGame(u"Evening"_s));
    constexpr QFile::Permissions kOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    for (const QString& ending : {u""_s, u".json"_s, u".view"_s}) {
      const QString name = home.storeOf(0) + ending;
      QVERIFY2(QFile::exists(name), qPrintable(name));
      QVERIFY2(!(QFile::permissions(name) & kOthers), qPrintable(name));
    }
  }

  void aPipeBesideAStoreIsNotReplaced_data() {
    QTest::addColumn<QString>("ending");
    QTest::addColumn<bool>("isLinked");
    for (const QString& ending : {u".json"_s, u".view"_s}) {
      QTest::newRow(qPrintable(u"itself as "_s + ending)) << ending << false;
      QTest::newRow(qPrintable(u"behind a link as "_s + ending)) << ending << true;
    }
  }
  void aPipeBesideAStoreIsNotReplaced() {
    QFETCH(QString, ending);
    QFETCH(bool, isLinked);
    Home home;
    QVERIFY(home.leaveGame(u"Evening"_s));
    const QString store = home.storeOf(0);
    const GameNote note = GameFiles::readNote(store).value_or(GameNote{});
    QVERIFY(QFile::remove(store + ending));
    const QString pipe = isLinked ? home.folder.filePath(u"pipe"_s) : store + ending;
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    if (isLinked) QVERIFY(QFile::link(pipe, store + ending));
    const StartedGame started = home.starter.continueGame(store);
    QVERIFY(!started.game);
    QCOMPARE(started.problem, u"The file of the game cannot be used: this is no ordinary file."_s);
    QCOMPARE(home.starter.files().list().size(), 1);
    if (ending == u".json"_s) QVERIFY(!GameFiles::writeNote(store, note));
    QVERIFY2(isPipeOrDevice(pipe), "it stays as it was");
  }

  void aGamePlayedAfterTheClockWentBackIsTheOneToContinue() {
    Home home;
    QVERIFY(home.leaveGame(u"First"_s));
    const QString first = home.storeOf(0);
    GameNote note = *GameFiles::readNote(first);
    note.played = QDateTime(QDate(2099, 12, 31), QTime(12, 0), Qt::UTC);
    note.order = note.played.toMSecsSinceEpoch();
    QVERIFY(GameFiles::writeNote(first, note));
    QVERIFY(home.leaveGame(u"Second"_s));
    const auto newest = home.starter.files().newestUnfinished();
    QVERIFY(newest);
    QCOMPARE(newest->note.gameName, u"Second"_s);
    QCOMPARE(home.starter.files().list()[1].store, first);
  }

  void anyOfSeveralGamesIsContinued() {
    Home home;
    QVERIFY(home.leaveGame(u"First"_s));
    QVERIFY(home.leaveGame(u"Second"_s));
    QCOMPARE(home.starter.files().list().size(), 2);
    for (int i = 0; i < 2; ++i) {
      const SavedGame game = home.starter.files().list()[i];
      StartedGame again = home.starter.continueGame(game.store);
      QVERIFY2(again.game, qPrintable(again.problem));
      SOON(again.game->seen().hasGame());
      QCOMPARE(again.game->seen().lobby().gameName, game.note.gameName);
      QVERIFY(again.game->seen().history().size() > 12);
    }
  }

  void aNewNameOutlivesTheNextGame() {
    Home home;
    QVERIFY(home.leaveGame(u"First"_s));
    QVERIFY(GameFiles::rename(home.storeOf(0), u" दीवाली  की शाम "_s));
    QCOMPARE(home.starter.files().list()[0].note.shownName(), u"दीवाली की शाम"_s);
    StartedGame again = home.starter.continueGame(home.storeOf(0));
    QVERIFY(again.game);
    SOON(again.game->seen().hasGame());
    again.game.reset();
    QCOMPARE(home.starter.files().list()[0].note.shownName(), u"दीवाली की शाम"_s);
    QCOMPARE(home.starter.files().list()[0].note.gameName, u"First"_s);
  }

  void aGameWithoutItsNoteIsFoundInItsStore() {
    Home home;
    QVERIFY(home.leaveGame(u"First"_s));
    const SavedGame before = home.starter.files().list()[0];
    QVERIFY(QFile::remove(before.store + u".json"_s) && QFile::remove(before.store + u".view"_s));
    const SavedGame after = home.starter.files().list().value(0);
    QCOMPARE(after.note.gameName, u"First"_s);
    // A bot may have moved while the game was let go: the store has heard it, the window has not.
    QVERIFY(after.note.moves >= before.note.moves);
    QCOMPARE(after.note.persons, 1);
    QVERIFY(after.note.reach == GameNote::Reach::ThisComputer);
    QCOMPARE(peopleOf(after.note), u"Asha · 3 bots"_s);
    QVERIFY(after.view && after.view->setup == before.view->setup);
    QVERIFY(after.view->position.head.phase == Phase::Play);
    for (const Seat& seat : after.view->position.seats)
      QCOMPARE(seat.hand.total(), seat.hand[Resource::Unknown]);  // 6.9
  }

  void aNoteThatKnowsOfLaterMovesDoesNotForgetThem() {
    Home home;
    QVERIFY(home.leaveGame(u"Evening"_s));
    const QString store = home.storeOf(0);
    GameNote note = *GameFiles::readNote(store);
    const int moves = note.moves += 100;
    note.stage = Stage::Unreadable;  // the store is looked into again
    QVERIFY(GameFiles::writeNote(store, note));
    QCOMPARE(home.starter.files().list()[0].note.moves, moves);
    QCOMPARE(GameFiles::readNote(store)->moves, moves);
    const GameFiles::TakenIn copy = home.starter.files().copyHere(store);
    QVERIFY2(copy.problem.isEmpty(), qPrintable(copy.problem));
    QCOMPARE(GameFiles::readNote(copy.store)->moves, moves);
  }

  // From elsewhere

  void aStoreFromElsewhereIsCopiedAndContinued() {
    Home other, home;
    QVERIFY(other.leaveGame(u"Elsewhere"_s));
    const QString path = other.folder.filePath(u"copy.sqlite"_s);
    QVERIFY(QFile::copy(other.storeOf(0), path));
    QFile original(path);
    QVERIFY(original.open(QIODevice::ReadOnly));
    const QByteArray bytes = original.readAll();
    const GameFiles::TakenIn taken = home.starter.files().takeIn(path);
    QVERIFY2(taken.problem.isEmpty(), qPrintable(taken.problem));
    QVERIFY(taken.store.startsWith(home.starter.files().folder()));
    StartedGame again = home.starter.continueGame(taken.store);
    QVERIFY2(again.game, qPrintable(again.problem));
    SOON(again.game->seen().hasGame());
    QCOMPARE(again.game->seen().lobby().gameName, u"Elsewhere"_s);
    original.seek(0);
    QCOMPARE(original.readAll(), bytes);
    QCOMPARE(QDir(other.folder.path()).entryList({u"copy*"_s}), QStringList{u"copy.sqlite"_s});
  }

  void aStoreThatAnotherProgramWritesIsNotCopied() {
    Home other, home;
    QVERIFY(other.leaveGame(u"Elsewhere"_s));
    const QString path = other.folder.filePath(u"server.sqlite"_s);  // tapu-server has no lock of ours
    QVERIFY(QFile::copy(other.storeOf(0), path));
    {
      const OtherProgram server(path);
      QVERIFY(server.isPlaying());
      QCOMPARE(home.starter.files().takeIn(path).problem, u"This game is being played by another program."_s);
      QVERIFY(QDir(home.starter.files().folder()).entryList(QDir::Files).isEmpty());
    }
    QCOMPARE(home.starter.files().takeIn(path).problem, QString());
  }

  void whatLiesThereAlreadyIsNotCopied() {
    Home home;
    QVERIFY(home.leaveGame(u"First"_s));
    const QString store = home.storeOf(0);
    QCOMPARE(home.starter.files().takeIn(store).store, store);
    QCOMPARE(home.starter.files().list().size(), 1);
  }

  void whatIsNoGameIsRefusedAndLeavesNothing_data() {
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("problem");
    QTest::newRow("a text") << QByteArray("no database")
                            << u"The game in it cannot be continued: not a store of this program."_s;
    QTest::newRow("an empty file") << QByteArray("") << u"There is no unfinished game in it."_s;
  }
  void whatIsNoGameIsRefusedAndLeavesNothing() {
    QFETCH(QByteArray, content);
    QFETCH(QString, problem);
    Home home;
    const QString path = home.folder.filePath(u"x.sqlite"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    const GameFiles::TakenIn taken = home.starter.files().takeIn(path);
    QCOMPARE(taken.problem, problem);
    QVERIFY(QDir(home.starter.files().folder()).entryList(QDir::Files).isEmpty());
  }

  void aMissingStoreIsRefused() {
    Home home;
    QVERIFY(home.starter.files().takeIn(home.folder.filePath(u"none.sqlite"_s)).problem.contains(u"cannot be read"_s));
  }

  // A folder that cannot be written

  void theFolderThatCannotBeWrittenIsNamedAndAnotherIsRemembered() {
    QTemporaryDir folder;
    QFile inTheWay(folder.filePath(u"data"_s));  // a file where the folder should be stops everybody, root too
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    Settings settings(folder.filePath(u"config"_s));
    {
      GameStarter starter(settings, folder.filePath(u"data"_s));
      QCOMPARE(starter.whyNotKept(), u"a part of its path is not a folder"_s);
      QCOMPARE(starter.files().folder(), folder.filePath(u"data/games"_s));
      QVERIFY(QDir(folder.path()).mkdir(u"other"_s));
      QCOMPARE(starter.keepGamesIn(folder.filePath(u"other"_s)), QString());
      QCOMPARE(starter.whyNotKept(), QString());
    }
    const GameStarter later(settings, folder.filePath(u"data"_s));
    QCOMPARE(later.files().folder(), folder.filePath(u"other/tapu-games"_s));
  }

  void aFolderWithoutRoomIsNotWritable() {
    QTemporaryDir folder;
    QCOMPARE(GameFiles::whyNotWritable(folder.path()), QString());
    QString why;
    {
      const NoRoom noRoom;
      why = GameFiles::whyNotWritable(folder.path());
    }
    QCOMPARE(why, u"the file would be too large"_s);
    QVERIFY(QDir(folder.path()).isEmpty());
  }

  void inAChosenFolderGamesLieApartFromEverythingElse() {
    Home home;
    QTemporaryDir chosen;
    QVERIFY(write(chosen.filePath(u"notes.sqlite"_s), {}));
    QCOMPARE(home.starter.keepGamesIn(chosen.path()), QString());
    QVERIFY(home.leaveGame(u"Evening"_s));
    QCOMPARE(home.storeOf(0), chosen.filePath(u"tapu-games/"_s) + QFileInfo(home.storeOf(0)).fileName());
    QCOMPARE(QDir(chosen.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
             (QStringList{u"notes.sqlite"_s, u"tapu-games"_s}));
    QCOMPARE(home.starter.keepGamesIn(chosen.filePath(u"tapu-games"_s)), QString());
    QVERIFY2(!QFile::exists(chosen.filePath(u"tapu-games/tapu-games"_s)), "who chooses ours means the same");
  }

  void aChoiceThatCannotBeWrittenIsNotRemembered() {
    Home home;
    const QString usual = home.starter.files().folder();
    QVERIFY(write(home.folder.filePath(u"wrong"_s), "x"));
    QCOMPARE(home.starter.keepGamesIn(home.folder.filePath(u"wrong"_s)), u"a part of its path is not a folder"_s);
    QCOMPARE(home.settings.gamesFolder(), QString());
    QCOMPARE(home.starter.files().folder(), usual);
  }

  void aChosenFolderThatIsGoneGivesWayToTheUsualOne() {
    Home home;
    const QString usual = home.starter.files().folder(), stick = home.folder.filePath(u"stick"_s);
    QVERIFY(QDir().mkdir(stick));
    QCOMPARE(home.starter.keepGamesIn(stick), QString());
    QVERIFY(QDir(stick).removeRecursively());
    {
      GameStarter later(home.settings, home.folder.path());
      QCOMPARE(later.files().folder(), usual);
      QCOMPARE(later.whyNotKept(), QString());
      QVERIFY2(!QFile::exists(stick), "nothing is made where the stick was");
    }
    QVERIFY(QDir().mkdir(stick));
    GameStarter again(home.settings, home.folder.path());
    QCOMPARE(again.files().folder(), stick + u"/tapu-games"_s);
    QVERIFY(QDir(stick).removeRecursively() && write(stick, "x"));
    QCOMPARE(again.whyNotKept(), QString());
    QCOMPARE(again.files().folder(), usual);
  }

  void gamesOfTheFormerFolderAreFound() {
    Home home;
    QVERIFY(home.leaveGame(u"Before"_s));
    QCOMPARE(home.starter.keepGamesIn(home.folder.filePath(u"new"_s)), QString());
    QCOMPARE(home.starter.files().list().size(), 1);
    QVERIFY(home.leaveGame(u"After"_s));
    QVERIFY(home.storeOf(0).startsWith(home.folder.filePath(u"new"_s)));
    QCOMPARE(home.starter.files().list().size(), 2);
  }

  void whoPlaysWithoutSavingLeavesNoFile() {
    Home home;
    home.starter.setKeeping(Keeping::Nowhere);
    QVERIFY(home.leaveGame(u"Nowhere"_s));
    QVERIFY(QDir(home.starter.files().folder()).entryList(QDir::Files).isEmpty());
    QVERIFY(!home.starter.unfinished());
  }

  // Records (T26: of a game that is not over)

  void theRecordOfARunningGameCanBeRead() {
    Home home;
    GamePlan plan = GamePlan::solo(u"Asha"_s, 7, BotPace::Instant);
    StartedGame started = home.starter.start(plan);
    QVERIFY(started.game);
    Player player(*started.game, 40);
    SOON(player.isDone() && !started.game->seen().legal.empty());
    const QString path = home.folder.filePath(u"game.tapu"_s);
    QCOMPARE(started.game->afterwards().saveRecord(path), QString());
    Complaint complaint;
    const auto record = Replay::from(path, complaint);
    QVERIFY2(record, qPrintable(complaint.sentence));
    QCOMPARE(record->stoppedBy(), QString());
    QCOMPARE(record->steps(), static_cast<int>(started.game->seen().history().size()));
    QVERIFY(record->state() == started.game->seen().state());
    QVERIFY(record->header().seenBy == Viewer(started.game->seen().viewer()));
    const auto& seats = started.game->seen().lobby().seats;
    for (int seat = 0; seat < seats.size(); ++seat) QCOMPARE(record->colorOf(SeatId(seat)), seats[seat].color);
    QCOMPARE(record->result(), u"The game is not over: it is in round %1."_s.arg(record->end().head.round));
  }

  void aDamagedRecordTellsHowFarItGoes() {
    QFile sample(qEnvironmentVariable("TAPU_SOURCE") + u"/tests/records/first-turns.tapu"_s);
    QVERIFY(sample.open(QIODevice::ReadOnly));
    QTemporaryDir folder;
    const QString path = folder.filePath(u"torn.tapu"_s);
    QFile torn(path);
    QVERIFY(torn.open(QIODevice::WriteOnly));
    torn.write(sample.readAll().chopped(5));
    torn.close();
    Complaint complaint;
    const auto record = Replay::from(path, complaint);
    QVERIFY(record);
    QCOMPARE(record->steps(), 20);
    QCOMPARE(record->stoppedBy(), u"torn.tapu:22: The last line breaks off; everything before it is used."_s);
    QCOMPARE(record->nameOf(SeatId(1)), u"Ravi"_s);
  }

  // Words

  void theTimeIsToldAsPeopleSayIt_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("ownDigits");
    QTest::addColumn<QDateTime>("played");
    QTest::addColumn<QString>("told");
    const auto row = [](const char* name, const QString& language, bool digits, const QDateTime& then,
                        const QString& told) { QTest::newRow(name) << language << digits << then << told; };
    row("today", u"en"_s, false, at(22, 9, 40), u"9:40 today"_s);
    row("just after midnight", u"en"_s, false, at(22, 0, 5), u"0:05 today"_s);
    row("yesterday", u"en"_s, false, at(21, 23, 59), u"23:59 yesterday"_s);
    row("earlier", u"en"_s, false, at(20, 9, 40), u"20 November 2026, 9:40"_s);
    row("a clock that was set back", u"en"_s, false, at(23, 9, 40), u"23 November 2026, 9:40"_s);
    row("in Hindi today", u"hi"_s, false, at(22, 9, 40), u"आज 9:40 बजे"_s);
    row("in Hindi yesterday", u"hi"_s, false, at(21, 21, 5), u"कल 21:05 बजे"_s);
    row("in Hindi earlier", u"hi"_s, false, at(20, 9, 40), u"20 नवंबर 2026, 9:40 बजे"_s);
    row("in Devanagari digits today", u"hi"_s, true, at(22, 9, 40), u"आज ९:४० बजे"_s);
    row("in Devanagari digits earlier", u"hi"_s, true, at(20, 9, 40), u"२० नवंबर २०२६, ९:४० बजे"_s);
  }
  void theTimeIsToldAsPeopleSayIt() {
    QFETCH(QString, language);
    QFETCH(bool, ownDigits);
    QFETCH(QDateTime, played);
    QFETCH(QString, told);
    languages_.useDigits(ownDigits ? Digits::Devanagari : Digits::International);
    languages_.use(language);
    const QString said = whenPlayed(played.toUTC(), at(22, 12, 0));
    languages_.useDigits(Digits::International);
    languages_.use(u"en"_s);
    QCOMPARE(said, told);
  }

 private:
  Languages languages_;
};

TAPU_TEST_WITH_LOOP(SavedGamesTest)
#include "test_saved_games.moc"
