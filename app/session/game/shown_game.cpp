// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/shown_game.h"

#include <utility>

#include "app/client/client.h"
#include "app/session/game/afterwards.h"
#include "app/session/game/bot_pacing.h"
#include "app/session/game/game_log.h"

namespace tapu {

ShownGame::ShownGame(Acts& acts, GameServer server, std::function<void(Held)> stand, QObject* parent)
    : QObject(parent),
      acts_(acts),
      log_(std::make_unique<GameLog>()),
      bots_(std::make_unique<BotPacing>(seen_, std::move(stand), [this] { Q_EMIT legalChanged(); })),
      afterwards_(std::make_unique<Afterwards>(seen_, server, [this] {
        Q_EMIT phaseChanged();  // there is a replay now, also where only a part of a chain was seen
        Q_EMIT finishedChanged();
      })) {
  seen_.log = log_.get();
}

ShownGame::~ShownGame() = default;

std::unique_ptr<Client> ShownGame::makeEye() const { return nullptr; }

}  // namespace tapu

#include "moc_shown_game.cpp"
