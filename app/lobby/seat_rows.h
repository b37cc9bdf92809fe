// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/badge.h"
#include "app/kit/badge_button.h"
#include "app/kit/chip.h"
#include "app/kit/icon_label.h"
#include "app/kit/picker.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "app/session/game_plan.h"
#include "app/wire/lobby.h"

class QLineEdit;

namespace tapu {

/// "Bot, plays well": what a kind of bot is called on screen.
QString botName(const QString& bot);

/// One seat of a lobby: color bar, badge, name, state as word and icon, and what may be done with it.
class LobbySeatRow : public Sheet {
  Q_OBJECT
 public:
  enum class Mine { No, Yes };
  explicit LobbySeatRow(int seat, QWidget* parent = nullptr);
  void showSeat(const LobbySeat& seat, Mine mine, Role me);

 Q_SIGNALS:
  /// The host wants a bot of this kind on the seat.
  void botWanted(int seat, const QString& bot);
  void sitWanted(int seat);    ///< the person wants to sit there
  void clearWanted(int seat);  ///< the host wants the seat freed
  void focusLeft();            ///< the part with the keyboard has gone, and none is left here to take it

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  void keepFocus();
  QString note() const;
  int number_;
  LobbySeat seat_;
  Mine mine_ = Mine::No;
  Role me_ = Role::Guest;
  Badge* badge_;
  Words* name_;
  Words* note_;
  Chip* state_;
  Picker* kind_;
  ActionButton* bot_;
  ActionButton* sit_;
  ActionButton* clear_;
};

/// One seat of a game that is being set up: who sits there, under which name and color.
class PlanSeatRow : public Sheet {
  Q_OBJECT
 public:
  explicit PlanSeatRow(int seat, QWidget* parent = nullptr);
  /// `holders` in the order offered: Person, Bot, Nobody (free for a guest).
  void setHolders(const QList<SeatHolder>& holders);
  void showSeat(const GamePlan::Seat& seat, const std::vector<int>& taken);
  const GamePlan::Seat& seat() const { return seat_; }
  QLineEdit* nameField() const { return name_; }

 Q_SIGNALS:
  void changed();

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void refresh();
  void pick(int index);
  struct Choice {
    SeatHolder holder;
    QString bot;
  };
  int number_;
  GamePlan::Seat seat_;
  std::vector<Choice> choices_;
  BadgeButton* badge_;
  IconLabel* picture_;
  QLineEdit* name_;
  Words* words_;
  Picker* holder_;
};

}  // namespace tapu
