// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <set>

#include "engine/board/board.h"

namespace tapu {

/// Whether there is such a wish.
enum class Wish : std::uint8_t { No, Yes };

/// The way number tokens are dealt to hexes (1.5, 1.6).
struct NumberWishes {
  enum class Way : std::uint8_t { Random, Spiral } way = Way::Random;
  /// Usual: the tokens missing from the usual set for so many hexes, on a chain board for each half (9.3). Present: the
  /// tokens on those hexes, on a chain board in their half; the usual set fills up or cuts their number. A spiral
  /// always uses the order of the letters.
  enum class Tokens : std::uint8_t { Usual, Present } tokens = Tokens::Usual;
  Wish hotApart = Wish::Yes;   ///< at random: no 6 or 8 beside another one (1.6), over the seam of a chain too
  Wish equalApart = Wish::No;  ///< at random: no number beside the same one
  Wish equalPips = Wish::No;   ///< at random: every terrain yields about as much a hex
  Hex start;                   ///< spiral: where it begins; of a hex that is no coast the nearest one that is
  enum class Turning : std::uint8_t { Clockwise, Counterclockwise } turning = Turning::Clockwise;  ///< of a spiral
  std::optional<std::set<Hex>> only;  ///< the hexes that get numbers; none: all
  std::set<Hex> locked;               ///< hexes that stay as they are
};

/// The board with its numbers dealt anew. Those of the meant hexes that yield nothing end without a number. Wishes are
/// met as far as the board allows. A chain board is dealt at random, since the order of the letters does not keep to
/// its halves (9.3). The same generator in the same state deals the same.
Board withNumbersDealt(const Board& board, const NumberWishes& wishes, Rng& rng);

/// The hexes that yield and have no number that a token has (1.5).
std::set<Hex> hexesWithoutNumber(const Board& board);

/// The land hexes in the order of a spiral: around the coast from `start`, then inward; deserts are among them. `only`:
/// these hexes are the land. Pieces of land that do not hang together come one after another.
std::vector<Hex> spiralOver(const Board& board, Hex start, NumberWishes::Turning turning,
                            const std::optional<std::set<Hex>>& only = std::nullopt);

/// The land hex that lies furthest toward a side (as in hex.h): on an island of six sides a corner of its coast. `only`
/// as above. Nothing if there is no land.
std::optional<Hex> landCornerToward(const Board& board, int side,
                                    const std::optional<std::set<Hex>>& only = std::nullopt);

}  // namespace tapu
