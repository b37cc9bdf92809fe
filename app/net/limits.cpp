// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/limits.h"

namespace tapu {

namespace {
constexpr int kForFiles = 24;  // store, console, the loop's own, discovery
constexpr int kUnwelcomedShare = 4;
}  // namespace

Limits within(const Limits& limits, int descriptors) {
  Limits fitting = limits;
  fitting.possibleConnections = std::max(1, descriptors - kForFiles);
  fitting.connections = std::min(limits.connections, fitting.possibleConnections);
  fitting.unwelcomed = std::min(limits.unwelcomed, std::max(1, descriptors / kUnwelcomedShare));
  return fitting;
}

}  // namespace tapu
