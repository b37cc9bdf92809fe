// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <functional>
#include <limits>

namespace tapu {

/// An index with a type of its own, so that the compiler tells places and seats apart. The default, all bits of the
/// number set, is called "none" in comments: no such thing. The index -1 is none too.
template <class Tag, class Value = std::uint16_t>
struct Id {
  static constexpr Value kNone = std::numeric_limits<Value>::max();
  Value value = kNone;

  constexpr Id() = default;
  constexpr explicit Id(int index) : value(static_cast<Value>(index)) {}
  /// The same thing by a number of another width; it must fit.
  template <class Other>
  constexpr explicit(sizeof(Other) > sizeof(Value)) Id(Id<Tag, Other> other)
      : value(other ? static_cast<Value>(other.value) : kNone) {
    assert(!other || other.value < kNone);
  }

  constexpr bool isNone() const { return value == kNone; }
  constexpr explicit operator bool() const { return !isNone(); }
  constexpr auto operator<=>(const Id&) const = default;
};

/// The ids of places are below this: no other chain has as many as the edges of the longest one (topology.h).
inline constexpr int kMostPlaces = 704'000;
using HexId = Id<struct HexTag, std::uint32_t>;        ///< a cell of the map, land or sea
using CornerId = Id<struct CornerTag, std::uint32_t>;  ///< a place where up to three cells meet (0.2)
using EdgeId = Id<struct EdgeTag, std::uint32_t>;      ///< the border between two cells (0.2)
/// The same on a single board, which never has as many and needs half the room.
using ShortHexId = Id<struct HexTag>;
using ShortCornerId = Id<struct CornerTag>;
using SeatId = Id<struct SeatTag>;  ///< a place at the table; none = the table itself (0.10)

/// The bits of a word, in which a set of places is kept.
inline constexpr int kWordBits = 64;
/// The places of one block of the map (topology.h): a word of corners, two of edges.
inline constexpr int kCornersOfBlock = kWordBits, kEdgesOfBlock = 2 * kWordBits;
/// The edges of one block as a set.
using EdgeBits = std::array<std::uint64_t, 2>;

}  // namespace tapu

template <class Tag, class Value>
struct std::hash<tapu::Id<Tag, Value>> {
  std::size_t operator()(tapu::Id<Tag, Value> id) const noexcept { return id.value; }
};
