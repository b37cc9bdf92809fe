// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/fitted_view.h"

#include <QPointer>
#include <QPointingDevice>
#include <QScrollBar>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>

#include "app/board/geometry.h"

namespace tapu {

namespace {
constexpr double kStep = 1.25;                      // of zoomIn and zoomOut
constexpr double kLeastHex = 6, kLargestHex = 420;  // hex width in pixels
constexpr int kHexesAcross = 5;                     // of the least width, below which all is shown rather than a part
constexpr double kLeastSeen = 1.0 / 3;              // part of the land, or of the view, that shows land in any case

/// The middle of a view of this size along one axis: as near as the land lets it to what is wanted, and that of the
/// land if all of it has room.
double middleOf(double from, double to, double size, double wanted) {
  if (to - from <= size) return (from + to) / 2;
  return std::clamp(wanted, from + size / 2, to - size / 2);
}

/// The move along one axis that is nearest to the wanted one and leaves enough of the land in sight.
double leavingLand(double wanted, double from, double to, double roomFrom, double roomTo) {
  const double least = kLeastSeen * std::min(to - from, roomTo - roomFrom);
  return std::clamp(wanted, roomFrom + least - to, roomTo - least - from);
}

}  // namespace

FittedView::FittedView(QWidget* parent) : QGraphicsView(parent) {
  setFrameShape(QFrame::NoFrame);
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  setTransformationAnchor(NoAnchor);
  setResizeAnchor(AnchorViewCenter);
}

QRectF FittedView::free() const { return QRectF(viewport()->rect()).marginsRemoved(QMarginsF(margins_)); }

void FittedView::setFitMargins(const QMargins& margins) {
  margins_ = margins;
  if (isFitted()) fitNow();
  viewport()->update();
}

double FittedView::hexWidth() const { return kHexWidth * transform().m11(); }
double FittedView::unitsPerPixel() const { return 1 / transform().m11(); }

void FittedView::fitNow() {
  const QRectF all = land();
  const QRectF room = free();
  if (room.width() < 8 || room.height() < 8 || all.isEmpty()) return;
  // Far wider than the board, so that any part of it can be anywhere in the window.
  const double reach = 4 * std::max(all.width(), all.height()) + 4000;
  setSceneRect(all.adjusted(-reach, -reach, reach, reach));
  const double whole = zoomFor(all), least = leastHexWidth_ / kHexWidth;
  const bool isNear =
      kept_ == Kept::Fitted && whole < least && std::min(room.width(), room.height()) >= kHexesAcross * leastHexWidth_;
  if (!isNear) return showAt(whole, all.center());
  const QPointF goal(middleOf(all.left(), all.right(), room.width() / least, followed_.x()),
                     middleOf(all.top(), all.bottom(), room.height() / least, followed_.y()));
  showAt(least, goal + (1 - way_) * (from_ - goal));
}

double FittedView::zoomFor(const QRectF& part) const {
  const QRectF room = free();
  return std::clamp(std::min(room.width() / part.width(), room.height() / part.height()), kLeastHex / kHexWidth,
                    kLargestHex / kHexWidth);
}

void FittedView::fitInto(const QRectF& part) { showAt(zoomFor(part), part.center()); }

/// `middle`: of what lies between the margins.
void FittedView::showAt(double zoom, QPointF middle) {
  if (transform().m11() != zoom) setTransform(QTransform::fromScale(zoom, zoom));
  centerOn(middle + (QRectF(viewport()->rect()).center() - free().center()) / zoom);
  Q_EMIT zoomChanged(hexWidth());
}

void FittedView::setLeastHexWidth(double pixels) {
  leastHexWidth_ = pixels;
  if (isFitted()) fitNow();
}

bool FittedView::hasToFollow(const QRectF& part) const {
  const bool isThere = way_ == 1 && followed_ == part.center();  // what lies at the edge of the land is never all shown
  return kept_ == Kept::Fitted && !isThere && !shows(part);
}

void FittedView::follow(const QRectF& part) {
  if (!hasToFollow(part)) return;
  followed_ = part.center();
  from_ = viewportTransform().inverted().map(free().center());
  way_ = 0;
  glide_([view = QPointer<FittedView>(this)](double way) {
    if (!view) return;
    view->way_ = way;
    if (view->kept_ == Kept::Fitted) view->fitNow();
  });
}

void FittedView::followAtOnce(QPointF position) {
  glide_({});
  way_ = 1;
  followed_ = position;
  fitNow();
}

void FittedView::lookAt(QPointF position) {
  kept_ = Kept::Free;
  centerOn(position);
}

void FittedView::fitPart(const QRectF& part) {
  if (part.isEmpty()) return;
  kept_ = Kept::Free;
  fitInto(part);
}

QRectF FittedView::inSight() const { return mapToScene(viewport()->rect()).boundingRect(); }

FittedView::Standpoint FittedView::standpoint() const { return {transform().m11(), inSight().center(), isFitted()}; }

void FittedView::setStandpoint(const Standpoint& standpoint) {
  if (standpoint.isFitted) return fit();
  kept_ = Kept::Free;
  setTransform(QTransform::fromScale(standpoint.zoom, standpoint.zoom));
  centerOn(standpoint.middle);
  panBy({});
  Q_EMIT zoomChanged(hexWidth());
}

void FittedView::fit() {
  kept_ = Kept::Fitted;
  followAtOnce(land().center());
}

void FittedView::showAll() {
  if (kept_ == Kept::Whole) return fit();
  kept_ = Kept::Whole;
  fitNow();
}

void FittedView::zoomBy(double factor, QPointF around) {
  const double zoom = std::clamp(transform().m11() * factor, kLeastHex / kHexWidth, kLargestHex / kHexWidth);
  if (zoom == transform().m11()) return;
  kept_ = Kept::Free;
  const QPointF fixedPoint = viewportTransform().inverted().map(around);
  setTransform(QTransform::fromScale(zoom, zoom));
  panBy(around - viewportTransform().map(fixedPoint));
  Q_EMIT zoomChanged(hexWidth());
}

void FittedView::zoomIn() { zoomBy(kStep, QRectF(viewport()->rect()).center()); }
void FittedView::zoomOut() { zoomBy(1 / kStep, QRectF(viewport()->rect()).center()); }

void FittedView::panBy(QPointF pixels) {
  kept_ = Kept::Free;
  const QRectF all = viewportTransform().mapRect(land()), room = free();
  if (room.isValid() && !all.isEmpty())
    pixels = {leavingLand(pixels.x(), all.left(), all.right(), room.left(), room.right()),
              leavingLand(pixels.y(), all.top(), all.bottom(), room.top(), room.bottom())};
  horizontalScrollBar()->setValue(horizontalScrollBar()->value() - static_cast<int>(std::lround(pixels.x())));
  verticalScrollBar()->setValue(verticalScrollBar()->value() - static_cast<int>(std::lround(pixels.y())));
}

void FittedView::scrollContentsBy(int dx, int dy) {
  QGraphicsView::scrollContentsBy(dx, dy);
  viewport()->update();  // the sea stays where it is
}

void FittedView::resizeEvent(QResizeEvent* event) {
  QGraphicsView::resizeEvent(event);
  if (isFitted()) return fitNow();
  panBy({});
}

void FittedView::showEvent(QShowEvent* event) {
  QGraphicsView::showEvent(event);
  if (isFitted()) fitNow();
}

void FittedView::wheelEvent(QWheelEvent* event) {
  const bool pad = event->device() && event->device()->type() == QInputDevice::DeviceType::TouchPad;
  if (pad && !event->pixelDelta().isNull() && !(event->modifiers() & Qt::ControlModifier)) {
    panBy(event->pixelDelta());
  } else {
    zoomBy(std::pow(kStep, event->angleDelta().y() / 120.0), event->position());
  }
  event->accept();
}

void FittedView::bringIntoSight(const QRectF& part) {
  if (hasToFollow(part)) followAtOnce(part.center());
  if (viewport()->rect().marginsRemoved(margins_).contains(mapFromScene(part.center()))) return;
  kept_ = Kept::Free;
  ensureVisible(part, 8, 8);
}

}  // namespace tapu

#include "moc_fitted_view.cpp"
