// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/board_scene.h"

#include <QEasingCurve>
#include <QGraphicsView>
#include <QPointer>
#include <QVariantAnimation>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/board/board_difference.h"
#include "app/board/board_overlay.h"
#include "app/board/board_targets.h"
#include "app/board/items.h"
#include "app/text/player_colors.h"

namespace tapu {

namespace {

/// The item of a piece on the board, and the piece as it is in the state.
struct PlacedPiece {
  std::unique_ptr<PieceItem> item;
  Piece piece;
};

/// Kinds of motion. A motion that begins ends those of its kind that are still going on.
enum class Mover { Pieces, Ghosts, Rings, Fallen };
struct Moving {
  Mover mover;
  QPointer<QVariantAnimation> animation;
};

constexpr int kMostAnimated = 4;  // with more new pieces at once nothing is animated: the game has jumped

}  // namespace

struct BoardScene::Impl {
  explicit Impl(BoardScene* owner) : scene(owner) {}

  BoardScene* scene;
  BoardLook look{.theme = themeFor(ThemeKind::Light)};
  Board board;
  std::unique_ptr<Topology> map;
  bool mapIsOld = false;  ///< the board was edited since: made anew when asked for
  std::unique_ptr<GroundItem> ground;
  std::unique_ptr<TokensItem> tokens;
  std::vector<PlacedPiece> corners, edges;
  std::vector<std::unique_ptr<PieceItem>> robbers;
  std::vector<HexId> robberHexes;
  std::unique_ptr<GhostsItem> ghosts;
  std::unique_ptr<RaisedItem> risen;
  std::unique_ptr<ProducingItem> producing;
  std::unique_ptr<MarksItem> struck;
  std::unique_ptr<FallenItem> fallen;
  BoardOverlay overlay{look};
  BoardTargets targets;
  std::vector<int> colors;
  std::optional<State> state;
  Motion motion = Motion::Full;
  Ghosts shownGhosts = Ghosts::Shown;
  std::optional<QPointF> pointed;
  int raised = -1, mine = 0;
  std::vector<Moving> running;

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
  void drop(PieceItem* item);
  void finish(Mover mover);
  void animate(Mover mover, int ms, const QEasingCurve& curve, std::function<void(double)> step, int loops = 1);
  void breathe();
  void pointOut(QPointF middle, std::vector<Hex> hexes);

  void raise(int index);
  void showTargets(Ghosts how);
};

BoardScene::BoardScene(QObject* parent) : QGraphicsScene(parent), impl_(std::make_unique<Impl>(this)) {}

BoardScene::~BoardScene() {
  skipMotion();
  impl_->running.clear();
}

// Drawn things

void BoardScene::Impl::build() {
  clearPieces();
  ground = std::make_unique<GroundItem>(board, look);
  tokens = std::make_unique<TokensItem>(board, look);
  ghosts = std::make_unique<GhostsItem>(targets.all(), look);
  risen = std::make_unique<RaisedItem>(look);
  producing = std::make_unique<ProducingItem>(look);
  struck = std::make_unique<MarksItem>(look, Layer::Producing);
  fallen = std::make_unique<FallenItem>();
  for (QGraphicsItem* item : std::initializer_list<QGraphicsItem*>{
           ground.get(), tokens.get(), ghosts.get(), risen.get(), producing.get(), struck.get(), fallen.get()})
    scene->addItem(item);
  overlay.begin(*scene, board, *map);
  scene->setSceneRect(ground->boundingRect());
  showStartRobbers();
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
  map->lay(board);
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
  skipMotion();
  impl_->targets.clear();
  impl_->overlay.forget();
  impl_->raised = -1;
  impl_->state.reset();
  impl_->board = board;
  impl_->look.bearing.orientation = board.orientation;
  impl_->map = std::make_unique<Topology>(board);
  impl_->mapIsOld = false;
  impl_->build();
  Q_EMIT boardChanged();
}

void BoardScene::setTurn(int sixths) {
  const Bearing wished = turnedBy(impl_->board.orientation, sixths);
  if (wished.turn == impl_->look.bearing.turn) return;
  skipMotion();
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
  const QList<QRectF> dirty = differenceOf(impl_->board, board, impl_->look.bearing);
  const bool sameRobber = board.robber == impl_->board.robber && board.moreRobbers == impl_->board.moreRobbers;
  impl_->board = board;
  if (dirty.isEmpty() && sameRobber) return;
  impl_->mapIsOld = true;
  impl_->ground->boardChanged(dirty);
  impl_->tokens->boardChanged();
  for (const QRectF& box : dirty) impl_->tokens->update(box);
  impl_->showStartRobbers();
  Q_EMIT boardChanged();
}

const Board& BoardScene::board() const { return impl_->board; }
bool BoardScene::hasBoard() const { return impl_->map != nullptr; }
const Topology& BoardScene::map() const { return impl_->freshMap(); }
Bearing BoardScene::bearing() const { return impl_->look.bearing; }
const Theme& BoardScene::theme() const { return impl_->look.theme; }
QRectF BoardScene::landRect() const { return impl_->ground ? impl_->ground->landRect() : QRectF(0, 0, 1, 1); }

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
  const int walk = millisecondsOf(Moves::Robber, motion);
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
  animate(Mover::Pieces, walk, QEasingCurve::InOutQuad, [this, from, to](double part) {
    if (!robbers.empty()) robbers.front()->setPos(from + (to - from) * part);
  });
}

void BoardScene::setState(const State& next) {
  if (!impl_->map) return;
  impl_->finish(Mover::Pieces);
  std::vector<PieceItem*> fresh;
  impl_->showEdges(next, fresh);
  impl_->showCorners(next, fresh);
  impl_->showRobbers(next);
  const bool drops = millisecondsOf(Moves::Piece, impl_->motion) > 0 && impl_->state && fresh.size() <= kMostAnimated;
  impl_->state = next;
  repaintViews();
  if (!drops) return;
  for (PieceItem* item : fresh) impl_->drop(item);
}

void BoardScene::clearState() {
  skipMotion();
  impl_->state.reset();
  impl_->clearPieces();
  if (impl_->tokens) impl_->tokens->setFaded({});
}

void BoardScene::setTheme(const Theme& theme) {
  if (impl_->look.theme == theme) return;
  impl_->look.theme = theme;
  drawAnew();
}

void BoardScene::setFaces(TokenFaces faces) {
  if (std::exchange(impl_->look.faces, faces) == faces) return;
  if (impl_->tokens) impl_->tokens->update();
  repaintViews();
}

TokenFaces BoardScene::faces() const { return impl_->look.faces; }

void BoardScene::drawAnew() {
  if (impl_->ground) impl_->ground->forget();
  repaintViews();
}

void BoardScene::setSeatColors(std::vector<int> bySeat) {
  if (impl_->colors == bySeat) return;
  impl_->colors = std::move(bySeat);
  if (!impl_->state) return;
  const State shown = *impl_->state;
  clearState();
  setState(shown);
}

// Motion

void BoardScene::setMotion(Motion motion) {
  skipMotion();
  impl_->motion = motion;
}

void BoardScene::Impl::animate(Mover mover, int ms, const QEasingCurve& curve, std::function<void(double)> step,
                               int loops) {
  auto* animation = new QVariantAnimation(scene);
  animation->setStartValue(0.0);
  animation->setEndValue(1.0);
  animation->setDuration(ms);
  animation->setEasingCurve(curve);
  animation->setLoopCount(loops);
  QObject::connect(animation, &QVariantAnimation::valueChanged, scene,
                   [step = std::move(step)](const QVariant& part) { step(part.toDouble()); });
  std::erase_if(running, [](const Moving& moving) { return !moving.animation; });
  running.push_back({mover, animation});
  animation->start(QAbstractAnimation::DeleteWhenStopped);
}

void BoardScene::Impl::drop(PieceItem* item) {
  QEasingCurve curve(QEasingCurve::OutBack);
  curve.setOvershoot(1.2);
  const double unitsHigh = 12;
  // The item lives as long as the animation: setState ends the motion of pieces before it removes any.
  animate(Mover::Pieces, millisecondsOf(Moves::Piece, motion), curve, [item, unitsHigh](double part) {
    const bool there = part == 1.0;
    item->setLift(there ? 0 : (1 - part) * unitsHigh, there ? 1 : 1.15 - 0.15 * part);
  });
}

void BoardScene::Impl::breathe() {
  const int breath = millisecondsOf(Moves::Ghosts, motion);
  if (breath == 0) return ghosts->setStrength(0.55);
  animate(
      Mover::Ghosts, breath, QEasingCurve::SineCurve, [this](double part) { ghosts->setStrength(0.45 + 0.25 * part); },
      3);
}

void BoardScene::breathe(int color) {
  const int breath = millisecondsOf(Moves::Ghosts, impl_->motion);
  if (breath == 0) return;
  impl_->finish(Mover::Pieces);
  constexpr double kGrowth = 0.14;
  constexpr int kBreaths = 3;
  for (const std::vector<PlacedPiece>* places : {&impl_->corners, &impl_->edges}) {
    for (const PlacedPiece& place : *places) {
      if (!place.item || place.item->color() != color) continue;
      impl_->animate(
          Mover::Pieces, breath, QEasingCurve::SineCurve,
          [item = place.item.get()](double part) { item->setLift(0, 1 + kGrowth * part); }, kBreaths);
    }
  }
}

void BoardScene::Impl::finish(Mover mover) {
  for (const Moving& moving : std::vector<Moving>(running)) {
    if (moving.mover != mover || !moving.animation) continue;
    moving.animation->setCurrentTime(moving.animation->totalDuration());
    if (moving.animation) moving.animation->stop();
  }
}

void BoardScene::skipMotion() {
  for (Mover mover : {Mover::Pieces, Mover::Ghosts, Mover::Rings, Mover::Fallen}) impl_->finish(mover);
}

bool BoardScene::isMoving() const {
  return std::any_of(impl_->running.begin(), impl_->running.end(), [](const Moving& moving) {
    return moving.animation && moving.animation->state() == QAbstractAnimation::Running;
  });
}

void BoardScene::showProducing(int thrown) {
  if (!impl_->map) return;
  std::vector<Hex> hexes;
  for (const Cell& cell : impl_->board.cells)
    if (cell.number == thrown) hexes.push_back(cell.at);
  for (HexId robber : impl_->robberHexes) std::erase(hexes, impl_->map->hex(robber).cell.at);
  const int light = millisecondsOf(Moves::Producing, impl_->motion);
  if (hexes.empty() || light == 0) return;
  impl_->finish(Mover::Rings);
  impl_->producing->show(std::move(hexes));
  // Fades in, stays, fades out.
  constexpr double in = 120 / 820.0, out = 620 / 820.0;
  impl_->animate(Mover::Rings, light, QEasingCurve::Linear, [this](double part) {
    ProducingItem* item = impl_->producing.get();
    item->setOpacity(part < in ? part / in : part > out ? (1 - part) / (1 - out) : 1);
    if (part == 1.0) item->setVisible(false);
  });
}

void BoardScene::setMarks(const std::vector<HexMark>& marks) {
  if (impl_->overlay.setMarks(marks)) repaintViews();
}

void BoardScene::showStruck(const std::vector<HexMark>& hexes, const std::vector<Fall>& cities) {
  if (!impl_->map || (hexes.empty() && cities.empty())) return;
  impl_->finish(Mover::Fallen);
  std::vector<FallenItem::City> places;
  for (const Fall& city : cities)
    if (impl_->map->has(city.corner)) places.push_back({impl_->at(city.corner), city.color});
  impl_->struck->show(impl_->overlay.drawn(hexes));
  impl_->fallen->show(places);
  const bool fades = impl_->motion != Motion::Off;
  const auto step = [this, fades](double part) {
    constexpr double out = 0.5;
    const double opacity = !fades || part < out ? 1 : (1 - part) / (1 - out);
    impl_->struck->setOpacity(opacity);
    impl_->fallen->setOpacity(opacity);
    if (part < 1) return;
    impl_->struck->show({});
    impl_->fallen->show({});
    repaintViews();
  };
  step(0);
  impl_->animate(Mover::Fallen, millisecondsOf(Moves::Fallen, impl_->motion), QEasingCurve::Linear, step);
  repaintViews();
}

const std::vector<HexMark>& BoardScene::marks() const { return impl_->overlay.marks(); }

const std::vector<CornerSign>& BoardScene::signs() const { return impl_->overlay.signs(); }

void BoardScene::setSigns(const std::vector<CornerSign>& signs) {
  if (impl_->overlay.setSigns(signs)) repaintViews();
}

const std::vector<SpotSign>& BoardScene::advised() const { return impl_->overlay.advised(); }

void BoardScene::setAdvised(const std::vector<SpotSign>& signs) {
  if (impl_->overlay.setAdvised(signs)) repaintViews();
}

const std::vector<RouteBand>& BoardScene::routes() const { return impl_->overlay.routes(); }

void BoardScene::setRoutes(std::vector<RouteBand> routes) {
  if (impl_->overlay.setRoutes(std::move(routes))) repaintViews();
}

int BoardScene::fallenShown() const { return impl_->fallen ? impl_->fallen->count() : 0; }

void BoardScene::Impl::pointOut(QPointF middle, std::vector<Hex> hexes) {
  finish(Mover::Rings);
  if (hexes.empty())
    producing->showPlace(middle);
  else
    producing->show(std::move(hexes));
  producing->setOpacity(1);
  pointed = middle;
  animate(Mover::Rings, millisecondsOf(Moves::Pointer, motion), QEasingCurve::Linear, [this](double part) {
    if (part < 1.0) return;
    producing->setVisible(false);
    pointed.reset();
    scene->repaintViews();
  });
  scene->repaintViews();
}

void BoardScene::pointOut(CornerId corner) {
  if (impl_->map && impl_->map->has(corner)) impl_->pointOut(impl_->at(corner), {});
}

void BoardScene::pointOut(EdgeId edge) {
  if (impl_->map && impl_->map->has(edge)) impl_->pointOut(impl_->at(edge), {});
}

void BoardScene::pointOut(HexId hex) {
  if (impl_->map && impl_->map->has(hex)) impl_->pointOut(impl_->at(hex), {impl_->map->hex(hex).cell.at});
}

std::optional<QPointF> BoardScene::pointedOut() const { return impl_->pointed; }

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

void BoardScene::setOwnersAsTargets(const std::vector<std::pair<CornerId, Action>>& places) {
  clearTargets();
  if (!impl_->map) return;
  for (const auto& [corner, action] : places) impl_->targets.addOwner(corner, action, *impl_->map, impl_->look.bearing);
  impl_->showTargets(Ghosts::Shown);
  Q_EMIT targetsChanged();
}

void BoardScene::markPicked(HexId hex) {
  if (!impl_->map || !impl_->map->has(hex)) return;
  if (impl_->overlay.pick(BoardSpot{BoardSpot::Kind::Hex, static_cast<int>(hex.value)})) repaintViews();
}

void BoardScene::markPicked(EdgeId edge) {
  if (!impl_->map || !impl_->map->has(edge)) return;
  if (impl_->overlay.pick(BoardSpot{BoardSpot::Kind::Edge, static_cast<int>(edge.value)})) repaintViews();
}

void BoardScene::clearPicked() {
  if (impl_->overlay.pick({})) repaintViews();
}

std::optional<QPointF> BoardScene::picked() const { return impl_->overlay.picked(); }

void BoardScene::clearTargets() {
  if (impl_->targets.isEmpty()) return;
  impl_->finish(Mover::Ghosts);
  lower();
  impl_->targets.clear();
  impl_->ghosts->show(0, Ghosts::Shown);
  repaintViews();
  Q_EMIT targetsChanged();
}

// The graphics view of Qt 6.4 may lose the place that an item has left, and a whole QGraphicsScene::update(), when a
// partial paint comes before they are dispatched: old ghosts would stay. Asking the viewport itself is safe. Only the
// board's area: repainting the layers over the sea beside it took most of the time.
void BoardScene::repaintViews() {
  constexpr int kEdge = 20;  // pixels: smooth lines and the ring of the keyboard reach out a little
  for (QGraphicsView* view : views())
    view->viewport()->update(view->mapFromScene(sceneRect()).boundingRect().adjusted(-kEdge, -kEdge, kEdge, kEdge));
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

bool BoardScene::chooseAt(QPointF position, double unitsPerPixel) {
  if (!raiseAt(position, unitsPerPixel)) {
    if (hasTargets()) Q_EMIT missed(position);
    return false;
  }
  chooseRaised();
  return true;
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
