// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_frame.h"

#include <QEvent>
#include <QPainter>
#include <QPainterPath>

#include "app/board/board_picture.h"
#include "app/board/joined_boards.h"
#include "app/board/painting.h"

namespace tapu {

BoardFrame::BoardFrame(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void BoardFrame::setBoard(const Board& board) {
  if (board == board_ && !position_) return;
  board_ = board;
  position_.reset();
  drawn_ = QPixmap();
  update();
}

void BoardFrame::setGame(const Setup& setup, const State& position, std::vector<int> colors) {
  if (setup.chain.isEmpty()) {
    board_ = setup.board;
    position_ = position;
  } else {
    const JoinedBoards boards = JoinedBoards::beginningOf(setup.chain);
    board_ = boards.board();
    position_ = boards.shown(position);
  }
  colors_ = std::move(colors);
  drawn_ = QPixmap();
  update();
}

void BoardFrame::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  QPainterPath frame;
  frame.addRoundedRect(rect(), 10, 10);
  const qreal ratio = devicePixelRatioF();
  if (board_.cells.empty()) return painter.fillPath(frame, theme.sea1);
  if (drawn_.isNull() || drawn_.size() != size() * ratio || drawnFor_ != theme.kind) {
    drawn_ = position_ ? positionPicture(board_, *position_, colors_, size(), theme, ratio)
                       : boardPicture(board_, size(), theme, ratio, PictureSea::Transparent);
    drawnFor_ = theme.kind;
  }
  painter.fillPath(frame, theme.sea1);
  painter.setClipPath(frame);
  painter.drawPixmap(0, 0, drawn_);
}

void BoardFrame::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() != QEvent::LanguageChange) return;
  drawn_ = QPixmap();  // drawn anew, perhaps with other digits
  update();
}

}  // namespace tapu

#include "moc_board_frame.cpp"
