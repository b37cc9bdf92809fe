// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/store_contents.h"

#include "app/net/chance.h"
#include "app/net/game_desk.h"
#include "app/net/store_look.h"
#include "app/net/stored_table.h"
#include "engine/game/visible.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

void countNear(const StoredGame& game, const Lobby& lobby, StoreContents& found) {
  for (const StoredSession& key : game.sessions) {
    if (!key.isNear || key.seat < 0 || key.seat >= lobby.seats.size()) continue;
    ++found.nearPersons;
    if (lobby.seats[key.seat].role == Role::Host) found.hostIsNear = true;
  }
}

}  // namespace

StoreContents contentsOf(const QString& storePath) {
  StoreContents found;
  const StoreLook look = lookIntoStore(storePath);
  const auto& game = look.game;
  found.problem = look.problem;
  if (look.state != StoreLook::State::Sound || !game || !isUnderWay(game->status)) return found;
  const auto lobby = lobbyOf(*game);
  if (!lobby) {
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    found.problem = QLatin1StringView(QT_TRANSLATE_NOOP("System", "the file is damaged"));
    return found;
  }
  SystemChance chance;
  GameDesk desk(lobby->setup, chance);
  found.problem = desk.replay(game->moves);
  if (!found.problem.isEmpty()) return found;
  found.lobby = lobby;
  found.moves = static_cast<int>(game->moves.size());
  found.position = visibleTo(SeatId(), desk.table(), desk.state());
  countNear(*game, *lobby, found);
  return found;
}

}  // namespace tapu
