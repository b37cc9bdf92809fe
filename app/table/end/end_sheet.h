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

/// The winner, as one sentence for the reader.
QString endSentence(const PlaySight& sight);

/// Shown in place of the tray when the game is over: the winner, everybody's points by source, and buttons to go on.
/// For a part of a chain its table has the seats in sight alone, with the places of the viewer and of the first: those
/// of others are not known.
class EndSheet : public Sheet {
  Q_OBJECT
 public:
  explicit EndSheet(QWidget* parent = nullptr);
  /// Shows the points of this position.
  void refresh(const PlaySight& sight);
  /// Shows over the points the move that won the game, as a sentence; empty, as at first: none.
  void sayLastMove(const QString& sentence);
  /// Shows the help that players had in this game, as a sentence; empty, as at first: none.
  void sayHelp(const QString& sentence);
  /// Whether it offers to look at the game move by move; `replayAsked` follows. Not offered at first.
  enum class Offered : quint8 { No, Yes };
  void offerReplay(Offered offered);
  /// Whether it offers the results of the game; `storyAsked` follows. Not offered at first.
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
  /// The person wants to see the results of the game.
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
  Words* ties_;      ///< the rule for equal points
  PointsTable* table_;
  ActionButton *newGame_, *startPage_, *story_, *replay_;
  AgainButton* again_;
};

}  // namespace tapu
