// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/piece_tools.h"

#include <algorithm>

#include "app/board/geometry.h"

namespace tapu {

// Robber

void RobberTool::begin(QPointF at, Qt::KeyboardModifiers) {
  const Hex here = hexAt(at);
  if (selection().isLocked(here)) return selection().refuse(EditorSelection::Refusal::Locked);
  const StepName step = StepName(StepName::MoveRobber).here(here);
  if (!document().change(step, [here](BoardFile& file) { toggleRobber(file.board, here); }))
    selection().refuse(EditorSelection::Refusal::NoLand);
}

// Sides

std::vector<Border> SideTool::sidesAt(QPointF at) const {
  const Orientation o = board().orientation;
  const Hex hex = hexAt(at);
  const int side = nearestSide(hex, at, o);
  std::vector<Border> sides;
  for (const Isometry& image : selection().images()) {
    const Border here{image.hex(hex, o), image.side(side, o)};
    const Border fromBeyond{neighbor(here.hex, here.side, o), (here.side + 3) % kSides};
    const auto isHere = [&](const Border& other) { return other == here || other == fromBeyond; };
    if (std::none_of(sides.begin(), sides.end(), isHere)) sides.push_back(here);
  }
  return sides;
}

void HarborTool::begin(QPointF at, Qt::KeyboardModifiers) {
  const StepName step = StepName(StepName::ChangeHarbor).here(hexAt(at));
  std::vector<Border> sides = sidesAt(at);
  // A harbor belongs to its land: that of a locked hex stays.
  const auto isLocked = [this](const Border& side) {
    const auto land = landBorder(board(), side.hex, side.side);
    return land && selection().isLocked(land->hex);
  };
  if (std::erase_if(sides, isLocked) > 0 && sides.empty()) return selection().refuse(EditorSelection::Refusal::Locked);
  const bool isChanged = document().change(step, [&](BoardFile& file) {
    for (const Border& each : sides) toggleHarbor(file.board, each.hex, each.side, selection().choices().harbor);
  });
  if (!isChanged) selection().refuse(EditorSelection::Refusal::NoCoast);
}

void RouteTool::begin(QPointF at, Qt::KeyboardModifiers) {
  if (selection().isLocked(hexAt(at))) return selection().refuse(EditorSelection::Refusal::Locked);
  document().change(StepName(StepName::ChangeStarts).here(hexAt(at)), [&](BoardFile& file) {
    int image = 0;
    for (const Border& each : sidesAt(at))
      toggle_(file.board, selection().choices().owner.after(image++), each.hex, each.side);
  });
}

// Corners

std::vector<std::pair<Hex, int>> SettlementTool::cornersAt(QPointF at) const {
  const Orientation o = board().orientation;
  const Hex hex = hexAt(at);
  const int corner = nearestCorner(hex, at, o);
  std::vector<std::pair<Hex, int>> corners;
  for (const Isometry& image : selection().images()) {
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
  document().change(StepName(StepName::ChangeStarts).here(hexAt(at)), [&](BoardFile& file) {
    int image = 0;
    for (const auto& [hex, corner] : cornersAt(at)) {
      if (keys & Qt::ShiftModifier)
        giveCards(file.board, hex, corner);
      else
        toggleSettlement(file.board, selection().choices().owner.after(image++), hex, corner);
    }
  });
}

}  // namespace tapu
