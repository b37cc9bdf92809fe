// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>
#include <optional>

#include "app/session/event/event_results.h"
#include "app/text/complaint.h"
#include "engine/rules/victory.h"

namespace tapu {

class ShownGame;
struct Seen;

/// The end of a Big Game for a guest who learned only the part of it around their board. There is no record of such a
/// game, but points and place are known, and count for the statistics; so is the final table.
struct PartResult {
  QString name;      ///< of the guest
  QDateTime played;  ///< when the game was over, UTC
  qint64 order = 0;  ///< larger than those of all games that were over before, as in a record; 0: unknown
  int boards = 0, seats = 0, rounds = 0;
  bool isWon = false, hasWon = false;  ///< somebody has won; the guest has, alone or with others
  int place = 0;                       ///< among all seats, from 1
  PointSources from;                   ///< its `seat` is not kept
  int hints = 0;                       ///< that the guest took
  /// Nothing if the guest left before all of it came, and in files of earlier versions, which did not know it.
  std::optional<ToldEvent> told = {};
  bool operator==(const PartResult&) const = default;
};

/// The result as the text of a file, and back; nothing and a complaint for any other text.
QByteArray partResultText(const PartResult& result);
std::optional<PartResult> partResultFrom(const QByteArray& text, Complaint& complaint);
/// Whether such a text is of a later version than this program knows.
bool isLaterResult(const QByteArray& text);
/// The most bytes of a result: one with the table of the longest chain has less.
inline constexpr qint64 kLargestResult = 8 * 1024 * 1024;

/// The result in a file; nothing and a complaint if there is none.
std::optional<PartResult> partResultIn(const QString& path, Complaint& complaint);

/// Whether a file of the folder of records holds such a result, by its name.
bool isPartResult(const QString& path);

/// The end of this game, for a client that sees only a part of it, with a seat or without; nothing on one board, while
/// it goes on, and before the whole final table has come.
std::optional<ToldEvent> toldEventOf(const Seen& seen);

/// The result of this game for its viewer, without the time: with the final table once all of it has come, before that
/// with the latest known place. Nothing on one board, before the end and its cause are known, and for a viewer without
/// a seat.
std::optional<PartResult> partResultOf(const Seen& seen);

/// Keeps the result of this game as one file `*.result` in the folder: as soon as there is one, and anew when more of
/// it comes. It stays one file for a guest who comes back.
void keepPartResult(ShownGame& game, const QString& folder);

}  // namespace tapu
