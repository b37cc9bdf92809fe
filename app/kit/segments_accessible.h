// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>
#include <vector>

namespace tapu {

class Segments;

/// Segments as a screen reader finds them: a list of tabs, each with its words, which can be pressed; the chosen one is
/// selected. Made by Qt when somebody asks.
class SegmentsAccessible : public QAccessibleWidget {
 public:
  explicit SegmentsAccessible(Segments* segments);
  ~SegmentsAccessible() override;

  /// Lets Qt make one for each Segments when a reader needs it.
  static void install();
  /// Tells a screen reader that another tab is chosen. Nothing where none runs.
  static void tellChosen(Segments* segments);

  int childCount() const override;
  QAccessibleInterface* child(int index) const override;
  int indexOfChild(const QAccessibleInterface* child) const override;
  QAccessibleInterface* childAt(int x, int y) const override;
  QAccessibleInterface* focusChild() const override;
  /// The details begin with the chosen word, whatever else they tell.
  QString text(QAccessible::Text what) const override;

 private:
  Segments* segments() const;
  mutable std::vector<QAccessible::Id> made_;  ///< by tab; 0 where nobody has asked
};

}  // namespace tapu
