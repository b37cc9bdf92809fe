// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The finds of a new piece: a gift at its place (14.6), then the cell that it turns up (14.5), in this order after the
// piece and the longest route (7.10). On boards without either nothing happens.

namespace tapu {

/// Whether an action would draw something on this board: a covered cell, or the card of a gift. Then it is as one of
/// the kinds that `isDrawn` names.
bool findsByChance(const GameDefinition& definition, const State& state, const Action& action);

}  // namespace tapu

namespace tapu::rules {

/// The places where a move puts pieces; none where it puts none there.
struct Placed {
  CornerId corner;
  EdgeId edge;
  bool isNothing() const { return !corner && !edge; }
};
/// Those of an action of a seat. Of a TimeUp see time_up.cpp.
Placed placedBy(const Action& action);

/// Draws what pieces at these places would find: what a covered cell is, and the card of a gift. At most one of both
/// places has such a gift.
void drawFinds(const Query& ask, Placed placed, Chance& chance, Rng& rng);
/// Why a record cannot tell these finds: it must tell just those that are there.
Refused whyNotFound(const Query& ask, Placed placed, const Chance& chance);
/// The same of a covered cell alone, which everybody can judge; and whether a gift brings a card, which is in the deck.
Refused whyNotTurned(const Query& ask, Placed placed, const Chance& chance);
bool findsCard(const Query& ask, Placed placed);

/// The seat has placed a settlement, or laid or moved a route piece, and takes what there is.
void find(Change& change, SeatId seat, CornerId corner);
void find(Change& change, SeatId seat, EdgeId edge);

}  // namespace tapu::rules
