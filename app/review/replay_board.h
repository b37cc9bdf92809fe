// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <memory>
#include <vector>

#include "app/board/board_effects.h"
#include "app/board/board_view.h"
#include "app/board/chain_view.h"
#include "app/board/joined_boards.h"
#include "app/kit/motion.h"
#include "app/session/replay/replay.h"

namespace tapu {

/// The board of a replay. On a chain some neighboring boards, or all of it as rows of small ones.
class ReplayBoard : public QStackedWidget {
  Q_OBJECT
 public:
  explicit ReplayBoard(QWidget* parent = nullptr);
  /// Shows the board of another game, without pieces. `replay` is not kept.
  void setGame(const Replay& replay);
  /// The position of the replay, with a ring where its last move happened.
  void showPosition(const Replay& replay);
  void setTheme(const Theme& theme);
  /// Sets the amount of motion when a position is shown.
  void setMotion(Motion motion) { scene_->effects().setMotion(motion); }

  BoardView* view() const { return view_; }
  BoardScene* scene() const { return scene_; }
  bool isChain() const { return !chain_.isEmpty(); }
  /// Number and letter of a board of the chain, as the hall calls it: "37 A".
  QString nameOf(int board) const { return whole_->picture().layout().plan().name(board); }
  int middle() const { return part_.middle; }  ///< the board of the chain in the middle
  void setMiddle(const Replay& replay, int board);
  /// Whether the whole chain is shown.
  bool showsWhole() const { return currentWidget() == whole_; }
  void showWhole(const Replay& replay);
  void showBoards(const Replay& replay);
  /// The seats at the boards in sight; all of a game on one board.
  std::vector<SeatId> seatsInSight(const Replay& replay) const;

 Q_SIGNALS:
  /// The person chose this board of the whole chain.
  void boardChosen(int board);

 private:
  void lay(const Replay& replay);
  void pointOut(const Replay& replay);
  BoardScene* scene_;
  BoardView* view_;
  ChainView* whole_;
  Chain chain_;
  JoinedBoards::Part part_;
  std::unique_ptr<JoinedBoards> joined_;
};

}  // namespace tapu
