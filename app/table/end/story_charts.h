// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/kit/chart.h"
#include "app/session/replay/game_story.h"

namespace tapu {

// Common parts of the charts of games that are over.

/// Columns with the count of each number thrown, beside the expected counts. `name`: the chart's name for screen
/// readers.
Chart::Data chartOfThrows(const std::array<int, 13>& throws, const QString& name);
/// The number of throws, and how unusual they are: "70 throws. Ordinary dice: ...".
QString wordsOnThrows(const std::array<int, 13>& throws);
/// The mark of an award that changed hands at a place of a chart. `holder`: a name; empty: nobody has it now.
Chart::Mark awardMark(AwardMove::Award award, int place, const QString& holder);

/// The same where an island or a gift brought a player points.
Chart::Mark foundMark(PointsFound::Source source, int place, const QString& finder);

}  // namespace tapu
