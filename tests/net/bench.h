// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <QUdpSocket>

#include "engine/play/legal_actions.h"
#include "tests/net/table.h"
#include "tests/net/talker.h"

namespace tapu::test {

using namespace Qt::StringLiterals;

/// Runs the game of this table, a tenth of a second of its own time a step; `after` each of them. False if it is not
/// over after more steps than any game takes.
template <class After>
bool playedOut(TestServer& table, SimClock& clock, After after) {
  for (int steps = 0; !table.isOver() && steps < 1'000'000; ++steps) {
    QCoreApplication::processEvents();
    clock.advance(100);
    after();
  }
  return table.isOver();
}
inline bool playedOut(TestServer& table, SimClock& clock) {
  return playedOut(table, clock, [] {});
}

/// A table of persons who speak the protocol word by word, in time that a test moves.
struct Bench {
  explicit Bench(const ServerPlan& planned, const Limits& limits = {}, quint64 seed = 1)
      : table(store, planned, clock, limits, seed) {
    table.server->open();
  }

  Talker& come(const QString& name, const QByteArray& token = {}) {
    Talker& talker = *talkers.emplace_back(std::make_unique<Talker>(table.tcp()));
    talker.greet(name, token);
    return talker;
  }
  /// Gathers so many persons, all ready: the game begins.
  bool gather(int persons) {
    for (int i = 0; i < persons; ++i) {
      Talker& talker = come(u"Person %1"_s.arg(QChar(u'A' + i)));
      if (!soon([&] { return talker.last<wire::Welcome>(); })) return false;
      talker.ready();
    }
    return soon([&] {
      return std::all_of(talkers.begin(), talkers.end(), [](const auto& talker) {
        return talker->template last<wire::Snapshot>() || talker->template last<wire::Position>();
      });
    });
  }
  const State& state() const { return table.server->game()->played().state(); }
  Talker& at(SeatId seat) {
    for (const auto& talker : talkers)
      if (talker->last<wire::Welcome>()->seat == seat) return *talker;
    return *talkers.front();
  }
  /// The first action that a seat may take.
  Action first(SeatId seat) const {
    return legalActions(table.server->game()->played().definition(), state(), seat, PlayerTrade::LeftOut)[0];
  }
  quint32 answers(SeatId seat, const Action& action) const { return wire::answersOf(state(), seat, action); }
  /// Lets sockets and the loop come to rest. A datagram to oneself comes after what was sent before it.
  static void settle() {
    constexpr int kRounds = 10;  ///< a question, its answer, and what others hear of it
    QUdpSocket own;
    if (!own.bind(QHostAddress::LocalHost)) qFatal("no socket");
    for (int round = 0; round < kRounds; ++round) {
      own.writeDatagram("x", 1, QHostAddress::LocalHost, own.localPort());
      if (!soon([&] { return own.hasPendingDatagrams(); })) qFatal("nothing came");
      own.readDatagram(nullptr, 0);
      test::settle();
    }
  }

  MemoryStore store;
  std::shared_ptr<SimClock> clock = std::make_shared<SimClock>();
  TestServer table;
  std::vector<std::unique_ptr<Talker>> talkers;
};

/// A table whose host speaks word by word too, at the computer of the server.
struct HostedBench : Bench {
  explicit HostedBench(const ServerPlan& planned, const Limits& limits = {})
      : Bench(planned, limits), host(table.local(Origin::Owner)) {
    host.greet(u"Host"_s);
  }
  Talker host;
};

/// For tests that move time by more than a program may be silent.
inline Limits patient() {
  Limits limits;
  limits.deadMs = limits.silentMs = 1 << 30;
  return limits;
}

inline ServerPlan timed(int seats, const QStringList& bots = {}) {
  ServerPlan made = plan(seats, bots);
  made.setup.options.turnSeconds = 60;
  made.setup.options.graceSeconds = 30;
  return made;
}

}  // namespace tapu::test
