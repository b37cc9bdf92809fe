// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/people/compact_row.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/lamp.h"
#include "app/kit/theme.h"
#include "app/table/people/players_panel.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostUsual = 4, kMostMiddle = 6;  ///< players
constexpr int kPoints = 18;                     ///< letters, as `textFont` takes them
constexpr int kStarInLowRow = 225;              ///< pixels: the width of a row with a star

/// The sizes of a form, in pixels at the usual scale and text size.
struct Measure {
  int height, badge, line, figures;  ///< line: that of the name; figures: that below it, 0 = none
};
Measure measureOf(RowForm form) {
  switch (form) {
    case RowForm::Middle: return {58, 26, 28, 22};
    case RowForm::Close: return {45, 24, 22, 17};
    case RowForm::Line: return {34, 22, 30, 0};
    case RowForm::Badge: return {26, 20, 22, 0};
    case RowForm::Usual: break;
  }
  return {72, 28, 30, 22};
}

/// These rows grow with their texts.
int withTexts(int pixels) { return scaled(pixels) * std::max(100, textSizeInUse()) / 100; }

constexpr int kStar = 16, kSign = 14;      ///< pixels
constexpr int kChip = 18, kHammer = 13;    ///< pixels: height of the chip; its hammer
constexpr int kBriefFigure = 44;           ///< pixels
constexpr int kBesideName = 4;             ///< pixels beside points, chip and name
constexpr int kSignGap = 6, kStarGap = 8;  ///< pixels beside what tells of the connection; beside the star

int widthOf(const QString& text, int letters) {
  return QFontMetrics(textFont(letters, Weight::Bold)).horizontalAdvance(text);
}

/// The places in the first line of a row. Where the name has no room, the star makes way for the chip, and then the
/// name is cut: without its hammer the chip would look like a count.
class FirstLine {
 public:
  FirstLine(const QRect& row, const PlayerFacts& facts, RowForm form)
      : facts_(facts),
        isBrief_(measureOf(form).figures == 0),
        hasStar_(form != RowForm::Line && row.width() >= scaled(kStarInLowRow)) {
    const Measure measure = measureOf(form);
    const int air = (row.height() - withTexts(measure.line) - withTexts(measure.figures)) / 2;
    box_ = QRect(row.left() + scaled(16), row.top() + air, row.width() - scaled(16 + 9), withTexts(measure.line));
    const int words = box_.left() + withTexts(measure.badge) + scaled(8);
    const auto isTight = [&] { return widthOf(facts.shownName(), kChoiceText) > roomFrom(words); };
    if (facts.order > 0 && isTight()) hasStar_ = false;
    name_ = QRect(words, box_.top(), roomFrom(words), box_.height());
  }
  const QRect& box() const { return box_; }
  const QRect& name() const { return name_; }
  bool hasStar() const { return hasStar_; }
  QString points() const { return QLocale().toString(facts_.points); }
  QString order() const { return QLocale().toString(facts_.order); }
  int pointsWide() const { return std::max(scaled(22), widthOf(points(), kPoints)); }
  int orderWide() const { return scaled(kHammer + 15) + widthOf(order(), kSmallText); }
  int briefWide() const {
    return isBrief_ ? static_cast<int>(figuresOf(facts_, Figures::Brief).size()) * scaled(kBriefFigure) : 0;
  }

 private:
  /// The pixels that are left for a name that begins here.
  int roomFrom(int words) const {
    int taken = pointsWide() + scaled(kBesideName) + scaled(kSign + kSignGap) + briefWide();
    if (hasStar_) taken += scaled(kStar + kStarGap);
    if (facts_.order > 0) taken += orderWide() + scaled(kBesideName);
    return box_.right() - taken - words - kBesideName;
  }
  const PlayerFacts& facts_;
  bool isBrief_, hasStar_;
  QRect box_, name_;
};

/// Paints one row, from its ends to its middle.
class RowPainter {
 public:
  RowPainter(QPainter& painter, const QRect& row, const PlayerFacts& facts, RowForm form, const Theme& theme)
      : painter_(painter),
        facts_(facts),
        form_(form),
        theme_(theme),
        measure_(measureOf(form)),
        row_(row),
        first_(row, facts, form),
        line_(first_.box()),
        right_(line_.right()) {}
  void paint() {
    if (form_ == RowForm::Badge) return paintBadgeAlone();
    paintBadge(painter_, beside(line_.left(), withTexts(measure_.badge)), facts_.color);
    paintPoints();
    paintState();
    if (facts_.order > 0) paintOrder();
    if (measure_.figures == 0) paintFigures(figuresOf(facts_, Figures::Brief), briefBox());
    const NameInRow name = nameInRow(row_, facts_, form_);
    painter_.setPen(theme_.ink);
    painter_.setFont(textFont(name.letters, Weight::Bold));
    painter_.drawText(first_.name(), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip, name.text);
    if (measure_.figures > 0) paintBelow();
  }

 private:
  /// A square in the middle of the first line.
  QRect beside(int left, int side) const { return QRect(left, line_.top() + (line_.height() - side) / 2, side, side); }

  void paintBadgeAlone() {
    const int side = scaled(measure_.badge), left = row_.left() + scaled(6);
    const QRect badge(left, row_.top() + (row_.height() - side) / 2, side, side);
    paintBadge(painter_, badge, facts_.color);
    QFont letters = textFont(kPoints, Weight::Bold);
    letters.setPixelSize(std::min(letters.pixelSize(), side));  // this row does not grow with its texts
    painter_.setFont(letters);
    painter_.setPen(theme_.ink);
    painter_.drawText(QRect(badge.right(), row_.top(), row_.right() - badge.right(), row_.height()),
                      Qt::AlignCenter | Qt::TextDontClip, first_.points());
  }

  void paintPoints() {
    painter_.setFont(textFont(kPoints, Weight::Bold));
    painter_.setPen(theme_.ink);
    painter_.drawText(line_, Qt::AlignVCenter | Qt::AlignRight | Qt::TextDontClip, first_.points());
    right_ -= first_.pointsWide() + scaled(kBesideName);
  }

  /// The star of the points where there is room, and what tells of the connection.
  void paintState() {
    if (first_.hasStar()) {
      const int star = scaled(kStar);
      tapu::icon(u"star"_s, theme_.edge).paint(&painter_, beside(right_ - star, star));
      right_ -= star + scaled(kStarGap);
    }
    const int side = scaled(kSign);
    const QRect sign = beside(right_ - side, side);
    if (facts_.bot)
      tapu::icon(u"bot"_s, theme_.ink2).paint(&painter_, sign);
    else
      paintLamp(painter_, sign, facts_.lamp(), theme_);
    right_ -= side + scaled(kSignGap);
  }

  /// The chip of those who build between turns: a hammer, and their place among them.
  void paintOrder() {
    const int high = scaled(kChip), wide = first_.orderWide();
    const QRect chip(right_ - wide, line_.top() + (line_.height() - high) / 2, wide, high);
    painter_.setPen(QPen(theme_.line, theme_.outline()));
    painter_.setBrush(theme_.raised);
    painter_.drawRoundedRect(QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5), high / 2.0, high / 2.0);
    const int sign = scaled(kHammer);
    const QRect hammer(chip.left() + scaled(6), chip.top() + (high - sign) / 2, sign, sign);
    tapu::icon(u"build"_s, theme_.ink).paint(&painter_, hammer);
    QRect number = chip;
    number.setLeft(hammer.right() + 1);
    painter_.setFont(textFont(kSmallText, Weight::Bold));
    painter_.setPen(theme_.ink);
    painter_.drawText(number, Qt::AlignCenter | Qt::TextDontClip, first_.order());
    right_ -= wide + scaled(kBesideName);
  }

  /// The box of the brief figures, at the right end of what is left of the line.
  QRect briefBox() {
    const int wide = first_.briefWide();
    right_ -= wide;
    return QRect(right_, line_.top() + (line_.height() - withTexts(20)) / 2, wide, withTexts(20));
  }

  void paintBelow() {
    const bool isTold = !facts_.secondLine().isEmpty();
    const int left = first_.name().left();
    QRect box(left, line_.bottom() + 1, line_.right() - left, withTexts(measure_.figures));
    const auto shown = figuresOf(facts_, isTold ? Figures::Brief : Figures::All);
    if (!isTold) return paintFigures(shown, box);
    const int wide = static_cast<int>(shown.size()) * scaled(kBriefFigure);
    paintFigures(shown, QRect(box.left(), box.top(), wide, box.height()));
    box.setLeft(box.left() + wide);
    painter_.setFont(textFont(kSmallText));
    painter_.setPen(facts_.link == Link::Lost ? theme_.danger : theme_.ink2);
    painter_.drawText(box, Qt::AlignVCenter | Qt::TextDontClip,
                      painter_.fontMetrics().elidedText(facts_.secondLine(), Qt::ElideRight, box.width()));
  }

  void paintFigures(const std::vector<PlayerFigure>& figures, const QRect& box) {
    painter_.setFont(textFont(kNoteText, Weight::Bold));
    const int wide = box.width() / std::max(1, static_cast<int>(figures.size()));
    const int sign = scaled(15);
    for (std::size_t i = 0; i < figures.size(); ++i) {
      const PlayerFigure& figure = figures[i];
      const QRect cell(box.left() + static_cast<int>(i) * wide, box.top(), wide - 2, box.height());
      if (figure.isAward) {
        painter_.setPen(Qt::NoPen);
        painter_.setBrush(theme_.accent);
        painter_.drawRoundedRect(cell.adjusted(-3, 0, -1, 0), 7, 7);
      }
      const QColor ink = figure.isAward ? theme_.onAccent : theme_.ink2;
      tapu::icon(QString::fromUtf16(figure.icon), ink)
          .paint(&painter_, QRect(cell.left() + 1, cell.top() + (cell.height() - sign) / 2, sign, sign));
      painter_.setPen(figure.isAward ? theme_.onAccent : theme_.ink);
      painter_.drawText(cell.adjusted(sign + scaled(5), 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft | Qt::TextDontClip,
                        QLocale().toString(figure.value));
    }
  }

  QPainter& painter_;
  const PlayerFacts& facts_;
  RowForm form_;
  const Theme& theme_;
  Measure measure_;
  QRect row_;
  FirstLine first_;
  QRect line_;
  int right_;  ///< the end of what is free of the first line
};

}  // namespace

std::vector<PlayerFigure> figuresOf(const PlayerFacts& facts, Figures which) {
  std::vector<PlayerFigure> shown{{u"cards", facts.cards, false}};
  const bool all = which == Figures::All;
  if (all) shown.push_back({u"devcard", facts.developments, false});
  if (all || facts.largestArmy) shown.push_back({u"largest-army", facts.knights, facts.largestArmy});
  if (all || facts.longestRoad) shown.push_back({u"longest-road", facts.route, facts.longestRoad});
  if (all && facts.unrefundedCities > 0) shown.push_back({u"earthquake", facts.unrefundedCities, false});
  return shown;
}

RowForm rowFormFor(int players) {
  return players <= kMostUsual ? RowForm::Usual : players <= kMostMiddle ? RowForm::Middle : RowForm::Close;
}

/// The words that say whose name is the reader's own stay where the name itself is cut.
NameInRow nameInRow(const QRect& row, const PlayerFacts& facts, RowForm form) {
  const int room = FirstLine(row, facts, form).name().width();
  const QString whole = facts.shownName();
  if (widthOf(whole, kChoiceText) <= room) return {whole, kChoiceText, room};
  const QFontMetrics metrics(textFont(kSmallText, Weight::Bold));
  if (metrics.horizontalAdvance(whole) <= room) return {whole, kSmallText, room};
  const int beside = metrics.horizontalAdvance(whole) - metrics.horizontalAdvance(facts.name);
  return {facts.shownName(metrics.elidedText(facts.name, Qt::ElideRight, room - beside)), kSmallText, room};
}

int compactHeight(RowForm form) {
  const int height = measureOf(form).height;
  return form == RowForm::Badge ? scaled(height) : withTexts(height);
}

void paintCompactRow(QPainter& painter, const QRect& row, const PlayerFacts& facts, RowForm form, const Theme& theme) {
  RowPainter(painter, row, facts, form, theme).paint();
}

}  // namespace tapu
