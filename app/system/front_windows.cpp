// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/front.h"

#include <windows.h>

namespace tapu {

void letAnotherComeToFront() { ::AllowSetForegroundWindow(ASFW_ANY); }

}  // namespace tapu
