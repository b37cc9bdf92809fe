// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/editor_canvas.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>
#include <utility>

#include "app/board/board_accessible.h"
#include "app/board/board_effects.h"
#include "app/board/board_overlay.h"
#include "app/board/geometry.h"
#include "app/board/spot_words.h"
#include "app/text/place_words.h"
#include "editor/hex_areas.h"
#include "editor/hex_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

QRectF boxOfHex(Hex at, Orientation orientation) {
  return QRectF(-kR, -kR, 2 * kR, 2 * kR).translated(hexCenter(at, orientation));
}

/// The words for a place; a hex is told with all that the editor knows of it, and where it lies.
SpotText wordsFor(const BoardFile& file, const BoardScene& scene, const BoardSpot& spot) {
  const Topology& map = scene.map();
  const bool isHex = spot.kind == BoardSpot::Kind::Hex;
  const Hex at = isHex ? map.hex(HexId(spot.place)).cell.at : Hex{};
  if (!isHex || !cellAt(file.board, at)) {  // or of a neighbor
    QStringList parts = spotParts(scene.board(), map, spot) + borderParts(file.board, map, spot);
    return {parts.join(u"; "_s), shortName(map, spot)};
  }
  return {hexParts(file, at).join(u"; "_s), u"%1,%2"_s.arg(at.q).arg(at.r)};
}

}  // namespace

EditorCanvas::EditorCanvas(EditorSelection& selection, QWidget* parent)
    : BoardView(new BoardScene, parent, Fit::Sea),
      selection_(selection),
      scene_(boardScene()),
      grid_(std::make_unique<GridItem>(selection)),
      veil_(std::make_unique<VeilItem>(selection)),
      notes_(std::make_unique<NotesItem>(selection)),
      hand_(std::make_unique<PointerItem>(selection)),
      stamp_(std::make_unique<StampItem>()) {
  setObjectName(QStringLiteral("editorCanvas"));
  setAcceptDrops(false);  // files that are dropped go to the page
  scene_->effects().setMotion(Motion::Off);
  for (QGraphicsItem* item :
       std::initializer_list<QGraphicsItem*>{grid_.get(), veil_.get(), notes_.get(), stamp_.get(), hand_.get()})
    scene_->addItem(item);
  for (int i = 0; i < kTools; ++i) tools_[static_cast<std::size_t>(i)] = makeTool(static_cast<ToolKind>(i), selection);
  setTool(ToolKind::Brush);
  connect(&selection.document(), &BoardDocument::replaced, this, [this] {
    keyStroke_ = false;
    if (tool_->isActive()) tool_->cancel();
    for (const auto& each : tools_) each->forget();
    cursor_.reset();
    pointer_.reset();  // the place in the board before may be none of this one
    hand_->setCursor({});
    scene_->setBoard(withNeighbors(selection_.board(), neighbors_));
    fitBoard();
  });
  connect(&selection.document(), &BoardDocument::changed, this, &EditorCanvas::showBoard);
  connect(scene_.get(), &BoardScene::boardChanged, this, [this] {
    scene_->overlay().showStartLand(BoardOverlay::StartLandShown::Yes);
    notes_->forgetIslands();
  });
  connect(&selection, &EditorSelection::previewChanged, this, &EditorCanvas::previewChanged);
  connect(&selection, &EditorSelection::stampChanged, this, &EditorCanvas::showStamp);
  connect(&selection, &EditorSelection::pointedAt, this, [this](Hex at) {
    pointer_ = at;
    stamp_->moveTo(at);
  });
  connect(&selection, &EditorSelection::chosen, this, [this] {
    showNeighbors();
    hand_->update();
    notes_->update();
  });
  scene_->setBoard(selection.board());
  setTeller([this](const BoardSpot& spot) { return wordsFor(selection_.document().file(), *scene_, spot); });
}

EditorCanvas::~EditorCanvas() {
  setGesture(nullptr);
  setScene(nullptr);
}

void EditorCanvas::showBoard() {
  const Board shown = withNeighbors(selection_.board(), neighbors_);
  if (!scene_->hasBoard()) return scene_->setBoard(shown);
  const Board& before = scene_->board();
  const std::set<Hex>& locked = selection_.document().file().locked;
  const bool sameLocks = std::exchange(locked_, locked) == locked;
  const bool sameNotes = before.starts == shown.starts && before.halves == shown.halves && sameLocks;
  const bool sameMap = std::ranges::equal(before.cells, shown.cells, {}, &Cell::at, &Cell::at);
  scene_->updateBoard(shown);
  if (!sameMap) grid_->update();  // its border
  if (neighbors_.kind != Neighbors::Kind::None) veil_->update();
  if (!sameNotes || notes_->heat() != Heat::None) notes_->update();
}

void EditorCanvas::showNeighbors() {
  if (neighbors_ == selection_.choices().neighbors) return;
  neighbors_ = selection_.choices().neighbors;
  scene_->setBoard(withNeighbors(selection_.board(), neighbors_));
  veil_->update();
  fitBoard();
}

void EditorCanvas::fitBoard() {
  fit();
  if (neighbors_.kind == Neighbors::Kind::None) return;
  // With a strip of its neighbors.
  QRectF own;
  for (const Cell& cell : selection_.board().cells)
    own |= QRectF(-kR, -kR, 2 * kR, 2 * kR).translated(hexCenter(cell.at, selection_.board().orientation));
  const double wanted = hexWidth() * scene_->landRect().width() / (own.width() + 5 * kR);
  for (double before = 0; before < hexWidth() && hexWidth() < wanted;) {
    before = hexWidth();
    zoomIn();
  }
  centerOn(own.center());  // in a longer chain it does not lie in the middle
}

void EditorCanvas::previewChanged() {
  const Orientation o = selection_.board().orientation;
  QRectF now;
  const auto add = [&](Hex at) {
    now |= QRectF(-1.3 * kR, -1.3 * kR, 2.6 * kR, 2.6 * kR).translated(hexCenter(at, o));
  };
  for (Hex at : selection_.preview().hexes) add(at);
  for (Hex at : selection_.selected()) add(at);
  for (const Border& side : selection_.preview().sides) add(side.hex);
  for (const auto& corner : selection_.preview().corners) add(corner.first);
  hand_->update(touched_ | now);
  touched_ = now;
  if (chosen_ == selection_.selected()) return;
  chosen_ = selection_.selected();
  Q_EMIT selectionChanged();
}

void EditorCanvas::setTool(ToolKind kind) {
  endKeyStroke();
  setGesture(nullptr);
  if (tool_ && tool_->isActive()) tool_->cancel();
  tool_ = tools_[static_cast<std::size_t>(kind)].get();
  kind_ = kind;
  setGesture(tool_);
  showHand();
  showStamp();
  Q_EMIT toolChanged();
}

/// Draws selection and pointer as the tool needs them.
void EditorCanvas::showHand() {
  const bool selects = kind_ == ToolKind::Select;
  hand_->setSelected(selects ? PointerItem::Selected::Filled : PointerItem::Selected::Outlined);
  const bool paints = kind_ == ToolKind::Brush || kind_ == ToolKind::Line || kind_ == ToolKind::Fill;
  hand_->setTouched(paints ? PointerItem::Touched::Painted : PointerItem::Touched::Outlined);
}

/// The stamp is seen while its tool is in use.
void EditorCanvas::showStamp() {
  stamp_->show(kind_ == ToolKind::Stamp ? selection_.stamp() : nullptr, scene_->theme());
  const Hex at = cursorHex();
  stamp_->moveTo(at);
  if (kind_ == ToolKind::Stamp) tool_->hover(hexCenter(at, selection_.board().orientation));
}

int EditorCanvas::selectedIn(const QRect& pixels) const {
  const QRectF part = mapToScene(pixels).boundingRect();
  return static_cast<int>(std::ranges::count_if(
      selection_.selected(), [&](Hex at) { return part.intersects(boxOfHex(at, selection_.board().orientation)); }));
}

void EditorCanvas::fitSelection() {
  QRectF part;
  for (Hex at : selection_.selected()) part |= boxOfHex(at, selection_.board().orientation);
  part.isEmpty() ? fit() : fitPart(part);
}

void EditorCanvas::setHeat(Heat heat) { notes_->setHeat(heat); }
Heat EditorCanvas::heat() const { return notes_->heat(); }
void EditorCanvas::setProblems(const std::vector<BoardProblem>& problems) { notes_->setProblems(problems); }

void EditorCanvas::goTo(Hex at) {
  const QPointF middle = hexCenter(at, selection_.board().orientation);
  setCursorAt(middle);
  ensureVisible(QRectF(middle - QPointF(kR, kR), QSizeF(2 * kR, 2 * kR)), 40, 40);
}

Hex EditorCanvas::cursorHex() const {
  const Orientation o = selection_.board().orientation;
  if (cursor_) return hexUnder(*cursor_, o);
  if (pointer_) return *pointer_;
  return hexUnder(mapToScene(viewport()->rect().center()), o);
}

// The keyboard's cursor

void EditorCanvas::setCursorAt(QPointF at) {
  cursor_ = at;
  hand_->setCursor(cursor_);
  if (tool_) tool_->hover(at);
  if (const auto spot = hasFocus() ? reached() : std::nullopt) BoardAccessible::tellReached(this, *spot);
  ensureVisible(QRectF(at - QPointF(kR, kR), QSizeF(2 * kR, 2 * kR)), 8, 8);
  Q_EMIT sightChanged();
}

namespace {

std::vector<BoardSpot::Kind> kindsOf(EditorTool::Aim aim) {
  switch (aim) {
    case EditorTool::Aim::Side: return {BoardSpot::Kind::Edge};
    case EditorTool::Aim::Corner: return {BoardSpot::Kind::Corner};
    case EditorTool::Aim::Border: return {BoardSpot::Kind::Edge, BoardSpot::Kind::Corner};
    case EditorTool::Aim::Hex: break;
  }
  return {BoardSpot::Kind::Hex};
}

}  // namespace

void EditorCanvas::reach(const BoardSpot& spot) { setCursorAt(walk().middle(spot)); }

bool EditorCanvas::mayPress(const BoardSpot& spot) const {
  return std::ranges::count(kindsOf(tool_->aim()), spot.kind) > 0;
}

void EditorCanvas::press(const BoardSpot& spot) {
  reach(spot);
  click({});
}

/// The place of the board under the cursor; none where the cursor is off the board.
std::optional<BoardSpot> EditorCanvas::reached() const {
  if (!cursor_ || !scene_->hasBoard()) return {};
  for (const BoardSpot::Kind kind : kindsOf(tool_->aim())) {
    const auto spot = walk().nearest(kind, *cursor_);
    const QPointF away = spot ? walk().middle(*spot) - *cursor_ : QPointF();
    if (spot && std::hypot(away.x(), away.y()) < 1) return spot;
  }
  return {};
}

QPointF EditorCanvas::nextPlace(QPointF from, QPointF way) const {
  const Orientation o = selection_.board().orientation;
  const Hex here = hexUnder(from, o);
  QPointF best = from;
  double nearest = 1e9;
  // A step across the rows could go to two places. Every other row takes the other of them, so that a step back leads
  // back.
  const int turn = (o == Orientation::Pointy ? here.r : here.q) & 1 ? 1 : -1;
  const auto consider = [&](QPointF place) {
    const QPointF step = place - from;
    const double ahead = QPointF::dotProduct(step, way);
    const double aside = std::abs(step.x() * way.y() - step.y() * way.x());
    const double score = ahead + 1.5 * aside + 1e-3 * turn * (o == Orientation::Pointy ? step.x() : step.y());
    if (ahead < 0.2 * kR || aside > 1.05 * ahead || score >= nearest) return;
    nearest = score;
    best = place;
  };
  for (Hex at : disc(here, 2)) {
    const EditorTool::Aim aim = tool_->aim();
    if (aim == EditorTool::Aim::Hex) {
      consider(hexCenter(at, o));
      continue;
    }
    for (int i = 0; i < kSides; ++i) {
      if (aim != EditorTool::Aim::Corner) consider(edgeMiddle(at, i, o));
      if (aim != EditorTool::Aim::Side) consider(cornerPosition(at, i, o));
    }
  }
  return best;
}

void EditorCanvas::moveCursor(QPointF way, Qt::KeyboardModifiers keys) {
  const Orientation o = selection_.board().orientation;
  if (!cursor_) return setCursorAt(hexCenter(pointer_.value_or(middleOf(selection_.board())), o));
  const QPointF next = nextPlace(*cursor_, way);
  if (keys & Qt::ShiftModifier) {
    if (!keyStroke_) keyStroke_ = tool_->press(*cursor_, Qt::LeftButton, {});
    tool_->drag(next);
  }
  setCursorAt(next);
}

void EditorCanvas::click(Qt::KeyboardModifiers keys) {
  if (!cursor_) return moveCursor({1, 0}, {});
  endKeyStroke();
  // A press and a release at the place of the cursor.
  tool_->press(*cursor_, Qt::LeftButton, keys);
  tool_->release(*cursor_);
}

void EditorCanvas::endKeyStroke() {
  if (std::exchange(keyStroke_, false) && cursor_) tool_->release(*cursor_);
}

void EditorCanvas::focusInEvent(QFocusEvent* event) {
  BoardView::focusInEvent(event);
  const bool isByKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
  if (isByKey && !cursor_) moveCursor({}, {});
}

void EditorCanvas::keyPressEvent(QKeyEvent* event) {
  const auto keys = event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier | Qt::AltModifier);
  if (keys & (Qt::ControlModifier | Qt::AltModifier)) return BoardView::keyPressEvent(event);
  switch (event->key()) {
    case Qt::Key_Left: return moveCursor({-1, 0}, keys);
    case Qt::Key_Right: return moveCursor({1, 0}, keys);
    case Qt::Key_Up: return moveCursor({0, -1}, keys);
    case Qt::Key_Down: return moveCursor({0, 1}, keys);
    case Qt::Key_Space:
      if (event->isAutoRepeat() || space_ != Space::Up) return;
      space_ = Space::Down;
      return setLeftButton(LeftButton::Pans);
    case Qt::Key_Return:
    case Qt::Key_Enter: return click(keys);
    case Qt::Key_Escape:
      keyStroke_ = false;
      if (kind_ != ToolKind::Stamp) selection_.select({});  // Esc puts the stamp away first
      break;
    default: break;
  }
  BoardView::keyPressEvent(event);
}

void EditorCanvas::keyReleaseEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Shift) endKeyStroke();
  if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
    const bool clicks = space_ == Space::Down;
    releaseSpace();
    if (clicks) return click(event->modifiers() & Qt::ShiftModifier);
  }
  BoardView::keyReleaseEvent(event);
}

void EditorCanvas::releaseSpace() {
  if (std::exchange(space_, Space::Up) != Space::Up) setLeftButton(LeftButton::Gestures);
}

void EditorCanvas::mousePressEvent(QMouseEvent* event) {
  if (space_ == Space::Down) space_ = Space::Panned;  // no click, even if the board is not moved after all
  BoardView::mousePressEvent(event);
}

void EditorCanvas::scrollContentsBy(int dx, int dy) {
  BoardView::scrollContentsBy(dx, dy);
  Q_EMIT sightChanged();
}

void EditorCanvas::resizeEvent(QResizeEvent* event) {
  BoardView::resizeEvent(event);
  Q_EMIT sightChanged();
}

void EditorCanvas::changeEvent(QEvent* event) {
  BoardView::changeEvent(event);
  if (event->type() == QEvent::PaletteChange && stamp_) showStamp();
}

void EditorCanvas::focusOutEvent(QFocusEvent* event) {
  releaseSpace();
  BoardView::focusOutEvent(event);
}

void EditorCanvas::mouseMoveEvent(QMouseEvent* event) {
  if (cursor_ && !keyStroke_) {
    cursor_.reset();
    hand_->setCursor({});
  }
  BoardView::mouseMoveEvent(event);
}

}  // namespace tapu

#include "moc_editor_canvas.cpp"
