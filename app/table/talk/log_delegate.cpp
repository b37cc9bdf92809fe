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
constexpr int kRowBadge = 15, kRowIndent = 21, kPicture = 16, kLongPicture = 24;
// In pixels at any.
constexpr int kRowGap = 6, kRowLeft = 2, kRowRight = 4;
constexpr int kLeastWidth = 100;  ///< of a row

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
    case glyph::kPirate: return u"pirate"_s;
    default: return u"robber"_s;
  }
}

void paintPicture(QPainter& painter, const QRectF& box, char16_t which, int color, const Theme& theme) {
  const int side = pictureSide();
  const qreal ratio = painter.device()->devicePixelRatioF();
  const QPointF at(std::round(box.left()), std::round(box.top()));
  const auto isOf = [which](char16_t family) { return (which & 0xfff0) == family; };
  if (which >= glyph::kRoad && which <= glyph::kPirate)
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
  if (which == glyph::kGift) return paintIcon(painter, u"gift"_s, box, theme.edge);
  if (which == glyph::kIsland) return paintIcon(painter, u"island"_s, box, theme.edge);
  painter.drawPixmap(at, resourcePicture(static_cast<Resource>(which - glyph::kResource), side, ratio));
}

/// A row as it lies in its width: in the first line the name of the player, words, and at its end the question or the
/// time; in more lines the words that have no room there.
struct LaidRow {
  LaidRow(const QModelIndex& index, int width);
  QString name, end;
  QFont endFont = textFont(kSmallText, Weight::Bold), words = textFont(kNoteText);
  int indent = 0;              ///< of all lines, for the badge
  int before = 0, behind = 0;  ///< of the first line, for name and end
  QStringList lines;
};

LaidRow::LaidRow(const QModelIndex& index, int width) {
  const auto text = [&index](int role) { return unbroken(index.data(role).toString()); };
  const auto widthWithGap = [](const QFont& font, const QString& shown) {
    return shown.isEmpty() ? 0 : static_cast<int>(std::ceil(QFontMetricsF(font).horizontalAdvance(shown))) + kRowGap;
  };
  const QString brief = index.data(LogModel::Brief).toString();
  const bool isHeading = index.data(LineModel::IsHeading).toBool();
  if (isHeading) words = endFont = textFont(kSmallText, brief.isEmpty() ? Weight::Bold : Weight::Regular);
  end = text(isHeading ? LogModel::Time : LogModel::Why);
  behind = widthWithGap(endFont, end);
  if (index.data(LineModel::BadgeColor).toInt() >= 0) {
    indent = grown(kRowIndent);
    const QFont bold = textFont(kNoteText, Weight::Bold);
    if (!brief.isEmpty())
      name = QFontMetricsF(bold).elidedText(text(LogModel::Player), Qt::ElideRight, width - indent - behind);
    before = widthWithGap(bold, name);
  }
  lines = picturedLines(words, brief.isEmpty() ? text(Qt::DisplayRole) : brief, width - indent, before + behind);
}

/// The line of a heading, from the end of its words.
void paintRule(QPainter& painter, const QRectF& line, const QString& words, const Theme& theme) {
  const qreal from = line.left() + widthOfPictured(painter.font(), words) + kRowGap;
  const qreal middle = std::floor(line.center().y()) + 0.5;
  painter.setPen(QPen(theme.line, 1));
  if (from < line.right()) painter.drawLine(QPointF(from, middle), QPointF(line.right(), middle));
}

}  // namespace

qreal widthOfPictured(const QFont& font, const QString& text) {
  const QFontMetricsF metrics(font);
  qreal width = 0;
  for (const Part& part : partsOf(text)) width += widthOf(metrics, part);
  return width;
}

QStringList picturedLines(const QFont& font, const QString& text, qreal width, qreal taken) {
  QStringList lines;
  QString line;
  const auto fits = [&](const QString& words) {
    return widthOfPictured(font, words) <= (lines.isEmpty() ? width - taken : width);
  };
  if (!text.isEmpty() && fits(text)) return {text};
  for (const QString& word : text.split(u' ', Qt::SkipEmptyParts)) {
    if (const QString longer = line.isEmpty() ? word : line + u' ' + word; fits(longer)) {
      line = longer;
      continue;
    }
    if (!line.isEmpty() || (lines.isEmpty() && taken > 0)) lines << line;
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

LogDelegate::LogDelegate(const QAbstractItemModel* rows) {
  connect(rows, &QAbstractItemModel::modelAboutToBeReset, this, [this] { heights_.clear(); });
}

int LogDelegate::lineHeight() { return std::max(grown(kLeastHeight), QFontMetrics(textFont(kNoteText)).height()); }

// A view asks for the height of every row when one is added.
QSize LogDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
  const int width = std::max(kLeastWidth, view ? view->viewport()->width() : option.rect.width());
  const std::array measuredFor{width, textSizeInUse(), tableScaleInUse()};
  if (measuredFor != measuredFor_) heights_.clear();
  measuredFor_ = measuredFor;
  int& height = heights_[index.row()];
  if (height == 0) {
    const auto lines = static_cast<int>(LaidRow(index, width - kRowLeft - kRowRight).lines.size());
    height = std::max(1, lines) * lineHeight();
  }
  return {width, height};
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const Theme& theme = themeOf(option.widget->parentWidget());  // the view itself is transparent
  const bool isHeading = index.data(LineModel::IsHeading).toBool();
  const int color = index.data(LineModel::BadgeColor).toInt(), badge = grown(kRowBadge);
  LaidRow row(index, option.rect.width() - kRowLeft - kRowRight);
  // Of a row that has grown since it was measured, as by a new name of its player, the last line is cut.
  if (const int most = std::max(1, option.rect.height() / lineHeight()); row.lines.size() > most)
    row.lines = row.lines.first(most - 1) << row.lines.sliced(most - 1).join(u' ');
  QRectF line(option.rect.left() + kRowLeft, option.rect.top(), option.rect.width() - kRowLeft - kRowRight,
              std::min(lineHeight(), option.rect.height()));
  painter->save();
  painter->setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  if (color >= 0)
    paintBadge(*painter, QRectF(line.left(), line.top() + (line.height() - badge) / 2, badge, badge), color);
  line.setLeft(line.left() + row.indent);
  painter->setPen(isHeading ? theme.ink2 : theme.primary);
  painter->setFont(row.endFont);
  painter->drawText(line, Qt::AlignVCenter | Qt::AlignRight, row.end);
  painter->setPen(isHeading ? theme.ink2 : theme.ink);
  painter->setFont(textFont(kNoteText, Weight::Bold));
  painter->drawText(line, Qt::AlignVCenter | Qt::AlignLeft, row.name);
  painter->setFont(row.words);
  for (qsizetype i = 0; i < row.lines.size(); ++i) {
    const QRectF at =
        i == 0 ? line.adjusted(row.before, 0, -row.behind, 0) : line.translated(0, static_cast<int>(i) * lineHeight());
    paintPictured(*painter, at, row.lines[i], color, theme);
    if (isHeading && i + 1 == row.lines.size()) paintRule(*painter, at, row.lines[i], theme);
  }
  if (option.state & QStyle::State_HasFocus)
    paintFocusRing(*painter, QRectF(option.rect).adjusted(2, 2, -2, -2), theme,
                   6);  // within the row, which it goes with
  painter->restore();
}

}  // namespace tapu
