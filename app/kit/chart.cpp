// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/chart.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFontMetrics>
#include <QKeyEvent>
#include <QLineF>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>

#include "app/kit/chart_parts.h"
#include "app/kit/chart_tip.h"
#include "app/kit/herald.h"
#include "app/kit/passing_menu.h"
#include "app/text/shown_text.h"

namespace tapu {

using namespace chart_parts;

namespace {
constexpr int kDisc = 24, kRank = 30, kLeastRank = 18;  ///< a disc; from one rank to the next, and where it is low

QString rangeWords(const QString& low, const QString& high) {
  //: Between which values something lies; %1 and %2 numbers
  return Chart::tr("%1 to %2").arg(low, high);
}
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

int Chart::places() const { return data_.series.empty() ? 0 : static_cast<int>(data_.series.front().values.size()); }

int Chart::highest() const {
  double most = data_.goal.value_or(1);
  for (const Series& series : data_.series) {
    for (const int value : series.values) most = std::max(most, static_cast<double>(value));
  }
  for (const double value : data_.expected) most = std::max(most, value);
  for (const Range& range : data_.ranges) most = std::max(most, range.high);
  if (data_.band) most = std::max(most, data_.band->high);
  return static_cast<int>(std::ceil(most));
}

/// 0, or the least value where some are negative.
int Chart::lowest() const {
  int least = 0;
  for (const Series& series : data_.series) {
    for (const int value : series.values) least = std::min(least, value);
  }
  return least;
}

/// The number of lines of ranks.
int Chart::ranks() const {
  int last = 2;
  if (!data_.series.empty())
    for (const int rank : data_.series.front().values) last = std::max(last, std::min(rank, kMostRanks));
  return last;
}

bool Chart::isEmphasized(int place) const {
  return std::ranges::find(data_.emphasized, data_.firstPlace + place) != data_.emphasized.end();
}

QSize Chart::sizeHint() const {
  const int under = QFontMetrics(smallFont()).height() + 2 * kGap;
  return {scaled(480), data_.kind == Kind::Ranks ? scaled(kRank) * ranks() + under : scaled(260)};
}
QSize Chart::minimumSizeHint() const {
  const int under = QFontMetrics(smallFont()).height() + 2 * kGap;
  return {scaled(220), data_.kind == Kind::Ranks ? scaled(kLeastRank) * ranks() + under : scaled(90)};
}

/// The part in which the values are drawn: beside it the axes, the legend and the ends of lines.
QRectF Chart::plot() const {
  const QFontMetrics face(smallFont());
  const QFontMetrics bold(smallFont(Weight::Bold));
  if (data_.kind == Kind::Ranks)
    return QRectF(rect()).adjusted(bold.horizontalAdvance(number(kMostRanks * 10)) + kGap, 2, -kGap,
                                   -(face.height() + 6));
  const double left =
      std::max(face.horizontalAdvance(number(highest() * 10)), face.horizontalAdvance(number(lowest()))) + kGap;
  const double right = data_.kind == Kind::Steps ? scaled(kBadge) +
                                                       std::max(bold.horizontalAdvance(number(highest() * 10)),
                                                                bold.horizontalAdvance(number(lowest()))) +
                                                       kGap
                                                 : kGap;
  const double over = data_.kind == Kind::Bars ? face.height() : 0;  // the number of the highest bar
  const double above = std::max(face.height(), scaled(kBadge)) + kGap + over;
  const double below = (data_.named.empty() ? face.height() : std::max(face.height(), scaled(kBadge))) + 6 + markRow();
  return QRectF(rect()).adjusted(left, above, -right, -below);
}

double Chart::xOf(int place, const QRectF& plot) const {
  const int all = std::max(1, places());
  if (data_.kind != Kind::Steps) return plot.left() + plot.width() * (place + 0.5) / all;
  return all < 2 ? plot.left() : plot.left() + plot.width() * place / (all - 1);
}

/// The height of a value; of ranks the first is the highest.
double Chart::yOf(double value, const QRectF& plot) const {
  if (data_.kind == Kind::Ranks)
    return plot.top() + plot.height() * (std::clamp<double>(value, 1, ranks()) - 0.5) / ranks();
  return plot.bottom() - plot.height() * (value - lowest()) / std::max(1, highest() - lowest());
}

/// Discs are smaller where the chart is low or has many.
double Chart::discRadius(const QRectF& plot) const {
  const double room = std::min(plot.height() / ranks(), plot.width() / std::max(1, places()));
  return std::max(4.0, std::min<double>(scaled(kDisc), room - 2) / 2);
}

QPointF Chart::discAt(int place) const {
  const QRectF box = plot();
  return {xOf(place, box), yOf(data_.series.front().values[static_cast<std::size_t>(place)], box)};
}

/// The height of the row of marks; 0 without one.
double Chart::markRow() const { return data_.marks.empty() ? 0 : scaled(kSign) + 4; }

int Chart::nearestPlace(double x) const {
  const QRectF box = plot();
  int nearest = 0;
  for (int place = 1; place < places(); ++place)
    if (std::abs(xOf(place, box) - x) < std::abs(xOf(nearest, box) - x)) nearest = place;
  return nearest;
}

int Chart::placeAt(QPointF position) const {
  const QRectF box = plot();
  if (places() == 0 || position.x() < box.left() - kGap || position.x() > box.right() + kGap) return -1;
  if (position.y() < box.top() - kGap || position.y() > box.bottom() + kGap + markRow()) return -1;
  const int nearest = nearestPlace(position.x());
  if (data_.kind != Kind::Ranks) return nearest;
  return QLineF(discAt(nearest), position).length() <= discRadius(box) + 1 ? nearest : -1;
}

void Chart::setCursor(std::optional<double> place) {
  if (std::exchange(cursor_, place) != place) update();
}

/// Whether a place can be picked.
bool Chart::isPickable() const { return cursor_ || data_.kind == Kind::Ranks; }

void Chart::pick(int place) {
  if (places() == 0) return;
  place = std::clamp(place, 0, places() - 1);
  if (std::exchange(picked_, place) != place) Q_EMIT placePicked(place);
}

/// The name of a place.
QString Chart::placeWords(int place) const {
  if (!data_.named.empty()) return data_.named[static_cast<std::size_t>(place)].name;
  return data_.placeName.arg(number(data_.firstPlace + place));
}

QString Chart::written(const QString& value) const {
  return data_.written.isEmpty() ? value : data_.written.arg(value);
}

/// A value, and between which it may lie.
QString Chart::valueWords(const Series& series, int place) const {
  const auto at = static_cast<std::size_t>(place);
  const QString value = written(number(series.values[at]));
  if (data_.ranges.empty()) return value;
  //: A value of a chart and how sure it is: %1 the value, %2 between which values it may lie, as “24 to 30”
  return tr("%1 (%2)").arg(
      value, rangeWords(written(number(qRound(data_.ranges[at].low))), written(number(qRound(data_.ranges[at].high)))));
}

QString Chart::wordsOf(int place) const {
  if (place < 0 || place >= places()) return {};
  QStringList lines{placeWords(place)};
  for (const Series& series : data_.series)
    //: A value of a chart; %1 what it is of (a player, "thrown"), %2 a number
    lines << tr("%1: %2").arg(isolated(series.name), valueWords(series, place));
  if (!data_.expected.empty())
    lines << tr("%1: %2").arg(data_.expectedName,
                              written(QLocale().toString(data_.expected[static_cast<std::size_t>(place)], 'f', 1)));
  if (data_.band)
    lines << tr("%1: %2").arg(data_.bandName, rangeWords(written(number(qRound(data_.band->low))),
                                                         written(number(qRound(data_.band->high)))));
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
  for (int place = 0; place < places(); ++place) {
    const auto at = static_cast<std::size_t>(place);
    QStringList cells{data_.named.empty() ? data_.placeName.arg(data_.firstPlace + place) : placeWords(place)};
    for (const Series& series : data_.series) cells << QString::number(series.values[at]);
    const auto exact = [](double value) { return QLocale::c().toString(value, 'f', 2); };
    if (!data_.ranges.empty()) cells << exact(data_.ranges[at].low) << exact(data_.ranges[at].high);
    if (!data_.expected.empty()) cells << exact(data_.expected[at]);
    rows << cells.join(u'\t');
  }
  return rows.join(u'\n') + u'\n';
}

/// All values in words. For many places those with a change are enough.
void Chart::retell() {
  QStringList told;
  for (int place = 0; place < places(); ++place) {
    const auto isAsBefore = [place](const Series& series) {
      return place > 0 &&
             series.values[static_cast<std::size_t>(place)] == series.values[static_cast<std::size_t>(place - 1)];
    };
    const bool changes = !std::ranges::all_of(data_.series, isAsBefore);
    if (data_.kind == Kind::Bars || changes || place + 1 == places())
      told << wordsOf(place).replace(u'\n', QStringLiteral(", "));
  }
  if (!data_.name.isEmpty()) setAccessibleName(data_.name);  // before there are data its page names it
  setAccessibleDescription(told.join(QStringLiteral("; ")));
}

void Chart::point(int place) {
  if (std::exchange(pointed_, place) == place) return;
  update();
  if (tip_ && (place < 0 || tip_->parentWidget() != window())) delete tip_;
  if (place < 0) return;
  if (!tip_) tip_ = new ChartTip(window());
  const QRectF box = plot();
  tip_->showAt(mapTo(window(), QPointF(xOf(place, box), box.top()).toPoint()), wordsOf(place));
  if (!hasFocus()) return;
  QAccessibleEvent news(this, QAccessible::DescriptionChanged);
  QAccessible::updateAccessibility(&news);
}

void Chart::mouseMoveEvent(QMouseEvent* event) {
  point(placeAt(event->position()));
  if (data_.kind == Kind::Ranks) QWidget::setCursor(pointed_ < 0 ? Qt::ArrowCursor : Qt::PointingHandCursor);
  if (cursor_ && event->buttons() & Qt::LeftButton) pick(nearestPlace(event->position().x()));
}

void Chart::mousePressEvent(QMouseEvent* event) {
  if (isPickable() && event->button() == Qt::LeftButton && placeAt(event->position()) >= 0) {
    picked_ = -1;
    return pick(placeAt(event->position()));
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
  const int last = places() - 1;
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
