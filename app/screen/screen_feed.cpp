// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screen/screen_feed.h"

namespace tapu {

void feedThrows(ScreenPage& page, Client& client) {
  const auto hear = [&page, &client](const std::vector<Move>&, const std::vector<Event>& events) {
    page.hear(events, client.known().state.head.round);
  };
  QObject::connect(&client, &Client::moved, &page, hear);
}

void feed(ScreenPage& page, Client& client) {
  feedThrows(page, client);  // before the positions
  const auto refresh = [&page, &client] {
    if (client.known().hasGame())
      page.setGame(client.known().lobby, client.known().definition(), client.known().state, client.known().common);
    else
      page.setLobby(client.known().lobby);
  };
  QObject::connect(&client, &Client::lobbyChanged, &page, refresh);
  QObject::connect(&client, &Client::gameStarted, &page, refresh);
  QObject::connect(&client, &Client::moved, &page, refresh);
  QObject::connect(&client, &Client::commonNewsChanged, &page, refresh);
  QObject::connect(&client, &Client::clockChanged, &page,
                   [&page, &client] { page.setClock(client.known().clockLeftMs); });
  QObject::connect(&client, &Client::onScreensChanged, &page,
                   [&page, &client] { page.setOnScreens(client.known().onScreens); });
  if (client.known().phase == Client::Phase::Connecting) return;  // there is nothing yet
  refresh();
  page.setClock(client.known().clockLeftMs);
  page.setOnScreens(client.known().onScreens);
}

}  // namespace tapu
