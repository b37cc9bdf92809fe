// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>

#include "app/files/record.h"

namespace tapu {

/// What a window shows of a record: what its header says, and what comes of playing its moves.
struct RecordSummary {
  RecordHeader header;
  State position;  ///< after the last move that could be played
  int moves = 0;
  /// Where and why it could not be read on, as one sentence; empty = it was read to its end.
  QString stoppedBy;
};

/// Reads a record. Nothing and a complaint if the file cannot be opened or its header is unsound.
std::optional<RecordSummary> summaryOf(const QString& path, Complaint& complaint);

/// How the game stands or ended: "Asha won.", "The game is not over.".
QString resultOf(const RecordSummary& record);
/// What a seat is called: its name, or its number.
QString seatIn(const RecordSummary& record, SeatId seat);
/// The color it had at the table; where the record does not tell it, the number of the seat.
int colorIn(const RecordSummary& record, SeatId seat);

}  // namespace tapu
