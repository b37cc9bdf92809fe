// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/search/thinker.h"

namespace tapu {

/// The best of these ways to go on, judged by playouts: from worlds that agree with what the seat sees greedy bots play
/// some turns further, and what they come to is judged. All ways are tried in the same worlds with the same throws, and
/// the poorer half is left out again and again (sequential halving, Karnin, Koren and Somekh 2013). How many are played
/// depends on `effort` alone. What a greedy bot would do is tried besides, if it is among `allowed`.
Action bestByPlayouts(const SeatView& view, const Candidates& ways, const LegalActions& allowed, const Outlook& outlook,
                      const Effort& effort);

}  // namespace tapu
