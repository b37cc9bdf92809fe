// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "app/wire/common_news.h"
#include "app/wire/final_table.h"
#include "engine/state/move.h"
#include "engine/state/setup.h"
#include "engine/state/state.h"

namespace tapu {

/// The ending of a game on a chain that is over, after these moves, the last of the game among them.
GameEnd howItEnded(const GameDefinition& definition, const State& state, std::span<const Move> moves);

/// The news of the game for everybody at a chain (9.22): who has reached the target since the last StartRound, and the
/// end. `state` is the position after these moves; `seats` are those of the lobby.
CommonNews newsForAll(const GameDefinition& definition, const State& state, std::span<const Move> moves,
                      const QList<LobbySeat>& seats);

/// The final table of a game on a chain that is over (9.22). `chain`: of its setup; `seats` as above.
FinalTable finalTableOf(const GameDefinition& definition, const State& state, const Chain& chain,
                        const QList<LobbySeat>& seats);

}  // namespace tapu
