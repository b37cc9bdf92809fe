// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <set>

#include "engine/board/problem_parts.h"
#include "engine/board/start_land.h"
#include "engine/board/topology.h"
#include "engine/board/ways.h"

namespace tapu {

namespace {

using Found = std::vector<BoardProblem>;
using Kind = ProblemKind;

BoardProblem seaWarning(const char* sentence, const char* rule, Kind kind, std::optional<Hex> at = std::nullopt) {
  return {sentence, rule, at, kind, Severity::Warning};
}

/// The corners where routes can begin: those of start settlements (3.7), or where seats may place their own.
std::vector<CornerId> beginnings(const Board& board, const Topology& map) {
  std::vector<CornerId> corners;
  for (const SeatStart& start : board.starts) {
    for (const auto& each : start.settlements)
      if (const auto corner = map.cornerAt(each.hex, each.corner)) corners.push_back(*corner);
  }
  if (!corners.empty()) return corners;
  const std::set<Point> points = pointsToBegin(board);
  for (int i = 0; i < map.cornerCount(); ++i)
    if (const CornerId corner(i); map.has(corner) && points.contains(map.corner(corner).point))
      corners.push_back(corner);
  return corners;
}

/// The corners that routes of any seat may come to.
Marks reachedOn(const Board& board, const Topology& map) {
  const Ways ways = waysOver(board, map, board.ships);
  Marks reached = unmarked(map);
  for (CornerId corner : beginnings(board, map))
    if (reached[corner.value] == 0) follow(ways, corner, 1, reached);
  return reached;
}

/// The corners an edge away from a start settlement, where none can stand ever after (2.5).
std::set<CornerId> besideStarts(const Board& board, const Topology& map) {
  std::set<CornerId> beside;
  for (const SeatStart& start : board.starts) {
    for (const auto& each : start.settlements) {
      if (const auto home = map.cornerAt(each.hex, each.corner)) {
        const auto& corners = map.corner(*home).corners;
        beside.insert(corners.begin(), corners.end());
      }
    }
  }
  return beside;
}

/// 14.6: a settlement takes a gift at a corner, a route piece one on an edge. Gifts at the fog are errors of their own.
bool canBeTaken(const Gift& gift, const Topology& map, AsksForShips ships, const Marks& reached,
                const std::set<CornerId>& besideStart) {
  if (gift.on == Gift::On::Corner) {
    const auto corner = map.cornerAt(gift.hex, gift.place);
    if (!corner || touchesFog(map, *corner)) return true;
    return map.corner(*corner).touchesLand && reached[corner->value] != 0 && !besideStart.contains(*corner);
  }
  const auto edge = map.edgeAt(gift.hex, gift.place);
  if (!edge || touchesFog(map, *edge)) return true;
  const Topology::EdgePlace& place = map.edge(*edge);
  return (place.takesRoad || (place.takesShip && ships == AsksForShips::Yes)) &&
         std::ranges::any_of(place.corners, [&](CornerId end) { return reached[end.value] != 0; });
}

void giftsOutOfReach(const Board& board, const Topology& map, const Marks& reached, Found& found) {
  const std::set<CornerId> besideStart = besideStarts(board, map);
  for (std::size_t i = 0; i < board.gifts.size(); ++i) {
    const Gift& gift = board.gifts[i];
    if (canBeTaken(gift, map, board.ships, reached, besideStart)) continue;
    found.push_back(seaWarning("No piece can ever take this gift.", "14.6", Kind::GiftOutOfReach, gift.hex));
    found.back().index = static_cast<int>(i);
  }
}

/// Hexes under the fog that no route comes to, once for each piece of them.
void fogUnreached(const Topology& map, const Marks& reached, Found& found) {
  std::set<HexId> seen;
  const auto isLost = [&](HexId hex) {
    return hex && map.hex(hex).cell.terrain == Terrain::Fog &&
           std::ranges::none_of(map.hex(hex).corners, [&](CornerId each) { return reached[each.value] != 0; });
  };
  for (int i = 0; i < map.hexCount(); ++i) {
    const HexId first(i);
    if (!isLost(first) || seen.contains(first)) continue;
    seen.insert(first);
    found.push_back(seaWarning("No route can ever lead to this fog, so it is never turned up.", "14.5",
                               Kind::FogUnreached, map.hex(first).cell.at));
    std::vector<HexId> open{first};
    while (!open.empty()) {
      const HexId here = open.back();
      open.pop_back();
      for (HexId beside : map.hex(here).neighbors) {
        if (!isLost(beside) || seen.contains(beside)) continue;
        seen.insert(beside);
        open.push_back(beside);
      }
    }
  }
}

/// Each seat begins with two settlements (3.3).
void startLandSmall(const Board& board, const Topology& map, int seats, Found& found) {
  if (!board.starts.empty() || !limitsStart(board)) return;
  const int fit = seatsWithRoomToBegin(board, map);
  if (fit >= seats) return;
  found.push_back(seaWarning("Seats that find room for their two first settlements where they may begin: %1 of %2.",
                             "14.4", Kind::StartLandSmall));
  found.back().values = {fit, seats};
}

}  // namespace

int seatsWithRoomToBegin(const Board& board, const Topology& map) {
  constexpr int kSettlements = 2;
  std::set<Point> open = startPoints(board);
  int places = 0;
  for (int i = 0; i < map.cornerCount(); ++i) {
    const CornerId at(i);
    if (!map.has(at) || open.erase(map.corner(at).point) == 0) continue;
    ++places;
    for (CornerId beside : map.corner(at).corners)
      if (beside) open.erase(map.corner(beside).point);
  }
  return places / kSettlements;
}

void findSeaWarnings(const Board& board, const Topology& map, int seats, std::vector<BoardProblem>& found) {
  if (!asksForSea(board)) return;
  if (board.pirate && board.ships == AsksForShips::No)
    found.push_back(seaWarning("The pirate does nothing on a board without ships.", "14.2", Kind::PirateWithoutShips));
  startLandSmall(board, map, seats, found);
  const bool hasFog = std::ranges::any_of(board.cells, [](const Cell& each) { return each.terrain == Terrain::Fog; });
  if (board.gifts.empty() && !hasFog) return;
  const Marks reached = reachedOn(board, map);
  giftsOutOfReach(board, map, reached, found);
  fogUnreached(map, reached, found);
}

}  // namespace tapu
