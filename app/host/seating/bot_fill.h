// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "app/host/door/table_door.h"
#include "app/host/seats/connections.h"
#include "app/host/seats/roster.h"
#include "app/net/clock.h"

namespace tapu {

/// When bots fill the empty seats of a table, if its host wishes so: the time runs while somebody waits for others to
/// come.
class BotFill : public QObject {
  Q_OBJECT
 public:
  BotFill(std::shared_ptr<Clock> clock, const Roster& roster, const TableDoor& door, const Connections& connections);
  /// Seats, or who is there, may have changed.
  void review();
  /// The host wishes another time: it begins anew with the next `review`.
  void reset() { alarm_.stop(); }
  /// In milliseconds; -1: the time does not run.
  int leftMs() const { return alarm_.isSet() ? static_cast<int>(alarm_.leftMs()) : -1; }

 Q_SIGNALS:
  /// The time has begun or was stopped.
  void changed();
  /// It is over.
  void due();

 private:
  const Roster& roster_;
  const TableDoor& door_;
  const Connections& connections_;
  Alarm alarm_;
};

}  // namespace tapu
