// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "app/kit/action_button.h"
#include "app/kit/chip_button.h"
#include "app/session/plan/game_choice.h"
#include "app/session/plan/game_plan.h"
#include "app/session/settings/settings.h"

class QLineEdit;

namespace tapu {

/// The presets from which the options of a plan start: those of the program as buttons, the person's own as chips, and
/// a field to keep the present options as another one.
class PresetPicker : public QWidget {
  Q_OBJECT
 public:
  /// `settings` keep the person's own presets; they must outlive the picker.
  explicit PresetPicker(Settings& settings, QWidget* parent = nullptr);
  /// Reads the person's own presets anew. Nothing is being named then.
  void readOwn();
  /// Marks the preset that this plan follows, or offers to keep it as a new one.
  void showPlan(const GamePlan& plan);
  /// Gives the naming of a preset up; false: nothing was being named.
  bool leaveNaming();

 Q_SIGNALS:
  /// The person has picked a preset: the plan that was shown, with its options.
  void picked(const tapu::GamePlan& plan);
  /// The person has kept the options as a preset.
  void kept();

 private:
  QWidget* makeNaming();
  void save();
  void removeShown();

  Settings& settings_;
  GamePlan plan_;
  std::array<ActionButton*, kPresets.size()> presets_{};
  QWidget *own_ = nullptr, *naming_ = nullptr;
  QList<GameChoice> choices_;
  std::vector<ChipButton*> chips_;
  ActionButton *keep_ = nullptr, *drop_ = nullptr, *save_ = nullptr;
  QLineEdit* name_ = nullptr;
};

}  // namespace tapu
