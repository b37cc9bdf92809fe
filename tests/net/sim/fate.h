// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include "engine/board/rng.h"

namespace tapu::test {

/// All chance of one simulated table, from its seed.
class Fate {
 public:
  explicit Fate(quint64 seed) : rng_(seed) {}
  quint64 next() { return rng_.next(); }
  /// Uniform in [least, most].
  int between(int least, int most) {
    return least + static_cast<int>(rng_.below(static_cast<quint32>(most - least + 1)));
  }
  bool happens(int percent) { return between(1, 100) <= percent; }

 private:
  SeededRng rng_;
};

}  // namespace tapu::test
