// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tapu {

/// Of a hundred boards with so many hexes that yield, drawn under the usual wishes, how many have more unfairness than
/// this (balance.h).
int rankOf(double unfairness, int yielding);

}  // namespace tapu
