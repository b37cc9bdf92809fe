// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <QTimer>

#include "app/client/bot_player.h"
#include "app/host/server/server.h"
#include "app/net/local_channel.h"
#include "app/net/tcp_channel.h"
#include "engine/board/board.h"
#include "tests/soon.h"

namespace tapu::test {

inline Setup classicSetup(int seats = 4) {
  Setup setup;
  setup.options = defaultOptions(RuleSet::Classic);
  setup.options.seats = seats;
  setup.board = beginnerBoard();
  setup.board.starts.clear();
  return setup;
}

/// A server on real loopback sockets and with a door in the process, in the test's own thread. Chance and tokens come
/// from a seed; time is the system's or a test's.
class TestServer {
 public:
  explicit TestServer(EventStore& store, ServerPlan plan,
                      std::shared_ptr<Clock> clock = std::make_shared<SystemClock>(), const Limits& limits = {},
                      quint64 seed = 1, MakeMind minds = makeMindAtOnce)
      : clock_(clock), door_(std::make_shared<LocalDoor>()) {
    ServerDependencies given;
    given.clock = clock;
    given.store = &store;
    given.makeMind = std::move(minds);
    given.chance = std::make_shared<SeededChance>(seed);
    given.botRng = [seed](SeatId seat) { return std::make_unique<SeededRng>(seed * 100 + seat.value); };
    given.makeToken = [seed, made = 0]() mutable {
      return QByteArray(31, static_cast<char>('a' + seed)) + static_cast<char>(++made);
    };
    server = std::make_unique<Server>(std::move(given), plan, limits);
    door_->open(server.get(), [this](std::unique_ptr<Channel> channel) { server->admit(std::move(channel)); });
    listener = std::make_unique<TcpListener>(clock);
    QObject::connect(listener.get(), &TcpListener::arrived, server.get(),
                     [this](Channel* channel) { server->admit(std::unique_ptr<Channel>(channel)); });
    listener->open(QHostAddress::LocalHost, 0);
  }
  ~TestServer() { door_->shut(); }

  quint16 port() const { return listener->serverPort(); }
  std::unique_ptr<Dialer> tcp() const {
    return std::make_unique<TcpDialer>(QStringLiteral("127.0.0.1"), port(), clock_);
  }
  std::unique_ptr<Dialer> local(Origin origin) const { return std::make_unique<LocalDialer>(door_, origin); }
  int moves() const { return server->game() ? server->game()->played().moveCount() : 0; }
  bool isOver() const { return server->game() && server->game()->played().isOver(); }

  std::unique_ptr<Server> server;
  std::unique_ptr<TcpListener> listener;

 private:
  std::shared_ptr<Clock> clock_;
  std::shared_ptr<LocalDoor> door_;
};

inline ServerPlan plan(int seats = 4, const QStringList& bots = {}) {
  ServerPlan plan;
  plan.gameName = QStringLiteral("Test");
  plan.setup = classicSetup(seats);
  plan.bots = bots;
  return plan;
}

inline Client::Identity named(const QString& name, const QByteArray& token = {}) {
  Client::Identity identity;
  identity.name = name;
  identity.token = token;
  return identity;
}

inline std::unique_ptr<BotPlayer> robot(std::unique_ptr<Dialer> dialer, const QString& name, const char* bot = "greedy",
                                        const QByteArray& token = {}, int seed = 1,
                                        const std::shared_ptr<Clock>& clock = std::make_shared<SystemClock>()) {
  auto client = std::make_unique<Client>(std::move(dialer), named(name, token), clock);
  auto player = std::make_unique<BotPlayer>(std::move(client), makeBot(bot),
                                            std::make_unique<SeededRng>(static_cast<quint64>(seed)), clock, 0);
  player->start();
  return player;
}

}  // namespace tapu::test
