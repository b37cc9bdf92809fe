// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/local_channel.h"

#include <QThread>
#include <array>

namespace tapu {

/// The shared part of both ends: those that still live. An end leaves it under the lock, so nothing is posted to one
/// that is gone.
class LocalPipe {
 public:
  template <class Deliver>
  void post(int to, Deliver deliver) {
    const std::lock_guard lock(mutex);
    if (LocalChannel* end = ends[static_cast<std::size_t>(to)])
      QMetaObject::invokeMethod(
          end, [end, deliver] { deliver(end); }, Qt::QueuedConnection);
  }
  void put(int index, LocalChannel* end) {
    const std::lock_guard lock(mutex);
    ends[static_cast<std::size_t>(index)] = end;
  }

 private:
  std::mutex mutex;
  std::array<LocalChannel*, 2> ends{};
};

std::pair<std::unique_ptr<LocalChannel>, std::unique_ptr<LocalChannel>> LocalChannel::pair(Origin origin) {
  const auto pipe = std::make_shared<LocalPipe>();
  return {std::unique_ptr<LocalChannel>(new LocalChannel(pipe, 0, origin)),
          std::unique_ptr<LocalChannel>(new LocalChannel(pipe, 1, origin))};
}

LocalChannel::LocalChannel(std::shared_ptr<LocalPipe> pipe, int end, Origin origin)
    : pipe_(std::move(pipe)), end_(end), origin_(origin) {
  pipe_->put(end_, this);
}

LocalChannel::~LocalChannel() {
  pipe_->put(end_, nullptr);
  if (open_) pipe_->post(1 - end_, [](LocalChannel* peer) { peer->end(); });
}

void LocalChannel::send(const QByteArray& frame) {
  if (!open_) return;
  pipe_->post(1 - end_, [frame](LocalChannel* peer) {
    if (peer->open_) Q_EMIT peer->received(frame);
  });
}

void LocalChannel::close() {
  if (!open_) return;
  open_ = false;
  pipe_->post(1 - end_, [](LocalChannel* peer) { peer->end(); });
  pipe_->post(end_, [](LocalChannel* self) { self->end(); });
}

void LocalChannel::end() {
  open_ = false;
  if (std::exchange(told_, true)) return;
  Q_EMIT closed({});
}

void LocalDoor::open(QObject* context, Visitor visitor) {
  const std::lock_guard lock(mutex_);
  context_ = context;
  visitor_ = std::move(visitor);
}

void LocalDoor::shut() {
  const std::lock_guard lock(mutex_);
  context_ = nullptr;
  visitor_ = {};
}

std::unique_ptr<Channel> LocalDoor::dial(Origin origin) {
  auto [near, far] = LocalChannel::pair(origin);
  const std::lock_guard lock(mutex_);
  if (!context_) {
    near->close();
    return std::move(near);
  }
  far->moveToThread(context_->thread());
  // Posted calls are copied: the shared box makes sure that a call which is never run still frees the channel.
  const auto box = std::make_shared<std::unique_ptr<LocalChannel>>(std::move(far));
  QMetaObject::invokeMethod(
      context_, [box, visitor = visitor_] { visitor(std::move(*box)); }, Qt::QueuedConnection);
  return std::move(near);
}

}  // namespace tapu

#include "moc_local_channel.cpp"
