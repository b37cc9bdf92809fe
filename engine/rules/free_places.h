// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// Places that are free for a piece (2.3, 2.5, 7.2), whose it may be, and how they become free again.

namespace tapu::rules {

/// Whether a road, or a ship where the map has ships, may lie on this edge (7.2).
bool takesRoute(const GameDefinition& definition, const State& state, EdgeId edge);
/// Whether a piece of this kind may.
bool takesPiece(const GameDefinition& definition, const State& state, EdgeId edge, Piece::Kind kind);
/// Whether a new route piece of this kind may be joined at this corner: a building of the seat stands there, or a piece
/// of the kind that the seat has meets it and no other seat's building stands there (2.3, 7.3, 7.4). `without`: an edge
/// whose piece is taken as absent.
bool connects(const GameDefinition& definition, const State& state, SeatId seat, CornerId corner, Piece::Kind kind,
              EdgeId without = {});

/// Why no seat at all may settle at this corner (2.5).
Refused whyCornerClosed(const Query& ask, CornerId corner);
/// Why no seat at all may lay a road on this edge (2.3).
Refused whyEdgeClosed(const Query& ask, EdgeId edge);
/// The free corners of one block for a first settlement (14.4): those of start land, or all if none of these is free.
std::uint64_t startCorners(const GameDefinition& definition, const State& state, int block);
/// Puts a corner among the free ones where any seat may settle there (2.5).
void openCorner(Change& change, CornerId corner);
/// Works out anew which seats could join a road or a ship on an edge.
void reachEdge(Change& change, EdgeId edge);
/// Call after a building has gone: its corner and those beside it may be free again, and others' routes may pass (2.3,
/// 2.5).
void reopen(Change& change, CornerId corner);

}  // namespace tapu::rules
