// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QVariantAnimation>
#include <functional>

#include "app/board/board_overlay.h"

namespace tapu {

/// All motion over a board: decoration that a key or a click ends, and what is shown for a while.
class BoardEffects {
 public:
  /// All must outlive it.
  BoardEffects(QGraphicsScene& scene, const BoardLook& look, const BoardOverlay& overlay)
      : scene_(scene), look_(look), overlay_(overlay) {}
  /// Starts anew for a board on which robbers stand at these hexes; all three must outlive it, or its next beginning.
  void begin(const Board& board, const Topology& map, const std::vector<HexId>& robbers);

  /// Sets the amount of motion; running motions end.
  void setMotion(Motion motion);
  Motion motion() const { return motion_; }
  /// Ends all motion: everything is in its final place.
  void skip();
  /// Whether something moves at this moment.
  bool isMoving() const;
  /// With more things that come or go at once nothing of them is animated: the game has jumped.
  static constexpr int kMostAnimated = 4;
  /// Kinds of motion. A motion that begins first ends the running ones of its kind (`finish`).
  enum class Mover : std::uint8_t { Pieces, Ghosts, Rings, Fallen, View };
  void finish(Mover mover);
  /// Ends the motions of a kind where they are.
  void halt(Mover mover);
  /// Begins a motion of `ms` milliseconds that calls `step` with the part of the way, from 0 to 1.
  void animate(Mover mover, int ms, const QEasingCurve& curve, std::function<void(double)> step, int loops = 1);

  /// Lights up the hexes of this number that yield (those without a robber), as long as `Moves::Producing`.
  void showProducing(int thrown);
  /// Shows the losses of an event for a while: these hexes, and broken cities where they stood.
  void showStruck(const std::vector<HexMark>& hexes, const std::vector<Fall>& cities);
  /// The number of broken cities that are shown now.
  int fallenShown() const { return fallen_ ? fallen_->count() : 0; }
  /// Shows a ring around a place for two seconds: where something happened.
  void pointOut(CornerId corner);
  void pointOut(EdgeId edge);
  void pointOut(HexId hex);
  /// The middle of that place while its ring is there; else nothing.
  std::optional<QPointF> pointedOut() const { return pointed_; }

 private:
  struct Moving {
    Mover mover;
    QPointer<QVariantAnimation> animation;
  };
  void ring(const BoardSpot& spot, std::vector<Hex> hexes);

  QGraphicsScene& scene_;
  const BoardLook& look_;
  const BoardOverlay& overlay_;
  const Board* board_ = nullptr;
  const Topology* map_ = nullptr;
  const std::vector<HexId>* robbers_ = nullptr;
  std::unique_ptr<ProducingItem> producing_;
  std::unique_ptr<MarksItem> struck_;
  std::unique_ptr<FallenItem> fallen_;
  std::optional<QPointF> pointed_;
  Motion motion_ = Motion::Full;
  std::vector<Moving> running_;
};

}  // namespace tapu
