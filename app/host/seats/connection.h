// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <functional>
#include <memory>

#include "app/net/channel.h"
#include "app/net/clock.h"
#include "app/net/limits.h"
#include "app/net/network_of.h"
#include "app/wire/messages.h"

namespace tapu {

/// The traffic that `Limits` still allow a peer at this moment: one bucket for each kind.
struct Allowance {
  explicit Allowance(const Limits& limits)
      : actions(limits.actionsPerSecond, limits.actionsAtOnce),
        chats(limits.chatsPerSecond, limits.chatsAtOnce),
        hints(limits.hintsPerSecond, limits.hintsAtOnce),
        resyncs(limits.resyncsPerSecond, limits.resyncsAtOnce),
        refusals(limits.refusalsPerSecond, limits.refusalsAtOnce),
        bytes(limits.bytesPerSecond, limits.bytesAtOnce) {}
  TokenBucket actions, chats, hints, resyncs, refusals, bytes;
};

/// One connection as the server knows it: its channel, what it may still do, and the seat that it plays.
struct Connection {
  enum class Admission : quint8 {
    New,      ///< Hello is awaited
    Joining,  ///< waits for the store to keep its seat's key
    In,       ///< welcomed
    Gone      ///< closed; waits to be swept away
  };
  /// The kind of client at the far end. A StandIn is a bot that plays for an absent person; a Screen, an Organizer and
  /// a Watcher have no seat: they are called eyes.
  enum class Kind : quint8 { Person, Bot, StandIn, Screen, Organizer, Watcher };
  /// When an eye hears of a move: as the players do, or some minutes later (LateView).
  enum class Sight : quint8 { Live, Late };

  using IsNeighbor = std::function<bool(const QString& address)>;
  Connection(std::unique_ptr<Channel> opened, const Limits& limits, qint64 nowMs, const IsNeighbor& isNeighbor)
      : channel(std::move(opened)),
        since(nowMs),
        lastHeard(nowMs),
        isNear(channel->isNear()),
        peer(channel->peer()),
        around(isNear ? NetworksAround() : networksAround(peer, isNeighbor)),
        allowance(limits) {}

  /// Whether it sees what everybody may see, and has no seat.
  bool isEye() const { return kind == Kind::Screen || kind == Kind::Organizer || kind == Kind::Watcher; }
  /// Whether it is no bot that the server itself has seated.
  bool isGuest() const { return channel->origin() != Origin::Bot; }
  /// Whether it is a guest who waits for a welcome.
  bool isUnwelcomedGuest() const {
    return isGuest() && (admission == Admission::New || admission == Admission::Joining);
  }
  /// Whether it is a person in the program that hosts the game.
  bool isOwn() const { return channel->origin() == Origin::Owner || channel->origin() == Origin::Guest; }
  bool seesLate() const { return sight == Sight::Late; }
  /// Whether people look at it: a person at a seat, a screen, an organizer, a watcher.
  bool isWatched() const { return kind == Kind::Person || isEye(); }
  /// Encodes and sends one message; see `Channel::send`.
  void send(const wire::FromServer& message) {
    const QByteArray frame = wire::encode(message);
    sentBytes += frame.size();
    channel->send(frame);
  }

  /// Says why a wish of theirs is not granted.
  void refuse(Refusal why) {
    wire::Refused refused;
    refused.what = wire::Refused::What::Request;
    refused.why = why;
    send(refused);
  }

  std::unique_ptr<Channel> channel;
  quint64 id = 0;  ///< never used twice
  Admission admission = Admission::New;
  Kind kind = Kind::Person;
  SeatId seat;                ///< none: not at the table; changed by Connections::sit alone
  Sight sight = Sight::Live;  ///< of an eye
  QString watcher;            ///< of a Watcher: their name
  /// The caller, if it is a desk or a watcher.
  struct Caller {
    QByteArray nonce;         ///< of the greeting, by which they are known again
    bool isReplaced = false;  ///< they have called again, and are not gone with this connection
    bool isReturn = false;    ///< they were there before: nobody new has come with this connection
  } caller;
  bool isAsked = false;     ///< a desk has asked its person whether they are there, and they have done nothing since
  int introductions = 0;    ///< how often it was told which table this is
  SeatId looksFor;          ///< of a Screen: the player of this seat looks at the whole chain; none: a big screen
  qint64 sentBytes = 0;     ///< by `send`
  qint64 since, lastHeard;  ///< on the server's clock, in milliseconds: when it came, when it said something last
  int pingMs = -1;          ///< round trip as its client has measured it; -1: not known
  /// Moves in the last Snapshot that it was sent, whose batches it does not need; -1: none sent.
  int snapshotUpTo = -1;
  wire::Rank toldRank{0, 0};  ///< in the News that it was sent last; 0 = never
  std::size_t toldParts = 0;  ///< of the final table of a chain: how many parts it was sent
  /// The part of the lobby that it was told of; written and read by LobbyFeed.
  struct Told {
    quint64 revision = 0;
    SeatId seat;
    bool operator==(const Told&) const = default;
  } told;
  const bool isNear;      ///< as its channel said when it came: one that has ended knows its far end no more
  QString peer;           ///< address as text; empty for a peer in this process
  NetworksAround around;  ///< empty ones for every peer on this computer
  /// For what is counted or kept by address: its network (`networkOf`); empty for every peer on this computer.
  QString countedAddress() const { return isNear ? QString() : networkOf(peer); }
  Allowance allowance;
  std::unique_ptr<Alarm> verdict;  ///< its greeting is judged when this rings; null: at once
  /// Takes the Proof that is awaited; empty: none is.
  std::function<void(const QByteArray& proof)> onProof;
  /// A Pong was sent after the end of the game; if it pings again, it has read the end.
  bool hasAnsweredAfterEnd = false;
};

}  // namespace tapu
