// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/coach_bubble.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kWide = 276, kTail = 26, kRadius = 14, kGap = 8, kPad = 16, kTailFoot = 11;
constexpr QColor kReason{0xff, 0xc2, 0x4d};  // the question before a reason: marigold on ink
constexpr QColor kLink{0xb9, 0xbe, 0xff};    // the link onward

QLabel* label(QWidget* parent, int pixels, Weight weight, const QColor& color) {
  auto* words = new QLabel(parent);
  words->setTextFormat(Qt::RichText);
  words->setWordWrap(true);
  words->setFont(textFont(pixels, weight));
  words->setStyleSheet(u"QLabel { color: %1; background: transparent; }"_s.arg(color.name()));
  return words;
}

/// Plain text with **bold** words as rich text.
QString rich(const QString& text) {
  QString html;
  const QStringList parts = text.split(u"**"_s);
  for (qsizetype i = 0; i < parts.size(); ++i) {
    const QString part = parts[i].toHtmlEscaped();
    html += i % 2 == 1 ? u"<b>"_s + part + u"</b>"_s : part;
  }
  return html;
}

qint64 area(const QRect& rect) { return rect.isEmpty() ? 0 : qint64(rect.width()) * rect.height(); }

}  // namespace

CoachBubble::CoachBubble(QWidget* page)
    : QWidget(page),
      title_(label(this, kHeadingText, Weight::Bold, fixed::cream)),
      progress_(label(this, kNoteText, Weight::Regular, fixed::cream)),
      act_(label(this, kBodyText, Weight::Regular, fixed::cream)),
      reason_(label(this, kNoteText, Weight::Regular, fixed::cream)) {
  setObjectName(u"coachBubble"_s);
  setRuleTopic(this, u"play-lessons"_s);
  setSpokenRole(this, QAccessible::Grouping);  // readers tell its name before that of a button in it
  progress_->setWordWrap(false);
  act_->setObjectName(u"coachAct"_s);
  reason_->setObjectName(u"coachReason"_s);
  static constexpr std::array names{"coachBack", "coachSkip", "coachOn", "coachLeave"};
  for (int i = 0; i < kButtons; ++i) {
    auto* button = new QPushButton(this);
    button->setObjectName(QString::fromLatin1(names[static_cast<std::size_t>(i)]));
    button->setFont(textFont(kChoiceText, Weight::Bold));
    const bool leadsOn = i == static_cast<int>(Button::On);
    button->setStyleSheet(
        u"QPushButton { color: %1; background: transparent; border: 2px solid transparent; border-radius: 6px; "
        "padding: 2px 4px; min-width: 0; } QPushButton:focus { border-color: %1; } "
        "QPushButton:hover { text-decoration: underline; }"_s.arg((leadsOn ? kLink : fixed::cream).name()));
    connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT pressed(static_cast<Button>(i)); });
    buttons_[static_cast<std::size_t>(i)] = button;
  }
  hide();
}

void CoachBubble::say(const Says& says, const std::array<QString, kButtons>& texts) {
  if (says.title != says_.title || says.act != says_.act) again_ = false;
  says_ = says;
  for (int i = 0; i < kButtons; ++i) {
    QPushButton* button = buttons_[static_cast<std::size_t>(i)];
    button->setText(texts[static_cast<std::size_t>(i)]);
    button->setVisible(!button->text().isEmpty());
  }
  write();
}

void CoachBubble::write() {
  title_->setText(says_.title.toHtmlEscaped());
  progress_->setText(says_.progress.toHtmlEscaped());
  act_->setText(again_ ? u"<b>"_s + rich(says_.act).remove(u"<b>"_s).remove(u"</b>"_s) + u"</b>"_s : rich(says_.act));
  const qsizetype question = says_.reason.indexOf(u'?') + 1;
  reason_->setText(u"<b style=\"color:%1\">%2</b>%3"_s.arg(kReason.name(), says_.reason.left(question).toHtmlEscaped(),
                                                           rich(says_.reason.mid(question))));
  reason_->setVisible(!says_.reason.isEmpty());
  const QString plain = QString(says_.act).remove(u"**"_s);
  setSpokenName(this, says_.title);
  setSpokenDetails(this, plain + u' ' + QString(says_.reason).remove(u"**"_s));
}

void CoachBubble::sayAgain() {
  if (again_) return;
  again_ = true;
  write();
}

QSize CoachBubble::paperSize(int width) const {
  const int inner = width - 2 * kPad;
  const int head =
      std::max(title_->heightForWidth(inner - progress_->sizeHint().width() - kGap), progress_->sizeHint().height());
  int height = 2 * kPad + head + kGap + act_->heightForWidth(inner);
  if (!says_.reason.isEmpty()) height += kGap + reason_->heightForWidth(inner);
  height += kGap + 6 + buttons_[0]->sizeHint().height();
  return {width, height};
}

/// The place beside the target that covers the least of what should stay free.
QRect CoachBubble::bestPlace(const QSize& size, const Room& room) const {
  const QRect& to = room.target;
  if (to.isEmpty())
    return {room.free.center().x() - size.width() / 2, room.free.bottom() - size.height() - kGap, size.width(),
            size.height()};
  const int w = size.width(), h = size.height();
  QRect best;
  double least = 1e18;
  const auto tryAt = [&](int x, int y, double cost) {
    const QRect inside(std::clamp(x, room.free.left(), std::max(room.free.left(), room.free.right() + 1 - w)),
                       std::clamp(y, room.free.top(), std::max(room.free.top(), room.free.bottom() + 1 - h)), w, h);
    cost += 1000.0 * static_cast<double>(area(inside & to.adjusted(-kGap, -kGap, kGap, kGap)));
    for (const QRect& kept : room.kept) cost += static_cast<double>(area(inside & kept));
    if (cost < least) {
      least = cost;
      best = inside;
    }
  };
  for (const double part : {0.5, 0.85, 0.15, 1.0, 0.0}) {  // how far the target lies along the side of the bubble
    const int y = to.center().y() - static_cast<int>(part * h), x = to.center().x() - static_cast<int>(part * w);
    const double aslant = 400 * std::abs(part - 0.5);
    tryAt(to.right() + kTail, y, aslant);
    tryAt(to.left() - kTail - w, y, aslant + 1);
    tryAt(x, to.bottom() + kTail, aslant + 2);
    tryAt(x, to.top() - kTail - h, aslant + 3);
  }
  for (const int y : {to.top(), to.bottom() + 1 - h}) {  // beside the ends of a tall target
    tryAt(to.right() + kTail, y, 400);
    tryAt(to.left() - kTail - w, y, 401);
  }
  return best;
}

void CoachBubble::placeIn(const Room& room) {
  const int width = std::min(scaled(kWide), room.free.width());
  const QSize size = paperSize(width);
  const QRect paper = bestPlace(size, room);
  const QRect all = paper.adjusted(-kTail, -kTail, kTail, kTail);
  box_ = paper.translated(-all.topLeft());
  tip_.reset();
  if (!room.target.isEmpty() && !paper.intersects(room.target)) {
    // The tail reaches towards the target, up to the edge of this widget.
    const QRectF reach = QRectF(all).adjusted(3, 3, -3, -3);
    const QPointF to = QRectF(room.target).center();
    tip_ = QPointF(std::clamp(to.x(), reach.left(), reach.right()), std::clamp(to.y(), reach.top(), reach.bottom())) -
           QPointF(all.topLeft());
  }
  setGeometry(all);
  const QRect in = box_.adjusted(kPad, kPad, -kPad, -kPad);
  const int progress = progress_->sizeHint().width();
  const int head = std::max(title_->heightForWidth(in.width() - progress - kGap), progress_->sizeHint().height());
  title_->setGeometry(in.left(), in.top(), in.width() - progress - kGap, head);
  progress_->setGeometry(in.right() + 1 - progress, in.top(), progress, progress_->sizeHint().height() + 4);
  int y = in.top() + head + kGap;
  for (QLabel* words : {act_, reason_}) {
    if (words == reason_ && says_.reason.isEmpty()) continue;
    const int high = words->heightForWidth(in.width());
    words->setGeometry(in.left(), y, in.width(), high);
    y += high + kGap;
  }
  const int high = buttons_[0]->sizeHint().height();
  int left = in.left() - 6, right = in.right() + 7;
  for (const Button which : {Button::Back, Button::Skip, Button::Leave}) {
    QPushButton* at = button(which);
    if (at->text().isEmpty()) continue;
    at->setGeometry(left, in.bottom() + 1 - high + 4, at->sizeHint().width(), high);
    left += at->width() + 2;
  }
  QPushButton* on = button(Button::On);
  on->setGeometry(right - on->sizeHint().width(), in.bottom() + 1 - high + 4, on->sizeHint().width(), high);
  QRegion mask(box_.adjusted(-2, -2, 2, 2));
  if (tip_) mask += QRegion(rect());
  setMask(mask);
  raise();
  update();
}

void CoachBubble::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath shape;
  shape.addRoundedRect(QRectF(box_).adjusted(1, 1, -1, -1), kRadius, kRadius);
  if (tip_) {
    // From the side of the paper that is nearest, as wide as is left beside its round corners.
    const QRectF inner = QRectF(box_).adjusted(kRadius, kRadius, -kRadius, -kRadius);
    const QPointF foot(std::clamp(tip_->x(), inner.left(), inner.right()),
                       std::clamp(tip_->y(), inner.top(), inner.bottom()));
    const QPointF way = *tip_ - foot;
    const double length = std::max(1.0, std::hypot(way.x(), way.y()));
    const QPointF across(-way.y() / length * kTailFoot, way.x() / length * kTailFoot);
    QPainterPath tail;
    tail.moveTo(*tip_);
    tail.lineTo(foot + across);
    tail.lineTo(foot - across);
    tail.closeSubpath();
    shape = shape.united(tail);
  }
  painter.setPen(QPen(fixed::cream, 2));
  painter.setBrush(fixed::ink);
  painter.drawPath(shape);
}

void CoachBubble::mousePressEvent(QMouseEvent* event) { event->accept(); }

/// Enter presses the button that has the keyboard.
void CoachBubble::keyPressEvent(QKeyEvent* event) {
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  for (QPushButton* button : buttons_)
    if (isEnter && button->hasFocus()) return button->click();
  QWidget::keyPressEvent(event);
}

CoachRing::CoachRing(QWidget* page) : QWidget(page) {
  setObjectName(u"coachRing"_s);
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  hide();
}

void CoachRing::surround(const QRect& target) {
  setVisible(!target.isEmpty());
  if (target.isEmpty()) return;
  setGeometry(target.adjusted(-6, -6, 6, 6));
  raise();
  update();
}

void CoachRing::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF box = QRectF(rect()).adjusted(3.5, 3.5, -3.5, -3.5);
  const bool isRound = std::abs(box.width() - box.height()) < 4 && box.width() < 160;
  const double radius = isRound ? box.width() / 2 : 12;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(fixed::ink, 7));
  painter.drawRoundedRect(box, radius, radius);
  painter.setPen(QPen(themeOf(this).accent, 4));
  painter.drawRoundedRect(box, radius, radius);
}

}  // namespace tapu

#include "moc_coach_bubble.cpp"
