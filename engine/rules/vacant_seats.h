// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// A seat of a chain that nobody has taken yet is kept free: nobody builds on its start (9.20).

namespace tapu::rules {

/// Marks the seat as vacant and closes the places of its start pieces to everybody.
void reserve(Change& change, SeatId seat);
/// Whether the place is closed for a vacant seat: one of its start pieces is to lie there, or beside this corner.
bool isReserved(const Query& ask, CornerId corner);
bool isReserved(const Query& ask, EdgeId edge);

}  // namespace tapu::rules
