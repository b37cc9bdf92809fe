// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <deque>
#include <functional>

#include "app/host/event_store.h"

namespace tapu {

/// What may be said only after the store has kept something, in order.
class CommitQueue {
 public:
  using Deed = std::function<void()>;

  /// Does it once everything up to `ticket` is committed: perhaps at once.
  void after(EventStore::Ticket ticket, Deed deed) {
    deeds_.push_back({ticket, std::move(deed)});
    release(released_);
  }
  void release(EventStore::Ticket upTo) {
    released_ = std::max(released_, upTo);
    if (busy_) return;
    busy_ = true;
    while (!deeds_.empty() && deeds_.front().ticket <= released_) {
      const Deed deed = std::move(deeds_.front().deed);
      deeds_.pop_front();
      deed();
    }
    busy_ = false;
  }
  /// What waits now is not done before `ticket` either.
  void putOff(EventStore::Ticket ticket) {
    for (Waiting& waiting : deeds_) waiting.ticket = std::max(waiting.ticket, ticket);
  }
  void clear() { deeds_.clear(); }
  bool isEmpty() const { return deeds_.empty(); }

 private:
  struct Waiting {
    EventStore::Ticket ticket;
    Deed deed;
  };
  std::deque<Waiting> deeds_;
  EventStore::Ticket released_ = 0;
  bool busy_ = false;
};

}  // namespace tapu
