// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/clock.h"

#include <algorithm>

namespace tapu {

Clock::Ticket Appointments::add(qint64 at, Clock::Call call) {
  const Clock::Ticket ticket = ++last_;
  calls_.emplace(std::pair(at, ticket), std::move(call));
  times_.emplace(ticket, at);
  return ticket;
}

void Appointments::remove(Clock::Ticket ticket) {
  const auto found = times_.find(ticket);
  if (found == times_.end()) return;
  calls_.erase({found->second, ticket});
  times_.erase(found);
}

Clock::Call Appointments::takeDue(qint64 now) {
  if (calls_.empty() || earliest() > now) return {};
  auto node = calls_.extract(calls_.begin());
  times_.erase(node.key().second);
  return std::move(node.mapped());
}

qint64 RunningTime::at(qint64 elapsedMs, std::optional<qint64> due) {
  const qint64 now = elapsedMs - stoodMs_;
  if (!due || now <= *due + kMostLateMs) return lastMs_ = now;
  const qint64 stoodAt = std::max(*due, lastMs_);
  stoodMs_ += now - stoodAt;
  return lastMs_ = stoodAt;
}

SystemClock::SystemClock() {
  since_.start();
  timer_.setSingleShot(true);
  timer_.setTimerType(Qt::PreciseTimer);
  QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { fire(); });
}

qint64 SystemClock::nowMs() const {
  return running_.at(since_.elapsed(), calls_.isEmpty() ? std::nullopt : std::optional(calls_.earliest()));
}

Clock::Ticket SystemClock::after(qint64 ms, Call call) {
  const Ticket ticket = calls_.add(nowMs() + std::max<qint64>(ms, 0), std::move(call));
  arm();
  return ticket;
}

void SystemClock::cancel(Ticket ticket) {
  calls_.remove(ticket);
  if (calls_.isEmpty()) timer_.stop();  // one that rings too early only looks and sets itself again
}

void SystemClock::arm() {
  if (calls_.isEmpty()) return timer_.stop();
  const qint64 wait = std::clamp<qint64>(calls_.earliest() - nowMs(), 0, 24 * 3600 * 1000);
  if (!timer_.isActive() || timer_.remainingTime() > wait) timer_.start(static_cast<int>(wait));
}

void SystemClock::fire() {
  const qint64 now = nowMs();
  while (Call call = calls_.takeDue(now)) call();
  arm();
}

Clock::Ticket SimClock::after(qint64 ms, Call call) {
  return calls_.add(now_ + std::max<qint64>(ms, 0), std::move(call));
}

void SimClock::advance(qint64 ms) {
  const qint64 until = now_ + ms;
  while (!calls_.isEmpty() && calls_.earliest() <= until) {
    now_ = std::max(now_, calls_.earliest());
    calls_.takeDue(now_)();
  }
  now_ = until;
}

bool SimClock::runNext() {
  if (calls_.isEmpty()) return false;
  now_ = std::max(now_, calls_.earliest());
  calls_.takeDue(now_)();
  return true;
}

void Alarm::set(qint64 ms, Clock::Call call) {
  stop();
  at_ = clock_->nowMs() + ms;
  ticket_ = clock_->after(ms, [this, call = std::move(call)] {
    ticket_ = 0;
    const Clock::Call keep = call;  // the call may set this alarm anew and so destroy itself
    keep();
  });
}

void Alarm::stop() {
  if (ticket_ != 0) clock_->cancel(ticket_);
  ticket_ = 0;
}

qint64 Alarm::leftMs() const { return isSet() ? std::max<qint64>(0, at_ - clock_->nowMs()) : -1; }

}  // namespace tapu
