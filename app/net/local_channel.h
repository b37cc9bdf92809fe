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
  /// Two joined ends in the calling thread; one may be moved to another before the first frame. `origin` is the second
  /// one's view of the first.
  static std::pair<std::unique_ptr<LocalChannel>, std::unique_ptr<LocalChannel>> pair(Origin origin);
  ~LocalChannel() override;

  void send(const QByteArray& frame) override;
  void close() override;
  bool isOpen() const override { return open_; }
  bool isFinished() const override { return told_; }
  void setFrameLimit(int) override {}
  Origin origin() const override { return origin_; }
  bool isNear() const override { return true; }

 private:
  friend class LocalPipe;
  LocalChannel(std::shared_ptr<LocalPipe> pipe, int end, Origin origin);
  void end();
  std::shared_ptr<LocalPipe> pipe_;
  int end_;
  Origin origin_;
  bool open_ = true, told_ = false;
};

/// The place where local channels come in. The server's thread opens it, any thread dials it, and both share it.
class LocalDoor {
 public:
  using Visitor = std::function<void(std::unique_ptr<Channel>)>;
  /// `visitor` is called in the thread of `context`, from its loop, for each channel that is dialed; dials before the
  /// loop runs wait for it.
  void open(QObject* context, Visitor visitor);
  /// To be called before `context` is destroyed: later dials get a closed channel.
  void shut();
  /// Makes the near end, from any thread.
  std::unique_ptr<Channel> dial(Origin origin);

 private:
  std::mutex mutex_;
  QObject* context_ = nullptr;
  Visitor visitor_;
};

/// Dials a server in this process.
class LocalDialer final : public Dialer {
 public:
  LocalDialer(std::shared_ptr<LocalDoor> door, Origin origin) : door_(std::move(door)), origin_(origin) {}
  std::unique_ptr<Channel> dial() override { return door_->dial(origin_); }

 private:
  std::shared_ptr<LocalDoor> door_;
  Origin origin_;
};

}  // namespace tapu
