// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "app/board/board_view.h"
#include "editor/editor_selection.h"

namespace tapu {

/// The tools of the editor. The order is that of their keys and buttons.
enum class ToolKind {
  Select,
  Brush,
  Line,
  Fill,
  Eraser,
  Stamp,
  Lock,
  Eyedropper,
  Harbor,
  Robber,
  Settlement,
  Road,
  Ship,
  Pirate,
  Gift,
  ClosedCorner
};
inline constexpr int kTools = static_cast<int>(ToolKind::ClosedCorner) + 1;

/// A tool turns press, drag and release of the left mouse button into one step of the document. The right button gives
/// the brush the terrain under the pointer, or puts a stamp away; if it is pressed while the left one is down, it
/// cancels the step.
class EditorTool : public BoardGesture {
 public:
  /// The target of the tool: hexes, their sides, their corners, or both of these. The cursor of the keyboard goes from
  /// one of these to the next.
  enum class Aim { Hex, Side, Corner, Border };

  explicit EditorTool(EditorSelection& selection) : selection_(selection) {}
  virtual Aim aim() const { return Aim::Hex; }
  bool isActive() const { return isActive_; }  ///< between press and release of the left button

  bool press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers keys) final;
  void drag(QPointF at) final;
  void release(QPointF at) final;
  void hover(QPointF at) final;
  void leave() final;
  void cancel() override;
  /// Forgets what the tool remembers of the board: there is another one.
  virtual void forget() {}

 protected:
  // The parts of a tool. All positions are those of the scene.
  /// Called when the left button is pressed here, with these keys held down.
  virtual void begin(QPointF at, Qt::KeyboardModifiers keys) = 0;
  /// Called when the right button is pressed here while nothing was begun.
  virtual void pick(QPointF at) { selection_.pick(hexAt(at)); }
  /// Called when the pointer is moved while the button is down.
  virtual void moveTo(QPointF) {}
  /// Called when the button is released.
  virtual void end(QPointF) {}
  /// The parts that the tool would change if the button were pressed here.
  virtual EditorSelection::Preview previewAt(QPointF at) const { return {{hexAt(at)}, {}, {}}; }

  EditorSelection& selection() const { return selection_; }
  BoardDocument& document() const { return selection_.document(); }
  const Board& board() const { return selection_.board(); }
  /// The hex at a position; it may be outside of the board.
  Hex hexAt(QPointF at) const;

 private:
  EditorSelection& selection_;
  bool isActive_ = false;
};

/// A new tool of this kind; `selection` must outlive it.
std::unique_ptr<EditorTool> makeTool(ToolKind kind, EditorSelection& selection);

}  // namespace tapu
