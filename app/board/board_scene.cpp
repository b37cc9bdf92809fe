// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_scene.h"

#include <QEasingCurve>
#include <QGraphicsView>
#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

#include "app/board/board_difference.h"
#include "app/board/board_effects.h"
#include "app/board/board_sea.h"
#include "app/board/board_targets.h"
#include "app/board/items.h"
#include "app/text/map_now.h"
#include "app/text/player_colors.h"

namespace tapu {

namespace {

using Mover = BoardEffects::Mover;

/// The item of a piece on the board, and the piece as it is in the state.
struct PlacedPiece {
  std::unique_ptr<PieceItem> item;
  Piece piece;
};

}  // namespace

struct BoardScene::Impl {
  explicit Impl(BoardScene* owner) : scene(owner) {}

  BoardScene* scene;
  BoardLook look{.theme = themeFor(ThemeKind::Light)};
  Board board;                    ///< as it was given
  Board drawn;                    ///< the same with the cells that were turned up: all places and words follow from it
  std::unique_ptr<Topology> map;  ///< of what is drawn
  bool mapIsOld = false;          ///< the board was edited since: made anew when asked for
  std::unique_ptr<GroundItem> ground;
  std::unique_ptr<TokensItem> tokens;
  std::vector<PlacedPiece> corners, edges;
  std::vector<std::unique_ptr<PieceItem>> robbers;
  std::vector<HexId> robberHexes;
  std::unique_ptr<GhostsItem> ghosts;
  std::unique_ptr<RaisedItem> risen;
  BoardOverlay overlay{look};
  BoardEffects effects{*scene, look, overlay};
  BoardSea sea{*scene, look, effects};
  BoardTargets targets;
  std::vector<int> colors;
  std::optional<State> state;
  Ghosts shownGhosts = Ghosts::Shown;
  int raised = -1, mine = 0;

  int colorOf(SeatId seat) const {
    return seat.value < colors.size() ? colors[seat.value] : seat.value % kPlayerColors;
  }
  QPointF at(CornerId id) const { return scenePoint(map->corner(id).point, look.bearing); }
  QPointF at(HexId id) const { return hexCenter(map->hex(id).cell.at, look.bearing); }
  QPointF along(EdgeId id) const { return at(map->edge(id).corners[1]) - at(map->edge(id).corners[0]); }
  QPointF at(EdgeId id) const { return at(map->edge(id).corners[0]) + along(id) / 2; }
  double angle(EdgeId id) const { return roadAngle(along(id)); }

  void build();
  void turn();
  void showStartRobbers();
  const Topology& freshMap();
  void clearPieces();
  int showCorners(const State& next, std::vector<PieceItem*>& fresh);
  int showEdges(const State& next, std::vector<PieceItem*>& fresh);
  void stand(PlacedPiece& place, Piece piece, PieceKind kind, QPointF where, double angle,
             std::vector<PieceItem*>& fresh);
  void showRobbers(const State& next);
  void showCells(const State& next);
  void drawCells(const QList<QRectF>& dirty);
  void drop(PieceItem* item);
  void breathe();
  void raise(int index);
  void showTargets(Ghosts how);
};

// The graphics view of Qt 6.4 may lose the place that an item has left, and a whole QGraphicsScene::update(), when a
// partial paint comes before they are dispatched: old ghosts would stay. Asking the viewport itself is safe. Only the
// board's area: repainting the layers over the sea beside it took most of the time.
void repaintViews(const QGraphicsScene& scene) {
  constexpr int kEdge = 20;  // pixels: smooth lines and the ring of the keyboard reach out a little
  for (QGraphicsView* view : scene.views())
    view->viewport()->update(
        view->mapFromScene(scene.sceneRect()).boundingRect().adjusted(-kEdge, -kEdge, kEdge, kEdge));
}

BoardScene::BoardScene(QObject* parent) : QGraphicsScene(parent), impl_(std::make_unique<Impl>(this)) {}

BoardScene::~BoardScene() { impl_->effects.skip(); }

BoardOverlay& BoardScene::overlay() const { return impl_->overlay; }
BoardEffects& BoardScene::effects() const { return impl_->effects; }

// Drawn things

void BoardScene::Impl::build() {
  clearPieces();
  ground = std::make_unique<GroundItem>(drawn, look);
  tokens = std::make_unique<TokensItem>(drawn, look);
  ghosts = std::make_unique<GhostsItem>(targets.all(), look);
  risen = std::make_unique<RaisedItem>(look);
  for (QGraphicsItem* item :
       std::initializer_list<QGraphicsItem*>{ground.get(), tokens.get(), ghosts.get(), risen.get()})
    scene->addItem(item);
  effects.begin(drawn, *map, robberHexes);
  overlay.begin(*scene, drawn, *map);
  sea.begin(drawn, *map);
  scene->setSceneRect(ground->boundingRect());
  showStartRobbers();
  sea.showStart();
}

void BoardScene::Impl::showStartRobbers() {
  robberHexes.clear();  // the ids were those of another board
  robbers.clear();
  State start;
  if (board.robber)
    if (const auto hex = freshMap().hexAt(*board.robber)) start.robbers.push_back(*hex);
  for (Hex more : board.moreRobbers)
    if (const auto hex = freshMap().hexAt(more)) start.robbers.push_back(*hex);
  showRobbers(start);
}

const Topology& BoardScene::Impl::freshMap() {
  if (!std::exchange(mapIsOld, false)) return *map;
  map->lay(drawn);
  corners.resize(static_cast<std::size_t>(map->cornerCount()));
  edges.resize(static_cast<std::size_t>(map->edgeCount()));
  return *map;
}

void BoardScene::Impl::clearPieces() {
  corners.clear();
  edges.clear();
  robbers.clear();
  robberHexes.clear();
  if (!map) return;
  corners.resize(static_cast<std::size_t>(map->cornerCount()));
  edges.resize(static_cast<std::size_t>(map->edgeCount()));
}

void BoardScene::setBoard(const Board& board) {
  impl_->effects.skip();
  impl_->targets.clear();
  impl_->overlay.forget();
  impl_->raised = -1;
  impl_->state.reset();
  impl_->board = impl_->drawn = board;
  impl_->look.bearing.orientation = board.orientation;
  impl_->map = std::make_unique<Topology>(board);
  impl_->mapIsOld = false;
  impl_->build();
  Q_EMIT boardChanged();
}

void BoardScene::setTurn(int sixths) {
  const Bearing wished = turnedBy(impl_->board.orientation, sixths);
  if (wished.turn == impl_->look.bearing.turn) return;
  impl_->effects.skip();
  impl_->look.bearing.turn = wished.turn;
  if (impl_->map) impl_->turn();
  Q_EMIT turned();
}

/// Everything that stands, is marked or may be chosen is put where it lies now.
void BoardScene::Impl::turn() {
  const std::optional<State> shown = std::exchange(state, std::nullopt);
  const int up = std::exchange(raised, -1);
  freshMap();
  targets.lay(*map, look.bearing);
  build();
  if (shown) scene->setState(*shown);
  overlay.lay();
  showTargets(shownGhosts);
  raise(up);
}

void BoardScene::updateBoard(const Board& board) {
  if (!impl_->map || board.orientation != impl_->board.orientation) return setBoard(board);
  const QList<QRectF> dirty = differenceOf(impl_->drawn, board, impl_->look.bearing);
  const Board before = std::exchange(impl_->board, board);
  impl_->drawn = board;
  const bool isSame = board.robber == before.robber && board.moreRobbers == before.moreRobbers &&
                      board.pirate == before.pirate && board.gifts == before.gifts && board.noStart == before.noStart;
  if (dirty.isEmpty() && isSame) return;
  impl_->drawCells(dirty);
  if (board.pirate) impl_->freshMap();
  impl_->showStartRobbers();
  impl_->sea.showStart();
  impl_->overlay.boardChanged();
  Q_EMIT boardChanged();
}

/// Draws the cells anew that have changed within these boxes.
void BoardScene::Impl::drawCells(const QList<QRectF>& dirty) {
  mapIsOld = true;
  ground->boardChanged(dirty);
  tokens->boardChanged();
  for (const QRectF& box : dirty) tokens->update(box);
}

/// Draws the cells as they lie in a position (14.5); the covers of those that were turned up fade.
void BoardScene::Impl::showCells(const State& next) {
  if (!hasFog(next)) return;
  Board now = boardNow(board, *map, next);
  if (now.cells == drawn.cells) return;
  const QList<QRectF> dirty = differenceOf(drawn, now, look.bearing);
  std::vector<Hex> turned;
  for (std::size_t i = 0; i < now.cells.size(); ++i)
    if (drawn.cells[i].terrain == Terrain::Fog && now.cells[i].terrain != Terrain::Fog)
      turned.push_back(now.cells[i].at);
  drawn = std::move(now);
  drawCells(dirty);
  freshMap();
  if (state) sea.uncover(std::move(turned));
  Q_EMIT scene->cellsTurned();
}

const Board& BoardScene::board() const { return impl_->board; }
bool BoardScene::hasBoard() const { return impl_->map != nullptr; }
const Topology& BoardScene::map() const { return impl_->freshMap(); }
Bearing BoardScene::bearing() const { return impl_->look.bearing; }
const Theme& BoardScene::theme() const { return impl_->look.theme; }
QRectF BoardScene::landRect() const { return impl_->ground ? impl_->ground->landRect() : QRectF(0, 0, 1, 1); }
QRectF BoardScene::islandRect() const { return impl_->ground ? impl_->ground->islandRect() : QRectF(0, 0, 1, 1); }

void BoardScene::Impl::stand(PlacedPiece& place, Piece piece, PieceKind kind, QPointF where, double angle,
                             std::vector<PieceItem*>& fresh) {
  const bool same = place.piece.asOld() == piece.asOld();  // that a ship can move again does not change its look
  place.piece = piece;
  if (same) return;
  place.item.reset();
  if (piece.isEmpty()) return;
  place.item = std::make_unique<PieceItem>(kind, colorOf(piece.owner()), angle);
  place.item->setPos(where);
  scene->addItem(place.item.get());
  fresh.push_back(place.item.get());
}

int BoardScene::Impl::showCorners(const State& next, std::vector<PieceItem*>& fresh) {
  for (int i = 0; i < std::min(next.corners.size(), map->cornerCount()); ++i) {
    const CornerId id(i);
    const Piece piece = next.at(id);
    stand(corners[id.value], piece, piece.kind() == Piece::City ? PieceKind::City : PieceKind::Settlement, at(id), 0,
          fresh);
  }
  return static_cast<int>(fresh.size());
}

int BoardScene::Impl::showEdges(const State& next, std::vector<PieceItem*>& fresh) {
  for (int i = 0; i < std::min(next.edges.size(), map->edgeCount()); ++i) {
    const EdgeId id(i);
    const Piece piece = next.at(id);
    const bool ship = piece.kind() == Piece::Ship;
    stand(edges[id.value], piece, ship ? PieceKind::Ship : PieceKind::Road, at(id), ship ? 0 : angle(id), fresh);
  }
  return static_cast<int>(fresh.size());
}

void BoardScene::Impl::showRobbers(const State& next) {
  std::vector<HexId> hexes;
  std::set<Hex> faded;
  for (HexId id : next.robbers)
    if (map->has(id)) {
      hexes.push_back(id);
      faded.insert(map->hex(id).cell.at);
    }
  tokens->setFaded(faded);
  if (hexes == robberHexes) return;
  const int walk = millisecondsOf(Moves::Robber, effects.motion());
  const bool walks = walk > 0 && state && hexes.size() == 1 && robbers.size() == 1;
  const QPointF from = walks ? robbers.front()->pos() : QPointF();
  robberHexes = hexes;
  robbers.clear();
  for (HexId id : hexes) {
    robbers.push_back(std::make_unique<PieceItem>(PieceKind::Robber, 0));
    robbers.back()->setPos(robberPoint(map->hex(id).cell, look.bearing));
    scene->addItem(robbers.back().get());
  }
  if (!walks) return;
  const QPointF to = robbers.front()->pos();
  effects.animate(Mover::Pieces, walk, QEasingCurve::InOutQuad, [this, from, to](double part) {
    if (!robbers.empty()) robbers.front()->setPos(from + (to - from) * part);
  });
}

void BoardScene::setState(const State& next) {
  if (!impl_->map) return;
  impl_->effects.finish(Mover::Pieces);
  std::vector<PieceItem*> fresh;
  impl_->showCells(next);
  impl_->showEdges(next, fresh);
  impl_->showCorners(next, fresh);
  impl_->showRobbers(next);
  impl_->sea.show(next, impl_->state ? BoardSea::Coming::Moving : BoardSea::Coming::AtOnce);
  const bool drops = millisecondsOf(Moves::Piece, impl_->effects.motion()) > 0 && impl_->state &&
                     std::ssize(fresh) <= BoardEffects::kMostAnimated;
  impl_->state = next;
  repaintViews(*this);
  if (!drops) return;
  for (PieceItem* item : fresh) impl_->drop(item);
}

void BoardScene::setTheme(const Theme& theme) {
  if (impl_->look.theme == theme) return;
  impl_->look.theme = theme;
  drawAnew();
}

void BoardScene::setFaces(TokenFaces faces) {
  if (std::exchange(impl_->look.faces, faces) == faces) return;
  if (impl_->tokens) impl_->tokens->update();
  repaintViews(*this);
}

TokenFaces BoardScene::faces() const { return impl_->look.faces; }

void BoardScene::drawAnew() {
  if (impl_->ground) impl_->ground->forget();
  repaintViews(*this);
}

void BoardScene::setSeatColors(std::vector<int> bySeat) {
  if (impl_->colors == bySeat) return;
  impl_->colors = std::move(bySeat);
  if (!impl_->state) return;
  const State shown = *std::exchange(impl_->state, std::nullopt);
  impl_->effects.skip();
  impl_->clearPieces();
  setState(shown);
}

// Motion

void BoardScene::Impl::drop(PieceItem* item) {
  QEasingCurve curve(QEasingCurve::OutBack);
  curve.setOvershoot(1.2);
  const double unitsHigh = 12;
  // The item lives as long as the animation: setState ends the motion of pieces before it removes any.
  effects.animate(Mover::Pieces, millisecondsOf(Moves::Piece, effects.motion()), curve, [item, unitsHigh](double part) {
    const bool there = part == 1.0;
    item->setLift(there ? 0 : (1 - part) * unitsHigh, there ? 1 : 1.15 - 0.15 * part);
  });
}

void BoardScene::Impl::breathe() {
  const int breath = millisecondsOf(Moves::Ghosts, effects.motion());
  if (breath == 0) return ghosts->setStrength(0.55);
  effects.animate(
      Mover::Ghosts, breath, QEasingCurve::SineCurve, [this](double part) { ghosts->setStrength(0.45 + 0.25 * part); },
      3);
}

void BoardScene::breathe(int color) {
  const int breath = millisecondsOf(Moves::Ghosts, impl_->effects.motion());
  if (breath == 0) return;
  impl_->effects.finish(Mover::Pieces);
  constexpr double kGrowth = 0.14;
  constexpr int kBreaths = 3;
  for (const std::vector<PlacedPiece>* places : {&impl_->corners, &impl_->edges}) {
    for (const PlacedPiece& place : *places) {
      if (!place.item || place.item->color() != color) continue;
      impl_->effects.animate(
          Mover::Pieces, breath, QEasingCurve::SineCurve,
          [item = place.item.get()](double part) { item->setLift(0, 1 + kGrowth * part); }, kBreaths);
    }
  }
}

// Targets

void BoardScene::setTargets(const std::vector<Action>& actions, int mine, Ghosts ghosts, MoveEnd end) {
  clearTargets();
  if (!impl_->map) return;
  for (const Action& action : actions) impl_->targets.add(action, end, *impl_->map, impl_->look.bearing);
  impl_->mine = mine;
  impl_->showTargets(ghosts);
  Q_EMIT targetsChanged();
}

void BoardScene::Impl::showTargets(Ghosts how) {
  shownGhosts = how;
  ghosts->show(mine, how);
  if (!targets.isEmpty() && how == Ghosts::Shown) breathe();
}

void BoardScene::setOwnersAsTargets(const std::vector<OwnedPlace>& places) {
  clearTargets();
  if (!impl_->map) return;
  for (const auto& [place, action] : places) impl_->targets.addOwner(place, action, *impl_->map, impl_->look.bearing);
  impl_->showTargets(Ghosts::Shown);
  Q_EMIT targetsChanged();
}

void BoardScene::clearTargets() {
  if (impl_->targets.isEmpty()) return;
  impl_->effects.finish(Mover::Ghosts);
  lower();
  impl_->targets.clear();
  impl_->ghosts->show(0, Ghosts::Shown);
  repaintViews(*this);
  Q_EMIT targetsChanged();
}

bool BoardScene::hasTargets() const { return !impl_->targets.isEmpty(); }

void BoardScene::Impl::raise(int index) {
  if (index == raised) return;
  raised = index;
  ghosts->setLeftOut(index);
  if (index < 0)
    risen->hide();
  else
    risen->show(targets[index], mine);
  Q_EMIT scene->raised(index < 0 ? std::vector<Action>{} : targets[index].actions);
}

bool BoardScene::raiseAt(QPointF position, double unitsPerPixel) {
  if (impl_->targets.isEmpty()) return false;
  const int index = impl_->targets.at(position, unitsPerPixel, impl_->look.bearing);
  impl_->raise(index);
  return index >= 0;
}

void BoardScene::lower() {
  if (impl_->raised >= 0) impl_->raise(-1);
}

std::vector<BoardSpot> BoardScene::targetSpots() const { return impl_->targets.spots(); }

std::optional<BoardSpot> BoardScene::raisedSpot() const {
  return impl_->raised < 0 ? std::nullopt : std::optional(spotOf(impl_->targets[impl_->raised]));
}

bool BoardScene::raiseSpot(const BoardSpot& spot) {
  const int index = impl_->targets.indexOf(spot);
  impl_->raise(index);
  return index >= 0;
}

bool BoardScene::chooseRaised() {
  if (impl_->raised < 0) return false;
  // A copy: who receives the signal may set new targets at once.
  const std::vector<Action> actions = impl_->targets[impl_->raised].actions;
  Q_EMIT chosen(actions);
  return true;
}

void BoardScene::cancel() {
  lower();
  Q_EMIT canceled();
}

}  // namespace tapu

#include "moc_board_scene.cpp"
