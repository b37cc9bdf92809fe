// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessibleWidget>
#include <map>
#include <utility>

#include "app/board/board_walk.h"

namespace tapu {

class BoardView;

/// The board as a screen reader finds it: three lists, of hexes, corners and edges, each place with the words of
/// `BoardView::spoken`. A place that may be chosen now can be pressed; every place can be gone to. Made by Qt when
/// somebody asks, so that nothing of it exists where no screen reader runs.
class BoardAccessible : public QAccessibleWidget {
 public:
  explicit BoardAccessible(BoardView* view);
  ~BoardAccessible() override;

  /// Lets Qt make one for each BoardView when a reader needs it.
  static void install();
  /// Tells a screen reader that the keyboard has reached this place. Nothing where none runs.
  static void tellReached(BoardView* view, const BoardSpot& spot);

  BoardView* view() const;
  int childCount() const override;
  QAccessibleInterface* child(int index) const override;
  int indexOfChild(const QAccessibleInterface* child) const override;
  QAccessibleInterface* childAt(int x, int y) const override;
  QAccessibleInterface* focusChild() const override;
  QAccessible::State state() const override;

  /// The list of the places of a kind.
  QAccessibleInterface* listOf(BoardSpot::Kind kind) const;
  /// A place in its list.
  QAccessibleInterface* placeOf(const BoardSpot& spot) const;

 private:
  mutable std::map<std::pair<int, int>, QAccessible::Id> made_;  ///< by kind and place; place -1 is the list
};

}  // namespace tapu
