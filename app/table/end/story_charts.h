// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/chart.h"
#include "app/session/replay/game_story.h"

namespace tapu {

// What charts of games that are over have in common, wherever they are shown.

/// Columns of how often each number was thrown, against what was to be expected. `name`: what it shows, for screen
/// readers.
Chart::Data chartOfThrows(const std::array<int, 13>& throws, const QString& name);
/// How many throws there were, and how unusual they are: "70 throws. Ordinary dice: ...".
QString wordsOnThrows(const std::array<int, 13>& throws);
/// The mark of an award that found another holder at a place of a chart; `holder` is empty: nobody holds it any more.
Chart::Mark awardMark(AwardMove::Award award, int place, const QString& holder);

}  // namespace tapu
