// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "engine/bots/belief.h"
#include "engine/bots/planner.h"
#include "engine/bots/reason/shift.h"
#include "engine/play/legal_actions.h"
#include "engine/state/move.h"

namespace tapu {

/// Kinds of reasons for an act. The fields of `Reason` that each kind uses stand beside it.
enum class ReasonKind : std::uint8_t {
  Wins,         ///< the act wins the game
  LongestRoad,  ///< it brings Longest Road; count: its pieces; seat: the holder before, none: nobody
  RoadLength,  ///< a route: count: pieces in a row with it; more: how many Longest Road takes; seat: the doer if it has
               ///< Longest Road already
  RoadNear,    ///< count: how many pieces are still lacking for Longest Road, 1 or 2
  CutsRoad,    ///< seat loses Longest Road
  LargestArmy,  ///< it brings Largest Army; count: knights; seat: the holder before
  ArmyNear,     ///< one more knight (count) brings Largest Army
  ArmySafe,     ///< a knight of the holder of Largest Army: seat has played count knights; more: the doer's with it
  ArmyRival,    ///< a knight that brings Largest Army: seat has played count knights and lacked one for it
  ArmyRace,     ///< a development card: count: knights that the seat has played; more: how many Largest Army takes
  ArmyGuard,    ///< a development card of Largest Army's holder: seat lacks count knights for it, 1 or 2
  Point,        ///< count: points that it brings at once
  Pips,         ///< place: a corner, count: its pips; more: see `Compared`; robbed: hexes beside it with a robber on
                ///< them; paying: its pips without these
  Rather,       ///< place, count: a corner and its pips; other, more: one with more of them; cards: resources that this
                ///< one brings and the other does not, nor, if the other is not advised beside it, any free one with
                ///< more; goal: City if it is about cities
  Together,     ///< as Rather, of resources that the corners which it is compared with do not bring together: cards,
                ///< which pay for goal: Card: a city and a card, City, LongestRoad: a road; with the seat's others:
                ///< Settlement, None: all resources
  LastGood,     ///< as Rather; cards: one kind with more pips here than at each free corner with more in all
  RatherHarbor,  ///< as Rather, of a harbor; cards: the resource that it trades, none: any
  Doubles,  ///< place: the corner of a city, count: its pips, which pay twice from now on; robbed, paying: as of Pips
  OnlySource,   ///< a city; cards: one kind that the seat gets at this corner alone, count: its pips there
  RobberHere,   ///< place: the hex of a robber beside the corner; count: pips that do not pay until it leaves, of a
                ///< city twice as many
  Kinds,        ///< cards: the resources of the corner; more: 1 + the scarcest resource of the map if it is among them
  NewKinds,     ///< cards: the resources of the corner that the seat got from nowhere yet
  Harbor,       ///< cards: the resource that it trades, none: any; count: pieces of a route to it, 0: it is here; more:
                ///< 1: it is at the corner that a route leads to
  Scarce,       ///< cards: the resource of the corner that the map has least of
  StartCards,   ///< cards: the start cards of the settlement (3.4, 9.16) or of the knight (9.14)
  Before,       ///< seat: who could have built at the place next; place: the corner
  Leads,        ///< a route: place: the corner that it leads to, count: its pips, more: pieces still lacking, 0 to 2
  Races,        ///< a route: place: the corner that it leads to; seat: who gets there as soon, with count pieces more,
                ///< in the set-up none: the others may settle there first
  Waits,        ///< place, count: a corner and its pips that a route of the seat, whose cards are hidden, has reached
  RobberTo,     ///< a knight: place: where it could send the robber; shares, count: as of Slows
  KnightCount,  ///< a knight: count: how many the seat has played with it; more: how many Largest Army takes
  Slows,        ///< robber: shares: who gets how much less on its new hex, pips times cards, the most first; count: all
                ///< together
  PaysAgain,    ///< robber: shares: who of the others gets how much again on the hex that it leaves
  Ahead,        ///< robber, or an offer that is declined: seat has more points than anybody else
  OnlyHex,      ///< robber: seat gets `cards`, one kind, on this hex alone
  Costs,        ///< robber: the seat itself gets `count` less: pips times cards
  Takes,        ///< robber: a card of seat, who holds `count`; more: 1: no other holds as many
  Known,        ///< robber: cards: kinds that seat holds for certain and `goal` of the doer lacks
  Frees,        ///< a hex of the seat pays again; count: pips times cards
  Robbed,       ///< a card that may be a knight; count: pips times cards that a robber keeps from the seat
  Completes,    ///< the hand then pays for `goal` at once
  Sooner,       ///< `goal` is paid `count` rounds sooner, at least one
  Nearer,       ///< the hand then lacks only `cards` for `goal`
  Saves,        ///< the hand is kept for `goal`, which lacks `cards`; count: rounds until it is paid; more: 1: by
                ///< exchanges with the bank
  Keeps,        ///< a discard leaves these `cards` for `goal`: useless ones go first
  Wants,        ///< cards: kinds that a trade brings; count: pips of them that pay the seat
  NoSource,     ///< cards: one kind that a trade is about; place: the hex of it that the robber stands on, its only one
  Toward,       ///< of a seat whose cards are hidden: cards: kinds that a trade brings and goal takes; place, count: a
                ///< city: the corner and its pips; more: cards that the seat then holds
  Built,        ///< goal: the piece or card it paid for in the same turn, by the log
  JustTraded,   ///< cards: the part of a purchase's price that the seat had traded for in the same turn, by the log
  Bargain,      ///< the trade brings `count` cards for `more`, fewer
  Abounds,  ///< of a trade of such a seat: cards: one kind that it gives and its places bring most of; count: its pips
  Plenty,   ///< cards: one of the kind that comes most often; count: its pips
  Spare,    ///< cards: those given away that `goal` does not need
  AtRisk,   ///< a seven costs half of a hand of more than `more` cards; count: cards before
  Held,     ///< cards: one of a kind; count: how many of it the others hold together
  Hidden,   ///< a development card: nobody can take it; cards: the development cards that do not lie open and that
            ///< a reader who buys does not hold
  StillPays,   ///< a development card: the rest of the hand still pays for `goal`, a city or settlement
  NoCorner,    ///< a development card: no route of the seat has reached a corner for a settlement
  NoHouse,     ///< a development card: the hand pays for no settlement or city; of a seat whose cards are hidden as it
               ///< holds too few with those of the card; count: how many it holds
  NoMaterial,  ///< a development card: cards: kinds that a settlement takes and no place of the seat brings
  PointWins,   ///< a development card: one point more wins
  NoCard,      ///< a card can be paid for, but takes `cards` that `goal` needs
  FreeRoads,   ///< count: pieces that cost nothing; place: the corner that they lead to, if any, more: its pips
  Leader,      ///< seat would gain by a trade and lacks `count` points or fewer, 1 or 2
  Breaks,      ///< the hand pays for `goal` now, and would lack `cards` of it after the trade
  Gives,       ///< the trade gives `cards` away that `goal` then lacks; more: 1: the hand has no others of these kinds
  Enough,  ///< cards: one kind that the trade brings and `goal` does not need; count: how many the hand holds; more:
           ///< pips of it that the seat has
  StillLacks,  ///< `goal` still lacks `cards`; more: the resource that a trade brings instead
  Helps,   ///< seat, who offers, has reached a corner for a settlement; place, count: the corner and its pips; more:
           ///< 1: a route of the seat that is asked has reached it too
  OwnUse,  ///< of such a seat: cards: requested kinds that goal takes, a settlement or city that could stand at place,
           ///< a corner of count pips
  Dear,    ///< the trade would give or, for a seat with hidden cards, have cost `count` cards for `more`, fewer; cards:
           ///< kinds that the hand would run out of
  Farther,    ///< the trade would put `goal` off by about `count` rounds
  CannotPay,  ///< the hand lacks these `cards` of an offer's price
  FewCards,   ///< of a seat whose cards are hidden: it held `count` cards, fewer than an offer wanted
  HeldNone,   ///< of such a seat: cards: requested kinds; by what the viewer has seen it held none of them
  HeldFewer,  ///< of such a seat: cards: one kind; by what the viewer has seen it held `count` at most, fewer than
              ///< asked
  NobodyHad,  ///< cards: kinds that an offer wanted; the bank and the viewer held all of them
  GetsIt,     ///< of such a seat: cards: one kind that it was offered; count: its pips, which are many
  LacksIt,    ///< of such a seat: cards: one requested kind; count: its pips, which are few
  WouldGive,  ///< cards: the deal's gift to seat, who offered it
  NoGain,     ///< the trade brings goal no nearer, or hardly
  Stays,      ///< a knight is kept: the robber harms the seat nowhere
  Later,      ///< a knight can be played after the throw too
  NoMeans,    ///< the hand pays for nothing, and holds hardly anything of a goal
  Nothing     ///< nothing else is worth its cards now
};
inline constexpr ReasonKind kLastReason = ReasonKind::Nothing;
/// Reason::more of Pips: another free corner has more; some have as many; none has as many. After the set-up the
/// corners that the seat reaches are compared: of them none has more.
enum class Compared : std::uint8_t { Less, Equal, Most, MostInReach };

/// The loss of a seat by the robber, in pips times cards.
struct RobbedShare {
  SeatId seat;
  int count = 0;
  bool operator==(const RobbedShare&) const = default;
};
/// One reason; the kind decides which fields count. The pips of a corner count its printed numbers, also under the
/// robber. The pips of an income leave out hexes with a robber.
struct Reason {
  ReasonKind kind = ReasonKind::Nothing;
  std::uint32_t place = HexId::kNone, other = HexId::kNone;
  int count = 0, more = 0;
  CardCounts cards = {};
  SeatId seat = {};
  Goal::Kind goal = Goal::Kind::None;
  std::vector<RobbedShare> shares = {};
  int paying = 0;
  std::vector<HexId> robbed = {};
  bool operator==(const Reason&) const = default;
};

/// An act of a seat, and the position before it as `viewer` sees it (none: somebody without a seat). `beside`: other
/// acts in the same advice; its place is compared with theirs, or, without any, with the best one.
struct Deed {
  const GameDefinition& definition;
  const State& before;
  SeatId viewer;
  Move move;
  std::vector<Action> beside = {};
  const Belief* belief = nullptr;  ///< the viewer's knowledge of the hands of others; null: none
};
inline constexpr int kMostReasons = 3;
/// Reasons for a deed, at most three, the strongest first. `shift`: what the deed changes beyond the best other one;
/// empty if unknown. If the viewer does not see a seat's cards, no reason depends on them.
std::vector<Reason> reasonsFor(const Deed& deed, const Shift& shift = {});

/// Pips of a corner: of its hexes that yield something.
int pipsAt(const Topology& map, CornerId corner);
/// The same of its hexes of one resource.
int pipsAt(const Topology& map, CornerId corner, Resource kind);
/// The resources that a corner yields, one card of each.
CardCounts kindsAt(const Topology& map, CornerId corner);

}  // namespace tapu
