// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/board/hex.h"
#include "engine/board/resource.h"

namespace tapu {

class Rng;

/// The half of a chain board that a cell belongs to (9.3); None: the board has no halves.
enum class Territory : std::uint8_t { None, Sun, Moon };
/// Whether the line between the two halves runs through a cell (9.3).
enum class CutByLine : std::uint8_t { No, Yes };
/// Whether a start settlement pays its owner the start cards (3.7).
enum class StartCards : std::uint8_t { No, Yes };
/// Whether games on a board are played with ships (7.1).
enum class AsksForShips : std::uint8_t { No, Yes };
/// Whether the land of a cell is start land: where all land at a corner is not, no first settlement may stand (14.4).
enum class StartLand : std::uint8_t { No, Yes };

/// One cell of a board, land or sea (0.1).
struct Cell {
  Hex at;
  Terrain terrain = Terrain::Desert;
  int number = 0;  ///< 2..12 without 7; 0 = no token
  Territory territory = Territory::None;
  CutByLine cutByLine = CutByLine::No;
  StartLand startLand = StartLand::Yes;
  bool operator==(const Cell&) const = default;
};

/// The terrain and number that lie on a cell of the map, from its start or since it was turned up (14.5).
struct Ground {
  Terrain terrain = Terrain::Fog;
  std::uint8_t number = 0;  ///< 0 = no token
  bool operator==(const Ground&) const = default;
};

constexpr bool isLand(const Cell& cell) { return isLand(cell.terrain); }
/// Whether a token carries a number that is thrown more often than any other but 7, which must not lie side by side
/// (1.6).
constexpr bool isHot(int number) { return number == 6 || number == 8; }

/// A harbor sits on one coast edge of a land hex and serves its two corners (1.7).
struct Harbor {
  Hex hex;
  int side = 0;                      ///< 0..5 as in hex.h; so is every `side` or `corner` below
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

/// The pieces of one half at the start of a game on a chain (9.16): three settlements, one of them with a road, one
/// with a ship, one bare.
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

inline constexpr int kMostNumber = 12;  ///< of a token
/// Whether a token can carry this number (1.5).
constexpr bool isTokenNumber(int number) { return number >= 2 && number <= kMostNumber && number != 7; }

/// Whether a cell may turn out to be this (14.5): a terrain, with a number just if it has one.
constexpr bool isGround(Ground ground) {
  const bool isTerrain = static_cast<int>(ground.terrain) < kTerrains && ground.terrain != Terrain::Fog;
  return isTerrain && (takesNumber(ground.terrain) ? isTokenNumber(ground.number) : ground.number == 0);
}

/// The cells that lie under the fog, counted: how many of each terrain, and how many tokens of each number (14.5).
struct FogStack {
  std::array<std::uint16_t, kTerrains> terrains{};       ///< [Terrain]
  std::array<std::uint16_t, kMostNumber + 1> numbers{};  ///< [number]
  int cells() const;                                     ///< the sum of the terrains
  int tokens() const;                                    ///< the sum of the numbers
  int takingNumbers() const;                             ///< the cells of those terrains that have a number
  std::uint16_t& of(Terrain terrain) { return terrains[static_cast<std::size_t>(terrain)]; }
  std::uint16_t of(Terrain terrain) const { return terrains[static_cast<std::size_t>(terrain)]; }
  /// One hex more lies there; its number counts if its terrain has one.
  void add(Ground ground);
  /// Takes a hex out, and gives what it is: of this terrain, or else of the one that is there most often, with the
  /// number that is there most often if it has one. Of an empty stack: this terrain without a number.
  Ground take(Terrain wanted);
  bool operator==(const FogStack&) const = default;
};

/// A gift lies on an edge or a corner, and belongs to whoever first builds there (14.6).
struct Gift {
  static constexpr int kMostPoints = 3, kMostResources = 5;
  enum class On : std::uint8_t { Edge, Corner };
  enum class Kind : std::uint8_t { Points, Card, Resources };
  Hex hex;
  On on = On::Edge;
  int place = 0;  ///< the side or the corner
  Kind kind = Kind::Points;
  Resource resource = Resource::None;  ///< Resources: which
  int count = 1;                       ///< Points: 1 to 3; Resources: 1 to 5; Card: 1
  bool operator==(const Gift&) const = default;
};

/// The pirate of a board: where it lies at the start (14.2).
struct PirateStart {
  std::optional<Hex> at;  ///< none: it is away until somebody moves it
  bool operator==(const PirateStart&) const = default;
};

/// A corner of a board by one of its hexes.
struct BoardCorner {
  Hex hex;
  int corner = 0;
  bool operator==(const BoardCorner&) const = default;
};

/// The part of a board file that the rules need: cells and what lies on them. Names, authors and the like belong to the
/// file (app/files). Every cell that is not listed is sea outside the map.
struct Board {
  Orientation orientation = Orientation::Pointy;
  std::vector<Cell> cells;
  std::vector<Harbor> harbors;
  std::optional<Hex>
      robber;  ///< where it starts; none: on the first desert in reading order, off the map if there is none (1.8)
  std::vector<SeatStart> starts;          ///< by seat; empty: the players place their first pieces (3.3)
  AsksForShips ships = AsksForShips::No;  ///< 7.1
  // For a place in a chain (9):
  std::optional<Hex> chainOffset;  ///< from a cell to the same cell of the next board (9.2)
  std::vector<Hex> moreRobbers;    ///< beyond `robber`: one for each territory that does not start on its desert (9.17)
  std::vector<HalfStart> halves;   ///< two, Sun's and Moon's; empty: this board cannot be part of a chain
  // The sea (14), none of it in a chain:
  std::vector<BoardCorner> noStart;   ///< corners without a first settlement (14.4)
  std::optional<PirateStart> pirate;  ///< none: the board has no pirate (14.2)
  FogStack fog;                       ///< the cells under the fog (14.5); as many as there are of terrain Fog
  std::vector<Gift> gifts;            ///< 14.6
  bool operator==(const Board&) const = default;
};

/// The most gifts of a board, and the most points that all of them bring.
inline constexpr int kMostGifts = 64, kMostGiftPoints = 60;

/// Whether a board asks for anything of the sea beyond ships: gold, fog, start land, a pirate or gifts (14).
bool asksForSea(const Board& board);

/// The number of its land cells; covered ones, of which nobody knows, are none.
int landCells(const Board& board);
/// Takes the robber of a hex off the board; does nothing if none stands there. If `robber` was taken, the first of
/// `moreRobbers` takes its place, so that `robber` is empty only where there are none.
void liftRobber(Board& board, Hex at);

/// The 19 cells and nine harbors of the classic island with our fixed beginner terrain, numbers and start pieces
/// (1.1, 1.7, 3.7).
Board beginnerBoard();

/// The size of a random island (1.6, 1.7; for five and six seats, or seven and eight: 13.2), and the parts that are
/// drawn.
struct IslandWishes {
  enum class Size : std::uint8_t { Classic, Large, OfSix, OfEight } size = Size::Classic;
  enum class HotNumbers : std::uint8_t { Apart, Anywhere } hotNumbers = HotNumbers::Apart;  ///< 6 and 8
  enum class Harbors : std::uint8_t { Fixed, Shuffled } harbors = Harbors::Fixed;           ///< their kinds
};
/// Draws an island: terrains and number tokens, and the kinds of the harbors if wished.
Board randomIsland(const IslandWishes& wishes, Rng& rng);

/// Kinds of problems of a board; in brackets the rule that each breaks or departs from. Errors keep a board from being
/// played, warnings name what is unusual. "Over the seam": where the next board of a chain begins.
enum class ProblemKind : std::uint8_t {
  Other,  ///< has no kind of its own, as most problems of a chain; `applyFix` cannot mend it
  // errors
  CellTwice,                ///< a hex is listed twice (0.1)
  NoLand,                   ///< every hex is sea, or there is none (0.1)
  TooLarge,                 ///< more than 32 rows or columns (1.1)
  NumberWhereNothingGrows,  ///< a desert or sea hex has a number (1.5)
  NumberMissing,            ///< a land hex other than a desert has no number from 2 to 6 or 8 to 12 (1.5)
  HarborOffLand,            ///< the hex of a harbor is not on the board or is sea (1.7)
  HarborFacesLand,          ///< a harbor is on an edge between two land hexes (1.7)
  HarborRatio,              ///< a harbor for one resource does not trade 2:1, or one for any not 3:1 (1.7)
  SettlementOffLand,        ///< a start settlement is on no corner of the land (2.5)
  SettlementsTooClose,      ///< two start settlements are on one corner or an edge apart (2.5)
  RoadOffLand,              ///< a start road is on no edge of the land, or on one with another route (2.3)
  ShipNotAsked,             ///< a start ship on a board that asks for no ships (7.1)
  ShipOffCoast,             ///< a start ship is on no edge of coast or sea, or on one with another route (7.2)
  RobberOffLand,            ///< a robber is on no land hex of the board (1.8), or on one under the fog (14.5)
  FogCount,                 ///< what is told to lie under the fog is more or less than the hexes there (14.5)
  FogNumbers,               ///< more or fewer numbers than hexes that need one under the fog (14.5)
  PirateOffSea,             ///< the pirate is on no sea hex of the board (14.2)
  NoStartOffBoard,          ///< a corner without a first settlement is no corner of the board (14.4)
  GiftOffBoard,             ///< a gift lies on no edge or corner of the board (14.6)
  GiftCount,                ///< a gift is of more points or cards than gifts can be (14.6)
  GiftsTogether,            ///< two gifts lie on one place (14.6)
  GiftTaken,                ///< a gift lies under a start piece (14.6)
  GiftInFog,                ///< a gift touches a hex under the fog (14.5)
  GiftsMany,                ///< more gifts, or points of gifts, than a board may have (14.6)
  HarborInFog,              ///< the edge of a harbor borders a hex under the fog (14.5)
  StartInFog,               ///< a start piece touches a hex under the fog (14.5)
  IslandsMany,              ///< more islands than a game with points for them can have (14.3)
  ChainOffset,              ///< the offset to the next board is missing, or boards would overlap with it (9.2)
  ChainOrigin,              ///< among others of a chain the board lies elsewhere, turned or with another offset (9.2)
  ChainOutline,             ///< the same, and no move or turn joins them (9.2)
  // warnings
  HotNumbersTouch,             ///< a 6 or 8 lies beside another one (1.6)
  HotNumbersTouchOverSeam,     ///< the same over the seam (1.6)
  TerrainCount,                ///< another number of hexes of a terrain than usual on an island of this size (1.4)
  NumberCount,                 ///< a number token is there more or less often than usual (1.5)
  NumberMissingInHalf,         ///< a half of a chain's board lacks a number from 3 to 11 (9.3)
  NumberTwiceInHalf,           ///< a half of a chain's board has a number from 3 to 11 twice (9.3)
  ResourceMissing,             ///< a resource comes from no hex of an island of another size than usual (1.4)
  HarborSet,                   ///< more or fewer harbors of a kind than usual on an island of this size (1.7)
  HarborsShareCorner,          ///< two harbors touch one corner (1.7)
  HarborFacesLandOverSeam,     ///< a harbor faces land of the next board (1.7)
  HarborsShareCornerOverSeam,  ///< a harbor touches a corner of a harbor of the next board (1.7)
  LandUnreached,               ///< no route can lead to a piece of land (7.2)
  RoomForSeats,                ///< fewer seats than may play find room for three settlements each (3.3)
  RobbersMany,                 ///< a robber beyond the first on a board without halves (1.8)
  TerritoryMissing,            ///< a land hex is in no territory though others are in one (9.3)
  StartsUneven,                ///< a seat starts with another number of pieces than the first seat (3.7)
  RoadApart,                   ///< a start road touches no settlement of its seat (3.7)
  PirateWithoutShips,          ///< the pirate does nothing, since the board asks for no ships (14.2)
  IslandClosed,                ///< nobody may begin on a piece of land, and no route leads there (14.4)
  StartLandSmall,              ///< fewer seats than may play find room to begin where they may (14.4)
  FogUnreached,                ///< no route can lead to hexes under the fog (14.5)
  GiftOutOfReach,              ///< no piece can ever take a gift (14.6)
};
inline constexpr int kProblemKinds = static_cast<int>(ProblemKind::GiftOutOfReach) + 1;
/// Whether a board cannot be played, or only plays in an unusual way.
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

/// The problems that keep a board from being played; empty = playable.
std::vector<BoardProblem> problems(const Board& board);
/// The number of seats that find room for three settlements each (3.3), corners filled as they come; 0 for a board
/// whose outline is wrong.
int seatsWithRoom(const Board& board);
/// The unusual traits of a board for so many seats; it can be played all the same.
std::vector<BoardProblem> warnings(const Board& board, int seats = 4);
/// Finds the problems of a board.
using ProblemFinder = std::function<std::vector<BoardProblem>(const Board&)>;
/// The board with this one problem or warning mended. The fix adds no problem to the board, to the chain of its like
/// (`seamProblems`), or to what `alsoFinds` checks, such as the neighbors. Nothing: no such fix exists.
std::optional<Board> applyFix(const Board& board, const BoardProblem& problem, const ProblemFinder& alsoFinds = {});

}  // namespace tapu
