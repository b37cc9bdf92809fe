// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "editor/editor_tool.h"

namespace tapu {

/// A tool that changes hexes; each change is repeated at all images of the hex under the chosen symmetry.
class PaintTool : public EditorTool {
 public:
  using EditorTool::EditorTool;

 protected:
  virtual HexContent content() const { return selection().choices().content; }
  /// The name in the history of a change to this content that begins here.
  virtual StepName step(Hex here) const;
  /// The change of these hexes and their images; locked ones stay as they are.
  virtual BoardDocument::Edit painting(std::vector<Hex> hexes) const;
  /// Draws the mix of terrains anew: for each stroke another one, within a stroke each hex once.
  void beginMix() { seed_ = selection().drawSeed(); }
  /// Tells why nothing changed where the tool was used, unless all hexes had that content already.
  void tellWhyNot(const std::vector<Hex>& hexes) const;
  EditorSelection::Preview imagesOf(const std::vector<Hex>& hexes) const;
  /// The hexes that the brush covers on a straight way.
  std::vector<Hex> brushed(Hex from, Hex to) const;

 private:
  quint32 seed_ = 0;
};

/// Paints while it is dragged. With Shift it first paints a straight line from where the last stroke ended. With Ctrl,
/// if numbers are painted, it drags the number of a hex to another one, which gives its own in exchange.
class BrushTool : public PaintTool {
 public:
  using PaintTool::PaintTool;
  void forget() override { last_.reset(); }
  void cancel() override;

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
  void moveTo(QPointF at) override;
  void end(QPointF at) override;
  EditorSelection::Preview previewAt(QPointF at) const override;

 private:
  void paint(Hex from, Hex to);
  std::optional<Hex> last_;     ///< the last hex of the brush
  std::vector<Hex> first_;      ///< the first hexes of the stroke
  std::optional<Hex> dragged_;  ///< the hex whose number is dragged
};

/// A brush that removes the hexes.
class EraserTool : public BrushTool {
 public:
  using BrushTool::BrushTool;

 protected:
  HexContent content() const override { return HexContent::nothing(); }
};

/// A brush that locks hexes; if the first one is locked already, it unlocks.
class LockTool : public BrushTool {
 public:
  using BrushTool::BrushTool;

 protected:
  HexContent content() const override { return HexContent::nothing(); }
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
  StepName step(Hex here) const override;
  BoardDocument::Edit painting(std::vector<Hex> hexes) const override;

 private:
  EditorSelection::Locking locking_ = EditorSelection::Locking::Lock;
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

/// Gives the brush the terrain of a hex.
class EyedropperTool : public EditorTool {
 public:
  using EditorTool::EditorTool;

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
};

}  // namespace tapu
