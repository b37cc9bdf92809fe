// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// A throw is paid out (4.4), as far as banks and hands allow (4.5, 6.10); what gold brings is noted (14.1).

namespace tapu::rules {

/// All seats get their cards for this throw: 2..12, not 7.
void produce(Change& change, int thrown);

}  // namespace tapu::rules
