// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRect>
#include <optional>
#include <vector>

#include "app/board/board_view.h"
#include "app/table/hand/play_gesture.h"
#include "app/table/sight/play_sight.h"

namespace tapu {

/// A board as its table shows it: one island, or the boards of a Big Game around the viewer. Everything is named by the
/// ids of the game, whatever ids the drawing has.
class TableBoard {
 public:
  virtual ~TableBoard() = default;
  /// The view in which it is drawn.
  virtual BoardView& view() = 0;
  /// Shows the pieces of this position on the land of this setup.
  virtual void showPosition(const PlaySight& now, const Setup& setup) = 0;
  /// Lights the places that may be chosen; `gesture`: the present pick or look, null: none.
  virtual void light(const PlaySight& now, const PlayGesture* gesture) = 0;
  /// Shows these numbers at places, in place of those before.
  virtual void setAdvised(const std::vector<SpotSign>& signs) = 0;
  /// Shows for a moment the place of this event, if it is in sight.
  virtual void pointOut(const Event& event) = 0;
  /// The actions of lit places as the drawing names them, by the ids of the game.
  virtual std::vector<Action> meant(const std::vector<Action>& shown) const = 0;
  /// The action that a click at a position of the scene most likely meant, as `actionMeant` says.
  virtual std::optional<Action> meantAt(const PlaySight& now, const PlayGesture* gesture, QPointF position) const = 0;
  /// The words of a screen reader for a place of the drawing. `now` null: there is no position yet.
  virtual SpotText tell(const BoardSpot& shown, const PlaySight* now) const = 0;
  /// A position by the ids of the drawing, as far as it lies in it.
  virtual State drawn(const State& state) const = 0;
  /// The rectangle of a place in the view, with room around it; empty if it is not in sight.
  virtual QRect placeOf(const BoardSpot& spot) const = 0;
  /// Goes to this place as the arrows do.
  virtual void reachPlace(const BoardSpot& spot) = 0;
};

/// The colors of all seats, in their order.
std::vector<int> seatColors(const PlaySight& now);

}  // namespace tapu
