// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "editor/tools.h"

namespace tapu {

/// A tool that changes hexes; each change is repeated at all images of the hex under the chosen symmetry.
class PaintTool : public EditorTool {
 public:
  using EditorTool::EditorTool;

 protected:
  virtual HexContent content() const { return selection().choices().content; }
  StepName step() const;  ///< what the history calls a change to this content
  /// The change of these hexes and their images.
  BoardDocument::Edit painting(std::vector<Hex> hexes) const;
  EditorSelection::Preview imagesOf(const std::vector<Hex>& hexes) const;
  /// What the brush covers on a straight way.
  std::vector<Hex> brushed(Hex from, Hex to) const;
};

/// Paints while it is dragged. With Shift it first paints a straight line from where the last stroke ended.
class BrushTool : public PaintTool {
 public:
  using PaintTool::PaintTool;

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
  void moveTo(QPointF at) override;
  void end(QPointF at) override;
  EditorSelection::Preview previewAt(QPointF at) const override;

 private:
  void paint(Hex from, Hex to);
  std::optional<Hex> last_;  ///< where the brush was last
};

/// A brush that removes the hexes.
class EraserTool : public BrushTool {
 public:
  using BrushTool::BrushTool;

 protected:
  HexContent content() const override { return HexContent::nothing(); }
};

/// Paints a straight line from press to release.
class LineTool : public PaintTool {
 public:
  using PaintTool::PaintTool;
  void cancel() override;

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
  void end(QPointF at) override;
  EditorSelection::Preview previewAt(QPointF at) const override;

 private:
  std::vector<Hex> hexesTo(Hex to) const;
  std::optional<Hex> from_;  ///< none while the button is up
};

/// Paints all hexes that are joined with this one and equal to it (`alikeAround`).
class FillTool : public PaintTool {
 public:
  using PaintTool::PaintTool;

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
  EditorSelection::Preview previewAt(QPointF at) const override;

 private:
  std::vector<Hex> hexesAround(QPointF at) const;
};

/// Makes the terrain of a hex what the brush paints.
class EyedropperTool : public EditorTool {
 public:
  using EditorTool::EditorTool;

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
};

}  // namespace tapu
