// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/discovery.h"
#include "app/net/reachability.h"

namespace tapu {

/// The network as the window uses it: the window finds games and tests addresses through these, and opens no socket
/// itself. Both must outlive the window.
struct Neighborhood {
  DiscoveryBrowser& games;
  Reachability& reach;
};

}  // namespace tapu
