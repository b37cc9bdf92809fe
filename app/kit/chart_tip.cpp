// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/chart_tip.h"

#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>

namespace tapu {

namespace {
constexpr int kBesidePointer = 12, kTipRadius = 6;
}

ChartTip::ChartTip(QWidget* window)
    : QWidget(window), words_(new Words({}, kNoteText, Weight::Regular, &Theme::ink, this)) {
  setObjectName(QStringLiteral("chartTip"));
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  words_->setWordWrap(false);
  words_->setTextFormat(Qt::PlainText);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(8, 6, 8, 6);
  all->addWidget(words_);
  hide();
}

void ChartTip::showAt(QPoint point, const QString& text) {
  words_->setText(text);
  words_->ensurePolished();
  layout()->activate();
  const QRect room = parentWidget()->rect();
  QRect box(point + QPoint(kBesidePointer, 0), sizeHint());
  if (box.right() > room.right()) box.moveRight(point.x() - kBesidePointer);
  box.moveLeft(std::max(room.left(), box.left()));
  box.moveTop(std::max(room.top(), std::min(box.top(), room.bottom() - box.height())));
  setGeometry(box);
  show();
  raise();
  update();
}

void ChartTip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  painter.setPen(QPen(theme.line, 1));
  painter.setBrush(theme.raised);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kTipRadius, kTipRadius);
}

}  // namespace tapu

#include "moc_chart_tip.cpp"
