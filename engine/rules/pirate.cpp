// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/pirate.h"

#include "engine/rules/robbery.h"
#include "engine/state/ground.h"

namespace tapu {

bool isByPirate(const GameDefinition& definition, const State& state, EdgeId edge) {
  const HexId pirate = pirateOf(state);
  if (!pirate) return false;
  const auto& hexes = definition.map.edge(edge).hexes;
  return hexes[0] == pirate || hexes[1] == pirate;
}

EdgeBits withoutPirate(const GameDefinition& definition, const State& state, int block, EdgeBits edges) {
  if (const HexId pirate = pirateOf(state)) [[unlikely]]
    for (EdgeId edge : definition.map.hex(pirate).edges)
      if (edge && blockOf(edge) == block) removeEdge(edges, edge);
  return edges;
}

}  // namespace tapu

namespace tapu::rules {

SeatSet pirateVictimsAt(const Query& ask, HexId hex) {
  SeatSet victims;
  for (EdgeId edge : ask.definition.map.hex(hex).edges) {
    const Piece piece = ask.state.at(edge);
    const bool isShip = !piece.isEmpty() && piece.kind() == Piece::Ship;
    if (isShip && mayRob(ask, piece.owner())) victims.insert(piece.owner());
  }
  return victims;
}

Refused whyNoPirate(const Query& ask, HexId hex, SeatId victim) {
  if (!ask.definition.sea.hasPirate) return Reject::NoPirate;
  if (!ask.definition.map.has(hex)) return Reject::NoSuchPlace;
  const Terrain terrain = groundAt(ask.definition, ask.state, hex).terrain;
  if (terrain == Terrain::Fog) return Reject::Covered;
  if (terrain != Terrain::Sea) return Reject::PirateNeedsSea;
  if (pirateOf(ask.state) == hex) return Reject::PirateMustMove;
  const int bit = hex.value % kWordBits;
  if (!hasBit(pirateHexes(ask, hex.value - bit), bit)) return Reject::PirateSpares;
  const SeatSet victims = pirateVictimsAt(ask, hex);
  if (!victim) return victims.isEmpty() ? Refused{} : Refused{Reject::VictimNeeded};
  if (victim.value >= ask.definition.seats || !victims.contains(victim)) return Reject::NoSuchVictim;
  return std::nullopt;
}

Refused whyNotPlundered(const Query& ask, HexId hex, SeatId victim, Resource stolen) {
  const bool isGood = !whyNoPirate(ask, hex, victim) && isStolenFrom(ask, victim, stolen);
  return isGood ? Refused{} : Refused{Reject::WrongChance};
}

void carryOutPirate(Change& change, SeatId seat, HexId hex, SeatId victim, Resource stolen) {
  change.state.sea->pirate = hex;
  change.tell([&] { return Event{.kind = EventKind::PirateMoved, .seat = seat, .place = hex.value}; });
  if (victim) steal(change, seat, victim, stolen);
}

namespace {

void drawPiracy(const Query& ask, const Action& action, Chance& chance, Rng& rng) {
  if (action.seat) chance.stolen = drawCard(ask.state.seat(action.seat).hand, rng);
}

Refused completePiracy(const Query& ask, const Action& action, Chance& chance) {
  return whyNotPlundered(ask, action.hex(), action.seat, chance.stolen);
}

}  // namespace

constexpr ChanceRule kPiracy{.draw = drawPiracy, .complete = completePiracy};

void drawForcedPirate(const Query& ask, Chance& chance, Rng& rng) {
  drawForced(ask, pirateHexes, pirateVictimsAt, chance, rng);
}

}  // namespace tapu::rules
