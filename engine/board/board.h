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

/// Which half of a board of a chain a cell belongs to (9.3); None: the board has no halves.
enum class Territory : std::uint8_t { None, Sun, Moon };
/// Whether the line between the two halves runs through a cell (9.3).
enum class CutByLine : std::uint8_t { No, Yes };
/// Whether a start settlement pays its owner the start cards (3.7).
enum class StartCards : std::uint8_t { No, Yes };
/// Whether games on a board are played with ships (7.1).
enum class AsksForShips : std::uint8_t { No, Yes };

/// One cell of a board, land or sea (0.1).
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
  int side = 0;                      ///< 0..5 as in hex.h; the same wherever a `side` or `corner` stands below
  Resource trades = Resource::None;  ///< None = any resource ("generic")
  int ratio = 3;                     ///< cards to give for one: 3 generic, 2 for one resource (6.8)
  bool operator==(const Harbor&) const = default;
};

/// The pieces that a seat has on a board with a fixed set-up (3.7).
struct SeatStart {
  struct Settlement {
    Hex hex;
    int corner = 0;
    StartCards cards = StartCards::No;
    bool operator==(const Settlement&) const = default;
  };
  struct Road {
    Hex hex;
    int side = 0;
    bool operator==(const Road&) const = default;
  };
  std::vector<Settlement> settlements;
  std::vector<Road> roads;
  std::vector<Road> ships;  ///< an edge each, as for roads; only on boards that ask for ships (7.1)
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
  std::optional<SeatStart::Road> road, ship;  ///< none: still missing, so the board cannot be part of a chain
  bool operator==(const HalfStart&) const = default;
};

/// What a board file says that the rules need: cells and what lies on them. Names, authors and the like belong to the
/// file (app/files). Every cell that is not listed is sea outside the map.
struct Board {
  Orientation orientation = Orientation::Pointy;
  std::vector<Cell> cells;
  std::vector<Harbor> harbors;
  std::optional<Hex> robber;              ///< where it starts; none: on a desert, or off the map without one (1.8)
  std::vector<SeatStart> starts;          ///< by seat; empty: the players place their first pieces (3.3)
  AsksForShips ships = AsksForShips::No;  ///< 7.1
  // For a place in a chain (9):
  std::optional<Hex> chainOffset;  ///< from a cell to the same cell of the next board (9.2)
  std::vector<Hex> moreRobbers;    ///< beyond `robber`: one for each territory that does not start on its desert (9.17)
  std::vector<HalfStart> halves;   ///< two, Sun's and Moon's; empty: this board cannot be part of a chain
  bool operator==(const Board&) const = default;
};

/// Takes the robber of a hex off the board; does nothing if none stands there. If `robber` was taken, the first of
/// `moreRobbers` takes its place, so that `robber` is empty only where there are none.
void liftRobber(Board& board, Hex at);

/// The 19 cells and nine harbors of the classic island with our fixed beginner terrain, numbers and start pieces
/// (1.1, 1.7, 3.7).
Board beginnerBoard();

/// How to draw a random island for a game (1.6, 1.7): its size, and what is left to chance.
struct IslandWishes {
  enum class Size : std::uint8_t { Classic, Large } size = Size::Classic;
  enum class HotNumbers : std::uint8_t { Apart, Anywhere } hotNumbers = HotNumbers::Apart;  ///< 6 and 8
  enum class Harbors : std::uint8_t { Fixed, Shuffled } harbors = Harbors::Fixed;           ///< their kinds
};
/// Draws an island: terrains and number tokens, and the kinds of the harbors if wished.
Board randomIsland(const IslandWishes& wishes, Rng& rng);

/// What can be wrong with a board. Errors keep it from being played, warnings say what is unusual.
enum class ProblemKind : std::uint8_t {
  Other,  ///< has no kind of its own, as most problems of a chain; `applyFix` cannot mend it
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
  ChainOffset,  ///< it is missing, or with it boards would overlap
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

/// One thing that is wrong or unusual: a sentence in English, the rule it is about and where on the board it is. %1, %2
/// ... in the sentence stand for `values`.
struct BoardProblem {
  std::string sentence;
  const char* rule = "";  ///< its number, such as "1.7"
  std::optional<Hex> at = std::nullopt;
  ProblemKind kind = ProblemKind::Other;
  Severity severity = Severity::Error;
  int index = 0;  ///< of the harbor or seat it is about, if it is about one
  std::vector<int> values = {};
  bool operator==(const BoardProblem&) const = default;
};

/// What keeps a board from being played; empty = playable.
std::vector<BoardProblem> problems(const Board& board);
/// What is unusual on a board; it can be played all the same.
std::vector<BoardProblem> warnings(const Board& board);
/// The board with this one problem or warning mended; nothing if there is no way to mend it automatically.
std::optional<Board> applyFix(const Board& board, const BoardProblem& problem);

}  // namespace tapu
