// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <vector>

#include "engine/state/event.h"
#include "engine/state/move.h"
#include "engine/state/state.h"
#include "engine/state/viewer.h"

namespace tapu {

/// Something that was done in a game, and the position before it, as somebody saw both.
struct PastDeed {
  State before;
  Move move;
};
/// What the event of this index among those of `history` (event_log.h) came from: the move of the seat that the event
/// is about. Nothing if there is no such event, or the table or another seat brought it about. Plays the moves before.
std::optional<PastDeed> deedOf(const GameDefinition& definition, Viewer viewer, const std::vector<Move>& history,
                               std::size_t event);

}  // namespace tapu
