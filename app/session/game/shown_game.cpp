// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/shown_game.h"

#include <utility>

namespace tapu {

ShownGame::ShownGame(Acts& acts, Afterwards::Server server, std::function<void(Held)> stand, QObject* parent)
    : QObject(parent),
      acts_(acts),
      bots_(seen_, std::move(stand), [this] { Q_EMIT legalChanged(); }),
      afterwards_(seen_, server, [this] {
        Q_EMIT phaseChanged();  // there is a replay now, also where only a part of a chain was seen
        Q_EMIT finishedChanged();
      }) {
  seen_.log = &log_;
}

}  // namespace tapu

#include "moc_shown_game.cpp"
