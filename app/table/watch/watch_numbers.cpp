// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/watch/watch_numbers.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/wire/seat_number.h"
#include "engine/board/tally.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kMarkSide = 16, kLeastMark = 9, kGainLine = 20, kMargin = 18;
constexpr int kAbove = 10, kUnderTitle = 6, kBelow = Sheet::kShadow + 4;
constexpr int kAroundFigure = 4;  ///< around the figure beside a mark
}  // namespace

WatchNumbers::WatchNumbers(QWidget* parent) : Sheet(parent) {
  setObjectName(u"watchNumbers"_s);
  setRuleTopic(this, u"play-watch"_s);
}

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
  setSpokenName(this, tr("What the numbers bring"));
  setSpokenDetails(this, told.join(u". "_s));
  update();
}

/// Pixels above and below the rows of marks, without the title.
int WatchNumbers::aroundMarks() const {
  return kAbove + QFontMetrics(textFont(kHeadingText, Weight::Bold)).height() + 2 + kBelow;
}

/// Empty where large letters leave room for the marks alone.
QRect WatchNumbers::titleLine() const {
  const int high = QFontMetrics(textFont(kBodyText, Weight::Bold)).height();
  const int marks = (kMarkSide + 1) * std::max(2, (seats_ + 1) / 2);
  const bool hasRoom = height() >= aroundMarks() + high + kUnderTitle + marks;
  return {kMargin, kAbove, width() - 2 * kMargin, hasRoom ? high : 0};
}

QRectF WatchNumbers::columnOf(int thrown) const {
  const QRect title = titleLine();
  const double wide = (width() - 2.0 * kMargin) / (kLast - kFirst + 1);
  const double top = kAbove + (title.isEmpty() ? 0 : title.height() + kUnderTitle);
  return {kMargin + wide * (thrown - kFirst), top, wide, height() - kBelow - top};
}

std::vector<QRectF> WatchNumbers::marksOf(int thrown, int gains) const {
  const QRectF box = columnOf(thrown);
  const double top = box.top() + QFontMetrics(textFont(kHeadingText, Weight::Bold)).height() + 2;
  const int rows = (gains + 1) / 2;
  const double pitch = std::min<double>(scaled(kGainLine), (box.bottom() - top) / std::max(1, rows));
  // Large letters leave the marks less room.
  const double words = figureWidth(), beside = std::max<double>(kLeastMark, box.width() / 2 - words - kAroundFigure);
  const double side = std::min({beside, pitch - 1, double(scaled(kMarkSide))}), cell = side + words + kAroundFigure;
  std::vector<QRectF> marks;
  for (int i = 0; i < gains; ++i) {
    const int here = std::min(2, gains - i / 2 * 2);
    marks.emplace_back(box.center().x() - cell * here / 2 + cell * (i % 2), top + i / 2 * pitch, side, side);
  }
  return marks;
}

/// Pixels of the largest figure beside a mark.
double WatchNumbers::figureWidth() const {
  int most = 1;
  for (const auto& gains : gains_) {
    for (const Gain& gain : gains) most = std::max(most, gain.cards);
  }
  return QFontMetrics(textFont(kNoteText)).horizontalAdvance(QLocale().toString(most));
}

void WatchNumbers::paintTitle(QPainter& painter, const QRect& line, const Theme& theme) const {
  const QFont head = textFont(kBodyText, Weight::Bold), note = textFont(kNoteText);
  painter.setFont(head);
  painter.setPen(theme.ink);
  //: Title of a table for somebody who watches: how many cards each throw gives to whom
  const QString title = tr("What the numbers bring");
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
  painter.setFont(note);
  painter.setPen(theme.ink2);
  const int after = QFontMetrics(head).horizontalAdvance(title) + 12;
  //: Beside the title "What the numbers bring"
  const QString about = tr("cards of all players, with the robber where it stands");
  painter.drawText(line.adjusted(after, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetrics(note).elidedText(about, Qt::ElideRight, line.width() - after));
}

void WatchNumbers::paintEvent(QPaintEvent* event) {
  Sheet::paintEvent(event);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  if (const QRect line = titleLine(); !line.isEmpty()) paintTitle(painter, line, theme);
  for (int thrown = kFirst; thrown <= kLast; ++thrown) paintColumn(painter, thrown, theme);
}

void WatchNumbers::paintColumn(QPainter& painter, int thrown, const Theme& theme) const {
  const QFont number = textFont(kHeadingText, Weight::Bold);
  const QRectF box = columnOf(thrown), top(box.left(), box.top(), box.width(), QFontMetrics(number).height());
  painter.setPen(theme.line);
  if (thrown > kFirst) painter.drawLine(QLineF(box.topLeft(), box.bottomLeft()));
  painter.setFont(number);
  painter.setPen(isHot(thrown) ? theme.danger : theme.ink);
  painter.drawText(top, Qt::AlignCenter, QLocale().toString(thrown));
  painter.setFont(textFont(kNoteText));
  painter.setPen(theme.ink2);
  //: In the table of throws, under the seven
  if (pipsOf(thrown) == 0) painter.drawText(top.translated(0, top.height()), Qt::AlignCenter, tr("robber"));
  const auto& gains = gains_[static_cast<std::size_t>(thrown)];
  const std::vector<QRectF> marks = marksOf(thrown, static_cast<int>(gains.size()));
  for (std::size_t i = 0; i < gains.size(); ++i) {
    paintBadge(painter, marks[i], gains[i].color);
    painter.setPen(theme.ink);
    painter.drawText(QRectF(marks[i].right() + 2, marks[i].top(), figureWidth() + 1, marks[i].height()),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip, QLocale().toString(gains[i].cards));
  }
}

}  // namespace tapu

#include "moc_watch_numbers.cpp"
