// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/at_once.h"

#include <algorithm>

#include "app/wire/requests.h"

namespace tapu {

void playAtOnce(QObject* context, const std::vector<Client*>& clients, const QList<SeatId>& seats) {
  for (std::size_t i = 0; i < clients.size(); ++i) {
    Client* client = clients[i];
    const SeatId wished = seats[static_cast<qsizetype>(i)];
    auto settle = [client, wished, moved = false, marked = false]() mutable {
      if (client->known().phase != Client::Phase::Lobby || !client->known().seat()) return;
      if (client->known().seat() != wished && !moved) {
        moved = true;
        return client->ask(requests::ChooseSeat{wished});
      }
      if (!marked) {
        marked = true;
        client->ask(requests::SetReady{Ready::Yes});
      }
    };
    QObject::connect(client, &Client::phaseChanged, context, settle);
    QObject::connect(client, &Client::lobbyChanged, context, settle);
  }
  Client* host = clients.front();
  const auto persons = clients.size();
  QObject::connect(host, &Client::lobbyChanged, context, [host, persons, begun = false]() mutable {
    if (begun || host->known().phase != Client::Phase::Lobby) return;
    const auto ready = std::ranges::count_if(host->known().lobby.seats, [](const LobbySeat& seat) {
      return seat.holder == SeatHolder::Person && seat.ready == Ready::Yes;
    });
    if (ready < static_cast<qsizetype>(persons)) return;
    begun = true;
    host->ask(requests::StartGame{});
  });
}

}  // namespace tapu
