// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/replay_analysis.h"

namespace tapu {

/// A moment of an analysis in a few words, for a list: "Turn 12: 21 % to 38 %".
QString briefMoment(const Replay& replay, const Analysis::Moment& moment);
/// The same as whole sentences: how the chance changed, and what the bots say of the decision, with their reasons.
/// Moves the replay and puts it back.
QString momentInWords(Replay& replay, const Analysis::Moment& moment);

}  // namespace tapu
