// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "app/screen/screen_facts.h"

namespace tapu {

/// The layout of a big screen, in units of which at least 1280 x 800 fit into it: the rest is air, and room for the
/// chain. Empty boxes are not shown.
struct ScreenLayout {
  ScreenLayout(QSizeF pixels, ScreenPart part);

  static constexpr int kSeatsOfPage = 12;

  double scale = 1;  ///< pixels of a unit
  QSizeF size;       ///< of all of it, in units
  int leaders = 6;
  QRectF emblem, round, name, number, dice, task, ring, list, chain, foot, body, mark;

  /// A box in pixels.
  QRect pixels(const QRectF& box) const;

 private:
  void layClock();
  void layAnnouncement();
  void layStrip(ScreenPart part);
};

}  // namespace tapu
