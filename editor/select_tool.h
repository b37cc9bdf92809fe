// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <optional>
#include <set>

#include "editor/tools.h"

namespace tapu {

/// A press beside what is selected draws a frame and selects the hexes in it; a press on it moves it. With Shift a
/// frame adds to what is selected.
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
  Hex wayTo(QPointF at) const;  ///< by how much what is selected would be moved
  Doing doing_ = Doing::Nothing;
  QPointF from_;        ///< where the button went down
  std::set<Hex> kept_;  ///< what was selected before and stays so
};

}  // namespace tapu
