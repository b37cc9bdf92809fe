// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <set>

#include "app/host/news/table_keeper.h"
#include "app/host/seats/connections.h"
#include "app/host/seats/roster.h"

namespace tapu {

/// The players who stayed to the end of the game, and have yet to hear that it is over.
class EndHearers : public QObject {
  Q_OBJECT
 public:
  EndHearers(const Roster& roster, TableKeeper& keeper);
  /// Begins to wait for all who played to the end, but for `leavers` and for those inside of this process, where no
  /// message is lost.
  void await(const std::set<SeatId>& leavers, Connections& connections);
  /// Notes that this seat has heard of the end. None: looks only whether nobody is waited for.
  void note(SeatId seat);

 Q_SIGNALS:
  /// All have, and the store is given that the game is over.
  void told();

 private:
  const Roster& roster_;
  TableKeeper& keeper_;
  std::set<SeatId> untold_;
};

}  // namespace tapu
