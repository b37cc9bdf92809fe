// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/board/resource.h"

// Pairs of resources as bits of a word: for a Year of Plenty (8.5) and exchanges with the bank (6.8).

namespace tapu::rules {

/// The number of a pair's bit: 8 * first + second. Bit 8 * first + 7 means the first one alone (second: None).
inline int pairBit(Resource first, Resource second) {
  return 8 * static_cast<int>(first) + (static_cast<int>(second) & 7);
}

// Below a set of resources has bit 8 * resource for each, as `CardCounts::resourcesCovering` gives it.

inline constexpr std::uint64_t kPairsOfSame = 0x8040201008040201ULL;  ///< a resource with itself
inline constexpr std::uint64_t kPairsInOrder = 0x00'10'18'1c'1eULL;   ///< the first before the second

/// Each of `firsts` with each other one of `seconds`.
inline std::uint64_t pairsOf(std::uint64_t firsts, std::uint64_t seconds) {
  const std::uint64_t row = (seconds * 0x0102'0408'1000'0000ULL >> 56) & 0x1f;  // a bit for each second
  return firsts * row & ~kPairsOfSame;
}
/// The pairs of each resource of a set with itself; each of them alone.
inline std::uint64_t twosOf(std::uint64_t set) { return set * 0x1f & kPairsOfSame; }
inline std::uint64_t singlesOf(std::uint64_t set) { return set << 7; }

}  // namespace tapu::rules
