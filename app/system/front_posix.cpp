// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/front.h"

namespace tapu {

void letAnotherComeToFront() {}

}  // namespace tapu
