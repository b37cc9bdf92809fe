// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <atomic>
#include <thread>

#include "app/host/store/sqlite_file.h"
#include "app/host/store/store_look.h"
#include "app/session/saved/play_order.h"
#include "app/session/saved/saved_words.h"
#include "app/session/settings/languages.h"
#include "tests/game/left_games.h"
#include "tests/suite.h"

using namespace tapu;
using namespace Qt::StringLiterals;
using namespace tapu::test::left_games;
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

QDateTime at(int day, int hour, int minute) { return {QDate(2026, 11, day), QTime(hour, minute)}; }

}  // namespace

/// Which games of this computer are kept and listed, and what their notes tell.
class SavedGamesTest : public QObject {
  Q_OBJECT

 private Q_SLOTS:
  void initTestCase() { languages_.use(u"en"_s); }

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
