// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

#include "app/formats/messages.h"
#include "app/net/channel.h"
#include "app/net/limits.h"

namespace tapu {

/// One connection as the server knows it: its channel, what it may still do, and the seat that it looks after.
struct Session {
  enum class Stage : quint8 {
    New,      ///< Hello is awaited
    Joining,  ///< its seat is being written down
    In,       ///< welcomed
    Gone      ///< closed; waits to be swept away
  };
  /// A person looks after a seat of his own; a stand-in plays for an absent person.
  enum class Kind : quint8 { Person, Bot, StandIn };

  Session(std::unique_ptr<Channel> opened, const Limits& limits, qint64 nowMs)
      : channel(std::move(opened)),
        since(nowMs),
        lastHeard(nowMs),
        actions(limits.actionsPerSecond, limits.actionsAtOnce),
        chats(limits.chatsPerSecond, limits.chatsAtOnce),
        bytes(limits.bytesPerSecond, limits.bytesAtOnce) {}

  void send(const wire::FromServer& message) { channel->send(wire::encode(message)); }

  std::unique_ptr<Channel> channel;
  quint64 id = 0;  ///< never used twice
  Stage stage = Stage::New;
  Kind kind = Kind::Person;
  int seat = -1;
  qint64 since, lastHeard;
  int pingMs = -1;
  int knows = -1;  ///< number of moves that its snapshot holds; -1 = has none. Batches up to it are not for it
  TokenBucket actions, chats, bytes;
};

}  // namespace tapu
