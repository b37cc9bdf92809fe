// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <functional>
#include <memory>

#include "app/net/clock.h"

namespace tapu {

/// Lines of one kind for the log that other people could cause in any number: writes at most one a second. Those left
/// out are counted, and the count is written a second later.
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
