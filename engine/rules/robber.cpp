// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/robber.h"

#include <algorithm>

#include "engine/rules/decisions.h"
#include "engine/rules/robbery.h"
#include "engine/rules/yields.h"
#include "engine/state/ground.h"

namespace tapu::rules {

void oweRobber(Change& change) {
  const SeatId mover = change.state.head.active;
  const Query ask = change.as(mover);
  if (hasRobberHex(ask) || hasPirateHex(ask))
    owe(change, mover, Decision::Robber);
  else
    goOn(change, mover);  // 5.3: no legal hex, it stays
}

namespace {

/// Those of a word of hexes from `first` on that lie beside a building of this seat.
std::uint64_t hexesBeside(const Query& ask, SeatId seat, int first) {
  std::uint64_t hexes = 0;
  for (int h = first; h < std::min(first + kWordBits, ask.definition.map.hexCount()); ++h) {
    for (CornerId corner : ask.definition.map.hex(HexId(h)).corners)
      hexes |= std::uint64_t{ask.state.at(corner).isOf(seat)} << (h - first);
  }
  return hexes;
}

}  // namespace

std::uint64_t hexesOfVictim(const Query& ask, SeatId victim, int first) {
  std::uint64_t hexes = 0;
  if (ask.state.slots == 1 && first == 0)
    hexes = ask.state.reachOf(victim, 0).hexes;
  else if (first == 0)
    for (const SeatBlock& at : ask.state.seatBlocks(victim)) hexes |= at.reach.hexes;
  else
    hexes = hexesBeside(ask, victim, first);
  return mayRob(ask, victim) ? hexes : 0;
}

SeatSet victimsAt(const Query& ask, HexId hex) {
  SeatSet victims;
  for (CornerId corner : ask.definition.map.hex(hex).corners)
    if (const SeatId owner = ask.state.at(corner).owner(); owner && mayRob(ask, owner)) victims.insert(owner);
  return victims;
}

namespace {

bool takesRobber(const Query& ask, HexId hex) {
  const int bit = hex.value % kWordBits;
  return hasBit(robberHexes(ask, hex.value - bit), bit);
}

/// 5.3, 5.7, 14.5; the robber may not go there.
Reject whyClosed(const Query& ask, HexId hex) {
  if (ask.state.robbers[0] == hex) return Reject::RobberMustMove;
  const Terrain terrain = groundAt(ask.definition, ask.state, hex).terrain;
  if (terrain == Terrain::Fog) return Reject::Covered;
  if (terrain == Terrain::Sea) return Reject::RobberNeedsLand;
  const bool mayReturn = ask.options().mayReturnToDesert == Switch::On;
  return terrain == Terrain::Desert && !mayReturn ? Reject::RobberNoDesert : Reject::RobberSpares;
}

}  // namespace

Refused whyNoRobber(const Query& ask, HexId hex, SeatId victim) {
  if (!ask.definition.map.has(hex)) return Reject::NoSuchPlace;
  if (!takesRobber(ask, hex)) return whyClosed(ask, hex);
  const SeatSet victims = victimsAt(ask, hex);
  if (!victim) return victims.isEmpty() ? Refused{} : Refused{Reject::VictimNeeded};
  if (victim.value >= ask.definition.seats || !victims.contains(victim)) return Reject::NoSuchVictim;
  return std::nullopt;
}

Refused whyNotRobbed(const Query& ask, HexId hex, SeatId victim, Resource stolen) {
  const bool isGood = !whyNoRobber(ask, hex, victim) && isStolenFrom(ask, victim, stolen);
  return isGood ? Refused{} : Refused{Reject::WrongChance};
}

void carryOutRobber(Change& change, SeatId seat, HexId hex, SeatId victim, Resource stolen) {
  HexId& robber = change.state.robbers[0];
  if (robber) changeYield(change, robber, RobberStep::Leaves);
  robber = hex;
  changeYield(change, hex, RobberStep::Comes);
  change.tell([&] { return Event{.kind = EventKind::RobberMoved, .seat = seat, .place = hex.value}; });
  if (victim) steal(change, seat, victim, stolen);
}

namespace {

void drawRobbed(const Query& ask, const Action& action, Chance& chance, Rng& rng) {
  if (action.seat) chance.stolen = drawCard(ask.state.seat(action.seat).hand, rng);
}

Refused completeRobbed(const Query& ask, const Action& action, Chance& chance) {
  return whyNotRobbed(ask, action.hex(), action.seat, chance.stolen);
}

}  // namespace

constexpr ChanceRule kRobbery{.draw = drawRobbed, .complete = completeRobbed};

void drawForcedRobber(const Query& ask, Chance& chance, Rng& rng) {
  drawForced(ask, robberHexes, victimsAt, chance, rng);
}

}  // namespace tapu::rules
