// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/kit/theme.h"
#include "app/session/settings/languages.h"
#include "app/session/settings/settings.h"

namespace tapu {

/// The theme that is nearest to these colors of the system.
ThemeKind kindOf(const QPalette& system);

/// The look of the whole program: style, palette and fonts of the application, changed while everything is open.
class AppLook : public QObject {
  Q_OBJECT
 public:
  /// Applies the theme of the settings and the font of the language at once, the font again after each change of the
  /// language. Both must outlive it.
  AppLook(const Settings& settings, Languages& languages, QObject* parent = nullptr);
  /// Applies theme ("light", "dark", "contrast"; anything else means that of the system), players' colors and text size
  /// of the settings. To be called after one of them has changed.
  void apply();
  /// The theme in use.
  ThemeKind kind() const { return kind_; }

 Q_SIGNALS:
  /// Another theme was applied to the application; what draws with a Theme of its own takes this one.
  void themeChanged(const tapu::Theme& theme);

 private:
  ThemeKind wished() const;
  void applyColors(ThemeKind kind);
  void measureAnew();
  void applyFont();
  const Settings& settings_;
  ThemeKind system_ = ThemeKind::Light;
  ThemeKind kind_ = ThemeKind::Light;
};

}  // namespace tapu
