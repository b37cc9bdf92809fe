// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QString>

#include "app/session/game_files.h"

namespace tapu {

// What a list says of a saved game, in the language and the digits of the moment.

/// "9:40 today", "21:05 yesterday", "14 October 2026, 9:40"; both in the local time of this computer.
QString whenPlayed(const QDateTime& played, const QDateTime& now);
/// "Asha, Meera · 2 bots".
QString peopleOf(const GameNote& note);
/// "Round 14", "Set-up"; without a view "after 180 moves".
QString progressOf(const SavedGame& game);
/// "Round 14 · Asha · 3 bots · 9:40 today".
QString factsOf(const SavedGame& game, const QDateTime& now);
/// Why it cannot be continued at this moment, as a sentence; empty = it can.
QString whyNotContinued(const SavedGame& game);

}  // namespace tapu
