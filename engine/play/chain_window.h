// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/board/topology.h"
#include "engine/state/move.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"

namespace tapu {

/// The window of a long chain that the player of a seat sees. Their program plays it as a game of its own, on a short
/// chain with open ends, in which boards, seats and places have other numbers. Only this file knows both:
///
///   whole    the number in the whole game, as the server, its store and messages have it
///   local    the number in the short chain, as a client's `GameDefinition` and `State` have it
///
/// From the own board, home, the short chain goes three boards either way:
///
///   one step     the player may build there and trade with the seats there (9.8, 9.11): all pieces are shown,
///                and those one edge further, which may be in the way
///   two steps    seats there compete for the same places: their cards and points are shown as everybody sees them
///   three steps  seats there may own pieces on the last seam: nothing is shown but their numbers
///
/// Each board keeps its own block of places (topology.h), so whole and local numbers differ by whole blocks. (The first
/// board of the short chain has other numbers within its block, but none of its places is shown.) A chain of at most
/// `kMostWhole` boards, and a game on one board, is its own window: all numbers are the same, and everything is shown.
///
/// A whole number of something outside the window has no local one (none).
class ChainWindow {
 public:
  static constexpr int kBuilds = 1, kSeen = 2, kSteps = 3;
  static constexpr int kMostWhole = 2 * kSteps + 1;

  /// The window that shows everything of this map.
  static ChainWindow whole(const Topology& map);
  /// The window of the seats at this board.
  static ChainWindow around(const Topology& map, int board);
  /// The same before there is a map.
  static ChainWindow around(const Chain& chain, int board);
  /// The same from its parts, as they travel: nothing unless some chain has such a window.
  struct Parts {
    std::uint16_t boards = 1, first = 0, size = 1;  ///< of the whole chain; the first of the window; how many of them
    std::uint16_t home = 0;                         ///< the local number of the own board
    Ends ends = Ends::Open;                         ///< of the whole chain
    std::vector<std::uint32_t> firstHexes;          ///< of each board of the window; empty where the window is whole
    bool operator==(const Parts&) const = default;
  };
  static std::optional<ChainWindow> of(const Parts& parts);
  const Parts& parts() const { return parts_; }

  /// Whether local and whole numbers are the same.
  bool isWhole() const { return parts_.size == parts_.boards; }
  /// The number of boards in the whole chain, and whether it is a ring.
  int boards() const { return parts_.boards; }
  bool isRing() const { return parts_.ends == Ends::Joined; }
  /// The number of boards in the short chain.
  int size() const { return parts_.size; }

  /// Whether cards and points of the seats at a board, and its supply and robbers, are shown: by its local number, and
  /// by its number on the whole chain.
  bool showsLocal(int board) const;
  bool showsWhole(int board) const { return showsLocal(localBoard(board)); }
  /// Whether a piece at this place, by its local number, would be shown.
  bool shows(CornerId local, const Topology& localMap) const;
  bool shows(EdgeId local, const Topology& localMap) const;
  /// The same by whole numbers.
  bool showsOfWhole(CornerId whole, const Topology& wholeMap) const;
  bool showsOfWhole(EdgeId whole, const Topology& wholeMap) const;

  /// Board numbers; -1 = outside.
  int localBoard(int whole) const;
  int wholeBoard(int local) const { return (parts_.first + local) % parts_.boards; }

  SeatId local(SeatId whole) const;
  CornerId local(CornerId whole) const;
  EdgeId local(EdgeId whole) const;
  HexId local(HexId whole, const Topology& localMap) const;
  SeatId whole(SeatId local) const;
  CornerId whole(CornerId local) const;
  EdgeId whole(EdgeId local) const;
  HexId whole(HexId local, const Topology& localMap) const;

  /// An action or a move in the other numbers; nothing if it names something outside the window.
  std::optional<Action> local(Action whole, const Topology& localMap) const;
  Action whole(Action local, const Topology& localMap) const;
  std::optional<Move> local(const Move& whole, const Topology& localMap) const;

  /// The game on the short chain.
  Setup local(const Setup& whole) const;

  bool operator==(const ChainWindow&) const = default;

 private:
  template <class FirstHex>
  static ChainWindow around(int boards, Ends ends, int board, FirstHex firstHex);
  explicit ChainWindow(Parts parts) : parts_(std::move(parts)) {}
  Parts parts_;
};

}  // namespace tapu
