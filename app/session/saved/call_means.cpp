// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/saved/call_means.h"

#include "app/net/chance.h"
#include "app/net/tcp_channel.h"

namespace tapu {

CallMeans CallMeans::overTcp(std::shared_ptr<Clock> clock) {
  const auto dialerTo = [clock](const QList<Address>& places, const Told& told) {
    QList<Endpoint> all;
    for (const Address& place : places) all << Endpoint{place.host, place.port};
    auto dialer = std::make_unique<TcpDialer>(all, clock);
    if (told) dialer->tell([told](const Endpoint& place) { told({place.host, place.port}); });
    return dialer;
  };
  return {dialerTo, clock, [] { return std::make_unique<SystemRng>(); }};
}

CallMeans CallMeans::ofThisComputer() { return overTcp(std::make_shared<SystemClock>()); }

}  // namespace tapu
