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
  if (!time_.isSameWindow(before)) windowAt_ = runningMs(), windowExtra_ = 0;
  if (time_.round != before.round) roundAt_ = runningMs(), roundExtra_ = 0;
  if (before.round == 0) gameAt_ = runningMs();
  alarm_.stop();
  if (const qint64 left = leftMs(); left >= 0 && !isPaused) alarm_.set(left, [this] { timeUp_(); });
}

bool CommonClock::lengthen(qint64 ms) {
  if (leftMs() <= 0) return false;
  windowExtra_ += ms;
  roundExtra_ += ms;
  if (alarm_.isSet()) alarm_.set(leftMs(), [this] { timeUp_(); });
  return true;
}

void CommonClock::hold() {
  if (pausedAt_ < 0) pausedAt_ = clock_->nowMs();
  alarm_.stop();
}

qint64 CommonClock::leftMs() const {
  if (time_.window == RoundTime::Window::None) return -1;
  const qint64 window = runningMs() - windowAt_, round = runningMs() - roundAt_;
  if (time_.seconds == 0) return time_.msLeft(window, round);  // all are done: what was added counts no more
  return time_.msLeft(window - windowExtra_, round - roundExtra_);
}

}  // namespace tapu
