// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/board/board_overlay.h"
#include "app/table/frame/table_board.h"

namespace tapu {

/// The board of a game on one island, whose drawing has the ids of the game.
class PlayBoard : public TableBoard {
 public:
  /// `scene` belongs to `page`, as does the view that this makes of it.
  PlayBoard(BoardScene* scene, QWidget* page);
  BoardView& view() override { return *view_; }
  void showPosition(const PlaySight& now, const Setup& setup) override;
  void light(const PlaySight& now, const PlayGesture* gesture) override;
  void setAdvised(const std::vector<SpotSign>& signs) override;
  void pointOut(const Event& event) override;
  std::vector<Action> meant(const std::vector<Action>& shown) const override { return shown; }
  std::optional<Action> meantAt(const PlaySight& now, const PlayGesture* gesture, QPointF position) const override;
  SpotText tell(const BoardSpot& shown, const PlaySight* now) const override;
  State drawn(const State& state) const override { return state; }
  QRect placeOf(const BoardSpot& spot) const override;
  void reachPlace(const BoardSpot& spot) override { view_->reach(spot); }
  /// Brings the place of the last of these events into sight, if the board is larger than the view and nobody is to
  /// choose a place of it.
  void follow(const std::vector<Event>& events);
  /// The harbors by which a seat swaps, and its pieces there, in the view.
  std::vector<QRect> harborsOf(const State& state, SeatId seat) const;
  /// Each hex of land, in the view.
  std::vector<QRect> land() const;

 private:
  QRect inView(const QRectF& box) const { return view_->mapFromScene(box).boundingRect(); }
  QRectF boxOf(const BoardSpot& spot) const;
  BoardScene* scene_;
  BoardView* view_;
};

}  // namespace tapu
