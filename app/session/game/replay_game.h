// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "app/session/game/seen_copy.h"
#include "app/session/plan/game_plan.h"
#include "app/session/replay/replay.h"

namespace tapu {

/// Why no game can go on from where a replay stands.
enum class NoPlayingOn : quint8 {
  BigGame,      ///< it goes on at one board alone
  NoBeginning,  ///< the record begins with a position, and not with a game
  NoCards,      ///< the record is that of a watcher
  Over,
  Paused
};
/// The first of these that holds; nothing: a game can go on.
std::optional<NoPlayingOn> whyNoPlayingOn(const Replay& replay);
inline bool mayPlayOnFrom(const Replay& replay) { return !whyNoPlayingOn(replay); }
/// The seats that the person who begins such a game may take: all, or the one of the record's viewer.
std::vector<SeatId> seatsToPlayOn(const Replay& replay);
/// The usual plan for it, on this computer: the person of these settings at the seat that bears their name, else at the
/// first that they may take, and bots at all others. Seats have the colors of the record.
GamePlan planToPlayOn(const Replay& replay, const Settings& settings);
/// Makes the store of a game that goes on from where the replay stands, for the people of `plan`, of which one has a
/// seat of `seatsToPlayOn`. People elsewhere keep the name of the record, unless somebody here has it. A bot plays a
/// free seat until a guest takes it; with free seats the game begins paused, so that its host decides when it goes on.
/// Unknown cards are drawn anew. `store`: a file that is not there yet.
MadeGame gameFromReplay(const Replay& replay, const GamePlan& plan, const QString& store, Rng& rng);

}  // namespace tapu
