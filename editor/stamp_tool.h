// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/editor_tool.h"

namespace tapu {

/// Sets the stamp of the selection where it is clicked. Esc and the right button put the stamp away.
class StampTool : public EditorTool {
 public:
  using EditorTool::EditorTool;
  void cancel() override;

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
  void pick(QPointF) override { cancel(); }
  EditorSelection::Preview previewAt(QPointF at) const override;
};

}  // namespace tapu
