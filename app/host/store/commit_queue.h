// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <deque>
#include <functional>

#include "app/host/store/event_store.h"

namespace tapu {

/// Callbacks that wait until the store has committed a ticket (event_store.h); they are called in the order in which
/// they were added.
class CommitQueue {
 public:
  using Callback = std::function<void()>;

  /// Calls back once everything up to `ticket` is committed, perhaps before it returns.
  void after(EventStore::Ticket ticket, Callback callback) {
    waiting_.push_back({ticket, std::move(callback)});
    release(released_);
  }
  /// Everything up to this ticket is committed: calls back whoever waited for it, in order.
  void release(EventStore::Ticket upTo) {
    released_ = std::max(released_, upTo);
    if (busy_) return;
    busy_ = true;
    while (!waiting_.empty() && waiting_.front().ticket <= released_) {
      const Callback callback = std::move(waiting_.front().callback);
      waiting_.pop_front();
      callback();
    }
    busy_ = false;
  }
  /// Makes the calls that wait now wait for `ticket` too.
  void putOff(EventStore::Ticket ticket) {
    for (Waiting& waiting : waiting_) waiting.ticket = std::max(waiting.ticket, ticket);
  }
  /// Drops the calls that wait: the commits that they waited for were not kept.
  void clear() { waiting_.clear(); }
  bool isEmpty() const { return waiting_.empty(); }

 private:
  struct Waiting {
    EventStore::Ticket ticket;
    Callback callback;
  };
  std::deque<Waiting> waiting_;
  EventStore::Ticket released_ = 0;
  bool busy_ = false;
};

}  // namespace tapu
