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

class GameController;

/// How a Big Game ended for a guest who was told only the part of it around their board. There is no record of such a
/// game, but their points and place are known, and count for the statistics; the final table is known too.
struct PartResult {
  QString name;      ///< of the guest
  QDateTime played;  ///< when the game was over, UTC
  qint64 order = 0;  ///< larger than those of all games that were over before, as in a record; 0: not told
  int boards = 0, seats = 0, rounds = 0;
  bool isWon = false, hasWon = false;  ///< somebody has won; the guest has, alone or with others
  int place = 0;                       ///< among all seats, from 1
  PointSources from;                   ///< its `seat` is not kept
  int hints = 0;                       ///< that the guest took
  /// Nothing where the guest left before all of it was told, and in files of earlier versions, which did not know it.
  std::optional<ToldEvent> told = {};
  bool operator==(const PartResult&) const = default;
};

/// The result as the text of a file, and back; nothing and a complaint if it is none.
QByteArray partResultText(const PartResult& result);
std::optional<PartResult> partResultFrom(const QByteArray& text, Complaint& complaint);
/// Whether such a text is of a later version than this program knows.
bool isLaterResult(const QByteArray& text);
/// Bytes: a result with the table of the longest chain has less.
inline constexpr qint64 kLargestResult = 8 * 1024 * 1024;

/// The result in a file; nothing and a complaint if there is none.
std::optional<PartResult> partResultIn(const QString& path, Complaint& complaint);

/// Whether a file of the folder of records holds such a result, by its name.
bool isPartResult(const QString& path);

/// How this game ended, for whoever is told only a part of it, at a seat or not; nothing on one board, while it goes
/// on, and before all of the final table was told.
std::optional<ToldEvent> toldEventOf(const GameController& game);

/// The result of this game for its viewer, without the time: with the final table once all of it was told, before that
/// at the place that was told last. Nothing on one board, before the end and how it came were told, and for whoever has
/// no seat.
std::optional<PartResult> partResultOf(const GameController& game);

/// Keeps the result of this game as one file `*.result` in the folder: as soon as there is one, and written anew when
/// more of it is told. Told again to a guest who comes back, it stays one file.
void keepPartResult(GameController& game, const QString& folder);

}  // namespace tapu
