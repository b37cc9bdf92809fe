// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/number_field.h"
#include "app/session/plan/game_plan.h"

class QLineEdit;

namespace tapu {

/// The fields for opening a game on the network: its name, its port and a password.
class HostFields : public QWidget {
  Q_OBJECT
 public:
  explicit HostFields(QWidget* parent = nullptr);
  /// Shows name and port of a plan, and an empty field for the password.
  void showPlan(const GamePlan& plan);
  /// Enters the port after the one that is entered, and returns it.
  int enterNextPort();
  /// The game has another name by now.
  void showGameName(const QString& name);
  /// Puts name and port into a plan.
  void putInto(GamePlan& plan) const;
  /// Puts the password into a plan; an empty field leaves the plan's own. False: it is not `isUsable`, and the
  /// keyboard goes to its field.
  bool putPasswordInto(GamePlan& plan) const;
  /// Why there is no such password, as a sentence.
  static QString whyNoPassword();

 Q_SIGNALS:
  /// The person changed a field.
  void changed();

 private:
  void retranslate();
  QLineEdit *name_ = nullptr, *password_ = nullptr;
  NumberField* port_ = nullptr;
  bool hasPassword_ = false;  ///< the plan has one already
};

}  // namespace tapu
