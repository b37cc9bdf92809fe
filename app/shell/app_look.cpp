// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/app_look.h"

#include <QApplication>

#include "app/kit/control_style.h"

namespace tapu {

using namespace Qt::StringLiterals;

ThemeKind kindOf(const QPalette& system) {
  const int ground = system.color(QPalette::Window).lightness(), ink = system.color(QPalette::WindowText).lightness();
  // Only themes of high contrast have black text on white or white on black.
  if (std::abs(ground - ink) == 255) return ThemeKind::Contrast;
  return ground < 128 ? ThemeKind::Dark : ThemeKind::Light;
}

AppLook::AppLook(const Settings& settings, Languages& languages, QObject* parent)
    : QObject(parent), settings_(settings) {
  loadFonts();
  system_ = kindOf(QApplication::palette());
  QApplication::setStyle(new ControlStyle);
  // Fonts are set before the windows are told of the language, since they measure their new texts.
  connect(&languages, &Languages::changed, this, &AppLook::applyFont);
  // No window has to be told: they are still being made.
  useTextSize(settings_.textSize());
  apply();
}

void AppLook::apply() {
  const QString wished = settings_.theme();
  const ThemeKind kind = wished == "dark"_L1       ? ThemeKind::Dark
                         : wished == "light"_L1    ? ThemeKind::Light
                         : wished == "contrast"_L1 ? ThemeKind::Contrast
                                                   : system_;
  if (colorVisionInUse() != settings_.colorVision()) {
    useColorVision(settings_.colorVision());
    applied_ = false;
  }
  if (!applied_ || kind != kind_) applyColors(kind);
  applyTextSize();
}

void AppLook::applyColors(ThemeKind kind) {
  applied_ = true;
  kind_ = kind;
  const Theme& theme = themeFor(kind);
  QApplication::setPalette(palette(theme));
  qApp->setStyleSheet(styleSheet(theme) + u"QDialog { background: %1; border: 1px solid %2; }"_s.arg(
                                              theme.surface.name(), theme.line.name()));
  applyFont();
  for (QWidget* widget : QApplication::allWidgets()) widget->update();
  // A new style sheet gives widgets the fonts back that they had before the table grew.
  if (tableScaleInUse() != 100) measureAnew();
  Q_EMIT themeChanged(theme);
}

void AppLook::applyTextSize() {
  if (textSizeInUse() == settings_.textSize()) return;
  useTextSize(settings_.textSize());
  applyFont();
  measureAnew();
}

/// To every widget another language and another size mean the same: to measure its texts anew.
void AppLook::measureAnew() {
  for (QWidget* window : QApplication::topLevelWidgets()) {
    QEvent event(QEvent::LanguageChange);
    QApplication::sendEvent(window, &event);
  }
}

/// Of menus and dialogs: they do not grow with a table.
void AppLook::applyFont() {
  const int table = tableScaleInUse();
  useTableScale(100);
  const QFont font = textFont(kChoiceText);
  useTableScale(table);  // before widgets hear of the font and measure their own texts
  QApplication::setFont(font);
}

}  // namespace tapu

#include "moc_app_look.cpp"
