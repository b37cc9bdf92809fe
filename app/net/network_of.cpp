// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/network_of.h"

#include <QHostAddress>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kOfV4 = 24, kOfV6 = 64, kAroundV6 = 48;
constexpr std::array<int, kNestedNetworks - 1> kNestedV4{8, 16, 24, 28}, kNestedV6{32, 48, 56, 64};

/// "2001:db8::/64": the address with nothing behind so many bits.
QString firstBits(const QHostAddress& address, int bits) {
  if (address.protocol() == QAbstractSocket::IPv4Protocol)
    return u"%1/%2"_s.arg(QHostAddress(address.toIPv4Address() & ~quint32(0) << (32 - bits)).toString()).arg(bits);
  Q_IPV6ADDR bytes = address.toIPv6Address();
  std::fill(bytes.c + bits / 8, bytes.c + 16, quint8(0));
  return u"%1/%2"_s.arg(QHostAddress(bytes).toString()).arg(bits);
}

}  // namespace

QString networkOf(const QString& address) {
  const QHostAddress known(address);
  const bool isWide = known.protocol() == QAbstractSocket::IPv6Protocol && !known.isLinkLocal();
  return isWide ? firstBits(known, kOfV6) : address;
}

QString widerNetworkOf(const QString& address) {
  const QHostAddress known(address);
  if (known.isNull()) return {};
  if (known.protocol() == QAbstractSocket::IPv4Protocol) return firstBits(known, kOfV4);
  return firstBits(known, known.isLinkLocal() ? kOfV6 : kAroundV6);
}

NestedNetworks nestedNetworksOf(const QString& address) {
  NestedNetworks nested;
  nested.fill(networkOf(address));
  const QHostAddress known(address);
  if (known.isNull()) return nested;
  const auto& bits = known.protocol() == QAbstractSocket::IPv4Protocol ? kNestedV4 : kNestedV6;
  std::ranges::transform(bits, nested.begin(), [&known](int each) { return firstBits(known, each); });
  return nested;
}

NetworksAround networksAround(const QString& address, const std::function<bool(const QString& address)>& isNeighbor) {
  NetworksAround around;
  around.front() = isNeighbor(address) ? u"neighbors"_s : u"elsewhere"_s;
  std::ranges::copy(nestedNetworksOf(address), around.begin() + 1);
  return around;
}

}  // namespace tapu
