// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/kit/theme.h"

namespace tapu {

/// An icon of the theme or a resource picture as a small widget.
class IconLabel : public QWidget {
  Q_OBJECT
 public:
  /// `name`: of an icon as `icon()` takes it, drawn in `color` of the theme; or of a drawing as `picture` takes it
  /// ("res-ore"), drawn in its own colors. `side`: width and height in pixels.
  IconLabel(const QString& name, int side, QColor Theme::*color = &Theme::ink, QWidget* parent = nullptr);
  /// Shows another picture, named as in the constructor.
  void setName(const QString& name);
  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QString name_;
  int side_;
  QColor Theme::*color_;
};

}  // namespace tapu
