// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace tapu {

/// The throws of two dice as a deck (4.10): which of the 36 ordered pairs are left. Public, since it follows from the
/// throws. Without bits: dice are thrown, and there is no deck.
struct DiceDeck {
  using Pair = std::array<std::uint8_t, 2>;
  static constexpr int kPairs = 36;
  static constexpr std::uint64_t kAll = (std::uint64_t{1} << kPairs) - 1, kUsed = kAll + 1;

  /// Bit 6 * (a - 1) + b - 1 for the pair of a and b, and `kUsed` where there is a deck.
  std::uint64_t bits = 0;

  /// A deck of all pairs.
  static constexpr DiceDeck full() { return {kAll | kUsed}; }
  constexpr bool isUsed() const { return (bits & kUsed) != 0; }
  /// Whether it is a deck, or none, and nothing besides.
  constexpr bool isSound() const { return bits == 0 || (bits & ~kAll) == kUsed; }
  constexpr int left() const { return std::popcount(bits & kAll); }
  /// The number of pairs left whose sum this is.
  constexpr int leftOf(int sum) const {
    int count = 0;
    for (int one = sum > 7 ? sum - 6 : 1; one <= 6 && one < sum; ++one)
      count += contains({static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(sum - one)});
    return count;
  }
  /// Both dice show 1 to 6.
  constexpr bool contains(Pair pair) const { return (bits >> indexOf(pair) & 1) != 0; }
  constexpr void take(Pair pair) { bits &= ~(std::uint64_t{1} << indexOf(pair)); }
  constexpr void putBack(Pair pair) { bits |= std::uint64_t{1} << indexOf(pair); }
  /// The pair before which so many others are left, in the order (1,1), (1,2) .. (6,6). There must be one.
  constexpr Pair at(int before) const {
    std::uint64_t rest = bits & kAll;
    for (; before > 0; --before) rest &= rest - 1;
    const int index = std::countr_zero(rest);
    return {static_cast<std::uint8_t>(1 + index / 6), static_cast<std::uint8_t>(1 + index % 6)};
  }
  /// The deck of the next throw: all pairs, where no more than so many are left.
  constexpr DiceDeck forNextThrow(int fewest) const { return left() <= fewest ? full() : *this; }
  bool operator==(const DiceDeck&) const = default;

 private:
  static constexpr int indexOf(Pair pair) { return 6 * (pair[0] - 1) + pair[1] - 1; }
};

}  // namespace tapu
