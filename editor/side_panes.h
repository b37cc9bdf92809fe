// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

class QTabBar;
class QVBoxLayout;

namespace tapu {

/// The panes at the right: one above the other where there is room, else one at a time under tabs.
class SidePanes : public QWidget {
  Q_OBJECT
 public:
  explicit SidePanes(QWidget* parent = nullptr);
  /// `stretch` of the height that is left over.
  void add(QWidget* pane, int stretch);
  void setTitle(int index, const QString& title);  ///< on its tab
  enum class Shape { Column, Tabs };
  void setShape(Shape shape, int width);
  Shape shape() const { return shape_; }
  void bring(int index);  ///< to the front
  /// What a column of all panes needs in height.
  int columnHeight() const;

 Q_SIGNALS:
  void needsChanged();  ///< the panes may need another height

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
