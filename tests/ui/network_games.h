// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/host/server/hosted_server.h"
#include "app/net/discovery.h"
#include "app/session/game/game_starter.h"
#include "app/wire/join_code.h"
#include "app/wire/messages.h"
#include "app/wire/requests.h"
#include "tests/soon.h"

namespace tapu {

using namespace Qt::StringLiterals;

/// A game on a loopback port, with its host in this process.
struct Hosted {
  QTemporaryDir folder;
  Settings settings{folder.path()};
  GameStarter starter{settings, folder.path()};
  std::unique_ptr<GameController> game;
  quint16 port = 0;

  /// `at`: the port; 0 picks one.
  bool open(const QString& name, quint16 at = 0) {
    GamePlan plan = GamePlan::solo(name, 3, BotPace::Instant);
    plan.gameName = u"A game"_s;
    plan.reach = GamePlan::Reach::Network;
    plan.listenAt = QHostAddress::LocalHost;
    plan.port = at;
    for (qsizetype i = 1; i < plan.seats.size(); ++i) plan.seats[i].holder = SeatHolder::Nobody;
    StartedGame started = starter.start(plan);
    game = std::move(started.game);
    port = started.port;
    return game && test::soon([this] { return game->seen().phase() == Client::Phase::Lobby; });
  }
  /// The number of persons at the table, as its host has heard.
  int persons() const {
    return static_cast<int>(std::ranges::count(game->seen().lobby().seats, SeatHolder::Person, &LobbySeat::holder));
  }
  /// Begins once the host has heard of so many other persons, and that they are ready.
  bool begin(int others = 1) {
    const auto mayBegin = [&] { return persons() == 1 + others && startBlockedBy(game->seen().lobby()).isEmpty(); };
    if (!test::soon(mayBegin)) return false;
    game->ask(requests::StartGame{});
    return test::soon([this] { return game->seen().hasGame(); });
  }
  Address address() const { return {u"127.0.0.1"_s, port}; }
};

/// A game that is found on the network, of twenty-four seats, none of them taken.
inline FoundGame foundGame(const QString& name, const QString& rules, quint16 port) {
  FoundGame game;
  game.name = name;
  game.id = name.toUtf8();
  game.rules = rules;
  game.protocol = wire::kProtocol;
  game.players = 0;
  game.seats = 24;
  game.address = u"127.0.0.1"_s;
  game.port = port;
  return game;
}

/// A Big Game of one board on a loopback port, and its organizer, who alone knows the codes.
struct Hall {
  std::unique_ptr<HostedServer> server;
  std::unique_ptr<Client> organizer;
  quint16 port = 0;

  explicit Hall(const QStringList& bots = {}) {
    HostPlan plan;
    plan.gameName = u"A hall"_s;
    plan.setup.ruleSet = RuleSet::BigGame;
    plan.setup.options = defaultOptions(RuleSet::BigGame);
    plan.setup.options.roundSeconds = 2;
    plan.setup.options.earlyEnd = Switch::Off;
    plan.setup.options.gapSeconds = 0;
    plan.setup.chain = chainFor(plan.setup.options, 1);
    plan.bots = bots;
    plan.botPaceMs = 0;
    plan.organizerKey = QByteArray(wire::kKeyBytes, 'k');
    plan.listen = HostPlan::Listen{QHostAddress::LocalHost, 0, HostPlan::Listen::Announce::No};
    server = std::make_unique<HostedServer>(plan);
    QObject::connect(server.get(), &HostedServer::ready, server.get(), [this](quint16 at) { port = at; });
    server->start();
    Client::Identity identity;
    identity.name = u"Organizer"_s;
    identity.attendance = Attendance::Organizer;
    identity.organizerKey = plan.organizerKey;
    organizer = std::make_unique<Client>(server->dialer(Origin::Owner), identity);
    organizer->start();
  }
  bool isOpen() const {
    return test::soon([this] { return port != 0 && organizer->known().desk.seats.size() == 2; });
  }
  QString address() const { return u"127.0.0.1:%1"_s.arg(port); }
  int code(int seat) const { return organizer->known().desk.seats[seat].code; }
  /// A code that fits its check digit, and opens no seat.
  int wrongCode() const {
    for (int digits = 0;; ++digits)
      if (joinCodeOf(digits) != code(0) && joinCodeOf(digits) != code(1)) return joinCodeOf(digits);
  }
};

}  // namespace tapu
