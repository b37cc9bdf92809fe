// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The earthquake (8.11), and the settlement that helps a seat without buildings.

namespace tapu::rules {

/// All cities fall, or become settlements.
void earthquake(Change& change);

/// The seat, whose turn begins, has no building and must place a settlement free of charge (`crazy.relief`).
bool owesRelief(const Query& ask);
/// Where it may do so, in one block: at the end of one of its roads, or anywhere if there is no such corner.
std::uint64_t reliefCorners(const Query& ask, int block);
/// Why the seat may not place that settlement here.
Refused whyNoRelief(const Query& ask, CornerId corner);
/// The active seat places that settlement, and its turn goes on.
void relieve(Change& change, CornerId corner);
/// Its time is up (4.7): the corner with most pips, if any is legal.
void forceRelief(Change& change, SeatId seat);

}  // namespace tapu::rules
