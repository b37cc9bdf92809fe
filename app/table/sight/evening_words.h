// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "app/session/replay/evening_honors.h"

namespace tapu {

/// The name of an honor of the evening: "Greenest thumb".
QString titleOf(EveningHonor honor);
/// Why it was given, as one sentence: "The dice brought 40 cards."
QString reasonOf(const EveningGift& gift, const GameStory& story);
/// The event that won the game, in a sentence or two; empty if nobody has won. The second says whose moment it was
/// where it was not the winner's turn. `from`: the name of the award's former holder.
QString lastMoveSentence(const WinningMove& won, const QString& from);

}  // namespace tapu
