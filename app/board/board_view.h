// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsView>
#include <QPoint>
#include <optional>

#include "app/board/board_scene.h"

namespace tapu {

/// What a press, drag and release on the board mean. The game picks targets; each tool of the editor is one of these.
class BoardGesture {
 public:
  virtual ~BoardGesture() = default;
  /// True: the gesture takes this press and what follows until the release. False: the view pans.
  virtual bool press(QPointF at, Qt::MouseButton button, Qt::KeyboardModifiers keys) = 0;
  /// The pointer moved while the button is held; positions are those of the scene.
  virtual void drag(QPointF at) = 0;
  /// The button was let go: the gesture ends.
  virtual void release(QPointF at) = 0;
  /// The pointer moved with no button held.
  virtual void hover(QPointF at) = 0;
  /// The pointer left the view.
  virtual void leave() = 0;
  virtual void cancel() = 0;  ///< Esc, or a right click that `press` did not take
};

enum class Sea { Own, Beneath };  ///< Own: the view paints the sea; Beneath: the page's sea shines through

/// A window on a board: fits it until the user zooms; wheel zooms around the pointer, dragging the sea pans.
/// A ring around the board shows that it has the keyboard, as soon as one uses that.
/// Keys: + - 0, arrows and Tab raise a target, Enter chooses it, Esc cancels.
class BoardView : public QGraphicsView {
  Q_OBJECT
 public:
  explicit BoardView(BoardScene* scene, QWidget* parent = nullptr);
  ~BoardView() override;

  BoardScene* boardScene() const { return scene_; }
  /// Who paints the sea; the view itself at first.
  void setSea(Sea sea);
  /// Space that stays free around a fitted board, in pixels, for panels that lie over the view.
  void setFitMargins(const QMargins& margins);
  /// Without one the view picks the scene's targets. Not owned.
  void setGesture(BoardGesture* gesture);

  double hexWidth() const;  ///< on the screen, logical pixels
  bool isFitted() const { return fitted_; }
  /// Scene units under one logical pixel at the present zoom.
  double unitsPerPixel() const;
  QSize sizeHint() const override;

 public Q_SLOTS:
  /// By one step, around the middle of the view; it fits the board no longer by itself.
  void zoomIn();
  void zoomOut();  ///< likewise
  void fit();      ///< and stay fitted while the window changes

 Q_SIGNALS:
  /// The zoom has changed; `hexWidth` as `hexWidth()` gives it.
  void zoomChanged(double hexWidth);

 protected:
  void drawBackground(QPainter* painter, const QRectF& rect) override;
  void drawForeground(QPainter* painter, const QRectF& rect) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;
  bool viewportEvent(QEvent* event) override;

 private:
  void fitNow();
  void zoomBy(double factor, QPointF around);
  void panBy(QPointF pixels);
  enum class Ring : quint8 { Hidden, Shown };
  void setRing(Ring ring);
  void moveByArrow(int key);

  BoardScene* scene_;
  BoardGesture* gesture_ = nullptr;
  QMargins margins_{8, 8, 8, 8};
  Sea sea_ = Sea::Own;
  Ring ring_ = Ring::Hidden;
  bool fitted_ = true, gestureHolds_ = false, panning_ = false, moved_ = false;
  QPointF pressedAt_, lastAt_;
};

}  // namespace tapu
