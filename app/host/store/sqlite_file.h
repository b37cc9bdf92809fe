// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>

#include "app/host/store/event_store.h"
#include "app/host/store/store_bytes.h"

namespace tapu {

/// The tables of a store and the statements on them. Belongs to the thread that opens it. Each statement answers false
/// if it failed; `problem` says why. Judges no bytes: `lookIntoStore` comes first for a file from outside.
///
/// - game(id, head, status, events, last_hash, seal, sessions)
/// - event(game, number, seat, client_seq, body, hash, played_ms):
///   unique are (game, number) and (game, seat, client_seq)
/// - session(game, seat, token_hash, former_hash, last_seq, near, seal)
///
/// A session of seat -1 is the table's own (`keepTable`); that of seat -2 has the reading of the clock as `token_hash`.
/// `hash` of an event is a hash over it and the event before it (`chained`). A game's row says how many events it has
/// and repeats the hash of the last one, and how many sessions it has, in the same transaction that stores them. `seal`
/// is 16 bytes of SHA-256 over all else in its row.
class SqliteFile {
 public:
  static constexpr quint32 kApplicationId = 0x54415055;  // "TAPU"
  /// 1 had no played_ms, 2 neither counts nor seals, 3 no count of sessions.
  static constexpr quint32 kVersion = 4;

  SqliteFile();
  ~SqliteFile();
  /// Makes the tables in an empty file, brings those of an older version up to date.
  bool open(const QString& path);
  /// After a failure, of which it is not known what became durable: opens the file anew and brings the game back to
  /// what was committed for sure.
  bool reopen();
  /// Closes it after its file was lost.
  void close();
  /// Makes the file that was closed anew, with this game in it and no other.
  bool make(const StoredGame& game);
  /// A remark for `systemWords`.
  const QString& problem() const { return problem_; }
  /// True if something failed because of what is in the file, not because of the system.
  bool isDamaged() const { return isDamaged_; }

  /// The state that was last committed.
  StoreStand stand() const { return {committed_.game, committed_.events}; }
  /// Everything from here to `commit` is kept as a whole or not at all.
  bool beginTransaction();
  bool commit();
  void rollback();
  /// Moves what was committed from the write-ahead log into the main file.
  void checkpoint();

  // As in EventStore, on the current game:
  std::optional<StoredGame> continueLast();
  bool begin(const QByteArray& head);
  bool keepHead(const QByteArray& head, GameStatus status);
  bool append(const StoredMove& move);
  bool keepSession(const StoredSession& session);
  bool dropSession(SeatId seat);
  bool keepClock(const QByteArray& clock);

  /// A game, over or not, as far as it is sound.
  struct Found {
    StoredGame game;   ///< with the moves before the first that is damaged or missing
    StoreStand stand;  ///< by the game's own row; its moves are -1 if the row is damaged
    bool isWhole = false;
  };
  /// Which game is looked for, beside one of a number: the first that was begun has 1.
  enum class Which : quint8 { Newest, LastPlayed };
  std::optional<Found> find(Which which, std::optional<int> number = {});
  /// Every page, row and seal agrees with the others; `find` judges the moves.
  bool isSound();

 private:
  /// The row of the current game.
  struct Row {
    qint64 game = -1;
    GameStatus status = GameStatus::Gathering;
    QByteArray headHash, lastHash;
    qint64 events = 0, sessions = 0;
    bool operator==(const Row&) const = default;
  };
  /// Runs them in a transaction: all of it is kept, or nothing.
  template <class Statements>
  bool inTransaction(Statements statements) {
    if (!beginTransaction()) return false;
    if (statements()) return commit();
    rollback();
    return false;
  }
  bool run(const QString& statement, const QVariantList& values = {});
  bool run(QSqlQuery& query, const QVariantList& values);
  bool fail(const QSqlQuery& query);
  bool fail(const QSqlError& error);
  bool openDatabase();
  bool makeTables();
  bool bringUpToDate();
  bool sealOlderRows();
  bool countOlderSessions();
  bool countSessions();
  bool giveUpOthers();
  bool writeRow();
  bool readMoves(qint64 id, StoredGame& game, QByteArray& hash);
  bool readSessions(qint64 id, StoredGame& game);
  bool reconcile();
  bool dropUnheard();

  QString connection_, problem_;
  QSqlDatabase database_;
  QSqlQuery insertEvent_;
  Row row_, committed_;
  bool isDamaged_ = false;
  bool areSessionsTouched_ = false;  ///< in this transaction
};

}  // namespace tapu
