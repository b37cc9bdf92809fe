// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/robber.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "engine/rules/decisions.h"
#include "engine/rules/hands.h"
#include "engine/rules/yields.h"
#include "engine/state/ground.h"

namespace tapu::rules {

bool hasRobberHex(const Query& ask) {
  for (int first = 0; first < ask.definition.map.hexCount(); first += kWordBits)
    if (robberHexes(ask, first) != 0) return true;
  return false;
}

void oweRobber(Change& change) {
  const SeatId mover = change.state.head.active;
  if (hasRobberHex(change.as(mover)))
    owe(change, mover, Decision::Robber);
  else
    goOn(change, mover);  // 5.3: no legal hex, it stays
}

bool isSpared(const Query& ask, SeatId other) {
  const int most = ask.options().friendlyRobber;
  return most != kUnlimited && other != ask.id && ask.state.publicPoints(other) <= most;
}

namespace {

/// 14.5: of the hexes of a word, those that were under the fog and are land now; a desert only if the option says so.
std::uint64_t turnedLand(const Query& ask, int first) {
  std::uint64_t hexes = 0;
  for (int h = first; h < std::min(first + kWordBits, ask.definition.map.hexCount()); ++h) {
    if (ask.definition.map.hex(HexId(h)).cell.terrain != Terrain::Fog) continue;
    const Terrain terrain = groundAt(ask.definition, ask.state, HexId(h)).terrain;
    const bool mayStand = terrain == Terrain::Desert ? ask.options().mayReturnToDesert == Switch::On : isLand(terrain);
    hexes |= std::uint64_t{mayStand} << (h - first);
  }
  return hexes;
}

/// Bits for the hexes of a word: those that 5.3 allows.
std::uint64_t openHexes(const Query& ask, int first) {
  assert(first % kWordBits == 0);
  const int here = ask.state.robbers[0].value - first;
  const bool isHere = here >= 0 && here < kWordBits;
  std::uint64_t hexes = ask.definition.robberHexes[first / kWordBits];
  if (hasFog(ask.state)) [[unlikely]]
    hexes |= turnedLand(ask, first);
  return hexes & ~(std::uint64_t{isHere} << (isHere ? here : 0));
}

/// Of these, those beside no building of a spared seat. On a desert it harms nobody.
std::uint64_t friendlyHexes(const Query& ask, int first) {
  std::uint64_t hexes = openHexes(ask, first);
  for (std::uint64_t rest = hexes; rest != 0; rest &= rest - 1) {
    const HexId hex(first + std::countr_zero(rest));
    if (groundAt(ask.definition, ask.state, hex).terrain == Terrain::Desert) continue;
    const bool isClosed = std::ranges::any_of(ask.definition.map.hex(hex).corners, [&](CornerId corner) {
      const SeatId owner = ask.state.at(corner).owner();
      return owner && isSpared(ask, owner);
    });
    if (isClosed) hexes &= ~(rest & -rest);
  }
  return hexes;
}

bool hasFriendlyHex(const Query& ask) {
  for (int first = 0; first < ask.definition.map.hexCount(); first += kWordBits)
    if (friendlyHexes(ask, first) != 0) return true;
  return false;
}

}  // namespace

std::uint64_t robberHexes(const Query& ask, int first) {
  const bool isFriendly = ask.options().friendlyRobber != kUnlimited && hasFriendlyHex(ask);
  return isFriendly ? friendlyHexes(ask, first) : openHexes(ask, first);
}

bool takesRobber(const Query& ask, HexId hex) {
  const int bit = hex.value % kWordBits;
  return hasBit(robberHexes(ask, hex.value - bit), bit);
}

namespace {

bool mayRob(const Query& ask, SeatId victim) {
  const bool hasRoom = ask.seat().cardsInHand() < ask.rules().handLimit;  // 6.10
  return hasRoom && victim != ask.id && !isSpared(ask, victim) && !ask.state.seat(victim).hand.isEmpty();
}

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

Refused whyNoRobber(const Query& ask, HexId hex, SeatId victim) {
  if (!ask.definition.map.has(hex)) return Reject::NoSuchPlace;
  if (!takesRobber(ask, hex)) {
    if (ask.state.robbers[0] == hex) return Reject::RobberMustMove;
    if (hasBit(openHexes(ask, hex.value - hex.value % kWordBits), hex.value % kWordBits)) return Reject::RobberSpares;
    const Terrain terrain = groundAt(ask.definition, ask.state, hex).terrain;
    if (terrain == Terrain::Fog) return Reject::Covered;
    return terrain == Terrain::Sea ? Reject::RobberNeedsLand : Reject::RobberNoDesert;
  }
  const SeatSet victims = victimsAt(ask, hex);
  if (!victim) return victims.isEmpty() ? Refused{} : Refused{Reject::VictimNeeded};
  if (victim.value >= ask.definition.seats || !victims.contains(victim)) return Reject::NoSuchVictim;
  return std::nullopt;
}

Refused whyNotRobbed(const Query& ask, HexId hex, SeatId victim, Resource stolen) {
  const bool isNothing = !hex && !victim && stolen == Resource::None;
  if (isNothing && !hasRobberHex(ask)) return std::nullopt;  // 5.3: it stays
  if (whyNoRobber(ask, hex, victim)) return Reject::WrongChance;
  const bool holds = victim && static_cast<int>(stolen) < kResources && ask.state.seat(victim).hand[stolen] > 0;
  return holds || (!victim && stolen == Resource::None) ? Refused{} : Refused{Reject::WrongChance};
}

void carryOutRobber(Change& change, SeatId seat, HexId hex, SeatId victim, Resource stolen) {
  HexId& robber = change.state.robbers[0];
  if (robber) changeYield(change, robber, RobberStep::Leaves);
  robber = hex;
  changeYield(change, hex, RobberStep::Comes);
  change.tell([&] { return Event{.kind = EventKind::RobberMoved, .seat = seat, .place = hex.value}; });
  if (!victim) return;
  const CardCounts card = CardCounts::of(stolen);
  give(change.seat(victim), card);
  take(change.seat(seat), card);
  change.tell([&] { return Event{.kind = EventKind::CardStolen, .seat = seat, .other = victim, .cards = card}; });
}

namespace {

/// The number that fits after `before` others that do; there must be one.
template <class Fits>
int nth(std::uint32_t before, Fits fits) {
  int number = 0;
  for (;; ++number) {
    if (!fits(number)) continue;
    if (before == 0) return number;
    --before;
  }
}

Resource drawCard(CardCounts hand, Rng& rng) {
  return pick<Resource>(hand, static_cast<int>(rng.below(static_cast<std::uint32_t>(hand.total()))));
}

void drawRobbed(const Query& ask, const Action& action, Chance& chance, Rng& rng) {
  if (action.seat) chance.stolen = drawCard(ask.state.seat(action.seat).hand, rng);
}

Refused completeRobbed(const Query& ask, const Action& action, Chance& chance) {
  return whyNotRobbed(ask, action.hex(), action.seat, chance.stolen);
}

}  // namespace

constexpr ChanceRule kRobbery{.draw = drawRobbed, .complete = completeRobbed};

// 5.6: hex uniformly among the legal ones, victim uniformly among the eligible ones. Without a legal hex the robber
// stays (5.3): no hex is drawn.
void drawForcedRobber(const Query& ask, Chance& chance, Rng& rng) {
  std::uint32_t count = 0;
  for (int h = 0; h < ask.definition.map.hexCount(); ++h) count += takesRobber(ask, HexId(h));
  if (count == 0) return;
  std::uint32_t index = rng.below(count);
  chance.hex = ShortHexId(nth(index, [&ask](int hex) { return takesRobber(ask, HexId(hex)); }));
  const SeatSet victims = victimsAt(ask, chance.hex);
  if (victims.isEmpty()) return;
  index = rng.below(static_cast<std::uint32_t>(victims.size()));
  chance.seat = SeatId(nth(index, [victims](int seat) { return victims.contains(SeatId(seat)); }));
  chance.stolen = drawCard(ask.state.seat(chance.seat).hand, rng);
}

}  // namespace tapu::rules
