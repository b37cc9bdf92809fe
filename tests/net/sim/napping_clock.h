// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <deque>

#include "app/net/clock.h"

namespace tapu::test {

/// The clock of a computer that may be put to sleep: nothing on it happens then. What fell due meanwhile happens when
/// it wakes.
class NappingClock final : public Clock {
 public:
  explicit NappingClock(std::shared_ptr<SimClock> world) : world_(std::move(world)) {}
  qint64 nowMs() const override { return world_->nowMs(); }
  Ticket after(qint64 ms, Call call) override {
    const Ticket ticket = ++last_;
    tickets_[ticket] = world_->after(ms, [this, alive = std::weak_ptr(alive_), ticket, call = std::move(call)] {
      if (alive.expired()) return;
      isAsleep_ ? due_.push_back({ticket, call}) : ring(ticket, call);
    });
    return ticket;
  }
  void cancel(Ticket ticket) override {
    const auto known = tickets_.find(ticket);
    if (known == tickets_.end()) return;
    world_->cancel(known->second);
    tickets_.erase(known);
  }
  bool isAsleep() const { return isAsleep_; }
  void sleep() { isAsleep_ = true; }
  void wake() {
    isAsleep_ = false;
    for (; !due_.empty() && !isAsleep_; due_.pop_front()) ring(due_.front().ticket, due_.front().call);
  }

 private:
  struct Due {
    Ticket ticket = 0;
    Call call;
  };
  /// Makes the call, unless it was canceled.
  void ring(Ticket ticket, const Call& call) {
    if (tickets_.erase(ticket) == 0) return;
    const Call keep = call;
    keep();
  }
  std::shared_ptr<SimClock> world_;
  std::map<Ticket, Ticket> tickets_;  ///< of the world's clock, by ours; those that have not rung
  std::deque<Due> due_;
  Ticket last_ = 0;
  bool isAsleep_ = false;
  std::shared_ptr<int> alive_ = std::make_shared<int>();
};

}  // namespace tapu::test
