// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <memory>
#include <vector>

#include "app/client/bot_player.h"
#include "app/host/server/server.h"
#include "tests/net/sim/faulty_store.h"
#include "tests/net/sim/seeds.h"
#include "tests/net/sim/transport.h"
#include "tests/net/sim/witness.h"

namespace tapu::test {

/// Breaks a promise of the store or of TCP on which the program relies: such a run must report a problem, or the
/// simulation would see nothing.
enum class Sabotage : quint8 { None, StoreLies, FrameLostAlone };

/// The result of one simulated table.
struct Verdict {
  QString problem;  ///< empty: all held
  int moves = 0, acknowledged = 0;
  FaultsMet met;
  int gold = 0, pirates = 0, turned = 0;  ///< moves of the sea: choices from the gold, of the pirate, cells turned up
  qint64 ms = 0;                          ///< of simulated time
  quint64 digest = 0;                     ///< of the log and the time: equal for equal seeds
};

/// One table from the first guest until all have left, in one thread and in simulated time: the server, a client for
/// each person, the lines between them and the disk below. Everything that happens, faults too, comes from one seed.
class World {
 public:
  World(RuleSet rules, quint64 seed, Sabotage sabotage = Sabotage::None, SimulatedSeats range = {});
  ~World();
  Verdict run();
  /// Runs with one crash at this commit and no other fault, at a table that begins by itself or has a person as its
  /// host.
  Verdict runWithCrashAt(int commit, FaultyStore::Outcome how, Role whoBegins);

 private:
  /// Somebody who plays: a program that may be killed and started anew, and what it wrote to its disk.
  struct Person {
    enum class Stage : quint8 { Away, In, Done, Gone };
    QString name;
    Stage stage = Stage::Away;
    bool isOwner = false, isKnown = false;  ///< known: was given a key once
    bool hasPlayed = false;                 ///< has seen the game begin: the seat is theirs to its end
    bool hasLeft = false;                   ///< gave the seat up
    int programs = 0;
    QByteArray token;
    std::unique_ptr<BotPlayer> program;
    qint64 startedAt = 0, agreedAt = 0, actingSince = -1, awaySince = 0;
    Client& client() const { return program->client(); }
  };

  void planTable();
  void planFaults();
  Options drawOptions();
  // the server's program
  void startServer();
  void crash(SimNetwork::Gone how);
  void endServer();
  FaultyStore::Outcome nextCommit();
  void committed();
  void checkRecovered();
  ServerDependencies serverTools();
  // the persons' programs
  void startProgram(int person);
  void stopProgram(int person, int awayMs);
  std::unique_ptr<Bot> mindOfPerson();
  void connectProgram(int person);
  void turnedAway(int person, Refusal why);
  void writeToken(int person);
  void hasEnded(int person);
  void doSomething(int person);
  void startAsOwner(int person);
  // faults
  void strike();
  void strikeServer(SimNetwork::Gone how);
  void strikeNetwork();
  FaultyStore::Outcome metAtCommit(FaultyStore::Outcome outcome);
  // what must hold
  void fail(const QString& problem);
  void compare(int person);
  void tick();
  void checkProgress();
  void checkNobodyIsLeft();
  bool isOver() const;
  void judge();

  void soon(std::function<void()> deed) { deeds_.push_back(std::move(deed)); }
  void later(qint64 ms, std::function<void()> deed);
  void trace(const QString& what) const;
  qint64 now() const { return clock_->nowMs(); }
  FaultsMet& met() { return network_.met; }
  int anybody() { return fate_.between(0, static_cast<int>(persons_.size()) - 1); }

  RuleSet rules_;
  quint64 seed_;
  Sabotage sabotage_;
  SimulatedSeats range_;
  Fate fate_;
  std::shared_ptr<SimClock> clock_ = std::make_shared<SimClock>();
  SimNetwork network_;
  Witness witness_;
  ServerPlan plan_;
  SimDisk disk_;
  std::unique_ptr<FaultyStore> store_;
  std::unique_ptr<Server> server_;
  std::vector<std::unique_ptr<Person>> persons_;
  std::deque<std::function<void()>> deeds_;    ///< to be done between two calls of the clock
  std::vector<Move> ledger_;                   ///< moves that the store said it has
  std::optional<FaultyStore::Outcome> crash_;  ///< the outcome of the crash; none: by chance
  std::optional<Role> whoBegins_;              ///< Host: a person who hosts; none: by chance
  int faultsLeft_ = 0, lives_ = 0, commitOfCrash_ = -1;
  bool crashesAtEnd_ = false, hasEnded_ = false, isHosted_ = false, doesTrace_ = false;
  qint64 fullUntil_ = -1, lastProgress_ = 0, calmSince_ = 0;
  std::shared_ptr<int> alive_ = std::make_shared<int>();
  Verdict verdict_;
};

}  // namespace tapu::test
