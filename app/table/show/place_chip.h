// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/table/sight/calm_corner.h"
#include "app/table/sight/place_facts.h"

namespace tapu {

/// A dark chip over the open sea with the facts of the place under the pointer, or of the one reached by key. It covers
/// neither the island nor its harbors where there is room beside them, and takes no click.
class PlaceChip : public QWidget {
  Q_OBJECT
 public:
  explicit PlaceChip(QWidget* parent = nullptr);
  /// Shows these facts; facts without a title hide it. `about`: the place and its neighbors, where it should not lie.
  void tell(const PlaceFacts& facts, const QRect& about = {});
  const PlaceFacts& facts() const { return facts_; }
  /// Moves it into `free`, where it covers least of `obstacles`.
  void placeIn(const QRect& free, const Obstacles& obstacles);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QSize sizeOfTexts(int widest) const;
  void place();
  PlaceFacts facts_;
  QRect free_, about_;
  Obstacles obstacles_;
  int widest_ = 232;  ///< pixels: where its lines break
};

}  // namespace tapu
