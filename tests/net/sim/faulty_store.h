// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <functional>

#include "app/host/store/event_store.h"
#include "app/net/clock.h"
#include "tests/net/sim/fate.h"

namespace tapu::test {

/// The disk of the simulated host, which outlives every crash.
struct SimDisk {
  std::optional<StoredGame> game;
  int commits = 0;
};

/// A store as the real one behaves: what waits shares a commit, commits take time, one may fail, and the computer may
/// crash before, during or after one. Keeps its promises even then; `lies` is for a test of the tests.
class FaultyStore final : public EventStore {
  Q_OBJECT
 public:
  enum class Outcome : quint8 {
    Good,
    Fails,             ///< nothing of it is kept
    FailsInName,       ///< it is kept all the same, until `recover` looks again
    CrashBefore,       ///< nothing is kept, and the computer is gone
    CrashAfter,        ///< all is kept, and nobody is told
    CrashAfterTelling  ///< all is kept, and whatever was said at once is on its way
  };
  struct Hooks {
    std::function<Outcome()> next;         ///< gives the outcome of the next commit
    std::function<void()> committed;       ///< called before anybody hears of a commit
    std::function<void()> crash;           ///< called last: the world ends this store soon
    std::function<void(QString)> problem;  ///< called when the server asked for something that no store could keep
  };
  FaultyStore(SimDisk& disk, std::shared_ptr<SimClock> clock, Fate& fate, Hooks hooks)
      : disk_(disk), clock_(std::move(clock)), fate_(fate), hooks_(std::move(hooks)) {}

  std::optional<StoredGame> continueLast() override;
  Ticket begin(const QByteArray& head) override;
  Ticket keepHead(const QByteArray& head, GameStatus status) override;
  using EventStore::append;
  Ticket append(std::vector<StoredMove> moves, const KeptBeside& beside) override;
  Ticket keepSession(const StoredSession& session) override;
  Ticket dropSession(SeatId seat) override;
  Ticket keepClock(const QByteArray& clock) override;
  Health health() const override { return broken_ ? Health::Fails : Health::Works; }
  void recover() override;
  void flush() override;

  bool isWriting() const { return busy_; }

  int mostCommitMs = 15;
  bool lies = false;

 private:
  using Change = std::function<void(SimDisk&)>;
  struct Item {
    Ticket ticket;
    Change change;
  };
  Ticket ask(Change change);
  void startCommit();
  void endCommit();
  void write();
  void fail();
  void keep(StoredGame& game, const std::vector<StoredMove>& moves);
  static void keep(StoredGame& game, const StoredSession& session);

  SimDisk& disk_;
  std::shared_ptr<SimClock> clock_;
  Fate& fate_;
  Hooks hooks_;
  std::deque<Item> waiting_, batch_;
  std::optional<SimDisk> beforeDoubt_;
  Ticket last_ = 0;
  bool busy_ = false, broken_ = false;
};

}  // namespace tapu::test
