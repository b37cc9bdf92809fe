// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/topology.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

namespace tapu {
namespace {

constexpr auto byReading = [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; };

bool isLand(const Cell& cell) { return cell.terrain != Terrain::Sea; }

/// The middle of an edge, in half lattice steps so that it is whole.
Point middleOf(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }

/// Each point once; its index is its number.
std::vector<Point> inReadingOrder(std::vector<Point> points) {
  std::sort(points.begin(), points.end(), byReading);
  points.erase(std::unique(points.begin(), points.end()), points.end());
  return points;
}
int numberOf(Point point, const std::vector<Point>& numbered) {
  return static_cast<int>(std::lower_bound(numbered.begin(), numbered.end(), point, byReading) - numbered.begin());
}

template <class T, std::size_t N>
void addTo(std::array<T, N>& list, T value) {
  for (T& entry : list)
    if (entry.isNone()) {
      entry = value;
      return;
    } else if (entry == value) {
      return;
    }
}

/// Splits "q,r" + separator + direction.
struct PlaceText {
  Hex at;
  std::string_view direction;
};
std::optional<PlaceText> splitPlace(std::string_view text, char separator) {
  PlaceText place;
  if (separator != '\0') {
    const auto cut = text.find(separator);
    if (cut == std::string_view::npos) return std::nullopt;
    place.direction = text.substr(cut + 1);
    text = text.substr(0, cut);
  }
  const char* end = text.data() + text.size();
  const auto q = std::from_chars(text.data(), end, place.at.q);
  if (q.ec != std::errc{} || q.ptr == end || *q.ptr != ',') return std::nullopt;
  const auto r = std::from_chars(q.ptr + 1, end, place.at.r);
  if (r.ec != std::errc{} || r.ptr != end) return std::nullopt;
  return place;
}

std::string hexText(Hex at) { return std::to_string(at.q) + "," + std::to_string(at.r); }

}  // namespace

Topology::Topology(const Board& board) : orientation_(board.orientation) {
  numberCells(board);
  numberCorners();
  numberEdges();
  linkCorners();
  placeHarbors(board);
  blocks_ = std::max({1, (cornerCount() + 63) / 64, (edgeCount() + 127) / 128});
}

void Topology::numberCells(const Board& board) {
  for (const Cell& cell : board.cells) hexes_.push_back({cell, {}, {}, {}});
  std::sort(hexes_.begin(), hexes_.end(), [this](const HexPlace& a, const HexPlace& b) {
    return byReading(center(a.cell.at, orientation_), center(b.cell.at, orientation_));
  });
  for (int i = 0; i < hexCount(); ++i)
    for (int side = 0; side < kSides; ++side) {
      const auto beside = hexAt(neighbor(hexes_[i].cell.at, side, orientation_));
      if (beside) hexes_[i].neighbors[side] = *beside;
    }
}

void Topology::numberCorners() {
  std::vector<Point> points;
  for (const HexPlace& hex : hexes_)
    for (int c = 0; c < kSides; ++c) points.push_back(cornerPoint(hex.cell.at, c, orientation_));
  const auto numbered = inReadingOrder(points);
  for (Point point : numbered) corners_.push_back({point, {}, {}, {}, 0, false});
  for (int h = 0; h < hexCount(); ++h)
    for (int c = 0; c < kSides; ++c) {
      const CornerId id(numberOf(points[static_cast<std::size_t>(kSides * h + c)], numbered));
      hexes_[h].corners[c] = id;
      addTo(corners_[id.value].hexes, HexId(h));
      corners_[id.value].touchesLand |= isLand(hexes_[h].cell);
    }
}

void Topology::numberEdges() {
  std::vector<Point> middles;
  for (const HexPlace& hex : hexes_)
    for (int side = 0; side < kSides; ++side)
      middles.push_back(
          middleOf(corners_[hex.corners[side].value].point, corners_[hex.corners[(side + 1) % kSides].value].point));
  const auto numbered = inReadingOrder(middles);
  edges_.resize(numbered.size());
  for (int h = 0; h < hexCount(); ++h)
    for (int side = 0; side < kSides; ++side) {
      HexPlace& hex = hexes_[h];
      const EdgeId id(numberOf(middles[static_cast<std::size_t>(kSides * h + side)], numbered));
      hex.edges[side] = id;
      EdgePlace& edge = edges_[id.value];
      edge.corners = {hex.corners[side], hex.corners[(side + 1) % kSides]};
      if (edge.corners[1] < edge.corners[0]) std::swap(edge.corners[0], edge.corners[1]);
      addTo(edge.hexes, HexId(h));
    }
  for (EdgePlace& edge : edges_) {
    int land = 0, sea = 0;
    for (HexId h : edge.hexes)
      if (h) ++(isLand(hex(h).cell) ? land : sea);
    edge.takesRoad = land > 0;
    edge.takesShip = land == 1 || sea == 2;
  }
}

void Topology::linkCorners() {
  for (int e = 0; e < edgeCount(); ++e)
    for (CornerId c : edges_[e].corners) addTo(corners_[c.value].edges, EdgeId(e));
  for (int c = 0; c < cornerCount(); ++c)
    for (int i = 0; i < 3; ++i)
      if (const EdgeId e = corners_[c].edges[i]) corners_[c].corners[i] = otherEnd(e, CornerId(c));
}

void Topology::placeHarbors(const Board& board) {
  for (const Harbor& harbor : board.harbors) {
    const auto at = edgeAt(harbor.hex, harbor.side);
    if (!at) continue;  // `problems` names it
    const int bit = harbor.trades == Resource::None ? kResources : static_cast<int>(harbor.trades);
    for (CornerId c : edge(*at).corners) corners_[c.value].harbors |= static_cast<std::uint8_t>(1 << bit);
  }
}

int Topology::pips(CornerId id) const {
  int sum = 0;
  for (HexId h : corner(id).hexes)
    if (h && hex(h).cell.number != 0) sum += 6 - std::abs(7 - hex(h).cell.number);
  return sum;
}

std::optional<HexId> Topology::hexAt(Hex at) const {
  const auto found = std::lower_bound(
      hexes_.begin(), hexes_.end(), center(at, orientation_),
      [this](const HexPlace& hex, Point point) { return byReading(center(hex.cell.at, orientation_), point); });
  if (found == hexes_.end() || found->cell.at != at) return std::nullopt;
  return HexId(static_cast<int>(found - hexes_.begin()));
}

std::optional<CornerId> Topology::cornerAt(Hex at, int corner) const {
  if (corner < 0 || corner >= kSides) return std::nullopt;
  const Point point = cornerPoint(at, corner, orientation_);
  const auto found = std::lower_bound(corners_.begin(), corners_.end(), point,
                                      [](const CornerPlace& c, Point p) { return byReading(c.point, p); });
  if (found == corners_.end() || found->point != point) return std::nullopt;
  return CornerId(static_cast<int>(found - corners_.begin()));
}

std::optional<EdgeId> Topology::edgeAt(Hex at, int side) const {
  if (side < 0 || side >= kSides) return std::nullopt;
  const auto a = cornerAt(at, side), b = cornerAt(at, (side + 1) % kSides);
  if (!a || !b) return std::nullopt;
  return edgeBetween(*a, *b);
}

std::optional<EdgeId> Topology::edgeBetween(CornerId a, CornerId b) const {
  for (int i = 0; i < 3; ++i)
    if (corner(a).edges[i] && corner(a).corners[i] == b) return corner(a).edges[i];
  return std::nullopt;
}

std::string Topology::name(HexId id) const { return id.value < hexCount() ? hexText(hex(id).cell.at) : "?"; }

namespace {

/// The cell that names a place: land before sea, then reading order (0.12).
template <std::size_t N>
HexId namingHex(const Topology& map, const std::array<HexId, N>& hexes) {
  HexId best;
  for (HexId h : hexes)
    if (h && (!best || (isLand(map.hex(h).cell) && !isLand(map.hex(best).cell)))) best = h;
  return best;
}

}  // namespace

std::string Topology::name(CornerId id) const {
  if (id.value >= cornerCount()) return "?";
  const HexPlace& place = hex(namingHex(*this, corner(id).hexes));
  const auto index = std::find(place.corners.begin(), place.corners.end(), id) - place.corners.begin();
  return hexText(place.cell.at) + ":" + std::string(cornerName(static_cast<int>(index), orientation_));
}

std::string Topology::name(EdgeId id) const {
  if (id.value >= edgeCount()) return "?";
  const HexPlace& place = hex(namingHex(*this, edge(id).hexes));
  const auto index = std::find(place.edges.begin(), place.edges.end(), id) - place.edges.begin();
  return hexText(place.cell.at) + "/" + std::string(sideName(static_cast<int>(index), orientation_));
}

std::optional<HexId> Topology::hexNamed(std::string_view text) const {
  const auto place = splitPlace(text, '\0');
  return place ? hexAt(place->at) : std::nullopt;
}

std::optional<CornerId> Topology::cornerNamed(std::string_view text) const {
  const auto place = splitPlace(text, ':');
  const auto direction = place ? tapu::cornerNamed(place->direction, orientation_) : std::nullopt;
  return direction ? cornerAt(place->at, *direction) : std::nullopt;
}

std::optional<EdgeId> Topology::edgeNamed(std::string_view text) const {
  const auto place = splitPlace(text, '/');
  const auto direction = place ? sideNamed(place->direction, orientation_) : std::nullopt;
  return direction ? edgeAt(place->at, *direction) : std::nullopt;
}

}  // namespace tapu
