// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include "engine/play/round_time.h"

namespace tapu {

/// The whole length of the clock that all share. The rules know the length of its window; if the organizer lengthens it
/// (9.6), only the rest is sent anew, and the whole grows by as much. Latecomers never learned of it: for them the
/// whole is at least the rest.
class WholeTime {
 public:
  /// Takes the host's news of the clock. `time`: the clock; `left`: milliseconds left now, -1 = no clock runs;
  /// `leftBefore`: milliseconds that would be left now by the news before, -1 = none ran.
  void tell(const RoundTime& time, qint64 left, qint64 leftBefore);
  /// The time in seconds; kUnlimited = no clock runs.
  int seconds() const;
  /// The time in milliseconds; -1 = no clock runs.
  qint64 ms() const { return seconds() == kUnlimited ? -1 : 1000LL * seconds(); }

 private:
  int planned() const;
  RoundTime time_;
  int grown_ = 0;  ///< seconds
};

}  // namespace tapu
