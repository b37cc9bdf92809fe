// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/descriptors.h"

#include <algorithm>
#include <limits>

#include "app/net/limits.h"

#include <sys/resource.h>

namespace tapu {

namespace {
constexpr int kForFiles = 24;  // store, console, the loop's own, discovery
constexpr int kUnwelcomedShare = 4;
}  // namespace

void raiseDescriptorLimit() {
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur == files.rlim_max) return;
  files.rlim_cur = files.rlim_max;
  ::setrlimit(RLIMIT_NOFILE, &files);
}

int mostDescriptors() {
  rlimit files{};
  if (::getrlimit(RLIMIT_NOFILE, &files) != 0) return std::numeric_limits<int>::max();
  return static_cast<int>(std::min<rlim_t>(files.rlim_cur, std::numeric_limits<int>::max()));
}

Limits within(const Limits& limits, int descriptors) {
  Limits fitting = limits;
  fitting.possibleConnections = std::max(1, descriptors - kForFiles);
  fitting.connections = std::min(limits.connections, fitting.possibleConnections);
  fitting.unwelcomed = std::min(limits.unwelcomed, std::max(1, descriptors / kUnwelcomedShare));
  return fitting;
}

}  // namespace tapu
