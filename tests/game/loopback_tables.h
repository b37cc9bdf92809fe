// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUdpSocket>
#include <algorithm>

#include "app/net/discovery.h"
#include "app/session/game/game_starter.h"
#include "app/wire/requests.h"
#include "tests/game/home.h"
#include "tests/soon.h"

// Players who host games for one another over the loopback, and lose one another.
namespace tapu::test::loopback_tables {

using namespace Qt::StringLiterals;

inline Address here(quint16 port) { return {u"127.0.0.1"_s, port}; }

/// The network as a test wants it: the loopback, with a port of its own.
inline DiscoveryNetwork loopback() {
  QUdpSocket socket;
  socket.bind(QHostAddress::LocalHost, 0);
  DiscoveryNetwork place;
  place.port = socket.localPort();
  place.group = QHostAddress();
  place.broadcasts = {QHostAddress(u"127.255.255.255"_s)};
  return place;
}

/// The announcement of a hosted game, as its server would send it.
inline FoundGame announced(const GameController& game, quint16 port, const QString& host) {
  FoundGame told;
  told.name = game.seen().lobby().gameName;
  told.host = host;
  told.port = port;
  told.seats = 4;
  told.rules = u"classic"_s;
  told.table = game.seen().first().identity.table;
  return told;
}

/// Answers the questions of this browser, once it is started.
inline std::unique_ptr<DiscoveryResponder> answering(const DiscoveryBrowser& browser,
                                                     std::function<FoundGame()> describe) {
  return std::make_unique<DiscoveryResponder>(
      std::make_shared<SystemClock>(), DiscoveryNetwork{browser.port(), {}, {QHostAddress(u"127.255.255.255"_s)}},
      std::move(describe));
}

struct Player : Home {
  explicit Player(const QString& name) { settings.player.name.set(name); }
  StartedGame started;
  GameController* game() const { return started.game.get(); }
  SeatId seat() const { return game()->seen().viewer(); }
};

/// Opens a table with room for so many guests; the other seats are bots'.
inline bool host(Player& host, int guests, const QString& title = {}) {
  GamePlan plan = planFor(1);
  plan.reach = GamePlan::Reach::Network;
  plan.listenAt = QHostAddress::LocalHost;
  plan.port = 0;
  plan.gameName = title.isEmpty() ? u"Evening of "_s + host.settings.player.name() : title;
  plan.seats[0].name = host.settings.player.name();
  for (int i = 1; i <= guests; ++i) plan.seats[i] = GamePlan::Seat{SeatHolder::Nobody, {}, 0, {}};
  host.started = host.starter.start(plan);
  return host.game() && soon([&] { return host.game()->seen().phase() == Client::Phase::Lobby; });
}

inline bool join(Player& guest, quint16 port) {
  guest.started = guest.starter.join(here(port));
  return soon([&] { return guest.game()->seen().phase() == Client::Phase::Lobby && guest.seat(); });
}

inline bool begin(Player& host, const QList<Player*>& guests) {
  for (Player* guest : guests) guest->game()->ask(requests::SetReady{Ready::Yes});
  const auto isReady = [&](Player* guest) {  // as the host sees it
    const LobbySeat seat = host.game()->seen().lobby().seats.value(guest->seat().value);
    return seat.holder == SeatHolder::Person && seat.ready == Ready::Yes;
  };
  if (!soon([&] { return std::ranges::all_of(guests, isReady); })) return false;
  host.game()->ask(requests::StartGame{});
  return soon([&] {
    return std::ranges::all_of(guests,
                               [](Player* guest) { return guest->game()->seen().phase() == Client::Phase::Playing; });
  });
}

/// Ends the host's program, and goes on at another port with the same table.
inline bool moveAway(Player& host) {
  if (!soon([&] { return !host.starter.files().list().isEmpty(); }))
    return false;  // its note is written a moment later
  const QString store = host.starter.files().list().first().store;
  host.started = {};
  auto note = GameFiles::readNote(store);
  if (!note) return false;
  note->port = 0;
  GameFiles::writeNote(store, *note);
  host.started = host.starter.continueGame(store);
  return host.game() && soon([&] { return host.game()->seen().hasGame(); });
}

}  // namespace tapu::test::loopback_tables
