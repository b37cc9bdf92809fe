// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/hex.h"

#include <algorithm>
#include <cstdlib>

namespace tapu {
namespace {

using Names = std::array<std::string_view, kSides>;
constexpr Names kPointySides{"NE", "E", "SE", "SW", "W", "NW"};
constexpr Names kPointyCorners{"N", "NE", "SE", "S", "SW", "NW"};
constexpr Names kFlatSides{"N", "NE", "SE", "S", "SW", "NW"};
constexpr Names kFlatCorners{"NW", "NE", "E", "SE", "SW", "W"};

constexpr std::array<Point, kSides> kPointyOffsets{{{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}}};
constexpr std::array<Point, kSides> kFlatOffsets{{{-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}}};

// Axial steps across each side, in the order of the side names.
constexpr std::array<Hex, kSides> kPointySteps{{{1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}}};
constexpr std::array<Hex, kSides> kFlatSteps{{{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}}};

const Names& sides(Orientation o) { return o == Orientation::Pointy ? kPointySides : kFlatSides; }
const Names& corners(Orientation o) { return o == Orientation::Pointy ? kPointyCorners : kFlatCorners; }

std::optional<int> indexOf(const Names& names, std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<int>(found - names.begin());
}

}  // namespace

Point center(Hex at, Orientation orientation) {
  if (orientation == Orientation::Pointy) return {2 * at.q + at.r, 3 * at.r};
  return {3 * at.q, 2 * at.r + at.q};
}

Point cornerPoint(Hex at, int corner, Orientation orientation) {
  const Point middle = center(at, orientation);
  const Point offset = (orientation == Orientation::Pointy ? kPointyOffsets : kFlatOffsets)[corner];
  return {middle.x + offset.x, middle.y + offset.y};
}

Hex neighbor(Hex at, int side, Orientation orientation) {
  return at + (orientation == Orientation::Pointy ? kPointySteps : kFlatSteps)[side];
}

int distance(Hex a, Hex b) {
  const int q = a.q - b.q, r = a.r - b.r;
  return (std::abs(q) + std::abs(r) + std::abs(q + r)) / 2;
}

GridPlace gridPlace(Hex at, Orientation orientation) {
  const auto half = [](int value) { return (value - (value & 1)) / 2; };
  if (orientation == Orientation::Pointy) return {at.q + half(at.r), at.r};
  return {at.q, at.r + half(at.q)};
}

Hex hexAt(GridPlace place, Orientation orientation) {
  const auto half = [](int value) { return (value - (value & 1)) / 2; };
  if (orientation == Orientation::Pointy) return {place.column - half(place.row), place.row};
  return {place.column, place.row - half(place.column)};
}

bool readsBefore(Hex a, Hex b, Orientation orientation) {
  const Point pa = center(a, orientation), pb = center(b, orientation);
  return pa.y != pb.y ? pa.y < pb.y : pa.x < pb.x;
}

std::string_view sideName(int side, Orientation orientation) { return sides(orientation)[side]; }
std::string_view cornerName(int corner, Orientation orientation) { return corners(orientation)[corner]; }
std::optional<int> sideNamed(std::string_view name, Orientation orientation) {
  return indexOf(sides(orientation), name);
}
std::optional<int> cornerNamed(std::string_view name, Orientation orientation) {
  return indexOf(corners(orientation), name);
}

}  // namespace tapu
