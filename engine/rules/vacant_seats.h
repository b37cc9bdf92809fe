// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/question.h"

// A seat of a chain that nobody has taken yet is kept free for whoever comes: nobody builds on its start (9.20).

namespace tapu::rules {

/// Nobody has taken this seat: the places of its start pieces are out of everybody's reach.
void reserve(Change& change, SeatId seat);
/// The place is kept free for a vacant seat: one of its start pieces will lie there, or beside this corner.
bool isReserved(const Query& ask, CornerId corner);
bool isReserved(const Query& ask, EdgeId edge);

}  // namespace tapu::rules
