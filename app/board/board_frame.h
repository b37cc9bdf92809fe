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

/// A picture of a board on the sea with round corners; its height follows from its width.
class BoardFrame : public QWidget {
  Q_OBJECT
 public:
  explicit BoardFrame(QWidget* parent = nullptr);
  /// Draws this board, fitted into the frame.
  void setBoard(const Board& board);
  /// Draws the board of this setup, of a chain the first boards, with the pieces of this position. `colors`: player
  /// color 0..9 of each seat; empty: 0 1 2 ...
  void setGame(const Setup& setup, const State& position, std::vector<int> colors);
  /// The board that is drawn.
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
