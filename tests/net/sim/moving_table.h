// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/host/server/server.h"
#include "app/net/discovery.h"
#include "tests/net/sim/faulty_store.h"
#include "tests/net/sim/key_witness.h"
#include "tests/net/sim/neighborhood.h"
#include "tests/net/sim/transport.h"

namespace tapu::test {

/// The parts that the tables and persons of a world share.
struct Surroundings {
  std::shared_ptr<SimClock> clock;
  Fate& fate;
  SimNetwork& network;
  SimNeighborhood& neighborhood;
  KeyWitness& keys;
  std::function<void(QString)> problem;
};

/// A table of a world in which hosts move: the server's program, with its listener and its beacon, and the disk below,
/// which outlives it.
class MovingTable {
 public:
  /// The ways in which the program ends.
  enum class Way : quint8 {
    Goodbye,  ///< everybody is told
    Killed
  };
  MovingTable(Surroundings& around, int number, int computer, ServerPlan plan);
  ~MovingTable();

  /// Goes on with what the disk holds, or begins. False: what it holds is over and told to all.
  bool start(quint16 port);
  void stop(Way way);
  /// Empties the disk: the next start begins another table.
  void clearDisk();
  /// Puts a game on the disk, to go on with it here.
  void setDisk(const StoredGame& game) { disk_.game = game; }
  /// Gives the computer another address, even while the program runs.
  void moveTo(const QString& address);

  bool isRunning() const { return server_ != nullptr; }
  Server& server() const { return *server_; }
  int number() const { return number_; }
  int computer() const { return computer_; }
  quint16 port() const { return port_; }
  QString address() const { return around_.neighborhood.addressOf(computer_); }
  /// The place at which it is dialed over the network.
  QString place() const { return QStringLiteral("%1:%2").arg(address()).arg(port_); }
  /// The way in for a person at the computer of the table.
  std::unique_ptr<Dialer> ownDoor(int person) const;
  /// The time since when it can be reached at its place.
  qint64 reachableSince() const { return reachableSince_; }

 private:
  ServerDependencies tools();
  void listen();
  QString ownPlace() const { return QStringLiteral("here, table %1").arg(number_); }
  Surroundings& around_;
  int number_, computer_;
  quint16 port_ = 0;
  int lives_ = 0;
  qint64 reachableSince_ = 0;
  ServerPlan plan_;
  SimDisk disk_;
  std::unique_ptr<FaultyStore> store_;
  std::unique_ptr<Server> server_;
  std::unique_ptr<DiscoveryResponder> responder_;
};

}  // namespace tapu::test
