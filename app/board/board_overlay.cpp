// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_overlay.h"

#include <QGraphicsScene>
#include <utility>

namespace tapu {

void BoardOverlay::begin(QGraphicsScene& scene, const Board& board, const Topology& map) {
  constexpr double kUnderPieces = static_cast<double>(Layer::Routes) + 0.5;  // they may be the next choice
  scene_ = &scene;
  board_ = &board;
  map_ = &map;
  marksItem_ = std::make_unique<MarksItem>(look_, Layer::Marks);
  signsItem_ = std::make_unique<SignsItem>(SignsItem::Height::Signs);
  advisedItem_ = std::make_unique<SignsItem>(SignsItem::Height::Advised);
  pickedRing_ = std::make_unique<ProducingItem>(look_);
  advisedRing_ = std::make_unique<ProducingItem>(look_);
  bands_ = std::make_unique<RoutesItem>();
  wash_ = std::make_unique<StartWashItem>(look_);
  chips_.clear();
  for (ProducingItem* item : {pickedRing_.get(), advisedRing_.get()}) item->setZValue(kUnderPieces);
  for (QGraphicsItem* item :
       std::initializer_list<QGraphicsItem*>{pickedRing_.get(), marksItem_.get(), signsItem_.get(), bands_.get(),
                                             advisedItem_.get(), advisedRing_.get(), wash_.get()})
    scene.addItem(item);
}

void BoardOverlay::forget() {
  marks_.clear();
  signs_.clear();
  advised_.clear();
  routes_.clear();
  picked_.reset();
  islands_.clear();
  startLand_ = StartLandShown::No;
}

void BoardOverlay::lay() {
  layMarks();
  laySigns();
  layAdvised();
  layRoutes();
  layPicked();
  layIslands();
  layStartLand();
}

void BoardOverlay::setMarks(const std::vector<HexMark>& marks) {
  if (!map_ || marks_ == marks) return;
  marks_ = marks;
  layMarks();
  repaintViews(*scene_);
}

void BoardOverlay::setSigns(const std::vector<CornerSign>& signs) {
  if (!map_ || signs_ == signs) return;
  signs_ = signs;
  laySigns();
  repaintViews(*scene_);
}

void BoardOverlay::setAdvised(const std::vector<SpotSign>& signs) {
  if (!map_ || advised_ == signs) return;
  advised_ = signs;
  layAdvised();
  repaintViews(*scene_);
}

void BoardOverlay::setRoutes(std::vector<RouteBand> routes) {
  if (!map_ || routes_ == routes) return;
  routes_ = std::move(routes);
  layRoutes();
  repaintViews(*scene_);
}

void BoardOverlay::pick(const std::optional<BoardSpot>& spot) {
  if (!map_ || (!picked_ && !spot)) return;
  if (spot && !(spot->kind == BoardSpot::Kind::Hex ? map_->has(HexId(spot->place)) : map_->has(EdgeId(spot->place))))
    return;
  picked_ = spot;
  layPicked();
  repaintViews(*scene_);
}

std::optional<QPointF> BoardOverlay::picked() const {
  if (!picked_) return {};
  return middleOf(*picked_, *board_, *map_, look_.bearing);
}

std::vector<MarksItem::Mark> BoardOverlay::drawn(const std::vector<HexMark>& hexes) const {
  std::vector<MarksItem::Mark> result;
  for (const HexMark& mark : hexes)
    if (map_->has(mark.hex)) result.push_back({hexCenter(map_->hex(mark.hex).cell.at, look_.bearing), mark.event});
  return result;
}

void BoardOverlay::layMarks() { marksItem_->show(drawn(marks_)); }

void BoardOverlay::laySigns() {
  std::vector<SignsItem::Sign> discs;
  QPointF middle;
  for (const CornerSign& sign : signs_) middle += at(sign.corner) / static_cast<double>(signs_.size());
  for (const CornerSign& sign : signs_) discs.push_back({at(sign.corner), sign, at(sign.corner) - middle});
  signsItem_->show(std::move(discs));
}

/// Only hexes that yield something are ringed.
void BoardOverlay::ring(HexId hex, std::vector<Hex>& ringed) const {
  if (hex && map_->hex(hex).cell.number != 0) ringed.push_back(map_->hex(hex).cell.at);
}

void BoardOverlay::layAdvised() {
  std::vector<SignsItem::Sign> discs;
  std::vector<Hex> ringed;
  std::optional<QPointF> edge;
  for (const SpotSign& sign : advised_) {
    const QPointF middle = middleOf(sign.spot, *board_, *map_, look_.bearing);
    discs.push_back({middle, sign});
    if (sign.look != SpotSign::Look::Chosen) continue;
    if (sign.spot.kind == BoardSpot::Kind::Corner)
      for (const HexId hex : map_->corner(CornerId(sign.spot.place)).hexes) ring(hex, ringed);
    else if (sign.spot.kind == BoardSpot::Kind::Hex)
      ring(HexId(sign.spot.place), ringed);
    else
      edge = middle;
  }
  advisedItem_->show(std::move(discs));
  edge ? advisedRing_->showPlace(*edge) : advisedRing_->show(std::move(ringed));
}

void BoardOverlay::layRoutes() {
  std::vector<RoutesItem::Band> drawn;
  for (const RouteBand& route : routes_) {
    drawn.push_back({{}, route.holder});
    for (const EdgeId edge : route.edges) {
      if (!map_->has(edge)) continue;
      const auto& [from, to] = map_->edge(edge).corners;
      drawn.back().edges.emplace_back(at(from), at(to));
    }
  }
  bands_->show(std::move(drawn));
}

void BoardOverlay::layPicked() {
  if (!picked_) return pickedRing_->show({});
  if (picked_->kind == BoardSpot::Kind::Hex)
    pickedRing_->show({map_->hex(HexId(picked_->place)).cell.at});
  else
    pickedRing_->showPlace(*picked());
}

void BoardOverlay::setIslands(std::vector<IslandChip> islands) {
  if (!map_ || islands_ == islands) return;
  islands_ = std::move(islands);
  layIslands();
  repaintViews(*scene_);
}

void BoardOverlay::layIslands() {
  chips_.clear();
  std::vector<QPointF> taken;
  for (const IslandChip& chip : islands_) {
    const auto at = chipPoint(chip, *board_, *map_, look_.bearing, taken);
    if (!at) continue;
    taken.push_back(*at);
    chips_.push_back(std::make_unique<IslandChipItem>(look_, chip, *at));
    scene_->addItem(chips_.back().get());
  }
}

void BoardOverlay::showStartLand(StartLandShown shown) {
  if (!map_ || std::exchange(startLand_, shown) == shown) return;
  layStartLand();
  repaintViews(*scene_);
}

void BoardOverlay::layStartLand() {
  std::vector<Hex> cells;
  std::vector<QPointF> corners;
  if (startLand_ == StartLandShown::Yes) {
    for (const Cell& cell : board_->cells)
      if (isLand(cell) && cell.startLand == StartLand::No) cells.push_back(cell.at);
    for (const BoardCorner& each : board_->noStart)
      corners.push_back(cornerPosition(each.hex, each.corner, look_.bearing));
  }
  wash_->show(std::move(cells), std::move(corners));
}

}  // namespace tapu
