// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <memory>

namespace tapu {

/// The peer at the far end, as far as the transport can vouch for it.
enum class Origin : quint8 {
  Stranger,  ///< came over the network
  Guest,     ///< a further person at this computer (hot-seat)
  Owner,     ///< the person who opened the game: gets the host's role
  Bot        ///< a bot that the server itself seated
};

/// The longest frame in bytes, by who sends it; checked on its four-byte header before anything is allocated.
/// `kUnwelcomed`: from a client that has no Welcome yet.
namespace frame_limit {
inline constexpr int kUnwelcomed = 1024;
inline constexpr int kFromClient = 64 * 1024;
inline constexpr int kFromServer = 16 * 1024 * 1024;
}  // namespace frame_limit

/// Bytes of unsent frames at which a connection whose peer never reads is given up.
inline constexpr qint64 kMostUnsent = 256 * 1024;
/// The same for a screen or an organizer, who receive the whole chain of boards.
inline constexpr qint64 kMostUnsentToEye = 24 * 1024 * 1024;

/// One end of a conversation in whole frames. May still be opening: frames sent before are kept and go first. Belongs
/// to one thread; `received` and `closed` come from its event loop, never from within `send` or `close`.
class Channel : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

  /// Sends one frame, in one write. A TCP channel that still has more than `kMostUnsent` bytes to send (or the limit of
  /// `setMostUnsent`), without this frame, closes instead; one within the process has no limit.
  virtual void send(const QByteArray& frame) = 0;
  /// Sends what is still queued, then closes; `closed` follows. Safe to repeat.
  virtual void close() = 0;
  /// Whether frames can still be sent: neither end has closed it.
  virtual bool isOpen() const = 0;
  /// Whether `closed` was emitted: nothing more will come or go, and it may be destroyed without loss.
  virtual bool isFinished() const = 0;

  /// The longest frame that a TCP channel takes from the peer from now on, in bytes; one within the process takes any.
  virtual void setFrameLimit(int bytes) = 0;
  /// Sets the bytes of unsent frames that a TCP channel allows, instead of `kMostUnsent`.
  virtual void setMostUnsent(qint64) {}
  virtual Origin origin() const { return Origin::Stranger; }
  /// True for a peer in this process or on this computer. The limits of far peers in limits.h do not apply to it.
  virtual bool isNear() const = 0;
  /// True if only regular messages show that the peer still lives.
  virtual bool needsPulse() const { return false; }
  /// The peer's address as text, for logs and limits by address; empty in the process.
  virtual QString peer() const { return {}; }

 Q_SIGNALS:
  /// A whole frame came.
  void received(const QByteArray& frame);
  /// Emitted exactly once, whichever end closes; `reason` is for a log, empty for an orderly end.
  void closed(const QString& reason);
};

/// Opens a fresh channel to the same place each time one is needed: at first, and after a loss.
class Dialer {
 public:
  virtual ~Dialer() = default;
  /// Never null and never waits: a channel that cannot be opened reports `closed` soon.
  virtual std::unique_ptr<Channel> dial() = 0;
  /// The number of places it calls in turn.
  virtual int places() const { return 1; }
};

}  // namespace tapu
