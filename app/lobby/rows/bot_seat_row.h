// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/action_button.h"
#include "app/kit/badge.h"
#include "app/kit/picker.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"

class QLineEdit;

namespace tapu {

/// A row of the page of bots: one seat, or all bots of a Big Game.
struct BotSeat {
  QString name;      ///< as it is shown
  QString note;      ///< under the name of a person
  int color = -1;    ///< of a player; -1: of many
  QString bot = {};  ///< its kind; empty: it has no bot
  enum class Naming : quint8 { Fixed, Free } naming = Naming::Fixed;
  enum class Leaving : quint8 { No, Allowed } leaving = Leaving::No;
};

/// A seat beside the levels: its holder, and the level of a bot.
class BotSeatRow : public Sheet {
  Q_OBJECT
 public:
  /// `number` from 0 tells rows apart.
  explicit BotSeatRow(int number, QWidget* parent = nullptr);
  void showSeat(const BotSeat& seat);
  /// Whether levels that are clicked go to this seat.
  enum class Marked { No, Yes };
  void setMarked(Marked marked);

 Q_SIGNALS:
  /// The person has pointed at it, or given it the keyboard.
  void pointedAt();
  void levelPicked(const QString& level);
  void nameTyped(const QString& name);
  void removeWanted();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void refresh();
  BotSeat seat_;
  Badge* badge_;
  QLineEdit* field_;
  Words *name_, *note_;
  Picker* level_;
  ActionButton* remove_;
};

}  // namespace tapu
