// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborMap>
#include <QDateTime>
#include <QStringList>
#include <optional>
#include <vector>

#include "app/text/complaint.h"
#include "engine/state/setup.h"
#include "engine/state/viewer.h"

namespace tapu {

/// JSON keeps no larger whole number exactly.
inline constexpr qint64 kLastPlayOrder = qint64(1) << 53;

/// The first line of a `*.tapu` file.
struct RecordHeader {
  Setup setup;
  QStringList names;        ///< of the seats; empty texts where the record gives only their number
  std::vector<int> colors;  ///< of the seats, 0..9, as at the table; empty: unknown
  QStringList bots;         ///< of the seats: the kind of bot that had each, empty texts: persons; empty: unknown
  QDateTime played;         ///< the end of the game, UTC; not valid: unknown
  /// Larger than those of all games that were over before at that computer, even if its clock was wrong; 0: unknown.
  qint64 order = 0;
  std::vector<SeatId> here;          ///< the seats of the persons at the computer that wrote the record; empty: unknown
  std::vector<int> hints;            ///< the number each person of `here` took, in that order; empty: unknown
  std::optional<QCborMap> position;  ///< a state line to start from
  /// The viewer of the record: cards that they never saw are "unknown". Nothing: the record is complete.
  std::optional<Viewer> seenBy;
  QCborMap unknown;  ///< keys that this program does not know
};

/// The header as a line without its line feed.
QByteArray headerLine(const RecordHeader& header);
/// Reads such a line; nothing and a complaint if it is no header of a record, or of one that cannot be played.
/// `position` is not read yet: that needs the definition of the game.
std::optional<RecordHeader> headerFrom(const QByteArray& line, Complaint& complaint);
/// Whether such a line is of a later version than this program knows.
bool isLaterHeader(const QByteArray& line);

}  // namespace tapu
