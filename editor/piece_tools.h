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

/// The side that is nearest to a position, and its images under the symmetry; those that are one place count once.
std::vector<Border> sidesAround(const EditorSelection& selection, QPointF at);
/// The same of the nearest corner.
std::vector<std::pair<Hex, int>> cornersAround(const EditorSelection& selection, QPointF at);

/// A tool for sides of hexes.
class SideTool : public EditorTool {
 public:
  using EditorTool::EditorTool;
  Aim aim() const override { return Aim::Side; }

 protected:
  std::vector<Border> sidesAt(QPointF at) const { return sidesAround(selection(), at); }
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

/// A tool for corners of hexes.
class CornerTool : public EditorTool {
 public:
  using EditorTool::EditorTool;
  Aim aim() const override { return Aim::Corner; }

 protected:
  EditorSelection::Preview previewAt(QPointF at) const override { return {{}, {}, cornersAt(at)}; }
  std::vector<std::pair<Hex, int>> cornersAt(QPointF at) const { return cornersAround(selection(), at); }
};

/// Puts or removes start settlements; owners as with RouteTool. With Shift it makes the settlement that is here the one
/// that gives the start cards.
class SettlementTool : public CornerTool {
 public:
  using CornerTool::CornerTool;

 protected:
  void begin(QPointF at, Qt::KeyboardModifiers keys) override;
};

}  // namespace tapu
