// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QPainter>
#include <QTextBoundaryFinder>
#include <vector>

#include "app/kit/art.h"
#include "app/kit/focus_ring.h"
#include "app/kit/line_breaks.h"
#include "app/kit/theme.h"
#include "app/table/talk/log_model.h"
#include "app/text/glyphs.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

// In pixels at the usual scale and text size; `grown` gives those of the moment.
constexpr int kLeastHeight = 18;  ///< of a row
constexpr int kRowBadge = 15, kRowIndent = 21, kPicture = 16, kLongPicture = 24, kRowGap = 6;
constexpr int kNameWanted = 84;  ///< so much of a name is worth smaller words

/// Pictures follow the scale of the table, and half of the way of the texts.
int grown(int pixels) { return scaled(pixels) * (100 + std::max(100, textSizeInUse())) / 200; }
int pictureSide() { return grown(kPicture); }

/// A stretch of words, or one picture.
struct Part {
  QString words;
  char16_t picture = 0;
};

std::vector<Part> partsOf(const QString& text) {
  std::vector<Part> parts;
  for (const QChar character : text) {
    if (glyph::isGlyph(character))
      parts.push_back({{}, character.unicode()});
    else if (parts.empty() || parts.back().picture)
      parts.push_back({QString(character), 0});
    else
      parts.back().words += character;
  }
  return parts;
}

/// Roads and ships are longer than they are high.
int pictureWidth(char16_t which) {
  return which == glyph::kRoad || which == glyph::kShip ? grown(kLongPicture) : pictureSide();
}

qreal widthOf(const QFontMetricsF& metrics, const Part& part) {
  return part.picture ? pictureWidth(part.picture) + 2 : metrics.horizontalAdvance(part.words);
}

QString pieceOf(char16_t which) {
  switch (which) {
    case glyph::kRoad: return u"piece-road"_s;
    case glyph::kShip: return u"piece-ship"_s;
    case glyph::kSettlement: return u"piece-settlement"_s;
    case glyph::kCity: return u"piece-city"_s;
    default: return u"robber"_s;
  }
}

void paintPicture(QPainter& painter, const QRectF& box, char16_t which, int color, const Theme& theme) {
  const int side = pictureSide();
  const qreal ratio = painter.device()->devicePixelRatioF();
  const QPointF at(std::round(box.left()), std::round(box.top()));
  const auto isOf = [which](char16_t family) { return (which & 0xfff0) == family; };
  if (which >= glyph::kRoad && which <= glyph::kRobber)
    return painter.drawPixmap(at, piecePicture(pieceOf(which), std::max(0, color), {pictureWidth(which), side}, ratio));
  if (isOf(glyph::kDie)) return painter.drawPixmap(at, diceFace(which - glyph::kDie, side, ratio));
  if (isOf(glyph::kTerrain))
    return painter.drawPixmap(at, picture(drawingOf(static_cast<Terrain>(which - glyph::kTerrain)), side, ratio));
  if (isOf(glyph::kDevelopment)) {
    const auto card =
        which == glyph::kHiddenDevelopment ? Card::Unknown : static_cast<Card>(which - glyph::kDevelopment);
    return painter.drawPixmap(at + QPointF(2, 0), picture(drawingOf(card), {side - 4, side}, ratio));
  }
  if (which == glyph::kHiddenCard) return paintIcon(painter, u"cards"_s, box, theme.ink2);
  if (which == glyph::kBank) return paintIcon(painter, u"bank"_s, box, theme.ink2);
  if (which == glyph::kLongestRoad) return paintIcon(painter, u"longest-road"_s, box, theme.edge);
  if (which == glyph::kLargestArmy) return paintIcon(painter, u"largest-army"_s, box, theme.edge);
  painter.drawPixmap(at, resourcePicture(static_cast<Resource>(which - glyph::kResource), side, ratio));
}

/// The part of a name that has this room in a row: what was done matters more, and the badge tells who it was. Not less
/// than some letters, or nothing.
QString shownName(const QFontMetricsF& metrics, const QString& name, qreal room) {
  constexpr qreal kLeastName = 30;
  if (metrics.horizontalAdvance(name) <= room) return name;
  return room < kLeastName ? QString() : metrics.elidedText(name, Qt::ElideRight, room);
}

/// The look of a row: the size of its words in pixels, and the question at its end.
struct RowLook {
  int text = kNoteText;
  QString why;
};

/// The width of a row with the name of its player, or as much of it as is wanted, or without it.
enum class Named : quint8 { No, Yes };
qreal widthOfRow(const QModelIndex& index, const QString& brief, const RowLook& look, Named named) {
  const QFontMetricsF bold(textFont(look.text, Weight::Bold)), small(textFont(kSmallText, Weight::Bold));
  const QString name = unbroken(index.data(LogModel::Player).toString());
  const qreal why = look.why.isEmpty() ? 0 : small.horizontalAdvance(look.why) + kRowGap;
  const qreal before = std::min<qreal>(bold.horizontalAdvance(name), grown(kNameWanted)) + kRowGap;
  return grown(kRowIndent) + (named == Named::Yes ? before : 0) + widthOfPictured(textFont(look.text), brief) + why;
}

/// The usual look; where a name would be cut for it, smaller words, or the sign of a question in its place, if that
/// leaves the name whole; else the same for the words, which matter more.
RowLook lookOf(const QModelIndex& index, const QString& brief, qreal width) {
  const QString why = index.data(LogModel::Why).toString(), sign = why.isEmpty() ? QString() : u"?"_s;
  const RowLook usual{kNoteText, why}, least{kSmallText, sign};
  for (const Named named : {Named::Yes, Named::No}) {
    for (const RowLook& look : {usual, RowLook{kSmallText, why}, RowLook{kNoteText, sign}, least})
      if (widthOfRow(index, brief, look, named) <= width) return look;
  }
  return least;
}

/// Badge and name of the player before words of this width, which are painted in the box that it returns.
QRectF paintPlayer(QPainter& painter, const QRectF& row, const QModelIndex& index, qreal wordsWidth,
                   int text = kNoteText) {
  const int color = index.data(LineModel::BadgeColor).toInt();
  if (color < 0) return row;
  const int badge = grown(kRowBadge);
  paintBadge(painter, QRectF(row.left(), row.top() + (row.height() - badge) / 2, badge, badge), color);
  QRectF rest = row.adjusted(grown(kRowIndent), 0, 0, 0);
  if (index.data(LogModel::Brief).toString().isEmpty()) return rest;
  painter.setFont(textFont(text, Weight::Bold));
  const QFontMetricsF metrics(painter.font());
  const QString name =
      shownName(metrics, unbroken(index.data(LogModel::Player).toString()), rest.width() - wordsWidth - kRowGap);
  if (name.isEmpty()) return rest;
  painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, name);
  rest.setLeft(rest.left() + metrics.horizontalAdvance(name) + kRowGap);
  return rest;
}

void paintHeading(QPainter& painter, const QRectF& row, const QModelIndex& index, const Theme& theme) {
  const QString brief = index.data(LogModel::Brief).toString(), time = index.data(LogModel::Time).toString();
  painter.setPen(theme.ink2);
  const QFont font = textFont(kSmallText, brief.isEmpty() ? Weight::Bold : Weight::Regular);
  const QFontMetricsF metrics(font);
  const qreal wordsWidth = metrics.horizontalAdvance(brief) + kRowGap + metrics.horizontalAdvance(time);
  QRectF rest = paintPlayer(painter, row, index, wordsWidth);
  painter.setFont(font);
  painter.drawText(rest, Qt::AlignVCenter | Qt::AlignRight, time);
  if (!time.isEmpty()) rest.setRight(rest.right() - metrics.horizontalAdvance(time) - kRowGap);
  const QString words = brief.isEmpty() ? index.data().toString() : brief;
  const QString shown = metrics.elidedText(unbroken(words), Qt::ElideRight, rest.width());
  painter.drawText(rest, Qt::AlignVCenter | Qt::AlignLeft, shown);
  const qreal from = rest.left() + metrics.horizontalAdvance(shown) + kRowGap;
  painter.setPen(QPen(theme.line, 1));
  const qreal middle = std::floor(row.center().y()) + 0.5;
  if (from < rest.right()) painter.drawLine(QPointF(from, middle), QPointF(rest.right(), middle));
}

/// The question at the right end of a row about a bot; returns the row without it.
QRectF paintWhy(QPainter& painter, const QRectF& row, const QString& why, const Theme& theme) {
  if (why.isEmpty()) return row;
  painter.setFont(textFont(kSmallText, Weight::Bold));
  painter.setPen(theme.primary);
  const QFontMetricsF metrics(painter.font());
  const qreal wide = metrics.horizontalAdvance(why);
  painter.drawText(row, Qt::AlignVCenter | Qt::AlignRight, why);
  painter.setPen(theme.ink);
  return row.adjusted(0, 0, -wide - kRowGap, 0);
}

}  // namespace

qreal widthOfPictured(const QFont& font, const QString& text) {
  const QFontMetricsF metrics(font);
  qreal width = 0;
  for (const Part& part : partsOf(text)) width += widthOf(metrics, part);
  return width;
}

QStringList picturedLines(const QFont& font, const QString& text, qreal width) {
  const auto fits = [&](const QString& words) { return widthOfPictured(font, words) <= width; };
  QStringList lines;
  QString line;
  for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
    if (const QString longer = line.isEmpty() ? word : line + u' ' + word; fits(longer)) {
      line = longer;
      continue;
    }
    if (!line.isEmpty()) lines << line;
    line = word;
    while (!fits(line)) {
      QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, line);
      qsizetype end = letters.toNextBoundary();
      for (qsizetype next = end; next > 0 && fits(line.left(next)); next = letters.toNextBoundary()) end = next;
      if (end <= 0 || end >= line.size()) break;
      lines << line.left(end);
      line.remove(0, end);
    }
  }
  return line.isEmpty() ? lines : lines << line;
}

void paintPictured(QPainter& painter, const QRectF& box, const QString& text, int color, const Theme& theme) {
  const QFontMetricsF metrics(painter.font());
  const QString dots = u"…"_s;
  const bool fits = widthOfPictured(painter.font(), text) <= box.width();
  const qreal end = fits ? box.right() + 1 : box.right() - metrics.horizontalAdvance(dots);
  qreal at = box.left();
  for (const Part& part : partsOf(text)) {
    const qreal wide = widthOf(metrics, part);
    if (at + wide > end && part.picture) break;
    if (part.picture)
      paintPicture(painter, QRectF(at + 1, box.center().y() - pictureSide() / 2.0, wide - 2, pictureSide()),
                   part.picture, color, theme);
    else  // words that are cut have dots of their own, beyond `end`
      painter.drawText(QRectF(at, box.top(), box.right() + 1 - at, box.height()), Qt::AlignVCenter | Qt::AlignLeft,
                       at + wide > end ? metrics.elidedText(part.words, Qt::ElideRight, box.right() - at) : part.words);
    if (at + wide > end) return;
    at += wide;
  }
  if (!fits) painter.drawText(QRectF(at, box.top(), box.right() - at, box.height()), Qt::AlignVCenter, dots);
}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex&) const {
  return {100, std::max(grown(kLeastHeight), QFontMetrics(textFont(kNoteText)).height())};
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Theme& theme = themeOf(option.widget->parentWidget());  // the view itself is transparent
  const QRectF row = QRectF(option.rect).adjusted(2, 0, -4, 0);
  painter->save();
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  if (index.data(LineModel::IsHeading).toBool()) {
    paintHeading(*painter, row, index, theme);
  } else {
    painter->setPen(theme.ink);
    const QString brief = index.data(LogModel::Brief).toString();
    const RowLook look = lookOf(index, brief, row.width());
    const QFont words = textFont(look.text);
    const QRectF rest = paintPlayer(*painter, paintWhy(*painter, row, look.why, theme), index,
                                    widthOfPictured(words, brief), look.text);
    painter->setFont(words);
    paintPictured(*painter, rest, brief.isEmpty() ? unbroken(index.data().toString()) : brief,
                  index.data(LineModel::BadgeColor).toInt(), theme);
  }
  if (option.state & QStyle::State_HasFocus)
    paintFocusRing(*painter, QRectF(option.rect).adjusted(2, 2, -2, -2), theme,
                   6);  // within the row, which it goes with
  painter->restore();
}

}  // namespace tapu
