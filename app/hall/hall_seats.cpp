// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_seats.h"

#include <QLocale>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "app/kit/art.h"
#include "app/kit/focus_ring.h"
#include "app/kit/line_breaks.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/session/words/bot_levels.h"
#include "app/table/sight/sight_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

HallSeats hallSeats(const GameDefinition& definition, SeatId viewer) {
  HallSeats seats;
  const SeatId mine = viewer ? viewer : SeatId(0);
  const int home = definition.homeOf(mine), half = mine.value - definition.seatsAt(home).first;
  const int right = turnFor(mine) == JoinedBoards::Turn::Half ? -1 : 1;
  for (int i = 0; i < HallSeats::kBoards; ++i) {
    const auto board = definition.map.boardBeside(home, (i - 1) * right);
    if (!board) continue;
    const SeatRange at = definition.seatsAt(*board);
    seats.own[static_cast<std::size_t>(i)] = SeatId(at.first + half);
    seats.facing[static_cast<std::size_t>(i)] = SeatId(at.end - 1 - half);
  }
  return seats;
}

JoinedBoards::Turn turnFor(SeatId viewer) {
  return viewer && State::groupOf(viewer) == Territory::Moon ? JoinedBoards::Turn::Half : JoinedBoards::Turn::None;
}

namespace {
constexpr int kWide = 313, kLowWide = 236, kHigh = 48, kLowHigh = 34;
}  // namespace

SeatChip::SeatChip(QWidget* parent) : QWidget(parent) {
  setFocusPolicy(Qt::TabFocus);  // or nobody who listens would hear of it
  setSpokenRole(this, QAccessible::StaticText);
}

QSize SeatChip::sizeHint() const {
  const bool low = height_ == Height::Low;
  const int least = QFontMetrics(textFont(kBodyText, Weight::Bold)).height() + 8;
  return QSize(low ? kLowWide : kWide, std::max(low ? kLowHigh : kHigh, least)) +
         QSize(2 * Sheet::kShadow, 2 * Sheet::kShadow);
}

void SeatChip::setHeight(Height height) {
  if (std::exchange(height_, height) != height) updateGeometry();
}

QString SeatChip::noteOf(const PlaySight& sight, const LobbySeat& held) const {
  const Seat& seat = sight.state.seat(seat_);
  const Pending& owes = seat.pending;
  //: At a seat beside the boards: nobody has taken it
  if (seat.presence == Presence::Vacant) return tr("free seat");
  //: At a seat beside the boards
  if (held.holder == SeatHolder::Person && held.link == Link::Lost) return tr("no connection");
  //: At a seat beside the boards: its player has not made the start choices
  if (owes.must == Decision::Start) return tr("still choosing");
  //: At a seat beside the boards: its player has made the start choices
  if (sight.state.head.phase == Phase::Setup) return tr("ready");
  //: At a seat beside the boards, after a seven: %n cards go back to the bank
  if (owes.must == Decision::Discard) return tr("returns %n card(s)", nullptr, owes.left);
  //: At a seat beside the boards: its player has ended this round
  if (owes.must == Decision::Done) return tr("done");
  return {};
}

void SeatChip::refresh(const PlaySight& sight, SeatId seat, const LobbySeat& held) {
  seat_ = seat;
  setVisible(!seat.isNone());
  if (!seat) return;
  isMine_ = seat == sight.viewer;
  //: At a seat beside the boards: the reader's own; %1 their name
  name_ = isMine_ ? tr("%1 (you)").arg(sight.name(seat)) : sight.name(seat);
  shortName_ = sight.name(seat);
  color_ = sight.color(seat);
  cards_ = sight.state.seat(seat).cardsInHand();
  points_ = isMine_ ? sight.state.points(seat) : sight.state.shownPoints(seat);
  isActive_ = sight.state.isActive(seat) && sight.state.head.stage == RoundStage::Clock;
  isBot_ = held.holder == SeatHolder::Bot;
  note_ = noteOf(sight, held);
  const Decision must = sight.state.seat(seat).pending.must;
  const bool isReady = must == Decision::Done || (sight.state.head.phase == Phase::Setup && must != Decision::Start);
  noteIcon_ = isReady && !note_.isEmpty() ? u"ready"_s : QString();
  const bool moon = State::groupOf(seat) == Territory::Moon;
  //: Tool tip of a seat beside the boards; %1 a player of the Moon group
  QStringList tip{moon ? tr("%1, Moon group").arg(name_)
                       //: Tool tip of a seat beside the boards; %1 a player of the Sun group
                       : tr("%1, Sun group").arg(name_)};
  //: Tool tip of a seat beside the boards: %n resource cards in the hand
  tip << tr("%n card(s) in hand", nullptr, cards_);
  //: Tool tip of a seat beside the boards: %n victory points that everybody sees
  tip << tr("%n point(s)", nullptr, points_);
  //: Tool tip of a seat beside the boards: its player is a bot; %1 its level, as "Trader (hard)"
  if (isBot_ && !held.bot.isEmpty()) tip << tr("A bot: %1").arg(bothOfBot(held.bot));
  if (!note_.isEmpty()) tip << note_;
  setToolTip(plainTip(tip.join(u'\n')));
  setSpokenName(this, tip.join(u", "_s));
  update();
}

/// Gives where the facts begin, from the left.
double SeatChip::paintFacts(QPainter& painter, QRectF room) const {
  const Theme& theme = themeOf(this);
  const auto fromRight = [&](const QString& iconName, const QColor& color, const QString& text, Weight weight) {
    painter.setFont(textFont(note_.isEmpty() ? kBodyText : kNoteText, weight));
    painter.setPen(weight == Weight::Bold ? theme.ink : theme.ink2);
    const int wide = painter.fontMetrics().horizontalAdvance(text);
    painter.drawText(QRectF(room.right() - wide, room.top(), wide, room.height()), Qt::AlignVCenter, text);
    room.setRight(room.right() - wide - 5);
    if (!iconName.isEmpty()) {
      paintIcon(painter, iconName, QRectF(room.right() - 17, room.center().y() - 8.5, 17, 17), color);
      room.setRight(room.right() - 27);
    }
  };
  if (!note_.isEmpty()) {
    fromRight(noteIcon_, theme.ok, note_, Weight::Regular);
    return room.right();
  }
  fromRight(u"star"_s, theme.edge, QLocale().toString(points_), Weight::Bold);
  fromRight(u"cards"_s, theme.ink2, QLocale().toString(cards_), Weight::Bold);
  return room.right();
}

void SeatChip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF box = QRectF(rect()).adjusted(Sheet::kShadow, Sheet::kShadow, -Sheet::kShadow, -Sheet::kShadow);
  paintPaper(painter, box, Paper::Sheet, theme, 10);
  if (isMine_) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.accentSoft);
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 10, 10);
  }
  if (isActive_) {
    painter.setPen(QPen(theme.edge, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 10, 10);
  }
  const double side = height_ == Height::Low ? 22 : 30, emblem = height_ == Height::Low ? 22 : 28;
  QRectF room = box.adjusted(10, 0, -9, 0);
  paintBadge(painter, QRectF(room.left(), room.center().y() - side / 2, side, side), color_);
  const Territory group = State::groupOf(seat_);
  const int pixels = static_cast<int>(emblem);
  painter.setOpacity(isActive_ || note_ == QString() ? 1 : 0.8);
  painter.drawPixmap(QPointF(room.right() - emblem, room.center().y() - emblem / 2),
                     picture(emblemOf(group), pixels, devicePixelRatioF()));
  painter.setOpacity(1);
  room.adjust(side + 8, 0, -emblem - 10, 0);
  room.setRight(paintFacts(painter, room) - 3);
  if (isBot_ && height_ == Height::Usual) {
    paintIcon(painter, u"bot"_s, QRectF(room.right() - 16, room.center().y() - 8, 16, 16), theme.ink3);
    room.setRight(room.right() - 20);
  }
  painter.setFont(textFont(height_ == Height::Low ? kChoiceText : kBodyText, Weight::Bold));
  painter.setPen(theme.ink);
  const QFontMetrics metrics = painter.fontMetrics();
  const QString& name = metrics.horizontalAdvance(name_) <= room.width() ? name_ : shortName_;
  painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                   metrics.elidedText(name, Qt::ElideRight, static_cast<int>(room.width())));
  if (hasFocus()) paintFocusRing(painter, box, theme, 10);
}

}  // namespace tapu

#include "moc_hall_seats.cpp"
