// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <functional>
#include <memory>

#include "app/net/channel.h"
#include "app/net/clock.h"
#include "app/session/settings/address.h"
#include "engine/board/rng.h"

namespace tapu {

/// The means to call a table on the network.
struct CallMeans {
  using Told = std::function<void(const Address& place)>;
  /// A way to a table that was met at these places, the likeliest first; at least one. `told`, if set, hears of each
  /// before it is dialed.
  std::function<std::unique_ptr<Dialer>(const QList<Address>& places, const Told& told)> dialerTo;
  std::shared_ptr<Clock> clock;
  std::function<std::unique_ptr<Rng>()> chance;  ///< of each client: how long it waits before it dials again
  /// TCP, and the chance of this computer.
  static CallMeans overTcp(std::shared_ptr<Clock> clock);
  /// The same, with the time of this computer.
  static CallMeans ofThisComputer();
};

}  // namespace tapu
