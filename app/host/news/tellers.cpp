// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/news/tellers.h"

namespace tapu {

Tellers::Tellers(const std::shared_ptr<Clock>& clock, const Limits& limits, Connections& connections, KeptTable& kept,
                 TableKeeper& keeper, Occasion occasion, const Sources& sources,
                 const std::unique_ptr<GameSession>& game)
    : links(clock, limits, connections, kept.roster, game),
      lobby(clock, connections, kept.roster, kept.secrets, keeper, links),
      talk(connections, kept.roster, kept.door, game),
      table(connections, kept.roster, sources.facts, game),
      desk(connections, keeper, sources.desk),
      screens(connections, talk, occasion) {
  QObject::connect(&links, &LinkWatch::changed, &lobby, &LobbyTeller::change);
  QObject::connect(&talk, &TableTalk::recognized, &table, &TableTeller::change);
  QObject::connect(&keeper, &TableKeeper::secretsChanged, &desk, &DeskTeller::change);
}

}  // namespace tapu
