// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include "app/system/system_faults.h"

namespace tapu {

void letWritesFail() { std::signal(SIGXFSZ, SIG_IGN); }

}  // namespace tapu
