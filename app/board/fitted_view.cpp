// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/fitted_view.h"

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
  if (fitted_) fitNow();
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
  fitInto(all);
}

void FittedView::fitInto(const QRectF& part) {
  const QRectF room = free();
  const double zoom = std::clamp(std::min(room.width() / part.width(), room.height() / part.height()),
                                 kLeastHex / kHexWidth, kLargestHex / kHexWidth);
  if (transform().m11() != zoom) setTransform(QTransform::fromScale(zoom, zoom));
  centerOn(part.center() + (QRectF(viewport()->rect()).center() - room.center()) / zoom);
  Q_EMIT zoomChanged(hexWidth());
}

void FittedView::lookAt(QPointF position) {
  fitted_ = false;
  centerOn(position);
}

void FittedView::fitPart(const QRectF& part) {
  if (part.isEmpty()) return;
  fitted_ = false;
  fitInto(part);
}

QRectF FittedView::inSight() const { return mapToScene(viewport()->rect()).boundingRect(); }

FittedView::Standpoint FittedView::standpoint() const { return {transform().m11(), inSight().center(), fitted_}; }

void FittedView::setStandpoint(const Standpoint& standpoint) {
  if (standpoint.isFitted) return fit();
  fitted_ = false;
  setTransform(QTransform::fromScale(standpoint.zoom, standpoint.zoom));
  centerOn(standpoint.middle);
  Q_EMIT zoomChanged(hexWidth());
}

void FittedView::fit() {
  fitted_ = true;
  fitNow();
}

void FittedView::zoomBy(double factor, QPointF around) {
  const double zoom = std::clamp(transform().m11() * factor, kLeastHex / kHexWidth, kLargestHex / kHexWidth);
  if (zoom == transform().m11()) return;
  fitted_ = false;
  const QPointF fixedPoint = viewportTransform().inverted().map(around);
  setTransform(QTransform::fromScale(zoom, zoom));
  panBy(around - viewportTransform().map(fixedPoint));
  Q_EMIT zoomChanged(hexWidth());
}

void FittedView::zoomIn() { zoomBy(kStep, QRectF(viewport()->rect()).center()); }
void FittedView::zoomOut() { zoomBy(1 / kStep, QRectF(viewport()->rect()).center()); }

void FittedView::panBy(QPointF pixels) {
  fitted_ = false;
  horizontalScrollBar()->setValue(horizontalScrollBar()->value() - static_cast<int>(std::lround(pixels.x())));
  verticalScrollBar()->setValue(verticalScrollBar()->value() - static_cast<int>(std::lround(pixels.y())));
}

void FittedView::scrollContentsBy(int dx, int dy) {
  QGraphicsView::scrollContentsBy(dx, dy);
  viewport()->update();  // the sea stays where it is
}

void FittedView::resizeEvent(QResizeEvent* event) {
  QGraphicsView::resizeEvent(event);
  if (fitted_) fitNow();
}

void FittedView::showEvent(QShowEvent* event) {
  QGraphicsView::showEvent(event);
  if (fitted_) fitNow();
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
  if (viewport()->rect().marginsRemoved(margins_).contains(mapFromScene(part.center()))) return;
  fitted_ = false;
  ensureVisible(part, 8, 8);
}

}  // namespace tapu

#include "moc_fitted_view.cpp"
