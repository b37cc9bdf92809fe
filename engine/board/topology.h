// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/board/board.h"
#include "engine/board/ids.h"

namespace tapu {

/// Which places touch which: the graph of a map's cells, corners and edges. Immutable; made once a game.
///
/// Ids run in reading order (0.12). Corners are numbered in blocks of 64 and edges in blocks of 128, so that a seat can
/// keep its places as bit sets (`State::reach`); the classic island is one block. Everything is found by index in
/// constant time; lists are in ascending order of id and padded with none.
class Topology {
 public:
  explicit Topology(const Board& board);

  int hexCount() const { return static_cast<int>(hexes_.size()); }
  int cornerCount() const { return static_cast<int>(corners_.size()); }
  int edgeCount() const { return static_cast<int>(edges_.size()); }
  int blocks() const { return blocks_; }
  Orientation orientation() const { return orientation_; }

  struct HexPlace {
    Cell cell;
    std::array<CornerId, 6> corners;  ///< clockwise, as numbered in hex.h
    std::array<EdgeId, 6> edges;
    std::array<HexId, 6> neighbors;
  };
  struct CornerPlace {
    Point point;
    std::array<EdgeId, 3> edges;
    std::array<CornerId, 3> corners;  ///< corners[i] lies at the other end of edges[i]
    std::array<HexId, 3> hexes;       ///< land and sea cells of the map
    std::uint8_t harbors = 0;         ///< bit per resource with a 2:1 harbor here, bit 5: generic 3:1 (1.7)
    bool touchesLand = false;
  };
  struct EdgePlace {
    std::array<CornerId, 2> corners;
    std::array<HexId, 2> hexes;  ///< none where the map ends
    bool takesRoad = false;      ///< inner or coast edge (7.2)
    bool takesShip = false;      ///< coast edge, or sea edge inside the map (7.2)
  };

  const HexPlace& hex(HexId id) const { return hexes_[id.value]; }
  const CornerPlace& corner(CornerId id) const { return corners_[id.value]; }
  const EdgePlace& edge(EdgeId id) const { return edges_[id.value]; }
  CornerId otherEnd(EdgeId edge, CornerId corner) const {
    const auto& ends = edges_[edge.value].corners;
    return ends[0] == corner ? ends[1] : ends[0];
  }
  /// Sum of the pips of the numbers around a corner: 6 - |7 - n| each.
  int pips(CornerId corner) const;

  std::optional<HexId> hexAt(Hex at) const;
  std::optional<CornerId> cornerAt(Hex at, int corner) const;
  std::optional<EdgeId> edgeAt(Hex at, int side) const;
  std::optional<EdgeId> edgeBetween(CornerId a, CornerId b) const;

  /// Names of places as files and moves write them (0.12): "q,r", "q,r:N", "q,r/NE". Any name of a place is read.
  /// A place off the map is called "?".
  std::string name(HexId id) const;
  std::string name(CornerId id) const;
  std::string name(EdgeId id) const;
  std::optional<HexId> hexNamed(std::string_view text) const;
  std::optional<CornerId> cornerNamed(std::string_view text) const;
  std::optional<EdgeId> edgeNamed(std::string_view text) const;

 private:
  void numberCells(const Board& board);
  void numberCorners();
  void numberEdges();
  void linkCorners();
  void placeHarbors(const Board& board);

  Orientation orientation_;
  int blocks_ = 1;
  std::vector<HexPlace> hexes_;
  std::vector<CornerPlace> corners_;
  std::vector<EdgePlace> edges_;
};

}  // namespace tapu
