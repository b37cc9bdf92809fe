// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_effects.h"

#include <QEasingCurve>
#include <algorithm>
#include <utility>

namespace tapu {

void BoardEffects::begin(const Board& board, const Topology& map, const std::vector<HexId>& robbers) {
  board_ = &board;
  map_ = &map;
  robbers_ = &robbers;
  producing_ = std::make_unique<ProducingItem>(look_);
  struck_ = std::make_unique<MarksItem>(look_, Layer::Producing);
  fallen_ = std::make_unique<FallenItem>();
  for (QGraphicsItem* item : std::initializer_list<QGraphicsItem*>{producing_.get(), struck_.get(), fallen_.get()})
    scene_.addItem(item);
}

void BoardEffects::setMotion(Motion motion) {
  skip();
  motion_ = motion;
}

void BoardEffects::animate(Mover mover, int ms, const QEasingCurve& curve, std::function<void(double)> step,
                           int loops) {
  auto* animation = new QVariantAnimation(&scene_);
  animation->setStartValue(0.0);
  animation->setEndValue(1.0);
  animation->setDuration(ms);
  animation->setEasingCurve(curve);
  animation->setLoopCount(loops);
  QObject::connect(animation, &QVariantAnimation::valueChanged, animation,
                   [step = std::move(step)](const QVariant& part) { step(part.toDouble()); });
  std::erase_if(running_, [](const Moving& moving) { return !moving.animation; });
  running_.push_back({mover, animation});
  animation->start(QAbstractAnimation::DeleteWhenStopped);
}

void BoardEffects::finish(Mover mover) {
  for (const Moving& moving : std::vector<Moving>(running_)) {
    // One that was halted goes on living until the loop is back.
    const bool isOver = !moving.animation || moving.animation->state() == QAbstractAnimation::Stopped;
    if (moving.mover != mover || isOver) continue;
    moving.animation->setCurrentTime(moving.animation->totalDuration());
    if (moving.animation) moving.animation->stop();
  }
}

void BoardEffects::halt(Mover mover) {
  for (const Moving& moving : std::vector<Moving>(running_))
    if (moving.mover == mover && moving.animation) moving.animation->stop();
}

void BoardEffects::skip() {
  for (Mover mover : {Mover::Pieces, Mover::Ghosts, Mover::Rings, Mover::Fallen, Mover::View}) finish(mover);
}

bool BoardEffects::isMoving() const {
  return std::any_of(running_.begin(), running_.end(), [](const Moving& moving) {
    return moving.animation && moving.animation->state() == QAbstractAnimation::Running;
  });
}

void BoardEffects::showProducing(int thrown) {
  if (!map_) return;
  std::vector<Hex> hexes;
  for (const Cell& cell : board_->cells)
    if (cell.number == thrown) hexes.push_back(cell.at);
  for (HexId robber : *robbers_) std::erase(hexes, map_->hex(robber).cell.at);
  const int light = millisecondsOf(Moves::Producing, motion_);
  if (hexes.empty() || light == 0) return;
  finish(Mover::Rings);
  producing_->show(std::move(hexes));
  // Fades in, stays, fades out.
  constexpr double in = 120 / 820.0, out = 620 / 820.0;
  animate(Mover::Rings, light, QEasingCurve::Linear, [this](double part) {
    ProducingItem* item = producing_.get();
    item->setOpacity(part < in ? part / in : part > out ? (1 - part) / (1 - out) : 1);
    if (part == 1.0) item->setVisible(false);
  });
}

void BoardEffects::showStruck(const std::vector<HexMark>& hexes, const std::vector<Fall>& cities) {
  if (!map_ || (hexes.empty() && cities.empty())) return;
  finish(Mover::Fallen);
  std::vector<FallenItem::City> places;
  for (const Fall& city : cities)
    if (map_->has(city.corner))
      places.push_back({scenePoint(map_->corner(city.corner).point, look_.bearing), city.color});
  struck_->show(overlay_.drawn(hexes));
  fallen_->show(places);
  const bool fades = motion_ != Motion::Off;
  const auto step = [this, fades](double part) {
    constexpr double out = 0.5;
    const double opacity = !fades || part < out ? 1 : (1 - part) / (1 - out);
    struck_->setOpacity(opacity);
    fallen_->setOpacity(opacity);
    if (part < 1) return;
    struck_->show({});
    fallen_->show({});
    repaintViews(scene_);
  };
  step(0);
  animate(Mover::Fallen, millisecondsOf(Moves::Fallen, motion_), QEasingCurve::Linear, step);
  repaintViews(scene_);
}

void BoardEffects::ring(const BoardSpot& spot, std::vector<Hex> hexes) {
  finish(Mover::Rings);
  pointed_ = middleOf(spot, *board_, *map_, look_.bearing);
  if (hexes.empty())
    producing_->showPlace(*pointed_);
  else
    producing_->show(std::move(hexes));
  producing_->setOpacity(1);
  animate(Mover::Rings, millisecondsOf(Moves::Pointer, motion_), QEasingCurve::Linear, [this](double part) {
    if (part < 1.0) return;
    producing_->setVisible(false);
    pointed_.reset();
    repaintViews(scene_);
  });
  repaintViews(scene_);
}

void BoardEffects::pointOut(CornerId corner) {
  if (map_ && map_->has(corner)) ring({BoardSpot::Kind::Corner, static_cast<int>(corner.value)}, {});
}

void BoardEffects::pointOut(EdgeId edge) {
  if (map_ && map_->has(edge)) ring({BoardSpot::Kind::Edge, static_cast<int>(edge.value)}, {});
}

void BoardEffects::pointOut(HexId hex) {
  if (map_ && map_->has(hex)) ring({BoardSpot::Kind::Hex, static_cast<int>(hex.value)}, {map_->hex(hex).cell.at});
}

}  // namespace tapu
