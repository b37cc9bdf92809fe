// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_view.h"

#include <QEasingCurve>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineF>
#include <QMetaMethod>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QStyleHints>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/board/board_accessible.h"
#include "app/board/board_effects.h"
#include "app/board/geometry.h"
#include "app/kit/focus_ring.h"
#include "app/kit/motion.h"
#include "app/kit/sea_page.h"
#include "app/kit/spoken.h"

namespace tapu {

namespace {

/// By the clock of the other motions of a scene, as far as it moves at all.
void glideOver(const BoardScene& scene, std::function<void(double)> step) {
  BoardEffects& effects = scene.effects();
  effects.halt(BoardEffects::Mover::View);
  const int ms = millisecondsOf(Moves::Follow, effects.motion());
  if (step && ms > 0) return effects.animate(BoardEffects::Mover::View, ms, QEasingCurve::OutCubic, std::move(step));
  if (step) step(1);
}

/// Where the keyboard begins: at a target, else at the hex in the middle.
std::optional<BoardSpot> firstSpot(const BoardScene& scene, const BoardWalk& walk) {
  if (const auto targets = scene.targetSpots(); !targets.empty()) return targets.front();
  return walk.nearest(BoardSpot::Kind::Hex, scene.landRect().center());
}

QRectF boxAround(QPointF middle) { return {middle - QPointF(kR, kR), QSizeF(2 * kR, 2 * kR)}; }

/// The target nearest to this place; nothing if there are targets of its own kind.
std::optional<BoardSpot> nearestOfOtherKind(const std::vector<BoardSpot>& targets, const BoardSpot& from,
                                            const BoardWalk& walk) {
  const auto distance = [&](const BoardSpot& spot) { return QLineF(walk.middle(from), walk.middle(spot)).length(); };
  if (targets.empty() || std::ranges::any_of(targets, [&](const auto& each) { return each.kind == from.kind; }))
    return {};
  return *std::ranges::min_element(targets, {}, distance);
}

}  // namespace

BoardView::BoardView(BoardScene* scene, QWidget* parent, Fit part) : FittedView(parent), scene_(scene), fit_(part) {
  BoardAccessible::install();  // first: screen readers get a name with it, and keep what they get
  setScene(scene);
  setViewportUpdateMode(MinimalViewportUpdate);
  setOptimizationFlags(DontSavePainterState | DontAdjustForAntialiasing);
  setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  setMouseTracking(true);
  viewport()->setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  //: Name of the board for screen readers
  setSpokenName(this, tr("Board"));
  scene->setTheme(themeOf(this));
  setGlide([scene](std::function<void(double)> step) { glideOver(*scene, std::move(step)); });
  connect(scene, &QGraphicsScene::sceneRectChanged, this, [this] { fit(); });
  connect(scene, &BoardScene::boardChanged, this, [this] {
    walk_.reset();
    setReached({});
  });
  connect(scene, &BoardScene::cellsTurned, this, [this] { walk_.reset(); });
  connect(scene, &BoardScene::turned, this, [this] {
    walk_.reset();
    viewport()->update();
    pointAt({});  // another place is under the pointer, which reports it when it moves
    pointAt(reached_);
  });
  connect(scene, &BoardScene::targetsChanged, this, [this] {
    if (reached_ && !gesture_) scene_->raiseSpot(*reached_);
  });
}

BoardView::~BoardView() = default;

void BoardView::setWater(Water water) {
  water_ = water;
  viewport()->setAutoFillBackground(false);
  setBackgroundRole(QPalette::NoRole);
  viewport()->setBackgroundRole(QPalette::NoRole);
  viewport()->update();
}

void BoardView::setGesture(BoardGesture* gesture) {
  if (gesture_) gesture_->leave();
  gesture_ = gesture;
  gestureHolds_ = false;
  scene_->lower();
}

void BoardView::setLeftButton(LeftButton button) {
  leftButton_ = button;
  if (!panning_) viewport()->setCursor(button == LeftButton::Pans ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

void BoardView::turnBy(int sixths) {
  if (turning_ == Turning::Fixed || !scene_->hasBoard()) return;
  const bool fitted = isFitted();
  const QTransform zoom = transform();
  const QPointF middle = viewportTransform().inverted().map(free().center());
  scene_->setTurn(scene_->bearing().turn + sixths);
  fit();
  if (!fitted) {
    setTransform(zoom);
    panBy(free().center() - viewportTransform().map(turnedBy(middle, sixths)));
    Q_EMIT zoomChanged(hexWidth());
  }
  Q_EMIT turnedTo(scene_->bearing().turn);
}

void BoardView::comeToTargets() {
  if (panning_) return;
  const std::vector<BoardSpot> before = std::exchange(askedFor_, scene_->targetSpots());
  const auto isSeen = [this](const BoardSpot& spot) {
    return free().contains(viewportTransform().map(walk().middle(spot)));
  };
  if (askedFor_.empty() || std::ranges::any_of(askedFor_, isSeen)) return;
  const QPointF goal = walk().middle(askedFor_[askedFor_.size() / 2]);
  if (isFitted())
    follow(boxAround(goal));
  else if (askedFor_ != before)
    lookAt(goal);
}

/// Two fingers that turn take the board along at every half of a step.
void BoardView::turnByGesture(double degrees) {
  constexpr double kHalfStep = 30;
  gestureTurn_ += degrees;
  if (std::abs(gestureTurn_) < kHalfStep) return;
  turnBy(gestureTurn_ > 0 ? 1 : -1);
  gestureTurn_ -= gestureTurn_ > 0 ? 2 * kHalfStep : -2 * kHalfStep;
}

void BoardView::changeEvent(QEvent* event) {
  FittedView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) scene_->setTheme(themeOf(this));
  if (event->type() != QEvent::LanguageChange) return;
  //: Name of the board for screen readers
  setSpokenName(this, tr("Board"));
  scene_->drawAnew();
}

void BoardView::drawBackground(QPainter* painter, const QRectF&) {
  if (water_ == Water::Beneath) return;
  painter->save();
  painter->resetTransform();
  paintSea(*painter, viewport()->rect(), scene_->theme(), devicePixelRatioF());
  painter->restore();
}

void BoardView::setRing(Ring ring) {
  if (std::exchange(ring_, ring) != ring) viewport()->update();
}

void BoardView::focusInEvent(QFocusEvent* event) {
  FittedView::focusInEvent(event);
  const Qt::FocusReason why = event->reason();
  const bool isByKey = why == Qt::TabFocusReason || why == Qt::BacktabFocusReason || why == Qt::ShortcutFocusReason;
  if (isByKey) setRing(Ring::Shown);
}

void BoardView::focusOutEvent(QFocusEvent* event) {
  FittedView::focusOutEvent(event);
  const Qt::FocusReason why = event->reason();
  if (why != Qt::ActiveWindowFocusReason && why != Qt::PopupFocusReason) setRing(Ring::Hidden);
}

void BoardView::drawForeground(QPainter* painter, const QRectF&) {
  if (reached_ && hasFocus()) paintReached(*painter);
  if (ring_ == Ring::Hidden || !hasFocus()) return;
  constexpr int reach = 4;  // pixels beyond the fitted board, in the gap around it
  const QRectF box = free().adjusted(-reach, -reach, reach, reach);
  painter->save();
  painter->resetTransform();
  painter->setRenderHint(QPainter::Antialiasing);
  painter->setBrush(Qt::NoBrush);
  painter->setPen(QPen(scene_->theme().surface, 6));  // visible on water and on land
  painter->drawRoundedRect(box, 12, 12);
  paintFocusRing(*painter, box, scene_->theme(), 12);
  painter->restore();
}

bool BoardView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::NativeGesture) {
    const auto* gesture = static_cast<QNativeGestureEvent*>(event);
    if (gesture->gestureType() == Qt::ZoomNativeGesture) {
      zoomBy(1 + gesture->value(), gesture->position());
      return true;
    }
    if (gesture->gestureType() == Qt::RotateNativeGesture) {
      turnByGesture(gesture->value());
      return true;
    }
    if (gesture->gestureType() == Qt::EndNativeGesture) gestureTurn_ = 0;
  }
  return FittedView::viewportEvent(event);
}

// Mouse and keys

void BoardView::mousePressEvent(QMouseEvent* event) {
  if (gestureHolds_ && event->button() == Qt::MiddleButton) return;  // a stroke goes on
  setRing(Ring::Hidden);
  scene_->effects().halt(BoardEffects::Mover::View);  // the pressed place stays under the pointer
  scene_->effects().skip();
  pressedAt_ = lastAt_ = event->position();
  moved_ = false;
  chose_ = false;
  const QPointF at = viewportTransform().inverted().map(event->position());
  const bool pans =
      event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && leftButton_ == LeftButton::Pans);
  gestureHolds_ = gesture_ && !pans && gesture_->press(at, event->button(), event->modifiers());
  if (gestureHolds_) return;
  if (event->button() == Qt::RightButton) {
    if (gesture_) return gesture_->cancel();
    if (scene_->hasTargets()) return scene_->cancel();
    return event->ignore();
  }
  panning_ = event->button() == Qt::MiddleButton || event->button() == Qt::LeftButton;
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
  const QPointF at = viewportTransform().inverted().map(event->position());
  if (gestureHolds_) return gesture_->drag(at);
  if (panning_) {
    if (!moved_ &&
        (event->position() - pressedAt_).manhattanLength() < QGuiApplication::styleHints()->startDragDistance())
      return;
    moved_ = true;
    pointAt({});
    viewport()->setCursor(Qt::ClosedHandCursor);
    panBy(event->position() - lastAt_);
    lastAt_ = event->position();
    return;
  }
  if (gesture_) return gesture_->hover(at);
  if (reached_) setReached({});
  viewport()->setCursor(scene_->raiseAt(at, unitsPerPixel()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
  static const QMetaMethod told = QMetaMethod::fromSignal(&BoardView::pointed);
  if (!isSignalConnected(told)) return;
  pointAt(scene_->hasBoard() ? spotAt(scene_->board(), scene_->map(), at, scene_->bearing()) : std::nullopt);
}

void BoardView::pointAt(const std::optional<BoardSpot>& spot) {
  if (spot == spot_) return;
  spot_ = spot;
  Q_EMIT pointed(spot);
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
  const QPointF at = viewportTransform().inverted().map(event->position());
  if (gestureHolds_ && event->button() == Qt::MiddleButton) return;
  const bool panned = std::exchange(panning_, false) && moved_;
  if (std::exchange(gestureHolds_, false)) return gesture_->release(at);
  viewport()->unsetCursor();
  if (leftButton_ == LeftButton::Pans) viewport()->setCursor(Qt::OpenHandCursor);
  if (panned || gesture_ || chose_ || event->button() != Qt::LeftButton) return;
  if (!scene_->raiseAt(at, unitsPerPixel())) {
    if (scene_->hasTargets()) Q_EMIT scene_->missed(at);
    return;
  }
  chose_ = true;
  scene_->chooseRaised();
}

// To a gesture a second quick click is a click like the first. Else it chooses nothing if the first one did: what may
// be chosen here is new, and nobody has seen it yet.
void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
  const bool hasChosen = chose_;
  mousePressEvent(event);
  chose_ = hasChosen;
}

void BoardView::leaveEvent(QEvent* event) {
  FittedView::leaveEvent(event);
  if (gesture_) gesture_->leave();
  pointAt({});
  scene_->lower();
}

void BoardView::keyPressEvent(QKeyEvent* event) {
  scene_->effects().skip();
  if (!(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))) {
    const bool targets = scene_->hasTargets() && !gesture_;
    switch (event->key()) {
      case Qt::Key_Plus:
      case Qt::Key_Equal: return zoomIn();
      case Qt::Key_Minus: return zoomOut();
      case Qt::Key_0: return showAll();
      case Qt::Key_Escape:
        if (gesture_) return gesture_->cancel();
        if (targets) return scene_->cancel();
        break;
      case Qt::Key_Left:
      case Qt::Key_Right:
      case Qt::Key_Up:
      case Qt::Key_Down: return moveByArrow(event->key(), event->modifiers());
      case Qt::Key_PageDown: return changeKind(1);
      case Qt::Key_PageUp: return changeKind(-1);
      case Qt::Key_Return:
      case Qt::Key_Enter:
      case Qt::Key_Space:
        if (targets && scene_->chooseRaised()) return;
        if (targets && reached_) return Q_EMIT scene_->missed(walk().middle(*reached_));
        break;
      default: break;
    }
  }
  event->ignore();
}

void BoardView::moveByArrow(int key, Qt::KeyboardModifiers keys) {
  setRing(Ring::Shown);
  const Way way = key == Qt::Key_Left    ? Way::Left
                  : key == Qt::Key_Right ? Way::Right
                  : key == Qt::Key_Up    ? Way::Up
                                         : Way::Down;
  if (keys & Qt::ShiftModifier) {
    constexpr int pixels = 60;
    return panBy(-pixels * QPointF(way == Way::Left    ? -1
                                   : way == Way::Right ? 1
                                                       : 0,
                                   way == Way::Up     ? -1
                                   : way == Way::Down ? 1
                                                      : 0));
  }
  if (gesture_ || !scene_->hasBoard()) return;
  const auto targets = scene_->targetSpots();
  const auto before = asked_;
  if (!targets.empty()) asked_ = targets.front().kind;
  // A player who has settled and is asked for a road goes on among edges.
  const bool isAnew = reached_ && before && before != asked_;
  const auto asked = isAnew ? nearestOfOtherKind(targets, *reached_, walk()) : std::nullopt;
  if (const auto spot = asked ? asked : reached_ ? walk().next(*reached_, way) : firstSpot(*scene_, walk()))
    reach(*spot);
}

// By keyboard and by ear

const BoardWalk& BoardView::walk() const {
  if (!walk_) walk_ = std::make_unique<BoardWalk>(scene_->map(), scene_->bearing());
  return *walk_;
}

void BoardView::changeKind(int step) {
  setRing(Ring::Shown);
  if (gesture_ || !scene_->hasBoard()) return;
  const auto from = reached_ ? reached_ : firstSpot(*scene_, walk());
  if (!from) return;
  BoardSpot::Kind kind = from->kind;
  if (reached_) kind = kindBeside(kind, step);
  if (const auto spot = walk().nearest(kind, walk().middle(*from))) reach(*spot);
}

void BoardView::setReached(const std::optional<BoardSpot>& spot) {
  if (reached_ == spot) return;
  reached_ = spot;
  repaintViews(*scene_);
  pointAt(spot);
  if (spot && hasFocus()) BoardAccessible::tellReached(this, *spot);
}

void BoardView::reach(const BoardSpot& spot) {
  bringIntoSight(boxAround(walk().middle(spot)));
  setReached(spot);
  scene_->raiseSpot(spot);
}

bool BoardView::mayPress(const BoardSpot& spot) const {
  const auto targets = scene_->targetSpots();
  return !gesture_ && std::find(targets.begin(), targets.end(), spot) != targets.end();
}

void BoardView::press(const BoardSpot& spot) {
  scene_->effects().skip();
  reach(spot);
  scene_->chooseRaised();
}

SpotText BoardView::spoken(const BoardSpot& spot) const {
  if (teller_) return teller_(spot);
  return {spotParts(scene_->board(), scene_->map(), spot).join(QStringLiteral("; ")), shortName(scene_->map(), spot)};
}

/// Tab goes through the targets, from the first to the last, and leaves the board beyond them. Shift+Tab goes back, and
/// leaves it at once if none was reached.
bool BoardView::focusNextPrevChild(bool next) {
  const auto targets = gesture_ || !hasFocus() ? std::vector<BoardSpot>() : scene_->targetSpots();
  const auto raised = scene_->raisedSpot();
  const auto at = raised ? std::find(targets.begin(), targets.end(), *raised) : targets.end();
  std::optional<BoardSpot> wanted;
  if (at == targets.end()) {
    if (next && !targets.empty()) wanted = targets.front();
  } else if (next ? at + 1 != targets.end() : at != targets.begin()) {
    wanted = next ? *(at + 1) : *(at - 1);
  }
  if (wanted) {
    setRing(Ring::Shown);
    reach(*wanted);
    return true;
  }
  scene_->lower();
  setReached({});
  return FittedView::focusNextPrevChild(next);
}

/// A ring of two tones: on any ground one of them stands out.
void BoardView::paintReached(QPainter& painter) const {
  const QPointF middle = walk().middle(*reached_);
  const bool isHex = reached_->kind == BoardSpot::Kind::Hex;
  const double least = 14 * unitsPerPixel();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  for (const auto& [color, pixels] : {std::pair(fixed::ink, 6.0), std::pair(fixed::cream, 2.5)}) {
    QPen pen(color, pixels);
    pen.setCosmetic(true);
    pen.setJoinStyle(Qt::RoundJoin);
    painter.setPen(pen);
    if (isHex)
      painter.drawPolygon(hexOutline(middle, scene_->map().orientation(), 0.86 * kR));
    else
      painter.drawEllipse(middle, std::max(0.34 * kR, least), std::max(0.34 * kR, least));
  }
  painter.restore();
}

}  // namespace tapu

#include "moc_board_view.cpp"
