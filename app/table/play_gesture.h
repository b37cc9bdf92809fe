// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <memory>
#include <optional>
#include <vector>

#include "app/board/board_scene.h"
#include "app/table/play_sight.h"
#include "app/table/play_tray.h"

namespace tapu {

/// What a player is picking on the board after pressing a button of the tray: the place of a piece, the ship that
/// moves, or where it goes. It knows which places light up and which gesture follows a click or Esc. The page holds the
/// current one, if there is one.
class PlayGesture {
 public:
  virtual ~PlayGesture() = default;

  /// The button of the tray that began it.
  virtual BuildButton::Thing thing() const = 0;
  /// What the prompt line says after "Your turn" while this gesture lasts.
  virtual QString task() const = 0;
  /// The legal actions whose places light up.
  virtual std::vector<Action> lit(const PlaySight& now) const = 0;
  /// For moves of ships: whether their places are where ships come from or where one goes.
  virtual MoveEnd end() const { return MoveEnd::From; }
  /// The next gesture after a click on a place of these actions; null: the click makes the action itself.
  virtual std::unique_ptr<PlayGesture> chosen(const std::vector<Action>& actions) const;
  /// The gesture that follows Esc; null: none.
  virtual std::unique_ptr<PlayGesture> canceled() const;
  /// Whether it may go on while the player must decide this.
  virtual bool fits(Decision must) const { return must == Decision::Act; }
};

/// The gesture that a button of the tray begins; null for the one that buys a card, which needs no place.
std::unique_ptr<PlayGesture> gestureOf(BuildButton::Thing thing);

/// The button of a gesture; nothing for null.
std::optional<BuildButton::Thing> thingOf(const PlayGesture* gesture);

/// The legal actions whose places light up: those of the gesture, or without one those that the position asks for.
std::vector<Action> litActions(const PlaySight& now, const PlayGesture* gesture);

/// Whether the player may choose what to build now, so that a button lights up its places while the pointer or the
/// keyboard is at it.
bool mayChoosePiece(Decision must);

/// The action that a click beside all lit places was meant for: the gesture's own at the nearest place, so that the
/// rules can say why not. Nothing if no place is near, nothing is being picked, or a ship looks for its goal.
std::optional<Action> actionMeant(const PlaySight& now, const PlayGesture* gesture, const Topology& map,
                                  QPointF position);

}  // namespace tapu
