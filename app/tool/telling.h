// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborMap>
#include <vector>

#include "app/formats/record.h"

namespace tapu {

/// A recorded game as a page for people: the board, each move with what it changed, and at each turn what everybody
/// holds. Made from the state lines alone, so it knows no rule and shows whatever a rule set adds to them.
class Telling {
 public:
  /// The lines before the first move.
  std::vector<QByteArray> start(const RecordHeader& header, const Game& game);
  /// The lines for what was played since the last call.
  std::vector<QByteArray> next(const Game& game);

 private:
  QCborMap before_;
  int told_ = 0;  ///< moves of the log
};

}  // namespace tapu
