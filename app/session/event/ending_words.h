// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/wire/common_news.h"

namespace tapu {

// How a game on a chain ends, in words (9.22). Seats have their numbers of the whole chain.

/// The name as it is shown to the reader; of a seat without one where it is.
QString spokenName(const SpokenSeat& who);
/// Who has reached the target, and where they sit: a sentence. `reader`: none for somebody without a seat.
QString reachedSentence(const SpokenSeat& who, SeatId reader, int target);

/// Who has won, or shares the first place. `first`: their names; `sharing`: how many they are, if not all are named.
QString winnersSentence(const QStringList& first, int sharing, int points);
/// The same of a game that goes on, or was stopped.
QString leadersSentence(const QStringList& first, int sharing, int points);
/// What decides between equal points (9.22): of a game that was won by the target, or of any other.
QString tieSentence(GameEnd how);
/// Why it ended: a few words that begin small.
QString endReason(GameEnd how, int round, int target);

/// What the reader is told first of the end, and what more there is to say of it; `reader` as above.
QString endingTitle(const Ending& ending, SeatId reader);
QString endingNote(const Ending& ending, int target);
/// Both for somebody without a seat: a sentence without its full stop.
QString endingHeadline(const Ending& ending);

}  // namespace tapu
