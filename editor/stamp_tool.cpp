// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/stamp_tool.h"

namespace tapu {

void StampTool::begin(QPointF at, Qt::KeyboardModifiers) { selection().setStamp(hexAt(at)); }

void StampTool::cancel() {
  EditorTool::cancel();
  selection().dropStamp();
}

EditorSelection::Preview StampTool::previewAt(QPointF at) const {
  const Stamp* stamp = selection().stamp();
  if (!stamp) return EditorTool::previewAt(at);
  EditorSelection::Preview preview;
  for (Hex hex : hexesOf(stamp->at(hexAt(at)))) {
    for (const Isometry& image : selection().images()) preview.hexes.insert(image.hex(hex, board().orientation));
  }
  return preview;
}

}  // namespace tapu
