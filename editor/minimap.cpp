// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/minimap.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <array>
#include <utility>

#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"

namespace tapu {

namespace {
constexpr QSize kLargestMap(190, 150);  // pixels
constexpr int kMargin = 12, kBorder = 6;
constexpr double kFaint = 0.45;  // how opaque it is over selected hexes
}  // namespace

Minimap::Minimap(EditorCanvas* canvas) : QWidget(canvas), canvas_(canvas) {
  setObjectName(QStringLiteral("editorMinimap"));
  setCursor(Qt::PointingHandCursor);
  connect(canvas, &EditorCanvas::sightChanged, this, &Minimap::refresh);
  connect(canvas, &BoardView::zoomChanged, this, &Minimap::refresh);
  connect(canvas, &EditorCanvas::selectionChanged, this, &Minimap::refresh);
  connect(canvas->boardScene(), &BoardScene::boardChanged, this, &Minimap::boardChanged);
  retranslate();
  boardChanged();
}

void Minimap::setWanted(Wanted wanted) {
  wanted_ = wanted;
  refresh();
}

void Minimap::boardChanged() {
  picture_ = {};
  refresh();
}

/// Shows or hides it, lays it into its corner and moves the frame.
void Minimap::refresh() {
  const BoardScene& scene = *canvas_->boardScene();
  land_ = scene.hasBoard() ? scene.landRect() : QRectF();
  const bool isAllInSight = land_.isEmpty() || canvas_->inSight().contains(land_);
  setVisible(wanted_ == Wanted::Yes && !isAllInSight);
  if (isHidden()) return;
  const QSize size = land_.size().scaled(kLargestMap, Qt::KeepAspectRatio).toSize() + QSize(2 * kBorder, 2 * kBorder);
  if (size != this->size()) picture_ = {};
  const QRect place = clearest(size);
  covers_ = canvas_->selectedIn(place) > 0;
  setGeometry(place);
  update();
}

/// The corner where it does not cover the cursor, and the fewest selected hexes; of several the first.
QRect Minimap::clearest(QSize size) const {
  const int right = canvas_->width() - size.width() - kMargin, below = canvas_->height() - size.height() - kMargin;
  const std::array corners{QPoint(right, below), QPoint(kMargin, below), QPoint(right, kMargin),
                           QPoint(kMargin, kMargin)};
  const auto cursor = canvas_->cursor();
  const QRectF hex = cursor ? QRectF(*cursor - QPointF(kR, kR), QSizeF(2 * kR, 2 * kR)) : QRectF();
  const auto covered = [&](QPoint corner) {
    const QRect place(corner, size);
    const bool hidesCursor = canvas_->mapToScene(place).boundingRect().intersects(hex);
    return std::pair(hidesCursor, canvas_->selectedIn(place));
  };
  return {*std::ranges::min_element(corners, {}, covered), size};
}

QRectF Minimap::toScreen(const QRectF& part) const {
  const QRectF box = QRectF(rect()).adjusted(kBorder, kBorder, -kBorder, -kBorder);
  const double scale = box.width() / land_.width();
  return {box.topLeft() + (part.topLeft() - land_.topLeft()) * scale, part.size() * scale};
}

QPixmap Minimap::drawn() const {
  QPixmap picture(size() * devicePixelRatioF());
  picture.setDevicePixelRatio(devicePixelRatioF());
  picture.fill(Qt::transparent);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const Theme& theme = themeOf(this);
  painter.setPen(QPen(theme.edge, 1.5));
  painter.setBrush(theme.sea0);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
  painter.setPen(Qt::NoPen);
  const Board& board = canvas_->boardScene()->board();
  const double radius = kR * toScreen({0, 0, 1, 1}).width();
  for (const Cell& cell : board.cells) {
    const QPointF middle = toScreen({hexCenter(cell.at, board.orientation), QSizeF()}).topLeft();
    painter.setBrush(soilOf(cell.terrain));
    painter.drawPolygon(hexOutline(middle, board.orientation, radius));
  }
  return picture;
}

void Minimap::paintEvent(QPaintEvent*) {
  if (picture_.isNull()) picture_ = drawn();
  QPainter painter(this);
  if (covers_ && !underMouse()) painter.setOpacity(kFaint);
  painter.drawPixmap(0, 0, picture_);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF frame = toScreen(canvas_->inSight()).intersected(QRectF(rect()).adjusted(2, 2, -2, -2));
  painter.setBrush(withAlpha(Qt::white, 0.12));
  painter.setPen(QPen(fixed::ink, 3.5));
  painter.drawRect(frame);
  painter.setPen(QPen(Qt::white, 1.5));
  painter.drawRect(frame);
}

void Minimap::goTo(QPointF pixel) {
  const QRectF box = QRectF(rect()).adjusted(kBorder, kBorder, -kBorder, -kBorder);
  canvas_->lookAt(land_.topLeft() + (pixel - box.topLeft()) * (land_.width() / box.width()));
}

void Minimap::mousePressEvent(QMouseEvent* event) {
  if (event->button() == Qt::LeftButton) goTo(event->position());
}

void Minimap::mouseMoveEvent(QMouseEvent* event) {
  if (event->buttons() & Qt::LeftButton) goTo(event->position());
}

void Minimap::enterEvent(QEnterEvent* event) {
  QWidget::enterEvent(event);
  update();
}

void Minimap::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  update();
}

void Minimap::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  if (event->type() == QEvent::LanguageChange) retranslate();
  if (event->type() == QEvent::PaletteChange) boardChanged();
}

void Minimap::retranslate() {
  //: Board editor: a small map of the whole board in the corner of the canvas
  setSpokenName(this, tr("Map of the whole board"));
  //: Board editor: tip of the small map of the whole board
  setToolTip(tr("Click or drag to go to another part of the board."));
}

}  // namespace tapu

#include "moc_minimap.cpp"
