// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/editor_tool.h"

#include <utility>

#include "app/board/geometry.h"
#include "editor/paint_tools.h"
#include "editor/piece_tools.h"
#include "editor/sea_tools.h"
#include "editor/select_tool.h"
#include "editor/stamp_tool.h"

namespace tapu {

Hex EditorTool::hexAt(QPointF at) const { return hexUnder(at, board().orientation); }

bool EditorTool::press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers keys) {
  if (button == Qt::RightButton) {
    isActive_ ? cancel() : pick(at);
    return true;
  }
  if (button != Qt::LeftButton) return false;
  isActive_ = true;
  begin(at, keys);
  if (isActive_) hover(at);  // the eyedropper is inactive now: the brush was taken
  return true;
}

void EditorTool::drag(QPointF at) {
  if (isActive_) moveTo(at);
  hover(at);
}

void EditorTool::release(QPointF at) {
  if (std::exchange(isActive_, false)) end(at);
  hover(at);
}

void EditorTool::hover(QPointF at) {
  selection_.show(previewAt(at));
  Q_EMIT selection_.pointedAt(hexAt(at));
}

void EditorTool::leave() { selection_.show({}); }

void EditorTool::cancel() {
  isActive_ = false;
  document().cancel();
  selection_.show({});
}

std::unique_ptr<EditorTool> makeTool(ToolKind kind, EditorSelection& selection) {
  switch (kind) {
    case ToolKind::Select: return std::make_unique<SelectTool>(selection);
    case ToolKind::Brush: return std::make_unique<BrushTool>(selection);
    case ToolKind::Line: return std::make_unique<LineTool>(selection);
    case ToolKind::Fill: return std::make_unique<FillTool>(selection);
    case ToolKind::Eraser: return std::make_unique<EraserTool>(selection);
    case ToolKind::Stamp: return std::make_unique<StampTool>(selection);
    case ToolKind::Lock: return std::make_unique<LockTool>(selection);
    case ToolKind::Eyedropper: return std::make_unique<EyedropperTool>(selection);
    case ToolKind::Harbor: return std::make_unique<HarborTool>(selection);
    case ToolKind::Robber: return std::make_unique<RobberTool>(selection);
    case ToolKind::Settlement: return std::make_unique<SettlementTool>(selection);
    case ToolKind::Road: return std::make_unique<RouteTool>(selection, toggleRoad);
    case ToolKind::Ship: return std::make_unique<RouteTool>(selection, toggleShip);
    case ToolKind::Pirate: return std::make_unique<PirateTool>(selection);
    case ToolKind::Gift: return std::make_unique<GiftTool>(selection);
    case ToolKind::ClosedCorner: return std::make_unique<ClosedCornerTool>(selection);
  }
  return nullptr;
}

}  // namespace tapu
