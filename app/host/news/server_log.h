// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

namespace tapu {

/// The log of a server (`QT_LOGGING_RULES=tapu.server.debug=true` shows all of it). It has no text of a player and no
/// key.
inline const QLoggingCategory& serverLog() {
  static const QLoggingCategory category("tapu.server", QtWarningMsg);
  return category;
}

}  // namespace tapu
