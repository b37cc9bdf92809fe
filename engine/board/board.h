// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/hex.h"
#include "engine/board/resource.h"

namespace tapu {

class Rng;

enum class Territory : std::uint8_t { None, Sun, Moon };
enum class CutByLine : std::uint8_t { No, Yes };
enum class StartCards : std::uint8_t { No, Yes };
enum class AsksForShips : std::uint8_t { No, Yes };

struct Cell {
  Hex at;
  Terrain terrain = Terrain::Desert;
  int number = 0;  ///< 2..12 without 7; 0 = no token
  Territory territory = Territory::None;
  CutByLine cutByLine = CutByLine::No;
  bool operator==(const Cell&) const = default;
};

/// A harbor sits on one coast edge of a land hex and serves its two corners (1.7).
struct Harbor {
  Hex hex;
  int side = 0;
  Resource trades = Resource::None;  ///< None = any resource ("generic")
  int ratio = 3;
  bool operator==(const Harbor&) const = default;
};

/// The pieces that a seat has on a board with a fixed set-up (3.7).
struct SeatStart {
  struct Settlement {
    Hex hex;
    int corner = 0;
    StartCards cards = StartCards::No;  ///< start cards come from this one
    bool operator==(const Settlement&) const = default;
  };
  struct Road {
    Hex hex;
    int side = 0;
    bool operator==(const Road&) const = default;
  };
  std::vector<Settlement> settlements;
  std::vector<Road> roads;
  std::vector<Road> ships;  ///< on maps that ask for ships: an edge each, as for roads
  bool operator==(const SeatStart&) const = default;
};

/// What the seat of one half has at the start of a game on a chain (9.16): three settlements, one of them with a road,
/// one with a ship, one bare.
struct HalfStart {
  enum class With : std::uint8_t { Nothing, Road, Ship };
  struct Settlement {
    Hex hex;
    int corner = 0;
    With with = With::Nothing;
    bool operator==(const Settlement&) const = default;
  };
  std::vector<Settlement> settlements;
  std::optional<SeatStart::Road> road, ship;  ///< none: not placed yet, and no chain can be played
  bool operator==(const HalfStart&) const = default;
};

/// What a board file says that the rules need: cells and what lies on them. Names, authors and the like belong to the
/// file (app/files). Every cell that is not listed is sea outside the map.
struct Board {
  Orientation orientation = Orientation::Pointy;
  std::vector<Cell> cells;
  std::vector<Harbor> harbors;
  std::optional<Hex> robber;              ///< without it: 1.8
  std::vector<SeatStart> starts;          ///< empty: set-up by players (3.3)
  AsksForShips ships = AsksForShips::No;  ///< 7.1
  // For a place in a chain (9):
  std::optional<Hex> chainOffset;  ///< from a cell to the same cell of the next board (9.2)
  std::vector<Hex> moreRobbers;    ///< beyond `robber`: one for each territory that does not start on its desert (9.17)
  std::vector<HalfStart> halves;   ///< of Sun and of Moon; empty: this board cannot be part of a chain
  bool operator==(const Board&) const = default;
};

/// Takes the robber of a hex off. Of those that are left the first is `robber`: a file tells them as one list.
void liftRobber(Board& board, Hex at);

/// The 19 cells and nine harbors of the classic island with our fixed beginner terrain, numbers and start pieces
/// (1.1, 1.7, 3.7).
Board beginnerBoard();

/// An island that is drawn anew for each game (1.6, 1.7): which one, and what its chance is bound to.
struct IslandWishes {
  enum class Size : std::uint8_t { Classic, Large } size = Size::Classic;
  enum class HotNumbers : std::uint8_t { Apart, Anywhere } hotNumbers = HotNumbers::Apart;  ///< 6 and 8
  enum class Harbors : std::uint8_t { Fixed, Shuffled } harbors = Harbors::Fixed;
};
Board randomIsland(const IslandWishes& wishes, Rng& rng);

/// What can be wrong with a board. Errors keep it from being played, warnings say what is unusual.
enum class ProblemKind : std::uint8_t {
  Other,  ///< of a chain
  // errors
  CellTwice,
  NoLand,
  TooLarge,
  NumberWhereNothingGrows,
  NumberMissing,
  HarborOffLand,
  HarborFacesLand,
  HarborRatio,
  SettlementOffLand,
  SettlementsTooClose,
  RoadOffLand,
  ShipNotAsked,
  ShipOffCoast,
  RobberOffLand,
  ChainOffset,  ///< none, or boards lie on each other
  // warnings
  HotNumbersTouch,
  HotNumbersTouchOverSeam,
  TerrainCount,
  NumberCount,
  NumberMissingInHalf,
  NumberTwiceInHalf,
  HarborSet,
  HarborsShareCorner,
  HarborFacesLandOverSeam,
  HarborsShareCornerOverSeam,
  LandUnreached,
  TerritoryMissing,
  StartsUneven,
  RoadApart,
};
inline constexpr int kProblemKinds = static_cast<int>(ProblemKind::RoadApart) + 1;
enum class Severity : std::uint8_t { Error, Warning };

/// One sentence in English for each thing, with the number of the rule and where it is. %1 and %2 in the sentence stand
/// for `values`.
struct BoardProblem {
  std::string sentence;
  const char* rule = "";
  std::optional<Hex> at = std::nullopt;
  ProblemKind kind = ProblemKind::Other;
  Severity severity = Severity::Error;
  int index = 0;  ///< of the harbor or seat it is about
  std::vector<int> values = {};
  bool operator==(const BoardProblem&) const = default;
};

/// What keeps a board from being played; empty = playable.
std::vector<BoardProblem> problems(const Board& board);
/// What is unusual on a board; it can be played all the same.
std::vector<BoardProblem> warnings(const Board& board);
/// The board with this one thing put right, where there is a way to do that.
std::optional<Board> applyFix(const Board& board, const BoardProblem& problem);

}  // namespace tapu
