// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/bots/plan.h"
#include "engine/bots/reason/shift.h"
#include "engine/play/legal_actions.h"
#include "engine/state/move.h"

namespace tapu {

/// What speaks for an act. Beside each kind stands what the fields of `Reason` say of it.
enum class ReasonKind : std::uint8_t {
  Wins,         ///< the act wins the game
  LongestRoad,  ///< it brings Longest Road; count: its pieces; seat: from whom, none: from nobody
  RoadNear,     ///< count: how many pieces are still lacking for Longest Road, 1 or 2
  CutsRoad,     ///< seat loses Longest Road
  LargestArmy,  ///< it brings Largest Army; count: knights; seat: from whom
  ArmyNear,     ///< count: how many knights are still lacking for Largest Army, 1 or 2
  Point,        ///< count: points that it brings at once
  Pips,         ///< place: a corner, count: its pips; more: see `Compared`
  Doubles,      ///< place: the corner of a city, count: its pips, which pay twice from now on
  Kinds,        ///< cards: the resources of the corner; more: 1 + the scarcest resource of the map if it is among them
  NewKinds,     ///< cards: the resources of the corner that the seat got from nowhere yet
  Harbor,       ///< cards: the resource that it trades, none: any; count: pieces of a route to it, 0: it is here
  StartCards,   ///< cards: what the settlement (3.4, 9.16) or the knight (9.14) brings at once
  Before,       ///< seat: who could have built at the place next; place: the corner
  Leads,        ///< a route: place: the corner that it leads to, count: its pips, more: pieces still lacking, 0 to 2
  Slows,  ///< robber: seat gets nothing from hex `place`; count: pips times cards; more: 1 if nobody has more points
  Takes,  ///< robber: a card of seat, who holds `count`
  Frees,  ///< a hex of the seat pays again; count: pips times cards
  Foresight,  ///< another advised act has more of what people look at first; thought ahead, this one does better
  Completes,  ///< the hand then pays for `goal` at once
  Sooner,     ///< `goal` is paid `count` rounds sooner, at least one
  Saves,      ///< the hand is kept for `goal`, which lacks `cards`; count: rounds until it is paid
  Keeps,      ///< what is discarded leaves these `cards`, for `goal`
  Plenty,     ///< cards: one of the kind that comes most often; count: its pips
  Spare,      ///< cards: what is given away and `goal` does not need
  AtRisk,     ///< a seven costs half of a hand of more than `more` cards; count: cards before
  Held,       ///< cards: one of a kind; count: how many of it the others hold together
  Hidden,     ///< a development card: nobody can take it
  FreeRoads,  ///< count: pieces that cost nothing
  Leader,     ///< seat would gain by a trade and lacks `count` points or fewer, 1 or 2
  NoGain,     ///< the trade brings no goal nearer
  Stays,      ///< a knight is kept: the robber harms the seat nowhere
  Nothing     ///< nothing else is worth its cards now
};
inline constexpr ReasonKind kLastReason = ReasonKind::Nothing;
/// Reason::more of Pips: another free corner has more; some have as many; none has as many. After the set-up the
/// corners that the seat reaches are compared: of them none has more.
enum class Compared : std::uint8_t { Less, Equal, Most, MostInReach };

/// One reason; which fields count depends on the kind.
struct Reason {
  ReasonKind kind = ReasonKind::Nothing;
  std::uint32_t place = HexId::kNone;
  int count = 0, more = 0;
  CardCounts cards = {};
  SeatId seat = {};
  Goal::Kind goal = Goal::Kind::None;
  bool operator==(const Reason&) const = default;
};

/// Something a seat does, and the position before it as `viewer` sees it (none: somebody without a seat).
struct Deed {
  const GameDefinition& definition;
  const State& before;
  SeatId viewer;
  Move move;
};
inline constexpr int kMostReasons = 3;
/// Reasons for a deed, at most three, the strongest first. `shift`: what it changes beyond the best other deed; an
/// empty one where nothing is known of that. Of a seat whose cards the viewer does not see nothing is said that
/// depends on them.
std::vector<Reason> reasonsFor(const Deed& deed, const Shift& shift = {});

/// Pips of a corner: of its hexes that yield something.
int pipsAt(const Topology& map, CornerId corner);
/// The resources that a corner yields, one card of each.
CardCounts kindsAt(const Topology& map, CornerId corner);

}  // namespace tapu
