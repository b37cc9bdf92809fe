// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstdint>

#include "engine/board/ids.h"

// Corners and edges as bit sets. The map is numbered in blocks, so that the corners of one are a word, its edges two
// words. The classic island is one block, each board of a chain is one.

namespace tapu {

/// The number of the block in which a place lies.
inline int blockOf(CornerId corner) { return corner.value / kCornersOfBlock; }
inline int blockOf(EdgeId edge) { return edge.value / kEdgesOfBlock; }

/// The first places of a block.
constexpr int firstCorner(int block) { return kCornersOfBlock * block; }
constexpr int firstEdge(int block) { return kEdgesOfBlock * block; }

/// 0 <= bit < kWordBits.
inline bool hasBit(std::uint64_t mask, int bit) {
  assert(0 <= bit && bit < kWordBits);
  return mask >> bit & 1;
}
/// The corner's bit in the word of its block.
inline std::uint64_t bitOf(CornerId corner) { return std::uint64_t{1} << corner.value % kWordBits; }
/// Whether a corner is in a set of corners of its block.
inline bool hasCorner(std::uint64_t corners, CornerId corner) { return hasBit(corners, corner.value % kWordBits); }
/// The word of its block in which an edge's bit lies, 0 or 1, and the bit.
inline std::size_t wordOf(EdgeId edge) { return edge.value / kWordBits % 2; }
inline std::uint64_t bitOf(EdgeId edge) { return std::uint64_t{1} << edge.value % kWordBits; }
/// Whether an edge is in a set of edges of its block; `addEdge` and `removeEdge` change such a set.
inline bool hasEdge(const EdgeBits& edges, EdgeId edge) { return (edges[wordOf(edge)] & bitOf(edge)) != 0; }
inline void addEdge(EdgeBits& edges, EdgeId edge) { edges[wordOf(edge)] |= bitOf(edge); }
inline void removeEdge(EdgeBits& edges, EdgeId edge) { edges[wordOf(edge)] &= ~bitOf(edge); }

/// The places of a seat's pieces within one block, and those where it could build next to them. The latter need not be
/// free: intersect the sets with those of `Block`.
struct Reach {
  std::uint64_t settle = 0;  ///< corners at either end of one of its roads or ships
  std::uint64_t own = 0;     ///< corners with one of its settlements
  std::uint64_t hexes = 0;   ///< hexes beside its buildings of this block, only those with ids below kWordBits
  EdgeBits routes{0, 0};     ///< edges with one of its roads or ships
  EdgeBits road{0, 0};       ///< edges where its next road may be joined (2.3)
  EdgeBits ship{0, 0};       ///< edges where its next ship may be joined (7.3); none without ships
  bool operator==(const Reach&) const = default;
};

/// The free places of one block.
struct Block {
  std::uint64_t corners = 0;  ///< corners where a settlement may stand: empty, on land, no building beside (2.5)
  EdgeBits edges{0, 0};       ///< empty and fit for a road (2.3) or, where there are ships, a ship
  bool operator==(const Block&) const = default;
};

/// The blocks in which a seat can ever have pieces, in ascending order; after the last block of the map comes the
/// first.
struct BlocksOfSeat {
  struct Iterator {
    int block, left, count;
    int operator*() const { return block; }
    Iterator& operator++() {
      --left;
      ++block;
      if (block == count) block = 0;
      return *this;
    }
    bool operator!=(const Iterator& other) const { return left != other.left; }
  };
  int first;  ///< the first of them
  int size;   ///< number of blocks
  int count;  ///< number of blocks of the map
  Iterator begin() const { return {first, size, count}; }
  Iterator end() const { return {first, 0, count}; }
};

/// One of these blocks, with the seat's reach there and the free places.
struct SeatBlock {
  int block;
  const Reach& reach;
  const Block& open;
};

/// The blocks of a seat as `SeatBlock`.
struct SeatBlocks {
  struct Iterator {
    BlocksOfSeat::Iterator at;
    const Reach* reach;
    const Block* blocks;
    SeatBlock operator*() const { return {*at, *reach, blocks[*at]}; }
    Iterator& operator++() {
      ++at;
      ++reach;
      return *this;
    }
    bool operator!=(const Iterator& other) const { return at != other.at; }
  };
  BlocksOfSeat of;
  const Reach* reach;
  const Block* blocks;
  Iterator begin() const { return {of.begin(), reach, blocks}; }
  Iterator end() const { return {of.end(), reach, blocks}; }
};

}  // namespace tapu
