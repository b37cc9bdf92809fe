// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The Insurance (8.14).

namespace tapu::rules {

/// The payment to this seat now for cities lost, as far as bank and hand allow; the rest is forfeited (6.10).
CardCounts refundOf(const Query& ask);
/// Why the seat may not play an Insurance now.
Refused whyNoInsurance(const Query& ask);
/// The move: the mover plays it.
void carryOutInsurance(Change& change);

}  // namespace tapu::rules
