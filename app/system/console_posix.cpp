// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/console.h"

namespace tapu {

bool readyConsole() { return true; }
void leaveConsole() {}

}  // namespace tapu
