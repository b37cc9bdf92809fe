// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/host/entrance/late_door.h"
#include "app/host/news/lost_moves.h"
#include "app/host/news/pauses.h"
#include "app/host/wishes/host_means.h"
#include "app/host/wishes/seat_wishes.h"

namespace tapu {

/// Grants the requests of a host, be it the person at the host's seat, the organizer, or the keeper of the server.
class HostWishes : public QObject {
  Q_OBJECT
 public:
  HostWishes(const Roster& roster, TableKeeper& keeper, Pauses& pauses, LostMoves& lostMoves, LateDoor& late,
             SeatWishes& seats, HostMeans& means);
  /// Why not, or None: it is done. `host`: the seat of the asking host; none: they have no seat.
  Refusal grant(const wire::Request& wish, SeatId host);

 Q_SIGNALS:
  /// The game is to begin.
  void startWanted();

 private:
  Refusal resume();
  Refusal start(SeatId host);

  const Roster& roster_;
  TableKeeper& keeper_;
  Pauses& pauses_;
  LostMoves& lostMoves_;
  LateDoor& late_;
  SeatWishes& seats_;
  HostMeans& means_;
};

}  // namespace tapu
