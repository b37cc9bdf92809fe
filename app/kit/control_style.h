// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace tapu {

/// Draws what a style sheet cannot without picture files: drop-downs, check boxes and the check marks of menus, in the
/// colors of the theme. The style "Fusion" or the style sheet draws everything else. An entry of a menu that can be
/// ticked has no icon there: it would be drawn in place of the tick.
class ControlStyle : public QProxyStyle {
  Q_OBJECT
 public:
  ControlStyle();
  using QProxyStyle::polish;
  void polish(QWidget* widget) override;
  void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
  void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                          const QWidget* widget) const override;
  QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                       const QWidget* widget) const override;
  QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                         const QWidget* widget) const override;
  int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
  int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                QStyleHintReturn* result) const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace tapu
