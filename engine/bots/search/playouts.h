// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/search/thinker.h"

namespace tapu {

/// The best of these ways, judged by playouts: greedy bots play some turns from worlds that agree with what the seat
/// sees, and the results are judged. All ways are tried in the same worlds with the same throws; the poorer half is
/// left out again and again (sequential halving, Karnin, Koren and Somekh 2013). `effort` alone decides how many are
/// played. The way of a greedy bot is tried besides, if it is among `allowed`.
Action bestByPlayouts(const SeatView& view, const Candidates& ways, const LegalActions& allowed, const Outlook& outlook,
                      const Effort& effort);

}  // namespace tapu
