// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/rng.h"

namespace tapu {
namespace {

// The finalizer of SplitMix64 (Steele, Lea, Flood 2014): a bijection that scatters every bit.
constexpr std::uint64_t scatter(std::uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}
constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15ULL;

}  // namespace

std::uint32_t Rng::below(std::uint32_t bound) {
  // Lemire's method: the high half of a product, redrawn in the few cases that would be biased.
  std::uint64_t product = (next() >> 32) * bound;
  if (static_cast<std::uint32_t>(product) < bound) {
    const std::uint32_t threshold = -bound % bound;
    while (static_cast<std::uint32_t>(product) < threshold) product = (next() >> 32) * bound;
  }
  return static_cast<std::uint32_t>(product >> 32);
}

std::uint64_t SeededRng::next() { return scatter(scatter(seed_ + kGolden * (move_ + 1)) + kGolden * ++draw_); }

}  // namespace tapu
