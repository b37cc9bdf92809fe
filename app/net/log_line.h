// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <memory>

#include "app/net/clock.h"

namespace tapu {

/// A kind of line that others could write into the log without end: one a second at most. What was left out is counted,
/// and the count is written after it.
class LogLine {
 public:
  using Write = std::function<void(const QString& line)>;
  static constexpr int kMs = 1000;
  LogLine(std::shared_ptr<Clock> clock, Write write) : write_(std::move(write)), alarm_(std::move(clock)) {}

  /// Writes it, or counts it if one was written within the last second.
  void write(const QString& line);

 private:
  void countLeftOut();
  Write write_;
  Alarm alarm_;  ///< runs for a second after each line
  int leftOut_ = 0;
};

}  // namespace tapu
