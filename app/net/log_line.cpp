// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/log_line.h"

namespace tapu {

void LogLine::write(const QString& line) {
  if (alarm_.isSet()) {
    ++leftOut_;
    return;
  }
  write_(line);
  alarm_.set(kMs, [this] { countLeftOut(); });
}

void LogLine::countLeftOut() {
  if (leftOut_ == 0) return;
  write_(QStringLiteral("%1 more like it").arg(std::exchange(leftOut_, 0)));
  alarm_.set(kMs, [this] { countLeftOut(); });
}

}  // namespace tapu
