// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/tab_button.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <utility>

#include "app/kit/focus_ring.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
int textIn(TabButton::Size size) { return size == TabButton::Size::Usual ? kBodyText : kNoteText; }
}  // namespace

TabButton::TabButton(QWidget* parent) : QAbstractButton(parent) {
  setSpokenRole(this, QAccessible::PageTab);  // Qt takes it for a radio button
  setCheckable(true);
  setAutoExclusive(true);
  setFocusPolicy(Qt::TabFocus);
}

void TabButton::setUnread(int count) {
  unread_ = count;
  //: Screen reader: what is new in the chat.
  setSpokenDetails(this, count > 0 ? tr("%n unread message(s)", nullptr, count) : QString());
  updateGeometry();
  update();
}

void TabButton::setSize(Size size) {
  if (std::exchange(size_, size) == size) return;
  updateGeometry();
  update();
}

QSize TabButton::sizeIn(Size size) const {
  const QFontMetrics metrics(textFont(textIn(size), Weight::Bold));
  const int edges = unread_ > 0 ? scaled(18) + 6 : size == Size::Usual ? 8 : 4;
  return {metrics.horizontalAdvance(text()) + edges, QFontMetrics(textFont(kBodyText, Weight::Bold)).height() + 14};
}

void TabButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  painter.setFont(textFont(textIn(size_), isChecked() ? Weight::Bold : Weight::Regular));
  painter.setPen(isChecked() ? theme.ink : theme.ink2);
  painter.drawText(rect().adjusted(edge(), 0, 0, -4), Qt::AlignVCenter | Qt::AlignLeft, text());
  const int wide = painter.fontMetrics().horizontalAdvance(text());
  if (isChecked()) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.edge);
    painter.drawRoundedRect(QRectF(edge() - 2, height() - 4, wide + 4, 3), 1.5, 1.5);
  }
  if (unread_ > 0) {
    const QRectF disc(wide + 4, 0, scaled(18), scaled(18));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.danger);
    painter.drawEllipse(disc);
    painter.setPen(theme.surface);
    painter.setFont(textFont(kHintText, Weight::Bold));
    painter.drawText(disc, Qt::AlignCenter, unread_ > 9 ? u"9+"_s : QLocale().toString(unread_));
  }
  if (hasFocus()) paintFocusRing(painter, QRectF(rect()).adjusted(1, 1, -1, -3), theme, 6);
}

}  // namespace tapu

#include "moc_tab_button.cpp"
