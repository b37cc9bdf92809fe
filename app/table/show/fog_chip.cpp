// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/show/fog_chip.h"

#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <cmath>
#include <utility>

#include "app/kit/art.h"
#include "app/kit/button_keys.h"
#include "app/kit/focus_ring.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/kit/sheet.h"
#include "app/kit/spoken.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

// Pixels at the usual scale.
constexpr int kFogSide = 20, kFogAir = 12, kFogApart = 10, kFogMark = 10;
constexpr double kFogRound = 12;

QFont faceOf() { return textFont(kChoiceText, Weight::Bold); }
double lineHeight() { return std::max<double>(scaled(kFogSide), QFontMetricsF(faceOf()).height()) + 4; }

/// A number with how often it is there: "9 × 2"; once: "9".
QString times(const QString& what, int count) {
  return count == 1 ? what : u"%1 × %2"_s.arg(what, QLocale().toString(count));
}

}  // namespace

FogChip::FogChip(QWidget* parent) : QAbstractButton(parent) {
  setObjectName(u"fogChip"_s);
  setRuleTopic(this, u"fog"_s);
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::PointingHandCursor);
  connect(this, &QAbstractButton::clicked, this, [this] {
    isUnfolded_ = !isUnfolded_;
    describe();
    Q_EMIT folded();
  });
  hide();
}

void FogChip::refresh(const PlaySight& sight) {
  const FogStack left = hasFog(sight.state) ? sight.state.sea->fog : FogStack{};
  left_ = left;
  setVisible(left.cells() > 0 && sight.state.head.phase != Phase::Over);
  describe();
  update();
}

void FogChip::setForm(Form form) {
  if (std::exchange(form_, form) != form) update();
}

FogChip::Line FogChip::terrains() const {
  Line line;
  for (int i = 0; i < kTerrains; ++i) {
    const auto terrain = static_cast<Terrain>(i);
    if (left_.of(terrain) > 0) line.push_back({drawingOf(terrain), QLocale().toString(left_.of(terrain))});
  }
  return line;
}

QString FogChip::numbers() const {
  QStringList told;
  for (std::size_t number = 0; number < left_.numbers.size(); ++number)
    if (left_.numbers[number] > 0) told << times(QLocale().toString(static_cast<int>(number)), left_.numbers[number]);
  //: In the chip of the fog; %1 the numbers that lie under it, such as "5 · 9 × 2"
  return told.isEmpty() ? QString() : tr("Numbers: %1").arg(told.join(u" · "_s));
}

std::vector<FogChip::Line> FogChip::linesIn(Form form) const {
  const Line kinds = terrains();
  const bool isSlim = form == Form::Slim;
  Line head{{drawingOf(Terrain::Fog), isSlim && !isUnfolded_ ? QLocale().toString(left_.cells()) : text()}};
  if (!isSlim) head.insert(head.end(), kinds.begin(), kinds.end());
  std::vector<Line> lines{head};
  if (!isUnfolded_) return lines;
  if (isSlim) lines.push_back(kinds);
  if (const QString told = numbers(); !told.isEmpty()) lines.push_back({{{}, told}});
  return lines;
}

void FogChip::describe() {
  //: Chip at the board; %n how many hexes still lie under the fog
  setText(tr("Fog: %n left", nullptr, left_.cells()));
  QStringList told;
  for (int i = 0; i < kTerrains; ++i) {
    const auto terrain = static_cast<Terrain>(i);
    if (left_.of(terrain) > 0) told << times(nameOfTerrain(terrain), left_.of(terrain));
  }
  //: Tool tip of the chip of the fog: all may know what lies under it, but not where; %1 a list such as "Forest × 2"
  const QString kinds = tr("Under the fog: %1").arg(told.join(u" · "_s));
  const QString all = numbers().isEmpty() ? kinds : kinds + u'\n' + numbers();
  setTip(this, plainTip(all));
  setSpokenName(this, text());
  setSpokenDetails(this, all);
}

double FogChip::widthOf(const Item& item) {
  const double words = QFontMetricsF(faceOf()).horizontalAdvance(item.text);
  return item.picture.isEmpty() ? words : scaled(kFogSide) + 4 + words;
}

QSize FogChip::sizeIn(Form form) const {
  const std::vector<Line> lines = linesIn(form);
  double wide = 0;
  for (const Line& line : lines) {
    double sum = &line == &lines.front() ? scaled(kFogMark) : -scaled(kFogApart);
    for (const Item& item : line) sum += widthOf(item) + scaled(kFogApart);
    wide = std::max(wide, sum);
  }
  const double around = 2 * (Sheet::kShadow + scaled(kFogAir));
  const double high = std::ceil(lineHeight()) * static_cast<double>(lines.size()) + 2 * Sheet::kShadow + scaled(8);
  return {static_cast<int>(std::ceil(wide + around)), static_cast<int>(std::ceil(high))};
}

void FogChip::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  const QRectF box = QRectF(rect()).adjusted(Sheet::kShadow, Sheet::kShadow, -Sheet::kShadow, -Sheet::kShadow);
  paintPaper(painter, box, Paper::Sheet, theme, kFogRound);
  if (hasFocus()) paintFocusRing(painter, box.adjusted(2, 2, -2, -2), theme, kFogRound - 2);
  painter.setFont(faceOf());
  painter.setPen(theme.ink);
  const double high = lineHeight(), side = scaled(kFogSide);
  double top = box.top() + scaled(4);
  const std::vector<Line> lines = linesIn(form_);
  for (const Line& line : lines) {
    double at = box.left() + scaled(kFogAir);
    for (const Item& item : line) {
      const double wide = widthOf(item);
      if (!item.picture.isEmpty())
        painter.drawPixmap(QPointF(at, top + (high - side) / 2),
                           picture(item.picture, static_cast<int>(side), devicePixelRatioF()));
      painter.drawText(QRectF(at, top, wide, high), Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, item.text);
      at += wide + scaled(kFogApart);
    }
    if (&line == &lines.front()) {
      const double mark = scaled(kFogMark), middle = top + high / 2, turn = isUnfolded_ ? -1 : 1;
      QPainterPath arrow(QPointF(at, middle - turn * mark / 4));
      arrow.lineTo(at + mark / 2, middle + turn * mark / 4);
      arrow.lineTo(at + mark, middle - turn * mark / 4);
      painter.strokePath(arrow, QPen(theme.ink2, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    top += high;
  }
}

void FogChip::keyPressEvent(QKeyEvent* event) {
  if (isEnter(*event)) return click();
  QAbstractButton::keyPressEvent(event);
}

}  // namespace tapu

#include "moc_fog_chip.cpp"
