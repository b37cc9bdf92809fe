// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/succession.h"

#include "app/session/saved/game_files.h"

namespace tapu {

Succession::Succession(GameController& game, Settings& settings, QStringList folders)
    : QObject(&game), game_(game), settings_(settings), folders_(std::move(folders)) {
  connect(&game, &GameController::phaseChanged, this, &Succession::look);
}

void Succession::look() {
  const Client::Phase phase = game_.seen().phase();
  const TableIdentity table = game_.seen().first().identity.table;
  const bool isThere = phase == Client::Phase::Lobby || phase == Client::Phase::Playing;
  if (!isThere || !table.isKnown() || table.generation == 0) return;
  GameFiles(folders_).markSucceeded(table);
  settings_.seats().markSucceeded(table);
}

}  // namespace tapu
