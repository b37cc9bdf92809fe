// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/robbery.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "engine/rules/hands.h"
#include "engine/state/ground.h"

namespace tapu::rules {

bool isSpared(const Query& ask, SeatId other) {
  const int most = ask.options().friendlyRobber;
  return most != kUnlimited && other != ask.id && ask.state.publicPoints(other) <= most;
}

bool mayRob(const Query& ask, SeatId victim) {
  const bool hasRoom = ask.seat().cardsInHand() < ask.rules().handLimit;  // 6.10
  return hasRoom && victim != ask.id && !isSpared(ask, victim) && !ask.state.seat(victim).hand.isEmpty();
}

namespace {

bool hasAny(const Query& ask, HexesOfWord hexes) {
  for (int first = 0; first < ask.definition.map.hexCount(); first += kWordBits)
    if (hexes(ask, first) != 0) return true;
  return false;
}

/// The bits of a word without that of one hex, which may lie in another word or nowhere.
std::uint64_t without(std::uint64_t hexes, HexId hex, int first) {
  const int here = hex.value - first;
  const bool isHere = here >= 0 && here < kWordBits;
  return hexes & ~(std::uint64_t{isHere} << (isHere ? here : 0));
}

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

/// Bits for the hexes of a word: those that 5.3 allows the robber.
std::uint64_t openLand(const Query& ask, int first) {
  assert(first % kWordBits == 0);
  std::uint64_t hexes = ask.definition.robberHexes[first / kWordBits];
  if (hasFog(ask.state)) [[unlikely]]
    hexes |= turnedLand(ask, first);
  return without(hexes, ask.state.robbers[0], first);
}

/// Of these, those beside no building of a spared seat. On a desert it harms nobody.
std::uint64_t friendlyLand(const Query& ask, int first) {
  std::uint64_t hexes = openLand(ask, first);
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

/// 14.2: the pirate may go to any other sea cell of the map.
std::uint64_t openSea(const Query& ask, int first) {
  if (!ask.definition.sea.hasPirate) return 0;
  std::uint64_t hexes = 0;
  for (int h = first; h < std::min(first + kWordBits, ask.definition.map.hexCount()); ++h)
    hexes |= std::uint64_t{groundAt(ask.definition, ask.state, HexId(h)).terrain == Terrain::Sea} << (h - first);
  return without(hexes, ask.state.sea->pirate, first);
}

/// Of these, those with no ship of a spared seat on an edge.
std::uint64_t friendlySea(const Query& ask, int first) {
  std::uint64_t hexes = openSea(ask, first);
  for (std::uint64_t rest = hexes; rest != 0; rest &= rest - 1) {
    const HexId hex(first + std::countr_zero(rest));
    const bool isClosed = std::ranges::any_of(ask.definition.map.hex(hex).edges, [&](EdgeId edge) {
      const Piece piece = ask.state.at(edge);
      return !piece.isEmpty() && piece.kind() == Piece::Ship && isSpared(ask, piece.owner());
    });
    if (isClosed) hexes &= ~(rest & -rest);
  }
  return hexes;
}

/// 5.7: where neither robber nor pirate has a place that spares all, places are not judged by it.
bool sparesPlaces(const Query& ask) {
  return ask.options().friendlyRobber != kUnlimited && (hasAny(ask, friendlyLand) || hasAny(ask, friendlySea));
}

}  // namespace

std::uint64_t robberHexes(const Query& ask, int first) {
  return sparesPlaces(ask) ? friendlyLand(ask, first) : openLand(ask, first);
}

std::uint64_t pirateHexes(const Query& ask, int first) {
  if (!ask.definition.sea.hasPirate) return 0;
  return sparesPlaces(ask) ? friendlySea(ask, first) : openSea(ask, first);
}

bool hasRobberHex(const Query& ask) { return hasAny(ask, robberHexes); }
bool hasPirateHex(const Query& ask) { return ask.definition.sea.hasPirate && hasAny(ask, pirateHexes); }

void steal(Change& change, SeatId seat, SeatId victim, Resource stolen) {
  const CardCounts card = CardCounts::of(stolen);
  give(change.seat(victim), card);
  take(change.seat(seat), card);
  change.tell([&] { return Event{.kind = EventKind::CardStolen, .seat = seat, .other = victim, .cards = card}; });
}

Resource drawCard(CardCounts hand, Rng& rng) {
  return pick<Resource>(hand, static_cast<int>(rng.below(static_cast<std::uint32_t>(hand.total()))));
}

bool isStolenFrom(const Query& ask, SeatId victim, Resource stolen) {
  if (!victim) return stolen == Resource::None;
  return static_cast<int>(stolen) < kResources && ask.state.seat(victim).hand[stolen] > 0;
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

}  // namespace

// 5.6: hex uniformly among the legal ones, victim uniformly among the eligible ones.
void drawForced(const Query& ask, HexesOfWord hexes, VictimsOfHex victimsOf, Chance& chance, Rng& rng) {
  std::uint32_t count = 0;
  std::vector<std::uint64_t> words;
  for (int first = 0; first < ask.definition.map.hexCount(); first += kWordBits) {
    words.push_back(hexes(ask, first));
    count += static_cast<std::uint32_t>(std::popcount(words.back()));
  }
  if (count == 0) return;
  const auto isOpen = [&words](int hex) {
    return hasBit(words[static_cast<std::size_t>(hex / kWordBits)], hex % kWordBits);
  };
  chance.hex = ShortHexId(nth(rng.below(count), isOpen));
  const SeatSet victims = victimsOf(ask, chance.hex);
  if (victims.isEmpty()) return;
  const std::uint32_t index = rng.below(static_cast<std::uint32_t>(victims.size()));
  chance.seat = SeatId(nth(index, [victims](int seat) { return victims.contains(SeatId(seat)); }));
  chance.stolen = drawCard(ask.state.seat(chance.seat).hand, rng);
}

}  // namespace tapu::rules
