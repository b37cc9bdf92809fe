// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include "app/wire/common_news.h"
#include "engine/rules/victory.h"

namespace tapu {

/// One seat in the final table of a game on a chain (9.22), as everybody may know it once the game is over.
struct FinalRow {
  static constexpr int kMostLetters = 8;  ///< of `letter`, in UTF-16 units
  SpokenSeat who;                         ///< by its number of the whole chain
  int color = 0;                          ///< 0..9, index into the player colors of the theme
  QString letter;                         ///< of the kind of its board
  int rank = 1;                           ///< shared by equal ones
  PointSources from;                      ///< its `seat` is not kept
  int hand = 0;                           ///< cards
  quint32 scoredAt = 0;                   ///< the move after which the points last changed, as the rules count it
  bool operator==(const FinalRow&) const = default;
};

/// The final table of a game on a chain: all seats that somebody had, the first one first.
using FinalTable = QList<FinalRow>;

/// Whether the rows that follow each other from this place of a table on (from 0) have possible ranks: each is that of
/// the row before or its own place. `before`: the rank of the row before them; 0: there is none.
bool areRanks(const FinalTable& rows, qsizetype first, int before);

}  // namespace tapu
