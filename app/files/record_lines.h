// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>
#include <memory>

#include "app/files/record_reader.h"
#include "app/files/state_line.h"

namespace tapu {

/// A recorded game as lines of text in UTF-8, without line ends: the output of `tapu-tool record`, and the saved form
/// of a replay.
class RecordLines {
 public:
  virtual ~RecordLines() = default;
  /// The lines before the first move. `reader` has read its header, and is the same in all calls.
  virtual QByteArrayList start(RecordReader& reader) = 0;
  /// The lines for the move that the reader has played last.
  virtual QByteArrayList moved(const RecordReader& reader) = 0;
};

/// The position at the start and after each move, one JSON object a line; of a chain those boards alone.
std::unique_ptr<RecordLines> stateLines(BoardRange boards = {});
/// The game for people, in their language: each move as a record writes it, with its events and changes; on a chain the
/// changes for the seats of those boards.
std::unique_ptr<RecordLines> tellingLines(BoardRange boards = {});

}  // namespace tapu
