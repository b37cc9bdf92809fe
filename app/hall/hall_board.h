// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/board/board_view.h"
#include "app/board/joined_boards.h"
#include "app/table/play_gesture.h"
#include "app/table/play_sight.h"

namespace tapu {

/// The viewer's own board between its two neighbors, with the own side at the bottom (9.3). Everything that comes in
/// and goes out is named by the ids of the game; inside, the boards are one board (JoinedBoards).
class HallBoard : public BoardView {
  Q_OBJECT
 public:
  explicit HallBoard(QWidget* parent = nullptr);
  ~HallBoard() override;

  /// Shows the boards around the home of the viewer; without a seat those around the first one. Does nothing if they
  /// are shown already.
  void showBoards(const PlaySight& sight, const Chain& chain);
  /// Shows the pieces and robbers of this position, in these colors of the seats.
  void setPosition(const State& state, std::vector<int> colors);
  /// Lights the places of these actions; none: no place is lit.
  void light(const std::vector<Action>& actions, int color, Ghosts ghosts = Ghosts::Shown, MoveEnd end = MoveEnd::From);
  /// Shows these signs beside corners.
  void setSigns(const std::vector<CornerSign>& signs);
  /// Shows these numbers at places of the game, in place of those before.
  void setAdvised(const std::vector<SpotSign>& signs);
  /// The action that a click at a position of the scene most likely meant, as `actionMeant` says.
  std::optional<Action> meantAt(const PlaySight& now, const PlayGesture* gesture, QPointF position) const;
  /// Shows for a moment where this happened, if it is in sight.
  void pointOut(const Event& event);
  /// What is drawn; only after `showBoards`.
  const JoinedBoards& picture() const { return *picture_; }
  bool hasPicture() const { return picture_ != nullptr; }
  /// Where a place of the game lies in this view, with room around it; empty if it is not in sight.
  QRect placeOf(const BoardSpot& spot) const;
  /// Goes to this place of the game as the arrows do.
  void reachPlace(const BoardSpot& spot);
  /// Names the boards in the language of the interface.
  void retranslate();

 Q_SIGNALS:
  /// A lit place was chosen: all actions that it stands for.
  void chosen(const std::vector<tapu::Action>& actions);
  /// Another lit place is under the pointer or the keyboard: its actions, and its corner in the view; empty: none is.
  void raised(const std::vector<tapu::Action>& actions, QPoint at);

 private:
  class NameItem;
  std::vector<Action> meant(const std::vector<Action>& shown) const;
  void nameBoards();
  std::vector<BoardSpot> shownSpots(const BoardSpot& spot) const;
  std::optional<BoardSpot> shownSpot(const BoardSpot& spot) const;
  BoardScene* scene_;
  std::unique_ptr<JoinedBoards> picture_;
  JoinedBoards::Part part_;
  Chain chain_;
  /// A board that is named: its number for readers, from 1, and the letter of its kind.
  struct Named {
    int number = 0;
    QString letter;
  };
  QString textOf(const Named& board) const;
  std::vector<Named> named_;             ///< as the members of the picture
  std::optional<Named> before_, after_;  ///< beyond its ends
  std::vector<std::unique_ptr<NameItem>> names_;
};

}  // namespace tapu
