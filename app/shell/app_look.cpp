// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/app_look.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QTabBar>
#include <QTextEdit>

#include "app/kit/control_style.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// Qt's own widgets with texts: ours set their fonts themselves.
bool isPlain(const QWidget* widget) {
  return qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QMenuBar*>(widget) ||
         qobject_cast<const QMenu*>(widget) || qobject_cast<const QAbstractItemView*>(widget) ||
         qobject_cast<const QTextEdit*>(widget) || qobject_cast<const QPlainTextEdit*>(widget) ||
         qobject_cast<const QTabBar*>(widget) || qobject_cast<const QComboBox*>(widget) ||
         qobject_cast<const QCheckBox*>(widget) || qobject_cast<const QRadioButton*>(widget) ||
         qobject_cast<const QPushButton*>(widget);
}

}  // namespace

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
  // A field for a number writes the digits of the locale that its window had when it was made.
  connect(&languages, &Languages::changed, this, [] {
    for (QWidget* window : QApplication::topLevelWidgets()) window->setLocale(QLocale());
  });
  // No window has to be told: they are still being made.
  useTextSize(settings_.view.textSize());
  useColorVision(settings_.view.colorVision());
  applyColors(wished());
}

ThemeKind AppLook::wished() const {
  const QString theme = settings_.view.theme();
  return theme == "dark"_L1       ? ThemeKind::Dark
         : theme == "light"_L1    ? ThemeKind::Light
         : theme == "contrast"_L1 ? ThemeKind::Contrast
                                  : system_;
}

void AppLook::apply() {
  const ThemeKind kind = wished();
  const bool hasColors = kind == kind_ && colorVisionInUse() == settings_.view.colorVision();
  if (hasColors && textSizeInUse() == settings_.view.textSize()) return;
  useColorVision(settings_.view.colorVision());
  useTextSize(settings_.view.textSize());
  hasColors ? applyFont() : applyColors(kind);
  // A new style sheet gives widgets the fonts back that they had before the table or the texts grew.
  measureAnew();
}

void AppLook::applyColors(ThemeKind kind) {
  kind_ = kind;
  const Theme& theme = themeFor(kind);
  QApplication::setPalette(palette(theme));
  qApp->setStyleSheet(styleSheet(theme) + u"QDialog { background: %1; border: 1px solid %2; }"_s.arg(
                                              theme.surface.name(), theme.line.name()));
  applyFont();
  Q_EMIT themeChanged(theme);
}

/// To every widget another language and another size mean the same: to measure its texts anew. Layouts keep what they
/// were told of parts whose words are the same as before.
void AppLook::measureAnew() {
  for (QWidget* widget : QApplication::allWidgets()) {
    widget->updateGeometry();
    widget->update();
  }
  for (QWidget* window : QApplication::topLevelWidgets()) {
    QEvent event(QEvent::LanguageChange);
    QApplication::sendEvent(window, &event);
  }
}

/// Sets the font of menus and dialogs, which do not grow with a table.
void AppLook::applyFont() {
  const int table = tableScaleInUse();
  useTableScale(100);
  const QFont font = textFont(kChoiceText);
  useTableScale(table);  // before widgets hear of the font and measure their own texts
  QApplication::setFont(font);
  // A style sheet gives each widget a font of its own, which does not follow that of the application. Who wants another
  // one sets it when it is told to measure its texts.
  for (QWidget* widget : QApplication::allWidgets())
    if (isPlain(widget)) widget->setFont(font);
}

}  // namespace tapu

#include "moc_app_look.cpp"
