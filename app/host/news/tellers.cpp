// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/news/tellers.h"

namespace tapu {

Tellers::Tellers(const std::shared_ptr<Clock>& clock, const Limits& limits, Connections& connections, Roster& roster,
                 TableDoor& door, const TableSecrets& secrets, TableKeeper& keeper, Occasion occasion,
                 const Sources& sources, const std::unique_ptr<GameSession>& game)
    : links(clock, limits, connections, roster, game),
      lobby(clock, connections, roster, secrets, keeper, links),
      talk(connections, roster, door, game),
      table(connections, roster, sources.facts, game),
      desk(connections, keeper, sources.desk),
      screens(connections, talk, occasion) {
  QObject::connect(&links, &LinkWatch::changed, &lobby, &LobbyTeller::change);
  QObject::connect(&talk, &TableTalk::recognized, &table, &TableTeller::change);
  QObject::connect(&keeper, &TableKeeper::secretsChanged, &desk, &DeskTeller::change);
}

}  // namespace tapu
