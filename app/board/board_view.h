// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <functional>
#include <memory>
#include <optional>

#include "app/board/board_scene.h"
#include "app/board/board_walk.h"
#include "app/board/fitted_view.h"
#include "app/board/spot.h"
#include "app/board/spot_words.h"

namespace tapu {

/// The meaning of a press, drag and release on the board. A view without a gesture chooses targets of its scene; each
/// tool of the editor is a gesture.
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
  /// Esc was pressed, or the right button without `press` taking it.
  virtual void cancel() = 0;
};

/// Own: the view paints the sea. Beneath: it paints none, and the page's own painting shows.
enum class Water { Own, Beneath };

/// The widget that shows a board; dragging moves it. A ring around the board shows that it has the keyboard, once the
/// keyboard was used.
///
/// Keys: arrows walk from place to place of one kind (BoardWalk), PageDown and PageUp go from hexes to corners to edges
/// and back; Tab and Shift+Tab go through the targets and, beyond the last, on to the next widget; Enter or Space
/// chooses the target that was reached, Esc cancels; + - 0 zoom, Shift with arrows moves the board.
class BoardView : public FittedView {
  Q_OBJECT
 public:
  /// The part that "fit" shows: the land, so that hexes are large, or the sea around it too.
  enum class Fit : quint8 { Land, Sea };
  /// `scene` must outlive the view.
  explicit BoardView(BoardScene* scene, QWidget* parent = nullptr, Fit part = Fit::Land);
  ~BoardView() override;

  /// The scene that is shown.
  BoardScene* boardScene() const { return scene_; }
  QRectF land() const override { return fit_ == Fit::Land ? scene_->islandRect() : scene_->landRect(); }
  /// Sets the painter of the sea; the view itself at first.
  void setWater(Water water);
  /// Whether the person may turn the board; Fixed at first, since a layer over a board may know one way only.
  enum class Turning : quint8 { Fixed, Free };
  void setTurning(Turning turning) { turning_ = turning; }
  Turning turning() const { return turning_; }
  /// Turns the board clockwise by so many sixths of a full turn, if it may be turned. A fitted board stays fitted; else
  /// zoom and place stay.
  void turnBy(int sixths);
  /// Sets the meaning of the mouse; null: it chooses targets of the scene. The caller keeps the gesture alive.
  void setGesture(BoardGesture* gesture);

  /// The use of the left button while a gesture is set: for the gesture, or to move the board as the middle one.
  enum class LeftButton : quint8 { Gestures, Pans };
  void setLeftButton(LeftButton button);

  /// The game asks for one of the targets. If the middle of none is in sight and under none of the panels, a fitted
  /// view glides to one; a view that the person has moved brings one into the middle, unless they were asked for
  /// before. No view moves while a hand moves the board.
  void comeToTargets();

  // By keyboard and by ear

  /// The ways of the arrows over the board that is shown; only if the scene has one.
  const BoardWalk& walk() const;
  /// The place that the keyboard has reached; nothing before a key was used, and while the mouse is.
  virtual std::optional<BoardSpot> reached() const { return reached_; }
  /// Goes to this place as the arrows do: marks it, scrolls it into sight, reads it out, and raises it if it is a
  /// target.
  virtual void reach(const BoardSpot& spot);
  /// Whether `press` does something at this place now.
  virtual bool mayPress(const BoardSpot& spot) const;
  /// Chooses this place, as Enter does.
  virtual void press(const BoardSpot& spot);
  /// Sets the teller, which puts places into words for screen readers; at first only the board itself has words.
  void setTeller(std::function<SpotText(const BoardSpot&)> teller) { teller_ = std::move(teller); }
  /// The words for a place, for a screen reader.
  SpotText spoken(const BoardSpot& spot) const;

 Q_SIGNALS:
  /// The person has turned the board: its new turn, in sixths (Bearing).
  void turnedTo(int sixths);
  /// The pointer is over another place of the board, while no gesture is set, or the keyboard has reached one; none:
  /// over the sea, or away.
  void pointed(const std::optional<tapu::BoardSpot>& spot);

 protected:
  void drawBackground(QPainter* painter, const QRectF& rect) override;
  void drawForeground(QPainter* painter, const QRectF& rect) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void changeEvent(QEvent* event) override;
  bool viewportEvent(QEvent* event) override;
  bool focusNextPrevChild(bool next) override;
  /// Marks this place as the one that the keyboard has reached, and reads it out.
  void setReached(const std::optional<BoardSpot>& spot);

 private:
  void turnByGesture(double degrees);
  enum class Ring : quint8 { Hidden, Shown };
  void setRing(Ring ring);
  void moveByArrow(int key, Qt::KeyboardModifiers keys);
  void changeKind(int step);
  void paintReached(QPainter& painter) const;
  void pointAt(const std::optional<BoardSpot>& spot);

  BoardScene* scene_;
  BoardGesture* gesture_ = nullptr;
  Fit fit_;
  Water water_ = Water::Own;
  Turning turning_ = Turning::Fixed;
  std::optional<BoardSpot::Kind> asked_;  ///< the kind of place that was asked for at the last arrow
  LeftButton leftButton_ = LeftButton::Gestures;
  Ring ring_ = Ring::Hidden;
  bool gestureHolds_ = false, panning_ = false, moved_ = false;
  bool chose_ = false;  ///< whether the click under way, or the first of a double click, has chosen a target
  QPointF pressedAt_, lastAt_;
  double gestureTurn_ = 0;  ///< degrees since the last step of a turn by two fingers
  std::optional<BoardSpot> spot_, reached_;
  std::vector<BoardSpot> askedFor_;  ///< the targets when they were last asked for
  std::function<SpotText(const BoardSpot&)> teller_;
  mutable std::unique_ptr<BoardWalk> walk_;  ///< made when asked for
};

}  // namespace tapu
