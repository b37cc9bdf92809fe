// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/hand/want_button.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <algorithm>
#include <utility>

#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/lamp.h"
#include "app/kit/line_breaks.h"
#include "app/kit/passing_menu.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/table/sight/game_actions.h"
#include "app/table/sight/sight_words.h"
#include "app/text/names_of_things.h"

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
    wish();
    setChecked(isOn());  // until the server has answered
  });
}

namespace {
BuildWish opposite(BuildWish wish) { return wish == BuildWish::On ? BuildWish::Off : BuildWish::On; }
}  // namespace

void WantButton::wish() {
  if (sharing_ == Sharing::Yes) return openMenu();
  if (wishers_.empty()) return;
  const Wisher mine = wishers_.front();  // an answer writes them anew
  Q_EMIT wished(mine.seat, opposite(mine.wish));
}

/// It opens upward: below the tray the window ends.
void WantButton::openMenu() {
  QMenu* menu = passingMenu(this);
  menu->setObjectName(u"wishers"_s);
  for (const Wisher& each : wishers_) {
    QAction* entry = menu->addAction(QString(each.name).replace(u'&', u"&&"_s));
    entry->setCheckable(true);
    entry->setChecked(each.wish == BuildWish::On);
    connect(entry, &QAction::triggered, this, [this, each] { Q_EMIT wished(each.seat, opposite(each.wish)); });
  }
  if (!menu->actions().isEmpty()) menu->setActiveAction(menu->actions().front());
  menu->popup(mapToGlobal(QPoint(kRing, -menu->sizeHint().height())));
}

void WantButton::refresh(const PlaySight& sight) {
  read(sight);
  const bool may = sharing_ == Sharing::Yes || is_ == Is::Open || is_ == Is::Said;
  setEnabled(may && !wishers_.empty());
  setChecked(isOn());
  tellRefusal(this, is_ == Is::Off ? sight.refusalOf(wantBuild(BuildWish::On)) : Complaint());
  describe();
  update();
}

void WantButton::read(const PlaySight& sight) {
  sharing_ = sight.sharing;
  wishers_.clear();
  saidBy_.clear();
  const auto wishOf = [&sight](SeatId seat) { return hasWished(sight.state, seat) ? BuildWish::On : BuildWish::Off; };
  for (const SeatId seat : sight.wishers())
    wishers_.push_back({.seat = seat, .name = sight.name(seat), .wish = wishOf(seat)});
  for (const SeatId seat : sight.here)
    if (wishOf(seat) == BuildWish::On) saidBy_ << sight.name(seat);
  const Is own = readOwn(sight);
  const bool isShared = sharing_ == Sharing::Yes && own != Is::Now;
  is_ = !isShared ? own : !saidBy_.isEmpty() ? Is::Said : wishers_.empty() ? Is::Off : Is::Open;
}

/// The state of the viewer's own wish.
WantButton::Is WantButton::readOwn(const PlaySight& sight) {
  place_ = sight.placeToBuild(sight.viewer);
  const bool builds = sight.buildsBetween();
  if (builds) built_ = sight.state.head.turn;
  if (builds) return Is::Now;
  if (hasWished(sight.state, sight.viewer)) return Is::Said;
  if (sight.isBetween() && built_ == sight.state.head.turn) return Is::Built;
  return mayWish(sight.definition, sight.state, sight.viewer) ? Is::Open : Is::Off;
}

/// The note of a wish that can be said.
QString WantButton::keyNote() const {
  const QString key = keyOf(key_);
  //: On the button "I want to build"; %1 a key of the keyboard
  return key.isEmpty() ? QString() : tr("key %1").arg(key);
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

/// The note where several share the computer: how many of them have wished.
QString WantButton::saidNote(qsizetype persons) const {
  //: On the button "I want to build" at a computer of several persons: so many of them have said it
  return tr("%n of you", nullptr, static_cast<int>(persons));
}

void WantButton::setForm(Form form) {
  if (std::exchange(form_, form) != form) updateGeometry();
}

void WantButton::describe() {
  //: Button, can be pressed in: the reader wishes to build between turns.
  setText(tr("I want to build"));
  switch (is_) {
    case Is::Off: note_.clear(); break;
    case Is::Open: note_ = keyNote(); break;
    case Is::Said: note_ = sharing_ == Sharing::Yes ? saidNote(saidBy_.size()) : takingBack(place_); break;
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
  if (sharing_ == Sharing::Yes && !saidBy_.isEmpty())
    //: Tool tip of the button "I want to build" at a computer of several persons; %1 their names, as "Meera and Ravi"
    setTip(this, plainTip(tr("Build between turns: %1").arg(listOf(saidBy_))));
  else if (form_ == Form::Slim && toolTip().isEmpty())
    setTip(this, text());
  setSpokenDetails(this, toolTip().isEmpty() ? note_ : toolTip());
  updateGeometry();
}

void WantButton::setHeight(TrayHeight height) {
  constexpr int kLow = 46;
  setMaximumHeight(height == TrayHeight::Low ? scaled(kLow) : QWIDGETSIZE_MAX);
  update();
}

/// Wide enough for the longest note, so that nothing moves when it changes.
QSize WantButton::sizeHint() const {
  constexpr int kWide = 128, kSlim = 64, kHigh = 98, kAir = 18, kNoteAir = 12;
  const QFontMetrics notes(textFont(kHintText, Weight::Bold));
  const int high = scaled(kHigh) + 2 * kRing;
  if (form_ == Form::Slim) {
    const int note = std::max(notes.horizontalAdvance(keyNote()), notes.horizontalAdvance(saidNote(kMostSeatsOfTable)));
    return {std::max(scaled(kSlim), note + 2 * kRing + kNoteAir), high};
  }
  const int name = QFontMetrics(textFont(kBodyText, Weight::Bold)).horizontalAdvance(text());
  const int note = notes.horizontalAdvance(takingBack(kMostSeatsOfTable));
  return {std::max({scaled(kWide), name + kAir, note + kNoteAir}), high};
}

QSize WantButton::minimumSizeHint() const { return {sizeHint().width(), scaled(46)}; }

/// The note gives way to the name, and the hammer takes what is left above both.
WantButton::Lines WantButton::lines() const {
  constexpr int kAir = 1;  // letters bring their own above them
  const QRectF box = QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing);
  const int name = form_ == Form::Slim ? 0 : QFontMetrics(textFont(kBodyText, Weight::Bold)).height();
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
  if (!at.name.isEmpty()) painter.drawText(at.name, Qt::AlignCenter | Qt::TextDontClip, text());
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
