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
#include "app/session/plan/game_plan.h"
#include "app/wire/lobby.h"

class QLineEdit;

namespace tapu {

/// One seat of a lobby: color bar, badge, name, state as word and icon, and its actions.
class LobbySeatRow : public Sheet {
  Q_OBJECT
 public:
  /// Whether it is the seat of the person at this computer.
  enum class Mine { No, Yes };
  /// Whether the person at this computer may take the seat if nobody has it: it may be kept for somebody else.
  enum class ToSit { Refused, Free };
  /// The signals repeat `seat`.
  explicit LobbySeatRow(SeatId seat, QWidget* parent = nullptr);
  /// Where on a chain of boards the seat is, in words; empty on one board. Shown with the next `showSeat`.
  void setPlace(const QString& place) { place_ = place; }
  /// Shows the seat as it is now. `me`: the rights of the person at this computer.
  void showSeat(const LobbySeat& seat, Mine mine, Role me, ToSit toSit = ToSit::Free);

 Q_SIGNALS:
  /// The host wants a bot of this kind on the seat.
  void botWanted(SeatId seat, const QString& bot);
  /// The host wants to see the levels of bots, and to choose them on a page of their own.
  void levelsWanted(SeatId seat);
  /// The person wants to sit there.
  void sitWanted(SeatId seat);
  /// The host wants the seat freed.
  void clearWanted(SeatId seat);
  /// The button with the keyboard was hidden, and no other button of the row can take it.
  void focusLeft();

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void refresh();
  void refreshLevel();
  void keepFocus();
  QString note() const;
  QString withPlace(const QString& words) const;
  SeatId id_;
  QString place_;
  LobbySeat seat_;
  Mine mine_ = Mine::No;
  Role me_ = Role::Guest;
  ToSit toSit_ = ToSit::Free;
  Badge* badge_;
  Words* name_;
  Words* note_;
  Chip* state_;
  Picker* kind_;
  ActionButton* levels_;
  ActionButton* bot_;
  ActionButton* sit_;
  ActionButton* clear_;
};

/// One seat of a game that is being set up: who sits there, under which name and color.
class PlanSeatRow : public Sheet {
  Q_OBJECT
 public:
  /// `seat` is its number from 0.
  explicit PlanSeatRow(int seat, QWidget* parent = nullptr);
  /// The possible holders of the seat, in the order offered: Person, Bot, Nobody (free for a guest).
  void setHolders(const QList<SeatHolder>& holders);
  /// Shows this seat. `taken`: colors of people on other seats, which cannot be chosen here.
  void showSeat(const GamePlan::Seat& seat, const std::vector<int>& taken);
  /// The seat as the person has set it up here.
  const GamePlan::Seat& seat() const { return seat_; }
  /// The field where the name is typed.
  QLineEdit* nameField() const { return name_; }

 Q_SIGNALS:
  /// The person changed holder, name or color: `seat` has changed.
  void changed();

 private:
  void refresh();
  void pick(int index);
  struct Choice {
    SeatHolder holder;
    QString bot;
  };
  int number_;
  GamePlan::Seat seat_;
  QList<SeatHolder> holders_;
  std::vector<Choice> choices_;
  BadgeButton* badge_;
  IconLabel* picture_;
  QLineEdit* name_;
  Words* words_;
  Picker* holder_;
};

}  // namespace tapu
