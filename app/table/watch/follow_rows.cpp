// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/watch/follow_rows.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/line_breaks.h"
#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// Badge or picture, and a name, on a card that is filled while it is chosen.
class FollowRows::RowButton : public QAbstractButton {
 public:
  RowButton(const Row& row, QWidget* parent) : QAbstractButton(parent), color_(row.color) {
    setText(row.name);
    setCheckable(true);
    setAutoExclusive(true);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setObjectName(u"followRow"_s);
  }
  QSize sizeHint() const override { return {scaled(120), scaled(kHeight)}; }
  QSize minimumSizeHint() const override { return {scaled(80), scaled(kHeight)}; }

 protected:
  void paintEvent(QPaintEvent*) override {
    const Theme& theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.setPen(QPen(isChecked() ? theme.edge : theme.line, isChecked() ? 1.5 : 1));
    painter.setBrush(isChecked() ? theme.accentSoft : theme.raised);
    painter.drawRoundedRect(box, 8, 8);
    const int side = scaled(kBadge);
    const QRectF mark(scaled(10), (height() - side) / 2.0, side, side);
    if (color_ >= 0)
      paintBadge(painter, mark, color_);
    else
      paintIcon(painter, u"redo"_s, mark, theme.ink);
    painter.setPen(theme.ink);
    painter.setFont(textFont(kBodyText, isChecked() ? Weight::Bold : Weight::Regular));
    const QRectF words(mark.right() + scaled(10), 0, width() - mark.right() - scaled(16), height());
    painter.drawText(
        words, Qt::AlignVCenter | Qt::AlignLeft,
        painter.fontMetrics().elidedText(unbroken(text()), Qt::ElideRight, static_cast<int>(words.width())));
    if (hasFocus()) paintFocusRing(painter, box, theme, 8);
  }

  void keyPressEvent(QKeyEvent* event) override {
    if (isEnter(*event)) return click();
    auto* rows = static_cast<FollowRows*>(parentWidget());
    switch (event->key()) {
      case Qt::Key_Up: return rows->step(-1);
      case Qt::Key_Down: return rows->step(1);
      default: QAbstractButton::keyPressEvent(event);
    }
  }

 private:
  static constexpr int kHeight = 32, kBadge = 20;
  int color_;
};

FollowRows::FollowRows(QWidget* parent) : QWidget(parent), lines_(new QVBoxLayout(this)) {
  lines_->setContentsMargins(0, 0, 0, 0);
  lines_->setSpacing(4);
}

void FollowRows::setRows(const std::vector<Row>& rows) {
  if (rows == rows_) return;
  rows_ = rows;
  for (RowButton* old : buttons_) delete old;
  buttons_.clear();
  for (int i = 0; i < static_cast<int>(rows.size()); ++i) {
    auto* button = new RowButton(rows[static_cast<std::size_t>(i)], this);
    connect(button, &QAbstractButton::toggled, this, [this, i](bool isChosen) {
      if (isChosen) pick(i);
    });
    lines_->addWidget(button);
    buttons_.push_back(button);
  }
  choose(chosen_ < static_cast<int>(rows.size()) ? chosen_ : 0);
}

void FollowRows::choose(int index) {
  chosen_ = index;
  if (index < 0 || index >= static_cast<int>(buttons_.size())) return;
  buttons_[static_cast<std::size_t>(index)]->setChecked(true);
}

void FollowRows::step(int by) {
  const int to = std::clamp(chosen_ + by, 0, static_cast<int>(buttons_.size()) - 1);
  RowButton* button = buttons_[static_cast<std::size_t>(to)];
  button->setChecked(true);
  button->setFocus(Qt::TabFocusReason);
}

void FollowRows::pick(int index) {
  if (index == chosen_) return;
  chosen_ = index;
  Q_EMIT picked(index);
}

}  // namespace tapu

#include "moc_follow_rows.cpp"
