// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/sqlite_file.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QSqlError>
#include <QVariant>
#include <QtEndian>
#include <atomic>

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

QByteArray chained(const QByteArray& before, const StoredMove& move) {
  std::array<quint32, 3> numbers{qToBigEndian(move.number), qToBigEndian(static_cast<quint32>(move.seat)),
                                 qToBigEndian(move.clientSeq)};
  QCryptographicHash hash(QCryptographicHash::Sha256);
  hash.addData(before);
  hash.addData(QByteArrayView(reinterpret_cast<const char*>(numbers.data()), sizeof numbers));
  hash.addData(move.body);
  if (move.playedMs != 0) {  // rows of version 1 have none
    const quint64 played = qToBigEndian(static_cast<quint64>(move.playedMs));
    hash.addData(QByteArrayView(reinterpret_cast<const char*>(&played), sizeof played));
  }
  return hash.result().left(16);
}

QString freshConnectionName() {
  static std::atomic<int> made = 0;
  return u"tapu-store-%1"_s.arg(++made);
}

/// What SQLite said itself; Qt adds words in the language of this program to it.
QString remarkOf(const QSqlQuery& query) {
  const QSqlError error = query.lastError();
  return error.databaseText().isEmpty() ? error.text() : error.databaseText();
}

}  // namespace

SqliteFile::SqliteFile() : connection_(freshConnectionName()) {}

SqliteFile::~SqliteFile() {
  insertEvent_ = QSqlQuery(QSqlDatabase());
  database_.close();
  database_ = {};
  QSqlDatabase::removeDatabase(connection_);
}

bool SqliteFile::open(const QString& path) {
  database_ = QSqlDatabase::addDatabase(u"QSQLITE"_s, connection_);
  database_.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=3000"_s);
  database_.setDatabaseName(path);
  return openDatabase();
}

bool SqliteFile::reopen() {
  insertEvent_ = QSqlQuery(QSqlDatabase());
  database_.close();
  return openDatabase() && (game_ < 0 || reconcile());
}

/// A commit that was reported as failed may have reached the disk all the same: nobody was told of its events, so they
/// go. Those that were acknowledged must all be there, unchanged.
bool SqliteFile::reconcile() {
  const QByteArray acknowledged = committedHash_;
  const qsizetype count = committedEvents_;
  if (!run(u"DELETE FROM event WHERE game = ? AND number >= ?"_s, {game_, count})) return false;
  StoredGame game;
  if (!readMoves(game)) return committedHash_ = hash_ = acknowledged, committedEvents_ = events_ = count, false;
  if (events_ == count && hash_ == acknowledged) return true;
  committedHash_ = hash_ = acknowledged;
  committedEvents_ = events_ = count;
  //: Why a file could not be read or written; ends a sentence after a colon or in brackets
  return problem_ = QLatin1StringView(QT_TRANSLATE_NOOP("System", "stored moves are missing from the file")), false;
}

bool SqliteFile::openDatabase() {
  //: Why a file could not be read or written; ends a sentence after a colon or in brackets
  if (!database_.open())
    return problem_ = QLatin1StringView(QT_TRANSLATE_NOOP("System", "the file cannot be opened")), false;
  // A move touches two small pages and each commit waits for the disk: small pages are a quarter faster. Full
  // synchronization, for what was acknowledged survives a loss of power, too.
  for (const auto& pragma :
       {u"PRAGMA page_size=1024"_s, u"PRAGMA trusted_schema=OFF"_s, u"PRAGMA cell_size_check=ON"_s,
        u"PRAGMA locking_mode=EXCLUSIVE"_s, u"PRAGMA journal_mode=WAL"_s, u"PRAGMA synchronous=FULL"_s})
    if (!run(pragma)) return false;
  return isSound() && prepare();
}

bool SqliteFile::isSound() {
  QSqlQuery query(database_);
  const auto number = [&](const QString& pragma) {
    return query.exec(pragma) && query.next() ? query.value(0).toInt() : -1;
  };
  const int id = number(u"PRAGMA application_id"_s), version = number(u"PRAGMA user_version"_s);
  const int tables = number(u"SELECT count(*) FROM sqlite_master"_s);
  //: Why a file could not be read or written; ends a sentence after a colon or in brackets
  if (tables != 0 && id != kApplicationId)
    return problem_ = QLatin1StringView(QT_TRANSLATE_NOOP("System", "not a store of this program")), false;
  //: Why a file could not be read or written; ends a sentence after a colon or in brackets
  if (version > kVersion)
    return problem_ = QLatin1StringView(QT_TRANSLATE_NOOP("System", "written by a newer version of this program")),
           false;
  if (!query.exec(u"PRAGMA quick_check"_s) || !query.next() || query.value(0).toString() != u"ok"_s)
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    return problem_ = QLatin1StringView(QT_TRANSLATE_NOOP("System", "the file is damaged")), false;
  return true;
}

bool SqliteFile::prepare() {
  const auto statements = {
      u"PRAGMA application_id=%1"_s.arg(kApplicationId), u"PRAGMA user_version=%1"_s.arg(kVersion),
      u"CREATE TABLE IF NOT EXISTS game(id INTEGER PRIMARY KEY, head BLOB NOT NULL, status INTEGER NOT NULL)"_s,
      u"CREATE TABLE IF NOT EXISTS event(game INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,"
      " client_seq INTEGER, body BLOB NOT NULL, hash BLOB NOT NULL, played_ms INTEGER NOT NULL DEFAULT 0,"
      " PRIMARY KEY(game, number),"
      " UNIQUE(game, seat, client_seq)) WITHOUT ROWID"_s,
      u"CREATE TABLE IF NOT EXISTS session(game INTEGER NOT NULL, seat INTEGER NOT NULL, token_hash BLOB NOT NULL,"
      " former_hash BLOB NOT NULL, last_seq INTEGER NOT NULL, near INTEGER NOT NULL, PRIMARY KEY(game, seat))"
      " WITHOUT ROWID"_s};
  if (!beginTransaction()) return false;
  for (const QString& statement : statements)
    if (!run(statement)) return rollback(), false;
  if (!bringUpToDate()) return rollback(), false;
  if (!commit()) return false;
  insertEvent_ = QSqlQuery(database_);
  return insertEvent_.prepare(u"INSERT INTO event VALUES(?, ?, ?, ?, ?, ?, ?)"_s);
}

/// A file of version 1.
bool SqliteFile::bringUpToDate() {
  QSqlQuery query(database_);
  const auto column = u"SELECT count(*) FROM pragma_table_info('event') WHERE name = 'played_ms'"_s;
  if (!query.exec(column) || !query.next()) return problem_ = remarkOf(query), false;
  const bool isThere = query.value(0).toInt() > 0;
  query.finish();
  return isThere || run(u"ALTER TABLE event ADD COLUMN played_ms INTEGER NOT NULL DEFAULT 0"_s);
}

bool SqliteFile::beginTransaction() { return run(u"BEGIN IMMEDIATE"_s); }

bool SqliteFile::commit() {
  if (!run(u"COMMIT"_s)) return rollback(), false;
  committedHash_ = hash_;
  committedEvents_ = events_;
  committedGame_ = game_;
  return true;
}

void SqliteFile::rollback() {
  const QString reason = problem_;
  run(u"ROLLBACK"_s);
  problem_ = reason;
  hash_ = committedHash_;
  events_ = committedEvents_;
  game_ = committedGame_;
}

bool SqliteFile::run(const QString& statement, const QVariantList& values) {
  QSqlQuery query(database_);
  if (!query.prepare(statement)) return problem_ = remarkOf(query), false;
  return run(query, values);
}

bool SqliteFile::run(QSqlQuery& query, const QVariantList& values) {
  for (int i = 0; i < values.size(); ++i) query.bindValue(i, values[i]);
  if (!query.exec()) return problem_ = remarkOf(query), false;
  query.finish();
  return true;
}

std::optional<StoredGame> SqliteFile::continueLast() {
  QSqlQuery query(database_);
  const auto statement = u"SELECT id, head, status FROM game WHERE status <> 2 ORDER BY id DESC LIMIT 1"_s;
  if (!query.exec(statement) || !query.next()) return std::nullopt;
  game_ = query.value(0).toLongLong();
  StoredGame game;
  game.head = query.value(1).toByteArray();
  game.status = static_cast<GameStatus>(query.value(2).toInt());
  query.finish();
  if (!readMoves(game) || !readSessions(game)) return std::nullopt;
  return game;
}

bool SqliteFile::readMoves(StoredGame& game) {
  QSqlQuery query(database_);
  query.setForwardOnly(true);
  query.prepare(u"SELECT number, seat, client_seq, body, hash, played_ms FROM event WHERE game = ? ORDER BY number"_s);
  query.bindValue(0, game_);
  if (!query.exec()) return problem_ = remarkOf(query), false;
  hash_.clear();
  while (query.next()) {
    StoredMove move{query.value(0).toUInt(), query.value(1).toInt(), query.value(2).toUInt(),
                    query.value(3).toByteArray(), query.value(5).toLongLong()};
    hash_ = chained(hash_, move);
    if (move.number != game.moves.size() || hash_ != query.value(4).toByteArray())
      //: Why a stored game cannot be used; ends a sentence such as “The game in FILE cannot go on: %2.”
      return problem_ =
                 QCoreApplication::translate("Store", "the log of the game was changed at move %1").arg(move.number),
             false;
    game.moves.push_back(std::move(move));
  }
  committedGame_ = game_;
  committedHash_ = hash_;
  committedEvents_ = events_ = static_cast<qsizetype>(game.moves.size());
  return true;
}

bool SqliteFile::readSessions(StoredGame& game) {
  QSqlQuery query(database_);
  query.prepare(u"SELECT seat, token_hash, former_hash, last_seq, near FROM session WHERE game = ? ORDER BY seat"_s);
  query.bindValue(0, game_);
  if (!query.exec()) return problem_ = remarkOf(query), false;
  while (query.next())
    game.sessions.append({query.value(0).toInt(), query.value(1).toByteArray(), query.value(2).toByteArray(),
                          query.value(3).toUInt(), query.value(4).toBool()});
  return true;
}

bool SqliteFile::begin(const QByteArray& head) {
  // Whatever was unfinished before is given up: there is one current game in a store.
  if (!run(u"UPDATE game SET status = 2 WHERE status <> 2"_s)) return false;
  QSqlQuery query(database_);
  query.prepare(u"INSERT INTO game(head, status) VALUES(?, 0)"_s);
  query.bindValue(0, head);
  if (!query.exec()) return problem_ = remarkOf(query), false;
  game_ = query.lastInsertId().toLongLong();
  hash_.clear();
  events_ = 0;
  return true;
}

bool SqliteFile::keepHead(const QByteArray& head, GameStatus status) {
  return run(u"UPDATE game SET head = ?, status = ? WHERE id = ?"_s, {head, static_cast<int>(status), game_});
}

bool SqliteFile::append(const StoredMove& move) {
  hash_ = chained(hash_, move);
  ++events_;
  const QVariant clientSeq = move.clientSeq == 0 ? QVariant() : QVariant(move.clientSeq);
  return run(insertEvent_, {game_, move.number, move.seat, clientSeq, move.body, hash_, move.playedMs});
}

bool SqliteFile::keepSession(const StoredSession& session) {
  const auto bytes = [](const QByteArray& hash) { return hash.isNull() ? QByteArray("") : hash; };
  return run(u"INSERT OR REPLACE INTO session VALUES(?, ?, ?, ?, ?, ?)"_s,
             {game_, session.seat, bytes(session.tokenHash), bytes(session.formerHash), session.lastClientSeq,
              session.isNear ? 1 : 0});
}

bool SqliteFile::dropSession(int seat) {
  return run(u"DELETE FROM session WHERE game = ? AND seat = ?"_s, {game_, seat});
}

}  // namespace tapu
