// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborArray>
#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QSet>
#include <QUdpSocket>
#include <functional>
#include <memory>

namespace tapu {

class NeighborSocket;

/// A socket of this computer.
std::unique_ptr<NeighborSocket> udpNeighborSocket();

/// Where discovery talks. Tests use the loopback's broadcast address and a port of their own.
struct DiscoveryNetwork {
  quint16 port = 47411;
  /// Multicast, time to live 1; null = none, neither over IPv4 nor over IPv6.
  QHostAddress group{QStringLiteral("239.255.84.80")};
  /// Extra addresses to send to; the broadcast addresses of all interfaces are found by themselves if this is empty.
  QList<QHostAddress> broadcasts = {};
  /// Makes each socket that discovery needs there.
  std::function<std::unique_ptr<NeighborSocket>()> makeSocket = udpNeighborSocket;
};

/// No datagram of ours is longer, so that it travels in one piece on every network.
inline constexpr int kMostDatagram = 1200;
/// The parts of a message of ours, as many at least; empty for other bytes. A later version may add more.
QCborArray partsOf(const QByteArray& datagram, const char* kind, int leastParts);

/// A socket for datagrams to everybody near and from them.
class NeighborSocket : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  /// Hears datagrams to this place, beside other programs that do. False: no socket could be opened.
  virtual bool bindShared(const DiscoveryNetwork& place) = 0;
  /// Takes a port of its own, to which answers come.
  virtual bool bindOwn(const DiscoveryNetwork& place) = 0;
  virtual quint16 localPort() const = 0;
  virtual void sendToAll(const QByteArray& bytes) = 0;
  virtual void writeDatagram(const QByteArray& bytes, const QHostAddress& to, quint16 port) = 0;
  virtual bool hasPendingDatagrams() const = 0;
  /// As QUdpSocket does; an address of a link comes with its scope.
  virtual qint64 readDatagram(char* bytes, qint64 most, QHostAddress* from, quint16* port = nullptr) = 0;
  virtual void close() = 0;

 Q_SIGNALS:
  void readyRead();
};

/// The socket of this computer. Networks with an address of IPv4 are reached by broadcast and multicast. A cable to
/// another computer without assigned addresses has IPv6 alone, and is reached by a group of it.
class UdpNeighborSocket final : public NeighborSocket {
  Q_OBJECT
 public:
  explicit UdpNeighborSocket(QObject* parent = nullptr);
  bool bindShared(const DiscoveryNetwork& place) override;
  bool bindOwn(const DiscoveryNetwork& place) override;
  quint16 localPort() const override { return v4_.localPort(); }
  void sendToAll(const QByteArray& bytes) override;
  void writeDatagram(const QByteArray& bytes, const QHostAddress& to, quint16 port) override;
  bool hasPendingDatagrams() const override { return hasPending(v4_) || hasPending(v6_); }
  qint64 readDatagram(char* bytes, qint64 most, QHostAddress* from, quint16* port) override;
  void close() override;

 private:
  /// Whether a datagram waits; a socket that is not bound has none, and Qt would complain.
  static bool hasPending(const QUdpSocket& socket) {
    return socket.state() == QAbstractSocket::BoundState && socket.hasPendingDatagrams();
  }
  void joinLinks();
  DiscoveryNetwork place_;
  QUdpSocket v4_, v6_;
  bool hearsLinks_ = false;
  QSet<int> joined_;  ///< numbers of interfaces
};

/// Where somebody at this address sits: at this computer, at another one in a network that this one is in, or beyond.
enum class Where : quint8 { Here, InOurNetworks, Elsewhere };
Where whereIs(const QHostAddress& address);
/// Whether it is at another computer, in a network that this one is in.
bool isNeighbor(const QHostAddress& address);
/// The same for an address as text, and this computer counts too. A text that is no address is neither.
bool isNeighborOrHere(const QString& address);

}  // namespace tapu
