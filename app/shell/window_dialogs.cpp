// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window_dialogs.h"

#include <utility>

#include "app/shell/dialogs.h"
#include "app/shell/me_panel.h"
#include "app/shell/settings_dialog.h"
#include "app/shell/shortcuts_dialog.h"
#include "app/text/option_words.h"

namespace tapu {

WindowDialogs::WindowDialogs(Means means) : by_(std::move(means)) {}

void WindowDialogs::open(QDialog* dialog) {
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->open();
}

void WindowDialogs::openSettings() {
  auto* dialog = new SettingsDialog({by_.settings, by_.languages, sounds_, by_.starter.files().folder()}, by_.window);
  connect(dialog, &SettingsDialog::themePicked, &by_.look, &AppLook::apply);
  connect(dialog, &SettingsDialog::changed, this, &WindowDialogs::settingsChanged);
  connect(dialog, &SettingsDialog::keysWanted, this, &WindowDialogs::openShortcuts);
  connect(dialog, &SettingsDialog::wasReset, this, [this] {
    by_.look.apply();
    by_.keys.apply();
    Q_EMIT settingsChanged();
  });
  connect(dialog, &QDialog::finished, this, &WindowDialogs::settingsClosed);
  open(dialog);
}

void WindowDialogs::openMe() {
  auto* dialog = new MeDialog(by_.settings, by_.window);
  connect(dialog, &QDialog::accepted, this, &WindowDialogs::meChanged);
  open(dialog);
}

void WindowDialogs::openAbout() { open(new AboutDialog(by_.window)); }

void WindowDialogs::openAboutQt() { open(new AboutQtDialog(by_.window)); }

void WindowDialogs::openReport() {
  const auto rules = [game = by_.game] {
    const GameController* shown = game();
    return shown && shown->seen().hasGame() ? nameOfRules(shown->seen().lobby().setup.ruleSet) : QString();
  };
  open(new ReportDialog(rules, by_.window));
}

void WindowDialogs::openShortcuts() {
  open(new ShortcutsDialog([this] { return by_.menus.list(); }, by_.keys, by_.window));
}

}  // namespace tapu
