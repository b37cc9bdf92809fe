// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The number of random cases that a test tries: all of them, or fewer where the sanitizers take ten times as long for
/// each.
constexpr int effort([[maybe_unused]] int full, [[maybe_unused]] int sanitized) {
#ifdef TAPU_SANITIZED
  return sanitized;
#else
  return full;
#endif
}
