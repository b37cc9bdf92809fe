// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/kit/theme.h"
#include "app/session/languages.h"
#include "app/session/settings.h"

namespace tapu {

/// The theme that is nearest to these colors of the system.
ThemeKind kindOf(const QPalette& system);

/// The look of the whole program: style, palette and fonts of the application, changed while everything is open.
class AppLook : public QObject {
  Q_OBJECT
 public:
  AppLook(const Settings& settings, Languages& languages, QObject* parent = nullptr);
  /// Takes the theme of the settings: "light", "dark", "contrast" or that of the system.
  void apply();
  ThemeKind kind() const { return kind_; }

 Q_SIGNALS:
  void themeChanged(const tapu::Theme& theme);

 private:
  void applyFont();
  const Settings& settings_;
  ThemeKind system_ = ThemeKind::Light;
  ThemeKind kind_ = ThemeKind::Light;
  bool applied_ = false;
};

}  // namespace tapu
