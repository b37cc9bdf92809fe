// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/table/end/again_button.h"
#include "app/table/end/points_table.h"
#include "app/table/sight/play_sight.h"

class QHBoxLayout;

namespace tapu {

/// Who has won, as one sentence for the reader.
QString endSentence(const PlaySight& sight);

/// Shown in place of the tray when the game is over: who has won, everybody's points by source, and buttons to go on.
/// Of a part of a chain the table has those in sight alone, and the places of the viewer and of the first: it could not
/// know those of others.
class EndSheet : public Sheet {
  Q_OBJECT
 public:
  explicit EndSheet(QWidget* parent = nullptr);
  /// Shows the points of this position.
  void refresh(const PlaySight& sight);
  /// Says over the points what won the game: a sentence; empty: it is not known. Nothing is said at first.
  void sayLastMove(const QString& sentence);
  /// Says what helped whom in this game; empty: nothing did. Nothing is said at first.
  void sayHelp(const QString& sentence);
  /// Whether it offers to look at the game move by move; `replayAsked` follows. Not offered at first.
  enum class Offered : quint8 { No, Yes };
  void offerReplay(Offered offered);
  /// The same of how the game went; `storyAsked` follows.
  void offerStory(Offered offered);
  /// Offers to play again so; `againWanted` follows. Not offered at first.
  void offerAgain(Again again);
  /// Gives the keyboard to the button that leads on.
  void takeFocus();

 Q_SIGNALS:
  /// The button for a new game was pressed.
  void newGame();
  /// The button for the start page was pressed.
  void startPage();
  /// The person wants to play again with the same people.
  void againWanted(tapu::Island island);
  /// The person wants to see how the game went.
  void storyAsked();
  /// The person wants to look at the game move by move.
  void replayAsked();

 private:
  void refreshHead(const PlaySight& sight);
  void refreshWinners(const PlaySight& sight);
  void refreshTies(const PlaySight& sight, const std::vector<Standing>& rows);
  QHBoxLayout* winners_;  ///< their badges
  QString shownWinners_;
  Words *title_, *note_, *own_;
  Words* lastMove_;  ///< across the sheet, so that it is one line in a slim window too
  Words* help_;      ///< hints, and bots that played for persons
  Words* ties_;      ///< what decides between equal points
  PointsTable* table_;
  ActionButton *newGame_, *startPage_, *story_, *replay_;
  AgainButton* again_;
};

}  // namespace tapu
