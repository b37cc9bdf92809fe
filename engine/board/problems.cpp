// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include "engine/board/board.h"
#include "engine/board/chain.h"
#include "engine/board/seam.h"
#include "engine/board/topology.h"

namespace tapu {

namespace {

constexpr int kMostAcross = 32;
constexpr std::size_t kMostCells = kMostAcross * kMostAcross;

using Found = std::vector<BoardProblem>;
using Kind = ProblemKind;

void cellProblems(const Board& board, Found& found) {
  for (const Cell& cell : board.cells) {
    const bool yields = resourceOf(cell.terrain) != Resource::None;
    if (!yields && cell.number != 0)
      found.push_back({"Desert and sea carry no number.", "1.5", cell.at, Kind::NumberWhereNothingGrows});
    if (yields && (cell.number < 2 || cell.number > 12 || cell.number == 7))
      found.push_back({"This hex needs a number from 2 to 12, but not 7.", "1.5", cell.at, Kind::NumberMissing});
  }
}

/// What is wrong with the list of cells itself. With a cell twice or too large a board nothing else can be judged: no
/// `Topology` is made of it.
void outlineProblems(const Board& board, Found& found) {
  std::set<Hex> seen;
  for (const Cell& cell : board.cells)
    if (!seen.insert(cell.at).second)
      found.push_back({"This cell stands twice in the list.", "0.1", cell.at, Kind::CellTwice});
  if (std::none_of(board.cells.begin(), board.cells.end(), [](const Cell& c) { return c.terrain != Terrain::Sea; }))
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

void harborProblems(const Board& board, const Topology& map, Found& found) {
  for (int i = 0; i < static_cast<int>(board.harbors.size()); ++i) {
    const Harbor& harbor = board.harbors[static_cast<std::size_t>(i)];
    const auto tell = [&](const char* sentence, Kind kind) {
      found.push_back({sentence, "1.7", harbor.hex, kind, Severity::Error, i});
    };
    const auto hex = map.hexAt(harbor.hex);
    const auto edge = map.edgeAt(harbor.hex, harbor.side);
    if (!hex || !edge || map.hex(*hex).cell.terrain == Terrain::Sea) {
      tell("A harbor needs a land hex of this board.", Kind::HarborOffLand);
      continue;
    }
    const auto& place = map.edge(*edge);
    if (place.takesRoad && !place.takesShip)
      tell("A harbor sits on a coast edge; this one faces land.", Kind::HarborFacesLand);
    if (harbor.ratio != (harbor.trades == Resource::None ? 3 : 2))
      tell("A harbor trades 3:1 for any resource or 2:1 for one.", Kind::HarborRatio);
  }
}

void startShipProblems(const Board& board, int seat, const Topology& map, std::set<EdgeId>& taken, Found& found) {
  for (const auto& ship : board.starts[static_cast<std::size_t>(seat)].ships) {
    if (board.ships == AsksForShips::No) {
      found.push_back({"A start ship needs a board that asks for ships.", "7.1", ship.hex, Kind::ShipNotAsked,
                       Severity::Error, seat});
      continue;
    }
    const auto edge = map.edgeAt(ship.hex, ship.side);
    if (!edge || !map.edge(*edge).takesShip || !taken.insert(*edge).second)
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
      if (!edge || !map.edge(*edge).takesRoad || !roads.insert(*edge).second)
        tell("A start road needs an edge of the land of its own.", "2.3", road.hex, Kind::RoadOffLand);
    }
    startShipProblems(board, seat, map, roads, found);
  }
}

void robberProblems(const Board& board, const Topology& map, Found& found) {
  const auto look = [&](Hex at) {
    const auto hex = map.hexAt(at);
    if (!hex || map.hex(*hex).cell.terrain == Terrain::Sea)
      found.push_back({"The robber needs a land hex of this board.", "1.8", at, Kind::RobberOffLand});
  };
  if (board.robber) look(*board.robber);
  for (Hex at : board.moreRobbers) look(at);
}

}  // namespace

std::vector<BoardProblem> problems(const Board& board) {
  Found found;
  outlineProblems(board, found);
  cellProblems(board, found);
  const bool isSound = std::none_of(found.begin(), found.end(), [](const BoardProblem& problem) {
    return problem.kind == Kind::CellTwice || problem.kind == Kind::TooLarge;
  });
  if (!isSound) return found;
  const Topology map(board);
  harborProblems(board, map, found);
  startProblems(board, map, found);
  robberProblems(board, map, found);
  return found;
}

// Fixes

namespace {

int hotPairsAt(const Board& board, Hex at, int number) {
  if (!isHot(number)) return 0;
  return static_cast<int>(std::count_if(board.cells.begin(), board.cells.end(), [&](const Cell& cell) {
    return distance(cell.at, at) == 1 && isHot(cell.number);
  }));
}

Cell* cellOf(Board& board, Hex at) {
  const auto found = std::find_if(board.cells.begin(), board.cells.end(), [at](const Cell& c) { return c.at == at; });
  return found == board.cells.end() ? nullptr : &*found;
}

bool isLandAt(const Board& board, Hex at) {
  return std::any_of(board.cells.begin(), board.cells.end(),
                     [at](const Cell& cell) { return cell.at == at && cell.terrain != Terrain::Sea; });
}

/// The number that is rarest here by its share of the bag (1.5), and touches no hot one if it is hot.
int numberFor(const Board& board, Hex at) {
  int best = 0;
  double rarest = 1e9;
  for (int number : {4, 10, 5, 9, 3, 11, 6, 8, 2, 12}) {
    if (hotPairsAt(board, at, number) > 0) continue;
    const auto there = std::count_if(board.cells.begin(), board.cells.end(),
                                     [number](const Cell& cell) { return cell.number == number; });
    const double share = static_cast<double>(there) / (number == 2 || number == 12 ? 1 : 2);
    if (share < rarest) rarest = share, best = number;
  }
  return best;
}

/// Whether a harbor has trouble with the next or the last board of a chain of nothing but this one.
bool isTroubledOverSeam(const Board& board, std::size_t index) {
  if (!board.chainOffset) return false;
  const Hex offset = *board.chainOffset;
  for (Hex shift : {offset, Hex{-offset.q, -offset.r}})
    for (const BoardProblem& each : seamProblems(board, board, shift)) {
      const bool isOfHarbor =
          each.kind == Kind::HarborFacesLandOverSeam || each.kind == Kind::HarborsShareCornerOverSeam;
      if (isOfHarbor && each.index == static_cast<int>(index)) return true;
    }
  return false;
}

/// Moves the harbor to another coast side of its hex where it shares no corner with other harbors; removes it if there
/// is no such side.
void turnHarbor(Board& board, std::size_t index) {
  const Harbor harbor = board.harbors[index];
  const auto corners = [&](const Harbor& each) {
    return std::array{cornerPoint(each.hex, each.side, board.orientation),
                      cornerPoint(each.hex, (each.side + 1) % kSides, board.orientation)};
  };
  for (int turn = 1; turn < kSides; ++turn) {
    Harbor next = harbor;
    next.side = (harbor.side + (turn % 2 ? turn / 2 + 1 : kSides - turn / 2)) % kSides;
    if (!isLandAt(board, next.hex) || isLandAt(board, neighbor(next.hex, next.side, board.orientation))) continue;
    bool isFree = true;
    for (std::size_t i = 0; i < board.harbors.size(); ++i)
      for (Point mine : corners(next))
        for (Point theirs : corners(board.harbors[i])) isFree = isFree && (i == index || mine != theirs);
    if (!isFree) continue;
    board.harbors[index] = next;
    if (isTroubledOverSeam(board, index)) continue;
    return;
  }
  board.harbors.erase(board.harbors.begin() + static_cast<std::ptrdiff_t>(index));
}

/// Exchanges the 6 or 8 of this hex with another number of the board, so that fewer of them touch and the numbers stay
/// the same in all. False if no exchange helps.
bool exchangeHot(Board& board, Hex at) {
  Cell* hot = cellOf(board, at);
  if (!hot) return false;
  for (Cell& other : board.cells) {
    if (other.number == 0 || isHot(other.number)) continue;
    const int before = hotPairsAt(board, at, hot->number);
    std::swap(hot->number, other.number);
    if (hotPairsAt(board, other.at, other.number) < before) return true;
    std::swap(hot->number, other.number);
  }
  return false;
}

/// Removes the start piece that the problem is about.
void dropPieces(Board& board, const BoardProblem& problem) {
  if (problem.index >= static_cast<int>(board.starts.size())) return;
  SeatStart& start = board.starts[static_cast<std::size_t>(problem.index)];
  const auto dropLast = [&](auto& pieces) {
    for (auto it = pieces.rbegin(); it != pieces.rend(); ++it)
      if (it->hex == problem.at) return void(pieces.erase(std::next(it).base()));
  };
  switch (problem.kind) {
    case Kind::SettlementOffLand:
    case Kind::SettlementsTooClose: dropLast(start.settlements); break;
    case Kind::ShipOffCoast: dropLast(start.ships); break;
    default: dropLast(start.roads); break;
  }
  while (!board.starts.empty() && board.starts.back() == SeatStart{}) board.starts.pop_back();
}

/// Gives hexes without a territory that of the nearest hex with one. False if nothing changed.
bool shareOutTerritory(Board& board) {
  const Board before = board;
  for (Cell& cell : board.cells) {
    if (cell.territory != Territory::None) continue;
    int nearest = 1'000'000;
    for (const Cell& other : before.cells)
      if (other.territory != Territory::None && distance(other.at, cell.at) < nearest)
        nearest = distance(other.at, cell.at), cell.territory = other.territory;
  }
  return board.cells != before.cells;
}

/// Of several cells on one hex the first one stays.
void dropLastCell(Board& board, const BoardProblem& problem) {
  for (auto it = board.cells.rbegin(); it != board.cells.rend(); ++it)
    if (it->at == problem.at) return void(board.cells.erase(std::next(it).base()));
}

void fixNumber(Board& board, const BoardProblem& problem) {
  Cell* cell = problem.at ? cellOf(board, *problem.at) : nullptr;
  if (!cell) return;
  cell->number = 0;
  if (problem.kind == Kind::NumberMissing) cell->number = numberFor(board, cell->at);
}

void fixHarbor(Board& board, const BoardProblem& problem) {
  const auto index = static_cast<std::size_t>(problem.index);
  if (index >= board.harbors.size()) return;
  Harbor& harbor = board.harbors[index];
  if (problem.kind == Kind::HarborOffLand)
    board.harbors.erase(board.harbors.begin() + problem.index);
  else if (problem.kind == Kind::HarborRatio)
    harbor.ratio = harbor.trades == Resource::None ? 3 : 2;
  else
    turnHarbor(board, index);
}

/// False if ships do not reach the land either.
bool reachByShips(Board& board, const BoardProblem& problem) {
  board.ships = AsksForShips::Yes;
  return std::ranges::none_of(
      warnings(board), [&](const BoardProblem& each) { return each.kind == problem.kind && each.at == problem.at; });
}

/// Puts the problem right on the board itself. False if there is no way that is certain to be better.
bool fixOn(Board& board, const BoardProblem& problem) {
  switch (problem.kind) {
    case Kind::CellTwice: return dropLastCell(board, problem), true;
    case Kind::NumberWhereNothingGrows:
    case Kind::NumberMissing: return fixNumber(board, problem), true;
    case Kind::HarborOffLand:
    case Kind::HarborRatio:
    case Kind::HarborFacesLand:
    case Kind::HarborsShareCorner:
    case Kind::HarborFacesLandOverSeam:
    case Kind::HarborsShareCornerOverSeam: return fixHarbor(board, problem), true;
    case Kind::SettlementOffLand:
    case Kind::SettlementsTooClose:
    case Kind::RoadOffLand:
    case Kind::RoadApart:
    case Kind::ShipOffCoast: return dropPieces(board, problem), true;
    case Kind::ShipNotAsked: board.ships = AsksForShips::Yes; return true;
    case Kind::LandUnreached: return reachByShips(board, problem);
    case Kind::RobberOffLand:
      if (problem.at) liftRobber(board, *problem.at);
      return true;
    case Kind::HotNumbersTouch:
    case Kind::HotNumbersTouchOverSeam: return problem.at && exchangeHot(board, *problem.at);
    case Kind::ChainOffset: board.chainOffset = nearestOffset(board); return board.chainOffset.has_value();
    case Kind::ChainOrigin: board = joined(board, problem); return true;
    case Kind::TerritoryMissing: return shareOutTerritory(board);
    default: return false;
  }
}

}  // namespace

std::optional<Board> applyFix(const Board& board, const BoardProblem& problem) {
  Board result = board;
  if (!fixOn(result, problem) || result == board) return std::nullopt;
  return result;
}

}  // namespace tapu
