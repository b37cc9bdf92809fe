// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <QRandomGenerator>

#include "app/host/sqlite_file.h"
#include "app/host/sqlite_store.h"
#include "app/host/store_bytes.h"
#include "app/host/store_look.h"
#include "app/wire/receipts.h"
#include "tests/no_room.h"
#include "tests/suite.h"

#include <sys/stat.h>
#include <atomic>
#include <thread>

using namespace Qt::StringLiterals;
using namespace tapu;

namespace {

StoredMove move(quint32 number, SeatId seat = {}, quint32 clientSeq = 0) {
  return {number, seat, clientSeq, QByteArray("move ") + QByteArray::number(number)};
}

QByteArray bytesOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool put(const QString& path, const QByteArray& content) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
}

/// Changes a store's file behind its back.
void tamper(const QString& path, const QString& statement) {
  {
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"tamper"_s);
    database.setDatabaseName(path);
    QVERIFY(database.open());
    QSqlQuery query(database);
    for (const QString& each : statement.split(u';')) QVERIFY2(query.exec(each), qPrintable(each));
  }
  QSqlDatabase::removeDatabase(u"tamper"_s);
}

/// What older versions of this program made, with two moves in it.
void makeOldFile(const QString& path, int version) {
  const QString played = version == 1 ? QString() : u", played_ms INTEGER NOT NULL DEFAULT 0"_s;
  const QByteArray first = chained({}, move(0)), second = chained(first, move(1));
  const auto row = [&](const StoredMove& stored, const QByteArray& hash) {
    return u"INSERT INTO event VALUES(1, %1, -1, NULL, x'%2', x'%3'%4)"_s.arg(
        QString::number(stored.number), QLatin1StringView(stored.body.toHex()), QLatin1StringView(hash.toHex()),
        version == 1 ? QString() : u", 0"_s);
  };
  tamper(path,
         QStringList{u"PRAGMA journal_mode=WAL"_s, u"PRAGMA application_id=%1"_s.arg(0x54415055),
                     u"PRAGMA user_version=%1"_s.arg(version),
                     u"CREATE TABLE game(id INTEGER PRIMARY KEY, head BLOB NOT NULL, status INTEGER NOT NULL)"_s,
                     u"CREATE TABLE event(game INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,"
                     " client_seq INTEGER, body BLOB NOT NULL, hash BLOB NOT NULL%1, PRIMARY KEY(game, number),"
                     " UNIQUE(game, seat, client_seq)) WITHOUT ROWID"_s.arg(played),
                     u"CREATE TABLE session(game INTEGER NOT NULL, seat INTEGER NOT NULL, token_hash BLOB NOT NULL,"
                     " former_hash BLOB NOT NULL, last_seq INTEGER NOT NULL, near INTEGER NOT NULL,"
                     " PRIMARY KEY(game, seat)) WITHOUT ROWID"_s,
                     u"INSERT INTO game VALUES(1, x'68656164', 1)"_s, row(move(0), first), row(move(1), second),
                     u"INSERT INTO session VALUES(1, 2, x'aa', x'', 7, 1)"_s}
             .join(u';'));
}

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

/// What came of opening a damaged copy.
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

/// Games kept in a file.
class TestStore : public QObject {
  Q_OBJECT
  // Where nothing waits for a disk, if there is such a place: these tests open thousands of files.
  QTemporaryDir folder_{QFileInfo(u"/dev/shm"_s).isWritable() ? u"/dev/shm/tapu-store-XXXXXX"_s
                                                              : QDir::tempPath() + u"/tapu-store-XXXXXX"_s};
  QString path() const { return folder_.filePath(QLatin1StringView(QTest::currentTestFunction())); }

 private Q_SLOTS:
  void whatWasCommittedIsThereAfterACrash();
  void whatWasNotCommittedIsGoneAfterACrash();
  void ticketsAreCommittedInOrder();
  void theSameActOfASeatIsNotStoredTwice();
  void afterAFailureNothingIsKeptUntilRecovered();
  void aCommitOfUnknownOutcomeIsUndone();
  void aRecoveryThatFailsHalfwayLeavesASoundFile();
  void aGameThatCouldNotBeginIsNotTheCurrentOne();
  void sessionsAreReplacedAndDropped();
  void onlyTheNewestUnfinishedGameGoesOn();
  void anEditedLogIsRefused_data();
  void anEditedLogIsRefused();
  void aFileOfAnOlderVersionGoesOn_data();
  void aFileOfAnOlderVersionGoesOn();
  void whatIsNoStoreStaysAsItIs_data();
  void whatIsNoStoreStaysAsItIs();
  void aPipeIsNoStore();
  void onlyTheOwnerMayReadAStore();
  void aProblemIsToldInWordsThatAreTranslated();
  void whatWasCheckpointedIsInTheFileItself();
  void aTurnedBitCostsNothingSilently();
  void aFileCutShortIsRefused();
  void aLogThatWasDamagedInTheMiddleMakesTheGameDoubtful();
  void aDamagedLogThatCannotBePutAsideStaysAsItIs();
  void aStoreThatCannotBeCopiedIsNotDamaged();
  void aLogThatIsGoneIsNoticed();
  void noGameIsBegunOverTheLogOfALostFile_data();
  void noGameIsBegunOverTheLogOfALostFile();
  void noLogIsGoneFromAStoreWhileItCloses_data();
  void noLogIsGoneFromAStoreWhileItCloses();
  void aGatheringIsNotDamagedBecauseItsLogIsGone();
  void aLookChangesNothing();
  void aFileCutAnywhereHoldsTheFirstOfWhatWasAcknowledged_data();
  void aFileCutAnywhereHoldsTheFirstOfWhatWasAcknowledged();
};

void TestStore::whatWasCommittedIsThereAfterACrash() {
  {
    SqliteStore store(path());
    QCOMPARE(store.open(), QString());
    QSignalSpy committed(&store, &EventStore::committed);
    store.begin("head");
    store.append({move(0), move(1, SeatId(2), 1)});
    store.keepHead("new head", GameStatus::Playing);
    const auto last = store.keepSession({SeatId(2), "hash", "former", 1, true});
    QTRY_VERIFY(!committed.isEmpty() && committed.last().first().toULongLong() == last);
    store.crash();
  }
  SqliteStore again(path());
  QCOMPARE(again.open(), QString());
  const auto game = again.continueLast();
  QVERIFY(game);
  QCOMPARE(game->head, "new head");
  QCOMPARE(game->status, GameStatus::Playing);
  QCOMPARE(game->moves, (std::vector<StoredMove>{move(0), move(1, SeatId(2), 1)}));
  QCOMPARE(game->sessions, (QList<StoredSession>{{SeatId(2), "hash", "former", 1, true}}));
}

void TestStore::whatWasNotCommittedIsGoneAfterACrash() {
  QSignalSpy* committed = nullptr;
  {
    SqliteStore store(path());
    QCOMPARE(store.open(), QString());
    committed = new QSignalSpy(&store, &EventStore::committed);
    store.begin("head");
    store.flush();
    store.crash();
    store.append({move(0)});
    delete committed;
  }
  SqliteStore again(path());
  QCOMPARE(again.open(), QString());
  QVERIFY(again.continueLast()->moves.empty());
}

void TestStore::ticketsAreCommittedInOrder() {
  SqliteStore store(path());
  QCOMPARE(store.open(), QString());
  QSignalSpy committed(&store, &EventStore::committed);
  store.begin("head");
  EventStore::Ticket last = 0;
  for (quint32 i = 0; i < 200; ++i) last = store.append({move(i)});
  QTRY_VERIFY(!committed.isEmpty() && committed.last().first().toULongLong() == last);
  for (qsizetype i = 1; i < committed.size(); ++i)
    QVERIFY(committed[i].first().toULongLong() > committed[i - 1].first().toULongLong());
  QVERIFY2(committed.size() < 200, "a crowd of requests shares commits");
  QCOMPARE(store.continueLast()->moves.size(), 200u);
}

void TestStore::theSameActOfASeatIsNotStoredTwice() {
  SqliteStore store(path());
  QCOMPARE(store.open(), QString());
  QSignalSpy failed(&store, &EventStore::failed);
  store.begin("head");
  store.append({move(0, SeatId(1), 7)});
  store.append({move(1), move(2)});  // the table's moves have no number to clash
  store.flush();
  store.append({move(3, SeatId(1), 7)});
  QTRY_COMPARE(failed.size(), 1);
  store.recover();
  QCOMPARE(store.continueLast()->moves.size(), 3u);
}

void TestStore::afterAFailureNothingIsKeptUntilRecovered() {
  SqliteStore store(path());
  QCOMPARE(store.open(), QString());
  QSignalSpy failed(&store, &EventStore::failed);
  store.begin("head");
  store.append({move(0)});
  store.flush();
  store.append({move(0)});  // its number is taken: this fails
  QTRY_COMPARE(failed.size(), 1);
  store.append({move(1)});
  store.recover();
  store.append({move(1)});
  QCOMPARE(store.continueLast()->moves, (std::vector<StoredMove>{move(0), move(1)}));
}

void TestStore::aCommitOfUnknownOutcomeIsUndone() {
  SqliteFile file;
  QVERIFY(file.open(path()));
  const QString connection = QSqlDatabase::connectionNames().constLast();
  QVERIFY(file.beginTransaction() && file.begin("head") && file.append(move(0)) && file.commit());
  QVERIFY(file.beginTransaction() && file.append(move(1, SeatId(2), 5)));
  QVERIFY(QSqlQuery(QSqlDatabase::database(connection)).exec(u"COMMIT"_s));
  QVERIFY2(!file.commit(), "it is durable, but told as a failure");

  QVERIFY(file.reopen());
  QVERIFY(file.beginTransaction() && file.append(move(1, SeatId(3), 1)) && file.commit());
  QCOMPARE(file.continueLast()->moves, (std::vector<StoredMove>{move(0), move(1, SeatId(3), 1)}));
}

// ROBUSTNESS 13: the disk is full again while what nobody was told of is taken back, at whichever byte of the log.
void TestStore::aRecoveryThatFailsHalfwayLeavesASoundFile() {
  constexpr rlim_t kLogOfARecovery = 12000, kStep = 524;
  constexpr quint32 kMoves = 600;  // a file longer than the log, so that the log is not brought into it at once
  int failures = 0;
  for (rlim_t room = 0; room <= kLogOfARecovery; room += kStep) {
    const QString name = path() + QString::number(room), copy = name + u"-copy"_s;
    SqliteFile file;
    QVERIFY(file.open(name));
    const QString connection = QSqlDatabase::connectionNames().constLast();
    QVERIFY(file.beginTransaction() && file.begin("head"));
    for (quint32 i = 0; i < kMoves; ++i) QVERIFY(file.append(move(i)));
    QVERIFY(file.commit());
    file.checkpoint();
    QVERIFY(file.beginTransaction() && file.append(move(kMoves, SeatId(2), 5)));
    QVERIFY(QSqlQuery(QSqlDatabase::database(connection)).exec(u"COMMIT"_s) && !file.commit());
    {
      const NoRoom full(room);
      failures += !file.reopen();
    }
    QVERIFY(put(copy, bytesOf(name)) && put(copy + u"-wal"_s, bytesOf(name + u"-wal"_s)));
    const StoreLook crashed = lookIntoStore(copy);
    QVERIFY2(crashed.state == StoreLook::Health::Sound, qPrintable(u"%1: %2"_s.arg(room).arg(crashed.problem)));
    QVERIFY(crashed.game && crashed.game->moves.size() >= kMoves);

    QVERIFY(file.reopen());
    QCOMPARE(file.continueLast()->moves.size(), std::size_t(kMoves));
  }
  QVERIFY2(failures > 3, "the disk was full at several of its steps");
}

void TestStore::aGameThatCouldNotBeginIsNotTheCurrentOne() {
  SqliteFile file;
  QVERIFY(file.open(path()));
  QVERIFY(file.beginTransaction() && file.begin("first") && file.commit());
  QVERIFY(file.beginTransaction() && file.begin("second"));
  file.rollback();
  QVERIFY(file.beginTransaction() && file.append(move(0)) && file.commit());
  QCOMPARE(file.continueLast()->head, "first");
  QCOMPARE(file.continueLast()->moves, (std::vector<StoredMove>{move(0)}));
}

void TestStore::sessionsAreReplacedAndDropped() {
  SqliteStore store(path());
  QCOMPARE(store.open(), QString());
  store.begin("head");
  store.keepSession({SeatId(0), "a", "", 0, false});
  store.keepSession({SeatId(1), "b", "", 0, false});
  store.keepSession({SeatId(0), "c", "a", 5, false});
  store.dropSession(SeatId(1));
  QCOMPARE(store.continueLast()->sessions, (QList<StoredSession>{{SeatId(0), "c", "a", 5, false}}));
}

void TestStore::onlyTheNewestUnfinishedGameGoesOn() {
  SqliteStore store(path());
  QCOMPARE(store.open(), QString());
  store.begin("old");
  store.begin("new");
  QCOMPARE(store.continueLast()->head, "new");
  store.keepHead("new", GameStatus::Over);
  QVERIFY(!store.continueLast());
  QCOMPARE(store.problem(), QString());
}

void TestStore::anEditedLogIsRefused_data() {
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
  row("a table of somebody's", "CREATE TABLE diary(page TEXT)", all);
}

void TestStore::anEditedLogIsRefused() {
  QFETCH(QString, edit);
  QFETCH(QString, sound);
  const QString name = path() + QString::number(qHash(edit));
  {
    SqliteStore store(name);
    QCOMPARE(store.open(), QString());
    store.begin("head");
    store.keepHead("head", GameStatus::Playing);
    store.keepSession({SeatId(0), "key", "", 0, false});
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

void TestStore::aFileOfAnOlderVersionGoesOn_data() {
  QTest::addColumn<int>("version");
  QTest::addColumn<bool>("inLog");
  QTest::newRow("without times") << 1 << false;
  QTest::newRow("without counts and seals") << 2 << false;
  QTest::newRow("all of it in its log still") << 2 << true;
}

void TestStore::aFileOfAnOlderVersionGoesOn() {
  QFETCH(int, version);
  QFETCH(bool, inLog);
  const QString name = path() + QString::number(version) + QString::number(inLog);
  if (inLog) {  // as it is while somebody plays, or after a crash
    const QString played = name + u"-played"_s;
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"player"_s);
    database.setDatabaseName(played);
    QVERIFY(database.open());
    QSqlQuery reader(database);  // what is read is not brought from the log into the file
    for (const auto& statement : {u"PRAGMA journal_mode=WAL"_s, u"CREATE TABLE start(here INTEGER)"_s,
                                  u"DROP TABLE start"_s, u"BEGIN"_s, u"SELECT count(*) FROM sqlite_master"_s})
      QVERIFY(reader.exec(statement));
    makeOldFile(played, version);
    QVERIFY(put(name, bytesOf(played)) && put(name + u"-wal"_s, bytesOf(played + u"-wal"_s)));
    QVERIFY(bytesOf(name + u"-wal"_s).size() > 1000);
  } else {
    makeOldFile(name, version);
  }
  QSqlDatabase::removeDatabase(u"player"_s);
  QCOMPARE(lookIntoStore(name).game->moves.size(), 2u);
  StoredMove timed = move(2);
  timed.playedMs = 50'000;
  for (int opened = 0; opened < 2; ++opened) {
    SqliteStore store(name);
    QCOMPARE(store.open(), QString());
    std::vector<StoredMove> moves{move(0), move(1)};
    if (opened > 0) moves.push_back(timed);
    const auto game = store.continueLast();
    QVERIFY(game);
    QCOMPARE(game->head, "head");
    QCOMPARE(game->moves, moves);
    QCOMPARE(game->sessions, (QList<StoredSession>{{SeatId(2), "\xaa", "", 7, true}}));
    if (opened == 0) store.append({timed});
  }
  tamper(name, u"DELETE FROM event WHERE number = 2"_s);
  QVERIFY2(!SqliteStore(name).open().isEmpty(), "from now on it knows how many moves it must have");
}

void TestStore::whatIsNoStoreStaysAsItIs_data() {
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
      << u"PRAGMA application_id=%1;PRAGMA user_version=4;CREATE TABLE game(id INTEGER)"_s.arg(0x54415055)
      << QByteArray() << u"written by a newer version of this program"_s;
  QTest::newRow("a text") << QString() << QByteArray("Dear diary,\n") << foreign;
  QTest::newRow("zeros") << QString() << QByteArray(5000, '\0') << foreign;
  QTest::newRow("the first bytes of a database") << QString() << QByteArray("SQLite format 3\0", 16) << foreign;
}

void TestStore::whatIsNoStoreStaysAsItIs() {
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

void TestStore::onlyTheOwnerMayReadAStore() {
  const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
  for (int opened = 0; opened < 2; ++opened) {
    SqliteStore store(path());
    QCOMPARE(store.open(), QString());
    store.begin("head");
    store.append({move(0)});
    store.flush();
    for (const char* beside : {"", "-wal"}) {
      const QString name = path() + QLatin1StringView(beside);
      QVERIFY2(QFile::exists(name), beside);
      QVERIFY2(!(QFile::permissions(name) & others), beside);
      // For the second time: one that was made by an older version.
      QVERIFY(QFile::setPermissions(name, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup | QFile::ReadOther));
    }
  }
}

void TestStore::aProblemIsToldInWordsThatAreTranslated() {
  SqliteStore store(path());
  QCOMPARE(store.open(), QString());
  QSignalSpy failed(&store, &EventStore::failed);
  store.begin("head");
  store.append({move(0, SeatId(1), 7)});
  store.append({move(1, SeatId(1), 7)});  // the same Act of a seat
  QTRY_COMPARE(failed.size(), 1);
  QCOMPARE(failed.first().first().toString(), u"what was to be written contradicts what the file holds"_s);
}

void TestStore::whatWasCheckpointedIsInTheFileItself() {
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
void TestStore::aTurnedBitCostsNothingSilently() {
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

void TestStore::aFileCutShortIsRefused() {
  const Crashed whole = crashed(path());
  const QString part = path() + u"-part"_s;
  for (qsizetype size = whole.file.size() - 1; size > 0; size -= 1277) {
    const Came came = opened(whole, part, whole.file.left(size), {});
    QVERIFY2(came == Came::Refused, qPrintable(QString::number(size)));
  }
}

void TestStore::aLogThatWasDamagedInTheMiddleMakesTheGameDoubtful() {
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

void TestStore::noGameIsBegunOverTheLogOfALostFile_data() {
  QTest::addColumn<bool>("isThere");
  QTest::newRow("the file is gone, its log is not") << false;
  QTest::newRow("the file is empty, its log is not") << true;
}

void TestStore::noGameIsBegunOverTheLogOfALostFile() {
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

void TestStore::aDamagedLogThatCannotBePutAsideStaysAsItIs() {
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
void TestStore::aPipeIsNoStore() {
  QCOMPARE(::mkfifo(QFile::encodeName(path()).constData(), 0640), 0);
  SqliteStore store(path());
  QCOMPARE(store.open(), u"this is no ordinary file"_s);
  QCOMPARE(store.keptAs(), QString());
  QVERIFY2(QFile::permissions(path()) & QFile::ReadGroup, "it stays as it was");
}

void TestStore::aStoreThatCannotBeCopiedIsNotDamaged() {
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

void TestStore::aLogThatIsGoneIsNoticed() {
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

void TestStore::noLogIsGoneFromAStoreWhileItCloses_data() {
  QTest::addColumn<bool>("isReopened");
  QTest::newRow("a store that is closed") << false;
  QTest::newRow("a store that is opened anew after a failure") << true;
}

/// Whenever it is killed: the mark is never there where the log is not.
void TestStore::noLogIsGoneFromAStoreWhileItCloses() {
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

void TestStore::aGatheringIsNotDamagedBecauseItsLogIsGone() {
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

void TestStore::aLookChangesNothing() {
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

void TestStore::aFileCutAnywhereHoldsTheFirstOfWhatWasAcknowledged_data() {
  QTest::addColumn<bool>("torn");
  QTest::newRow("the log ends at any byte") << false;
  QTest::newRow("and its last sector is garbage") << true;
}

// ROBUSTNESS 13: what a crash leaves of the log, cut at any byte, is a game that began the same way.
void TestStore::aFileCutAnywhereHoldsTheFirstOfWhatWasAcknowledged() {
  QFETCH(bool, torn);
  constexpr quint32 kMoves = 12;
  const QString whole = folder_.filePath(u"whole%1"_s.arg(torn)), part = folder_.filePath(u"part%1"_s.arg(torn));
  SqliteStore store(whole);
  QCOMPARE(store.open(), QString());
  QSignalSpy committed(&store, &EventStore::committed);
  store.begin("head");
  for (quint32 i = 0; i < kMoves; ++i) {
    const auto ticket = store.append({move(i, SeatId(1), i + 1)});
    QTRY_VERIFY(!committed.isEmpty() && committed.last().first().toULongLong() == ticket);
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

TAPU_TEST_WITH_LOOP(TestStore)
#include "test_store.moc"
