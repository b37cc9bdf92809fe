// SPDX-License-Identifier: GPL-3.0-or-later
#include <sys/stat.h>

#include <QCryptographicHash>
#include <QRegularExpression>
#include <QSignalSpy>
#include <atomic>
#include <cstdio>

#include "app/host/store/sqlite_file.h"
#include "app/host/store/sqlite_store.h"
#include "app/host/store/store_bytes.h"
#include "app/host/store/store_look.h"
#include "store_files.h"
#include "tests/net/table.h"
#include "tests/no_room.h"
#include "tests/suite.h"

using namespace Qt::StringLiterals;
using namespace tapu;

namespace {

/// Values of a row, sealed as version 3 did.
QString sealed(const QByteArray& definition, const QVariantList& values) {
  QByteArray bytes = definition;
  for (const QVariant& value : values) {
    const QByteArray each = value.typeId() == QMetaType::QByteArray ? value.toByteArray() : value.toString().toLatin1();
    const auto size = static_cast<char>(each.size());
    bytes += QByteArray(3, '\0') + size + each;
  }
  return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).left(16).toHex());
}

/// Adds to a file of version 2 what version 3 had.
void makeVersion3(const QString& path) {
  const QByteArray last = chained(chained({}, move(0)), move(1));
  const QByteArray head = QCryptographicHash::hash("head", QCryptographicHash::Sha256);
  tamper(path, QStringList{u"ALTER TABLE game ADD COLUMN events INTEGER NOT NULL DEFAULT 0"_s,
                           u"ALTER TABLE game ADD COLUMN last_hash BLOB NOT NULL DEFAULT x''"_s,
                           u"ALTER TABLE game ADD COLUMN seal BLOB NOT NULL DEFAULT x''"_s,
                           u"ALTER TABLE session ADD COLUMN seal BLOB NOT NULL DEFAULT x''"_s,
                           u"UPDATE game SET events = 2, last_hash = x'%1', seal = x'%2'"_s.arg(
                               QString::fromLatin1(last.toHex()), sealed("game", {1, head, 1, 2, last})),
                           u"UPDATE session SET seal = x'%1'"_s.arg(
                               sealed("session", {1, 2, QByteArray("\xaa"), QByteArray(""), 7, 1})),
                           u"PRAGMA user_version=3"_s}
                   .join(u';'));
}

/// Makes a file as older versions of this program did, with two moves in it.
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
  if (version == 3) makeVersion3(path);
}

}  // namespace

/// Games kept in a file.
class TestStore : public QObject {
  Q_OBJECT
  StoreFolder folder_;
  QString path() const { return folder_.path(); }

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
  void aGameThatIsOverIsFoundBesideTheNextOne();
  void aFileOfAnOlderVersionGoesOn_data();
  void aFileOfAnOlderVersionGoesOn();
  void aFileOfAnOlderVersionIsJudgedByItsSeals();
  void aFileThatIsGoneIsMended_data();
  void aFileThatIsGoneIsMended();
  void aFileThatCannotBeMendedIsGone();
  void aLogThatIsGoneIsSavedFromTheOpenFile();
  void aFileThatIsPutBackIsGoneOnWith();
  void aStoreOfAnotherGameKeepsItsMoves();
  void aGameThatCannotBeWrittenAnewAsAWholeIsTriedAgain();
  void aGameWhoseFileIsGoneIsWrittenAnew_data();
  void aGameWhoseFileIsGoneIsWrittenAnew();
  void theTableLooksForItsFileNowAndThen();
  void aFileThatCannotBeOpenedIsAskedForNothing();
  void onlyTheOwnerMayReadAStore();
  void aProblemIsToldInWordsThatAreTranslated();
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
    SOON(!committed.isEmpty() && committed.last().first().toULongLong() == last);
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
  SOON(!committed.isEmpty() && committed.last().first().toULongLong() == last);
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
  SOON_EQUAL(failed.size(), 1);
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
  SOON_EQUAL(failed.size(), 1);
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

/// A server that is started again with the store of a game that is over begins the next one beside it.
void TestStore::aGameThatIsOverIsFoundBesideTheNextOne() {
  {
    SqliteStore store(path());
    QCOMPARE(store.open(), QString());
    store.begin("first");
    store.append({move(0), move(1)});
    store.keepHead("first", GameStatus::Over);
  }
  QVERIFY2(!lookForGame(path(), 2).game, "there is no second game");
  {
    SqliteStore again(path());
    QCOMPARE(again.open(), QString());
    QVERIFY(!again.continueLast());
    again.begin("second");
  }
  QCOMPARE(lookIntoStore(path()).game->head, "second");
  const StoreLook last = lookForGame(path(), {});
  QCOMPARE(last.state, StoreLook::Health::Sound);
  QCOMPARE(last.game->head, "first");
  QCOMPARE(last.game->moves, (std::vector<StoredMove>{move(0), move(1)}));
  QCOMPARE(lookForGame(path(), 1).game->head, "first");
  QCOMPARE(lookForGame(path(), 2).game->head, "second");
  tamper(path(), u"UPDATE event SET body = x'00' WHERE number = 1"_s);
  const StoreLook bent = lookForGame(path(), {});
  QCOMPARE(bent.state, StoreLook::Health::Damaged);
  QCOMPARE(bent.game->moves.size(), 1u);
}

void TestStore::aFileOfAnOlderVersionGoesOn_data() {
  QTest::addColumn<int>("version");
  QTest::addColumn<bool>("inLog");
  QTest::newRow("without times") << 1 << false;
  QTest::newRow("without counts and seals") << 2 << false;
  QTest::newRow("without a count of keys") << 3 << false;
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

/// Bringing it up to date seals nothing anew that was changed before.
void TestStore::aFileOfAnOlderVersionIsJudgedByItsSeals() {
  makeOldFile(path(), 3);
  tamper(path(), u"UPDATE session SET last_seq = 8"_s);
  const StoreLook look = lookIntoStore(path());
  QCOMPARE(look.state, StoreLook::Health::Damaged);
  QVERIFY(look.game);
  QCOMPARE(look.game->moves.size(), 2u);
  QVERIFY(!SqliteStore(path()).open().isEmpty());
}

void TestStore::aFileThatIsGoneIsMended_data() {
  using Change = std::function<bool(const QString& path)>;
  QTest::addColumn<Change>("change");
  const auto row = [](const char* name, const Change& change) { QTest::newRow(name) << change; };
  row("deleted", [](const QString& path) { return QFile::remove(path); });
  row("emptied", [](const QString& path) { return QFile::resize(path, 0); });
  row("replaced by a copy", [](const QString& path) {
    return QFile::copy(path, path + u"-copy"_s) &&
           std::rename(QFile::encodeName(path + u"-copy"_s).constData(), QFile::encodeName(path).constData()) == 0;
  });
  row("moved away", [](const QString& path) { return QFile::rename(path, path + u"-elsewhere"_s); });
  row("without its log", [](const QString& path) { return QFile::remove(path + u"-wal"_s); });
  row("with an emptied log", [](const QString& path) { return QFile::resize(path + u"-wal"_s, 0); });
}
/// Without a move: whoever looks finds it, and all that was acknowledged is there again.
void TestStore::aFileThatIsGoneIsMended() {
  QFETCH(std::function<bool(const QString& path)>, change);
  const QString name = path() + QLatin1StringView(QTest::currentDataTag());
  {
    SqliteStore store(name);
    QCOMPARE(store.open(), QString());
    QSignalSpy failed(&store, &EventStore::failed), mended(&store, &EventStore::mended);
    store.begin("head");
    store.append({move(0)});
    store.look();
    store.flush();
    QCoreApplication::processEvents();
    QCOMPARE(mended.size(), 0);
    QVERIFY(change(name));
    store.look();
    store.flush();
    QCoreApplication::processEvents();
    QCOMPARE(failed.size(), 0);
    QCOMPARE(store.health(), EventStore::Health::Works);
    store.crash();
  }
  SqliteStore again(name);
  QCOMPARE(again.open(), QString());
  QCOMPARE(again.continueLast()->moves, (std::vector<StoredMove>{move(0)}));
}

/// Its folder cannot be made anew either: that is told, and nothing that is not safe is told to be so.
void TestStore::aFileThatCannotBeMendedIsGone() {
  QVERIFY(QDir().mkpath(path()));
  const QString name = path() + u"/game"_s;
  SqliteStore store(name);
  QCOMPARE(store.open(), QString());
  QSignalSpy failed(&store, &EventStore::failed), committed(&store, &EventStore::committed);
  store.begin("head");
  store.append({move(0)});
  store.flush();
  QCoreApplication::processEvents();
  const auto safe = committed.last().first().toULongLong();
  QVERIFY(QDir(path()).removeRecursively());
  QFile inItsPlace(path());
  QVERIFY(inItsPlace.open(QIODevice::WriteOnly));
  store.look();
  SOON_EQUAL(failed.size(), 1);
  QCOMPARE(failed.first().first().toString(), u"the file was deleted or replaced by another program"_s);
  QCOMPARE(store.health(), EventStore::Health::Gone);
  QCOMPARE(committed.last().first().toULongLong(), safe);
  QVERIFY(inItsPlace.remove());
  store.recover();
  const auto ticket = store.append({move(1)});
  SOON(committed.last().first().toULongLong() == ticket);
  QCOMPARE(store.health(), EventStore::Health::Works);
  QCOMPARE(store.continueLast()->moves, (std::vector<StoredMove>{move(0), move(1)}));
}

/// What was acknowledged and lay in the log alone is brought into the file before that is opened anew.
void TestStore::aLogThatIsGoneIsSavedFromTheOpenFile() {
  {
    SqliteStore store(path());
    QCOMPARE(store.open(), QString());
    store.begin("head");
    store.append({move(0)});
    store.flush();
    QVERIFY(QFile::remove(path() + u"-wal"_s));
    store.append({move(1)});
    store.flush();
  }
  SqliteStore again(path());
  QCOMPARE(again.open(), QString());
  QCOMPARE(again.continueLast()->moves, (std::vector<StoredMove>{move(0), move(1)}));
}

/// A copy that holds all that was acknowledged is gone on with.
void TestStore::aFileThatIsPutBackIsGoneOnWith() {
  SqliteStore store(path());
  QCOMPARE(store.open(), QString());
  QSignalSpy committed(&store, &EventStore::committed), mended(&store, &EventStore::mended);
  store.begin("head");
  store.append({move(0)});
  store.checkpoint();
  store.flush();
  const QString copy = path() + u"-copy"_s;
  QVERIFY(QFile::copy(path(), copy) && QFile::remove(path()) && QFile::rename(copy, path()));
  const auto ticket = store.append({move(1)});
  SOON(!committed.isEmpty() && committed.last().first().toULongLong() == ticket);
  QCOMPARE(mended.size(), 1);
  QVERIFY2(!QFile::exists(path() + u".damaged"_s), "nothing is put aside");
  QCOMPARE(store.continueLast()->moves, (std::vector<StoredMove>{move(0), move(1)}));
}

/// While people gather there is no move by which the stores would differ.
void TestStore::aStoreOfAnotherGameKeepsItsMoves() {
  const QString name = path() + u"-mine"_s, others = path() + u"-others"_s;
  {
    SqliteStore other(others);
    QCOMPARE(other.open(), QString());
    other.begin("another");
    other.append({move(0)});
  }
  SqliteStore store(name);
  QCOMPARE(store.open(), QString());
  QSignalSpy mended(&store, &EventStore::mended);
  store.begin("mine");
  store.flush();
  QVERIFY(QFile::remove(name) && QFile::remove(name + u"-wal"_s) && QFile::rename(others, name));
  store.look();
  SOON_EQUAL(mended.size(), 1);
  QCOMPARE(store.continueLast()->head, "mine");
  QCOMPARE(lookIntoStore(name + u".damaged"_s).game->moves, (std::vector<StoredMove>{move(0)}));
}

/// The disk is full when the game is to be written anew: nothing half of it is taken for the game.
void TestStore::aGameThatCannotBeWrittenAnewAsAWholeIsTriedAgain() {
  for (const int room : {0, 1'000, 4'000, 6'000}) {
    const QString name = path() + u"-%1"_s.arg(room);
    SqliteStore store(name);
    QCOMPARE(store.open(), QString());
    QSignalSpy failed(&store, &EventStore::failed), committed(&store, &EventStore::committed);
    store.begin("head");
    std::vector<StoredMove> moves;
    for (quint32 i = 0; i < 200; ++i) moves.push_back(move(i));
    store.append(moves);
    store.flush();
    QVERIFY(QFile::remove(name) && QFile::remove(name + u"-wal"_s));
    {
      const NoRoom full(static_cast<rlim_t>(room));
      for (int tries = 1; tries <= 2; ++tries) {
        store.look();
        SOON_EQUAL(failed.size(), tries);
        QCOMPARE(store.health(), EventStore::Health::Gone);
        store.recover();
      }
    }
    const auto ticket = store.append({move(200)});
    SOON(!committed.isEmpty() && committed.last().first().toULongLong() == ticket);
    QCOMPARE(store.continueLast()->moves.size(), 201u);
    QVERIFY2(!QFile::exists(name + u".damaged"_s), "nothing half of it is left");
    store.crash();
    SqliteStore again(name);
    QCOMPARE(again.open(), QString());
    QCOMPARE(again.continueLast()->moves.size(), 201u);
  }
}

void TestStore::aGameWhoseFileIsGoneIsWrittenAnew_data() {
  using Change = std::function<bool(const QString& path)>;
  QTest::addColumn<Change>("change");
  QTest::addColumn<bool>("isPutAside");
  const auto row = [](const char* name, bool isPutAside, const Change& change) {
    QTest::newRow(name) << change << isPutAside;
  };
  row("deleted", false, [](const QString& path) { return QFile::remove(path); });
  row("deleted with its log", false,
      [](const QString& path) { return QFile::remove(path) && QFile::remove(path + u"-wal"_s); });
  row("emptied, into which its log brings a part", true, [](const QString& path) { return QFile::resize(path, 0); });
  row("cut, which its log heals", false, [](const QString& path) { return QFile::resize(path, 1500); });
  row("cut, and healed by its deleted log, which is still open", false,
      [](const QString& path) { return QFile::resize(path, 1500) && QFile::remove(path + u"-wal"_s); });
  row("replaced by something else", true, [](const QString& path) {
    QFile file(path);
    return file.remove() && file.open(QIODevice::WriteOnly) && file.write("a shopping list") > 0;
  });
  row("replaced by a store of another game", true, [](const QString& path) {
    if (!QFile::remove(path) || !QFile::remove(path + u"-wal"_s)) return false;
    SqliteStore other(path);
    if (!other.open().isEmpty()) return false;
    other.begin("another");
    return true;
  });
  row("replaced by an older copy, which has all moves but the keys", true, [](const QString& path) {
    const QString copy = path + u"-older"_s;
    QString remark;
    if (!copyStore(path, copy, remark)) return false;
    {
      SqliteStore older(copy);
      if (!older.open().isEmpty() || !older.continueLast()) return false;
      older.dropSession(SeatId(1));
    }
    return QFile::remove(path) && QFile::remove(path + u"-wal"_s) && QFile::rename(copy, path);
  });
}
/// All that was acknowledged is there again, and what lay under the name is not lost either.
void TestStore::aGameWhoseFileIsGoneIsWrittenAnew() {
  QFETCH(std::function<bool(const QString& path)>, change);
  QFETCH(bool, isPutAside);
  const QString name = path() + QLatin1StringView(QTest::currentDataTag());
  const StoredSession key{.seat = SeatId(1),
                          .tokenHash = "token",
                          .formerHash = "former",
                          .lastClientSeq = 7,
                          .isNear = true,
                          .gaveUp = GaveUp::Yes};
  {
    SqliteStore before(name);
    QCOMPARE(before.open(), QString());
    before.begin("first head");
    before.append({move(0)});
  }
  {
    SqliteStore store(name);
    QCOMPARE(store.open(), QString());
    QCOMPARE(store.continueLast()->head, "first head");
    QSignalSpy failed(&store, &EventStore::failed), committed(&store, &EventStore::committed);
    store.append({move(1)}, {QByteArray("second head"), {key}, "a clock"});
    store.keepTable("receipts", "secrets");
    store.keepSession({.seat = SeatId(0), .tokenHash = "a", .formerHash = "b"});
    store.dropSession(SeatId(0));
    store.flush();
    QVERIFY(change(name));
    const auto ticket = store.append({move(2)});
    SOON(!failed.isEmpty() || (!committed.isEmpty() && committed.last().first().toULongLong() == ticket));
    QVERIFY2(failed.isEmpty(), qPrintable(failed.value(0).value(0).toString()));
    store.crash();
  }
  SqliteStore again(name);
  QCOMPARE(again.open(), QString());
  const auto game = again.continueLast();
  QVERIFY2(game, qPrintable(again.problem()));
  QCOMPARE(game->head, "second head");
  QCOMPARE(game->status, GameStatus::Playing);
  QCOMPARE(game->moves, (std::vector<StoredMove>{move(0), move(1), move(2)}));
  QCOMPARE(game->sessions, QList<StoredSession>{key});
  QCOMPARE(game->receipts, "receipts");
  QCOMPARE(game->secrets, "secrets");
  QCOMPARE(game->clock, "a clock");
  QCOMPARE(QFile::exists(name + u".damaged"_s), isPutAside);
}

/// Nobody moves, and time goes on: within three seconds the table has found that its file is another.
void TestStore::theTableLooksForItsFileNowAndThen() {
  std::atomic<quint64> number = 1;
  SqliteStore store(path(), [&number](const QString&) { return FileMark{1, number, 100}; });
  QCOMPARE(store.open(), QString());
  const auto clock = std::make_shared<SimClock>();
  test::TestServer table(store, test::plan(2), clock);
  table.server->open();
  store.flush();
  QSignalSpy mended(&store, &EventStore::mended);
  clock->advance(Limits{}.storeLookMs);
  store.flush();
  QCoreApplication::processEvents();
  QCOMPARE(mended.size(), 0);
  number = 2;
  clock->advance(Limits{}.storeLookMs);
  SOON_EQUAL(mended.size(), 1);
}

/// Asked to undo something in a database that is not open, Qt would complain on the terminal.
void TestStore::aFileThatCannotBeOpenedIsAskedForNothing() {
  QTest::failOnWarning(QRegularExpression(u"database not open"_s));
  SqliteFile file;
  QVERIFY(file.open(path()));
  file.close();
  file.checkpoint();
  QVERIFY(QFile::remove(path()) && QDir().mkdir(path()));
  QVERIFY(!file.make(StoredGame()));
  QCOMPARE(file.problem(), u"the file cannot be opened"_s);
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
  SOON_EQUAL(failed.size(), 1);
  QCOMPARE(failed.first().first().toString(), u"what was to be written contradicts what the file holds"_s);
}

TAPU_TEST_WITH_LOOP(TestStore)
#include "test_store.moc"
