// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/folding_columns.h"
#include "app/kit/foot_bar.h"
#include "app/kit/number_field.h"
#include "app/kit/page.h"
#include "app/kit/segments.h"
#include "app/kit/words.h"
#include "app/lobby/new/preset_picker.h"
#include "app/lobby/rows/board_column.h"
#include "app/lobby/rows/host_fields.h"
#include "app/lobby/rows/option_rows.h"
#include "app/lobby/rows/seat_rows.h"
#include "app/session/plan/game_choice.h"
#include "app/session/plan/game_plan.h"
#include "app/session/settings/settings.h"

namespace tapu {

/// A game being set up: the board, all options, the seats. For games against bots, of several people at this computer,
/// and for a game that others join over the network.
class NewGamePage : public Page {
  Q_OBJECT
 public:
  using Purpose = GamePurpose;
  /// `settings` hold the first person, the usual port and the last choices, and keep presets; they must outlive the
  /// page.
  explicit NewGamePage(Settings& settings, QWidget* parent = nullptr);

  /// Shows a new plan: the last one of this purpose, at first the usual one.
  void begin(Purpose purpose);
  /// Shows this plan.
  void begin(const GamePlan& plan);
  /// The target of `canceled`, which the button names: the game that goes on meanwhile, or the page before.
  enum class Return { ToPage, ToGame };
  void setReturn(Return where);
  /// The purpose of the plan, from `begin`.
  Purpose purpose() const { return plan_.purpose; }
  /// The game as it is set up at the moment.
  const GamePlan& plan() const { return plan_; }
  /// Why the game cannot start, as a sentence; empty if it can.
  QString blockedBy() const;
  /// The sentence at the foot of the page now.
  QString footSentence() const { return foot_->sentence(); }
  /// Gives the keyboard to the start button.
  void focusFirst() override;
  /// Shows a sentence at the foot until the person changes something.
  void showProblem(const QString& sentence) override;
  /// Enters the port after one that another program has, and shows so after the problem, a sentence.
  void offerNextPort(const QString& problem);

 Q_SIGNALS:
  /// The person pressed the start button, and the plan has no obstacle.
  void started(const tapu::GamePlan& plan);
  /// The person wants to see the levels of the bots, and to choose them for this game.
  void botsWanted(const tapu::GamePlan& plan);
  /// The person wants to leave the page.
  void canceled();

 protected:
  void keyPressEvent(QKeyEvent* event) override;

 private:
  Column* makeOptions();
  Column* makeSeats();
  QWidget* makeChainFields(QWidget* parent);
  void takeSeats();
  void takeChain();
  void start();
  void refresh();
  void refreshFoot();
  void retranslate();

  Settings& settings_;
  GamePlan plan_;
  Return return_ = Return::ToPage;
  QString problem_;
  BoardColumn* board_;
  FoldingColumns* columns_;
  Words* title_ = nullptr;
  HostFields* hostFields_ = nullptr;
  PresetPicker* presets_ = nullptr;
  OptionRows* options_ = nullptr;
  Segments* seatCount_ = nullptr;
  Words* seatsNote_ = nullptr;
  QWidget* chainFields_ = nullptr;
  NumberField* boards_ = nullptr;
  Segments* group_ = nullptr;
  std::vector<PlanSeatRow*> seats_;
  FootBar* foot_;
  ActionButton* back_;
  ActionButton* start_;
};

}  // namespace tapu
