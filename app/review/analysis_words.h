// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/review/shown_cards.h"
#include "app/session/replay/replay_analysis.h"

namespace tapu {

/// The part of a moment that may be told with only these cards shown: the bots' judgment of a decision would betray the
/// cards of the seat that made it. Nothing: no more is left to tell.
std::optional<Analysis::Moment> asTold(const Replay& replay, Analysis::Moment moment, const ShownCards& cards);
/// A moment of an analysis in a few words, for a list: "Turn 12: 21 % to 38 %".
QString briefMoment(const Replay& replay, const Analysis::Moment& moment);
/// The same as whole sentences: the change of the chance, and the bots' judgment of the decision, with their reasons.
/// Moves the replay and puts it back.
QString momentInWords(Replay& replay, const Analysis::Moment& moment);

}  // namespace tapu
