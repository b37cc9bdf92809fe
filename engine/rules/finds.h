// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The finds of a new piece: a gift at its place (14.6), then the cell that it turns up (14.5), in this order after the
// piece and the longest route (7.10). On boards without either nothing happens.

namespace tapu {

/// Whether an action would draw something on this board: a covered cell or the card of a gift. Then it is like one of
/// the kinds that `isDrawn` names, and cannot be taken back.
bool findsByChance(const GameDefinition& definition, const State& state, const Action& action);

}  // namespace tapu

namespace tapu::rules {

/// The seat has placed a settlement, or laid or moved a route piece, and takes what there is.
void find(Change& change, SeatId seat, CornerId corner);
void find(Change& change, SeatId seat, EdgeId edge);

/// Draws what the piece of an action finds, or the one that a TimeUp places: what a covered cell is, the card of a
/// gift. Nothing where it places none, or none of both is there.
void drawFinds(const Query& ask, const Action& action, Chance& chance, Rng& rng);
/// Why a record cannot tell these finds of an action; it fills in nothing, since all of them are told.
Refused whyNotFound(const Query& ask, const Action& action, const Chance& chance);

}  // namespace tapu::rules
