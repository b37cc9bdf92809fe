// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tapu {

/// The number of boards, of 100 with so many hexes that yield, drawn under the usual wishes, that are less fair than
/// this (balance.h).
int rankOf(double unfairness, int yielding);

}  // namespace tapu
