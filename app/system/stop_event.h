// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// The event that asks a process on Windows to end itself, since there are no signals.
inline QString stopEventName(qint64 process) { return QStringLiteral("Local\\tapu-stop-%1").arg(process); }

}  // namespace tapu
