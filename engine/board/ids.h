// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <functional>

namespace tapu {

/// An index with a type of its own, so that the compiler tells places and seats apart. The default, 0xffff, is called
/// "none" in comments: no such thing.
template <class Tag>
struct Id {
  std::uint16_t value = 0xffff;

  constexpr Id() = default;
  constexpr explicit Id(int index) : value(static_cast<std::uint16_t>(index)) {}

  constexpr bool isNone() const { return value == 0xffff; }
  constexpr explicit operator bool() const { return !isNone(); }
  constexpr auto operator<=>(const Id&) const = default;
};

using HexId = Id<struct HexTag>;        ///< a cell of the map, land or sea
using CornerId = Id<struct CornerTag>;  ///< a place where up to three cells meet (0.2)
using EdgeId = Id<struct EdgeTag>;      ///< the border between two cells (0.2)
using SeatId = Id<struct SeatTag>;      ///< a place at the table; none = the table itself (0.10)

/// The edges of one block of the map (topology.h) as a set: the first 64, the other 64.
using EdgeBits = std::array<std::uint64_t, 2>;

}  // namespace tapu

template <class Tag>
struct std::hash<tapu::Id<Tag>> {
  std::size_t operator()(tapu::Id<Tag> id) const noexcept { return id.value; }
};
