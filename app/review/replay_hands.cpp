// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/review/replay_hands.h"

#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include "app/kit/art.h"
#include "app/kit/bare_scroll.h"
#include "app/kit/focus_ring.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kHeadLine = 32, kHandLine = 26, kCardsLine = 29, kSide = 18, kGap = 4;
constexpr int kLowHead = 22, kLowHand = 19, kOneLine = 32, kLowSide = 15, kLowGap = 2;  ///< of low rows
constexpr int kLowPoints = 18;        ///< letters of the points in a low row
constexpr std::size_t kMostFull = 4;  ///< seats with three lines each
constexpr int kAroundRows = 7;        ///< pixels beside the rows

int lineOf(int pixels) { return std::max(scaled(pixels), QFontMetrics(textFont(kNoteText)).height() + 4); }

/// A line of a low row has no air around its letters.
int lowLine(int pixels) { return std::max(scaled(pixels), QFontMetrics(textFont(kNoteText)).height()); }

int gapOf(HandRow::Form form) {
  switch (form) {
    case HandRow::Form::Full: return 5;
    case HandRow::Form::Low: return 4;
    case HandRow::Form::Line: break;
  }
  return 2;
}

}  // namespace

HandRow::HandRow(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  setFocusPolicy(Qt::TabFocus);
  whenLanguageChanges(this, [this] { describe(); });
}

void HandRow::setFacts(const Facts& facts) {
  if (facts == facts_) return;
  facts_ = facts;
  describe();
  update();
}

void HandRow::setForm(Form form) {
  if (std::exchange(form_, form) == form) return;
  updateGeometry();
  update();
}

int HandRow::heightOf(Form form) {
  switch (form) {
    case Form::Full: return lineOf(kHeadLine) + lineOf(kHandLine) + lineOf(kCardsLine) + 2 * kGap;
    case Form::Low: return lowLine(kLowHead) + lowLine(kLowHand) + 2 * kLowGap;
    case Form::Line: break;
  }
  return lowLine(kOneLine) + kLowGap;
}

QSize HandRow::sizeHint() const { return {scaled(form_ == Form::Full ? 250 : 220), heightOf(form_)}; }
QSize HandRow::minimumSizeHint() const { return {scaled(190), sizeHint().height()}; }

void HandRow::describe() {
  QStringList parts;
  //: A player at a moment of a replay, in words: %n points
  parts << tr("%n point(s)", nullptr, facts_.points);
  const int hidden = facts_.hand[Resource::Unknown];
  //: A player at a moment of a replay, in words: resource cards whose kinds are not shown
  if (hidden > 0) parts << tr("%n hidden card(s) in hand", nullptr, hidden);
  if (const CardCounts known = facts_.hand.without(Resource::Unknown); !known.isEmpty())
    //: A player at a moment of a replay, in words; %1 a list such as "2 × Ore, 1 × Wool"
    parts << tr("in hand: %1").arg(listOf(known));
  //: A player at a moment of a replay, in words
  if (facts_.hand.isEmpty()) parts << tr("no cards in hand");
  //: A player at a moment of a replay, in words
  if (!facts_.cards.isEmpty()) parts << tr("%n development card(s)", nullptr, facts_.cards.total());
  //: A player at a moment of a replay, in words: knights that were played
  parts << tr("%n knight(s) played", nullptr, facts_.knights);
  //: A player at a moment of a replay, in words; %1 a number
  parts << tr("longest line of roads: %1").arg(QLocale().toString(facts_.route));
  setSpokenName(this, facts_.name);
  setSpokenDetails(this, parts.join(u"; "_s));
  setToolTip(plainTip(facts_.name + u'\n' + parts.join(u'\n')));
}

void HandRow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
  paintPaper(painter, box, facts_.plays ? Paper::Chosen : Paper::Row, theme, 10);
  paintPlayerBar(painter, box, playerColor(facts_.color).fill);
  const QRectF room(scaled(18), 0, width() - scaled(18) - 10, height());
  const auto lineAt = [&](double top, int high) { return QRectF(room.left(), top, room.width(), high); };
  switch (form_) {
    case Form::Full: {
      const QRectF head = lineAt(kGap, lineOf(kHeadLine)), hand = lineAt(head.bottom(), lineOf(kHandLine));
      paintHead(painter, head);
      paintHand(painter, hand);
      paintCards(painter, lineAt(hand.bottom(), lineOf(kCardsLine)));
      break;
    }
    case Form::Low: {
      const QRectF head = lineAt(kLowGap, lowLine(kLowHead));
      paintHead(painter, head);
      paintLowHand(painter, lineAt(head.bottom(), lowLine(kLowHand)));
      break;
    }
    case Form::Line: paintHead(painter, room); break;
  }
  if (hasFocus()) paintFocusRing(painter, box, theme, 10);
}

/// Badge and name; at the right army, route and points, the awards on a gold ground. A single line has the awards that
/// the player holds, and the number of their cards.
void HandRow::paintHead(QPainter& painter, const QRectF& line) const {
  const Theme& theme = themeOf(this);
  const bool isFull = form_ == Form::Full, isLine = form_ == Form::Line;
  const double side = scaled(isFull ? kSide : kLowSide), middle = line.center().y();
  double right = line.right();
  const auto figure = [&](const QString& sign, int value, int pixels, bool isAward) {
    painter.setFont(textFont(pixels, Weight::Bold));
    const QString text = QLocale().toString(value);
    const double wide = painter.fontMetrics().horizontalAdvance(text) + side + 4;
    if (isAward) {
      painter.setPen(Qt::NoPen);
      painter.setBrush(theme.accent);
      painter.drawRoundedRect(QRectF(right - wide - 5, middle - side / 2 - 3, wide + 10, side + 6), 7, 7);
    }
    const QColor ink = isAward ? theme.onAccent : theme.ink;
    paintIcon(painter, sign, QRectF(right - wide, middle - side / 2, side, side), isAward ? ink : theme.ink2);
    painter.setPen(ink);
    painter.drawText(QRectF(right - wide, line.top(), wide, line.height()), Qt::AlignRight | Qt::AlignVCenter, text);
    right -= wide + (isFull ? 14 : 10);
  };
  figure(u"star"_s, facts_.points, isFull ? kHeadingText : kLowPoints, false);
  if (!isLine || facts_.longestRoad) figure(u"longest-road"_s, facts_.route, kNoteText, facts_.longestRoad);
  if (!isLine || facts_.largestArmy) figure(u"largest-army"_s, facts_.knights, kNoteText, facts_.largestArmy);
  if (isLine) figure(u"cards"_s, facts_.hand.total(), kNoteText, false);
  const double badge = scaled(isFull ? 24 : 20);
  paintBadge(painter, QRectF(line.left(), middle - badge / 2, badge, badge), facts_.color);
  painter.setFont(textFont(isFull ? kBodyText : kChoiceText, Weight::Bold));
  painter.setPen(theme.ink);
  const double from = line.left() + badge + 8;
  painter.drawText(QRectF(from, line.top(), right - from, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
                   painter.fontMetrics().elidedText(facts_.name, Qt::ElideRight, static_cast<int>(right - from)));
}

/// Each kind of resource with its number, faint where there is none; hidden cards as one sign.
void HandRow::paintHand(QPainter& painter, const QRectF& line) const {
  const Theme& theme = themeOf(this);
  const int hidden = facts_.hand[Resource::Unknown];
  const int columns = kResources + (hidden > 0 ? 1 : 0);
  const double wide = line.width() / columns, side = scaled(kSide);
  painter.setFont(textFont(kNoteText, Weight::Bold));
  const auto at = [&](int column) { return QRectF(line.left() + column * wide, line.top(), wide, line.height()); };
  const auto write = [&](const QRectF& box, int count) {
    painter.setPen(count > 0 ? theme.ink : theme.ink2);
    painter.drawText(box.adjusted(side + 4, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, QLocale().toString(count));
  };
  for (int kind = 0; kind < kResources; ++kind) {
    const auto resource = static_cast<Resource>(kind);
    const int count = facts_.hand[resource];
    const QRectF box = at(kind);
    painter.setOpacity(count > 0 ? 1 : 0.3);
    painter.drawPixmap(QPointF(box.left(), box.center().y() - side / 2),
                       resourcePicture(resource, static_cast<int>(side), devicePixelRatioF()));
    painter.setOpacity(1);
    write(box, count);
  }
  if (hidden == 0) return;
  const QRectF box = at(kResources);
  paintIcon(painter, u"cards"_s, QRectF(box.left(), box.center().y() - side / 2, side, side), theme.ink2);
  write(box, hidden);
}

/// The kinds of resources that there are, hidden cards and development cards, each with its number.
void HandRow::paintLowHand(QPainter& painter, const QRectF& line) const {
  const Theme& theme = themeOf(this);
  const int side = scaled(kLowSide);
  double x = line.left();
  painter.setFont(textFont(kNoteText, Weight::Bold));
  painter.setPen(theme.ink);
  const auto write = [&](int count) {
    const QString text = QLocale().toString(count);
    painter.drawText(QRectF(x + side + 2, line.top(), line.right() - x, line.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, text);
    x += side + 2 + painter.fontMetrics().horizontalAdvance(text) + 8;
  };
  const auto sign = [&](const QString& name, int count) {
    if (count == 0) return;
    paintIcon(painter, name, QRectF(x, line.center().y() - side / 2.0, side, side), theme.ink2);
    write(count);
  };
  for (int kind = 0; kind < kResources; ++kind) {
    const auto resource = static_cast<Resource>(kind);
    if (facts_.hand[resource] == 0) continue;
    painter.drawPixmap(QPointF(x, line.center().y() - side / 2.0),
                       resourcePicture(resource, side, devicePixelRatioF()));
    write(facts_.hand[resource]);
  }
  sign(u"cards"_s, facts_.hand[Resource::Unknown]);
  sign(u"devcard"_s, facts_.cards.total());
}

/// The development cards, hidden ones by their backs.
void HandRow::paintCards(QPainter& painter, const QRectF& line) const {
  const QSize size(scaled(kSide), scaled(kSide) * 4 / 3);
  double x = line.left();
  for (int kind = 0; kind < tapu::kCards + 1; ++kind) {
    const Card card = kind < tapu::kCards ? static_cast<Card>(kind) : Card::Unknown;
    for (int i = 0; i < facts_.cards[card] && x + size.width() <= line.right(); ++i, x += size.width() + 4)
      painter.drawPixmap(QPointF(x, line.center().y() - size.height() / 2.0),
                         cardPicture(card, size, devicePixelRatioF()));
  }
  if (!facts_.cards.isEmpty()) return;
  painter.setFont(textFont(kSmallText));
  painter.setPen(themeOf(this).ink2);
  //: A player at a moment of a replay
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, tr("no development cards"));
}

ReplayHands::ReplayHands(QWidget* parent)
    : Sheet(parent), scroll_(new QScrollArea(this)), body_(new QWidget), column_(new QVBoxLayout(body_)) {
  column_->setContentsMargins(kAroundRows, kAroundRows, kAroundRows, kAroundRows);
  column_->setSpacing(gapOf(HandRow::Form::Full));
  column_->addStretch(1);
  scrollBare(scroll_, body_);
  auto* all = new QVBoxLayout(this);
  all->setContentsMargins(kShadow, kShadow, kShadow, kShadow);
  all->addWidget(scroll_);
}

bool ReplayHands::areLow(std::size_t seats) { return seats > kMostFull; }

/// Gives the rows the highest form in which all of them are in sight; the lowest in any case.
void ReplayHands::shape() {
  const auto rows = static_cast<int>(rows_.size());
  const auto heightOfAll = [rows](HandRow::Form form) {
    return rows * HandRow::heightOf(form) + (rows - 1) * gapOf(form) + 2 * kAroundRows;
  };
  HandRow::Form form = HandRow::Form::Full;
  if (areLow(rows_.size()))
    form = heightOfAll(HandRow::Form::Low) <= height() - 2 * kShadow ? HandRow::Form::Low : HandRow::Form::Line;
  column_->setSpacing(gapOf(form));
  for (HandRow* row : rows_) row->setForm(form);
}

void ReplayHands::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  shape();
}

void ReplayHands::show(const Replay& replay, const State& seen, const std::vector<SeatId>& seats) {
  while (rows_.size() > seats.size()) {
    delete rows_.back();
    rows_.pop_back();
  }
  while (rows_.size() < seats.size()) {
    rows_.push_back(new HandRow(body_));
    column_->insertWidget(static_cast<int>(rows_.size()) - 1, rows_.back());
  }
  shape();
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const SeatId seat = seats[i];
    const Seat& of = seen.seat(seat);
    rows_[i]->setFacts({.name = replay.nameOf(seat),
                        .color = replay.colorOf(seat),
                        .points = seen.points(seat),
                        .knights = of.played[Card::Knight],
                        .route = of.route,
                        .plays = seen.head.phase != Phase::Over && seen.head.active == seat,
                        .longestRoad = seen.awardsFor(seat).longestRoad == seat,
                        .largestArmy = seen.awardsFor(seat).largestArmy == seat,
                        .hand = of.hand,
                        .cards = of.cards});
  }
}

}  // namespace tapu

#include "moc_replay_hands.cpp"
