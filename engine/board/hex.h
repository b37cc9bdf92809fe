// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tapu {

/// Axial coordinates of a cell. Pointy: r = row, going right is +q. Flat: q = column, going down is +r.
struct Hex {
  int q = 0, r = 0;
  constexpr auto operator<=>(const Hex&) const = default;
  constexpr Hex operator+(Hex other) const { return {q + other.q, r + other.r}; }
};

/// Whether hexes stand on a corner (pointy top) or on a side (flat top).
enum class Orientation : std::uint8_t { Pointy, Flat };

/// A point of the lattice on which centers and corners lie. Pointy: x in half hex widths (√3/2·R), y in half radii
/// (R/2). Flat: x in half radii, y in half hex heights. y grows downward. All corners and centers are whole numbers.
struct Point {
  int x = 0, y = 0;
  constexpr auto operator<=>(const Point&) const = default;
};

/// Sides and corners are numbered clockwise 0..5. Side i lies between corner i and corner (i + 1) % 6.
/// Pointy: sides NE E SE SW W NW, corners N NE SE S SW NW. Flat: sides N NE SE S SW NW, corners NW NE E SE SW W.
inline constexpr int kSides = 6;

/// The points of a cell's center and corners, and the cell beyond one of its sides.
Point center(Hex at, Orientation orientation);
Point cornerPoint(Hex at, int corner, Orientation orientation);
Hex neighbor(Hex at, int side, Orientation orientation);
/// The steps from one cell to the other; 0 if they are the same.
int distance(Hex a, Hex b);

/// A cell by row and column, both counted from 0,0 = the cell 0,0. Pointy: odd rows lie half a hex to the right. Flat:
/// odd columns lie half a hex lower.
struct GridPlace {
  int column = 0, row = 0;
  constexpr auto operator<=>(const GridPlace&) const = default;
};
GridPlace gridPlace(Hex at, Orientation orientation);
Hex hexAt(GridPlace place, Orientation orientation);
/// True if `a` comes before `b` in reading order: from the top by the height of the center, then from the left (0.12).
bool readsBefore(Hex a, Hex b, Orientation orientation);

/// "NE", "E", ... as listed at `kSides`, and back; nothing for a word that names none in this orientation.
std::string_view sideName(int side, Orientation orientation);
std::string_view cornerName(int corner, Orientation orientation);
std::optional<int> sideNamed(std::string_view name, Orientation orientation);
std::optional<int> cornerNamed(std::string_view name, Orientation orientation);

}  // namespace tapu
