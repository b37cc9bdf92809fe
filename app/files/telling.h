// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborMap>
#include <QStringList>
#include <vector>

#include "app/files/record_reader.h"
#include "app/files/state_line.h"

namespace tapu {

/// A recorded game as a page for people, in their language: the board, each move with its events and changes, and at
/// each turn the hands of all. A move is shown as the record writes it, so that it can be found there. The changes come
/// from the state lines, so it knows no rule and shows any additions of a rule set.
class Telling {
 public:
  /// `boards`: in a chain, those whose seats' changes are shown; all moves are shown.
  explicit Telling(BoardRange boards = {}) : boards_(boards) {}
  /// The lines before the first move.
  QStringList start(const RecordHeader& header, const Game& game);
  /// The lines for the moves since the last call, with their events.
  QStringList next(const Game& game, const std::vector<Event>& events);

 private:
  BoardRange boards_;
  QStringList names_;  ///< of the seats
  QCborMap before_;
  int told_ = 0;  ///< moves of the log
};

}  // namespace tapu
