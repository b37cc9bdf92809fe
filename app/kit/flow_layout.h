// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <vector>

namespace tapu {

/// Lays its children side by side and goes on in a new line where the width ends, as words do. If the last one would
/// stand alone below a full line, the lines get equal lengths. A text wider than a line is wrapped. A child aligned to
/// the right, the last of its line, stands at the end. Qt has no such layout, only an example ("Flow Layout").
class FlowLayout : public QLayout {
 public:
  /// `gap`: pixels between two widgets and between two lines.
  explicit FlowLayout(QWidget* parent = nullptr, int gap = 8);
  ~FlowLayout() override;
  void addItem(QLayoutItem* item) override;
  int count() const override { return static_cast<int>(items_.size()); }
  QLayoutItem* itemAt(int index) const override;
  QLayoutItem* takeAt(int index) override;
  bool hasHeightForWidth() const override { return true; }
  int heightForWidth(int width) const override { return place(QRect(0, 0, width, 0), Carry::Measure); }
  void setGeometry(const QRect& rect) override;
  QSize sizeHint() const override;  ///< all in one line
  QSize minimumSize() const override;

 private:
  enum class Carry { Measure, Move };
  /// A child and where it lies.
  using Placed = std::pair<QLayoutItem*, QRect>;
  /// A child and the size that it wants.
  using Sized = std::pair<QLayoutItem*, QSize>;
  std::vector<std::vector<Placed>> linesIn(const QRect& rect, const std::vector<Sized>& children) const;
  int evenWidth(int width, const std::vector<Sized>& children) const;
  int place(const QRect& rect, Carry carry) const;
  std::vector<QLayoutItem*> items_;
  int gap_;
};

/// The head of a pane: its title and, at the right, a part that goes with it; below one another where room is short.
FlowLayout* headOf(QWidget* title, QWidget* beside);

}  // namespace tapu
