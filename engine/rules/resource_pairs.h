// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "engine/board/resource.h"

// Pairs of resources as bits of a word: what a Year of Plenty takes (8.6), what the bank exchanges (6.8).

namespace tapu::rules {

/// The bit of a pair: eight bits for each first resource, one of them for each second. The seventh of a row is the
/// first one alone, without a second.
inline int pairBit(Resource first, Resource second) {
  return 8 * static_cast<int>(first) + (static_cast<int>(second) & 7);
}

// Sets of resources are those of `CardCounts::resourcesCovering`: the low bit of a byte for each.

inline constexpr std::uint64_t kPairsOfSame = 0x8040201008040201ULL;
inline constexpr std::uint64_t kPairsInOrder = 0x00'10'18'1c'1eULL;  ///< the first before the second

/// Each of `firsts` with each other one of `seconds`.
inline std::uint64_t pairsOf(std::uint64_t firsts, std::uint64_t seconds) {
  const std::uint64_t row = (seconds * 0x0102'0408'1000'0000ULL >> 56) & 0x1f;  // a bit for each second
  return firsts * row & ~kPairsOfSame;
}
/// Each of a set with itself, and each alone.
inline std::uint64_t twosOf(std::uint64_t set) { return set * 0x1f & kPairsOfSame; }
inline std::uint64_t singlesOf(std::uint64_t set) { return set << 7; }

}  // namespace tapu::rules
