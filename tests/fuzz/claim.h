// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

/// Stops the fuzzer unless this holds, as it must for any bytes.
inline void claim(bool holds) {
  if (!holds) std::abort();
}
