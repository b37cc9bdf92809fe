// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>

#include "app/system/descriptors.h"

#include <sys/resource.h>

namespace tapu {

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

}  // namespace tapu
