// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seating/seating.h"

namespace tapu {

Seating::Seating(const std::shared_ptr<Clock>& clock, qint64 graceMs, const Terms& terms, Connections& connections,
                 KeptTable& table, BotBench& bench, TableKeeper& keeper, Tellers& tellers,
                 const std::unique_ptr<GameSession>& game)
    : welcomer(terms, connections, table.roster, table.keys, table.secrets, keeper, tellers.lobby, tellers.links, game),
      lobby(clock, connections, table.roster, table.door, bench, keeper, tellers.lobby, tellers.links, welcomer),
      leavers(clock, graceMs, connections, table.roster, table.keys, table.secrets, keeper, tellers.lobby,
              tellers.links, welcomer, lobby, game),
      open(connections, table.roster, table.secrets, table.door, welcomer, leavers, game) {
  QObject::connect(&lobby, &LobbySeats::forgot, &tellers.table, &TableTeller::change);
}

}  // namespace tapu
