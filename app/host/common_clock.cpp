// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/common_clock.h"

namespace tapu {

CommonClock::CommonClock(std::shared_ptr<Clock> clock, TimeUp timeUp)
    : clock_(clock), timeUp_(std::move(timeUp)), alarm_(clock) {}

qint64 CommonClock::runningMs() const { return (pausedAt_ >= 0 ? pausedAt_ : clock_->nowMs()) - lostMs_; }

void CommonClock::update(const GameDefinition& definition, const State& state) {
  const bool isPaused = state.head.paused == Paused::Yes;
  if (isPaused && pausedAt_ < 0) pausedAt_ = clock_->nowMs();
  if (!isPaused && pausedAt_ >= 0) lostMs_ += clock_->nowMs() - std::exchange(pausedAt_, -1);
  const RoundTime before = std::exchange(time_, roundTime(definition, state));
  if (!time_.isSameWindow(before)) windowAt_ = runningMs();
  if (time_.round != before.round) roundAt_ = runningMs();
  if (before.round == 0) gameAt_ = runningMs();
  alarm_.stop();
  if (const qint64 left = leftMs(); left >= 0 && !isPaused) alarm_.set(left, [this] { timeUp_(); });
}

void CommonClock::hold() {
  if (pausedAt_ < 0) pausedAt_ = clock_->nowMs();
  alarm_.stop();
}

qint64 CommonClock::leftMs() const {
  if (time_.window == RoundTime::Window::None) return -1;
  return time_.msLeft(runningMs() - windowAt_, runningMs() - roundAt_);
}

}  // namespace tapu
