// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/board/spot_words.h"
#include "app/table/page/board_pick.h"
#include "app/table/sight/game_actions.h"

namespace tapu {

class PlayVoice;
class TypedMoveSheet;

/// Serves keyboard and screen reader at a table: words for the places of the board, typed moves, the walk through the
/// parts, and the keyboard at the board where a place has to be chosen.
class TableKeys : public QObject {
  Q_OBJECT
 public:
  /// All of these must outlive it. It enables the actions that it answers.
  TableKeys(ShownGame* game, GameActions* actions, PlayVoice* voice, BoardPick* pick, TableFace& face, QWidget* page);
  ~TableKeys() override;
  /// Follows the position: where only a place on the board can be chosen next, the keyboard goes there.
  void refresh(const PlaySight& now);

 private:
  SpotText tell(const BoardSpot& spot) const;
  void play(const QString& text);
  void goHome();
  ShownGame* game_;
  PlayVoice* voice_;
  BoardPick* pick_;
  TableFace& face_;
  QWidget* page_;
  TypedMoveSheet* typed_;
  Decision mustBefore_ = Decision::Nothing;  ///< the decision that the person owed at the last position
};

}  // namespace tapu
