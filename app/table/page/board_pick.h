// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "app/session/game/shown_game.h"
#include "app/table/frame/table_face.h"
#include "app/table/hand/play_gesture.h"

namespace tapu {

/// Runs the picks of a person on the board of a table, from the button that begins one to the place, and finds the
/// meaning of clicks on the board.
class BoardPick : public QObject {
  Q_OBJECT
 public:
  /// Both must outlive it.
  BoardPick(ShownGame* game, TableFace& face, QObject* parent);
  /// The present pick; null: none.
  const PlayGesture* gesture() const { return gesture_.get(); }
  std::optional<BuildButton::Thing> thing() const { return thingOf(gesture_.get()); }
  /// Drops a pick that does not fit this position any more.
  void follow(const PlaySight& now);
  /// Lights the places of the pick, or of the button that is looked at.
  void light(const PlaySight& now);
  /// Begins the pick of a place for this thing, or ends it: its button was pressed.
  void press(BuildButton::Thing thing);
  /// Goes on with these actions, which were chosen and are all of one place.
  void choose(const std::vector<Action>& chosen);
  /// Takes one step back, for Esc. Nothing: nothing was being picked or chosen.
  TableFace::Pressed stepBack();
  /// Drops the pick.
  void drop() { gesture_.reset(); }

 Q_SIGNALS:
  /// The person wants this action.
  void wanted(const tapu::Action& action);
  /// The pick has changed: the page is to be shown anew.
  void changed();
  /// A place was clicked that is not lit: why nothing can be done there, and the number of the rule.
  void refused(const QString& sentence, const QString& rule);

 private:
  void look(std::unique_ptr<PlayGesture> looked);
  QString elsewhere(const PlaySight& now) const;
  void sayWhyNot(QPointF position);
  ShownGame* game_;
  TableFace& face_;
  std::unique_ptr<PlayGesture> gesture_;
  std::unique_ptr<PlayGesture> previewed_;  ///< of the build button under pointer or keyboard
};

}  // namespace tapu
