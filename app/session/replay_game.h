// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/replay.h"
#include "app/session/seen_copy.h"

namespace tapu {

/// Whether a game can go on from where a replay stands: on one board, while it is not over and not paused.
bool mayPlayOnFrom(const Replay& replay);
/// The seats that a person may play then: all, or the one whose eyes the record has.
std::vector<SeatId> seatsToPlayOn(const Replay& replay);
/// Makes the store of a game that goes on from where the replay stands: `person` is played by whoever is at this
/// computer, under the name `me`, all other seats by bots. Cards that the record does not tell are drawn anew. `store`:
/// a file that is not there yet.
MadeGame gameFromReplay(const Replay& replay, SeatId person, const QString& me, const QString& store, Rng& rng);

}  // namespace tapu
