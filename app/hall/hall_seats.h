// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <vector>

#include "app/board/joined_boards.h"
#include "app/table/sight/play_sight.h"
#include "app/wire/lobby.h"

namespace tapu {

/// The seats around three boards of a chain as one seat sees them: its own side at the bottom, its own half at the left
/// (9.3). Each list is from left to right; the own board is the middle one. None: there is no such board.
struct HallSeats {
  static constexpr int kBoards = 3;
  std::array<SeatId, kBoards> facing, own;
};
HallSeats hallSeats(const GameDefinition& definition, SeatId viewer);
/// The turn of the boards for a seat: as in their files for Sun, turned by half a turn for Moon (9.3).
JoinedBoards::Turn turnFor(SeatId viewer);

/// One seat beside the boards: badge, name, what everybody may know of it, and the emblem of its group. The seats that
/// may act have an outline, so that nobody needs to know the colors to see whose round it is.
class SeatChip : public QWidget {
  Q_OBJECT
 public:
  explicit SeatChip(QWidget* parent = nullptr);
  /// Shows this seat in this position. `held` says who holds it.
  void refresh(const PlaySight& sight, SeatId seat, const LobbySeat& held);
  /// Low: for small windows.
  enum class Height : quint8 { Usual, Low };
  void setHeight(Height height);
  /// The seat that is shown; none: the chip is hidden.
  SeatId seat() const { return seat_; }
  /// Its words about the seat besides the name.
  QString note() const { return note_; }
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString noteOf(const PlaySight& sight, const LobbySeat& held) const;
  double paintFacts(QPainter& painter, QRectF room) const;
  SeatId seat_;
  QString name_, shortName_, note_;
  QString noteIcon_;
  int color_ = 0, cards_ = 0, points_ = 0;
  bool isMine_ = false, isActive_ = false, isBot_ = false;
  Height height_ = Height::Usual;
};

}  // namespace tapu
