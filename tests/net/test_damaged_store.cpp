// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>

#include <QDateTime>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <atomic>
#include <thread>

#include "app/host/store/sqlite_file.h"
#include "app/host/store/sqlite_store.h"
#include "app/host/store/store_bytes.h"
#include "app/host/store/store_look.h"
#include "app/wire/receipts.h"
#include "store_files.h"
#include "tests/no_room.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;

namespace {

/// A game as a crash leaves it: some of it in the file, the rest in its log.
struct Crashed {
  QByteArray file, log;
  StoredGame game;
  std::size_t checkpointed = 0;  ///< moves that are in the file itself
  QByteArray receipt;            ///< for all of the moves
};

Crashed crashed(const QString& path) {
  constexpr quint32 kRounds = 8, kMovesOfRound = 12, kAfterwards = 9;
  Crashed made;
  QRandomGenerator random(13);
  const auto bytes = [&](int size) {
    QByteArray body(size, 0);
    for (char& byte : body) byte = static_cast<char>(random.generate());
    return body;
  };
  SqliteStore store(path);
  if (!store.open().isEmpty()) return made;
  const QByteArray head = bytes(900);
  Receipts receipts(bytes(32));
  store.begin(head);
  for (int seat = 0; seat < 4; ++seat) store.keepSession({SeatId(seat), bytes(32), bytes(32), 0, seat == 0});
  store.keepHead(head, GameStatus::Playing);
  receipts.beginRun(bytes(32), 0);
  store.keepTable(receipts.kept(), {});
  store.checkpoint();
  quint32 number = 0;
  const auto play = [&](quint32 moves) {
    for (quint32 i = 0; i < moves; ++i, ++number) {
      store.append(
          {{number, SeatId(int(number % 4)), number + 1, bytes(int(random.bounded(20, 60))), qint64(number) * 900}});
      store.flush();
    }
  };
  for (quint32 round = 0; round < kRounds; ++round) {
    play(kMovesOfRound);
    store.checkpoint();
    store.flush();
  }
  made.checkpointed = number;
  play(kAfterwards);
  made.receipt = receipts.receiptFor(int(number));
  made.file = bytesOf(path);
  made.log = bytesOf(path + u"-wal"_s);
  made.game = *store.continueLast();
  return made;
}

/// The outcome of opening a damaged copy.
enum class Came : quint8 { Same, Refused, InDoubt, Silent };

Came opened(const Crashed& whole, const QString& path, const QByteArray& file, const QByteArray& log) {
  if (!put(path, file) || !put(path + u"-wal"_s, log)) return Came::Silent;
  SqliteStore store(path);
  if (!store.open().isEmpty()) {
    // What is damaged is kept byte for byte; what cannot be told from a foreign file stays where it is.
    const QString kept = store.keptAs().isEmpty() ? path : store.keptAs();
    const bool isUntouched = bytesOf(kept) == file && bytesOf(kept + u"-wal"_s) == log;
    for (const char* beside : {"", "-wal"}) QFile::remove(kept + QLatin1StringView(beside));
    return isUntouched ? Came::Refused : Came::Silent;
  }
  const auto game = store.continueLast();
  if (!store.keptAs().isEmpty())
    for (const char* beside : {"", "-wal"}) QFile::remove(store.keptAs() + QLatin1StringView(beside));
  if (!game || !store.problem().isEmpty()) return store.problem().isEmpty() ? Came::Silent : Came::Refused;
  const bool isSame = game->head == whole.game.head && game->moves == whole.game.moves &&
                      game->sessions == whole.game.sessions && game->receipts == whole.game.receipts &&
                      isUnderWay(game->status);
  if (isSame) return Came::Same;
  const auto count = game->moves.size();
  if (count < whole.checkpointed || count > whole.game.moves.size() ||
      !std::equal(game->moves.begin(), game->moves.end(), whole.game.moves.begin()))
    return Came::Silent;
  const auto verdict = Receipts::from(game->receipts).judge(int(whole.game.moves.size()), whole.receipt, int(count));
  return game->status == GameStatus::Doubtful || verdict.isLost ? Came::InDoubt : Came::Silent;
}

}  // namespace

/// Files as a crash leaves them, and such as were damaged, cut or edited, or never held a game.
class TestDamagedStore : public QObject {
  Q_OBJECT
  StoreFolder folder_;
  QString path() const { return folder_.path(); }

 private Q_SLOTS:
  void anEditedLogIsRefused_data();
  void anEditedLogIsRefused();
  void whatIsNoStoreStaysAsItIs_data();
  void whatIsNoStoreStaysAsItIs();
  void aPipeIsNoStore();
  void whatWasCheckpointedIsInTheFileItself();
  void aTurnedBitCostsNothingSilently();
  void aFileCutShortIsRefused();
  void aLogThatWasDamagedInTheMiddleMakesTheGameDoubtful();
  void aDamagedLogThatCannotBePutAsideStaysAsItIs();
  void aStoreThatCannotBeCopiedIsNotDamaged();
  void aLogThatIsGoneIsNoticed();
  void aLogThatAnotherProgramBroughtIntoTheFileIsNotMissed();
  void noGameIsBegunOverTheLogOfALostFile_data();
  void noGameIsBegunOverTheLogOfALostFile();
  void noLogIsGoneFromAStoreWhileItCloses_data();
  void noLogIsGoneFromAStoreWhileItCloses();
  void aGatheringIsNotDamagedBecauseItsLogIsGone();
  void aLookChangesNothing();
  void aFileCutAnywhereHoldsTheFirstOfWhatWasAcknowledged_data();
  void aFileCutAnywhereHoldsTheFirstOfWhatWasAcknowledged();
};

void TestDamagedStore::anEditedLogIsRefused_data() {
  QTest::addColumn<QString>("edit");
  QTest::addColumn<QString>("sound");
  const auto row = [](const char* name, const char* edit, const char* sound) {
    QTest::newRow(name) << QString::fromLatin1(edit) << QString::fromLatin1(sound);
  };
  const char* one = "the last good move is number 1";
  const char* all = "the last good move is number 4";
  row("another move", "UPDATE event SET body = 'other' WHERE number = 1", one);
  row("another time played", "UPDATE event SET played_ms = 60000 WHERE number = 1", one);
  row("no time played", "UPDATE event SET played_ms = 0 WHERE number = 1", one);
  row("the last moves are gone", "DELETE FROM event WHERE number > 0", one);
  row("the last move is gone", "DELETE FROM event WHERE number = 3", "the last good move is number 3");
  row("a move in the middle is gone", "DELETE FROM event WHERE number = 1", one);
  row("all moves are gone", "DELETE FROM event", "no move in it can be used");
  row("two moves have changed places",
      "UPDATE event SET number = 9 WHERE number = 1;UPDATE event SET number = 1 WHERE number = 2;"
      "UPDATE event SET number = 2 WHERE number = 9",
      one);
  row("a move more", "INSERT INTO event VALUES(1, 4, 0, 9, 'x', 'y', 0)", all);
  row("the game is told to be over", "UPDATE game SET status = 2", all);
  row("the game has another head", "UPDATE game SET head = 'other'", all);
  row("the count is made to fit",
      "DELETE FROM event WHERE number = 3;UPDATE game SET events = 3,"
      " last_hash = (SELECT hash FROM event WHERE number = 2)",
      "the last good move is number 3");
  row("the game is gone", "DELETE FROM game", "no move in it can be used");
  row("another key to a seat", "UPDATE session SET token_hash = 'other'", all);
  row("the key to the only seat is gone", "DELETE FROM session WHERE seat = 0", all);
  row("no key is there, nor anything of the table", "DELETE FROM session", all);
  row("the count of keys is made to fit", "DELETE FROM session WHERE seat = 0;UPDATE game SET sessions = 1", all);
  row("a table of somebody's", "CREATE TABLE diary(page TEXT)", all);
}

void TestDamagedStore::anEditedLogIsRefused() {
  QFETCH(QString, edit);
  QFETCH(QString, sound);
  const QString name = path() + QString::number(qHash(edit));
  {
    SqliteStore store(name);
    QCOMPARE(store.open(), QString());
    store.begin("head");
    store.keepHead("head", GameStatus::Playing);
    store.keepSession({SeatId(0), "key", "", 0, false});
    store.keepTable("receipts", "secrets");
    StoredMove timed = move(1);
    timed.playedMs = 45'000;
    store.append({move(0), timed, move(2), move(3, SeatId(0), 1)});
  }
  tamper(name, edit);
  const QByteArray edited = bytesOf(name);
  SqliteStore store(name);
  const QString problem = store.open();
  QVERIFY2(problem.contains(sound), qPrintable(problem));
  QVERIFY2(!QFile::exists(name), "nothing new is written over it");
  QCOMPARE(store.keptAs(), name + u".damaged"_s);
  QCOMPARE(bytesOf(store.keptAs()), edited);

  QVERIFY(put(name, edited));
  SqliteStore again(name);
  QVERIFY(!again.open().isEmpty());
  QCOMPARE(again.keptAs(), name + u".damaged-2"_s);
  QCOMPARE(bytesOf(name + u".damaged"_s), edited);
}

void TestDamagedStore::whatIsNoStoreStaysAsItIs_data() {
  QTest::addColumn<QString>("statements");
  QTest::addColumn<QByteArray>("content");
  QTest::addColumn<QString>("problem");
  const auto foreign = u"not a store of this program"_s;
  QTest::newRow("a database of another program") << u"CREATE TABLE diary(page TEXT)"_s << QByteArray() << foreign;
  QTest::newRow("one with a log") << u"PRAGMA journal_mode=WAL;CREATE TABLE diary(page TEXT)"_s << QByteArray()
                                  << foreign;
  QTest::newRow("one with an id of its own")
      << u"PRAGMA application_id=1196444487;CREATE TABLE game(id INTEGER)"_s << QByteArray() << foreign;
  QTest::newRow("a store of a newer version")
      << u"PRAGMA application_id=%1;PRAGMA user_version=5;CREATE TABLE game(id INTEGER)"_s.arg(0x54415055)
      << QByteArray() << u"written by a newer version of this program"_s;
  QTest::newRow("a text") << QString() << QByteArray("Dear diary,\n") << foreign;
  QTest::newRow("zeros") << QString() << QByteArray(5000, '\0') << foreign;
  QTest::newRow("the first bytes of a database") << QString() << QByteArray("SQLite format 3\0", 16) << foreign;
}

void TestDamagedStore::whatIsNoStoreStaysAsItIs() {
  QFETCH(QString, statements);
  QFETCH(QByteArray, content);
  QFETCH(QString, problem);
  QTemporaryDir folder;
  const QString name = folder.filePath(u"file"_s);
  if (statements.isEmpty())
    QVERIFY(put(name, content));
  else
    tamper(name, statements);
  const QByteArray before = bytesOf(name);
  QVERIFY(QFile::setPermissions(name, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
  const auto permissions = QFile::permissions(name);
  {
    SqliteStore store(name);
    QCOMPARE(store.open(), problem);
    QCOMPARE(store.keptAs(), QString());
  }
  QCOMPARE(bytesOf(name), before);
  QCOMPARE(QFile::permissions(name), permissions);
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList{u"file"_s});
}

void TestDamagedStore::whatWasCheckpointedIsInTheFileItself() {
  const Crashed made = crashed(path());
  QVERIFY(made.checkpointed > 0 && made.game.moves.size() > made.checkpointed);
  const QString alone = path() + u"-alone"_s;
  QVERIFY(put(alone, made.file));
  SqliteStore store(alone);
  QCOMPARE(store.open(), QString());
  const auto game = store.continueLast();
  QVERIFY(game);
  QCOMPARE(game->moves.size(), made.checkpointed);
}

// One bit anywhere: in the file the same game or a refusal; in the log at most what came since the last checkpoint is
// missing, and never without a word, the last of which is the receipt of somebody who was there.
void TestDamagedStore::aTurnedBitCostsNothingSilently() {
  const Crashed whole = crashed(path());
  const QString part = path() + u"-part"_s;
  QCOMPARE(opened(whole, part, whole.file, whole.log), Came::Same);
  const int places = qEnvironmentVariableIntValue("TAPU_FLIPS") > 0 ? qEnvironmentVariableIntValue("TAPU_FLIPS") : 300;
  QRandomGenerator random(5);
  std::array<int, 4> inFile{}, inLog{};
  for (int i = 0; i < places; ++i) {
    QByteArray file = whole.file, log = whole.log;
    const bool isInLog = i % 2 == 0;
    QByteArray& turned = isInLog ? log : file;
    const auto at = random.bounded(int(turned.size()));
    turned[at] = static_cast<char>(turned[at] ^ (1 << random.bounded(8)));
    const Came came = opened(whole, part, file, log);
    ++(isInLog ? inLog : inFile)[static_cast<std::size_t>(came)];
    QVERIFY2(came != Came::Silent, qPrintable(u"%1 byte %2"_s.arg(isInLog ? u"log"_s : u"file"_s).arg(at)));
    QVERIFY2(isInLog || came != Came::InDoubt, qPrintable(u"file byte %1: moves are missing"_s.arg(at)));
  }
  qInfo("file: %d the same, %d refused; log: %d the same, %d refused, %d in doubt", inFile[0], inFile[1], inLog[0],
        inLog[1], inLog[2]);
}

void TestDamagedStore::aFileCutShortIsRefused() {
  const Crashed whole = crashed(path());
  const QString part = path() + u"-part"_s;
  for (qsizetype size = whole.file.size() - 1; size > 0; size -= 1277) {
    const Came came = opened(whole, part, whole.file.left(size), {});
    QVERIFY2(came == Came::Refused, qPrintable(QString::number(size)));
  }
}

void TestDamagedStore::aLogThatWasDamagedInTheMiddleMakesTheGameDoubtful() {
  const Crashed whole = crashed(path());
  const QString part = path() + u"-part"_s;
  QByteArray log = whole.log;
  log[log.size() / 2] = static_cast<char>(log[log.size() / 2] ^ 1);
  QVERIFY(put(part, whole.file) && put(part + u"-wal"_s, log));
  QVERIFY(lookIntoStore(part).isCutShort);
  {
    SqliteStore store(part);
    QCOMPARE(store.open(), QString());
    QCOMPARE(bytesOf(store.keptAs() + u"-wal"_s), log);
    const auto game = store.continueLast();
    QVERIFY(game && game->moves.size() >= whole.checkpointed && game->moves.size() < whole.game.moves.size());
    QCOMPARE(game->status, GameStatus::Doubtful);
    store.crash();
  }
  SqliteStore again(part);  // what showed the damage is gone by now
  QCOMPARE(again.open(), QString());
  QCOMPARE(again.keptAs(), QString());
  QCOMPARE(again.continueLast()->status, GameStatus::Doubtful);
}

void TestDamagedStore::noGameIsBegunOverTheLogOfALostFile_data() {
  QTest::addColumn<bool>("isThere");
  QTest::newRow("the file is gone, its log is not") << false;
  QTest::newRow("the file is empty, its log is not") << true;
}

void TestDamagedStore::noGameIsBegunOverTheLogOfALostFile() {
  QFETCH(bool, isThere);
  const Crashed whole = crashed(path());
  const QString lost = path() + (isThere ? u"-empty"_s : u"-gone"_s);
  QVERIFY(put(lost + u"-wal"_s, whole.log) && (!isThere || put(lost, {})));
  SqliteStore store(lost);
  QVERIFY2(!store.open().isEmpty(), "somebody has to be told");
  QCOMPARE(store.keptAs(), lost + u".damaged"_s);
  QCOMPARE(bytesOf(store.keptAs() + u"-wal"_s), whole.log);
  QCOMPARE(SqliteStore(lost).open(), QString());  // the next game has the name to itself
}

void TestDamagedStore::aDamagedLogThatCannotBePutAsideStaysAsItIs() {
  const Crashed whole = crashed(path());
  QTemporaryDir folder;
  const QString name = folder.filePath(QString(245, u'n'));  // no file system has room for ".damaged" behind it
  QByteArray log = whole.log;
  log[log.size() / 2] = static_cast<char>(log[log.size() / 2] ^ 1);
  QVERIFY(put(name, whole.file) && put(name + u"-wal"_s, log));
  SqliteStore store(name);
  QVERIFY(!store.open().isEmpty());
  QCOMPARE(bytesOf(name), whole.file);
  QCOMPARE(bytesOf(name + u"-wal"_s), log);
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
}

// Whoever opens a pipe waits for somebody at its other end.
void TestDamagedStore::aPipeIsNoStore() {
  QCOMPARE(::mkfifo(QFile::encodeName(path()).constData(), 0640), 0);
  SqliteStore store(path());
  QCOMPARE(store.open(), u"this is no ordinary file"_s);
  QCOMPARE(store.keptAs(), QString());
  QVERIFY2(QFile::permissions(path()) & QFile::ReadGroup, "it stays as it was");
}

void TestDamagedStore::aStoreThatCannotBeCopiedIsNotDamaged() {
  const Crashed whole = crashed(path());
  QTemporaryDir folder;
  const QString name = folder.filePath(u"game"_s);
  QVERIFY(put(name, whole.file) && put(name + u"-wal"_s, whole.log));
  {
    const NoRoom full;
    QCOMPARE(lookIntoStore(name).state, StoreLook::Health::Unreadable);
    SqliteStore store(name);
    QVERIFY(!store.open().isEmpty());
    QCOMPARE(store.keptAs(), QString());
  }
  QCOMPARE(bytesOf(name), whole.file);
  QCOMPARE(bytesOf(name + u"-wal"_s), whole.log);
  SqliteStore store(name);
  QCOMPARE(store.open(), QString());
  QCOMPARE(store.continueLast()->moves, whole.game.moves);
}

void TestDamagedStore::aLogThatIsGoneIsNoticed() {
  QTemporaryDir folder;
  const QString name = folder.filePath(u"game"_s), mark = u"-open"_s;
  {
    SqliteStore store(path());
    QCOMPARE(store.open(), QString());
    store.begin("head");
    store.keepHead("head", GameStatus::Playing);
    store.append({move(0)});
    store.checkpoint();
    store.flush();
    store.append({move(1)});
    store.flush();
    QVERIFY(put(name, bytesOf(path())) && QFile::copy(path() + mark, name + mark));
  }
  QVERIFY2(!QFile::exists(path() + mark), "who closes a store takes the mark away");
  QCOMPARE(lookIntoStore(path()).isCutShort, false);
  const StoreLook look = lookIntoStore(name);
  QCOMPARE(look.state, StoreLook::Health::Sound);
  QVERIFY(look.isCutShort);
  SqliteStore store(name);
  QCOMPARE(store.open(), QString());
  QCOMPARE(store.keptAs(), name + u".damaged"_s);
  QCOMPARE(store.continueLast()->moves.size(), std::size_t{1});
  QCOMPARE(store.continueLast()->status, GameStatus::Doubtful);
}

/// As any other program does that opens the file of a server that was killed, and closes it.
void TestDamagedStore::aLogThatAnotherProgramBroughtIntoTheFileIsNotMissed() {
  QTemporaryDir folder;
  const QString name = folder.filePath(u"game"_s), mark = u"-open"_s, log = u"-wal"_s;
  {
    SqliteStore store(path());
    QCOMPARE(store.open(), QString());
    store.begin("head");
    store.keepHead("head", GameStatus::Playing);
    store.append({move(0)});
    store.flush();
    store.append({move(1)});
    store.flush();
    for (const QString& beside : {QString(), log, mark}) QVERIFY(QFile::copy(path() + beside, name + beside));
  }
  {
    SqliteFile other;
    QVERIFY(other.open(name));
  }
  QVERIFY(!QFile::exists(name + log) && QFile::exists(name + mark));
  QCOMPARE(lookIntoStore(name).isCutShort, false);
  SqliteStore store(name);
  QCOMPARE(store.open(), QString());
  QCOMPARE(store.keptAs(), QString());
  QCOMPARE(store.continueLast()->moves.size(), std::size_t{2});
  QCOMPARE(store.continueLast()->status, GameStatus::Playing);
}

void TestDamagedStore::noLogIsGoneFromAStoreWhileItCloses_data() {
  QTest::addColumn<bool>("isReopened");
  QTest::newRow("a store that is closed") << false;
  QTest::newRow("a store that is opened anew after a failure") << true;
}

/// Whenever it is killed: the mark is never there where the log is not.
void TestDamagedStore::noLogIsGoneFromAStoreWhileItCloses() {
  QFETCH(bool, isReopened);
  SqliteStore store(path());
  QCOMPARE(store.open(), QString());
  store.begin("head");
  store.keepHead("head", GameStatus::Playing);
  store.append({move(0)});
  store.flush();
  const QString log = path() + u"-wal"_s, mark = path() + u"-open"_s;
  QVERIFY(QFile::exists(log) && QFile::exists(mark));
  std::atomic<bool> isDone = false, isFound = false;
  std::thread watcher([&] {
    const auto madeAt = [&] { return QFileInfo(mark).metadataChangeTime(); };
    while (!isDone) {
      const QDateTime before = madeAt();
      if (before.isValid() && !QFile::exists(log) && madeAt() == before) isFound = true;
    }
  });
  for (int i = 0; i < 40 && isReopened; ++i) {
    store.append({move(0)});  // it is there already
    store.flush();
    store.recover();
    store.append({move(static_cast<quint32>(i) + 1)});
    store.flush();
  }
  store.crash();
  isDone = true;
  watcher.join();
  QVERIFY(!isFound);
  QVERIFY(!QFile::exists(log) && !QFile::exists(mark));
  QCOMPARE(lookIntoStore(path()).game->moves.size(), std::size_t(isReopened ? 41 : 1));
}

void TestDamagedStore::aGatheringIsNotDamagedBecauseItsLogIsGone() {
  QTemporaryDir folder;
  const QString name = folder.filePath(u"game"_s), mark = u"-open"_s;
  {
    SqliteStore store(path());
    QCOMPARE(store.open(), QString());
    store.begin("head");
    store.checkpoint();
    store.flush();
    QVERIFY(put(name, bytesOf(path())) && put(name + mark, {}));
  }
  QCOMPARE(lookIntoStore(name).state, StoreLook::Health::Sound);
  SqliteStore store(name);
  QCOMPARE(store.open(), QString());
  QCOMPARE(store.continueLast()->head, "head");
}

void TestDamagedStore::aLookChangesNothing() {
  const Crashed whole = crashed(path());
  QTemporaryDir folder;
  const QString name = folder.filePath(u"game"_s);
  QVERIFY(put(name, whole.file) && put(name + u"-wal"_s, whole.log));
  const StoreLook look = lookIntoStore(name);
  QCOMPARE(look.state, StoreLook::Health::Sound);
  QCOMPARE(look.game->moves, whole.game.moves);
  QCOMPARE(bytesOf(name), whole.file);
  QCOMPARE(bytesOf(name + u"-wal"_s), whole.log);
  QCOMPARE(QDir(folder.path()).entryList(QDir::Files), (QStringList{u"game"_s, u"game-wal"_s}));
  QCOMPARE(lookIntoStore(folder.filePath(u"none"_s)).state, StoreLook::Health::Empty);
}

void TestDamagedStore::aFileCutAnywhereHoldsTheFirstOfWhatWasAcknowledged_data() {
  QTest::addColumn<bool>("torn");
  QTest::newRow("the log ends at any byte") << false;
  QTest::newRow("and its last sector is garbage") << true;
}

// ROBUSTNESS 13: what a crash leaves of the log, cut at any byte, is a game that began the same way.
void TestDamagedStore::aFileCutAnywhereHoldsTheFirstOfWhatWasAcknowledged() {
  QFETCH(bool, torn);
  constexpr quint32 kMoves = 12;
  const QString whole = folder_.filePath(u"whole%1"_s.arg(torn)), part = folder_.filePath(u"part%1"_s.arg(torn));
  SqliteStore store(whole);
  QCOMPARE(store.open(), QString());
  QSignalSpy committed(&store, &EventStore::committed);
  store.begin("head");
  for (quint32 i = 0; i < kMoves; ++i) {
    const auto ticket = store.append({move(i, SeatId(1), i + 1)});
    SOON(!committed.isEmpty() && committed.last().first().toULongLong() == ticket);
  }
  const QByteArray database = bytesOf(whole), log = bytesOf(whole + u"-wal"_s);
  QVERIFY2(log.size() > 1024 * static_cast<int>(kMoves), "the game is in the log, not yet in the file itself");
  std::size_t most = 0;
  for (qsizetype size = log.size(); size >= 0; size -= 1531) {
    QByteArray kept = log.left(size);
    if (torn && size != log.size()) kept.replace(std::max<qsizetype>(0, size - 512), 512, QByteArray(512, '\x5a'));
    QVERIFY(put(part, database) && put(part + u"-wal"_s, kept));
    SqliteStore again(part);
    QCOMPARE(again.open(), QString());
    const auto game = again.continueLast();
    QCOMPARE(again.problem(), QString());
    if (!game) continue;  // not even its beginning is there
    for (std::size_t i = 0; i < game->moves.size(); ++i)
      QCOMPARE(game->moves[i], move(quint32(i), SeatId(1), quint32(i) + 1));
    most = std::max(most, game->moves.size());
  }
  QCOMPARE(most, std::size_t(kMoves));
}

TAPU_TEST_WITH_LOOP(TestDamagedStore)
#include "test_damaged_store.moc"
