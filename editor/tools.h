// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "app/board/board_view.h"
#include "editor/editor_selection.h"

namespace tapu {

enum class ToolKind { Select, Brush, Line, Fill, Eraser, Eyedropper, Harbor, Robber, Settlement, Road, Ship };
inline constexpr int kTools = 11;

/// A tool turns press, drag and release into one step of the document. A right click takes up the ink under it.
class EditorTool : public BoardGesture {
 public:
  enum class Aim { Hex, Side, Corner };  ///< what it points at: the keyboard's cursor goes from one to the next

  explicit EditorTool(EditorSelection& easel) : easel_(easel) {}
  virtual Aim aim() const { return Aim::Hex; }

  bool press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers keys) override;
  void drag(QPointF at) override;
  void release(QPointF at) override;
  void hover(QPointF at) override;
  void leave() override;
  void cancel() override;
  bool works() const { return works_; }  ///< between press and release of the left button

 protected:
  virtual void start(QPointF at, Qt::KeyboardModifiers keys) = 0;
  virtual void go(QPointF) {}
  virtual void finish(QPointF) {}
  virtual EditorSelection::Preview previewAt(QPointF at) const = 0;

  EditorSelection& easel() const { return easel_; }
  const Board& board() const { return easel_.board(); }
  Hex under(QPointF at) const;

 private:
  EditorSelection& easel_;
  bool works_ = false;
};

std::unique_ptr<EditorTool> makeTool(ToolKind kind, EditorSelection& easel);

}  // namespace tapu
