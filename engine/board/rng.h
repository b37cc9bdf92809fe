// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace tapu {

/// A generator of random numbers. Callers hand one in; the engine never makes one itself (0.8).
class Rng {
 public:
  virtual ~Rng() = default;
  /// 64 uniform bits.
  virtual std::uint64_t next() = 0;
  /// Uniform in [0, bound), bound >= 1, without bias.
  std::uint32_t below(std::uint32_t bound) {
    // Lemire's method: the high half of a product, redrawn in the few cases that would be biased.
    const std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) return withoutBias(product, bound);
    return static_cast<std::uint32_t>(product >> 32);
  }
  /// Two dice, 1..6 each, from a single draw.
  std::array<std::uint8_t, 2> dice() { return kThrows[below(36)]; }

 private:
  static constexpr auto kThrows = [] {
    std::array<std::array<std::uint8_t, 2>, 36> throws{};
    for (std::size_t lot = 0; lot < throws.size(); ++lot)
      throws[lot] = {static_cast<std::uint8_t>(1 + lot / 6), static_cast<std::uint8_t>(1 + lot % 6)};
    return throws;
  }();
  std::uint32_t withoutBias(std::uint64_t product, std::uint32_t bound);
};

/// Its numbers depend only on the seed, the number of the move and of the draw within it, and are equal on every
/// platform. So the draws of one move do not change those of later moves, and any move can be drawn again. For tests
/// and simulations.
class SeededRng final : public Rng {
 public:
  explicit SeededRng(std::uint64_t seed) : seed_(seed) { startMove(0); }
  /// The draws from now on are those of the move with this number.
  void startMove(std::uint64_t number) { place_ = seed_ + kStride * number; }
  std::uint64_t next() override { return scattered(place_ += kGolden); }

 private:
  // The finalizer of SplitMix64 (Steele, Lea, Flood 2014): a bijection that scatters every bit. Its places are those of
  // a lattice: a step for each draw, a stride for each move.
  static constexpr std::uint64_t scattered(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
  }
  static constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15ULL;  // 2^64 over the golden ratio ...
  static constexpr std::uint64_t kStride = 0xb504f333f9de6485ULL;  // ... and over the square root of two, both odd

  std::uint64_t seed_;
  std::uint64_t place_ = 0;
};

/// Puts items into an order that is drawn, each as likely as any other (Fisher and Yates).
template <class T>
void shuffle(std::span<T> items, Rng& rng) {
  for (std::size_t i = items.size(); i > 1; --i)
    std::swap(items[i - 1], items[rng.below(static_cast<std::uint32_t>(i))]);
}

}  // namespace tapu
