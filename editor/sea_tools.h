// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/piece_tools.h"

namespace tapu {

// Tools for what only boards of the sea have (14): one click puts it there or removes it.

/// Puts or removes the pirate (14.2).
class PirateTool : public EditorTool {
 public:
  using EditorTool::EditorTool;

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
};

/// Lays or removes gifts on sides and corners (14.6), and at the images of their place.
class GiftTool : public EditorTool {
 public:
  using EditorTool::EditorTool;
  Aim aim() const override { return Aim::Border; }

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
  EditorSelection::Preview previewAt(QPointF at) const override;

 private:
  Gift::On nearest(QPointF at) const;
};

/// Closes corners for first settlements, or opens them (14.4).
class ClosedCornerTool : public CornerTool {
 public:
  using CornerTool::CornerTool;

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
};

}  // namespace tapu
