// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QWidget>
#include <optional>
#include <vector>

#include "app/kit/theme.h"
#include "engine/board/board.h"
#include "engine/state/state.h"

namespace tapu {

/// A board on its piece of sea, with round corners, as high as its width allows.
class BoardFrame : public QWidget {
  Q_OBJECT
 public:
  explicit BoardFrame(QWidget* parent = nullptr);
  /// Draws this board, fitted into the frame.
  void setBoard(const Board& board);
  /// With the pieces of a game on one board, in these player colors (0..9 by seat; none: in the order of the seats).
  void setGame(const Setup& setup, const State& position, std::vector<int> colors);
  const Board& board() const { return board_; }
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return width * 21 / 25; }
  QSize sizeHint() const override { return {348, 292}; }
  QSize minimumSizeHint() const override { return {160, 134}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  Board board_;
  std::optional<State> position_;
  std::vector<int> colors_;
  QPixmap drawn_;
  ThemeKind drawnFor_ = ThemeKind::Light;
};

}  // namespace tapu
