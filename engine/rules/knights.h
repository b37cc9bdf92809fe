// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/rules/query.h"

// Knights: they move the robber (8.4), or help where robbers stay in their territories (9.14).

namespace tapu::rules {

/// Robbers that a helpful knight of this seat would drive away, by their hexes.
std::vector<HexId> robbersBeside(const Query& ask);
/// Whether a helpful knight of this seat may bring a card of any kind.
bool mayChooseCard(const Query& ask);
/// Why the seat may not play a knight that does this.
Refused whyNoKnight(const Query& ask, const Action& action);
/// The move: the mover plays a knight.
void carryOutKnight(Change& change);

}  // namespace tapu::rules
