// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/column.h"
#include "app/kit/folding_columns.h"
#include "app/kit/foot_bar.h"
#include "app/kit/number_field.h"
#include "app/kit/segments.h"
#include "app/kit/words.h"
#include "app/lobby/board_column.h"
#include "app/lobby/option_rows.h"
#include "app/lobby/seat_rows.h"
#include "app/session/host_game.h"
#include "app/session/settings.h"

class QLineEdit;

namespace tapu {

/// A game being set up: the board, all options, the seats. For games against bots, of several people at this computer,
/// and for a game that others join over the network.
class NewGamePage : public QWidget {
  Q_OBJECT
 public:
  enum class Purpose { Bots, SameComputer, Host };
  explicit NewGamePage(const Settings& settings, QWidget* parent = nullptr);

  void begin(Purpose purpose);  ///< everything as usual for such a game
  Purpose purpose() const { return purpose_; }
  const GamePlan& plan() const { return plan_; }
  QString blockedBy() const;  ///< why it cannot start; empty = it can
  QString footSentence() const { return foot_->sentence(); }
  void focusFirst();
  void showProblem(const QString& sentence);

 Q_SIGNALS:
  void started(const tapu::GamePlan& plan);
  void canceled();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  Column* makeOptions();
  Column* makeSeats();
  void usePreset(RuleSet ruleSet, MapKind kind);
  void optionsChanged();
  void seatsChanged();
  void seatCountChanged(int seats);
  void start();
  void refresh();
  void retranslate();
  QStringList seatNames() const;

  const Settings& settings_;
  Purpose purpose_ = Purpose::Bots;
  GamePlan plan_;
  QString problem_;
  BoardColumn* board_;
  FoldingColumns* columns_;
  Words* title_ = nullptr;
  QWidget* hostFields_ = nullptr;
  Words* nameLabel_ = nullptr;
  QLineEdit* name_ = nullptr;
  Words* portLabel_ = nullptr;
  NumberField* port_ = nullptr;
  Words* presetLabel_ = nullptr;
  /// Where one may start from; the last of a rule set stands for its other islands too.
  struct Preset {
    RuleSet ruleSet;
    MapKind kind;
    ActionButton* button;
  };
  std::vector<Preset> presets_;
  OptionRows* options_ = nullptr;
  Words* seatsTitle_ = nullptr;
  Segments* seatCount_ = nullptr;
  Words* seatsNote_ = nullptr;
  std::vector<PlanSeatRow*> seats_;
  FootBar* foot_;
  ActionButton* back_;
  ActionButton* start_;
};

}  // namespace tapu
