// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/chain.h"
#include "engine/board/ids.h"

namespace tapu {

static_assert(kEdgesOfBlock * kMostBoards <= kMostPlaces);

/// The graph of a map's cells, corners and edges that touch, on one board or on a chain of boards.
/// Immutable; made once a game.
///
/// Ids run in reading order (0.12). Corners and edges are numbered in blocks, so that a seat can keep its places as bit
/// sets (`State::reach`); the classic island is one block. In a chain each board begins a new block with reading order
/// inside it. A place on a seam belongs to the lower board (between the last and the first board of a ring: to the
/// last). Ids at the end of a block may stand for no place: ask `has`. Everything is found by index in constant time.
/// The lists of a place's neighbors are in ascending order of id, with none in unused entries; only those of a hex run
/// clockwise.
class Topology {
 public:
  explicit Topology(const Board& board);
  explicit Topology(const Chain& chain);
  /// Switches to another board. If its cells lie where the present ones do, as in the next game of a series, the graph
  /// is kept and only terrain, numbers and harbors are replaced; else everything is built anew.
  void lay(const Board& board);

  int hexCount() const { return static_cast<int>(hexes_.size()); }
  int cornerCount() const { return static_cast<int>(corners_.size()); }  ///< ids are below this
  int edgeCount() const { return static_cast<int>(edges_.size()); }      ///< ids are below this
  bool has(HexId id) const { return id.value < hexes_.size(); }
  bool has(CornerId id) const { return id.value < corners_.size() && corners_[id.value].hexes[0]; }
  bool has(EdgeId id) const { return id.value < edges_.size() && edges_[id.value].hexes[0]; }
  int blocks() const { return blocks_; }  ///< the number of blocks of corners and edges
  Orientation orientation() const { return orientation_; }

  static constexpr std::uint16_t kNoBoard = 0xffff;  ///< fills unused entries of `boards` below
  int boards() const { return boards_; }
  /// Whether the ends of the chain are joined.
  bool isRing() const { return ends_ == Ends::Joined; }
  bool isChain() const { return chained_; }
  /// The ids of a board's hexes: from `firstHex(b)` to below `firstHex(b + 1)`.
  int firstHex(int board) const { return firstHex_[static_cast<std::size_t>(board)]; }
  /// Steps along the chain from one board to the other: 0 = the same, 1 = neighbors; around the ring if that is
  /// shorter.
  int distance(int boardA, int boardB) const;
  /// The board so many steps further along the chain (negative: back); nothing beyond an open end.
  std::optional<int> boardBeside(int board, int step) const;
  /// Whether this place lies on the board or on one of its neighbors (9.11); always true on a single board.
  bool isNear(int board, EdgeId edge) const { return boards_ == 1 || isNear(board, edges_[edge.value].boards); }
  bool isNear(int board, CornerId corner) const { return boards_ == 1 || isNear(board, corners_[corner.value].boards); }

  /// A cell of the map. Corners as in hex.h; edges and neighbors by side; none where the map has nothing.
  struct HexPlace {
    Cell cell;  ///< in its board's own coordinates
    std::array<CornerId, 6> corners{};
    std::array<EdgeId, 6> edges{};
    std::array<HexId, 6> neighbors{};
    std::uint16_t board = 0;
  };
  struct CornerPlace {
    Point point{};
    std::array<EdgeId, 3> edges{};
    std::array<CornerId, 3> corners{};  ///< corners[i] lies at the other end of edges[i]
    std::array<HexId, 3> hexes{};       ///< land and sea cells of the map
    std::uint64_t hexBits = 0;          ///< `hexes` as bits, only those with ids below `kWordBits`
    EdgeBits edgeBits{};                ///< `edges` as bits, only those in the first block
    std::uint8_t harbors = 0;           ///< bit per resource with a 2:1 harbor here, bit 5: generic 3:1 (1.7)
    bool touchesLand = false;
    std::array<std::uint16_t, 2> boards{kNoBoard, kNoBoard};  ///< that touch it; two on a seam (9.11)
    std::array<SeatId, 2> halves{};                           ///< the seats in whose halves it lies (9.3)
  };
  struct EdgePlace {
    std::array<CornerId, 2> corners{};
    std::array<HexId, 2> hexes{};  ///< none where the map ends
    bool takesRoad = false;        ///< inner or coast edge (7.2), not of fog (14.5)
    bool takesShip = false;        ///< coast edge, or sea edge inside the map (7.2), not of fog
    std::array<std::uint16_t, 2> boards{kNoBoard, kNoBoard};  ///< that touch it; two on a seam (9.11)
  };

  /// The edges of the first block that take a road, and those that take a ship (7.2).
  const EdgeBits& roadBits() const { return roadBits_; }
  const EdgeBits& shipBits() const { return shipBits_; }

  const HexPlace& hex(HexId id) const { return hexes_[id.value]; }
  const CornerPlace& corner(CornerId id) const { return corners_[id.value]; }
  const EdgePlace& edge(EdgeId id) const { return edges_[id.value]; }
  CornerId otherEnd(EdgeId edge, CornerId corner) const {
    const auto& ends = edges_[edge.value].corners;
    return ends[0] == corner ? ends[1] : ends[0];
  }
  /// Sum of the pips of the numbers around a corner: 6 - |7 - n| each.
  int pips(CornerId corner) const;

  /// The place at these coordinates of a board, a side or corner counted 0..5 as in hex.h; nothing off the map.
  std::optional<HexId> hexAt(Hex at, int board = 0) const;
  std::optional<CornerId> cornerAt(Hex at, int corner, int board = 0) const;
  std::optional<EdgeId> edgeAt(Hex at, int side, int board = 0) const;
  /// The edge that joins two corners; nothing if none does.
  std::optional<EdgeId> edgeBetween(CornerId a, CornerId b) const;

  /// Names of places as files and moves write them: hex "q,r", corner "q,r:N", edge "q,r/NE", in a chain with the
  /// number of the board in front, "12#q,r:N". A corner or edge may be read by any of the hexes that touch it. A place
  /// off the map is written "?".
  std::string name(HexId id) const;
  std::string name(CornerId id) const;
  std::string name(EdgeId id) const;
  std::optional<HexId> hexNamed(std::string_view text) const;
  std::optional<CornerId> cornerNamed(std::string_view text) const;
  std::optional<EdgeId> edgeNamed(std::string_view text) const;

 private:
  void build(const std::vector<const Board*>& boards);
  void markLand();
  void placeHarbors(const std::vector<const Board*>& boards);
  bool isNear(int board, const std::array<std::uint16_t, 2>& touching) const;

  Orientation orientation_;
  Ends ends_ = Ends::Open;
  bool chained_ = false;
  int boards_ = 1, blocks_ = 1;
  Hex offset_{};  ///< from a cell to the same cell of the next board
  std::vector<int> firstHex_;
  std::vector<HexPlace> hexes_;
  std::vector<CornerPlace> corners_;
  std::vector<EdgePlace> edges_;
  EdgeBits roadBits_{}, shipBits_{};
};

}  // namespace tapu
