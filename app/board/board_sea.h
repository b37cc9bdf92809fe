// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "app/board/board_effects.h"
#include "app/board/sea_items.h"

namespace tapu {

/// Draws the part of a board of the sea beside land and the pieces of seats (14): the pirate and gifts, and covers that
/// fade from cells that were turned up. Other boards have none of it.
class BoardSea {
 public:
  /// All must outlive it.
  BoardSea(QGraphicsScene& scene, const BoardLook& look, BoardEffects& effects)
      : scene_(scene), look_(look), effects_(effects) {}
  /// Starts anew for a board; both must outlive it, or its next beginning. Nothing is shown yet.
  void begin(const Board& board, const Topology& map);
  /// Shows pirate and gifts where they lie before a game.
  void showStart();
  /// The way in which something comes to its place: AtOnce, or in motion where motion is wished.
  enum class Coming : quint8 { AtOnce, Moving };
  /// Shows pirate and gifts as they lie in this position.
  void show(const State& state, Coming coming);
  /// Lets the covers of these cells fade.
  void uncover(std::vector<Hex> cells);

 private:
  void showPirate(HexId hex, Coming coming);
  void showGifts(const std::vector<bool>& lying, Coming coming);

  QGraphicsScene& scene_;
  const BoardLook& look_;
  BoardEffects& effects_;
  const Board* board_ = nullptr;
  const Topology* map_ = nullptr;
  std::unique_ptr<GiftsItem> gifts_;
  std::unique_ptr<CoversItem> covers_;
  std::unique_ptr<PirateCellItem> cell_;
  std::unique_ptr<PieceItem> pirate_;
  HexId pirateHex_;
};

}  // namespace tapu
