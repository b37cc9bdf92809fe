// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lobby/rows/level_card.h"

#include <QEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <array>

#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/language_change.h"
#include "app/kit/line_breaks.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/session/words/bot_levels.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPadding = 12;
constexpr int kMostLines = 6;
constexpr int kBar = 26, kBarGap = 4;  ///< a part of the bar of a skill, and the gap to the next
constexpr int kLowBar = 9, kLowMarks = 3 * (kLowBar + kBarGap) + 2;  ///< where all skills share a line
constexpr int kBadge = 24;
constexpr int kFace = 30;  ///< of a bot, in a line

QString terrainOf(const QString& level) {
  if (level == "shepherd"_L1) return u"terrain-pasture"_s;
  if (level == "farmer"_L1) return u"terrain-fields"_s;
  return level == "trader"_L1 ? u"terrain-sea"_s : u"terrain-mountains"_s;
}

QFont titleFont(LevelCard::Shape shape) {
  return textFont(shape == LevelCard::Shape::Card ? kTitleText - 4 : kHeadingText, Weight::Bold);
}

int heightOf(const QFont& font) { return QFontMetrics(font).height(); }

}  // namespace

LevelCard::LevelCard(const QString& level, QWidget* parent) : QAbstractButton(parent), level_(level) {
  setObjectName(u"levelCard_"_s + level);
  setCheckable(true);
  setSpokenRole(this, QAccessible::RadioButton);
  setFocusPolicy(Qt::StrongFocus);
  setAttribute(Qt::WA_Hover);
  QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::MinimumExpanding);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  retranslate();
  whenLanguageChanges(this, [this] { retranslate(); });
}

void LevelCard::setShape(Shape shape) {
  if (shape_ == shape) return;
  shape_ = shape;
  const bool isLine = shape == Shape::Line;
  QSizePolicy policy(QSizePolicy::Expanding, isLine ? QSizePolicy::Fixed : QSizePolicy::MinimumExpanding);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
  retranslate();
}

void LevelCard::setSeats(const std::vector<int>& colors) {
  colors_ = colors;
  update();
}

/// The side of the hex, in pixels.
int LevelCard::side() const { return shape_ == Shape::Card ? 96 : shape_ == Shape::Low ? 60 : 76; }

QStringList LevelCard::linesOf(int width) const {
  if (shape_ == Shape::Line) return brokenLines(brief_, textFont(kNoteText), width - kFace - 46, kMostLines);
  const int around = isCard() ? 2 * kPadding + 8 : side() + 2 * kPadding + 22;
  return brokenLines(play_, textFont(shape_ == Shape::Card ? kBodyText : kNoteText), std::max(80, width - around),
                     kMostLines);
}

int LevelCard::heightForWidth(int width) const {
  const int lines = static_cast<int>(linesOf(width).size()), note = heightOf(textFont(kNoteText));
  if (shape_ == Shape::Line) return heightOf(textFont(kBodyText, Weight::Bold)) + lines * note + 22;
  if (shape_ == Shape::Row) return std::max(96, heightOf(titleFont(shape_)) + note * (lines + 2) + 30);
  const int head = std::max(side(), heightOf(titleFont(shape_)) + 2 * note);
  if (shape_ == Shape::Low) return kPadding * 2 + head + 4 + lines * note + note + 10;
  return kPadding * 2 + head + 10 + lines * heightOf(textFont(kBodyText)) + 8 +
         static_cast<int>(skills_.size()) * (note + 4) + 2;
}

QSize LevelCard::sizeHint() const {
  const int width = shape_ == Shape::Card ? 340 : shape_ == Shape::Row ? 420 : 300;
  return {width, heightForWidth(width)};
}

QSize LevelCard::minimumSizeHint() const { return {220, shape_ == Shape::Line ? heightForWidth(220) : 96}; }

void LevelCard::paintLine(QPainter& painter, const QRectF& box, const Theme& theme) const {
  paintIcon(painter, u"bot"_s, QRectF(box.left() + 12, box.center().y() - kFace / 2.0, kFace, kFace),
            isChecked() ? theme.ink : theme.ink2);
  const QFont bold = textFont(kBodyText, Weight::Bold), small = textFont(kNoteText);
  const qreal left = box.left() + kFace + 24;
  const QStringList lines = linesOf(width());
  const qreal high = heightOf(bold) + static_cast<qreal>(lines.size()) * heightOf(small);
  QRectF line(left, box.center().y() - high / 2, box.right() - left - 8, heightOf(bold));
  painter.setFont(bold);
  painter.setPen(theme.ink);
  painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, text());
  painter.setFont(small);
  painter.setPen(theme.ink2);
  line = QRectF(left, line.bottom(), line.width(), heightOf(small));
  for (const QString& words : lines) {
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, words);
    line.moveTop(line.bottom());
  }
}

/// Hex, name, how hard it is and how long it thinks; returns where that ends.
qreal LevelCard::paintHead(QPainter& painter, const QRectF& box, const Theme& theme) const {
  const QRectF hex(box.left() + kPadding, box.top() + (isCard() ? kPadding - 2 : 10), side(), side());
  painter.drawPixmap(hex.topLeft(), picture(terrainOf(level_), side(), devicePixelRatioF()));
  const qreal bot = side() * 0.36;
  const QRectF face(hex.center().x() - bot / 2, hex.bottom() - bot - side() * 0.08, bot, bot);
  painter.setPen(Qt::NoPen);
  painter.setBrush(QColor(255, 248, 231));  // the halo that every piece has, in all themes
  painter.drawRoundedRect(face.adjusted(-3, -1, 3, 3), 8, 8);
  paintIcon(painter, u"bot"_s, face, QColor(32, 36, 58));
  const qreal left = hex.right() + 14, width = box.right() - left - 10;
  const QFont title = titleFont(shape_), bold = textFont(kNoteText, Weight::Bold), small = textFont(kNoteText);
  const qreal height = heightOf(title) + heightOf(bold) + heightOf(small);
  QRectF line(left, isCard() ? hex.center().y() - height / 2 : box.top() + 10, width, heightOf(title));
  const auto write = [&](const QFont& font, const QColor& color, const QString& text, qreal indent = 0) {
    painter.setFont(font);
    painter.setPen(color);
    line.setHeight(heightOf(font));
    painter.drawText(line.adjusted(indent, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(font).elidedText(text, Qt::ElideRight, static_cast<int>(width - indent)));
    line.moveTop(line.bottom());
  };
  write(title, theme.ink, nameOfBot(level_));
  write(bold, theme.isDark() ? theme.edge : theme.ink2, difficulty_);
  paintIcon(painter, u"timer"_s, QRectF(line.left(), line.top() + heightOf(small) / 2.0 - 8, 16, 16), theme.ink2);
  write(small, theme.ink2, thinking_, 22);
  return isCard() ? hex.bottom() : line.top();
}

int LevelCard::marksWidth() const {
  int widest = 0;
  for (const QString& skill : skills_)
    widest = std::max(widest, QFontMetrics(textFont(kNoteText)).horizontalAdvance(skill));
  return widest + 16;
}

void LevelCard::paintMarks(QPainter& painter, QPointF at, const Theme& theme) const {
  const LevelMarks marks = marksOfLevel(level_);
  const std::array values{marks.building, marks.trade, marks.robber};
  const QFont small = textFont(kNoteText);
  const qreal row = heightOf(small) + 4;
  const bool isLow = shape_ == Shape::Low;
  const int bar = isLow ? kLowBar : kBar;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const int column = marksWidth() + kLowMarks;
    const QRectF line = isLow ? QRectF(at.x() + column * static_cast<qreal>(i), at.y(), marksWidth() - 8, row)
                              : QRectF(at.x(), at.y() + row * static_cast<qreal>(i), marksWidth(), row);
    painter.setFont(small);
    painter.setPen(theme.ink2);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, skills_.value(static_cast<qsizetype>(i)));
    for (int part = 0; part < 3; ++part) {
      // In high contrast lines are white, brighter than filled parts: there an empty part is a rim.
      const bool isFull = part < values[i], isRim = !isFull && theme.kind == ThemeKind::Contrast;
      painter.setPen(isRim ? QPen(theme.ink2, 1) : QPen(Qt::NoPen));
      painter.setBrush(isFull ? QBrush(theme.primary) : isRim ? QBrush(Qt::NoBrush) : QBrush(theme.line));
      painter.drawRoundedRect(QRectF(line.right() + part * (bar + kBarGap), line.center().y() - 4, bar, 8), 4, 4);
    }
  }
}

void LevelCard::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = themeOf(this);
  const QRectF box = paintCardPaper(painter, this, isChecked() ? Paper::Chosen : Paper::Row);
  if (shape_ == Shape::Line) return paintLine(painter, box, theme);
  qreal y = paintHead(painter, box, theme);
  const QFont words = textFont(shape_ == Shape::Card ? kBodyText : kNoteText);
  const qreal left = box.left() + kPadding + (isCard() ? 0 : side() + 14);
  painter.setFont(words);
  painter.setPen(isCard() ? theme.ink : theme.ink2);
  if (isCard()) y += shape_ == Shape::Card ? 10 : 4;
  for (const QString& line : linesOf(width())) {
    painter.drawText(QRectF(left, y, box.right() - left - 4, heightOf(words)), Qt::AlignLeft | Qt::AlignVCenter, line);
    y += heightOf(words);
  }
  const int rows = shape_ == Shape::Low ? 1 : static_cast<int>(skills_.size());
  const qreal marks = rows * (heightOf(textFont(kNoteText)) + 4);
  if (isCard()) paintMarks(painter, {left, box.bottom() - kPadding + 4 - marks}, theme);
  const bool isFootFree = shape_ == Shape::Card;
  QPointF badge(box.right() - 12 - kBadge, isFootFree ? box.bottom() - 12 - kBadge : box.top() + 10);
  for (auto color = colors_.rbegin(); color != colors_.rend() && badge.x() > left; ++color) {
    paintBadge(painter, QRectF(badge, QSizeF(kBadge, kBadge)), *color);
    badge.rx() -= kBadge + 4;
  }
}

void LevelCard::mouseDoubleClickEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) Q_EMIT wantedForAll();
}

void LevelCard::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return click();
  QAbstractButton::keyPressEvent(event);
}

void LevelCard::retranslate() {
  difficulty_ = difficultyOf(level_);
  thinking_ = thinkingOfLevel(level_);
  play_ = playOfLevel(level_);
  brief_ = briefOfLevel(level_);
  setToolTip(shape_ == Shape::Line ? plainTip(play_) : QString());
  //: What a level of bots does more or less well, beside a bar: to build, to trade, to move the robber
  skills_ = {tr("Building"), tr("Trade"), tr("Robber")};
  setText(bothOfBot(level_));
  setSpokenName(this, text());
  const LevelMarks marks = marksOfLevel(level_);
  //: Screen reader, about a level of bots: %1 how long it thinks, %2 how it plays, %3 to %5 marks of 1 to 3
  setSpokenDetails(this, tr("%1. %2 Of 3: building %3, trade %4, robber %5.")
                             .arg(thinking_, play_, QLocale().toString(marks.building), QLocale().toString(marks.trade),
                                  QLocale().toString(marks.robber)));
  updateGeometry();
  update();
}

}  // namespace tapu

#include "moc_level_card.cpp"
