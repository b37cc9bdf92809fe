// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsView>
#include <functional>

namespace tapu {

/// A view into which its land fits until the person zooms or moves it; the wheel zooms around the pointer. Where that
/// would make the hexes too narrow it shows a part of the land, and follows what happens.
class FittedView : public QGraphicsView {
  Q_OBJECT
 public:
  explicit FittedView(QWidget* parent = nullptr);
  /// The part of the scene that is fitted; none yet.
  virtual QRectF land() const { return {}; }
  /// Space that stays free around the land, in pixels, for panels that lie over the view.
  void setFitMargins(const QMargins& margins);
  /// Sets the width that `fit` gives a hex at least, in pixels, if five of them have room; 0 at first: any width.
  void setLeastHexWidth(double pixels);
  /// Glides to this part of the scene, if the land is kept fitted and is larger than the view. A view that the person
  /// has moved stays where it is.
  void follow(const QRectF& part);

  /// Where the view stands: zoom, and the position of the scene in its middle.
  struct Standpoint {
    double zoom = 1;
    QPointF middle;
    bool isFitted = true;
  };
  Standpoint standpoint() const;
  void setStandpoint(const Standpoint& standpoint);
  /// The part of the scene that is in sight.
  QRectF inSight() const;
  /// Whether all of this part of the scene is in sight and under none of the panels.
  bool shows(const QRectF& part) const { return mapToScene(free().toRect()).boundingRect().contains(part); }
  /// The width of a hex on the screen, in logical pixels.
  double hexWidth() const;
  /// Scene units under one logical pixel at the present zoom.
  double unitsPerPixel() const;
  /// Whether the land is kept fitted: until the person zooms or moves it, and again after `fit`.
  bool isFitted() const { return kept_ != Kept::Free; }
  QSize sizeHint() const override { return {720, 560}; }

 public Q_SLOTS:
  /// Zoom by one step, around the middle of the view. From then on the land is not kept fitted.
  void zoomIn();
  void zoomOut();
  /// Fits the land into the view, and keeps it fitted while the size of the view changes.
  void fit();
  /// The same with all of the land in sight, however narrow its hexes become; if that is so already, as `fit` does.
  void showAll();
  /// Brings this position of the scene into the middle.
  void lookAt(QPointF position);
  /// Fits this part of the scene into the view, once.
  void fitPart(const QRectF& part);

 Q_SIGNALS:
  /// The zoom has changed; `hexWidth` as `hexWidth()` gives it.
  void zoomChanged(double hexWidth);

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void scrollContentsBy(int dx, int dy) override;
  /// The part of the viewport inside the margins, in pixels.
  QRectF free() const;
  void zoomBy(double factor, QPointF around);
  /// Moves the land by so many pixels, but never out of sight. From then on it is not kept fitted.
  void panBy(QPointF pixels);
  /// A clock that calls a step with the part of the way, up to 1, and ends the motion before where it is; with null it
  /// does nothing but that.
  using Glide = std::function<void(std::function<void(double)>)>;
  /// Hands the clock in by which the view follows; at first it is there at once.
  void setGlide(Glide glide) { glide_ = std::move(glide); }
  /// Scrolls so far that this part is inside the margins, if its middle is not.
  void bringIntoSight(const QRectF& part);

 private:
  /// Free: as the person has left it.
  enum class Kept : quint8 { Free, Fitted, Whole };
  void fitNow();
  bool hasToFollow(const QRectF& part) const;
  void followAtOnce(QPointF position);
  void fitInto(const QRectF& part);
  double zoomFor(const QRectF& part) const;
  void showAt(double zoom, QPointF middle);

  QMargins margins_{8, 8, 8, 8};
  Kept kept_ = Kept::Fitted;
  double leastHexWidth_ = 0;
  QPointF followed_;  ///< what is kept in the middle of land that is larger than the view
  QPointF from_;      ///< what was in the middle before it began to glide there
  Glide glide_ = [](const std::function<void(double)>& step) {
    if (step) step(1);
  };
  double way_ = 1;  ///< the part of that way which lies behind it
};

}  // namespace tapu
