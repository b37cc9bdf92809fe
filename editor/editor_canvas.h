// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>

#include "app/board/board_scene.h"
#include "app/board/board_view.h"
#include "editor/overlay.h"
#include "editor/tools.h"

namespace tapu {

/// The board under edit on an endless sea. The mouse works the tool; so do the keys: arrows move a cursor from place to
/// place, Space or Enter is a click, Shift with arrows drags.
class EditorCanvas : public BoardView {
  Q_OBJECT
 public:
  explicit EditorCanvas(EditorSelection& selection, QWidget* parent = nullptr);
  ~EditorCanvas() override;

  ToolKind tool() const { return kind_; }
  void setTool(ToolKind kind);  ///< what the one before had begun is given up
  void setHeat(Heat heat);
  Heat heat() const;
  void setProblems(const std::vector<BoardProblem>& problems);  ///< their places are outlined
  void goTo(Hex at);                                            ///< brings it into sight, and the cursor to it
  std::optional<QPointF> cursor() const {
    return cursor_;
  }                       ///< of the keyboard, in the scene; none while the mouse moves
  Hex cursorHex() const;  ///< where pasting goes: the cursor, else the pointer, else the middle of what is seen

 Q_SIGNALS:
  void toolChanged();
  void cursorMoved();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  void showBoard();
  void showNeighbors();
  void previewChanged();
  void moveCursor(QPointF way, Qt::KeyboardModifiers keys);
  void setCursorAt(QPointF at);
  void click(Qt::KeyboardModifiers keys);
  void endKeyStroke();
  QPointF nextPlace(QPointF from, QPointF way) const;

  EditorSelection& selection_;
  std::unique_ptr<BoardScene> scene_;
  std::unique_ptr<GridItem> grid_;
  std::unique_ptr<VeilItem> veil_;
  std::unique_ptr<NotesItem> notes_;
  std::unique_ptr<HandItem> hand_;
  std::array<std::unique_ptr<EditorTool>, kTools> tools_;  ///< all of them: a tool may be changed while it works
  EditorTool* tool_ = nullptr;                             ///< the chosen one
  ToolKind kind_ = ToolKind::Brush;
  std::optional<QPointF> cursor_;
  std::optional<Hex> pointer_;
  Neighbors neighbors_;  ///< that are shown now
  QRectF touched_;       ///< what the last preview covered
  bool keyStroke_ = false;
};

}  // namespace tapu
