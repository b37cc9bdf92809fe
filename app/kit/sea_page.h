// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/kit/page.h"
#include "app/kit/theme.h"

namespace tapu {

/// Paints the sea that is the ground of every page: a gradient with small waves. Panels are sheets laid on it, 10
/// pixels apart.
void paintSea(QPainter& painter, const QRect& area, const Theme& theme, qreal devicePixelRatio);

/// A page of the window with the sea as its ground.
class SeaPage : public Page {
  Q_OBJECT
 public:
  using Page::Page;

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace tapu
