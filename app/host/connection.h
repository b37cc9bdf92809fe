// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "app/net/channel.h"
#include "app/net/limits.h"
#include "app/wire/messages.h"

namespace tapu {

/// What a peer may still do at this moment, by the limits of the server.
struct Allowance {
  explicit Allowance(const Limits& limits)
      : actions(limits.actionsPerSecond, limits.actionsAtOnce),
        chats(limits.chatsPerSecond, limits.chatsAtOnce),
        resyncs(limits.resyncsPerSecond, limits.resyncsAtOnce),
        refusals(limits.refusalsPerSecond, limits.refusalsAtOnce),
        bytes(limits.bytesPerSecond, limits.bytesAtOnce) {}
  TokenBucket actions, chats, resyncs, refusals, bytes;
};

/// One connection as the server knows it: its channel, what it may still do, and the seat that it looks after.
struct Connection {
  enum class Stage : quint8 {
    New,      ///< Hello is awaited
    Joining,  ///< its seat is being written down
    In,       ///< welcomed
    Gone      ///< closed; waits to be swept away
  };
  /// A person looks after a seat of their own; a stand-in plays for an absent person.
  enum class Kind : quint8 { Person, Bot, StandIn };

  Connection(std::unique_ptr<Channel> opened, const Limits& limits, qint64 nowMs)
      : channel(std::move(opened)), since(nowMs), lastHeard(nowMs), peer(channel->peer()), allowance(limits) {}

  /// Encodes and sends one message; see `Channel::send`.
  void send(const wire::FromServer& message) { channel->send(wire::encode(message)); }

  std::unique_ptr<Channel> channel;
  quint64 id = 0;  ///< never used twice
  Stage stage = Stage::New;
  Kind kind = Kind::Person;
  SeatId seat;              ///< none: not at the table
  qint64 since, lastHeard;  ///< on the server's clock, in milliseconds: when it came, when it said something last
  int pingMs = -1;          ///< round trip as its client has measured it; -1: not known
  int knows = -1;           ///< number of moves that its snapshot holds; -1: has none. Batches up to it are not for it
  /// What it was told of the lobby last; see LobbyFeed.
  struct Told {
    quint64 revision = 0;
    SeatId seat;
    bool operator==(const Told&) const = default;
  } told;
  QString peer;                      ///< address, empty in the process
  Allowance allowance;               ///< of the limits
  bool hasAnsweredAfterEnd = false;  ///< a Pong was sent after the end of the game: whoever pings again has both
};

}  // namespace tapu
