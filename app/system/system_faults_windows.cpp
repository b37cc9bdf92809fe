// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/system_faults.h"

#include <windows.h>

namespace tapu {

/// Nor is the person asked in a window of the system to put a disk into a drive.
void letWritesFail() { ::SetErrorMode(SEM_FAILCRITICALERRORS | SEM_NOOPENFILEERRORBOX); }

}  // namespace tapu
