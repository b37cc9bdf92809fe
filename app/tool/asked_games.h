// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborValue>
#include <algorithm>
#include <vector>

#include "app/tool/commands.h"
#include "engine/bots/simulation.h"

namespace tapu {

// The common part of the commands that play games of bots: `simulate` and `match`.

inline constexpr CommandOption kAskedRules{
    "rules", "RULES", "classic",
    //: Help of tapu-tool: what an option does; the three words are to be typed like that
    QT_TRANSLATE_NOOP("Tool", "The rule set: classic, crazy or big.")};
inline constexpr CommandOption kAskedSeats{"seats", "N", "4",
                                           //: Help of tapu-tool: what an option does
                                           QT_TRANSLATE_NOOP("Tool", "Seats of the table, from 2 to 8.")};
inline constexpr CommandOption kAskedBoards{
    "boards", "N", "2",
    //: Help of tapu-tool: what an option does; big is to be typed like that
    QT_TRANSLATE_NOOP("Tool", "For big: how many boards the chain has, two seats at each.")};
inline constexpr CommandOption kAskedBoard{
    "board", "FILE", "",
    //: Help of tapu-tool: what an option does; big is to be typed like that
    QT_TRANSLATE_NOOP("Tool",
                      "A board to play on, with the options it asks for; for big it is repeated along the chain.")};
inline constexpr CommandOption kAskedOption{
    "option", "KEY=VALUE", "",
    //: Help of tapu-tool: what an option does; undo=off is to be typed like that
    QT_TRANSLATE_NOOP("Tool", "A house rule, such as undo=off; may be given more than once.")};
inline constexpr CommandOption kAskedSeed{
    "seed", "S", "1",
    //: Help of tapu-tool: what an option does
    QT_TRANSLATE_NOOP("Tool", "A whole number: the same one gives the same games.")};
inline constexpr CommandOption kAskedTrade{"no-player-trade", "", "",
                                           //: Help of tapu-tool: what an option does
                                           QT_TRANSLATE_NOOP("Tool", "Bots trade with the bank only.")};

/// Seats the bots with these names, one or more, each existing or another program. Returns a sentence that gives the
/// fault; empty = done.
using SeatBots = QString (*)(const QStringList& names, SimulationPlan& plan);

/// Fills the plan from the options above, and from `bots`, `open` and `games`. The command line goes before the wishes
/// of a board's file. Any other end than well has been reported on stderr.
Ended readGames(const QCommandLineParser& given, SeatBots seatBots, SimulationPlan& plan);

/// A value of a report for people; the values of a list with spaces between.
QString shownValue(const QCborValue& value);
/// The least of these values that so many percent of them do not exceed; null if there are none.
template <class Number>
QCborValue valueOfShare(std::vector<Number> values, int percent) {
  if (values.empty()) return nullptr;
  const std::size_t rank = (values.size() * static_cast<std::size_t>(percent) + 99) / 100;
  const auto at = values.begin() + static_cast<std::ptrdiff_t>(std::max<std::size_t>(rank, 1) - 1);
  std::nth_element(values.begin(), at, values.end());
  return static_cast<qint64>(*at);
}

}  // namespace tapu
