// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/store_contents.h"

#include <QFile>
#include <QTemporaryDir>

#include "app/formats/codec.h"
#include "app/formats/messages.h"
#include "app/net/chance.h"
#include "app/net/game_desk.h"
#include "app/net/lobby_desk.h"
#include "app/net/sqlite_store.h"
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

/// A copy can be opened without a change to the store, whatever is found in it.
QString copyOf(const QString& storePath, const QTemporaryDir& folder, QString& problem) {
  const QString copy = folder.filePath(u"store.sqlite"_s);
  for (const QString& ending : {u"-wal"_s, QString()}) {
    QFile from(storePath + ending);
    if (!from.exists() || from.copy(copy + ending)) continue;
    problem = from.errorString();
    return {};
  }
  QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
  return copy;
}

}  // namespace

StoreContents contentsOf(const QString& storePath) {
  StoreContents found;
  if (!QFile::exists(storePath)) return found;
  const QTemporaryDir folder;
  const QString copy = copyOf(storePath, folder, found.problem);
  if (copy.isEmpty()) return found;
  SqliteStore store(copy);
  found.problem = store.open();
  if (!found.problem.isEmpty()) return found;
  const auto game = store.continueLast();
  found.problem = game ? QString() : store.problem();
  if (!game || game->status != GameStatus::Playing) return found;
  Complaint complaint;
  const auto head = wire::decodeFromServer(game->head, complaint);
  const auto* news = head ? std::get_if<wire::LobbyNews>(&*head) : nullptr;
  if (!news || !isPlayable(news->lobby.setup)) {
    //: Why a file could not be read or written; ends a sentence after a colon or in brackets
    found.problem = QLatin1StringView(QT_TRANSLATE_NOOP("System", "the file is damaged"));
    return found;
  }
  SystemChance chance;
  GameDesk desk(news->lobby.setup, chance);
  found.problem = desk.replay(game->moves);
  if (!found.problem.isEmpty()) return found;
  found.lobby = news->lobby;
  found.moves = static_cast<int>(game->moves.size());
  found.position = visibleTo(SeatId(), desk.table(), desk.state());
  countNear(*game, news->lobby, found);
  return found;
}

}  // namespace tapu
