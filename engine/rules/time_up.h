// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/query.h"

// The time of a seat, or of all, is up (4.7, 4.8, 9.6): the table plays for it.

namespace tapu::rules {

/// Why the table may not play for this seat, or end the time of all, now.
Refused whyNoTimeUp(const Query& ask, const Action& action);
/// The move: the seat's duty gets its forced result, and its turn ends.
void timeUp(Change& change);
/// Such as a throw, a forced robber, a forced discard, or answers to a wolf.
extern const ChanceRule kTimeUp;

}  // namespace tapu::rules
