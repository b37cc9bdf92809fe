// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QTabBar;
class QVBoxLayout;

namespace tapu {

/// The panes at the right of the page: one above the other if there is room, else the first one above the others, which
/// are tabs, else one at a time with tabs for all.
class SidePanes : public QWidget {
  Q_OBJECT
 public:
  explicit SidePanes(QWidget* parent = nullptr);
  /// Adds a pane below the others. `stretch`: its share of the height that is left over, as in QBoxLayout. `height`:
  /// the most pixels that it will need, so that the shape stays when it does; 0: its present need.
  void add(QWidget* pane, int stretch, int height = 0);
  /// The title on the tab of a pane, given by its number from 0.
  void setTitle(int index, const QString& title);
  /// Column: all panes one above the other. Split: the first one above one of the others. Tabs: one of them at a time.
  enum class Shape { Column, Split, Tabs };
  /// Takes this shape and this width in pixels; 0: the usual width.
  void setShape(Shape shape, int width);
  /// The shape in use.
  Shape shape() const { return shape_; }
  /// Shows this pane, if they are shown one at a time.
  void bring(int index);
  /// The height in pixels that all panes need one above the other.
  int columnHeight() const;
  /// The height in pixels that the first pane needs above the highest of the others and their tabs.
  int splitHeight() const;

 Q_SIGNALS:
  /// `columnHeight` may have changed.
  void needsChanged();

 protected:
  bool event(QEvent* event) override;

 private:
  void showPanes();
  int heightOf(std::size_t pane) const;
  struct Pane {
    QWidget* widget;
    int stretch, height;  ///< as in `add`
  };
  std::vector<Pane> panes_;
  QTabBar* tabs_;
  QVBoxLayout* lines_;
  Shape shape_ = Shape::Column;
};

}  // namespace tapu
