// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/values/described.h"
#include "engine/board/chain.h"
#include "engine/state/reject.h"
#include "engine/state/state.h"

// The last value of each enumeration of the engine that travels (described.h). Resource and Card are not among them:
// theirs do not count up, and the readers know them by name.

namespace tapu {

// of boards
template <>
inline constexpr Orientation kLast<Orientation> = Orientation::Flat;
template <>
inline constexpr Terrain kLast<Terrain> = Terrain::Fog;
template <>
inline constexpr Territory kLast<Territory> = Territory::Moon;
template <>
inline constexpr CutByLine kLast<CutByLine> = CutByLine::Yes;
template <>
inline constexpr StartCards kLast<StartCards> = StartCards::Yes;
template <>
inline constexpr AsksForShips kLast<AsksForShips> = AsksForShips::Yes;
template <>
inline constexpr HalfStart::With kLast<HalfStart::With> = HalfStart::With::Ship;
template <>
inline constexpr Gift::On kLast<Gift::On> = Gift::On::Corner;
template <>
inline constexpr Gift::Kind kLast<Gift::Kind> = Gift::Kind::Resources;
template <>
inline constexpr Ends kLast<Ends> = Ends::Joined;

// of games
template <>
inline constexpr RuleSet kLast<RuleSet> = RuleSet::BigGame;
template <>
inline constexpr ActionKind kLast<ActionKind> = kLastAction;
template <>
inline constexpr Reject kLast<Reject> = static_cast<Reject>(static_cast<int>(Reject::Count) - 1);

// of positions
template <>
inline constexpr Phase kLast<Phase> = Phase::Over;
template <>
inline constexpr Paused kLast<Paused> = Paused::Yes;
template <>
inline constexpr TimeIsUp kLast<TimeIsUp> = TimeIsUp::Yes;
template <>
inline constexpr RoundEvent kLast<RoundEvent> = RoundEvent::Cybele;
template <>
inline constexpr RoundStage kLast<RoundStage> = RoundStage::Between;
template <>
inline constexpr Decision kLast<Decision> = Decision::Gold;
template <>
inline constexpr Answer kLast<Answer> = Answer::Dog;
template <>
inline constexpr Knowledge kLast<Knowledge> = Knowledge::Counted;
template <>
inline constexpr Presence kLast<Presence> = Presence::Vacant;
template <>
inline constexpr Shown kLast<Shown> = Shown::Yes;
template <>
inline constexpr ShipMoved kLast<ShipMoved> = ShipMoved::Yes;

}  // namespace tapu
