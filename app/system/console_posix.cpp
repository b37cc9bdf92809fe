// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/console.h"

namespace tapu {

void readyConsole() {}
void leaveConsole() {}

}  // namespace tapu
