// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace tapu {

/// True if another process has locked one of these bytes of the file, to read or to write. Keeps no lock itself.
bool isLockedElsewhere(const QString& path, quint32 first, quint32 bytes);

}  // namespace tapu
