// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// The network that an address is counted by, where one caller could have many: of IPv6 the first 64 bits
/// ("2001:db8::/64"), since whoever has one address there has all of them; of IPv4, and of IPv6 within one cable
/// (fe80::), the address as it is. Anything else comes back unchanged.
QString networkOf(const QString& address);
/// The network around that, in which somebody with much room may have many such ("192.0.2.0/24", "2001:db8::/48",
/// "fe80::/64"); empty if it is no address.
QString widerNetworkOf(const QString& address);

}  // namespace tapu
