// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <vector>

#include "app/net/clock.h"
#include "app/net/neighborhood.h"
#include "tests/net/sim/fate.h"

namespace tapu::test {

class SimNeighborhood;

/// A socket for datagrams at a simulated computer.
class SimNeighborSocket final : public NeighborSocket {
  Q_OBJECT
 public:
  SimNeighborSocket(SimNeighborhood& network, int computer) : network_(network), computer_(computer) {}
  ~SimNeighborSocket() override { close(); }
  bool bindShared(const DiscoveryNetwork& place) override;
  bool bindOwn(const DiscoveryNetwork& place) override;
  quint16 localPort() const override { return port_; }
  void sendToAll(const QByteArray& bytes) override;
  void writeDatagram(const QByteArray& bytes, const QHostAddress& to, quint16 port) override;
  bool hasPendingDatagrams() const override { return !heard_.empty(); }
  qint64 readDatagram(char* bytes, qint64 most, QHostAddress* from, quint16* port) override;
  void close() override;

  int computer() const { return computer_; }
  void take(const QByteArray& bytes, const QHostAddress& from, quint16 port);

 private:
  struct Datagram {
    QByteArray bytes;
    QHostAddress from;
    quint16 port = 0;
  };
  SimNeighborhood& network_;
  int computer_;
  quint16 port_ = 0, everybody_ = 0;  ///< its own, and the one at which all are reached; 0: it is not open
  std::deque<Datagram> heard_;
};

/// Datagrams between simulated computers, each of which has an address of the moment. They come late, or not at all;
/// nothing comes to a computer that is off the network, and nothing from it.
class SimNeighborhood {
 public:
  SimNeighborhood(std::shared_ptr<SimClock> clock, Fate& fate) : clock_(std::move(clock)), fate_(fate) {}
  void setAddress(int computer, const QString& address) { addresses_[computer] = QHostAddress(address); }
  QString addressOf(int computer) const { return addresses_.at(computer).toString(); }
  /// Takes the computer off the network for so long.
  void setOff(int computer, int ms) { offUntil_[computer] = clock_->nowMs() + ms; }
  /// The network of discovery at this computer.
  DiscoveryNetwork placeOf(int computer);

  int lossPercent = 0;

 private:
  friend class SimNeighborSocket;
  void open(SimNeighborSocket* socket) { open_.push_back(socket); }
  void close(SimNeighborSocket* socket) { std::erase(open_, socket); }
  quint16 freePort() { return ++lastPort_; }
  bool isOff(int computer) { return clock_->nowMs() < offUntil_[computer]; }
  void send(const SimNeighborSocket& from, SimNeighborSocket* to, const QByteArray& bytes);
  std::shared_ptr<SimClock> clock_;
  Fate& fate_;
  std::map<int, QHostAddress> addresses_;  ///< by computer
  std::map<int, qint64> offUntil_;
  std::vector<SimNeighborSocket*> open_;
  quint16 lastPort_ = 50'000;
};

}  // namespace tapu::test
