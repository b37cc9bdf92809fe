// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/chart.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <algorithm>

#include "app/kit/chart_plot.h"
#include "app/kit/chart_tip.h"
#include "app/kit/passing_menu.h"
#include "app/kit/spoken.h"
#include "app/text/shown_text.h"

namespace tapu {

namespace {
constexpr int kRank = 30, kLeastRank = 18;  ///< from one rank to the next, and where it is low
}  // namespace

Chart::Chart(QWidget* parent) : QWidget(parent) {
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setSpokenRole(this, QAccessible::Chart);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

Chart::~Chart() { delete tip_; }

void Chart::setData(Data data) {
  if (data == data_) return;
  data_ = std::move(data);
  point(-1);
  updateGeometry();
  retell();
  update();
}

int Chart::Data::places() const { return series.empty() ? 0 : static_cast<int>(series.front().values.size()); }

bool Chart::Data::isEmphasized(int place) const {
  return std::ranges::find(emphasized, firstPlace + place) != emphasized.end();
}

QString Chart::Data::withUnit(const QString& number) const { return written.isEmpty() ? number : written.arg(number); }

ChartPlot Chart::plot() const { return {data_, rect()}; }

QSize Chart::sizeHint() const {
  const int under = QFontMetrics(chartFont()).height() + 2 * ChartPlot::kGap;
  return {scaled(480), data_.kind == Kind::Ranks ? scaled(kRank) * plot().ranks + under : scaled(260)};
}
QSize Chart::minimumSizeHint() const {
  const int under = QFontMetrics(chartFont()).height() + 2 * ChartPlot::kGap;
  return {scaled(220), data_.kind == Kind::Ranks ? scaled(kLeastRank) * plot().ranks + under : scaled(90)};
}

void Chart::setCursor(std::optional<double> place) {
  if (std::exchange(cursor_, place) != place) update();
}

/// Whether a place can be picked.
bool Chart::isPickable() const { return cursor_ || data_.kind == Kind::Ranks; }

void Chart::pick(int place) {
  if (data_.places() == 0) return;
  place = std::clamp(place, 0, data_.places() - 1);
  if (std::exchange(picked_, place) != place) Q_EMIT placePicked(place);
}

namespace {

QString placeWords(const Chart::Data& data, int place) {
  if (!data.named.empty()) return data.named[static_cast<std::size_t>(place)].name;
  return data.placeName.arg(chartNumber(data.firstPlace + place));
}

/// The words for the two values between which something lies.
QString rangeWords(const Chart::Data& data, const Chart::Range& range) {
  //: Between which values something lies; %1 and %2 numbers
  return Chart::tr("%1 to %2")
      .arg(data.withUnit(chartNumber(qRound(range.low))), data.withUnit(chartNumber(qRound(range.high))));
}

/// A value, and between which it may lie.
QString valueWords(const Chart::Data& data, const Chart::Series& series, int place) {
  const auto at = static_cast<std::size_t>(place);
  const QString value = data.withUnit(chartNumber(series.values[at]));
  if (data.ranges.empty()) return value;
  //: A value of a chart and how sure it is: %1 the value, %2 between which values it may lie, as “24 to 30”
  return Chart::tr("%1 (%2)").arg(value, rangeWords(data, data.ranges[at]));
}

}  // namespace

QString Chart::wordsOf(int place) const {
  if (place < 0 || place >= data_.places()) return {};
  QStringList lines{placeWords(data_, place)};
  for (const Series& series : data_.series)
    //: A value of a chart; %1 what it is of (a player, "thrown"), %2 a number
    lines << tr("%1: %2").arg(isolated(series.name), valueWords(data_, series, place));
  if (!data_.expected.empty())
    lines << tr("%1: %2").arg(data_.expectedName, data_.withUnit(QLocale().toString(
                                                      data_.expected[static_cast<std::size_t>(place)], 'f', 1)));
  if (data_.band) lines << tr("%1: %2").arg(data_.bandName, rangeWords(data_, *data_.band));
  for (const Mark& mark : data_.marks)
    if (mark.place == place) lines << mark.words;
  return lines.join(u'\n');
}

QString Chart::asTable() const {
  QStringList head{QString()};
  for (const Series& series : data_.series) head << series.name;
  if (!data_.ranges.empty()) head << data_.lowName << data_.highName;
  if (!data_.expected.empty()) head << data_.expectedName;
  QStringList rows{head.join(u'\t')};
  for (int place = 0; place < data_.places(); ++place) {
    const auto at = static_cast<std::size_t>(place);
    QStringList cells{data_.named.empty() ? data_.placeName.arg(data_.firstPlace + place) : placeWords(data_, place)};
    for (const Series& series : data_.series) cells << QString::number(series.values[at]);
    const auto exact = [](double value) { return QLocale::c().toString(value, 'f', 2); };
    if (!data_.ranges.empty()) cells << exact(data_.ranges[at].low) << exact(data_.ranges[at].high);
    if (!data_.expected.empty()) cells << exact(data_.expected[at]);
    rows << cells.join(u'\t');
  }
  return rows.join(u'\n') + u'\n';
}

/// The values in words. Of many places those with a change are enough; where these are too many to listen to, the last
/// one, and the keys that lead to the others.
void Chart::retell() {
  QStringList told;
  for (int place = 0; place < data_.places(); ++place) {
    const auto isAsBefore = [place](const Series& series) {
      return place > 0 &&
             series.values[static_cast<std::size_t>(place)] == series.values[static_cast<std::size_t>(place - 1)];
    };
    const bool changes = !std::ranges::all_of(data_.series, isAsBefore);
    if (data_.kind == Kind::Bars || changes || place + 1 == data_.places())
      told << wordsOf(place).replace(u'\n', QStringLiteral(", "));
  }
  if (!data_.name.isEmpty()) setSpokenName(this, data_.name);  // before there are data its page names it
  constexpr int kMostWords = 60;
  if (told.join(u' ').count(u' ') >= kMostWords) {
    told = data_.kind == Kind::Bars ? QStringList() : QStringList{told.last()};
    //: Screen reader, of a chart with many values
    told << tr("Left and Right lead from value to value.");
  }
  setSpokenDetails(this, told.join(QStringLiteral("; ")));
}

void Chart::point(int place) {
  if (std::exchange(pointed_, place) == place) return;
  update();
  if (tip_ && (place < 0 || tip_->parentWidget() != window())) delete tip_;
  if (place < 0) return retell();
  if (!tip_) tip_ = new ChartTip(window());
  const ChartPlot drawn = plot();
  tip_->showAt(mapTo(window(), QPointF(drawn.xOf(place), drawn.box.top()).toPoint()), wordsOf(place));
  if (hasFocus()) setSpokenDetails(this, wordsOf(place).replace(u'\n', QStringLiteral(", ")));
}

void Chart::mouseMoveEvent(QMouseEvent* event) {
  point(plot().placeAt(event->position()));
  if (data_.kind == Kind::Ranks) QWidget::setCursor(pointed_ < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
  if (cursor_ && event->buttons() & Qt::LeftButton) pick(plot().nearestPlace(event->position().x()));
}

void Chart::mousePressEvent(QMouseEvent* event) {
  const int place = plot().placeAt(event->position());
  if (isPickable() && event->button() == Qt::LeftButton && place >= 0) {
    picked_ = -1;
    return pick(place);
  }
  QWidget::mousePressEvent(event);
}

void Chart::contextMenuEvent(QContextMenuEvent* event) { openMenu(event->globalPos()); }

/// `position` on the screen.
void Chart::openMenu(QPoint position) {
  QMenu* menu = passingMenu(this);
  menu->setObjectName(QStringLiteral("chartMenu"));
  //: Entry of the menu of a chart: its values are copied as a table, for a text or a spreadsheet
  menu->addAction(tr("Copy as a table"), this, &Chart::copyTable);
  //: Entry of the menu of a chart: it is copied as it is seen
  menu->addAction(tr("Copy as a picture"), this, &Chart::copyPicture);
  menu->popup(position);
}

void Chart::copyTable() const { QApplication::clipboard()->setText(asTable()); }

void Chart::copyPicture() {
  QPixmap shown(size() * devicePixelRatioF());
  shown.setDevicePixelRatio(devicePixelRatioF());
  shown.fill(themeOf(this).surface);
  const bool hadFocus = hasFocus();
  if (hadFocus) clearFocus();  // its ring is no part of the picture
  render(&shown, {}, {}, DrawChildren);
  if (hadFocus) setFocus(Qt::OtherFocusReason);
  QApplication::clipboard()->setPixmap(shown);
}

void Chart::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  point(-1);
}

void Chart::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  point(-1);
}

void Chart::keyPressEvent(QKeyEvent* event) {
  const int last = data_.places() - 1;
  if (event->matches(QKeySequence::Copy)) return copyTable();
  // On X11 Qt knows only the other one of the two menu keys.
  if (event->key() == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier)
    return openMenu(mapToGlobal(rect().center()));
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
      // Where there is a cursor the page plays and pauses by this key.
      if (event->key() == Qt::Key_Space && data_.kind != Kind::Ranks) return QWidget::keyPressEvent(event);
      if (!isPickable() || pointed_ < 0) return QWidget::keyPressEvent(event);
      picked_ = -1;
      return pick(pointed_);
    case Qt::Key_Left: return point(std::clamp(pointed_ - 1, 0, std::max(0, last)));
    case Qt::Key_Right: return point(std::clamp(pointed_ + 1, 0, std::max(0, last)));
    case Qt::Key_Home: return point(0);
    case Qt::Key_End: return point(last);
    default: return QWidget::keyPressEvent(event);
  }
}

void Chart::focusInEvent(QFocusEvent* event) {
  QWidget::focusInEvent(event);
  update();
}

void Chart::focusOutEvent(QFocusEvent* event) {
  QWidget::focusOutEvent(event);
  point(-1);
  update();
}

void Chart::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) {
    retell();
    update();
  }
}

}  // namespace tapu
