// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QTest>
#include <memory>

#include "app/wire/messages.h"
#include "app/wire/requests.h"
#include "guest_games.h"
#include "program.h"

namespace tapu {

// Network games whose host is gone.

/// The policy of the host of such a game: all of it other than usual.
inline TablePolicy strict() { return {WatchRule::Delayed, 5, SitDown::Closed, 0}; }

/// A game of three persons on a network, whose host has gone after a while; one of the guests sits at the window of
/// this program, the other is Uma.
struct Abandoned {
  explicit Abandoned(Program& program) {
    hers.player.name.set(u"Uma"_s);
    isAbandoned = play(program);
  }
  bool play(Program& program) {
    Hosted host;
    host.settings.game.offerWait.set(0);
    host.settings.game.botPace.set(BotPace::Instant);
    if (!host.open(u"Meera"_s)) return false;
    program.window.network().join(host.address());
    third = uma.join(host.address()).game;
    const auto areThere = [&] {
      return program.window.page() == program.window.pages().lobby() && third->seen().phase() == Client::Phase::Lobby;
    };
    if (!test::soon(areThere)) return false;
    GameController& game = *program.window.game();
    host.game->ask(requests::ChangePolicy{wire::encodePolicy(strict())});
    for (GameController* guest : {&game, third.get()}) guest->ask(requests::SetReady{Ready::Yes});
    if (!host.begin(2) || !test::soon([&] { return game.seen().hasGame() && third->seen().hasGame(); })) return false;
    if (!playOn({host.game.get(), &game, third.get()}, 18)) return false;
    mine = game.seen().viewer();
    umas = third->seen().viewer();
    const auto isUpToDate = [&] { return game.seen().history().size() == host.game->seen().history().size(); };
    if (!test::soon(isUpToDate)) return false;
    host.game.reset();
    return test::soon([&] { return game.seen().phase() == Client::Phase::Closed; });
  }

  QTemporaryDir folder;
  Settings hers{folder.path()};
  GameStarter uma{hers, folder.path()};
  std::unique_ptr<GameController> third;
  SeatId mine, umas;
  bool isAbandoned = false;
};

/// A guest of this host, with whom the game has begun; null if that fails.
inline std::unique_ptr<GameController> beginWithGuest(Hosted& host, GameStarter& starter) {
  auto guest = starter.join(host.address()).game;
  if (!test::soon([&] { return guest->seen().phase() == Client::Phase::Lobby; })) return nullptr;
  guest->ask(requests::SetReady{Ready::Yes});
  if (!host.begin() || !test::soon([&] { return guest->seen().hasGame(); })) return nullptr;
  return guest;
}

/// Says on the network of this program, as the server of a hosted game would, that it is there.
struct Announced {
  Announced(const Program& program, const StartedGame& hosted, const QString& host)
      : Announced(program, hosted.game->seen().first().identity.table, hosted.port, host) {}
  Announced(const Program& program, const TableIdentity& table, quint16 port, const QString& host)
      : responder(program.clock,
                  DiscoveryNetwork{program.games.port(), QHostAddress(), {QHostAddress(u"127.255.255.255"_s)}},
                  [host, port, table] {
                    FoundGame told;
                    told.name = u"A game"_s;
                    told.host = host;
                    told.port = port;
                    told.table = table;
                    return told;
                  }) {
    responder.start();
  }
  DiscoveryResponder responder;
};

}  // namespace tapu
