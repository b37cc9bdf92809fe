// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tapu {

/// Where chance comes from; handed in, never made inside the engine (0.8).
class Rng {
 public:
  virtual ~Rng() = default;
  /// 64 uniform bits.
  virtual std::uint64_t next() = 0;
  /// Uniform in [0, bound), bound >= 1, without bias.
  [[gnu::always_inline]] std::uint32_t below(std::uint32_t bound) {
    // Lemire's method: the high half of a product, redrawn in the few cases that would be biased.
    const std::uint64_t product = (next() >> 32) * bound;
    if (static_cast<std::uint32_t>(product) < bound) [[unlikely]]
      return withoutBias(product, bound);
    return static_cast<std::uint32_t>(product >> 32);
  }
  /// One die: 1..6.
  int die() { return 1 + static_cast<int>(below(6)); }

 private:
  std::uint32_t withoutBias(std::uint64_t product, std::uint32_t bound);
};

/// A pure function of (seed, move number, draw number), equal on every platform: one seat's secret draw cannot shift
/// another's dice, and any move can be drawn again. For tests and simulations.
class SeededRng final : public Rng {
 public:
  explicit SeededRng(std::uint64_t seed) : seed_(seed) { startMove(0); }
  void startMove(std::uint64_t number) {
    place_ = scattered(seed_ + kGolden * (number + 1)) + kGolden;
    first_ = scattered(place_);
    isFirst_ = true;
  }
  std::uint64_t next() override {
    if (isFirst_) {
      isFirst_ = false;
      return first_;
    }
    return scattered(place_ += kGolden);
  }

 private:
  // The finalizer of SplitMix64 (Steele, Lea, Flood 2014): a bijection that scatters every bit.
  static constexpr std::uint64_t scattered(std::uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
  }
  static constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15ULL;

  std::uint64_t seed_;
  std::uint64_t place_ = 0;  ///< scattered from seed and move number, a step further for each draw
  std::uint64_t first_ = 0;  ///< the first draw: worked out ahead, as the choice of a move waits for it
  bool isFirst_ = true;
};

}  // namespace tapu
