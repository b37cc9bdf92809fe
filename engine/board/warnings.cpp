// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <set>

#include "engine/board/problem_parts.h"
#include "engine/board/start_land.h"
#include "engine/board/topology.h"
#include "engine/board/ways.h"

namespace tapu {

namespace {

using Found = std::vector<BoardProblem>;
using Kind = ProblemKind;

constexpr int kUsualTokens = 18;  // 1.5

BoardProblem warning(const char* sentence, const char* rule, Kind kind, std::optional<Hex> at = std::nullopt,
                     std::vector<int> values = {}) {
  return {sentence, rule, at, kind, Severity::Warning, 0, std::move(values)};
}

/// Whether somebody makes a board of a chain: it gets its start pieces last (9.2, 9.3).
bool isOfChain(const Board& board) {
  return !board.halves.empty() || board.chainOffset ||
         std::ranges::any_of(board.cells, [](const Cell& cell) { return cell.territory != Territory::None; });
}

/// A 6 or 8 beside another one (1.6), each pair once; across the seam to the next board too.
void hotNumbers(const Board& board, Found& found) {
  const CellFinder cells(board);
  const auto hotAt = [&](Hex at) {
    const int index = cells.indexOf(at);
    return index >= 0 && isHot(board.cells[static_cast<std::size_t>(index)].number) ? index : -1;
  };
  for (std::size_t i = 0; i < board.cells.size(); ++i) {
    const Cell& cell = board.cells[i];
    if (!isHot(cell.number)) continue;
    for (int side = 0; side < kSides; ++side) {
      const Hex beside = neighbor(cell.at, side, board.orientation);
      if (hotAt(beside) > static_cast<int>(i))
        found.push_back(warning("A 6 or 8 lies beside another one.", "1.6", Kind::HotNumbersTouch, beside));
      if (!board.chainOffset) continue;
      const Hex next{beside.q - board.chainOffset->q, beside.r - board.chainOffset->r};
      if (hotAt(next) >= 0)
        found.push_back(warning("Across the seam to the next board a 6 or 8 lies beside another one.", "1.6",
                                Kind::HotNumbersTouchOverSeam, cell.at));
    }
  }
}

/// The usual number of deserts: one on the classic island (1.4), two on a board of the Big Game. Nothing for boards of
/// another size, which have no usual terrains and numbers.
std::optional<int> desertsOfBag(const Board& board) {
  const auto land = landCells(board);
  if (land == 20 && !board.halves.empty()) return 2;
  if (land == 19 && board.halves.empty()) return 1;
  return std::nullopt;
}

void terrainCounts(const Board& board, Found& found) {
  const auto deserts = desertsOfBag(board);
  if (!deserts) return;
  struct Usual {
    const char* sentence;
    int count;
  };
  const std::array<Usual, 6> usual{{{"Forests: %1 here, %2 in the usual bag.", 4},
                                    {"Hills: %1 here, %2 in the usual bag.", 3},
                                    {"Pastures: %1 here, %2 in the usual bag.", 4},
                                    {"Fields: %1 here, %2 in the usual bag.", 4},
                                    {"Mountains: %1 here, %2 in the usual bag.", 3},
                                    {"Deserts: %1 here, %2 in the usual bag.", *deserts}}};
  for (int kind = 0; kind <= static_cast<int>(Terrain::Desert); ++kind) {
    const auto terrain = static_cast<Terrain>(kind);
    const auto [sentence, want] = usual[static_cast<std::size_t>(kind)];
    const auto have = static_cast<int>(std::count_if(board.cells.begin(), board.cells.end(),
                                                     [terrain](const Cell& cell) { return cell.terrain == terrain; }));
    if (have != want) found.push_back(warning(sentence, "1.4", Kind::TerrainCount, std::nullopt, {have, want}));
  }
}

/// Where the bag does not say how many there are of a terrain, there is one at least of each that yields.
void missingResources(const Board& board, Found& found) {
  if (desertsOfBag(board)) return;  // `terrainCounts` names them
  constexpr std::array sentences{
      "No forest is on this board, so nobody gets lumber.", "No hills are on this board, so nobody gets brick.",
      "No pasture is on this board, so nobody gets wool.", "No fields are on this board, so nobody gets grain.",
      "No mountains are on this board, so nobody gets ore."};
  for (std::size_t kind = 0; kind < sentences.size(); ++kind)
    if (std::ranges::none_of(board.cells, [kind](const Cell& cell) { return cell.terrain == Terrain(kind); }))
      found.push_back(warning(sentences[kind], "1.4", Kind::ResourceMissing));
}

/// Tokens of the usual bag of eighteen (1.5). A board with more or fewer hexes that yield has so many tokens more or
/// fewer: any may be added or missing, and the warning about its terrains is enough.
void numberCounts(const Board& board, Found& found) {
  if (!desertsOfBag(board)) return;
  std::array<int, 13> have{};
  int yielding = 0, over = 0, under = 0;
  for (const Cell& cell : board.cells) {
    yielding += takesNumber(cell.terrain);
    if (cell.number >= 2 && cell.number <= 12) ++have[static_cast<std::size_t>(cell.number)];
  }
  const auto wanted = [](int number) { return number == 7 ? 0 : number == 2 || number == 12 ? 1 : 2; };
  for (int number = 2; number <= 12; ++number) {
    const int more = have[static_cast<std::size_t>(number)] - wanted(number);
    more > 0 ? over += more : under -= more;
  }
  const bool tellsOver = over > std::max(0, yielding - kUsualTokens);
  const bool tellsUnder = under > std::max(0, kUsualTokens - yielding);
  for (int number = 2; number <= 12; ++number) {
    const int want = wanted(number), is = have[static_cast<std::size_t>(number)];
    if ((is > want && tellsOver) || (is < want && tellsUnder))
      found.push_back(warning("Number %1: %2 here, %3 in the usual bag.", "1.5", Kind::NumberCount, std::nullopt,
                              {number, is, want}));
  }
}

/// On a board of a chain each half has every number but 2 and 12 once (9.3).
void halves(const Board& board, Found& found) {
  if (board.halves.empty()) return;
  for (Territory half : {Territory::Sun, Territory::Moon}) {
    for (int number = 3; number <= 11; ++number) {
      if (number == 7) continue;
      std::vector<Hex> there;
      for (const Cell& cell : board.cells)
        if (cell.territory == half && cell.number == number) there.push_back(cell.at);
      if (there.empty())
        found.push_back(half == Territory::Sun ? warning("The number %1 is missing in the half of Sun.", "9.3",
                                                         Kind::NumberMissingInHalf, std::nullopt, {number})
                                               : warning("The number %1 is missing in the half of Moon.", "9.3",
                                                         Kind::NumberMissingInHalf, std::nullopt, {number}));
      for (std::size_t i = 1; i < there.size(); ++i)
        found.push_back(
            warning("The number %1 lies twice in this half.", "9.3", Kind::NumberTwiceInHalf, there[i], {number}));
    }
  }
}

/// The start pieces of a seat or a half.
struct Holding {
  std::set<CornerId> buildings;
  std::set<EdgeId> routes;
};

std::vector<Holding> holdings(const Board& board, const Topology& map) {
  std::vector<Holding> all;
  const auto settle = [&](Hex hex, int corner) {
    if (const auto at = map.cornerAt(hex, corner)) all.back().buildings.insert(*at);
  };
  const auto lay = [&](const SeatStart::Road& route) {
    if (const auto at = map.edgeAt(route.hex, route.side)) all.back().routes.insert(*at);
  };
  for (const SeatStart& start : board.starts) {
    all.emplace_back();
    for (const auto& each : start.settlements) settle(each.hex, each.corner);
    for (const auto& each : start.roads) lay(each);
    for (const auto& each : start.ships) lay(each);
  }
  for (const HalfStart& half : board.halves) {
    all.emplace_back();
    for (const auto& each : half.settlements) settle(each.hex, each.corner);
    for (const auto& route : {half.road, half.ship})
      if (route) lay(*route);
  }
  std::erase_if(all, [](const Holding& each) { return each.buildings.empty(); });
  return all;
}

/// Corners that routes of any seat lead to from its start pieces.
Marks reachedFrom(const std::vector<Holding>& seats, const Board& board, const Topology& map, AsksForShips ships) {
  Marks reached = unmarked(map);
  for (const Holding& seat : seats) {
    Ways ways = waysOver(board, map, ships);
    for (const Holding& other : seats)
      if (&other != &seat) {
        ways.ends.insert(other.buildings.begin(), other.buildings.end());
        ways.taken.insert(other.routes.begin(), other.routes.end());
      }
    Marks own = unmarked(map);
    for (CornerId home : seat.buildings) follow(ways, home, 1, own);
    for (std::size_t i = 0; i < own.size(); ++i) reached[i] |= own[i];
  }
  if (board.halves.empty() || !board.chainOffset) return reached;
  // 9.11: neighbors come over the seams.
  std::set<Point> seams;
  for (const Cell& cell : board.cells) {
    for (int corner = 0; corner < kSides; ++corner) {
      for (int way : {-1, 1})
        seams.insert(cornerPoint(cell.at + Hex{way * board.chainOffset->q, way * board.chainOffset->r}, corner,
                                 board.orientation));
    }
  }
  for (int i = 0; i < map.cornerCount(); ++i)
    if (map.has(CornerId(i)) && seams.contains(map.corner(CornerId(i)).point) &&
        reached[static_cast<std::size_t>(i)] == 0)
      follow(waysOver(board, map, ships), CornerId(i), 1, reached);
  return reached;
}

Hex landAt(const Topology& map, CornerId corner) {
  const auto& hexes = map.corner(corner).hexes;
  const auto land =
      std::find_if(hexes.begin(), hexes.end(), [&](HexId hex) { return hex && isLand(map.hex(hex).cell); });
  return map.hex(*land).cell.at;
}

/// Corners of the land where no settlement can ever stand, though none stands beside them (2.5), once for each piece of
/// land. `reached` says which corners routes come to.
std::vector<CornerId> leftOut(const std::vector<Holding>& seats, const Topology& map, Marks reached) {
  std::vector<CornerId> found;
  for (const Holding& seat : seats) {
    for (CornerId home : seat.buildings) {
      for (CornerId beside : map.corner(home).corners)
        if (beside && reached[beside.value] == 0) reached[beside.value] = 2;
    }
  }
  for (int i = 0; i < map.cornerCount(); ++i) {
    const CornerId corner(i);
    if (!map.has(corner) || !map.corner(corner).touchesLand || reached[corner.value] != 0) continue;
    found.push_back(corner);
    follow({.map = map}, corner, 1, reached);
  }
  return found;
}

/// Corners that no seat can come to from its start pieces (7.2).
void unreachedFromStarts(const std::vector<Holding>& seats, const Board& board, const Topology& map, Found& found) {
  const AsksForShips ships = board.halves.empty() ? board.ships : AsksForShips::Yes;
  const auto corners = leftOut(seats, map, reachedFrom(seats, board, map, ships));
  if (corners.empty()) return;
  const Marks sailed = reachedFrom(seats, board, map, AsksForShips::Yes);
  for (CornerId corner : corners)
    found.push_back(sailed[corner.value] != 0
                        ? warning("No road leads to this land from the start pieces; ships would.", "7.2",
                                  Kind::LandUnreached, landAt(map, corner))
                        : warning("Nobody can ever settle here: no route leads here from the start pieces.", "7.2",
                                  Kind::LandUnreached, landAt(map, corner)));
}

/// [hex id]: whether somebody may begin at a corner of it (14.4).
std::vector<bool> hexesToBegin(const Board& board, const Topology& map) {
  std::vector<bool> open(static_cast<std::size_t>(map.hexCount()), true);
  if (!limitsStart(board)) return open;
  const std::set<Point> points = pointsToBegin(board);
  for (int i = 0; i < map.hexCount(); ++i)
    open[static_cast<std::size_t>(i)] = std::ranges::any_of(
        map.hex(HexId(i)).corners, [&](CornerId each) { return points.contains(map.corner(each).point); });
  return open;
}

/// Land that routes link: its first hex, and how many of its hexes somebody may begin at.
struct LinkedLand {
  HexId first;
  int begins = 0;
};

BoardProblem unlinked(Hex at, const LinkedLand& piece, bool byShip) {
  if (piece.begins == 0)
    return byShip ? warning("Nobody may begin on this land, and no road leads there; ships would.", "14.4",
                            Kind::IslandClosed, at)
                  : warning("Nobody may begin on this land, and neither road nor ship leads there.", "14.4",
                            Kind::IslandClosed, at);
  return byShip ? warning("No road leads to this land from the rest; ships would.", "7.2", Kind::LandUnreached, at)
                : warning("Neither road nor ship leads to this land from the rest.", "7.2", Kind::LandUnreached, at);
}

/// Where players choose their places, each piece of land that no route links with the one where most may begin.
void unreachedFromLargest(const Board& board, const Topology& map, Found& found) {
  const auto label = [&](AsksForShips ships) {
    const Ways ways = waysOver(board, map, ships);
    Marks marks = unmarked(map);
    int next = 0;
    for (int i = 0; i < map.hexCount(); ++i) {
      const auto& hex = map.hex(HexId(i));
      if (isLand(hex.cell) && marks[hex.corners[0].value] == 0) follow(ways, hex.corners[0], ++next, marks);
    }
    return marks;
  };
  const Marks marks = label(board.ships);
  const std::vector<bool> begins = hexesToBegin(board, map);
  std::map<int, LinkedLand> pieces;
  for (int i = 0; i < map.hexCount(); ++i) {
    const auto& hex = map.hex(HexId(i));
    if (!isLand(hex.cell)) continue;
    LinkedLand& piece = pieces.emplace(marks[hex.corners[0].value], LinkedLand{HexId(i)}).first->second;
    piece.begins += begins[static_cast<std::size_t>(i)] ? 1 : 0;
  }
  if (pieces.size() < 2) return;
  const auto largest = std::max_element(pieces.begin(), pieces.end(),
                                        [](auto& a, auto& b) { return a.second.begins < b.second.begins; });
  const Marks sailed = label(AsksForShips::Yes);
  const auto wayOf = [&](HexId first) { return sailed[map.hex(first).corners[0].value]; };
  for (const auto& [mark, piece] : pieces)
    if (mark != largest->first)
      found.push_back(
          unlinked(map.hex(piece.first).cell.at, piece, wayOf(piece.first) == wayOf(largest->second.first)));
}

void unreached(const Board& board, const Topology& map, Found& found) {
  const auto seats = holdings(board, map);
  seats.empty() ? unreachedFromLargest(board, map, found) : unreachedFromStarts(seats, board, map, found);
}

void territories(const Board& board, Found& found) {
  const auto has = [](const Cell& cell) { return cell.territory != Territory::None; };
  if (std::none_of(board.cells.begin(), board.cells.end(), has)) return;
  for (const Cell& cell : board.cells)
    if (isLand(cell) && !has(cell))
      found.push_back(
          warning("This hex lies in no territory, though others do.", "9.3", Kind::TerritoryMissing, cell.at));
}

/// A seat that finds no place for a settlement goes without (3.3). Corners are filled as they come, with no eye to
/// room.
int seatsWithRoom(const Topology& map) {
  constexpr int kSettlements = 3;
  std::set<CornerId> taken;
  int places = 0;
  for (int i = 0; i < map.cornerCount(); ++i) {
    const CornerId at(i);
    if (!map.has(at) || !map.corner(at).touchesLand || taken.contains(at)) continue;
    ++places;
    for (CornerId beside : map.corner(at).corners)
      if (beside) taken.insert(beside);
  }
  return places / kSettlements;
}

void roomForSeats(const Board& board, const Topology& map, int seats, Found& found) {
  if (!board.starts.empty() || isOfChain(board)) return;  // the places are given
  if (const int fit = seatsWithRoom(map); fit < seats)
    found.push_back(warning("Seats that find room for three settlements each: %1 of %2.", "3.3", Kind::RoomForSeats,
                            std::nullopt, {fit, seats}));
}

/// Only territories have a robber each (9.17).
void robbers(const Board& board, Found& found) {
  if (isOfChain(board)) return;
  for (Hex at : board.moreRobbers)
    found.push_back(warning("A second robber stands here, and only a board of a chain has more than one.", "1.8",
                            Kind::RobbersMany, at));
}

/// All seats start with as many pieces, and every road begins at a settlement of its seat (3.7).
void starts(const Board& board, const Topology& map, Found& found) {
  for (std::size_t seat = 0; seat < board.starts.size(); ++seat) {
    const SeatStart &start = board.starts[seat], &first = board.starts.front();
    const auto tell = [&](BoardProblem problem) {
      problem.index = static_cast<int>(seat);
      found.push_back(std::move(problem));
    };
    if (start == SeatStart{}) continue;  // a seat without pieces is an error of the setup (`problems`)
    if (start.settlements.size() != first.settlements.size() ||
        start.roads.size() + start.ships.size() != first.roads.size() + first.ships.size())
      tell(warning("Seat %1 starts with more or less than the first one.", "3.7", Kind::StartsUneven, std::nullopt,
                   {static_cast<int>(seat) + 1}));
    for (const auto& road : start.roads) {
      const auto edge = map.edgeAt(road.hex, road.side);
      if (!edge) continue;
      const auto& ends = map.edge(*edge).corners;
      const bool begins = std::any_of(start.settlements.begin(), start.settlements.end(), [&](const auto& home) {
        const auto corner = map.cornerAt(home.hex, home.corner);
        return corner && (*corner == ends[0] || *corner == ends[1]);
      });
      if (!begins)
        tell(warning("This start road touches no settlement of its seat.", "3.7", Kind::RoadApart, road.hex));
    }
  }
}

/// Harbors by what they trade: for any resource, and for lumber, brick, wool, grain and ore.
using HarborCounts = std::array<int, 6>;
constexpr std::array kTrades{Resource::None, Resource::Lumber, Resource::Brick,
                             Resource::Wool, Resource::Grain,  Resource::Ore};

/// The harbors of islands of up to so many hexes (1.7): the classic one, the large one, and larger ones.
struct UsualHarbors {
  std::ptrdiff_t most;
  HarborCounts counts;
};
constexpr std::array<UsualHarbors, 3> kUsualHarbors{
    {{24, {4, 1, 1, 1, 1, 1}}, {33, {5, 1, 1, 2, 1, 1}}, {PTRDIFF_MAX, {7, 1, 1, 1, 1, 1}}}};

void harborSet(const Board& board, Found& found) {
  if (isOfChain(board)) return;  // 9.1: boards of the Big Game have harbors of their own
  if (board.harbors.empty()) return found.push_back(warning("This board has no harbors.", "1.7", Kind::HarborSet));
  constexpr std::array sentences{"Harbors for any resource: %1 here, %2 usual on an island of this size.",
                                 "Harbors for lumber: %1 here, %2 usual on an island of this size.",
                                 "Harbors for brick: %1 here, %2 usual on an island of this size.",
                                 "Harbors for wool: %1 here, %2 usual on an island of this size.",
                                 "Harbors for grain: %1 here, %2 usual on an island of this size.",
                                 "Harbors for ore: %1 here, %2 usual on an island of this size."};
  HarborCounts have{};
  for (std::size_t i = 0; i < have.size(); ++i)
    have[i] = static_cast<int>(std::ranges::count(board.harbors, kTrades[i], &Harbor::trades));
  if (have == kUsualHarbors[0].counts) return;  // the classic set is usual on any island
  const auto land = landCells(board);
  const HarborCounts& usual =
      std::ranges::find_if(kUsualHarbors, [land](const UsualHarbors& each) { return land <= each.most; })->counts;
  for (std::size_t i = 0; i < have.size(); ++i)
    if (have[i] != usual[i])
      found.push_back(warning(sentences[i], "1.7", Kind::HarborSet, std::nullopt, {have[i], usual[i]}));
}

}  // namespace

void findNumberWarnings(const Board& board, std::vector<BoardProblem>& found) {
  hotNumbers(board, found);
  numberCounts(board, found);
  halves(board, found);
}

void findHarborWarnings(const Board& board, std::vector<BoardProblem>& found) {
  harborSet(board, found);
  std::set<Point> taken;
  for (std::size_t i = 0; i < board.harbors.size(); ++i) {
    const Harbor& harbor = board.harbors[i];
    bool shares = false;
    for (int end : {0, 1})
      shares |= !taken.insert(cornerPoint(harbor.hex, (harbor.side + end) % kSides, board.orientation)).second;
    if (!shares) continue;
    found.push_back(warning("Two harbors share a corner.", "1.7", Kind::HarborsShareCorner, harbor.hex));
    found.back().index = static_cast<int>(i);
  }
}

int seatsWithRoom(const Board& board) {
  std::vector<BoardProblem> ofOutline;
  findOutlineErrors(board, ofOutline);
  return ofOutline.empty() ? seatsWithRoom(Topology(board)) : 0;
}

std::vector<BoardProblem> warnings(const Board& board, int seats) {
  Found found;
  std::vector<BoardProblem> ofOutline;
  findOutlineErrors(board, ofOutline);
  if (!ofOutline.empty()) return found;
  const Topology map(board);
  findNumberWarnings(board, found);
  terrainCounts(board, found);
  missingResources(board, found);
  findHarborWarnings(board, found);
  roomForSeats(board, map, seats, found);
  robbers(board, found);
  unreached(board, map, found);
  territories(board, found);
  starts(board, map, found);
  findSeaWarnings(board, map, seats, found);
  return found;
}

}  // namespace tapu
