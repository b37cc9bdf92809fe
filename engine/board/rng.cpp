// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/rng.h"

namespace tapu {

std::uint32_t Rng::withoutBias(std::uint64_t product, std::uint32_t bound) {
  const std::uint32_t threshold = -bound % bound;
  while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
  return static_cast<std::uint32_t>(product >> 32);
}

}  // namespace tapu
