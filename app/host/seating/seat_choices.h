// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include "app/host/news/table_teller.h"
#include "app/host/seating/welcomer.h"

namespace tapu {

/// The choices of players for themselves before the game: their name and color, another seat, whether they are ready.
/// Each answers why not, or None: it is done.
class SeatChoices : public QObject {
  Q_OBJECT
 public:
  SeatChoices(Connections& connections, KeptTable& kept, TableKeeper& keeper, LobbyTeller& lobby, TableTeller& table,
              Welcomer& welcomer);
  /// Their name and color; while the game goes on too, as far as `Roster::choose` allows it.
  Refusal choose(const Connection& connection, const QString& name, int color);
  Refusal chooseSeat(Connection& connection, SeatId seat);
  Refusal setReady(const Connection& connection, Ready ready);

 Q_SIGNALS:
  /// Perhaps all are ready now.
  void changed();

 private:
  Refusal done();
  bool move(Connection& connection, SeatId seat);

  Connections& connections_;
  KeptTable& kept_;
  TableKeeper& keeper_;
  LobbyTeller& lobby_;
  TableTeller& table_;
  Welcomer& welcomer_;
};

}  // namespace tapu
