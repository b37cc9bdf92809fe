// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/kit/control_style.h"

#include <QActionEvent>
#include <QApplication>
#include <QMenu>
#include <QPainter>
#include <QStyleOption>

#include "app/kit/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kSide = 16;         // of a check box
constexpr int kMenuPicture = 48;  // width of a picture in a menu
constexpr int kArrow = 28;        // room for the arrow of a drop-down
constexpr int kMargin = 8;        // before the words of a drop-down
constexpr int kPadding = 9;       // above and below them together: gives the height of a text field

const Theme& themeAt(const QWidget* widget) {
  if (widget) return themeOf(widget);
  const int lightness = QApplication::palette().color(QPalette::Window).lightness();
  return themeFor(lightness == 0 ? ThemeKind::Contrast : lightness < 128 ? ThemeKind::Dark : ThemeKind::Light);
}

void drawStroke(QPainter& painter, const QColor& color, double width, const QPolygonF& line) {
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.drawPolyline(line);
}

void drawTick(QPainter& painter, const QColor& color, const QRectF& box) {
  const auto at = [&](double x, double y) { return box.topLeft() + QPointF(x * box.width(), y * box.height()); };
  drawStroke(painter, color, box.width() / 8, {at(0.24, 0.52), at(0.43, 0.7), at(0.76, 0.32)});
}

void drawCheckBox(QPainter& painter, QStyle::State state, const QRectF& box, const Theme& theme) {
  const bool isEnabled = state & QStyle::State_Enabled;
  const QColor strong = !isEnabled ? theme.ink3 : theme.primary;
  if (state & (QStyle::State_On | QStyle::State_NoChange)) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(strong);
    painter.drawRoundedRect(box, 4, 4);
    const QColor mark = isEnabled ? theme.onPrimary : theme.surface;
    if (state & QStyle::State_On) return drawTick(painter, mark, box);
    return drawStroke(painter, mark, 2, {box.center() - QPointF(4, 0), box.center() + QPointF(4, 0)});
  }
  const bool isHot = isEnabled && state & QStyle::State_MouseOver;
  painter.setPen(QPen(!isEnabled ? theme.ink3 : isHot ? theme.primary : theme.ink2, 1.5));
  painter.setBrush(isEnabled ? theme.surface : theme.sunk);
  painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 3.5, 3.5);
}

void drawDropDown(QPainter& painter, const QStyleOptionComboBox& option, const Theme& theme) {
  const bool isEnabled = option.state & QStyle::State_Enabled;
  const bool isFocused = option.state & QStyle::State_HasFocus;
  const bool isHot = isEnabled && !option.editable && option.state & QStyle::State_MouseOver;
  const double width = isFocused || theme.kind == ThemeKind::Contrast ? 2 : 1;
  const QRectF box = QRectF(option.rect).adjusted(width / 2, width / 2, -width / 2, -width / 2);
  painter.setPen(QPen(isFocused ? theme.primary : theme.line, width));
  painter.setBrush(!isEnabled ? theme.sunk : isHot ? theme.accentSoft : theme.surface);
  painter.drawRoundedRect(box, 8, 8);
  const QPointF tip(option.direction == Qt::RightToLeft ? box.left() + kArrow / 2.0 : box.right() - kArrow / 2.0,
                    box.center().y() + 2.5);
  drawStroke(painter, isEnabled ? theme.ink : theme.ink3, 2,
             {tip + QPointF(-4.5, -4.5), tip, tip + QPointF(4.5, -4.5)});
}

void showTick(QAction* action) {
  if (action->isCheckable() && action->isIconVisibleInMenu()) action->setIconVisibleInMenu(false);
}

}  // namespace

ControlStyle::ControlStyle() : QProxyStyle(u"Fusion"_s) {}

void ControlStyle::polish(QWidget* widget) {
  QProxyStyle::polish(widget);
  const auto* menu = qobject_cast<QMenu*>(widget);
  if (!menu) return;
  for (QAction* action : menu->actions()) showTick(action);
  widget->installEventFilter(this);  // for entries that come later
}

bool ControlStyle::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ActionAdded || event->type() == QEvent::ActionChanged)
    showTick(static_cast<QActionEvent*>(event)->action());
  return QProxyStyle::eventFilter(watched, event);
}

void ControlStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                                 const QWidget* widget) const {
  if (element != PE_IndicatorCheckBox && element != PE_IndicatorMenuCheckMark)
    return QProxyStyle::drawPrimitive(element, option, painter, widget);
  const Theme& theme = themeAt(widget);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  if (element == PE_IndicatorCheckBox)
    drawCheckBox(*painter, option->state, option->rect, theme);
  else if (option->state & State_On)
    drawTick(*painter, option->state & State_Enabled ? theme.ink : theme.ink3, option->rect);
  painter->restore();
}

void ControlStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                      const QWidget* widget) const {
  const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
  if (control != CC_ComboBox || !combo) return QProxyStyle::drawComplexControl(control, option, painter, widget);
  painter->save();
  painter->setRenderHint(QPainter::Antialiasing);
  drawDropDown(*painter, *combo, themeAt(widget));
  painter->restore();
}

QRect ControlStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                   const QWidget* widget) const {
  if (control != CC_ComboBox) return QProxyStyle::subControlRect(control, option, part, widget);
  const QRect all = option->rect;
  QRect result = all;
  const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option);
  const int margin = combo && combo->editable ? 1 : 0;  // a combo box that can be edited has a text field
  if (part == SC_ComboBoxEditField) result = all.adjusted(kMargin - margin, 2, -kArrow, -2);
  if (part == SC_ComboBoxArrow) result.setLeft(all.right() - kArrow + 1);
  return visualRect(option->direction, all, result);
}

QSize ControlStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                     const QWidget* widget) const {
  if (type != CT_ComboBox) return QProxyStyle::sizeFromContents(type, option, contents, widget);
  return contents + QSize(kMargin + kArrow + 4, kPadding);
}

int ControlStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const {
  if (metric == PM_IndicatorWidth || metric == PM_IndicatorHeight) return kSide;
  if (metric == PM_SmallIconSize && widget && widget->property("showsPictures").toBool()) return kMenuPicture;
  return QProxyStyle::pixelMetric(metric, option, widget);
}

int ControlStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                            QStyleHintReturn* result) const {
  // The list opens below its field and looks as the style sheet says.
  if (hint == SH_ComboBox_Popup) return 0;
  // Buttons of Qt's dialogs get no icons: these are not in our style and would cover the text.
  if (hint == SH_DialogButtonBox_ButtonsHaveIcons) return 0;
  return QProxyStyle::styleHint(hint, option, widget, result);
}

}  // namespace tapu

#include "moc_control_style.cpp"
