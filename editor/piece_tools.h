// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "editor/editor_tool.h"

namespace tapu {

// Tools for things on hexes, their sides and their corners: one click puts them there or removes them.

/// Puts or removes the robber; on a board with halves that of the territory (9.17).
class RobberTool : public EditorTool {
 public:
  using EditorTool::EditorTool;

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
};

/// A tool for sides of hexes.
class SideTool : public EditorTool {
 public:
  using EditorTool::EditorTool;
  Aim aim() const override { return Aim::Side; }

 protected:
  /// The side that is nearest, and its images under the symmetry; those that are one place count once.
  std::vector<Border> sidesAt(QPointF at) const;
  EditorSelection::Preview previewAt(QPointF at) const override { return {{}, sidesAt(at), {}}; }
};

/// Puts or removes harbors; dragged from one, it moves that.
class HarborTool : public SideTool {
 public:
  using SideTool::SideTool;
  void cancel() override;

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
  void end(QPointF at) override;

 private:
  Border sideAt(QPointF at) const;
  bool isLocked(Border side) const;
  void lay(QPointF at);
  std::optional<QPointF> from_;  ///< where a harbor was pressed
};

/// Puts or removes start roads or start ships. The first image under the symmetry belongs to the chosen owner, each
/// further one to the owner after.
class RouteTool : public SideTool {
 public:
  using Toggle = bool (*)(Board&, Owner, Hex, int side);  ///< `toggleRoad` or `toggleShip`
  RouteTool(EditorSelection& selection, Toggle toggle) : SideTool(selection), toggle_(toggle) {}

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;

 private:
  Toggle toggle_;
};

/// Puts or removes start settlements; owners as with RouteTool. With Shift it makes the settlement that is here the one
/// that gives the start cards.
class SettlementTool : public EditorTool {
 public:
  using EditorTool::EditorTool;
  Aim aim() const override { return Aim::Corner; }

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
  EditorSelection::Preview previewAt(QPointF at) const override { return {{}, {}, cornersAt(at)}; }

 private:
  /// The corner that is nearest, and its images under the symmetry; those that are one place count once.
  std::vector<std::pair<Hex, int>> cornersAt(QPointF at) const;
};

}  // namespace tapu
