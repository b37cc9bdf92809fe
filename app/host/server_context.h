// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <set>

#include "app/host/commit_queue.h"
#include "app/host/connections.h"
#include "app/host/event_store.h"
#include "app/host/lobby_feed.h"
#include "app/host/roster.h"
#include "app/host/seat_keys.h"
#include "app/net/chance.h"
#include "app/net/clock.h"
#include "app/net/limits.h"
#include "app/wire/receipts.h"

namespace tapu {

/// What a server is given: it makes no clock, generator, file or socket of its own.
struct ServerTools {
  std::shared_ptr<Clock> clock;
  EventStore* store = nullptr;  ///< outlives the server
  std::shared_ptr<ChanceSource> chance = std::make_shared<SystemChance>();
  std::function<std::unique_ptr<Rng>(int seat)> botRng = [](int) { return std::make_unique<SystemRng>(); };
  std::function<QByteArray()> makeToken = [] { return systemRandomBytes(32); };
};

/// What becomes of a game whose persons have all gone.
enum class Unattended : quint8 {
  Waits,   ///< it stands still, its clock too, until one of them is back
  PlaysOn  ///< bots play it to its end
};

/// What the rooms of one server share.
struct ServerContext {
  ServerTools tools;
  Limits limits;
  Roster lobby;
  SeatKeys keys;
  Receipts receipts;
  bool isInDoubt = false;  ///< the store has lost moves that were acknowledged; somebody has to say that it goes on
  Connections sessions;
  LobbyFeed feed;
  CommitQueue outbox;
  Unattended unattended = Unattended::Waits;
  QList<ChatLine> talk;  ///< the last lines, for who comes later
  /// Whether every person who played to the end has heard of it. Until then the store holds the game as unfinished, so
  /// that a server that is started anew can tell them.
  enum class EndTold : quint8 { No, Yes } endTold = EndTold::No;

  ServerContext(ServerTools handedIn, const Limits& limited, Roster seats)
      : tools(std::move(handedIn)),
        limits(limited),
        lobby(std::move(seats)),
        keys(tools.makeToken),
        sessions(tools.clock, limits, lobby.seats()) {}

  /// Seats of newcomers whose move is on its way to the store (9.20): whatever is stored after it has them seated.
  std::set<int> sittingDown;
  /// Setup, seats and stage as the store keeps them: with those who sit down by the moves stored with it.
  QByteArray head() const { return wire::encode(wire::FromServer(wire::LobbyNews{lobby.settled(sittingDown), -1})); }
  EventStore::Ticket keepHead() { return tools.store->keepHead(head(), status()); }
  GameStatus status() const {
    switch (lobby.lobby().stage) {
      case Lobby::Stage::Gathering: return GameStatus::Gathering;
      case Lobby::Stage::Playing: break;
      case Lobby::Stage::Over:
        if (endTold == EndTold::Yes) return GameStatus::Over;
    }
    return isInDoubt ? GameStatus::Doubtful : GameStatus::Playing;
  }
  /// What a client that hears of so many moves may show when it comes back.
  QByteArray receiptFor(int moves) const { return isInDoubt ? QByteArray() : receipts.receiptFor(moves); }
  void broadcast(const ChatLine& line) {
    talk.append(line);
    if (talk.size() > wire::kMostTalk) talk.removeFirst();
    const QByteArray letter = wire::encode(wire::FromServer(wire::Chat{line}));
    sessions.forEach([&](Connection& session) {
      if (session.kind == Connection::Kind::Person) session.channel->send(letter);
    });
  }
};

}  // namespace tapu
