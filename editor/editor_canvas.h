// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <set>

#include "app/board/board_scene.h"
#include "app/board/board_view.h"
#include "editor/editor_tool.h"
#include "editor/overlay.h"

namespace tapu {

/// The board that is being edited, on a sea without end. The mouse uses the tool; so does the keyboard: arrows move a
/// cursor from place to place, Space or Enter is a click there, Shift with arrows drags.
class EditorCanvas : public BoardView {
  Q_OBJECT
 public:
  explicit EditorCanvas(EditorSelection& selection, QWidget* parent = nullptr);
  ~EditorCanvas() override;

  /// The tool in use.
  ToolKind tool() const { return kind_; }
  /// Takes another tool, and cancels what the one before had begun.
  void setTool(ToolKind kind);
  /// The heat map that is shown.
  void setHeat(Heat heat);
  Heat heat() const;
  /// Outlines the places of these problems.
  void setProblems(const std::vector<BoardProblem>& problems);
  /// Scrolls to this hex and moves the cursor there.
  void goTo(Hex at);
  /// Fits the selected hexes into the view; without any the whole board.
  void fitSelection();
  /// The number of selected hexes with a part in this rectangle of the canvas, in pixels.
  int selectedIn(const QRect& pixels) const;
  /// The cursor of the keyboard in the scene; nothing while the mouse is used.
  std::optional<QPointF> cursor() const { return cursor_; }
  // For screen readers: a press is a click of the tool, at the places that it works on.
  void reach(const BoardSpot& spot) override;
  bool mayPress(const BoardSpot& spot) const override;
  void press(const BoardSpot& spot) override;
  std::optional<BoardSpot> reached() const override;
  /// The hex for menus and keys, and for a floating stamp: at the cursor, else under the pointer, else in the middle of
  /// the view.
  Hex cursorHex() const;

 Q_SIGNALS:
  /// `tool` has changed.
  void toolChanged();
  /// Another part of the board is in sight, or the cursor is elsewhere.
  void sightChanged();
  /// Other hexes are selected.
  void selectionChanged();

 protected:
  /// A person who comes by keyboard sees the cursor at once, where the next key paints.
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void showBoard();
  void showNeighbors();
  void fitBoard();  ///< the board under edit without its neighbors
  void previewChanged();
  void moveCursor(QPointF way, Qt::KeyboardModifiers keys);
  void setCursorAt(QPointF at);
  void click(Qt::KeyboardModifiers keys);
  void endKeyStroke();
  void releaseSpace();
  void showStamp();
  void showHand();
  QPointF nextPlace(QPointF from, QPointF way) const;

  EditorSelection& selection_;
  std::unique_ptr<BoardScene> scene_;
  std::unique_ptr<GridItem> grid_;
  std::unique_ptr<VeilItem> veil_;
  std::unique_ptr<NotesItem> notes_;
  std::unique_ptr<PointerItem> hand_;
  std::unique_ptr<StampItem> stamp_;
  std::array<std::unique_ptr<EditorTool>, kTools> tools_;  ///< all of them: a tool may be changed while it works
  EditorTool* tool_ = nullptr;                             ///< the chosen one
  ToolKind kind_ = ToolKind::Brush;
  std::optional<QPointF> cursor_;
  std::optional<Hex> pointer_;
  Neighbors neighbors_;   ///< that are shown now
  QRectF touched_;        ///< the area of the last preview
  std::set<Hex> chosen_;  ///< the hexes selected at the last preview
  std::set<Hex> locked_;  ///< the hexes whose locks are drawn
  bool keyStroke_ = false;
  /// Space was pressed and not released yet: a drag moves the board. If there was none, the release is a click.
  enum class Space { Up, Down, Panned };
  Space space_ = Space::Up;
};

}  // namespace tapu
