// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <thread>

#include "app/host/store/event_store.h"
#include "app/system/file_marks.h"

namespace tapu {

class SqliteFile;
struct StoreLook;

/// Gives the mark by which the file at a path is recognized, as `fileMarkOf` does.
using MarkOf = std::function<std::optional<FileMark>(const QString& path)>;

/// Games in one SQLite file: write-ahead log, full synchronization, one writer thread. All requests that wait when the
/// writer comes back from a commit go into the next one: a single move is committed at once, many share a commit.
class SqliteStore final : public EventStore {
  Q_OBJECT
 public:
  /// Touches no file before `open`.
  explicit SqliteStore(QString path, MarkOf markOf = fileMarkOf);
  ~SqliteStore() override;

  /// Opens or makes the file. What is not a sound store is refused before a byte of it is changed, and a damaged one is
  /// put aside (`keptAs`). A remark for `systemWords` if that fails; empty = good. Waits.
  QString open();
  /// The name under which `open` or `putAside` has put a damaged store, or a copy of one that is cut short; empty = it
  /// was in order.
  const QString& keptAs() const { return keptAs_; }
  /// Closes the file and renames it, so that somebody can mend it; `keptAs` is the new name.
  void putAside();

  std::optional<StoredGame> continueLast() override;
  QString problem() const override { return problem_; }
  Ticket begin(const QByteArray& head) override;
  Ticket keepHead(const QByteArray& head, GameStatus status) override;
  using EventStore::append;
  Ticket append(std::vector<StoredMove> moves, const KeptBeside& beside) override;
  Ticket keepSession(const StoredSession& session) override;
  Ticket dropSession(SeatId seat) override;
  Ticket keepClock(const QByteArray& clock) override;
  void checkpoint() override;
  /// Checks, as before each commit, that the file and its log are the ones that were written to last, and as long as
  /// they were then. If not, goes on with the file at the path if it holds all that was committed; else puts that aside
  /// and writes the game into a new one.
  void look() override;
  Health health() const override;
  void recover() override;
  void flush() override;
  /// Ends the writer as a crash would: what is not committed is lost. For tests.
  void crash();

 private:
  using Work = std::function<bool(SqliteFile&)>;
  /// An order to the store: what it does to the file, and, once that is safe, to the game in memory.
  using Change = std::function<void(std::optional<StoredGame>&)>;
  struct Item {
    Ticket ticket;
    Work work;
    Change change;
  };
  enum class LogIs : quint8 { Whole, CutShort };
  enum class Stop : quint8 { No, WhenDone, AtOnce };
  Ticket ask(Work work, Change change = {});
  QString refuse(const StoreLook& look);
  void write(std::promise<QString> opened, LogIs log);
  /// The file and its log: after what was written last.
  struct Marks {
    std::optional<FileMark> file, log;
    bool operator==(const Marks&) const = default;
  };
  Marks marks() const;
  void noteMarks();
  void serve(SqliteFile& file);
  /// Why the file is opened anew.
  enum class Why : quint8 {
    Failed,    ///< a commit: what became of it is not known
    IsAnother  ///< or its log is: somebody did something to it
  };
  bool reopen(SqliteFile& file, Why why);
  bool goOnWith(SqliteFile& file, Why why);
  bool holdsAll(SqliteFile& file) const;
  bool goOnWithCopy(SqliteFile& file);
  bool makeAnew(SqliteFile& file);
  void emptyLog(SqliteFile& file);
  static bool writeAll(SqliteFile& file, const std::deque<Item>& items);
  bool commit(SqliteFile& file, const std::deque<Item>& items);
  void breakDown(const QString& reason, Health health);
  void end(Stop how);

  QString path_, problem_, keptAs_;
  MarkOf markOf_;
  Marks marks_;                     ///< of the writer alone
  std::optional<StoredGame> kept_;  ///< likewise: all that was committed of the current game
  std::thread writer_;
  mutable std::mutex mutex_;
  std::condition_variable wake_, idle_;
  std::deque<Item> items_;
  Ticket last_ = 0;
  Stop stop_ = Stop::No;
  bool busy_ = false;
  Health health_ = Health::Works;
  bool needsCheckpoint_ = false;
  bool isDoubtful_ = false;  ///< after a failure: what is in the file must be looked at before more is written
};

}  // namespace tapu
