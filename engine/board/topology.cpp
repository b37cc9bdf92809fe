// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/board/topology.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>

#include "engine/board/tally.h"

namespace tapu {
namespace {

constexpr auto byReading = [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; };

/// The middle of an edge, in half lattice steps so that it is whole.
Point middleOf(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }

template <class Tag, class Value>
bool isBlank(Id<Tag, Value> id) {
  return id.isNone();
}
bool isBlank(std::uint16_t board) { return board == Topology::kNoBoard; }

template <class T, std::size_t N>
void addTo(std::array<T, N>& list, T value) {
  for (T& entry : list)
    if (isBlank(entry)) {
      entry = value;
      return;
    } else if (entry == value) {
      return;
    }
}

void addTo(EdgeBits& bits, int edge) {
  if (edge < kEdgesOfBlock) bits[static_cast<std::size_t>(edge / kWordBits)] |= std::uint64_t{1} << edge % kWordBits;
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

/// Takes "12#" from the front of a text; no number: board 0.
std::optional<int> takeBoard(std::string_view& text) {
  const auto cut = text.find('#');
  if (cut == std::string_view::npos) return 0;
  int board = 0;
  const auto read = std::from_chars(text.data(), text.data() + cut, board);
  if (cut == 0 || read.ec != std::errc{} || read.ptr != text.data() + cut || text.front() == '-') return std::nullopt;
  text.remove_prefix(cut + 1);
  return board;
}

/// A corner, or the middle of an edge, of one hex.
struct Touch {
  Point point;  // of the chain, around the ring
  int board;    // of the hex
  int index;    // kSides * hex + corner or side
  int owner = 0;
};

/// The plane in which the boards of a chain lie side by side, and its points.
struct Lattice {
  Orientation orientation;
  Ends ends;
  int boards;
  Hex offset;  ///< from a cell to the same cell of the next board

  bool isRing() const { return ends == Ends::Joined; }
  /// Shifts a point from a board's own lattice to the chain's, in which the ring is closed. `scale`: 1 for corners, 2
  /// for middles.
  Point shifted(Point own, int board, int scale) const {
    const Point step = center(offset, orientation);
    Point point{own.x + scale * board * step.x, own.y + scale * board * step.y};
    if (!isRing()) return point;
    const int around = scale * boards * step.x;
    point.x = ((point.x % around) + around) % around;
    return point;
  }

  /// Undoes `shifted` where the ring is closed: the point as it lies beside the cells of this board.
  Point besideBoard(Point point, int board, int scale) const {
    if (!isRing()) return point;
    const int step = scale * center(offset, orientation).x, around = boards * step;
    const int before = std::abs(around) / 4;  // a board reaches less far to the left
    const int beyond = point.x - board * step + before;
    point.x = ((beyond % around) + around) % around - before;
    return point;
  }
};

/// Numbers each place once: board by board, in reading order, each board from a new block. A place shared by two boards
/// belongs to the lower one, or, where the ring closes, to the last. Returns the id of each spot, and the point of each
/// id.
std::vector<int> number(const Lattice& lattice, std::vector<Touch> spots, int perBlock, std::vector<Point>& points) {
  const auto at = [](const Touch& a, const Touch& b) {
    return a.point != b.point ? byReading(a.point, b.point) : a.board < b.board;
  };
  std::sort(spots.begin(), spots.end(), at);
  for (std::size_t i = 0; i < spots.size();) {
    std::size_t end = i;
    while (end < spots.size() && spots[end].point == spots[i].point) ++end;
    const int lowest = spots[i].board, highest = spots[end - 1].board;
    const bool closesRing =
        lattice.isRing() && lowest == 0 && highest == lattice.boards - 1 && lattice.boards >= kLeastOfRing;
    for (; i < end; ++i) spots[i].owner = closesRing ? highest : lowest;
  }
  const auto inBlock = [&](const Touch& spot) {
    return lattice.besideBoard(spot.point, spot.owner, perBlock == kCornersOfBlock ? 1 : 2);
  };
  std::stable_sort(spots.begin(), spots.end(), [&](const Touch& a, const Touch& b) {
    return a.owner != b.owner ? a.owner < b.owner : byReading(inBlock(a), inBlock(b));
  });
  std::vector<int> ids(spots.size());
  int next = 0;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    const bool isNew = i == 0 || spots[i].point != spots[i - 1].point || spots[i].owner != spots[i - 1].owner;
    if (lattice.boards > 1 && (i == 0 || spots[i].owner != spots[i - 1].owner)) next = perBlock * spots[i].owner;
    if (isNew) {
      points.resize(static_cast<std::size_t>(next) + 1);
      points[static_cast<std::size_t>(next++)] = spots[i].point;
    }
    ids[static_cast<std::size_t>(spots[i].index)] = next - 1;
  }
  return ids;
}

/// Appends the cells of a board in reading order.
void addCells(const Board& board, std::uint16_t number, Orientation orientation,
              std::vector<Topology::HexPlace>& hexes) {
  const auto first = std::ssize(hexes);
  for (const Cell& cell : board.cells) hexes.push_back({.cell = cell, .board = number});
  const auto centerOf = [&](const Topology::HexPlace& hex) { return center(hex.cell.at, orientation); };
  std::sort(hexes.begin() + first, hexes.end(), [&](const Topology::HexPlace& a, const Topology::HexPlace& b) {
    return byReading(centerOf(a), centerOf(b));
  });
}

/// Each cell learns its neighbors. One beside a cell at the border of its board may be of the next board.
void linkCells(const Topology& map, Hex offset, std::vector<Topology::HexPlace>& hexes) {
  for (Topology::HexPlace& place : hexes) {
    for (int side = 0; side < kSides; ++side) {
      const Hex at = neighbor(place.cell.at, side, map.orientation());
      for (int step : {0, 1, -1}) {
        const auto board = map.boardBeside(place.board, step);
        const Hex own{at.q - step * offset.q, at.r - step * offset.r};
        const auto beside = board ? map.hexAt(own, *board) : std::nullopt;
        if (beside && !place.neighbors[side]) place.neighbors[side] = *beside;
      }
    }
  }
}

std::vector<Topology::CornerPlace> numberCorners(const Lattice& lattice, std::vector<Topology::HexPlace>& hexes) {
  std::vector<Touch> spots;
  for (int h = 0; h < std::ssize(hexes); ++h) {
    for (int c = 0; c < kSides; ++c)
      spots.push_back({lattice.shifted(cornerPoint(hexes[h].cell.at, c, lattice.orientation), hexes[h].board, 1),
                       hexes[h].board, kSides * h + c});
  }
  std::vector<Point> points;
  const auto ids = number(lattice, std::move(spots), kCornersOfBlock, points);
  std::vector<Topology::CornerPlace> corners;
  for (Point point : points) corners.push_back({.point = point});
  for (int h = 0; h < std::ssize(hexes); ++h) {
    for (int c = 0; c < kSides; ++c) {
      const CornerId id(ids[static_cast<std::size_t>(kSides * h + c)]);
      hexes[h].corners[c] = id;
      Topology::CornerPlace& place = corners[id.value];
      addTo(place.hexes, HexId(h));
      if (h < kWordBits) place.hexBits |= std::uint64_t{1} << h;
      addTo(place.boards, hexes[h].board);
    }
  }
  return corners;
}

std::vector<Topology::EdgePlace> numberEdges(const Lattice& lattice, std::vector<Topology::HexPlace>& hexes) {
  std::vector<Touch> spots;
  for (int h = 0; h < std::ssize(hexes); ++h) {
    for (int side = 0; side < kSides; ++side) {
      const Hex at = hexes[h].cell.at;
      const Point middle = middleOf(cornerPoint(at, side, lattice.orientation),
                                    cornerPoint(at, (side + 1) % kSides, lattice.orientation));
      spots.push_back({lattice.shifted(middle, hexes[h].board, 2), hexes[h].board, kSides * h + side});
    }
  }
  std::vector<Point> points;
  const auto ids = number(lattice, std::move(spots), kEdgesOfBlock, points);
  std::vector<Topology::EdgePlace> edges(points.size());
  for (int h = 0; h < std::ssize(hexes); ++h) {
    for (int side = 0; side < kSides; ++side) {
      Topology::HexPlace& hex = hexes[h];
      const EdgeId id(ids[static_cast<std::size_t>(kSides * h + side)]);
      hex.edges[side] = id;
      Topology::EdgePlace& edge = edges[id.value];
      edge.corners = {hex.corners[side], hex.corners[(side + 1) % kSides]};
      if (edge.corners[1] < edge.corners[0]) std::swap(edge.corners[0], edge.corners[1]);
      addTo(edge.hexes, HexId(h));
      addTo(edge.boards, hex.board);
    }
  }
  return edges;
}

/// Each corner learns the edges that meet in it, and the corners at their other ends.
void linkCorners(const std::vector<Topology::EdgePlace>& edges, std::vector<Topology::CornerPlace>& corners) {
  for (int e = 0; e < std::ssize(edges); ++e) {
    for (CornerId c : edges[e].corners)
      if (c) {
        addTo(corners[c.value].edges, EdgeId(e));
        addTo(corners[c.value].edgeBits, e);
      }
  }
  for (int c = 0; c < std::ssize(corners); ++c) {
    for (int i = 0; i < 3; ++i)
      if (const EdgeId e = corners[c].edges[i]) {
        const auto& ends = edges[e.value].corners;
        corners[c].corners[i] = ends[0] == CornerId(c) ? ends[1] : ends[0];
      }
  }
}

// 9.3: the dividing line goes through the centers of the hexes that it cuts; no corner lies on it. The hexes left of it
// name the owner of the west.
void findHalves(const Topology& map, std::vector<Topology::CornerPlace>& corners) {
  const auto cell = [&](int h) -> const Cell& { return map.hex(HexId(h)).cell; };
  for (int k = 0; k < map.boards(); ++k) {
    int line = 0;
    for (int h = map.firstHex(k); h < map.firstHex(k + 1); ++h)
      if (cell(h).cutByLine == CutByLine::Yes) line = center(cell(h).at, map.orientation()).x;
    Territory west = Territory::Sun;
    for (int h = map.firstHex(k); h < map.firstHex(k + 1); ++h)
      if (center(cell(h).at, map.orientation()).x < line) west = cell(h).territory;
    for (int h = map.firstHex(k); h < map.firstHex(k + 1); ++h) {
      for (int c = 0; c < kSides; ++c) {
        const bool isWest = cornerPoint(cell(h).at, c, map.orientation()).x < line;
        const bool isSun = isWest == (west == Territory::Sun);
        addTo(corners[map.hex(HexId(h)).corners[c].value].halves, SeatId(2 * k + (isSun ? 0 : 1)));
      }
    }
  }
}

/// The cells of a board lie where those of the map do.
bool liesAs(const Topology& map, const std::vector<Topology::HexPlace>& hexes, const Board& board) {
  return !map.isChain() && map.orientation() == board.orientation &&
         std::equal(hexes.begin(), hexes.end(), board.cells.begin(), board.cells.end(),
                    [](const Topology::HexPlace& hex, const Cell& cell) { return hex.cell.at == cell.at; });
}

std::string hexText(const Topology& map, HexId id) {
  const Topology::HexPlace& place = map.hex(id);
  const std::string text = std::to_string(place.cell.at.q) + "," + std::to_string(place.cell.at.r);
  return map.isChain() ? std::to_string(place.board) + "#" + text : text;
}

/// The cell that names a place: lowest board, land before sea, then reading order (0.12).
template <std::size_t N>
HexId namingHex(const Topology& map, const std::array<HexId, N>& hexes) {
  HexId best;
  for (HexId h : hexes)
    if (h &&
        (!best || (map.hex(h).board == map.hex(best).board && isLand(map.hex(h).cell) && !isLand(map.hex(best).cell))))
      best = h;
  return best;
}

/// The number of blocks that hold these places.
constexpr int blocksFor(int places, int perBlock) { return (places + perBlock - 1) / perBlock; }

}  // namespace

Topology::Topology(const Board& board) : orientation_(board.orientation) { build({&board}); }

Topology::Topology(const Chain& chain)
    : orientation_(chain.board(0).orientation),
      ends_(chain.ends),
      chained_(true),
      boards_(chain.size()),
      offset_(chain.board(0).chainOffset.value_or(Hex{})) {
  std::vector<const Board*> boards;
  for (int k = 0; k < chain.size(); ++k) boards.push_back(&chain.board(k));
  build(boards);
  findHalves(*this, corners_);
}

void Topology::build(const std::vector<const Board*>& boards) {
  for (std::size_t k = 0; k < boards.size(); ++k) {
    firstHex_.push_back(hexCount());
    addCells(*boards[k], static_cast<std::uint16_t>(k), orientation_, hexes_);
  }
  firstHex_.push_back(hexCount());
  linkCells(*this, offset_, hexes_);
  const Lattice lattice{orientation_, ends_, boards_, offset_};
  corners_ = numberCorners(lattice, hexes_);
  edges_ = numberEdges(lattice, hexes_);
  linkCorners(edges_, corners_);
  markLand();
  placeHarbors(boards);
  blocks_ = boards_ > 1
                ? boards_
                : std::max({1, blocksFor(cornerCount(), kCornersOfBlock), blocksFor(edgeCount(), kEdgesOfBlock)});
}

void Topology::lay(const Board& board) {
  if (!liesAs(*this, hexes_, board)) {
    *this = Topology(board);
    return;
  }
  bool hasSameLand = true;
  for (std::size_t i = 0; i < hexes_.size(); ++i) {
    const Terrain before = hexes_[i].cell.terrain, now = board.cells[i].terrain;
    hasSameLand &= isLand(before) == isLand(now) && (before == Terrain::Fog) == (now == Terrain::Fog);
    hexes_[i].cell = board.cells[i];
  }
  if (!hasSameLand) markLand();
  placeHarbors({&board});
}

int Topology::distance(int a, int b) const {
  const int apart = std::abs(a - b);
  return isRing() ? std::min(apart, boards_ - apart) : apart;
}

bool Topology::isNear(int board, const std::array<std::uint16_t, 2>& touching) const {
  return distance(board, touching[0]) <= 1 || (touching[1] != kNoBoard && distance(board, touching[1]) <= 1);
}

std::optional<int> Topology::boardBeside(int board, int step) const {
  const int beside = board + step;
  if (beside >= 0 && beside < boards_) return beside;
  return isRing() ? std::optional((beside + boards_) % boards_) : std::nullopt;
}

void Topology::markLand() {
  for (CornerPlace& corner : corners_) {
    corner.touchesLand = false;
    for (HexId h : corner.hexes) corner.touchesLand |= h && isLand(hex(h).cell);
  }
  roadBits_ = shipBits_ = {};
  for (int e = 0; e < edgeCount(); ++e) {
    EdgePlace& edge = edges_[e];
    int land = 0, sea = 0, fog = 0;
    for (HexId h : edge.hexes)
      if (h) ++(isLand(hex(h).cell) ? land : hex(h).cell.terrain == Terrain::Fog ? fog : sea);
    edge.takesRoad = fog == 0 && land > 0;
    edge.takesShip = fog == 0 && (land == 1 || sea == 2);
    if (edge.takesRoad) addTo(roadBits_, e);
    if (edge.takesShip) addTo(shipBits_, e);
  }
}

void Topology::placeHarbors(const std::vector<const Board*>& boards) {
  for (CornerPlace& corner : corners_) corner.harbors = 0;
  for (int k = 0; k < boards_; ++k) {
    for (const Harbor& harbor : boards[static_cast<std::size_t>(k)]->harbors) {
      const auto at = edgeAt(harbor.hex, harbor.side, k);
      if (!at) continue;  // `problems` names it
      const int bit = harbor.trades == Resource::None ? kResources : static_cast<int>(harbor.trades);
      for (CornerId c : edge(*at).corners) corners_[c.value].harbors |= static_cast<std::uint8_t>(1 << bit);
    }
  }
}

int Topology::pips(CornerId id) const {
  int sum = 0;
  for (HexId h : corner(id).hexes)
    if (h) sum += pipsOf(hex(h).cell.number);
  return sum;
}

std::optional<HexId> Topology::hexAt(Hex at, int board) const {
  if (board < 0 || board >= boards_) return std::nullopt;
  const auto end = hexes_.begin() + firstHex(board + 1);
  const auto found = std::lower_bound(
      hexes_.begin() + firstHex(board), end, center(at, orientation_),
      [this](const HexPlace& hex, Point point) { return byReading(center(hex.cell.at, orientation_), point); });
  if (found == end || found->cell.at != at) return std::nullopt;
  return HexId(static_cast<int>(found - hexes_.begin()));
}

// The cell itself need not be on the map: a cell beside it that is tells the corner.
std::optional<CornerId> Topology::cornerAt(Hex at, int corner, int board) const {
  if (corner < 0 || corner >= kSides) return std::nullopt;
  const Hex around[] = {at, neighbor(at, corner, orientation_), neighbor(at, (corner + 5) % kSides, orientation_)};
  const int names[] = {corner, (corner + 4) % kSides, (corner + 2) % kSides};
  for (int i = 0; i < 3; ++i)
    if (const auto hex = hexAt(around[i], board)) return hexes_[hex->value].corners[static_cast<std::size_t>(names[i])];
  return std::nullopt;
}

std::optional<EdgeId> Topology::edgeAt(Hex at, int side, int board) const {
  if (side < 0 || side >= kSides) return std::nullopt;
  if (const auto hex = hexAt(at, board)) return hexes_[hex->value].edges[static_cast<std::size_t>(side)];
  const auto hex = hexAt(neighbor(at, side, orientation_), board);
  if (!hex) return std::nullopt;
  return hexes_[hex->value].edges[static_cast<std::size_t>((side + 3) % kSides)];
}

std::optional<EdgeId> Topology::edgeBetween(CornerId a, CornerId b) const {
  for (int i = 0; i < 3; ++i)
    if (corner(a).edges[i] && corner(a).corners[i] == b) return corner(a).edges[i];
  return std::nullopt;
}

std::string Topology::name(HexId id) const { return has(id) ? hexText(*this, id) : "?"; }

std::string Topology::name(CornerId id) const {
  if (!has(id)) return "?";
  const HexId naming = namingHex(*this, corner(id).hexes);
  const HexPlace& place = hex(naming);
  const auto index = std::find(place.corners.begin(), place.corners.end(), id) - place.corners.begin();
  return hexText(*this, naming) + ":" + std::string(cornerName(static_cast<int>(index), orientation_));
}

std::string Topology::name(EdgeId id) const {
  if (!has(id)) return "?";
  const HexId naming = namingHex(*this, edge(id).hexes);
  const HexPlace& place = hex(naming);
  const auto index = std::find(place.edges.begin(), place.edges.end(), id) - place.edges.begin();
  return hexText(*this, naming) + "/" + std::string(sideName(static_cast<int>(index), orientation_));
}

std::optional<HexId> Topology::hexNamed(std::string_view text) const {
  const auto board = takeBoard(text);
  const auto place = splitPlace(text, '\0');
  return board && place ? hexAt(place->at, *board) : std::nullopt;
}

std::optional<CornerId> Topology::cornerNamed(std::string_view text) const {
  const auto board = takeBoard(text);
  const auto place = splitPlace(text, ':');
  const auto direction = place ? tapu::cornerNamed(place->direction, orientation_) : std::nullopt;
  return board && direction ? cornerAt(place->at, *direction, *board) : std::nullopt;
}

std::optional<EdgeId> Topology::edgeNamed(std::string_view text) const {
  const auto board = takeBoard(text);
  const auto place = splitPlace(text, '/');
  const auto direction = place ? sideNamed(place->direction, orientation_) : std::nullopt;
  return board && direction ? edgeAt(place->at, *direction, *board) : std::nullopt;
}

}  // namespace tapu
