// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/server/store_contents.h"

#include "app/host/game/authoritative_game.h"
#include "app/host/seats/stored_table.h"
#include "app/host/store/store_look.h"
#include "app/net/chance.h"
#include "engine/play/visible.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

void countNear(const StoredGame& game, const Lobby& lobby, StoreContents& found) {
  for (const StoredSession& key : game.sessions) {
    if (!key.isNear || !key.seat || key.seat.value >= lobby.seats.size()) continue;
    ++found.nearPersons;
    if (lobby.seats[key.seat.value].role == Role::Host) found.hostIsNear = true;
  }
}

}  // namespace

StoreContents contentsOf(const QString& storePath) {
  StoreContents found;
  const StoreLook look = lookIntoStore(storePath);
  const auto& game = look.game;
  found.problem = look.problem;
  found.holdsGame = game.has_value();
  if (look.state != StoreLook::Health::Sound || !game || !isUnderWay(game->status)) return found;
  const auto lobby = lobbyOf(*game);
  if (!lobby) {
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    found.problem = QLatin1StringView(QT_TRANSLATE_NOOP("System", "the file is damaged"));
    return found;
  }
  SystemChance chance;
  AuthoritativeGame replayed(lobby->setup, chance);
  found.problem = replayed.replay(game->moves);
  if (!found.problem.isEmpty()) return found;
  found.lobby = lobby;
  found.moves = static_cast<int>(game->moves.size());
  found.position = visibleTo(Viewer::watcher(), replayed.definition(), replayed.state());
  countNear(*game, *lobby, found);
  return found;
}

}  // namespace tapu
