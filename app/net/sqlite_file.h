// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>

#include "app/net/event_store.h"

namespace tapu {

/// The tables of a store and the statements on them. Belongs to the thread that opens it. Each statement answers false
/// if it failed; `problem` says why.
///
///   game(id, head, status)
///   event(game, number, seat, client_seq, body, hash, played_ms)      unique (game, number) and (game, seat,
///   client_seq) session(game, seat, token_hash, former_hash, last_seq, near)
///
/// `hash` chains the events: 16 bytes of SHA-256 over the hash before, the numbers and the body, and the time played
/// unless that is 0.
class SqliteFile {
 public:
  static constexpr int kApplicationId = 0x54415055;  // "TAPU"
  static constexpr int kVersion = 2;                 // 1 had no played_ms

  SqliteFile();
  ~SqliteFile();
  bool open(const QString& path);
  /// After a failure, of which it is not known what became durable: opens the file anew and brings the game back to
  /// what was committed for sure.
  bool reopen();
  /// A remark for `systemWords`.
  const QString& problem() const { return problem_; }

  bool beginTransaction();
  bool commit();
  void rollback();

  std::optional<StoredGame> continueLast();
  bool begin(const QByteArray& head);
  bool keepHead(const QByteArray& head, GameStatus status);
  bool append(const StoredMove& move);
  bool keepSession(const StoredSession& session);
  bool dropSession(int seat);

 private:
  bool run(const QString& statement, const QVariantList& values = {});
  bool run(QSqlQuery& query, const QVariantList& values);
  bool prepare();
  bool bringUpToDate();
  bool isSound();
  bool readMoves(StoredGame& game);
  bool readSessions(StoredGame& game);
  bool openDatabase();
  bool reconcile();

  QString connection_, problem_;
  QSqlDatabase database_;
  QSqlQuery insertEvent_;
  qint64 game_ = -1, committedGame_ = -1;
  QByteArray hash_, committedHash_;             ///< of the newest event
  qsizetype events_ = 0, committedEvents_ = 0;  ///< in the current game
};

}  // namespace tapu
