// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/store/sqlite_file.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QLoggingCategory>
#include <QSqlError>
#include <QVariant>
#include <QtEndian>
#include <algorithm>
#include <atomic>

#include "app/wire/seat_number.h"

using namespace Qt::StringLiterals;

namespace tapu {

Q_LOGGING_CATEGORY(storeLog, "tapu.store", QtWarningMsg)

namespace {

constexpr qsizetype kSealBytes = 16;
/// The end of a declaration and of an older table that gets the column.
constexpr const char* kPlayedMs = "played_ms INTEGER NOT NULL DEFAULT 0";
constexpr const char* kSeal = "seal BLOB NOT NULL DEFAULT x''";
constexpr const char* kEvents = "events INTEGER NOT NULL DEFAULT 0";
constexpr const char* kSessions = "sessions INTEGER NOT NULL DEFAULT 0";
constexpr const char* kLastHash = "last_hash BLOB NOT NULL DEFAULT x''";

/// SQLite's results (sqlite.org/rescode.html), without what they add in their higher bits.
constexpr struct {
  int code;
  const char* words;
} kResults[] = {
    {5, QT_TRANSLATE_NOOP("System", "another program uses the file")},
    {6, QT_TRANSLATE_NOOP("System", "another program uses the file")},
    {7, QT_TRANSLATE_NOOP("System", "there is not enough memory")},
    {8, QT_TRANSLATE_NOOP("System", "the file can only be read")},
    {10, QT_TRANSLATE_NOOP("System", "the disk reports a fault")},
    {11, QT_TRANSLATE_NOOP("System", "the file is damaged")},
    {13, QT_TRANSLATE_NOOP("System", "the disk is full")},
    {14, QT_TRANSLATE_NOOP("System", "the file cannot be opened")},
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    {19, QT_TRANSLATE_NOOP("System", "what was to be written contradicts what the file holds")},
    {26, QT_TRANSLATE_NOOP("System", "the file is damaged")},
};

/// SQLite's own words go to the log alone.
QString remarkOf(const QSqlError& error) {
  qCInfo(storeLog).noquote() << "SQLite:" << error.nativeErrorCode() << error.databaseText() << error.driverText();
  const int code = error.nativeErrorCode().toInt() & 0xff;
  for (const auto& result : kResults)
    if (result.code == code) return QLatin1StringView(result.words);
  //: Why a file could not be read or written; ends a sentence after a colon or in brackets
  return QLatin1StringView(QT_TRANSLATE_NOOP("System", "the file cannot be used"));
}

QString damaged() { return QLatin1StringView(QT_TRANSLATE_NOOP("System", "the file is damaged")); }

QString freshConnectionName() {
  static std::atomic<int> made = 0;
  return u"tapu-store-%1"_s.arg(++made);
}

QByteArray sha256Of(const QByteArray& bytes) { return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256); }

/// Over the values of a row, each with its length, so that none can be shifted into the next.
QByteArray sealOver(QByteArrayView definition, const QVariantList& values) {
  QCryptographicHash hash(QCryptographicHash::Sha256);
  hash.addData(definition);
  for (const QVariant& value : values) {
    const QByteArray bytes =
        value.typeId() == QMetaType::QByteArray ? value.toByteArray() : QByteArray::number(value.toLongLong());
    const quint32 size = qToBigEndian(static_cast<quint32>(bytes.size()));
    hash.addData(QByteArrayView(reinterpret_cast<const char*>(&size), sizeof size));
    hash.addData(bytes);
  }
  return hash.result().left(kSealBytes);
}

/// In the place of the number of sessions: a row of version 3, which does not say it.
constexpr qint64 kNotCounted = -1;

QByteArray sealOfGame(qint64 id, const QByteArray& headHash, int status, qint64 events, const QByteArray& lastHash,
                      qint64 sessions) {
  QVariantList values{id, headHash, status, events, lastHash};
  if (sessions != kNotCounted) values << sessions;
  return sealOver("game", values);
}

/// The seal of a row with the columns of `kGameColumns`.
QByteArray sealOfGame(const QSqlQuery& row) {
  return sealOfGame(row.value(0).toLongLong(), sha256Of(row.value(1).toByteArray()), row.value(2).toInt(),
                    row.value(3).toLongLong(), row.value(4).toByteArray(), row.value(5).toLongLong());
}

QByteArray sealOfSession(const QSqlQuery& row) {
  QVariantList values;
  for (int i = 0; i < 6; ++i)
    values << (i == 2 || i == 3 ? QVariant(row.value(i).toByteArray()) : QVariant(row.value(i).toLongLong()));
  return sealOver("session", values);
}

/// The flags in the column `near` of a session, added up: the person is at the hosting computer; they gave the seat up.
constexpr int kIsNear = 1, kGaveUp = 2;
/// In the place of a seat's number: the row of the clock. Older versions take it for the table's own, and read that
/// after it.
constexpr int kClockRow = -2;
const QString kGameColumns = u"id, head, status, events, last_hash"_s;
const QString kSessionColumns = u"game, seat, token_hash, former_hash, last_seq, near"_s;

bool isEmpty(const QSqlDatabase& database) {
  QSqlQuery query(database);
  return query.exec(u"SELECT count(*) FROM sqlite_master"_s) && query.next() && query.value(0).toInt() == 0;
}

bool hasColumn(const QSqlDatabase& database, const QString& definition, const QString& column) {
  QSqlQuery query(database);
  return query.exec(u"SELECT count(*) FROM pragma_table_info('%1') WHERE name = '%2'"_s.arg(definition, column)) &&
         query.next() && query.value(0).toInt() > 0;
}

/// These tables and nothing else: no view or trigger of somebody's making.
bool hasTables(const QSqlDatabase& database) {
  QSqlQuery query(database);
  if (!query.exec(u"SELECT name FROM sqlite_master WHERE sql IS NOT NULL ORDER BY name"_s)) return false;
  QStringList names;
  while (query.next()) names << query.value(0).toString();
  if (names != QStringList{u"event"_s, u"game"_s, u"session"_s}) return false;
  const std::pair<QString, QString> columns[] = {
      {u"event"_s,
       u"game INTEGER 1 1,number INTEGER 1 2,seat INTEGER 1 0,client_seq INTEGER 0 0,body BLOB 1 0,hash BLOB 1 0,"
       "played_ms INTEGER 1 0"_s},
      {u"game"_s,
       u"id INTEGER 0 1,head BLOB 1 0,status INTEGER 1 0,events INTEGER 1 0,last_hash BLOB 1 0,seal BLOB 1 0,"
       "sessions INTEGER 1 0"_s},
      {u"session"_s,
       u"game INTEGER 1 1,seat INTEGER 1 2,token_hash BLOB 1 0,former_hash BLOB 1 0,last_seq INTEGER 1 0,"
       "near INTEGER 1 0,seal BLOB 1 0"_s}};
  for (const auto& [definition, wanted] : columns) {
    QStringList found;
    if (!query.exec(u"SELECT name, type, \"notnull\", pk FROM pragma_table_info('%1') ORDER BY cid"_s.arg(definition)))
      return false;
    while (query.next())
      found << u"%1 %2 %3 %4"_s.arg(query.value(0).toString(), query.value(1).toString(), query.value(2).toString(),
                                    query.value(3).toString());
    if (found.join(u',') != wanted) return false;
  }
  return true;
}

/// Each row is as its seal says, and belongs to a game.
bool areSealsGood(const QSqlDatabase& database) {
  QSqlQuery query(database);
  query.setForwardOnly(true);
  const bool isCounted = hasColumn(database, u"game"_s, u"sessions"_s);
  const QString sessions = isCounted ? u"sessions"_s : QString::number(kNotCounted);
  if (!query.exec(u"SELECT %1, %2, seal, (SELECT count(*) FROM session WHERE game = id) FROM game"_s.arg(kGameColumns,
                                                                                                         sessions)))
    return false;
  while (query.next()) {
    if (query.value(6).toByteArray() != sealOfGame(query)) return false;
    if (isCounted && query.value(5) != query.value(7)) return false;
  }
  if (!query.exec(u"SELECT "_s + kSessionColumns + u", seal FROM session"_s)) return false;
  while (query.next())
    if (query.value(6).toByteArray() != sealOfSession(query)) return false;
  // Rows of a game whose own row is gone.
  return query.exec(
             u"SELECT (SELECT count(*) FROM event WHERE game NOT IN (SELECT id FROM game)) +"
             " (SELECT count(*) FROM session WHERE game NOT IN (SELECT id FROM game))"_s) &&
         query.next() && query.value(0).toInt() == 0;
}

}  // namespace

SqliteFile::SqliteFile() : connection_(freshConnectionName()) {}

SqliteFile::~SqliteFile() {
  close();
  database_ = {};
  QSqlDatabase::removeDatabase(connection_);
}

bool SqliteFile::open(const QString& path) {
  database_ = QSqlDatabase::addDatabase(u"QSQLITE"_s, connection_);
  database_.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=3000"_s);
  database_.setDatabaseName(path);
  return openDatabase();
}

void SqliteFile::close() {
  insertEvent_ = QSqlQuery(QSqlDatabase());
  database_.close();
}

bool SqliteFile::reopen() {
  close();
  isDamaged_ = false;
  return openDatabase() && (committed_.game < 0 || reconcile());
}

bool SqliteFile::make(const StoredGame& game) {
  const Row before = std::exchange(committed_, Row());
  row_ = Row();
  isDamaged_ = areSessionsTouched_ = false;
  StoredSession table;
  table.tokenHash = game.receipts;
  table.formerHash = game.secrets;
  const auto keepAll = [&] {
    return begin(game.head) &&
           std::ranges::all_of(game.moves, [this](const StoredMove& move) { return append(move); }) &&
           std::ranges::all_of(game.sessions, [this](const StoredSession& key) { return keepSession(key); }) &&
           keepSession(table) && (game.clock.isEmpty() || keepClock(game.clock)) && keepHead(game.head, game.status);
  };
  if (openDatabase() && inTransaction(keepAll)) return true;
  row_ = committed_ = before;
  return false;
}

/// A commit that was reported as failed may have reached the disk all the same: nobody was told of its events, so they
/// go. Those that were acknowledged must all be there, unchanged.
bool SqliteFile::reconcile() {
  row_ = committed_;
  if (!beginTransaction()) return false;
  if (!dropUnheard() || !writeRow() || !run(u"COMMIT"_s)) {
    rollback();
    return false;
  }
  committed_ = row_;
  return true;
}

/// False if an event is missing that was acknowledged.
bool SqliteFile::dropUnheard() {
  StoredGame game;
  QByteArray last;
  if (!run(u"DELETE FROM event WHERE game = ? AND number >= ?"_s, {row_.game, row_.events}) ||
      !readMoves(row_.game, game, last))
    return false;
  if (static_cast<qint64>(game.moves.size()) != row_.events || last != row_.lastHash) {
    isDamaged_ = true;
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    problem_ = QLatin1StringView(QT_TRANSLATE_NOOP("System", "stored moves are missing from the file"));
    return false;
  }
  QSqlQuery query(database_);  // head and stage are the ones of either before or after the commit
  if (!query.exec(u"SELECT head, status FROM game WHERE id = %1"_s.arg(row_.game)) || !query.next()) return fail(query);
  row_.headHash = sha256Of(query.value(0).toByteArray());
  row_.status = static_cast<GameStatus>(query.value(1).toInt());
  query.finish();
  return countSessions();  // likewise those of before or after
}

bool SqliteFile::openDatabase() {
  if (!database_.open()) return fail(database_.lastError());
  // A move touches two small pages and each commit waits for the disk: small pages are a quarter faster. Full
  // synchronization, for what was acknowledged survives a loss of power, too.
  for (const auto& pragma : {u"PRAGMA page_size=1024"_s, u"PRAGMA trusted_schema=OFF"_s, u"PRAGMA cell_size_check=ON"_s,
                             u"PRAGMA locking_mode=EXCLUSIVE"_s})
    if (!run(pragma)) return false;
  // Made before there is a log, so that the file itself says from its first moment what it is.
  if (isEmpty(database_) && !makeTables()) return false;
  if (!run(u"PRAGMA journal_mode=WAL"_s) || !run(u"PRAGMA synchronous=FULL"_s) || !bringUpToDate()) return false;
  insertEvent_ = QSqlQuery(database_);
  return insertEvent_.prepare(
             u"INSERT INTO event(game, number, seat, client_seq, body, hash, played_ms)"
             " VALUES(?, ?, ?, ?, ?, ?, ?)"_s) ||
         fail(insertEvent_);
}

bool SqliteFile::makeTables() {
  const auto statements = {
      u"PRAGMA application_id=%1"_s.arg(kApplicationId), u"PRAGMA user_version=%1"_s.arg(kVersion),
      u"CREATE TABLE game(id INTEGER PRIMARY KEY, head BLOB NOT NULL, status INTEGER NOT NULL,"
      " %1, %2, %3, %4)"_s.arg(QLatin1StringView(kEvents), QLatin1StringView(kLastHash), QLatin1StringView(kSeal),
                               QLatin1StringView(kSessions)),
      u"CREATE TABLE event(game INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL, client_seq INTEGER,"
      " body BLOB NOT NULL, hash BLOB NOT NULL, %1, PRIMARY KEY(game, number), UNIQUE(game, seat, client_seq))"
      " WITHOUT ROWID"_s.arg(QLatin1StringView(kPlayedMs)),
      u"CREATE TABLE session(game INTEGER NOT NULL, seat INTEGER NOT NULL, token_hash BLOB NOT NULL,"
      " former_hash BLOB NOT NULL, last_seq INTEGER NOT NULL, near INTEGER NOT NULL, %1, PRIMARY KEY(game, seat))"
      " WITHOUT ROWID"_s.arg(QLatin1StringView(kSeal))};
  return inTransaction(
      [&] { return std::ranges::all_of(statements, [this](const QString& each) { return run(each); }); });
}

/// A file of an older version. What one without seals holds is taken as it is: it says nowhere how much there must be.
/// One with seals has to be sound by them first; its sessions, which it does not count, are taken as they are.
bool SqliteFile::bringUpToDate() {
  if (hasColumn(database_, u"game"_s, u"sessions"_s)) return true;
  if (hasColumn(database_, u"game"_s, u"seal"_s)) return countOlderSessions();
  QStringList statements;
  if (!hasColumn(database_, u"event"_s, u"played_ms"_s))
    statements << u"event ADD COLUMN "_s + QLatin1StringView(kPlayedMs);
  for (const char* column : {kEvents, kLastHash, kSeal, kSessions})
    statements << u"game ADD COLUMN "_s + QLatin1StringView(column);
  statements << u"session ADD COLUMN "_s + QLatin1StringView(kSeal);
  return inTransaction([&] {
    return std::ranges::all_of(statements, [this](const QString& each) { return run(u"ALTER TABLE "_s + each); }) &&
           sealOlderRows() && run(u"PRAGMA user_version=%1"_s.arg(kVersion));
  });
}

/// Counts the sessions of a file of version 3, which did not.
bool SqliteFile::countOlderSessions() {
  if (!areSealsGood(database_)) {
    isDamaged_ = true;
    problem_ = damaged();
    return false;
  }
  return inTransaction([this] {
    if (!run(u"ALTER TABLE game ADD COLUMN "_s + QLatin1StringView(kSessions))) return false;
    QSqlQuery query(database_);
    if (!query.exec(u"SELECT %1, (SELECT count(*) FROM session WHERE game = id) FROM game"_s.arg(kGameColumns)))
      return fail(query);
    while (query.next()) {
      const QVariantList counted{query.value(5), sealOfGame(query), query.value(0)};
      if (!run(u"UPDATE game SET sessions = ?, seal = ? WHERE id = ?"_s, counted)) return false;
    }
    query.finish();
    return run(u"PRAGMA user_version=%1"_s.arg(kVersion));
  });
}

bool SqliteFile::sealOlderRows() {
  QSqlQuery query(database_);
  if (!query.exec(u"SELECT id, head, status, (SELECT count(*) FROM event WHERE game = id),"
                  " coalesce((SELECT hash FROM event WHERE game = id ORDER BY number DESC LIMIT 1), x''),"
                  " (SELECT count(*) FROM session WHERE game = id) FROM game"_s))
    return fail(query);
  while (query.next()) {
    const QByteArray last = query.value(4).toByteArray();
    if (!run(
            u"UPDATE game SET events = ?, last_hash = ?, sessions = ?, seal = ? WHERE id = ?"_s,
            {query.value(3), last.isNull() ? QByteArray("") : last, query.value(5), sealOfGame(query), query.value(0)}))
      return false;
  }
  if (!query.exec(u"SELECT "_s + kSessionColumns + u" FROM session"_s)) return fail(query);
  while (query.next())
    if (!run(u"UPDATE session SET seal = ? WHERE game = ? AND seat = ?"_s,
             {sealOfSession(query), query.value(0), query.value(1)}))
      return false;
  return true;
}

// ---- is it sound

bool SqliteFile::isSound() {
  QSqlQuery query(database_);
  problem_ = damaged();
  if (!query.exec(u"PRAGMA integrity_check"_s) || !query.next() || query.value(0).toString() != u"ok"_s) return false;
  query.finish();
  if (!hasTables(database_) || !areSealsGood(database_)) return false;
  problem_.clear();
  return true;
}

std::optional<SqliteFile::Found> SqliteFile::find(Which which, std::optional<int> number) {
  QString listed = u"ORDER BY id DESC LIMIT 1"_s;
  if (which == Which::LastPlayed) listed.prepend(u"WHERE EXISTS (SELECT 1 FROM event WHERE event.game = id) "_s);
  if (number) listed = u"ORDER BY id LIMIT 1 OFFSET %1"_s.arg(*number - 1);
  QSqlQuery query(database_);
  const QString sessions =
      hasColumn(database_, u"game"_s, u"sessions"_s) ? u"sessions"_s : QString::number(kNotCounted);
  const QString statement = u"SELECT %1, %2, seal FROM game "_s.arg(kGameColumns, sessions) + listed;
  if (!query.exec(statement) || !query.next()) return std::nullopt;
  const qint64 id = query.value(0).toLongLong(), events = query.value(3).toLongLong();
  const QByteArray last = query.value(4).toByteArray();
  Found found;
  found.game.head = query.value(1).toByteArray();
  found.game.status = static_cast<GameStatus>(query.value(2).toInt());
  found.stand = {id, sealOfGame(query) == query.value(6).toByteArray() ? events : -1};
  query.finish();
  QByteArray hash;
  const bool areMovesGood = readMoves(id, found.game, hash);
  found.isWhole =
      readSessions(id, found.game) && areMovesGood && found.stand.moves == std::ssize(found.game.moves) && hash == last;
  return found;
}

// ---- what is written

bool SqliteFile::beginTransaction() { return run(u"BEGIN IMMEDIATE"_s); }

bool SqliteFile::commit() {
  const bool isCounted = !areSessionsTouched_ || countSessions();
  if (!isCounted || (row_ != committed_ && !writeRow()) || !run(u"COMMIT"_s)) {
    rollback();
    return false;
  }
  committed_ = row_;
  return true;
}

/// Counts the sessions of the current game.
bool SqliteFile::countSessions() {
  QSqlQuery query(database_);
  if (!query.exec(u"SELECT count(*) FROM session WHERE game = %1"_s.arg(row_.game)) || !query.next())
    return fail(query);
  row_.sessions = query.value(0).toLongLong();
  areSessionsTouched_ = false;
  return true;
}

void SqliteFile::rollback() {
  areSessionsTouched_ = false;
  const QString reason = problem_;
  run(u"ROLLBACK"_s);
  problem_ = reason;
  row_ = committed_;
}

void SqliteFile::checkpoint() { run(u"PRAGMA wal_checkpoint(TRUNCATE)"_s); }

bool SqliteFile::fail(const QSqlQuery& query) { return fail(query.lastError()); }

bool SqliteFile::fail(const QSqlError& error) {
  const QString code = error.nativeErrorCode();  // the extended codes of SQLITE_CORRUPT (11) are 11 + 256 * n
  isDamaged_ = isDamaged_ || (code.toInt() & 0xff) == 11 || code == u"26"_s;
  problem_ = remarkOf(error);
  return false;
}

/// A file that could not be opened, or was closed since, has said why: nothing more is asked of it.
bool SqliteFile::run(const QString& statement, const QVariantList& values) {
  if (!database_.isOpen()) return false;
  QSqlQuery query(database_);
  if (!query.prepare(statement)) return fail(query);
  return run(query, values);
}

bool SqliteFile::run(QSqlQuery& query, const QVariantList& values) {
  for (int i = 0; i < values.size(); ++i) query.bindValue(i, values[i]);
  if (!query.exec()) return fail(query);
  query.finish();
  return true;
}

/// Status, counts and hash of the last move, sealed. All of it keeps its size, so SQLite writes a page or two, whatever
/// the length of the head.
bool SqliteFile::writeRow() {
  const int status = static_cast<int>(row_.status);
  return run(u"UPDATE game SET status = ?, events = ?, last_hash = ?, sessions = ?, seal = ? WHERE id = ?"_s,
             {status, row_.events, row_.lastHash.isNull() ? QByteArray("") : row_.lastHash, row_.sessions,
              sealOfGame(row_.game, row_.headHash, status, row_.events, row_.lastHash, row_.sessions), row_.game});
}

std::optional<StoredGame> SqliteFile::continueLast() {
  if (areSessionsTouched_ && !countSessions()) return std::nullopt;
  if (row_ != committed_ && !writeRow()) return std::nullopt;  // of this transaction
  QSqlQuery query(database_);
  const auto statement =
      u"SELECT id, head, status, events, sessions FROM game WHERE status <> 2 ORDER BY id DESC LIMIT 1"_s;
  if (!query.exec(statement) || !query.next()) return std::nullopt;
  Row row;
  StoredGame game;
  row.game = query.value(0).toLongLong();
  game.head = query.value(1).toByteArray();
  game.status = row.status = static_cast<GameStatus>(query.value(2).toInt());
  row.events = query.value(3).toLongLong();
  row.sessions = query.value(4).toLongLong();
  row.headHash = sha256Of(game.head);
  query.finish();
  if (!readMoves(row.game, game, row.lastHash) || !readSessions(row.game, game)) return std::nullopt;
  if (static_cast<qint64>(game.moves.size()) != row.events) {
    problem_ = QLatin1StringView(QT_TRANSLATE_NOOP("System", "stored moves are missing from the file"));
    return std::nullopt;
  }
  row_ = row;
  return game;
}

/// The moves before the first that is damaged or missing, and the hash of the last of them. False if there is one.
bool SqliteFile::readMoves(qint64 id, StoredGame& game, QByteArray& hash) {
  QSqlQuery query(database_);
  query.setForwardOnly(true);
  query.prepare(u"SELECT number, seat, client_seq, body, hash, played_ms FROM event WHERE game = ? ORDER BY number"_s);
  query.bindValue(0, id);
  if (!query.exec()) return fail(query);
  while (query.next()) {
    StoredMove move{.number = query.value(0).toUInt(),
                    .seat = seatNumbered(query.value(1).toInt()),
                    .clientSeq = query.value(2).toUInt(),
                    .body = query.value(3).toByteArray(),
                    .playedMs = query.value(5).toLongLong()};
    const QByteArray link = chained(hash, move);
    if (move.number != game.moves.size() || link != query.value(4).toByteArray()) {
      //: Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”
      problem_ = QCoreApplication::translate("Store", "the log of the game was changed at move %1").arg(move.number);
      return false;
    }
    hash = link;
    game.moves.push_back(std::move(move));
  }
  return !query.lastError().isValid() || fail(query);
}

bool SqliteFile::readSessions(qint64 id, StoredGame& game) {
  QSqlQuery query(database_);
  query.prepare(u"SELECT seat, token_hash, former_hash, last_seq, near FROM session WHERE game = ? ORDER BY seat"_s);
  query.bindValue(0, id);
  if (!query.exec()) return fail(query);
  while (query.next()) {
    const int flags = query.value(4).toInt();
    if (query.value(0).toInt() == kClockRow) {
      game.clock = query.value(1).toByteArray();
      continue;
    }
    game.add({seatNumbered(query.value(0).toInt()), query.value(1).toByteArray(), query.value(2).toByteArray(),
              query.value(3).toUInt(), (flags & kIsNear) != 0, flags & kGaveUp ? GaveUp::Yes : GaveUp::No});
  }
  return !query.lastError().isValid() || fail(query);
}

bool SqliteFile::begin(const QByteArray& head) {
  // The changes of this transaction to the game before are not lost with `row_`.
  if (areSessionsTouched_ && !countSessions()) return false;
  if ((row_ != committed_ && !writeRow()) || !giveUpOthers()) return false;
  QSqlQuery query(database_);
  query.prepare(u"INSERT INTO game(head, status) VALUES(?, 0)"_s);
  query.bindValue(0, head);
  if (!query.exec()) return fail(query);
  row_ = Row();
  row_.game = query.lastInsertId().toLongLong();
  row_.headHash = sha256Of(head);
  return true;
}

/// Gives up all other unfinished games: there is one current game in a store.
bool SqliteFile::giveUpOthers() {
  QSqlQuery query(database_);
  if (!query.exec(u"SELECT id, head, events, last_hash, sessions FROM game WHERE status <> 2"_s)) return fail(query);
  const Row current = row_;
  while (query.next()) {
    row_ = {.game = query.value(0).toLongLong(),
            .status = GameStatus::Over,
            .headHash = sha256Of(query.value(1).toByteArray()),
            .lastHash = query.value(3).toByteArray(),
            .events = query.value(2).toLongLong(),
            .sessions = query.value(4).toLongLong()};
    if (!writeRow()) {
      row_ = current;
      return false;
    }
  }
  row_ = current;
  return true;
}

bool SqliteFile::keepHead(const QByteArray& head, GameStatus status) {
  row_.headHash = sha256Of(head);
  row_.status = status;
  return run(u"UPDATE game SET head = ? WHERE id = ?"_s, {head, row_.game});
}

bool SqliteFile::append(const StoredMove& move) {
  row_.lastHash = chained(row_.lastHash, move);
  ++row_.events;
  const QVariant clientSeq = move.clientSeq == 0 ? QVariant() : QVariant(move.clientSeq);
  return run(insertEvent_,
             {row_.game, move.number, seatNumber(move.seat), clientSeq, move.body, row_.lastHash, move.playedMs});
}

bool SqliteFile::keepSession(const StoredSession& session) {
  areSessionsTouched_ = true;
  const auto bytes = [](const QByteArray& hash) { return hash.isNull() ? QByteArray("") : hash; };
  QVariantList values{row_.game,
                      seatNumber(session.seat),
                      bytes(session.tokenHash),
                      bytes(session.formerHash),
                      session.lastClientSeq,
                      (session.isNear ? kIsNear : 0) + (session.gaveUp == GaveUp::Yes ? kGaveUp : 0)};
  values << sealOver("session", values);
  return run(u"INSERT OR REPLACE INTO session(%1, seal) VALUES(?, ?, ?, ?, ?, ?, ?)"_s.arg(kSessionColumns), values);
}

bool SqliteFile::keepClock(const QByteArray& clock) {
  areSessionsTouched_ = true;
  QVariantList values{row_.game, kClockRow, clock, QByteArray(""), 0, 0};
  values << sealOver("session", values);
  return run(u"INSERT OR REPLACE INTO session(%1, seal) VALUES(?, ?, ?, ?, ?, ?, ?)"_s.arg(kSessionColumns), values);
}

bool SqliteFile::dropSession(SeatId seat) {
  areSessionsTouched_ = true;
  return run(u"DELETE FROM session WHERE game = ? AND seat = ?"_s, {row_.game, seatNumber(seat)});
}

}  // namespace tapu
