// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <functional>

namespace tapu {

/// The network by which an address is counted, since one caller may have many addresses: of IPv6 the first 64 bits
/// ("2001:db8::/64"), since an owner of one address there has all of them; of IPv4, and of IPv6 within one cable
/// (fe80::/10), the address as it is. Anything else comes back unchanged.
QString networkOf(const QString& address);
/// The network around that, in which one owner may have many such ("192.0.2.0/24", "2001:db8::/48", "fe80::/64"); empty
/// if it is no address.
QString widerNetworkOf(const QString& address);

/// The networks that an address lies in, each within the one before: of IPv4 the first 8, 16, 24, 28 and 32 bits, of
/// IPv6 the first 32, 48, 56 and 64 and then its `networkOf`. A text that is no address is repeated five times.
inline constexpr int kNestedNetworks = 5;
using NestedNetworks = std::array<QString, kNestedNetworks>;
NestedNetworks nestedNetworksOf(const QString& address);
/// The same, within one of the two widest for a server: the networks that its computer is in, and all others.
using NetworksAround = std::array<QString, 1 + kNestedNetworks>;
NetworksAround networksAround(const QString& address, const std::function<bool(const QString& address)>& isNeighbor);

}  // namespace tapu
