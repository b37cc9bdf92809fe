// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <optional>
#include <set>

#include "editor/editor_tool.h"

namespace tapu {

/// Selects and moves hexes: a press on a hex that is not selected begins a frame, which selects the hexes in it; with
/// Shift they are added to those selected before, with Ctrl taken from them. A press on a selected hex begins to move
/// all selected ones.
class SelectTool : public EditorTool {
 public:
  using EditorTool::EditorTool;
  void cancel() override;

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
  void moveTo(QPointF at) override;
  void end(QPointF at) override;
  EditorSelection::Preview previewAt(QPointF at) const override;

 private:
  enum class Doing { Nothing, Framing, Moving };
  std::set<Hex> framed(QPointF at) const;
  Hex wayTo(QPointF at) const;  ///< the way of a move of the selection
  Doing doing_ = Doing::Nothing;
  QPointF from_;          ///< where the button went down
  std::set<Hex> before_;  ///< the former selection
  EditorSelection::Joining joining_ = EditorSelection::Joining::Replace;
};

}  // namespace tapu
