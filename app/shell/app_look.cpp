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
  apply();
}

void AppLook::apply() {
  const QString wished = settings_.theme();
  const ThemeKind kind = wished == "dark"_L1       ? ThemeKind::Dark
                         : wished == "light"_L1    ? ThemeKind::Light
                         : wished == "contrast"_L1 ? ThemeKind::Contrast
                                                   : system_;
  if (applied_ && kind == kind_) return;
  applied_ = true;
  kind_ = kind;
  const Theme& theme = themeFor(kind);
  QApplication::setPalette(palette(theme));
  qApp->setStyleSheet(styleSheet(theme) + u"QDialog { background: %1; border: 1px solid %2; }"_s.arg(
                                              theme.surface.name(), theme.line.name()));
  applyFont();
  Q_EMIT themeChanged(theme);
}

void AppLook::applyFont() { QApplication::setFont(textFont(kChoiceText)); }

}  // namespace tapu

#include "moc_app_look.cpp"
