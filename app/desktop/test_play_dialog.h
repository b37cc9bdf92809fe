// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QMap>

#include "app/files/board_file.h"
#include "app/kit/action_button.h"
#include "app/kit/picker.h"
#include "app/kit/words.h"
#include "app/lobby/rows/option_rows.h"
#include "app/session/plan/test_plan.h"

class QLabel;

namespace tapu {

/// Rules, bots and options of test plays: chosen once and kept in the settings, so that a test play begins at once.
class TestPlayDialog : public QDialog {
  Q_OBJECT
 public:
  /// `file` is the board that would be tried now; what it asks for applies first. `settings` must outlive the dialog.
  TestPlayDialog(BoardFile file, Settings& settings, QWidget* parent = nullptr);
  /// Keeps what was chosen.
  void accept() override;
  // Its parts.
  Picker* rules() const { return rules_; }
  Picker* bots() const { return bots_; }
  Picker* group() const { return group_; }
  OptionRows* options() const { return options_; }

 private:
  void showOptions();
  void takeOptions();
  QMap<QString, QString> given() const;
  void retranslate();
  QList<std::optional<RuleSet>> offered() const;

  BoardFile file_;
  Settings& settings_;
  TestChoices choices_;
  Setup shown_;  ///< the game that is played by these choices
  QLabel *rulesLabel_, *botsLabel_, *groupLabel_;
  Picker *rules_, *bots_, *group_;
  Words* note_;
  OptionRows* options_;
  ActionButton *cancel_, *keep_;
};

}  // namespace tapu
