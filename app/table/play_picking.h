// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <optional>
#include <vector>

#include "app/table/play_sight.h"
#include "app/table/play_tray.h"
#include "app/table/play_words.h"

namespace tapu {

// What a player picks on the board, and which of his legal actions light up for it.

/// What a build button asks the player to pick; Nothing if no place belongs to it.
Picking pickingOf(BuildButton::Thing thing);

/// A picking that still fits what the player must do: one by his own wish, or road or ship where either may be laid.
Picking stillFitting(Picking picking, Decision must);

/// The legal actions among which the player chooses now. A picking goes before a mere preview; `sailing` is the ship of
/// which the target is picked.
std::vector<Action> actionsToPick(const PlaySight& now, Picking picking, Picking previewed, EdgeId sailing);

/// What a click beside all that lights up was meant to do: the same at the place nearest to it, so that the rules can
/// say why not. Nothing if no place is near, or nothing is being picked.
std::optional<Action> actionMeant(const PlaySight& now, Picking picking, const Topology& map, QPointF position);

}  // namespace tapu
