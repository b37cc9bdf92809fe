// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <functional>

#include "app/kit/action_button.h"
#include "app/kit/number_field.h"
#include "app/kit/picker.h"
#include "app/kit/segments.h"
#include "app/kit/words.h"
#include "app/session/settings/languages.h"
#include "app/shell/game_sounds.h"
#include "app/shell/me_panel.h"

class QLineEdit;
class QScrollArea;
class QSlider;
class QVBoxLayout;

namespace tapu {

/// The settings of the program: the eight most used first, the others by subject, and a field to search them. Each
/// change takes effect and is kept at once; there is nothing to confirm.
class SettingsDialog : public QDialog {
  Q_OBJECT
 public:
  /// The values that the dialog shows and changes; all must outlive it.
  struct Subject {
    Settings& settings;
    Languages& languages;
    GameSounds* sounds = nullptr;  ///< null: a program that makes no sounds
    QString gamesFolder = {};      ///< where games are kept; empty: nowhere
  };
  explicit SettingsDialog(const Subject& subject, QWidget* parent = nullptr);

 Q_SIGNALS:
  /// The person chose a theme, colors of players or a text size: the settings have it.
  void themePicked();
  /// The person changed something else: the settings have it.
  void changed();
  /// The person wants to see and change the keys.
  void keysWanted();
  /// Everything was reset: the settings have their defaults.
  void wasReset();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  /// One setting: its name and effect, in the language of the interface, and the widget that changes it.
  struct Row {
    std::function<QString()> name;
    std::function<QString()> help;
    QWidget* editor;
    std::function<void()> show;  ///< brings the editor up to date
    QWidget* line = nullptr;
    Words *nameWords = nullptr, *helpWords = nullptr;
  };
  /// Settings under one heading.
  struct Group {
    std::function<QString()> title;
    Words* heading;
    QList<Row> rows;
  };
  void makeMostUsed();
  void makeLook();
  void makeSounds();
  void makeRest();
  void addGroup(std::function<QString()> title);
  void addRow(Row row);
  void makeTextSize();
  void makeVolume();
  void makePace();
  void makeMotion();
  void makeAutoRoll();
  void makeTable();
  void makeOfferWait();
  void makeSound(Sound sound);
  void search();
  void askForReset();
  void retranslate();

  Settings& settings_;
  Languages& languages_;
  GameSounds* sounds_;
  QString gamesFolder_;
  QLineEdit* search_;
  QScrollArea* scroll_;
  QVBoxLayout* lines_;
  QList<Group> groups_;
  MePanel* me_;
  Words* nothing_;  ///< shown when no setting has the word that is searched for
  ActionButton *reset_, *close_;
};

}  // namespace tapu
