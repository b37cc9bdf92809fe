// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/whole_time.h"

#include <algorithm>

namespace tapu {

namespace {

constexpr qint64 kJitter = 1500;  ///< milliseconds by which the time left may differ by itself

}  // namespace

void WholeTime::tell(const RoundTime& time, qint64 left, qint64 leftBefore) {
  if (!time.isSameWindow(time_)) grown_ = 0;
  const bool isLonger = time.isSameWindow(time_) && leftBefore >= 0 && left > leftBefore + kJitter;
  if (isLonger) grown_ += static_cast<int>((left - leftBefore + 500) / 1000);
  time_ = time;
  if (planned() != kUnlimited) grown_ = std::max(grown_, static_cast<int>((left + 999) / 1000) - planned());
}

int WholeTime::planned() const { return time_.seconds != kUnlimited ? time_.seconds : time_.ofRound; }

int WholeTime::seconds() const { return planned() == kUnlimited ? kUnlimited : planned() + grown_; }

}  // namespace tapu
