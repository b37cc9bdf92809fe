// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/sea_tools.h"

#include <QLineF>

#include "app/board/geometry.h"
#include "editor/sea_edits.h"

namespace tapu {

void PirateTool::begin(QPointF at, Qt::KeyboardModifiers) {
  const Hex here = hexAt(at);
  if (selection().isLocked(here)) return selection().refuse(EditorSelection::Refusal::Locked);
  const StepName step = StepName(StepName::MovePirate).here(here);
  if (!document().change(step, [here](BoardFile& file) { togglePirate(file.board, here); }))
    selection().refuse(EditorSelection::Refusal::NoSea);
}

Gift::On GiftTool::nearest(QPointF at) const {
  const Orientation o = board().orientation;
  const Hex hex = hexAt(at);
  const double toSide = QLineF(at, edgeMiddle(hex, nearestSide(hex, at, o), o)).length();
  const double toCorner = QLineF(at, cornerPosition(hex, nearestCorner(hex, at, o), o)).length();
  return toSide < toCorner ? Gift::On::Edge : Gift::On::Corner;
}

EditorSelection::Preview GiftTool::previewAt(QPointF at) const {
  if (nearest(at) == Gift::On::Edge) return {{}, sidesAround(selection(), at), {}};
  return {{}, {}, cornersAround(selection(), at)};
}

void GiftTool::begin(QPointF at, Qt::KeyboardModifiers) {
  if (selection().isLocked(hexAt(at))) return selection().refuse(EditorSelection::Refusal::Locked);
  const StepName step = StepName(StepName::ChangeGift).here(hexAt(at));
  const bool isChanged = document().change(step, [&](BoardFile& file) {
    Gift gift = selection().choices().gift;
    gift.on = nearest(at);
    const auto lay = [&](Hex hex, int place) {
      gift.hex = hex;
      gift.place = place;
      toggleGift(file.board, gift);
    };
    const EditorSelection::Preview places = previewAt(at);
    for (const Border& side : places.sides) lay(side.hex, side.side);
    for (const auto& [hex, corner] : places.corners) lay(hex, corner);
  });
  if (!isChanged) selection().refuse(EditorSelection::Refusal::NoGiftPlace);
}

void ClosedCornerTool::begin(QPointF at, Qt::KeyboardModifiers) {
  if (selection().isLocked(hexAt(at))) return selection().refuse(EditorSelection::Refusal::Locked);
  const StepName step = StepName(StepName::ChangeStartLand).here(hexAt(at));
  const bool isChanged = document().change(step, [&](BoardFile& file) {
    for (const auto& [hex, corner] : cornersAt(at)) toggleClosed(file.board, hex, corner);
  });
  if (!isChanged) selection().refuse(EditorSelection::Refusal::NotLand);
}

}  // namespace tapu
