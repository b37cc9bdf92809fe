// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QString>
#include <array>
#include <vector>

#include "engine/state/state.h"

namespace tapu {

/// One kind of board of a chain in its small form: the places of its hexes, corners and edges, in scene units
/// (geometry.h) of the board's own coordinates.
struct ChainKind {
  struct Tile {
    QPointF middle;
    Cell cell;
  };
  /// A corner or the middle of an edge, known by one of the hexes that touch it: the number of the hex on the board,
  /// from 0, and the corner or side of that hex.
  struct Place {
    QPointF at;
    int hex, index;
  };
  QString letter;                     ///< its name in the order of the chain: "A"
  std::vector<Tile> tiles;            ///< in the order of the ids of a board's hexes
  std::vector<Place> corners, edges;  ///< all that touch the board, those of its seams included
  QRectF land;                        ///< around all hexes
};

/// The fixed part of a chain: its kinds of boards and their order. It keeps nothing of the definition that it was made
/// from.
class ChainPlan {
 public:
  /// A chain of no boards.
  ChainPlan() = default;
  /// `chain`: that of the setup from which the definition was made.
  ChainPlan(const GameDefinition& definition, const Chain& chain);

  int boards() const { return static_cast<int>(kindAt_.size()); }
  bool isRing() const { return isRing_; }
  Orientation orientation() const { return orientation_; }
  const std::vector<ChainKind>& kinds() const { return kinds_; }
  /// The index of a board's kind; boards are counted from 0.
  int kindAt(int board) const { return kindAt_[static_cast<std::size_t>(board)]; }
  const ChainKind& kind(int board) const { return kinds_[static_cast<std::size_t>(kindAt(board))]; }
  /// The distance to the next board on the right, in scene units.
  double step() const { return step_; }
  /// Around the land of any kind, in scene units.
  const QRectF& land() const { return land_; }
  /// The boards before and after one; -1 where an open chain ends.
  int before(int board) const;
  int after(int board) const;
  /// Number and letter of a board as people read them: "37 A".
  QString name(int board) const;

 private:
  std::vector<ChainKind> kinds_;
  std::vector<std::uint16_t> kindAt_;
  Orientation orientation_ = Orientation::Flat;
  QRectF land_;
  double step_ = 0;
  bool isRing_ = false;
};

/// The figures of one seat of a board: public facts alone.
struct ChainFigures {
  int points = 0, cards = 0;  ///< public points; resource cards in the hand
  enum class Part : std::uint8_t { None, Acting, Done } part = Part::None;  ///< of the shared round
  bool operator==(const ChainFigures&) const = default;
};

/// The variable part of one board of a chain, as a value, so that only boards that changed are painted anew.
struct ChainBoard {
  /// A piece and the index of its place in `ChainKind::corners` or `edges`.
  struct Standing {
    std::uint16_t place;
    Piece piece;
    bool operator==(const Standing&) const = default;
  };
  std::vector<Standing> buildings, routes;
  std::vector<std::uint16_t> robbers, producing;  ///< indices in `ChainKind::tiles`; the robber of Sun's half first
  std::array<ChainFigures, 2> seats{};            ///< Sun's, Moon's
  bool operator==(const ChainBoard&) const = default;
};

/// All boards of a chain in this position. It reads public facts alone, so known cards make no difference.
std::vector<ChainBoard> chainBoards(const ChainPlan& plan, const GameDefinition& definition, const State& state);

}  // namespace tapu
