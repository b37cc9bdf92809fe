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
  std::uint32_t below(std::uint32_t bound);
  /// One die: 1..6.
  int die() { return 1 + static_cast<int>(below(6)); }
};

/// A pure function of (seed, move number, draw number), equal on every platform: one seat's secret draw cannot shift
/// another's dice, and any move can be drawn again. For tests and simulations.
class SeededRng final : public Rng {
 public:
  explicit SeededRng(std::uint64_t seed) : seed_(seed) {}
  void startMove(std::uint64_t number) { move_ = number, draw_ = 0; }
  std::uint64_t next() override;

 private:
  std::uint64_t seed_, move_ = 0, draw_ = 0;
};

}  // namespace tapu
