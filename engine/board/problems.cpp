// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "engine/board/board.h"
#include "engine/board/problem_parts.h"
#include "engine/board/topology.h"

namespace tapu {

namespace {

constexpr int kMostAcross = 32;
constexpr std::size_t kMostCells = kMostAcross * kMostAcross;

using Found = std::vector<BoardProblem>;
using Kind = ProblemKind;

BoardProblem inFog(Hex at, int seat) {
  return {"A start piece cannot touch a hex under the fog.", "14.5", at, Kind::StartInFog, Severity::Error, seat};
}

void startShipProblems(const Board& board, int seat, const Topology& map, std::set<EdgeId>& taken, Found& found) {
  for (const auto& ship : board.starts[static_cast<std::size_t>(seat)].ships) {
    if (board.ships == AsksForShips::No) {
      found.push_back({"A start ship needs a board that asks for ships.", "7.1", ship.hex, Kind::ShipNotAsked,
                       Severity::Error, seat});
      continue;
    }
    const auto edge = map.edgeAt(ship.hex, ship.side);
    if (edge && touchesFog(map, *edge))
      found.push_back(inFog(ship.hex, seat));
    else if (!edge || !map.edge(*edge).takesShip || !taken.insert(*edge).second)
      found.push_back({"A start ship needs an edge of the coast or the sea of its own.", "7.2", ship.hex,
                       Kind::ShipOffCoast, Severity::Error, seat});
  }
}

void startProblems(const Board& board, const Topology& map, Found& found) {
  std::vector<CornerId> taken;
  std::set<EdgeId> roads;
  for (int seat = 0; seat < static_cast<int>(board.starts.size()); ++seat) {
    const SeatStart& start = board.starts[static_cast<std::size_t>(seat)];
    const auto tell = [&](const char* sentence, const char* rule, Hex at, Kind kind) {
      found.push_back({sentence, rule, at, kind, Severity::Error, seat});
    };
    for (const auto& settlement : start.settlements) {
      const auto corner = map.cornerAt(settlement.hex, settlement.corner);
      if (corner && touchesFog(map, *corner)) {
        found.push_back(inFog(settlement.hex, seat));
        continue;
      }
      if (!corner || !map.corner(*corner).touchesLand) {
        tell("A start settlement must stand on a corner of the land.", "2.5", settlement.hex, Kind::SettlementOffLand);
        continue;
      }
      for (CornerId other : taken)
        if (other == *corner || map.edgeBetween(other, *corner))
          tell("Two start settlements stand too close.", "2.5", settlement.hex, Kind::SettlementsTooClose);
      taken.push_back(*corner);
    }
    for (const auto& road : start.roads) {
      const auto edge = map.edgeAt(road.hex, road.side);
      if (edge && touchesFog(map, *edge))
        found.push_back(inFog(road.hex, seat));
      else if (!edge || !map.edge(*edge).takesRoad || !roads.insert(*edge).second)
        tell("A start road needs an edge of the land of its own.", "2.3", road.hex, Kind::RoadOffLand);
    }
    startShipProblems(board, seat, map, roads, found);
  }
}

void robberProblems(const Board& board, const Topology& map, Found& found) {
  const auto look = [&](Hex at) {
    const auto hex = map.hexAt(at);
    const Terrain terrain = hex ? map.hex(*hex).cell.terrain : Terrain::Sea;
    if (terrain == Terrain::Fog)
      found.push_back({"The robber cannot stand under the fog.", "14.5", at, Kind::RobberOffLand});
    else if (!isLand(terrain))
      found.push_back({"The robber needs a land hex of this board.", "1.8", at, Kind::RobberOffLand});
  };
  if (board.robber) look(*board.robber);
  for (Hex at : board.moreRobbers) look(at);
}

}  // namespace

void findOutlineErrors(const Board& board, std::vector<BoardProblem>& found) {
  std::set<Hex> seen;
  for (const Cell& cell : board.cells)
    if (!seen.insert(cell.at).second)
      found.push_back({"This cell stands twice in the list.", "0.1", cell.at, Kind::CellTwice});
  if (std::none_of(board.cells.begin(), board.cells.end(), [](const Cell& c) { return isLand(c); }))
    found.push_back({"A board needs land.", "0.1", std::nullopt, Kind::NoLand});
  if (board.cells.empty()) return;
  const auto byColumn = [&](const Cell& a, const Cell& b) {
    return gridPlace(a.at, board.orientation).column < gridPlace(b.at, board.orientation).column;
  };
  const auto byRow = [&](const Cell& a, const Cell& b) {
    return gridPlace(a.at, board.orientation).row < gridPlace(b.at, board.orientation).row;
  };
  const auto [left, right] = std::minmax_element(board.cells.begin(), board.cells.end(), byColumn);
  const auto [top, bottom] = std::minmax_element(board.cells.begin(), board.cells.end(), byRow);
  const auto place = [&](const auto& cell) { return gridPlace(cell->at, board.orientation); };
  if (board.cells.size() > kMostCells || place(right).column - place(left).column >= kMostAcross ||
      place(bottom).row - place(top).row >= kMostAcross)
    found.push_back({"A board has at most 32 rows and 32 columns.", "1.1", std::nullopt, Kind::TooLarge});
}

void findNumberErrors(const Board& board, std::vector<BoardProblem>& found) {
  for (const Cell& cell : board.cells) {
    const bool yields = takesNumber(cell.terrain);
    if (cell.terrain == Terrain::Fog && cell.number != 0)
      found.push_back({"A hex under the fog carries no number.", "14.5", cell.at, Kind::NumberWhereNothingGrows});
    else if (!yields && cell.number != 0)
      found.push_back({"Desert and sea carry no number.", "1.5", cell.at, Kind::NumberWhereNothingGrows});
    if (yields && !isTokenNumber(cell.number))
      found.push_back({"This hex needs a number from 2 to 12, but not 7.", "1.5", cell.at, Kind::NumberMissing});
  }
}

void findHarborErrors(const Board& board, std::vector<BoardProblem>& found) {
  if (board.harbors.empty()) return;
  const CellFinder cells(board);
  for (int i = 0; i < static_cast<int>(board.harbors.size()); ++i) {
    const Harbor& harbor = board.harbors[static_cast<std::size_t>(i)];
    const auto tell = [&](const char* sentence, Kind kind) {
      found.push_back({sentence, "1.7", harbor.hex, kind, Severity::Error, i});
    };
    if (!cells.hasLand(harbor.hex) || harbor.side < 0 || harbor.side >= kSides) {
      tell("A harbor needs a land hex of this board.", Kind::HarborOffLand);
      continue;
    }
    const Hex beyond = neighbor(harbor.hex, harbor.side, board.orientation);
    if (const Cell* other = cells.cellAt(beyond); other && other->terrain == Terrain::Fog)
      found.push_back(
          {"A harbor cannot border a hex under the fog.", "14.5", harbor.hex, Kind::HarborInFog, Severity::Error, i});
    else if (cells.hasLand(beyond))
      tell("A harbor sits on a coast edge; this one faces land.", Kind::HarborFacesLand);
    if (harbor.ratio != (harbor.trades == Resource::None ? 3 : 2))
      tell("A harbor trades 3:1 for any resource or 2:1 for one.", Kind::HarborRatio);
  }
}

std::vector<BoardProblem> problems(const Board& board) {
  Found found;
  findOutlineErrors(board, found);
  findNumberErrors(board, found);
  const bool isSound = std::none_of(found.begin(), found.end(), [](const BoardProblem& problem) {
    return problem.kind == Kind::CellTwice || problem.kind == Kind::TooLarge;
  });
  if (!isSound) return found;
  const Topology map(board);
  findHarborErrors(board, found);
  startProblems(board, map, found);
  robberProblems(board, map, found);
  findSeaErrors(board, map, found);
  return found;
}

}  // namespace tapu
