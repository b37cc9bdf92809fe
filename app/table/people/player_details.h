// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/sheet.h"
#include "app/table/people/players_panel.h"

class QGridLayout;

namespace tapu {

/// More about one player, over the table until a click elsewhere or Esc: the public sources of the points, the pieces
/// that are left, and the connection.
class PlayerDetails : public Sheet {
  Q_OBJECT
 public:
  /// Shows this seat; `at`: the same seat in the lobby, for its connection; `gone`: why its player is not there.
  PlayerDetails(const PlaySight& sight, SeatId seat, const LobbySeat& at, Gone gone, QWidget* parent = nullptr);
  /// Opens beside this row of the table of players, on its screen.
  void openBeside(const QWidget& row);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void addLine(const QString& name, int value);
  QGridLayout* lines_;
};

}  // namespace tapu
