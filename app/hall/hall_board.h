// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "app/board/board_view.h"
#include "app/board/joined_boards.h"
#include "app/table/frame/table_board.h"

namespace tapu {

/// The viewer's own board between its two neighbors, with the own side at the bottom (9.3). Everything that comes in
/// and goes out is named by the ids of the game; inside, the boards are one board (JoinedBoards).
class HallBoard : public BoardView, public TableBoard {
  Q_OBJECT
 public:
  explicit HallBoard(QWidget* parent = nullptr);
  ~HallBoard() override;

  BoardView& view() override { return *this; }
  /// Shows the boards around the home of the viewer, without a seat those around the first one, and their pieces.
  void showPosition(const PlaySight& now, const Setup& setup) override;
  /// Lights the places of the start choices while these are made; else shows the bonus points of corners.
  void light(const PlaySight& now, const PlayGesture* gesture) override;
  /// Shows these signs beside corners, in place of those before.
  void setSigns(const std::vector<CornerSign>& signs);
  void setAdvised(const std::vector<SpotSign>& signs) override;
  void pointOut(const Event& event) override;
  std::vector<Action> meant(const std::vector<Action>& shown) const override;
  std::optional<Action> meantAt(const PlaySight& now, const PlayGesture* gesture, QPointF position) const override;
  SpotText tell(const BoardSpot& shown, const PlaySight* now) const override;
  /// The boards that are drawn; only after `showPosition`.
  const JoinedBoards& picture() const { return *picture_; }
  bool hasPicture() const { return picture_ != nullptr; }
  State drawn(const State& state) const override { return picture_->shown(state); }
  QRect placeOf(const BoardSpot& spot) const override;
  void reachPlace(const BoardSpot& spot) override;
  /// Names the boards in the language of the interface.
  void retranslate();

 Q_SIGNALS:
  /// Another lit place is under the pointer or the keyboard: its actions, and its corner in the view; empty: none is.
  void raised(const std::vector<tapu::Action>& actions, QPoint at);

 private:
  class NameItem;
  void showBoards(const PlaySight& now, const Chain& chain);
  void lightStart(const PlaySight& now);
  std::vector<OwnedPlace> shownOwners(const std::vector<OwnedPlace>& owners) const;
  std::vector<CornerSign> bonusSigns(const PlaySight& now, const std::vector<Action>& lit) const;
  std::optional<BoardSpot> meantSpot(const BoardSpot& shown) const;
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
