// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bots/value/outlook.h"

namespace tapu {

/// The different terrains that may lie under a covered cell: so many positions does `gainByFind` look at.
int terrainsUnder(const FogStack& left);
/// Whether an action of the seat turns up a cell, for bots that make use of the sea (14.5).
bool turnsUpCell(const GameDefinition& definition, const State& before, const Outlook& outlook, const Action& action);
/// The gain of what such an action turns up, over the position `next` that it leads to with the cell still covered:
/// each terrain that may lie there counts as often as it is left, with a middling number. Nobody knows more (6.9).
float gainByFind(const GameDefinition& definition, const State& before, const Outlook& outlook, const Move& move,
                 const State& next);

}  // namespace tapu
