// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <mutex>

#include "app/net/channel.h"

namespace tapu {

class LocalPipe;

/// One end of a pipe inside the process. The two ends may live in different threads: frames travel as posted events.
class LocalChannel final : public Channel {
  Q_OBJECT
 public:
  /// Two joined ends, both in the calling thread; move one with moveToThread before anything is sent.
  static std::pair<std::unique_ptr<LocalChannel>, std::unique_ptr<LocalChannel>> pair(Standing standing);
  ~LocalChannel() override;

  void send(const QByteArray& frame) override;
  void close() override;
  bool isOpen() const override { return open_; }
  void setFrameLimit(int) override {}
  Standing standing() const override { return standing_; }
  bool isNear() const override { return true; }

 private:
  friend class LocalPipe;
  LocalChannel(std::shared_ptr<LocalPipe> pipe, int end, Standing standing);
  void peerClosed();
  std::shared_ptr<LocalPipe> pipe_;
  int end_;
  Standing standing_;
  bool open_ = true;
};

/// Where local channels come in: the server's thread listens at it, any thread dials it. Shared by both.
class LocalDoor {
 public:
  using Visitor = std::function<void(std::unique_ptr<Channel>)>;
  /// From the server's thread: `visitor` is called there, in the loop of `context`, for each channel that is dialed.
  void open(QObject* context, Visitor visitor);
  /// From the server's thread, before `context` goes: later dials find a closed channel.
  void shut();
  /// From any thread: the near end. Before `open` the far end waits at the door.
  std::unique_ptr<Channel> dial(Standing standing);

 private:
  void hand(std::unique_ptr<Channel> channel);
  std::mutex mutex_;
  enum class State : quint8 { Waiting, Open, Shut } state_ = State::Waiting;
  QObject* context_ = nullptr;
  std::shared_ptr<Visitor> visitor_;
  std::vector<std::unique_ptr<Channel>> waiting_;
};

/// Dials a server in this process.
class LocalDialer final : public Dialer {
 public:
  LocalDialer(std::shared_ptr<LocalDoor> door, Standing standing) : door_(std::move(door)), standing_(standing) {}
  std::unique_ptr<Channel> dial() override { return door_->dial(standing_); }

 private:
  std::shared_ptr<LocalDoor> door_;
  Standing standing_;
};

}  // namespace tapu
