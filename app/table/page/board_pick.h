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

/// What a person picks on the board of a table by their own wish, from the button that begins it to the place, and what
/// a click on the board means.
class BoardPick : public QObject {
  Q_OBJECT
 public:
  /// Both must outlive it.
  BoardPick(ShownGame* game, TableFace& face, QObject* parent);
  /// What is being picked; null: nothing.
  const PlayGesture* gesture() const { return gesture_.get(); }
  std::optional<BuildButton::Thing> thing() const { return thingOf(gesture_.get()); }
  /// Drops what does not fit this position any more.
  void follow(const PlaySight& now);
  /// Lights the places of it, or of the button that is looked at.
  void light(const PlaySight& now);
  /// The button of this thing was pressed: its place is picked from now on, or no longer.
  void press(BuildButton::Thing thing);
  /// These actions were chosen, all of one place.
  void choose(const std::vector<Action>& chosen);
  /// One step back, as Esc means it. Nothing: nothing was being picked or chosen.
  TableFace::Pressed stepBack();
  /// Nothing is picked any more.
  void drop() { gesture_.reset(); }

 Q_SIGNALS:
  /// The person wants this action.
  void wanted(const tapu::Action& action);
  /// Something else is picked: the page is to be shown anew.
  void changed();
  /// A place was clicked that is not lit: why nothing can be done there, and the number of the rule.
  void refused(const QString& sentence, const QString& rule);

 private:
  void look(std::unique_ptr<PlayGesture> looked);
  void sayWhyNot(QPointF position);
  ShownGame* game_;
  TableFace& face_;
  std::unique_ptr<PlayGesture> gesture_;
  std::unique_ptr<PlayGesture> previewed_;  ///< of the build button under pointer or keyboard
};

}  // namespace tapu
