// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/action_button.h"

#include <QEnterEvent>
#include <QFontMetrics>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QTextDocument>
#include <QToolTip>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/line_breaks.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kRing = 4;               // pixels around a button for the focus ring
constexpr int kSign = 18, kStep = 26;  // an icon beside words, and from its left to theirs

QFontMetrics metrics(const QFont& font) { return QFontMetrics(font); }

QRectF centered(const QRectF& box, qreal side) {
  return {box.center().x() - side / 2, box.center().y() - side / 2, side, side};
}

}  // namespace

ActionButton::ActionButton(const QString& text, Role role, QWidget* parent)
    : ActionButton(QString(), text, role, Shape::Line, parent) {}

ActionButton::ActionButton(const QString& iconName, const QString& text, Role role, Shape shape, QWidget* parent)
    : QAbstractButton(parent), iconName_(iconName), role_(role), shape_(shape) {
  setText(text);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  if (shape == Shape::Entry || shape == Shape::Tile) {
    setSizePolicy(QSizePolicy::Expanding, shape == Shape::Tile ? QSizePolicy::Expanding : QSizePolicy::Fixed);
  } else {
    setSizePolicy(shape == Shape::Icon || role == Role::Link ? QSizePolicy::Fixed : QSizePolicy::Minimum,
                  QSizePolicy::Fixed);
  }
}

void ActionButton::setRole(Role role) {
  role_ = role;
  update();
}

void ActionButton::setIconName(const QString& name) {
  iconName_ = name;
  updateGeometry();
  update();
}

void ActionButton::setNote(const QString& note) {
  note_ = note;
  updateGeometry();
  update();
}

void ActionButton::setLetter(int at) {
  letter_ = at;
  update();
}

QFont ActionButton::face() const {
  if (shape_ == Shape::Entry) return textFont(kNameText, Weight::Bold);
  if (role_ == Role::Link) return textFont(kNoteText, Weight::Bold);
  return textFont(kBodyText, Weight::Bold);
}

QSize ActionButton::sizeHint() const {
  const QFontMetrics text = metrics(face());
  const int width = text.horizontalAdvance(this->text());
  switch (shape_) {
    case Shape::Icon: return {scaled(28) + 2 * kRing, scaled(28) + 2 * kRing};
    case Shape::Entry: return {std::max(280, 72 + width + 24), note_.isEmpty() ? 48 + 2 * kRing : 72 + 2 * kRing};
    case Shape::Tile: return {std::max(scaled(128), width + scaled(kStep) + 24), scaled(98) + 2 * kRing};
    case Shape::Line: break;
  }
  const int icon = iconName_.isEmpty() ? 0 : scaled(kStep);
  constexpr int air = 6;  // between a link and its ring
  if (role_ == Role::Link) return {width + icon + 2 * kRing + air, text.height() + 2 * kRing};
  return {std::min(mostWidth_, std::max(72, width + icon + 32) + 2 * kRing),
          std::max(scaled(36), text.height() + 12) + 2 * kRing};
}

QSize ActionButton::minimumSizeHint() const {
  if (shape_ == Shape::Entry) return {160, sizeHint().height()};
  if (shape_ == Shape::Tile) return {std::max(scaled(92), metrics(face()).horizontalAdvance(text()) + 16), scaled(72)};
  return sizeHint();
}

void ActionButton::setMostWidth(int width) {
  mostWidth_ = width;
  updateGeometry();
}

bool ActionButton::isCut() const {
  const int icon = iconName_.isEmpty() || shape_ != Shape::Line ? 0 : scaled(kStep);
  const int room = width() - 2 * kRing - icon - (role_ == Role::Link ? -4 : 8);
  return shape_ == Shape::Line && metrics(face()).horizontalAdvance(text()) > room;
}

/// A text that is cut is shown in full as the tool tip.
bool ActionButton::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || !isCut()) return QAbstractButton::event(event);
  const QString tip = toolTip().isEmpty()              ? plainTip(text())
                      : Qt::mightBeRichText(toolTip()) ? toolTip()
                                                       : plainTip(text() + u'\n' + toolTip());
  QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), tip, this);
  return true;
}

QColor ActionButton::textColor(const Theme& theme) const {
  if (!isEnabled()) return theme.ink3;
  switch (role_) {
    case Role::Next: return theme.onAccent;
    case Role::Agree: return theme.onPrimary;
    case Role::Link: return theme.primary;
    case Role::Quiet: break;
  }
  return theme.ink;
}

void ActionButton::paintGround(QPainter& painter, const QRectF& box, const Theme& theme) const {
  constexpr qreal radius = 10;
  const bool acts = role_ == Role::Next || role_ == Role::Agree;
  painter.setPen(Qt::NoPen);
  if (acts && isEnabled() && !isDown()) {
    QColor shade = theme.shade;
    shade.setAlpha(std::min(255, shade.alpha() * 2));
    painter.setBrush(shade);
    painter.drawRoundedRect(box.translated(0, 2.5), radius, radius);
  }
  QColor fill = theme.isDark() ? theme.raised : theme.raised;
  if (!isEnabled())
    fill = theme.sunk;
  else if (role_ == Role::Next)
    fill = theme.accent;
  else if (role_ == Role::Agree)
    fill = theme.primary;
  else if (isChecked())
    fill = theme.accentSoft;
  if (isEnabled() && underMouse() && !isDown()) fill = role_ == Role::Quiet ? theme.accentSoft : fill.lighter(106);
  const bool chosen = isChecked() && isEnabled();
  // In high contrast the paper is black in any case: a button that is off has a dimmer rim.
  const bool isDim = !isEnabled() && theme.kind == ThemeKind::Contrast;
  const QColor rim = chosen ? theme.edge : isDim ? theme.ink3 : theme.line;
  if (!acts || !isEnabled()) painter.setPen(QPen(rim, chosen ? 2 : theme.outline()));
  painter.setBrush(fill);
  const qreal inset = painter.pen().style() == Qt::NoPen ? 0 : painter.pen().widthF() / 2;
  painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius);
  if (role_ != Role::Next || !isEnabled() || theme.kind == ThemeKind::Contrast) return;
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(255, 255, 255, 38));
  painter.drawRoundedRect(QRectF(box.left(), box.top(), box.width(), box.height() * 0.45), radius, radius);
}

void ActionButton::paintLine(QPainter& painter, const QRectF& box, const Theme& theme) const {
  const QColor color = textColor(theme);
  if (shape_ == Shape::Icon) return paintIcon(painter, iconName_, centered(box, scaled(20)), color);
  painter.setFont(face());
  painter.setPen(color);
  const int room = static_cast<int>(box.width()) + (role_ == Role::Link ? 4 : -8), step = scaled(kStep);
  // On a tile the words are whole before there is an icon beside them.
  const bool isTight = shape_ == Shape::Tile && metrics(face()).horizontalAdvance(text()) > room - step;
  const bool hasIcon = !iconName_.isEmpty() && !isTight;
  const QString shown = metrics(face()).elidedText(text(), Qt::ElideRight, hasIcon ? room - step : room);
  if (!hasIcon) {
    const int flags = Qt::AlignCenter | Qt::TextDontClip;
    if (letter_ < 0 || letter_ >= shown.size()) return painter.drawText(box, flags, shown);
    const QString before = shown.left(letter_).replace(u'&', "&&"_L1), from = shown.mid(letter_).replace(u'&', "&&"_L1);
    return painter.drawText(box, flags | Qt::TextShowMnemonic, before + u'&' + from);
  }
  const int sign = scaled(kSign);
  const qreal width = metrics(face()).horizontalAdvance(shown) + step;
  const qreal left = box.center().x() - width / 2;
  paintIcon(painter, iconName_, {left, box.center().y() - sign / 2.0, qreal(sign), qreal(sign)}, color);
  painter.drawText(QRectF(left + step, box.top(), width, box.height()), Qt::AlignVCenter | Qt::AlignLeft, shown);
}

void ActionButton::paintEntry(QPainter& painter, const QRectF& box, const Theme& theme) const {
  const qreal tile = std::min(44.0, box.height() - 8);
  const QRectF well(box.left() + 12, box.center().y() - tile / 2, tile, tile);
  painter.setPen(Qt::NoPen);
  painter.setBrush(!isEnabled() ? theme.sunk : role_ == Role::Next ? QColor(fixed::cream) : theme.accentSoft);
  painter.drawRoundedRect(well, 8, 8);
  const QColor onTile = role_ == Role::Next && isEnabled() ? QColor(fixed::ink) : textColor(theme);
  paintIcon(painter, iconName_, centered(well, 24), onTile);

  const QRectF words(well.right() + 16, box.top(), box.right() - well.right() - 28, box.height());
  const QFont titleFont = face(), noteFont = textFont(kNoteText);
  const QStringList note = box.height() >= 60 ? brokenLines(note_, noteFont, words.width(), 2) : QStringList();
  const int titleHeight = metrics(titleFont).height(), lineHeight = metrics(noteFont).height();
  qreal top = box.center().y() - (titleHeight + lineHeight * static_cast<int>(note.size())) / 2.0;
  painter.setFont(titleFont);
  painter.setPen(textColor(theme));
  painter.drawText(QRectF(words.left(), top, words.width(), titleHeight),
                   Qt::AlignLeft | Qt::AlignVCenter | Qt::TextDontClip,
                   metrics(titleFont).elidedText(text(), Qt::ElideRight, static_cast<int>(words.width())));
  painter.setFont(noteFont);
  painter.setPen(role_ == Role::Next && isEnabled() ? theme.onAccent : isEnabled() ? theme.ink2 : theme.ink3);
  top += titleHeight;
  for (const QString& line : note) {
    painter.drawText(QRectF(words.left(), top, words.width(), lineHeight), Qt::AlignLeft | Qt::AlignVCenter, line);
    top += lineHeight;
  }
}

void ActionButton::paintTile(QPainter& painter, const QRectF& box, const Theme& theme) const {
  const QColor color = textColor(theme);
  const QFont title = face(), key = textFont(kHintText, Weight::Bold);
  const int titleHeight = metrics(title).height(), keyHeight = note_.isEmpty() ? 0 : metrics(key).height() + 4;
  const int words = titleHeight + keyHeight, gap = scaled(8);
  const qreal sign = std::min<qreal>(scaled(36), box.height() - words - gap);
  const bool isStacked = sign >= scaled(24), hasKey = keyHeight > 0 && words <= box.height();
  if (!isStacked && !hasKey) return paintLine(painter, box, theme);
  qreal top = box.center().y() - (isStacked ? sign + gap + words : words) / 2;
  if (isStacked) {
    paintIcon(painter, iconName_, {box.center().x() - sign / 2, top, sign, sign}, color);
    top += sign + scaled(5);
    painter.setFont(title);
    painter.setPen(color);
    painter.drawText(QRectF(box.left() + 4, top, box.width() - 8, titleHeight), Qt::AlignCenter | Qt::TextDontClip,
                     metrics(title).elidedText(text(), Qt::ElideRight, static_cast<int>(box.width()) - 8));
  } else {
    paintLine(painter, {box.left(), top, box.width(), qreal(titleHeight)}, theme);
  }
  if (!hasKey) return;
  const qreal width = metrics(key).horizontalAdvance(note_) + 12;
  const QRectF cap(box.center().x() - width / 2, top + titleHeight + 1, width, keyHeight - 1);
  painter.setFont(key);
  QColor faint = color;
  faint.setAlphaF(0.65F);
  painter.setPen(QPen(faint, 1.4));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(cap, 4, 4);
  painter.drawText(cap, Qt::AlignCenter, note_);
}

void ActionButton::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  QRectF box = QRectF(rect()).adjusted(kRing, kRing, -kRing, -kRing);
  if (shape_ == Shape::Icon)
    box = centered(box, std::min(box.width(), box.height()));  // square, also if there is little room
  if (hasFocus()) paintFocusRing(painter, box.adjusted(-2.5, -2.5, 2.5, 2.5), theme, role_ == Role::Link ? 6 : 12);
  if (isDown()) box.translate(0, 1);
  if (role_ != Role::Link) paintGround(painter, box, theme);
  switch (shape_) {
    case Shape::Line:
    case Shape::Icon: return paintLine(painter, box, theme);
    case Shape::Entry: return paintEntry(painter, box, theme);
    case Shape::Tile: return paintTile(painter, box, theme);
  }
}

void ActionButton::enterEvent(QEnterEvent* event) {
  QAbstractButton::enterEvent(event);
  update();
}

void ActionButton::leaveEvent(QEvent* event) {
  QAbstractButton::leaveEvent(event);
  update();
}

void ActionButton::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return click();
  QAbstractButton::keyPressEvent(event);
}

void rename(ActionButton* button, const QString& text, const QString& toolTip) {
  button->setText(text);
  button->setToolTip(plainTip(toolTip));
  button->updateGeometry();
}

}  // namespace tapu

#include "moc_action_button.cpp"
