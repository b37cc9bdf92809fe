// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include "app/session/saved/game_files.h"

namespace tapu {

// The words of a list for a saved game, in the language and the digits of the moment.

/// When it was played: "9:40 today", "21:05 yesterday", "14 October 2026, 9:40". Both times are in the local time of
/// this computer.
QString whenPlayed(const QDateTime& played, const QDateTime& now);
/// The players: "Asha, Meera · 2 bots".
QString peopleOf(const GameNote& note);
/// Its progress: "Round 14", "Starting placement"; without a view of the position "after 180 moves".
QString progressOf(const SavedGame& game);
/// All of that in one line: "Round 14 · Asha · 3 bots · 9:40 today".
QString factsOf(const SavedGame& game, const QDateTime& now);
/// Why it cannot be continued at this moment, as a sentence; empty = it can.
QString whyNotContinued(const SavedGame& game);

}  // namespace tapu
