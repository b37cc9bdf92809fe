// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hand/want_button.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/lamp.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/table/sight/game_actions.h"
#include "app/table/sight/sight_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {
constexpr int kRing = 4;                    // pixels around the button for the focus ring, as around every button
constexpr int kSide = 24, kLeastSide = 14;  // the hammer, which becomes smaller before words are cut
constexpr qreal kCorner = 10;
}  // namespace

WantButton::WantButton(QWidget* parent) : QAbstractButton(parent) {
  setObjectName(u"wantBuild"_s);
  setCheckable(true);
  setFocusPolicy(Qt::TabFocus);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);  // as high as what lies beside it
  setRuleTopic(this, u"between"_s);
  connect(this, &QAbstractButton::clicked, this, [this] {
    Q_EMIT act(wantBuild(is_ == Is::Said ? BuildWish::Off : BuildWish::On));
    setChecked(isOn());  // until the server has answered
  });
}

void WantButton::refresh(const PlaySight& sight) {
  read(sight);
  const bool may = is_ == Is::Open || is_ == Is::Said;
  setEnabled(may && mayWish(sight.definition, sight.state, sight.viewer));
  setChecked(isOn());
  tellRefusal(this, is_ == Is::Off ? sight.refusalOf(wantBuild(BuildWish::On)) : Complaint());
  describe();
  update();
}

void WantButton::read(const PlaySight& sight) {
  const SeatOrder order = buildOrder(sight.definition, sight.state);
  const auto* mine = std::find(order.begin(), order.end(), sight.viewer);
  place_ = mine == order.end() ? 0 : static_cast<int>(mine - order.begin()) + 1;
  const bool isBetween = sight.isBetween();
  const bool builds = isBetween && betweenSeat(sight.state) == sight.viewer;
  if (builds) built_ = sight.state.head.turn;
  const bool hasBuilt = isBetween && built_ == sight.state.head.turn;
  const bool isSaid = hasWished(sight.state, sight.viewer);
  const bool isOpen = mayWish(sight.definition, sight.state, sight.viewer);
  is_ = builds ? Is::Now : isSaid ? Is::Said : hasBuilt ? Is::Built : isOpen ? Is::Open : Is::Off;
}

/// The note of a wish that was said.
QString WantButton::takingBack(int place) const {
  const QString key = keyOf(key_);
  //: On the button "I want to build" when it was pressed: what pressing it again does
  const QString pressing = tr("takes it back");
  //: On the button "I want to build" when it was pressed; %1 a key of the keyboard
  const QString what = key.isEmpty() ? pressing : tr("%1 takes it back").arg(key);
  //: On the button "I want to build"; %1 which one of those who build, as "2nd", %2 what the key does
  return place > 0 ? tr("%1 · %2").arg(ordinal(place), what) : what;
}

void WantButton::describe() {
  //: Button, can be pressed in: the reader wishes to build between turns.
  setText(tr("I want to build"));
  const QString key = keyOf(key_);
  switch (is_) {
    case Is::Off: note_.clear(); break;
    case Is::Open:
      //: On the button "I want to build"; %1 a key of the keyboard
      note_ = key.isEmpty() ? QString() : tr("key %1").arg(key);
      break;
    case Is::Said: note_ = takingBack(place_); break;
    case Is::Now:
      //: On the button "I want to build": the reader builds now
      note_ = tr("now");
      break;
    case Is::Built:
      //: On the button "I want to build": the reader has built
      note_ = tr("built");
      break;
  }
  setSpokenName(this, text());
  setSpokenDetails(this, toolTip().isEmpty() ? note_ : toolTip());
  updateGeometry();
}

void WantButton::setHeight(TrayHeight height) {
  constexpr int kLow = 46;
  height_ = height;
  setMaximumHeight(height == TrayHeight::Low ? scaled(kLow) : QWIDGETSIZE_MAX);
  update();
}

/// Wide enough for the longest note, so that nothing moves when it changes.
QSize WantButton::sizeHint() const {
  constexpr int kWide = 128, kHigh = 98, kAir = 18, kNoteAir = 12;
  const int name = QFontMetrics(textFont(kBodyText, Weight::Bold)).horizontalAdvance(text());
  const int note = QFontMetrics(textFont(kHintText, Weight::Bold)).horizontalAdvance(takingBack(kMostSeatsOfTable));
  return {std::max({scaled(kWide), name + kAir, note + kNoteAir}), scaled(kHigh) + 2 * kRing};
}

QSize WantButton::minimumSizeHint() const { return {sizeHint().width(), scaled(46)}; }

/// The note gives way to the name, and the hammer takes what is left above both.
WantButton::Lines WantButton::lines() const {
  constexpr int kAir = 1;  // letters bring their own above them
  const QRectF box = QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing);
  const int name = QFontMetrics(textFont(kBodyText, Weight::Bold)).height();
  const int note = note_.isEmpty() ? 0 : QFontMetrics(textFont(kHintText, Weight::Bold)).height() + 2;
  const bool hasNote = note > 0 && name + note <= box.height();
  const int words = name + (hasNote ? note : 0);
  const double room = std::min<double>(box.height() - words - 2 * kAir, scaled(kSide));
  const double side = room < scaled(kLeastSide) ? 0 : room;
  const double top = box.center().y() - (words + side) / 2;
  Lines lines;
  if (side > 0) lines.sign = QRectF(box.left(), top, box.width(), side);
  lines.name = QRectF(box.left(), top + side, box.width(), name);
  if (hasNote) lines.note = QRectF(box.left(), lines.name.bottom(), box.width(), note);
  return lines;
}

/// The hammer, and beside it the check mark of a wish that was said.
void WantButton::paintSign(QPainter& painter, const QRectF& line, const QColor& ink) const {
  const double side = line.height(), check = side * 5 / 6, gap = side / 3;
  const double wide = isOn() ? side + gap + check : side;
  const QRectF sign(line.center().x() - wide / 2, line.top(), wide, side);
  paintIcon(painter, u"build"_s, QRectF(sign.topLeft(), QSizeF(side, side)), ink);
  const QRectF mark(sign.right() - check, sign.center().y() - check / 2, check, check);
  if (isOn()) paintLamp(painter, mark, Lamp::Connected, themeOf(this));
}

void WantButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF box = QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing);
  if (hasFocus()) paintFocusRing(painter, box.adjusted(-2.5, -2.5, 2.5, 2.5), theme, 12);
  if (isDown()) painter.translate(0, 1);
  const bool isOff = !isEnabled() && !isOn();
  painter.setPen(QPen(isOn() ? theme.edge : theme.line, isOn() ? 2 : theme.outline()));
  painter.setBrush(isOff ? theme.sunk : isOn() || (underMouse() && !isDown()) ? theme.accentSoft : theme.raised);
  painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), kCorner, kCorner);
  const QColor ink = isOff ? theme.ink3 : theme.ink;
  const Lines at = lines();
  if (!at.sign.isEmpty()) paintSign(painter, at.sign, ink);
  painter.setPen(ink);
  painter.setFont(textFont(kBodyText, Weight::Bold));
  painter.drawText(at.name, Qt::AlignCenter | Qt::TextDontClip, text());
  if (at.note.isEmpty()) return;
  painter.setFont(textFont(kHintText, Weight::Bold));
  painter.drawText(at.note, Qt::AlignCenter | Qt::TextDontClip, note_);
}

void WantButton::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return click();
  QAbstractButton::keyPressEvent(event);
}

bool WantButton::event(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) describe();
  return QAbstractButton::event(event);
}

}  // namespace tapu

#include "moc_want_button.cpp"
