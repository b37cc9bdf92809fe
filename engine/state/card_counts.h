// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

#include "engine/board/resource.h"

namespace tapu {

/// Eight counters of 0..127 in one word: resource cards by kind, or development cards by kind. Lane 7 counts cards of
/// unknown kind. Sums and comparisons work on all lanes at once, without a check: no lane may leave 0..127.
struct CardCounts {
  std::uint64_t lanes = 0;

  static constexpr std::uint64_t kHigh = 0x8080808080808080ULL;
  static constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
  /// Masks for `isWithin`: the bits that counts of resource cards, of development cards, of unknown cards, or of any
  /// may use.
  static constexpr std::uint64_t kResources = 0x7f'7f7f'7f7fULL, kCards = 0x7f'7f7f'7f7f'7f7fULL,
                                 kUnknown = 0x7f00'0000'0000'0000ULL, kCounts = ~kHigh;

  constexpr CardCounts() = default;
  constexpr explicit CardCounts(std::uint64_t raw) : lanes(raw) {}
  /// So many cards of one kind. A negative count may only be added to counts that hold at least as many.
  template <class Kind>
  static constexpr CardCounts of(Kind kind, int count = 1) {
    return CardCounts(static_cast<std::uint64_t>(count) << (8 * static_cast<int>(kind)));
  }
  static constexpr CardCounts resources(int brick, int lumber, int wool, int grain, int ore) {
    return of(Resource::Brick, brick) + of(Resource::Lumber, lumber) + of(Resource::Wool, wool) +
           of(Resource::Grain, grain) + of(Resource::Ore, ore);
  }

  template <class Kind>
  constexpr int operator[](Kind kind) const {
    return static_cast<int>((lanes >> (8 * static_cast<int>(kind))) & 0xff);
  }
  template <class Kind>
  constexpr CardCounts without(Kind kind) const {
    return CardCounts(lanes & ~(std::uint64_t{0xff} << (8 * static_cast<int>(kind))));
  }
  constexpr int total() const { return static_cast<int>((lanes * kOnes) >> 56); }  // sums up to 255
  /// As `total`, right even where the sum is over 255: for cards that come from outside and are not checked yet.
  constexpr int exactTotal() const {
    int sum = 0;
    for (std::uint64_t rest = lanes; rest != 0; rest >>= 8) sum += static_cast<int>(rest & 0xff);
    return sum;
  }
  /// True if there are counts in `allowed` only, each at most 127.
  constexpr bool isWithin(std::uint64_t allowed) const { return (lanes & ~allowed) == 0; }
  constexpr bool isEmpty() const { return lanes == 0; }
  /// The number of kinds with at least one card.
  constexpr int kinds() const { return std::popcount(((lanes | kHigh) - kOnes) & kHigh); }

  constexpr CardCounts operator+(CardCounts other) const { return CardCounts(lanes + other.lanes); }
  constexpr CardCounts operator-(CardCounts other) const { return CardCounts(lanes - other.lanes); }
  constexpr CardCounts& operator+=(CardCounts other) {
    lanes += other.lanes;
    return *this;
  }
  constexpr CardCounts& operator-=(CardCounts other) {
    lanes -= other.lanes;
    return *this;
  }
  constexpr CardCounts operator*(int times) const { return CardCounts(lanes * static_cast<std::uint64_t>(times)); }
  constexpr bool operator==(const CardCounts&) const = default;

  /// The resources with at least as many cards as `least`, as a set: bit 8 * resource for each.
  constexpr std::uint64_t resourcesCovering(CardCounts least) const {
    return (((lanes | kHigh) - least.lanes) & kHigh & 0xff'ffff'ffffULL) >> 7;
  }
  /// True if every lane holds at least as many as `cost`.
  constexpr bool covers(CardCounts cost) const { return (((lanes | kHigh) - cost.lanes) & kHigh) == kHigh; }
};
static_assert(kResources <= 7 && kCards <= 7, "the eighth counter is that of unknown kinds");

}  // namespace tapu
