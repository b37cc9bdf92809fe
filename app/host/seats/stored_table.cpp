// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seats/stored_table.h"

#include <algorithm>

#include "app/host/seats/roster.h"
#include "app/wire/messages.h"

namespace tapu {

std::optional<Lobby> lobbyOf(const StoredGame& game) {
  Complaint complaint;
  const auto head = wire::decodeFromServer(game.head, complaint);
  const auto* news = head ? std::get_if<wire::LobbyNews>(&*head) : nullptr;
  if (!news || !isPlayable(news->lobby.setup)) return std::nullopt;
  const Lobby& lobby = news->lobby;
  const auto isSeat = [seats = lobby.seats.size()](SeatId seat) { return seat && seat.value < seats; };
  const bool isGathering = lobby.stage == Lobby::Stage::Gathering;
  if (lobby.seats.size() != lobby.setup.seats() || isGathering != (game.status == GameStatus::Gathering))
    return std::nullopt;
  if (!std::ranges::all_of(game.sessions, [&](const StoredSession& key) { return isSeat(key.seat); }) ||
      !std::ranges::all_of(game.moves, [&](const StoredMove& move) { return !move.seat || isSeat(move.seat); }))
    return std::nullopt;
  return lobby;
}

QByteArray headOf(const Lobby& lobby) { return wire::encode(wire::FromServer(wire::LobbyNews{lobby, {}})); }

}  // namespace tapu
