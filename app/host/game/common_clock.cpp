// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/common_clock.h"

#include <QCborArray>
#include <QCborValue>
#include <algorithm>

namespace tapu {

namespace {
constexpr qint64 kUnnoticedMs = 1000, kComeBackMs = 10'000, kMostComeBackMs = 30'000;
constexpr qint64 kMostMs = 1'000'000'000'000;
constexpr int kReadingParts = 7;
}  // namespace

CommonClock::CommonClock(std::shared_ptr<Clock> clock, TimeUp timeUp)
    : clock_(clock), timeUp_(std::move(timeUp)), alarm_(clock) {}

qint64 CommonClock::runningMs() const { return (pausedAt_ >= 0 ? pausedAt_ : clock_->nowMs()) - lostMs_; }

void CommonClock::update(const GameDefinition& definition, const State& state) {
  const bool isPaused = state.head.paused == Paused::Yes;
  if (isPaused && pausedAt_ < 0) pausedAt_ = clock_->nowMs();
  if (!isPaused && pausedAt_ >= 0) lostMs_ += clock_->nowMs() - std::exchange(pausedAt_, -1);
  const RoundTime before = std::exchange(time_, roundTime(definition, state));
  if (!time_.isSameWindow(before)) {
    windowAt_ = runningMs();
    windowExtra_ = returnMs_ = 0;
  }
  if (time_.round != before.round) {
    roundAt_ = runningMs();
    roundExtra_ = 0;
  }
  if (before.round == 0) gameAt_ = runningMs();
  if (const auto earlier = std::exchange(earlier_, {})) goOnFrom(*earlier);
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

QByteArray CommonClock::kept() const {
  const qint64 window = runningMs() - windowAt_ - windowExtra_, round = runningMs() - roundAt_ - roundExtra_;
  return QCborArray{int(time_.window), time_.round, window, round, playedMs(), returnMs_, alarm_.isSet() ? 1 : 0}
      .toCborValue()
      .toCbor();
}

std::optional<CommonClock::Reading> CommonClock::read(const QByteArray& kept) {
  const QCborArray all = QCborValue::fromCbor(kept).toArray();
  const auto isTime = [](const QCborValue& part) { return part.isInteger() && std::abs(part.toInteger()) < kMostMs; };
  if (all.size() != kReadingParts || !std::all_of(all.begin(), all.end(), isTime)) return std::nullopt;
  const qint64 unnoticed = all[6].toInteger() == 0 ? 0 : kUnnoticedMs;
  Reading reading;
  reading.window = static_cast<RoundTime::Window>(all[0].toInteger());
  reading.round = static_cast<int>(all[1].toInteger());
  reading.windowMs = all[2].toInteger() + unnoticed;
  reading.roundMs = all[3].toInteger() + unnoticed;
  reading.playedMs = all[4].toInteger() + unnoticed;
  reading.returnMs = all[5].toInteger();
  return reading;
}

void CommonClock::goOnFrom(qint64 playedMs, const QByteArray& kept) {
  earlier_ = read(kept);
  earlierMs_ = std::max(playedMs, earlier_ ? earlier_->playedMs : 0);
}

void CommonClock::goOnFrom(const Reading& earlier) {
  using Window = RoundTime::Window;
  if (earlier.round == time_.round) roundAt_ = runningMs() - earlier.roundMs;
  if (earlier.round == time_.round && earlier.window == time_.window) {
    windowAt_ = runningMs() - earlier.windowMs;
    returnMs_ = earlier.returnMs;
  }
  const qint64 left = leftMs(), whole = time_.seconds == kUnlimited ? kComeBackMs : time_.seconds * qint64{1000};
  if (left < 0 || time_.window == Window::Gap) return;
  const qint64 missing = std::min(std::min(kComeBackMs, whole) - left, kMostComeBackMs - returnMs_);
  if (missing <= 0) return;
  returnMs_ += missing;
  windowExtra_ += missing;
  roundExtra_ += missing;
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
