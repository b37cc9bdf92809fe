// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>

#include "app/session/game/game_controller.h"
#include "app/session/game/game_starter.h"
#include "app/session/settings/languages.h"
#include "app/shell/app_look.h"
#include "app/shell/game_sounds.h"
#include "app/shell/key_map.h"
#include "app/shell/main_menus.h"

namespace tapu {

/// Opens the dialogs about the program itself: settings, keys, name and color, “About”.
class WindowDialogs : public QObject {
  Q_OBJECT
 public:
  /// The parts that the dialogs show and change; `game` gives the game that is shown, or null; `window` gets the
  /// dialogs. All must outlive it.
  struct Means {
    Settings& settings;
    Languages& languages;
    GameStarter& starter;
    AppLook& look;
    KeyMap& keys;
    const MainMenus& menus;
    std::function<GameController*()> game;
    QWidget* window;
  };
  explicit WindowDialogs(Means means);
  /// Gives the sounds for the settings of sounds; null: there are none.
  void setSounds(GameSounds* sounds) { sounds_ = sounds; }

  void openSettings();
  /// Opens the dialog for name and color of the person.
  void openMe();
  void openAbout();
  void openAboutQt();
  /// Opens the text about this program and computer, to copy into a letter about a problem.
  void openReport();
  void openShortcuts();

 Q_SIGNALS:
  /// The settings have changed, and are written already.
  void settingsChanged();
  void settingsClosed();
  /// Name or color has changed.
  void meChanged();

 private:
  void open(QDialog* dialog);

  Means by_;
  GameSounds* sounds_ = nullptr;
};

}  // namespace tapu
