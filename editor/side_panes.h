// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QTabBar;
class QVBoxLayout;

namespace tapu {

/// The panes at the right of the page: one above the other if there is room, else one at a time with tabs.
class SidePanes : public QWidget {
  Q_OBJECT
 public:
  explicit SidePanes(QWidget* parent = nullptr);
  /// Adds a pane below the others. `stretch`: its share of the height that is left over, as in QBoxLayout.
  void add(QWidget* pane, int stretch);
  /// The title on the tab of a pane, given by its number from 0.
  void setTitle(int index, const QString& title);
  /// Column: all panes one above the other. Tabs: one of them at a time.
  enum class Shape { Column, Tabs };
  /// Takes this shape and this width in pixels; 0: the usual width.
  void setShape(Shape shape, int width);
  /// The shape in use.
  Shape shape() const { return shape_; }
  /// Shows this pane, if they are shown one at a time.
  void bring(int index);
  /// The height in pixels that all panes need one above the other.
  int columnHeight() const;

 Q_SIGNALS:
  /// `columnHeight` may be another.
  void needsChanged();

 protected:
  bool event(QEvent* event) override;

 private:
  void showPanes();
  std::vector<QWidget*> panes_;
  QTabBar* tabs_;
  QVBoxLayout* lines_;
  Shape shape_ = Shape::Column;
};

}  // namespace tapu
