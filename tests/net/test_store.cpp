// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include "app/net/sqlite_file.h"
#include "app/net/sqlite_store.h"

using namespace Qt::StringLiterals;
using namespace tapu;

namespace {

StoredMove move(quint32 number, int seat = -1, quint32 clientSeq = 0) {
  return {number, seat, clientSeq, QByteArray("move ") + QByteArray::number(number)};
}

/// Changes a store's file behind its back.
void tamper(const QString& path, const QString& statement) {
  {
    QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"tamper"_s);
    database.setDatabaseName(path);
    QVERIFY(database.open());
    QSqlQuery query(database);
    QVERIFY(query.exec(statement));
  }
  QSqlDatabase::removeDatabase(u"tamper"_s);
}

}  // namespace

/// Games kept in a file.
class TestStore : public QObject {
  Q_OBJECT
  QTemporaryDir folder_;
  QString path() const { return folder_.filePath(QLatin1StringView(QTest::currentTestFunction())); }

 private Q_SLOTS:
  void whatWasCommittedIsThereAfterACrash();
  void whatWasNotCommittedIsGoneAfterACrash();
  void ticketsAreCommittedInOrder();
  void theSameActOfASeatIsNotStoredTwice();
  void afterAFailureNothingIsKeptUntilRecovered();
  void aCommitOfUnknownOutcomeIsUndone();
  void aGameThatCouldNotBeginIsNotTheCurrentOne();
  void sessionsAreReplacedAndDropped();
  void onlyTheNewestUnfinishedGameGoesOn();
  void anEditedLogIsRefused_data();
  void anEditedLogIsRefused();
  void aFileOfVersionOneGoesOn();
  void aForeignFileIsRefused();
  void garbageIsRefused();
  void aFileCutAnywhereHoldsTheFirstOfWhatWasAcknowledged_data();
  void aFileCutAnywhereHoldsTheFirstOfWhatWasAcknowledged();
};

void TestStore::whatWasCommittedIsThereAfterACrash() {
  {
    SqliteStore store(path());
    QCOMPARE(store.open(), QString());
    QSignalSpy committed(&store, &EventStore::committed);
    store.begin("head");
    store.append({move(0), move(1, 2, 1)});
    store.keepHead("new head", GameStatus::Playing);
    const auto last = store.keepSession({2, "hash", "former", 1, true});
    QTRY_VERIFY(!committed.isEmpty() && committed.last().first().toULongLong() == last);
    store.crash();
  }
  SqliteStore again(path());
  QCOMPARE(again.open(), QString());
  const auto game = again.continueLast();
  QVERIFY(game);
  QCOMPARE(game->head, "new head");
  QCOMPARE(game->status, GameStatus::Playing);
  QCOMPARE(game->moves, (std::vector<StoredMove>{move(0), move(1, 2, 1)}));
  QCOMPARE(game->sessions, (QList<StoredSession>{{2, "hash", "former", 1, true}}));
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
  store.append({move(0, 1, 7)});
  store.append({move(1, -1, 0), move(2, -1, 0)});  // the table's moves have no number to clash
  store.flush();
  store.append({move(3, 1, 7)});
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
  QVERIFY(file.beginTransaction() && file.append(move(1, 2, 5)));
  QVERIFY(QSqlQuery(QSqlDatabase::database(connection)).exec(u"COMMIT"_s));
  QVERIFY2(!file.commit(), "it is durable, but told as a failure");

  QVERIFY(file.reopen());
  QVERIFY(file.beginTransaction() && file.append(move(1, 3, 1)) && file.commit());
  QCOMPARE(file.continueLast()->moves, (std::vector<StoredMove>{move(0), move(1, 3, 1)}));
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
  store.keepSession({0, "a", "", 0, false});
  store.keepSession({1, "b", "", 0, false});
  store.keepSession({0, "c", "a", 5, false});
  store.dropSession(1);
  QCOMPARE(store.continueLast()->sessions, (QList<StoredSession>{{0, "c", "a", 5, false}}));
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
  QTest::newRow("another move") << u"UPDATE event SET body = 'other' WHERE number = 1"_s;
  QTest::newRow("another time played") << u"UPDATE event SET played_ms = 60000 WHERE number = 1"_s;
  QTest::newRow("no time played") << u"UPDATE event SET played_ms = 0 WHERE number = 1"_s;
}

void TestStore::anEditedLogIsRefused() {
  QFETCH(QString, edit);
  {
    SqliteStore store(path());
    QCOMPARE(store.open(), QString());
    store.begin("head");
    StoredMove timed = move(1);
    timed.playedMs = 45'000;
    store.append({move(0), timed, move(2)});
  }
  tamper(path(), edit);
  SqliteStore store(path());
  QCOMPARE(store.open(), QString());
  QVERIFY(!store.continueLast());
  QVERIFY(store.problem().contains(u"move 1"_s));
}

void TestStore::aFileOfVersionOneGoesOn() {
  {
    SqliteStore store(path());
    QCOMPARE(store.open(), QString());
    store.begin("head");
    store.append({move(0), move(1)});
  }
  tamper(path(), u"ALTER TABLE event DROP COLUMN played_ms"_s);
  tamper(path(), u"PRAGMA user_version=1"_s);
  StoredMove timed = move(2);
  timed.playedMs = 50'000;
  for (int opened = 0; opened < 2; ++opened) {
    SqliteStore store(path());
    QCOMPARE(store.open(), QString());
    std::vector<StoredMove> moves{move(0), move(1)};
    if (opened > 0) moves.push_back(timed);
    QCOMPARE(store.continueLast()->moves, moves);
    if (opened == 0) store.append({timed});
  }
}

void TestStore::aForeignFileIsRefused() {
  tamper(path(), u"CREATE TABLE diary(page TEXT)"_s);
  SqliteStore store(path());
  QVERIFY(!store.open().isEmpty());
}

void TestStore::garbageIsRefused() {
  QFile file(path());
  QVERIFY(file.open(QFile::WriteOnly));
  file.write(QByteArray(5000, 'x'));
  file.close();
  SqliteStore store(path());
  QVERIFY(!store.open().isEmpty());
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
    const auto ticket = store.append({move(i, 1, i + 1)});
    QTRY_VERIFY(!committed.isEmpty() && committed.last().first().toULongLong() == ticket);
  }
  const auto bytes = [](const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  };
  const auto put = [](const QString& path, const QByteArray& content) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size();
  };
  const QByteArray database = bytes(whole), log = bytes(whole + u"-wal"_s);
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
    for (std::size_t i = 0; i < game->moves.size(); ++i) QCOMPARE(game->moves[i], move(quint32(i), 1, quint32(i) + 1));
    most = std::max(most, game->moves.size());
  }
  QCOMPARE(most, std::size_t(kMoves));
}

QTEST_GUILESS_MAIN(TestStore)
#include "test_store.moc"
