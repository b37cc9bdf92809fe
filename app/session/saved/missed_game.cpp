// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/saved/missed_game.h"

#include <algorithm>
#include <utility>

namespace tapu {

MissedGame::MissedGame(Address address, QByteArray table, const QList<FoundGame>& games)
    : address_(std::move(address)), table_(std::move(table)) {
  if (const auto game = among(games)) silent_ = game->id;
}

std::optional<FoundGame> MissedGame::among(const QList<FoundGame>& games) const {
  const auto isIt = [this](const FoundGame& game) {
    if (!table_.isEmpty()) return game.table.id == table_;
    const QStringList all = game.addresses();
    return std::ranges::any_of(all, [&](const QString& host) { return isSamePlace(address_, {host, game.port}); });
  };
  const auto found = std::ranges::find_if(games, isIt);
  return found == games.end() ? std::nullopt : std::optional(*found);
}

std::optional<FoundGame> MissedGame::heardAnew(const QList<FoundGame>& games) {
  const auto game = among(games);
  if (!game) silent_.clear();
  return game && game->id != silent_ ? game : std::nullopt;
}

}  // namespace tapu
