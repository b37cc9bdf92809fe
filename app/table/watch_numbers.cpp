// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/watch_numbers.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "app/kit/art.h"
#include "app/wire/seat_number.h"
#include "engine/board/tally.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMarkSide = 16, kGainLine = 20, kMargin = 18;
}  // namespace

WatchNumbers::WatchNumbers(QWidget* parent) : Sheet(parent) { setObjectName(u"watchNumbers"_s); }

QSize WatchNumbers::sizeHint() const {
  const int words = QFontMetrics(textFont(kBodyText, Weight::Bold)).height() +
                    QFontMetrics(textFont(kHeadingText, Weight::Bold)).height();
  return {560, words + kGainLine * std::max(2, (seats_ + 1) / 2) + 34};
}

void WatchNumbers::refresh(const PlaySight& sight) {
  seats_ = sight.state.seats.size();
  QStringList told;
  for (int thrown = kFirst; thrown <= kLast; ++thrown) {
    std::vector<Gain>& gains = gains_[static_cast<std::size_t>(thrown)];
    gains.clear();
    QStringList names;
    for (const SeatId seat : seatsOf(seats_)) {
      const int cards = sight.state.seat(seat).yieldByThrow[static_cast<std::size_t>(thrown - kFirst)].total();
      if (cards == 0) continue;
      gains.push_back({sight.color(seat), cards});
      //: Screen reader: a player and how many cards they get at a throw
      names << tr("%1 %2").arg(sight.name(seat), QLocale().toString(cards));
    }
    //: Screen reader: %1 a throw, %2 who gets how many cards
    if (!names.isEmpty()) told << tr("%1: %2").arg(QLocale().toString(thrown), names.join(u", "_s));
  }
  //: Screen reader: a table of throws and who gets cards at them
  setAccessibleName(tr("What the numbers bring"));
  setAccessibleDescription(told.join(u". "_s));
  update();
}

void WatchNumbers::paintEvent(QPaintEvent* event) {
  Sheet::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QFont head = textFont(kBodyText, Weight::Bold), note = textFont(kNoteText);
  const QFont number = textFont(kHeadingText, Weight::Bold);
  painter.setFont(head);
  painter.setPen(theme.ink);
  //: Title of a table for somebody who watches: how many cards each throw gives to whom
  const QString title = tr("What the numbers bring");
  const QRect line(kMargin, 10, width() - 2 * kMargin, QFontMetrics(head).height());
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
  painter.setFont(note);
  painter.setPen(theme.ink2);
  const int after = QFontMetrics(head).horizontalAdvance(title) + 12;
  //: Beside the title "What the numbers bring"
  const QString about = tr("cards of all players, with the robber where it stands");
  painter.drawText(line.adjusted(after, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetrics(note).elidedText(about, Qt::ElideRight, line.width() - after));
  const double column = (width() - 2.0 * kMargin) / (kLast - kFirst + 1);
  for (int thrown = kFirst; thrown <= kLast; ++thrown) {
    const QRectF box(kMargin + column * (thrown - kFirst), line.bottom() + 6, column, height() - line.bottom() - 10);
    painter.setFont(number);
    painter.setPen(isHot(thrown) ? theme.danger : theme.ink);
    const QRectF top(box.left(), box.top(), box.width(), QFontMetrics(number).height());
    painter.drawText(top, Qt::AlignCenter, QLocale().toString(thrown));
    painter.setFont(note);
    painter.setPen(theme.ink2);
    //: In the table of throws, under the seven
    if (pipsOf(thrown) == 0) painter.drawText(top.translated(0, top.height()), Qt::AlignCenter, tr("robber"));
    const auto& gains = gains_[static_cast<std::size_t>(thrown)];
    for (std::size_t i = 0; i < gains.size(); ++i) {
      const int perRow = column >= 2 * (kMarkSide + 18) ? 2 : 1;
      const int row = static_cast<int>(i) / perRow, inRow = static_cast<int>(i) % perRow;
      const int here = std::min<int>(perRow, static_cast<int>(gains.size()) - row * perRow);
      const double wide = kMarkSide + 16, left = box.center().x() - wide * here / 2 + wide * inRow;
      const QRectF badge(left, top.bottom() + 2 + row * kGainLine, kMarkSide, kMarkSide);
      paintBadge(painter, badge, gains[i].color);
      painter.setPen(theme.ink);
      painter.drawText(QRectF(badge.right() + 2, badge.top(), 14, kMarkSide), Qt::AlignLeft | Qt::AlignVCenter,
                       QLocale().toString(gains[i].cards));
    }
  }
}

}  // namespace tapu

#include "moc_watch_numbers.cpp"
