// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/sim/neighborhood.h"

#include <QPointer>
#include <algorithm>
#include <cstring>

namespace tapu::test {

namespace {
constexpr int kMostDatagramMs = 30;
}

bool SimNeighborSocket::bindShared(const DiscoveryNetwork& place) {
  close();
  port_ = everybody_ = place.port;
  network_.open(this);
  return true;
}

bool SimNeighborSocket::bindOwn(const DiscoveryNetwork& place) {
  close();
  everybody_ = place.port;
  port_ = network_.freePort();
  network_.open(this);
  return true;
}

void SimNeighborSocket::sendToAll(const QByteArray& bytes) {
  for (SimNeighborSocket* socket : std::vector(network_.open_))
    if (socket->localPort() == everybody_) network_.send(*this, socket, bytes);
}

void SimNeighborSocket::writeDatagram(const QByteArray& bytes, const QHostAddress& to, quint16 port) {
  for (SimNeighborSocket* socket : std::vector(network_.open_))
    if (socket->localPort() == port && network_.addresses_[socket->computer()] == to)
      network_.send(*this, socket, bytes);
}

qint64 SimNeighborSocket::readDatagram(char* bytes, qint64 most, QHostAddress* from, quint16* port) {
  if (heard_.empty()) return -1;
  const Datagram next = std::move(heard_.front());
  heard_.pop_front();
  const qint64 size = std::min<qint64>(most, next.bytes.size());
  std::memcpy(bytes, next.bytes.constData(), static_cast<std::size_t>(size));
  if (from) *from = next.from;
  if (port) *port = next.port;
  return size;
}

void SimNeighborSocket::close() {
  network_.close(this);
  heard_.clear();
  port_ = everybody_ = 0;
}

void SimNeighborSocket::take(const QByteArray& bytes, const QHostAddress& from, quint16 port) {
  heard_.push_back({bytes, from, port});
  Q_EMIT readyRead();
}

DiscoveryNetwork SimNeighborhood::placeOf(int computer) {
  DiscoveryNetwork place;
  place.makeSocket = [this, computer] { return std::make_unique<SimNeighborSocket>(*this, computer); };
  return place;
}

void SimNeighborhood::send(const SimNeighborSocket& from, SimNeighborSocket* to, const QByteArray& bytes) {
  if (isOff(from.computer()) || fate_.happens(lossPercent)) return;
  const QHostAddress address = addresses_[from.computer()];
  clock_->after(fate_.between(0, kMostDatagramMs),
                [this, socket = QPointer(to), port = to->localPort(), bytes, address, sender = from.localPort()] {
                  if (!socket || socket->localPort() != port || isOff(socket->computer())) return;
                  socket->take(bytes, address, sender);
                });
}

}  // namespace tapu::test
