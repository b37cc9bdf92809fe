// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/wire/common_news.h"

namespace tapu {

// Words for the end of a game on a chain (9.22). Seats have their numbers of the whole chain.

/// The name as the reader sees it; for a seat without one its place.
QString spokenName(const SpokenSeat& who);
/// A sentence: the player who reached the target, and their place. `reader`: none for somebody without a seat.
QString reachedSentence(const SpokenSeat& who, SeatId reader, int target);

/// The winner, or all who share the first place. `first`: their names; `sharing`: their number, if not all are named.
QString winnersSentence(const QStringList& first, int sharing, int points);
/// The same of a game that goes on, or was stopped.
QString leadersSentence(const QStringList& first, int sharing, int points);
/// The rule for equal points (9.22): in a game that was won by the target, or in any other.
QString tieSentence(GameEnd how);
/// Why it ended: a few words that begin small.
QString endReason(GameEnd how, int round, int target);

/// The title that the reader sees first at the end, and the note below it; `reader` as above.
QString endingTitle(const Ending& ending, SeatId reader);
QString endingNote(const Ending& ending, int target);
/// Both for somebody without a seat: a sentence without its full stop.
QString endingHeadline(const Ending& ending);

}  // namespace tapu
