// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/piece_tools.h"

#include <QLineF>
#include <algorithm>
#include <utility>

#include "app/board/geometry.h"

namespace tapu {

namespace {

std::size_t startPieces(const Board& board) {
  std::size_t count = 0;
  for (const SeatStart& each : board.starts) count += each.settlements.size() + each.roads.size() + each.ships.size();
  for (const HalfStart& each : board.halves)
    count += each.settlements.size() + (each.road ? 1 : 0) + (each.ship ? 1 : 0);
  return count;
}

/// Takes an edit of start pieces where they may lie; elsewhere only one that removes a piece.
template <class Edit>
void takeIf(bool isPlace, Board& board, const Edit& edit) {
  Board next = board;
  edit(next);
  if (isPlace || startPieces(next) < startPieces(board)) board = std::move(next);
}

/// A click may slip so far, over the border of a hex too, before it is a drag: this part of a hex's radius.
constexpr double kSlip = 1.0 / 3;

bool touchesLand(const Board& board, Hex at, int corner) {
  const auto beside = [&](int side) { return isLand(board, neighbor(at, side % kSides, board.orientation)); };
  return isLand(board, at) || beside(corner) || beside(corner + kSides - 1);
}

}  // namespace

// Robber

void RobberTool::begin(QPointF at, Qt::KeyboardModifiers) {
  const Hex here = hexAt(at);
  if (selection().isLocked(here)) return selection().refuse(EditorSelection::Refusal::Locked);
  const StepName step = StepName(StepName::MoveRobber).here(here);
  if (!document().change(step, [here](BoardFile& file) { toggleRobber(file.board, here); }))
    selection().refuse(EditorSelection::Refusal::NoLand);
}

// Sides

std::vector<Border> sidesAround(const EditorSelection& selection, QPointF at) {
  const Orientation o = selection.board().orientation;
  const Hex hex = hexUnder(at, o);
  const int side = nearestSide(hex, at, o);
  std::vector<Border> sides;
  for (const Isometry& image : selection.images()) {
    const Border here{image.hex(hex, o), image.side(side, o)};
    const Border fromBeyond{neighbor(here.hex, here.side, o), (here.side + 3) % kSides};
    const auto isHere = [&](const Border& other) { return other == here || other == fromBeyond; };
    if (std::none_of(sides.begin(), sides.end(), isHere)) sides.push_back(here);
  }
  return sides;
}

Border HarborTool::sideAt(QPointF at) const {
  const Hex hex = hexAt(at);
  return {hex, nearestSide(hex, at, board().orientation)};
}

/// A harbor belongs to its land: that of a locked hex stays.
bool HarborTool::isLocked(Border side) const {
  const auto land = landBorder(board(), side.hex, side.side);
  return land && selection().isLocked(land->hex);
}

/// One that is there waits for the release: it may be dragged.
void HarborTool::begin(QPointF at, Qt::KeyboardModifiers) {
  from_.reset();
  if (harborAt(board(), sideAt(at)))
    from_ = at;
  else
    lay(at);
}

void HarborTool::end(QPointF at) {
  if (!from_) return;
  const QPointF pressed = *std::exchange(from_, std::nullopt);
  const Border from = sideAt(pressed), to = sideAt(at);
  const Border beyond{neighbor(from.hex, from.side, board().orientation), (from.side + 3) % kSides};
  if (to == from || to == beyond || QLineF(pressed, at).length() < kSlip * kR) return lay(pressed);
  if (isLocked(from) || isLocked(to)) return selection().refuse(EditorSelection::Refusal::Locked);
  const Orientation o = board().orientation;
  const StepName step = StepName(StepName::MoveHarbor).here(to.hex);
  const bool isMoved = document().change(step, [&](BoardFile& file) {
    for (const Isometry& image : selection().images()) {
      const auto moved = [&](Border side) { return Border{image.hex(side.hex, o), image.side(side.side, o)}; };
      if (!isLocked(moved(from)) && !isLocked(moved(to))) moveHarbor(file.board, moved(from), moved(to));
    }
  });
  if (!isMoved) selection().refuse(EditorSelection::Refusal::NoCoast);
}

void HarborTool::cancel() {
  from_.reset();
  SideTool::cancel();
}

void HarborTool::lay(QPointF at) {
  const StepName step = StepName(StepName::ChangeHarbor).here(hexAt(at));
  std::vector<Border> sides = sidesAt(at);
  const auto isKept = [this](const Border& side) { return isLocked(side); };
  if (std::erase_if(sides, isKept) > 0 && sides.empty()) return selection().refuse(EditorSelection::Refusal::Locked);
  const bool isChanged = document().change(step, [&](BoardFile& file) {
    for (const Border& each : sides) toggleHarbor(file.board, each.hex, each.side, selection().choices().harbor);
  });
  if (!isChanged) selection().refuse(EditorSelection::Refusal::NoCoast);
}

void RouteTool::begin(QPointF at, Qt::KeyboardModifiers) {
  if (selection().isLocked(hexAt(at))) return selection().refuse(EditorSelection::Refusal::Locked);
  const bool isChanged = document().change(StepName(StepName::ChangeStarts).here(hexAt(at)), [&](BoardFile& file) {
    int image = 0;
    for (const Border& each : sidesAt(at)) {
      const Hex beyond = neighbor(each.hex, each.side, board().orientation);
      const bool here = isLand(board(), each.hex), there = isLand(board(), beyond);
      const bool isOnBoard = cellAt(board(), each.hex) || cellAt(board(), beyond);
      const Owner owner = selection().choices().owner.after(image++);
      takeIf(toggle_ == toggleShip ? isOnBoard && !(here && there) : here || there, file.board,
             [&](Board& next) { toggle_(next, owner, each.hex, each.side); });
    }
  });
  if (!isChanged) selection().refuse(EditorSelection::Refusal::NoEdge);
}

// Corners

std::vector<std::pair<Hex, int>> cornersAround(const EditorSelection& selection, QPointF at) {
  const Orientation o = selection.board().orientation;
  const Hex hex = hexUnder(at, o);
  const int corner = nearestCorner(hex, at, o);
  std::vector<std::pair<Hex, int>> corners;
  for (const Isometry& image : selection.images()) {
    const std::pair here(image.hex(hex, o), image.corner(corner, o));
    const auto isHere = [&](const auto& other) {
      return cornerPoint(other.first, other.second, o) == cornerPoint(here.first, here.second, o);
    };
    if (std::none_of(corners.begin(), corners.end(), isHere)) corners.push_back(here);
  }
  return corners;
}

void SettlementTool::begin(QPointF at, Qt::KeyboardModifiers keys) {
  if (selection().isLocked(hexAt(at))) return selection().refuse(EditorSelection::Refusal::Locked);
  const bool givesCards = keys & Qt::ShiftModifier;
  const bool isChanged = document().change(StepName(StepName::ChangeStarts).here(hexAt(at)), [&](BoardFile& file) {
    int image = 0;
    for (const auto& [hex, corner] : cornersAt(at)) {
      if (givesCards) {
        giveCards(file.board, hex, corner);
        continue;
      }
      const Owner owner = selection().choices().owner.after(image++);
      const auto toggle = [owner, place = hex, i = corner](Board& next) { toggleSettlement(next, owner, place, i); };
      takeIf(touchesLand(file.board, hex, corner), file.board, toggle);
    }
  });
  if (!isChanged && !givesCards) selection().refuse(EditorSelection::Refusal::NoCorner);
}

}  // namespace tapu
