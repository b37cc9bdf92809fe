// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/neighborhood.h"

#include <QNetworkInterface>
#include <algorithm>

#include "app/text/complaint.h"
#include "app/values/limited_cbor.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr CborLimits kDatagram{2, 24};
constexpr auto kShared = QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint;

/// All computers on one link; the last numbers are "TAPU".
QHostAddress groupOfLink(const QString& interface) {
  QHostAddress group(u"ff02::5441:5055"_s);
  group.setScopeId(interface);
  return group;
}

bool isV4(const QNetworkAddressEntry& entry) { return entry.ip().protocol() == QAbstractSocket::IPv4Protocol; }
bool isOfLink(const QNetworkAddressEntry& entry) { return entry.ip().isLinkLocal(); }

bool canMulticast(const QNetworkInterface& interface) {
  const auto flags = interface.flags();
  return flags.testFlag(QNetworkInterface::CanMulticast) && flags.testFlag(QNetworkInterface::IsUp) &&
         !flags.testFlag(QNetworkInterface::IsLoopBack);
}

/// Nobody has given it an address of IPv4: who is there is found over IPv6.
bool needsV6(const QNetworkInterface& interface) {
  const auto entries = interface.addressEntries();
  const auto isGiven = [](const QNetworkAddressEntry& entry) { return isV4(entry) && !isOfLink(entry); };
  const auto isOwn = [](const QNetworkAddressEntry& entry) { return !isV4(entry) && isOfLink(entry); };
  return canMulticast(interface) && std::ranges::any_of(entries, isOwn) && std::ranges::none_of(entries, isGiven);
}

QList<QHostAddress> targets(const DiscoveryNetwork& place) {
  QList<QHostAddress> all = place.broadcasts;
  if (all.isEmpty()) {
    all.append(QHostAddress(u"127.255.255.255"_s));  // other programs on this computer
    for (const auto& interface : QNetworkInterface::allInterfaces()) {
      for (const auto& entry : interface.addressEntries())
        if (!entry.broadcast().isNull() && !all.contains(entry.broadcast())) all.append(entry.broadcast());
    }
  }
  if (!place.group.isNull()) all.append(place.group);
  return all;
}

QHostAddress withoutScope(QHostAddress address) {
  address.setScopeId({});
  return address;
}

}  // namespace

QCborArray partsOf(const QByteArray& datagram, const char* kind, int leastParts) {
  if (datagram.size() > kMostDatagram) return {};
  Complaint complaint;
  const auto value = decodeLimited(datagram, kDatagram, complaint);
  if (!value || !value->isArray()) return {};
  const QCborArray parts = value->toArray();
  if (parts.size() < leastParts || parts.at(0).toString() != QLatin1StringView(kind)) return {};
  return parts;
}

UdpNeighborSocket::UdpNeighborSocket(QObject* parent) : NeighborSocket(parent) {
  for (QUdpSocket* socket : {&v4_, &v6_}) connect(socket, &QUdpSocket::readyRead, this, &NeighborSocket::readyRead);
}

bool UdpNeighborSocket::bindShared(const DiscoveryNetwork& place) {
  place_ = place;
  if (!v4_.bind(QHostAddress::AnyIPv4, place.port, kShared)) return false;
  place_.port = v4_.localPort();
  if (place.group.isNull()) return true;
  v4_.setSocketOption(QAbstractSocket::MulticastTtlOption, 1);
  for (const auto& interface : QNetworkInterface::allInterfaces())
    if (interface.flags().testFlag(QNetworkInterface::CanMulticast)) v4_.joinMulticastGroup(place.group, interface);
  hearsLinks_ = v6_.bind(QHostAddress::AnyIPv6, place_.port, kShared);  // not every computer has it
  joinLinks();
  return true;
}

// All of them: who has IPv4 here as well is to hear those who have none. Some come later, with their cable.
void UdpNeighborSocket::joinLinks() {
  if (!hearsLinks_) return;
  for (const auto& interface : QNetworkInterface::allInterfaces()) {
    if (!canMulticast(interface) || joined_.contains(interface.index())) continue;
    if (v6_.joinMulticastGroup(groupOfLink({}), interface)) joined_.insert(interface.index());
  }
}

bool UdpNeighborSocket::bindOwn(const DiscoveryNetwork& place) {
  place_ = place;
  if (!v4_.bind(QHostAddress::AnyIPv4, 0)) return false;
  v4_.setSocketOption(QAbstractSocket::MulticastTtlOption, 1);
  if (!place.group.isNull()) v6_.bind(QHostAddress::AnyIPv6, 0);
  return true;
}

void UdpNeighborSocket::sendToAll(const QByteArray& bytes) {
  for (const QHostAddress& target : targets(place_)) v4_.writeDatagram(bytes, target, place_.port);
  if (v6_.state() != QAbstractSocket::BoundState) return;
  joinLinks();
  for (const auto& interface : QNetworkInterface::allInterfaces())
    if (needsV6(interface)) v6_.writeDatagram(bytes, groupOfLink(interface.name()), place_.port);
}

void UdpNeighborSocket::writeDatagram(const QByteArray& bytes, const QHostAddress& to, quint16 port) {
  QUdpSocket& socket = to.protocol() == QAbstractSocket::IPv6Protocol ? v6_ : v4_;
  socket.writeDatagram(bytes, to, port);
}

qint64 UdpNeighborSocket::readDatagram(char* bytes, qint64 most, QHostAddress* from, quint16* port) {
  QUdpSocket& socket = hasPending(v4_) ? v4_ : v6_;
  return socket.readDatagram(bytes, most, from, port);
}

void UdpNeighborSocket::close() {
  v4_.close();
  v6_.close();
  hearsLinks_ = false;
  joined_.clear();
}

std::unique_ptr<NeighborSocket> udpNeighborSocket() { return std::make_unique<UdpNeighborSocket>(); }

Where whereIs(const QHostAddress& address) {
  if (address.isLoopback()) return Where::Here;
  const QHostAddress plain = withoutScope(address);
  bool isNear = false;
  for (const auto& interface : QNetworkInterface::allInterfaces()) {
    for (const auto& entry : interface.addressEntries()) {
      const QHostAddress own = withoutScope(entry.ip());
      if (own == plain) return Where::Here;
      isNear = isNear || (entry.prefixLength() > 0 && own.protocol() == plain.protocol() &&
                          plain.isInSubnet(own, entry.prefixLength()));
    }
  }
  return isNear ? Where::InOurNetworks : Where::Elsewhere;
}

bool isNeighbor(const QHostAddress& address) { return whereIs(address) == Where::InOurNetworks; }

bool isNeighborOrHere(const QString& address) { return whereIs(QHostAddress(address)) != Where::Elsewhere; }

}  // namespace tapu

#include "moc_neighborhood.cpp"
