// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/screen/screen_feed.h"

namespace tapu {

void feed(ScreenPage& page, Client& client) {
  const auto refresh = [&page, &client] {
    if (client.hasGame())
      page.setGame(client.lobby(), client.definition(), client.state(), client.commonNews());
    else
      page.setLobby(client.lobby());
  };
  QObject::connect(&client, &Client::lobbyChanged, &page, refresh);
  QObject::connect(&client, &Client::gameStarted, &page, refresh);
  QObject::connect(&client, &Client::moved, &page, refresh);
  QObject::connect(&client, &Client::commonNewsChanged, &page, refresh);
  QObject::connect(&client, &Client::clockChanged, &page, [&page, &client] { page.setClock(client.clockLeftMs()); });
  QObject::connect(&client, &Client::onScreensChanged, &page,
                   [&page, &client] { page.setOnScreens(client.onScreens()); });
  if (client.phase() == Client::Phase::Connecting) return;  // there is nothing yet
  refresh();
  page.setClock(client.clockLeftMs());
  page.setOnScreens(client.onScreens());
}

}  // namespace tapu
