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
  if (edge < 128) bits[static_cast<std::size_t>(edge >> 6)] |= std::uint64_t{1} << (edge & 63);
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
  findHalves();
}

void Topology::build(const std::vector<const Board*>& boards) {
  numberCells(boards);
  linkCells();
  numberCorners();
  numberEdges();
  linkCorners();
  markLand();
  placeHarbors(boards);
  blocks_ = boards_ > 1 ? boards_ : std::max({1, (cornerCount() + 63) / 64, (edgeCount() + 127) / 128});
}

void Topology::lay(const Board& board) {
  if (!liesAs(board)) {
    *this = Topology(board);
    return;
  }
  bool hasSameLand = true;
  for (std::size_t i = 0; i < hexes_.size(); ++i) {
    hasSameLand &= isLand(hexes_[i].cell) == isLand(board.cells[i]);
    hexes_[i].cell = board.cells[i];
  }
  if (!hasSameLand) markLand();
  placeHarbors({&board});
}

bool Topology::liesAs(const Board& board) const {
  return !chained_ && orientation_ == board.orientation &&
         std::equal(hexes_.begin(), hexes_.end(), board.cells.begin(), board.cells.end(),
                    [](const HexPlace& hex, const Cell& cell) { return hex.cell.at == cell.at; });
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

void Topology::numberCells(const std::vector<const Board*>& boards) {
  for (int k = 0; k < boards_; ++k) {
    firstHex_.push_back(hexCount());
    for (const Cell& cell : boards[static_cast<std::size_t>(k)]->cells)
      hexes_.push_back({cell, {}, {}, {}, static_cast<std::uint16_t>(k)});
    std::sort(hexes_.begin() + firstHex(k), hexes_.end(), [this](const HexPlace& a, const HexPlace& b) {
      return byReading(center(a.cell.at, orientation_), center(b.cell.at, orientation_));
    });
  }
  firstHex_.push_back(hexCount());
}

// A cell beside one at the border of its board may be a cell of the next board.
void Topology::linkCells() {
  for (HexPlace& place : hexes_) {
    for (int side = 0; side < kSides; ++side) {
      const Hex at = neighbor(place.cell.at, side, orientation_);
      for (int step : {0, 1, -1}) {
        const auto board = boardBeside(place.board, step);
        const Hex own{at.q - step * offset_.q, at.r - step * offset_.r};
        const auto beside = board ? hexAt(own, *board) : std::nullopt;
        if (beside && !place.neighbors[side]) place.neighbors[side] = *beside;
      }
    }
  }
}

/// A corner, or the middle of an edge, of one hex.
struct Topology::Spot {
  Point point;  // of the chain, around the ring
  int board;    // of the hex
  int index;    // 6 * hex + corner or side
  int owner = 0;
};

/// From a board's own lattice to the chain's, in which the ring is closed. `scale`: 1 for corners, 2 for middles.
Point Topology::shifted(Point own, int board, int scale) const {
  const Point step = center(offset_, orientation_);
  Point point{own.x + scale * board * step.x, own.y + scale * board * step.y};
  if (!isRing()) return point;
  const int around = scale * boards_ * step.x;
  point.x = ((point.x % around) + around) % around;
  return point;
}

/// Undoes `shifted` where the ring is closed: the point as it lies beside the cells of this board.
Point Topology::besideBoard(Point point, int board, int scale) const {
  if (!isRing()) return point;
  const int step = scale * center(offset_, orientation_).x, around = boards_ * step;
  const int before = std::abs(around) / 4;  // a board reaches less far to the left
  const int beyond = point.x - board * step + before;
  point.x = ((beyond % around) + around) % around - before;
  return point;
}

/// Numbers each place once: board by board, in reading order, each board from a new block. A place shared by two boards
/// belongs to the lower one, or, where the ring closes, to the last. Returns the id of each spot, and the point of each
/// id.
std::vector<int> Topology::number(std::vector<Spot> spots, int perBlock, std::vector<Point>& points) const {
  const auto at = [](const Spot& a, const Spot& b) {
    return a.point != b.point ? byReading(a.point, b.point) : a.board < b.board;
  };
  std::sort(spots.begin(), spots.end(), at);
  for (std::size_t i = 0; i < spots.size();) {
    std::size_t end = i;
    while (end < spots.size() && spots[end].point == spots[i].point) ++end;
    const int lowest = spots[i].board, highest = spots[end - 1].board;
    const bool closesRing = isRing() && lowest == 0 && highest == boards_ - 1 && boards_ >= kLeastOfRing;
    for (; i < end; ++i) spots[i].owner = closesRing ? highest : lowest;
  }
  const auto inBlock = [&](const Spot& spot) { return besideBoard(spot.point, spot.owner, perBlock == 64 ? 1 : 2); };
  std::stable_sort(spots.begin(), spots.end(), [&](const Spot& a, const Spot& b) {
    return a.owner != b.owner ? a.owner < b.owner : byReading(inBlock(a), inBlock(b));
  });
  std::vector<int> ids(spots.size());
  int next = 0;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    const bool isNew = i == 0 || spots[i].point != spots[i - 1].point || spots[i].owner != spots[i - 1].owner;
    if (boards_ > 1 && (i == 0 || spots[i].owner != spots[i - 1].owner)) next = perBlock * spots[i].owner;
    if (isNew) {
      points.resize(static_cast<std::size_t>(next) + 1);
      points[static_cast<std::size_t>(next++)] = spots[i].point;
    }
    ids[static_cast<std::size_t>(spots[i].index)] = next - 1;
  }
  return ids;
}

void Topology::numberCorners() {
  std::vector<Spot> spots;
  for (int h = 0; h < hexCount(); ++h) {
    for (int c = 0; c < kSides; ++c)
      spots.push_back({shifted(cornerPoint(hexes_[h].cell.at, c, orientation_), hexes_[h].board, 1), hexes_[h].board,
                       kSides * h + c});
  }
  std::vector<Point> points;
  const auto ids = number(std::move(spots), 64, points);
  for (Point point : points) corners_.push_back({.point = point});
  for (int h = 0; h < hexCount(); ++h) {
    for (int c = 0; c < kSides; ++c) {
      const CornerId id(ids[static_cast<std::size_t>(kSides * h + c)]);
      hexes_[h].corners[c] = id;
      CornerPlace& place = corners_[id.value];
      addTo(place.hexes, HexId(h));
      if (h < 64) place.hexBits |= std::uint64_t{1} << h;
      addTo(place.boards, hexes_[h].board);
    }
  }
}

void Topology::numberEdges() {
  std::vector<Spot> spots;
  for (int h = 0; h < hexCount(); ++h) {
    for (int side = 0; side < kSides; ++side) {
      const Hex at = hexes_[h].cell.at;
      const Point middle =
          middleOf(cornerPoint(at, side, orientation_), cornerPoint(at, (side + 1) % kSides, orientation_));
      spots.push_back({shifted(middle, hexes_[h].board, 2), hexes_[h].board, kSides * h + side});
    }
  }
  std::vector<Point> points;
  const auto ids = number(std::move(spots), 128, points);
  edges_.resize(points.size());
  for (int h = 0; h < hexCount(); ++h) {
    for (int side = 0; side < kSides; ++side) {
      HexPlace& hex = hexes_[h];
      const EdgeId id(ids[static_cast<std::size_t>(kSides * h + side)]);
      hex.edges[side] = id;
      EdgePlace& edge = edges_[id.value];
      edge.corners = {hex.corners[side], hex.corners[(side + 1) % kSides]};
      if (edge.corners[1] < edge.corners[0]) std::swap(edge.corners[0], edge.corners[1]);
      addTo(edge.hexes, HexId(h));
      addTo(edge.boards, hex.board);
    }
  }
}

void Topology::markLand() {
  for (CornerPlace& corner : corners_) {
    corner.touchesLand = false;
    for (HexId h : corner.hexes) corner.touchesLand |= h && isLand(hex(h).cell);
  }
  roadBits_ = shipBits_ = {};
  for (int e = 0; e < edgeCount(); ++e) {
    EdgePlace& edge = edges_[e];
    int land = 0, sea = 0;
    for (HexId h : edge.hexes)
      if (h) ++(isLand(hex(h).cell) ? land : sea);
    edge.takesRoad = land > 0;
    edge.takesShip = land == 1 || sea == 2;
    if (edge.takesRoad) addTo(roadBits_, e);
    if (edge.takesShip) addTo(shipBits_, e);
  }
}

void Topology::linkCorners() {
  for (int e = 0; e < edgeCount(); ++e) {
    for (CornerId c : edges_[e].corners)
      if (c) {
        addTo(corners_[c.value].edges, EdgeId(e));
        addTo(corners_[c.value].edgeBits, e);
      }
  }
  for (int c = 0; c < cornerCount(); ++c) {
    for (int i = 0; i < 3; ++i)
      if (const EdgeId e = corners_[c].edges[i]) corners_[c].corners[i] = otherEnd(e, CornerId(c));
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

// 9.3: the dividing line goes through the centers of the hexes that it cuts; no corner lies on it. The hexes left of it
// name the owner of the west.
void Topology::findHalves() {
  for (int k = 0; k < boards_; ++k) {
    int line = 0;
    for (int h = firstHex(k); h < firstHex(k + 1); ++h)
      if (hexes_[h].cell.cutByLine == CutByLine::Yes) line = center(hexes_[h].cell.at, orientation_).x;
    Territory west = Territory::Sun;
    for (int h = firstHex(k); h < firstHex(k + 1); ++h)
      if (center(hexes_[h].cell.at, orientation_).x < line) west = hexes_[h].cell.territory;
    for (int h = firstHex(k); h < firstHex(k + 1); ++h) {
      for (int c = 0; c < kSides; ++c) {
        const bool isWest = cornerPoint(hexes_[h].cell.at, c, orientation_).x < line;
        const bool isSun = isWest == (west == Territory::Sun);
        addTo(corners_[hexes_[h].corners[c].value].halves, SeatId(2 * k + (isSun ? 0 : 1)));
      }
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

std::string Topology::hexText(HexId id) const {
  const HexPlace& place = hex(id);
  const std::string text = std::to_string(place.cell.at.q) + "," + std::to_string(place.cell.at.r);
  return chained_ ? std::to_string(place.board) + "#" + text : text;
}

std::string Topology::name(HexId id) const { return has(id) ? hexText(id) : "?"; }

/// The cell that names a place: lowest board, land before sea, then reading order (0.12).
template <std::size_t N>
HexId Topology::namingHex(const std::array<HexId, N>& hexes) const {
  HexId best;
  for (HexId h : hexes)
    if (h && (!best || (hex(h).board == hex(best).board && isLand(hex(h).cell) && !isLand(hex(best).cell)))) best = h;
  return best;
}

std::string Topology::name(CornerId id) const {
  if (!has(id)) return "?";
  const HexId naming = namingHex(corner(id).hexes);
  const HexPlace& place = hex(naming);
  const auto index = std::find(place.corners.begin(), place.corners.end(), id) - place.corners.begin();
  return hexText(naming) + ":" + std::string(cornerName(static_cast<int>(index), orientation_));
}

std::string Topology::name(EdgeId id) const {
  if (!has(id)) return "?";
  const HexId naming = namingHex(edge(id).hexes);
  const HexPlace& place = hex(naming);
  const auto index = std::find(place.edges.begin(), place.edges.end(), id) - place.edges.begin();
  return hexText(naming) + "/" + std::string(sideName(static_cast<int>(index), orientation_));
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
