// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The earthquake (8.11), and the settlement that helps a seat without buildings.

namespace tapu::rules {

/// Destroys all cities, or makes settlements of them.
void earthquake(Change& change);

/// Whether the seat, whose turn begins, has no building and must place a settlement free of charge (`crazy.relief`).
bool owesRelief(const Query& ask);
/// The corners where it may do so, in one block: ends of its roads, or any free corner if there is none of these.
std::uint64_t reliefCorners(const Query& ask, int block);
/// Why the seat may not place that settlement here.
Refused whyNoRelief(const Query& ask, CornerId corner);
/// The active seat places that settlement, and its turn goes on.
void relieve(Change& change, CornerId corner);
/// The corner for a seat whose time is up (4.7): that with most pips; none if none is legal.
CornerId forcedRelief(const Query& ask);
/// Places it there.
void forceRelief(Change& change, SeatId seat);

}  // namespace tapu::rules
