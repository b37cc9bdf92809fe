// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// True if another process has locked one of these bytes of the file, to read or to write. Keeps no lock itself.
/// Never for a file that this process has open: POSIX takes all locks of a process from a file as soon as the process
/// closes any descriptor of it.
bool isLockedElsewhere(const QString& path, quint32 first, quint32 bytes);

}  // namespace tapu
