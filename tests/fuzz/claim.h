// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>

/// What must hold for any bytes: if not, the fuzzer stops here.
inline void claim(bool holds) {
  if (!holds) std::abort();
}
