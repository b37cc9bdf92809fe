// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "app/host/door/table_door.h"
#include "app/host/seats/connections.h"
#include "app/host/seats/roster.h"
#include "app/net/clock.h"

namespace tapu {

/// Tells when bots are to fill the empty seats of a table, if its host wishes so: the time runs while somebody waits
/// for others to come.
class BotFill : public QObject {
  Q_OBJECT
 public:
  BotFill(std::shared_ptr<Clock> clock, const Roster& roster, const TableDoor& door, const Connections& connections);
  /// Starts or stops the time, after seats or people have changed.
  void review();
  /// Stops the time, which begins anew with the next `review`: the host wishes another one.
  void reset() { alarm_.stop(); }
  /// Milliseconds left; -1: the time does not run.
  int leftMs() const { return alarm_.isSet() ? static_cast<int>(alarm_.leftMs()) : -1; }

 Q_SIGNALS:
  /// The time has begun or was stopped.
  void changed();
  /// The time is over: bots are to fill the seats.
  void due();

 private:
  const Roster& roster_;
  const TableDoor& door_;
  const Connections& connections_;
  Alarm alarm_;
};

}  // namespace tapu
