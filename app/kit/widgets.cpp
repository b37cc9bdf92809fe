// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/widgets.h"

#include <QEnterEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>
#include <QRadialGradient>
#include <QRegularExpression>
#include <QScreen>
#include <QStyleOption>
#include <QTextBoundaryFinder>
#include <QTextDocument>
#include <QTextLayout>
#include <QToolTip>
#include <cmath>

#include "app/kit/art.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// One number out of a place and a fixed seed: jitter that is the same on every screen.
unsigned scatter(unsigned x, unsigned y, unsigned salt) {
  unsigned h = x * 374761393U + y * 668265263U + salt * 2246822519U;
  h = (h ^ (h >> 13)) * 1274126177U;
  return h ^ (h >> 16);
}

void paintWaves(QPainter& painter, QSize size, const Theme& theme) {
  constexpr int cellWidth = 118, cellHeight = 54;
  for (int row = 0; row * cellHeight < size.height() + cellHeight; ++row)
    for (int column = 0; column * cellWidth < size.width() + cellWidth; ++column) {
      const auto x = static_cast<unsigned>(column), y = static_cast<unsigned>(row);
      if (scatter(x, y, 1) % 4 == 0) continue;
      QColor color = scatter(x, y, 2) % 3 == 0 ? theme.waveDeep : theme.wave;
      color.setAlphaF(0.35F);
      const double left = column * cellWidth + scatter(x, y, 3) % 70 + (row % 2) * 50.0 - 40;
      const double top = row * cellHeight + scatter(x, y, 4) % 26;
      QPainterPath tick({left, top});
      tick.cubicTo(left + 5, top - 6, left + 10, top - 6, left + 14, top);
      tick.cubicTo(left + 18, top + 6, left + 23, top + 6, left + 28, top);
      painter.setPen(QPen(color, 2.4, Qt::SolidLine, Qt::RoundCap));
      painter.drawPath(tick);
    }
}

QPixmap seaPixmap(QSize size, const Theme& theme, qreal ratio) {
  const QString key =
      u"tapu/sea/%1/%2x%3@%4"_s.arg(static_cast<int>(theme.kind)).arg(size.width()).arg(size.height()).arg(ratio);
  QPixmap result;
  if (QPixmapCache::find(key, &result)) return result;
  result = QPixmap(size * ratio);
  result.setDevicePixelRatio(ratio);
  QPainter painter(&result);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPointF middle(size.width() * 0.48, size.height() * 0.48);
  QRadialGradient gradient(middle, std::max(size.width() * 0.52, size.height() * 0.6));
  gradient.setColorAt(0, theme.sea0);
  gradient.setColorAt(1, theme.sea1);
  painter.fillRect(QRect(QPoint(), size), gradient);
  painter.setBrush(Qt::NoBrush);
  paintWaves(painter, size, theme);
  painter.end();
  QPixmapCache::insert(key, result);
  return result;
}

QFontMetrics metrics(const QFont& font) { return QFontMetrics(font); }

QRectF centered(const QRectF& box, qreal side) {
  return {box.center().x() - side / 2, box.center().y() - side / 2, side, side};
}

void drawIcon(QPainter& painter, const QString& name, const QRectF& box, const QColor& color) {
  icon(name, color).paint(&painter, box.toAlignedRect());
}

}  // namespace

void paintSea(QPainter& painter, const QRect& area, const Theme& theme, qreal devicePixelRatio) {
  if (area.isEmpty()) return;
  painter.drawPixmap(area.topLeft(), seaPixmap(area.size(), theme, devicePixelRatio));
}

void SeaPage::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintSea(painter, rect(), themeOf(this), devicePixelRatioF());
}

// Paper

void paintPaper(QPainter& painter, const QRectF& box, Paper paper, const Theme& theme, qreal radius) {
  painter.setRenderHint(QPainter::Antialiasing);
  if (paper == Paper::Sheet) {
    painter.setPen(Qt::NoPen);
    QColor step = theme.shade;
    step.setAlpha(theme.shade.alpha() * 3 / 4);
    painter.setBrush(step);
    for (qreal reach : {1.5, 3.0, 5.0})
      painter.drawRoundedRect(box.adjusted(-reach / 2, 0, reach / 2, reach), radius + reach / 2, radius + reach / 2);
  }
  switch (paper) {
    case Paper::Sheet:
    case Paper::Row:
      painter.setPen(QPen(theme.line, theme.outline()));
      painter.setBrush(paper == Paper::Sheet ? theme.surface : theme.isDark() ? theme.raised : theme.surface);
      break;
    case Paper::Well:
      painter.setPen(QPen(theme.line, theme.outline()));
      painter.setBrush(theme.sunk);
      break;
    case Paper::Chosen:
      painter.setPen(QPen(theme.edge, 2));
      painter.setBrush(theme.accentSoft);
      break;
  }
  const qreal inset = painter.pen().widthF() / 2;
  painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius);
}

QSize fittingScreen(const QWidget& dialog, QSize wished) {
  return wished.boundedTo(dialog.screen()->availableSize() - kWindowFrame);
}

void fitHeight(QWidget* dialog, int width) {
  const int wrapped = dialog->heightForWidth(width);  // the size hint wraps words at a width of its own
  const int needed = wrapped > 0 ? wrapped : dialog->sizeHint().height();
  const QSize size = fittingScreen(*dialog, {width, needed});
  dialog->setMinimumHeight(std::min(size.height(), 560));
  dialog->resize(size);
}

Sheet::Sheet(QWidget* parent, Paper paper) : QFrame(parent), paper_(paper) { setPaper(paper); }

void Sheet::setPaper(Paper paper) {
  paper_ = paper;
  const int reach = paper == Paper::Sheet ? kShadow : 0;
  setContentsMargins(reach, reach, reach, reach);
  update();
}

void Sheet::setBar(const QColor& color) {
  bar_ = color;
  update();
}

void Sheet::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = themeOf(this);
  const QRectF box = paper_ == Paper::Sheet ? QRectF(contentsRect()) : QRectF(rect());
  const qreal radius = paper_ == Paper::Sheet ? 14 : 10;
  paintPaper(painter, box, paper_, theme, radius);
  if (!bar_.isValid()) return;
  const qreal inset = paper_ == Paper::Chosen ? 1.5 : 0.5;
  QPainterPath whole, bar;
  whole.addRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius);
  bar.addRect(box.left(), box.top(), 10, box.height());
  painter.fillPath(whole.intersected(bar), bar_);
}

QString plainTip(const QString& text) {
  if (!Qt::mightBeRichText(text)) return text;
  return u"<span>%1</span>"_s.arg(text.toHtmlEscaped().replace(u'\n', "<br>"_L1));
}

QString unbroken(QString text) { return text.replace(u" × "_s, u"\u00a0×\u00a0"_s); }

QString softened(const QString& text) {
  constexpr int longest = 20, part = 12;  // letters of a word; the longest words of both languages stay whole
  static const QRegularExpression wordWithoutEnd(u"\\S{%1,}"_s.arg(longest + 1));
  QString result;
  qsizetype from = 0;
  for (const QRegularExpressionMatch& match : wordWithoutEnd.globalMatch(text)) {
    result += text.mid(from, match.capturedStart() - from);
    const QString word = match.captured();
    QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, word);
    int count = 0;
    for (qsizetype start = 0, end = 0; start < word.size(); start = end) {
      end = letters.toNextBoundary();
      if (end < 0) end = word.size();
      result += word.mid(start, end - start);
      if (++count % part == 0 && end < word.size()) result += QChar(u'\u200b');
    }
    from = match.capturedEnd();
  }
  return result + text.mid(from);
}

QMenu* passingMenu(QWidget* owner) {
  auto* menu = new QMenu(owner);
  menu->setAttribute(Qt::WA_DeleteOnClose);
  return menu;
}

void paintFocusRing(QPainter& painter, const QRectF& box, const Theme& theme, qreal radius) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(theme.primary, 3));
  painter.drawRoundedRect(box, radius, radius);
}

// Buttons

namespace {

constexpr int kRing = 4;  // room for the focus ring around a button: 1.5 gap, 3 ring

}  // namespace

QStringList brokenLines(const QString& text, const QFont& font, qreal width, int most) {
  QStringList lines;
  if (text.isEmpty()) return lines;
  QTextLayout layout(text, font);
  layout.beginLayout();
  for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
    line.setLineWidth(width);
    const bool isLast = lines.size() + 1 == most;
    const QString rest = text.mid(line.textStart(), isLast ? -1 : line.textLength()).trimmed();
    lines << metrics(font).elidedText(rest, Qt::ElideRight, static_cast<int>(width));
    if (isLast) break;
  }
  layout.endLayout();
  return lines;
}

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

QFont ActionButton::face() const {
  if (shape_ == Shape::Entry) return textFont(19, Weight::Bold);
  if (role_ == Role::Link) return textFont(13, Weight::Bold);
  return textFont(15, Weight::Bold);
}

QSize ActionButton::sizeHint() const {
  const QFontMetrics text = metrics(face());
  const int width = text.horizontalAdvance(this->text());
  switch (shape_) {
    case Shape::Icon: return {28 + 2 * kRing, 28 + 2 * kRing};
    case Shape::Entry: return {std::max(280, 72 + width + 24), note_.isEmpty() ? 48 + 2 * kRing : 72 + 2 * kRing};
    case Shape::Tile: return {std::max(128, width + 24), 98 + 2 * kRing};
    case Shape::Line: break;
  }
  const int icon = iconName_.isEmpty() ? 0 : 26;
  constexpr int air = 6;  // between a link and its ring
  if (role_ == Role::Link) return {width + icon + 2 * kRing + air, text.height() + 2 * kRing};
  return {std::min(mostWidth_, std::max(72, width + icon + 32) + 2 * kRing),
          std::max(36, text.height() + 12) + 2 * kRing};
}

QSize ActionButton::minimumSizeHint() const {
  if (shape_ == Shape::Entry) return {160, sizeHint().height()};
  if (shape_ == Shape::Tile) return {96, 72};
  return sizeHint();
}

void ActionButton::setMostWidth(int width) {
  mostWidth_ = width;
  updateGeometry();
}

bool ActionButton::isCut() const {
  const int icon = iconName_.isEmpty() || shape_ != Shape::Line ? 0 : 26;
  const int room = width() - 2 * kRing - icon - (role_ == Role::Link ? -4 : 8);
  return shape_ == Shape::Line && metrics(face()).horizontalAdvance(text()) > room;
}

/// What is cut off is told in full.
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
  if (!acts || !isEnabled()) painter.setPen(QPen(chosen ? theme.edge : theme.line, chosen ? 2 : theme.outline()));
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
  if (shape_ == Shape::Icon) return drawIcon(painter, iconName_, centered(box, 20), color);
  painter.setFont(face());
  painter.setPen(color);
  const QString shown = metrics(face()).elidedText(text(), Qt::ElideRight,
                                                   static_cast<int>(box.width()) + (role_ == Role::Link ? 4 : -8));
  if (iconName_.isEmpty()) return painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, shown);
  const qreal width = metrics(face()).horizontalAdvance(shown) + 26;
  const qreal left = box.center().x() - width / 2;
  drawIcon(painter, iconName_, {left, box.center().y() - 9, 18, 18}, color);
  painter.drawText(QRectF(left + 26, box.top(), width, box.height()), Qt::AlignVCenter | Qt::AlignLeft, shown);
}

void ActionButton::paintEntry(QPainter& painter, const QRectF& box, const Theme& theme) const {
  const qreal tile = std::min(44.0, box.height() - 8);
  const QRectF well(box.left() + 12, box.center().y() - tile / 2, tile, tile);
  painter.setPen(Qt::NoPen);
  painter.setBrush(!isEnabled() ? theme.sunk : role_ == Role::Next ? QColor(fixed::cream) : theme.accentSoft);
  painter.drawRoundedRect(well, 8, 8);
  const QColor onTile = role_ == Role::Next && isEnabled() ? QColor(fixed::ink) : textColor(theme);
  drawIcon(painter, iconName_, centered(well, 24), onTile);

  const QRectF words(well.right() + 16, box.top(), box.right() - well.right() - 28, box.height());
  const QFont titleFont = face(), noteFont = textFont(13);
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
  if (box.height() < 64) return paintLine(painter, box, theme);  // no room for one over the other
  const QColor color = textColor(theme);
  const QFont title = face(), key = textFont(11, Weight::Bold);
  const int titleHeight = metrics(title).height(), keyHeight = note_.isEmpty() ? 0 : metrics(key).height() + 4;
  qreal top = box.center().y() - (44 + titleHeight + keyHeight) / 2.0;
  drawIcon(painter, iconName_, {box.center().x() - 18, top, 36, 36}, color);
  top += 41;
  painter.setFont(title);
  painter.setPen(color);
  painter.drawText(QRectF(box.left() + 4, top, box.width() - 8, titleHeight), Qt::AlignCenter | Qt::TextDontClip,
                   metrics(title).elidedText(text(), Qt::ElideRight, static_cast<int>(box.width()) - 8));
  if (note_.isEmpty()) return;
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
  if (shape_ == Shape::Icon) box = centered(box, std::min(box.width(), box.height()));  // square where room is short
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
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
  QAbstractButton::keyPressEvent(event);
}

// Small things

Badge::Badge(int color, int side, QWidget* parent) : QWidget(parent), color_(color), side_(side) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  setColor(color);
}

void Badge::setColor(int color) {
  color_ = color;
  setAccessibleName(playerColorName(color));
  update();
}

QSize Badge::sizeHint() const { return {side_, side_}; }

void Badge::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (!isEnabled()) painter.setOpacity(0.45);
  painter.drawPixmap(0, 0, badgePicture(color_, std::min(width(), height()), devicePixelRatioF()));
}

Chip::Chip(const QString& text, Kind kind, QWidget* parent) : QLabel(text, parent), kind_(kind) {
  setTextFormat(Qt::PlainText);
  setFont(textFont(13, Weight::Bold));
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Chip::setKind(Kind kind) {
  kind_ = kind;
  update();
}

void Chip::setIconName(const QString& name) {
  iconName_ = name;
  updateGeometry();
  update();
}

QSize Chip::sizeHint() const {
  return {fontMetrics().horizontalAdvance(text()) + 24 + (iconName_.isEmpty() ? 0 : 22), fontMetrics().height() + 10};
}

QSize Chip::minimumSizeHint() const { return sizeHint(); }

void Chip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  QColor fill = theme.sunk, rim = theme.line, ink = theme.ink;
  if (kind_ == Kind::Accent) fill = theme.accentSoft, rim = theme.edge;
  if (kind_ == Kind::Award) fill = theme.accent, rim = theme.accent, ink = theme.onAccent;
  if (kind_ == Kind::Good) {
    ink = rim = fill = theme.ok;
    fill.setAlphaF(0.16F);
    rim.setAlphaF(0.16F);
  }
  if (!isEnabled()) ink = theme.ink3;
  painter.setPen(QPen(rim, 1));
  painter.setBrush(fill);
  const QRectF box = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.drawRoundedRect(box, box.height() / 2, box.height() / 2);
  qreal left = 12;
  if (!iconName_.isEmpty()) {
    drawIcon(painter, iconName_, {left - 2, box.center().y() - 8, 16, 16}, ink);
    left += 20;
  }
  painter.setPen(ink);
  const QRectF words(left, 0, box.right() - left - 8, height());
  painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip,
                   fontMetrics().elidedText(text(), Qt::ElideRight, static_cast<int>(words.width()) + 2));
}

IconLabel::IconLabel(const QString& name, int side, QColor Theme::*color, QWidget* parent)
    : QWidget(parent), name_(name), side_(side), color_(color) {
  setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void IconLabel::setName(const QString& name) {
  name_ = name;
  update();
}

QSize IconLabel::sizeHint() const { return {side_, side_}; }

void IconLabel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = themeOf(this);
  if (drawing(name_)) {
    if (!isEnabled()) painter.setOpacity(0.45);
    painter.drawPixmap(0, 0, picture(name_, size(), devicePixelRatioF()));
    return;
  }
  drawIcon(painter, name_, rect(), isEnabled() ? theme.*color_ : theme.ink3);
}

Words::Words(const QString& text, int pixels, Weight weight, QColor Theme::*color, QWidget* parent)
    : QLabel(softened(text), parent), text_(text), color_(color), pixels_(pixels), weight_(weight) {
  setTextFormat(Qt::PlainText);
  setWordWrap(true);
  setIndent(kBearing);
  // Bold vowel signs reach above what the font calls its height.
  if (weight == Weight::Bold && pixels >= 14) setMargin(pixels < 20 ? 1 : 2);
  applyLook();
}

void Words::setText(const QString& text) {
  text_ = text;
  // What may be copied is copied as it is.
  QLabel::setText(textInteractionFlags() & Qt::TextSelectableByMouse ? text : softened(text));
}

void Words::setColor(QColor Theme::*color) {
  color_ = color;
  applyLook();
}

void Words::applyLook() {
  const QFont wanted = textFont(pixels_, weight_);
  if (font() != wanted) setFont(wanted);
  const QColor ink = themeOf(this).*color_;
  if (palette().color(QPalette::WindowText) == ink) return;
  QPalette own = palette();
  own.setColor(QPalette::WindowText, ink);
  setPalette(own);
}

void Words::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange ||
      event->type() == QEvent::ParentChange)
    applyLook();
}

}  // namespace tapu
