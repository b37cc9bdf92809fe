// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCborMap>
#include <QStringList>
#include <vector>

#include "app/files/record_reader.h"
#include "app/files/state_line.h"

namespace tapu {

/// A recorded game as a page for people, in their language: the board, each move with what followed from it and what
/// it changed, and at each turn what everybody holds. A move is shown as the record writes it, so that it can be found
/// there. The changes come from the state lines, so it knows no rule and shows whatever a rule set adds to them.
class Telling {
 public:
  /// `boards`: of a chain, those of whose seats it tells what changed; each move is told whoever makes it.
  explicit Telling(BoardRange boards = {}) : boards_(boards) {}
  /// The lines before the first move.
  QStringList start(const RecordHeader& header, const Game& game);
  /// The lines for what was played since the last call, with what the rules told of it.
  QStringList next(const Game& game, const std::vector<Event>& events);

 private:
  BoardRange boards_;
  QStringList names_;  ///< of the seats
  QCborMap before_;
  int told_ = 0;  ///< moves of the log
};

}  // namespace tapu
