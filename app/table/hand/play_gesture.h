// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "app/board/board_scene.h"
#include "app/board/spot.h"
#include "app/table/hand/build_button.h"
#include "app/table/sight/play_sight.h"

namespace tapu {

/// A pick on the board that a button of the tray has begun: the place of a new piece, the ship that is to move, or the
/// place where it goes. It knows which places are lit (shown as places that may be chosen) and which gesture comes
/// after a click or Esc. The page holds the current gesture, if there is one.
class PlayGesture {
 public:
  virtual ~PlayGesture() = default;

  /// The button of the tray that began it; none for the choice of a victim.
  virtual std::optional<BuildButton::Thing> thing() const = 0;
  /// The task in the prompt line, after "Your turn", while this gesture lasts.
  virtual QString task() const = 0;
  /// The kind of place that is chosen to build; Nothing where a ship or somebody to rob is.
  virtual Choosing choosing() const { return Choosing::Nothing; }
  /// The legal actions whose places are lit.
  virtual std::vector<Action> lit(const PlaySight& now) const = 0;
  /// For moves of ships: whether the ships are lit that may move, or the places to which one ship may go.
  virtual MoveEnd end() const { return MoveEnd::From; }
  /// The gesture after a click on a place of these actions; null: the click submits the action itself.
  virtual std::unique_ptr<PlayGesture> chosen(const std::vector<Action>& actions) const;
  /// Pieces of others that are lit, with the action that a click on each means.
  virtual std::vector<OwnedPlace> owners(const PlaySight&) const { return {}; }
  /// The place that was picked in an earlier step and stays marked on the board.
  virtual std::optional<BoardSpot> picked() const { return {}; }
  /// The gesture after Esc; null: none.
  virtual std::unique_ptr<PlayGesture> canceled() const;
  /// Whether the gesture may go on when the player must decide this.
  virtual bool fits(Decision must) const { return isTimeToBuild(must); }
};

/// The gesture that a button of the tray begins; null for the one that buys a card, which needs no place.
std::unique_ptr<PlayGesture> gestureOf(BuildButton::Thing thing);

/// The choice of whom to rob, after the hex of the robber or the pirate was clicked: `robbers` are all actions on that
/// hex. A click on a building, or for the pirate on a ship, of one of them at the hex chooses.
std::unique_ptr<PlayGesture> victimGesture(std::vector<Action> robbers, const QStringList& names);

/// The button that began a gesture; nothing for null.
std::optional<BuildButton::Thing> thingOf(const PlayGesture* gesture);

/// The legal actions whose places are lit: those of the gesture; without one those that the game waits for, as a
/// settlement in the set-up.
std::vector<Action> litActions(const PlaySight& now, const PlayGesture* gesture);

/// Whether the player may choose a piece to build now. Then a button of the tray lights its places while the pointer or
/// the keyboard is at it.
bool mayChoosePiece(Decision must);

/// The action that a player most likely meant with a click at `position` where no place is lit: that of the gesture at
/// the nearest place, so that the rules can say why it is not legal. Nothing if no place is near, without a gesture, or
/// if the goal of a ship is being picked.
std::optional<Action> actionMeant(const PlaySight& now, const PlayGesture* gesture, const Topology& map,
                                  QPointF position, Bearing bearing);

}  // namespace tapu
