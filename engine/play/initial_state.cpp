// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/initial_state.h"

#include <algorithm>

#include "engine/play/from_pieces.h"
#include "engine/rules/free_places.h"
#include "engine/rules/setup.h"
#include "engine/rules/start.h"
#include "engine/state/ground.h"

namespace tapu {
namespace {

void openPlaces(const GameDefinition& definition, State& state) {
  for (int c = 0; c < definition.map.cornerCount(); ++c)
    if (takesBuilding(definition, state, CornerId(c))) state.blocks[c >> 6].corners |= std::uint64_t{1} << (c & 63);
  for (int e = 0; e < definition.map.edgeCount(); ++e)
    if (rules::takesRoute(definition, state, EdgeId(e))) addEdge(state.blocks[e >> 7].edges, EdgeId(e));
}

// A seat of board b builds on b-1..b+1; what lies there is in the blocks b-2..b+1 (9.11).
constexpr int kSlotsOfChain = 4;

/// The group in which a seat competes for the awards (9.15).
std::uint16_t rivalsOf(const GameDefinition& definition, SeatId seat) {
  const SeatRange rivals = definition.rivalsOf(seat);
  return static_cast<std::uint16_t>(rivals.first / (rivals.end - rivals.first));
}

void putOut(const GameDefinition& definition, State& state) {
  for (Seat& seat : state.seats) {
    seat.roads = static_cast<std::uint8_t>(definition.rules.roads);
    seat.ships = static_cast<std::uint8_t>(definition.rules.ships);
    seat.settlements = static_cast<std::uint8_t>(definition.rules.settlements);
    seat.cities = static_cast<std::uint8_t>(definition.rules.cities);
  }
  for (Supply& supply : state.supplies) supply = {definition.rules.bank, definition.rules.deck};
}

}  // namespace

namespace {

/// 14: the fog covers its cells, gifts lie at their places, the pirate where it begins.
void layOutSea(const GameDefinition& definition, SeaPart& sea) {
  const SeaMap& map = definition.sea;
  sea.fog = map.fog;
  sea.pirate = map.pirate;
  sea.gifts.assign((static_cast<int>(map.gifts.size()) + kWordBits - 1) / kWordBits);
  for (int i = 0; i < static_cast<int>(map.gifts.size()); ++i)
    sea.gifts[i / kWordBits] |= std::uint64_t{1} << i % kWordBits;
  if (!map.hasFog) return;
  sea.ground.assign(definition.map.hexCount());
  for (int h = 0; h < definition.map.hexCount(); ++h) {
    const Cell& cell = definition.map.hex(HexId(h)).cell;
    sea.ground[h] = {cell.terrain, static_cast<std::uint8_t>(cell.number)};
  }
}

}  // namespace

State blankState(const GameDefinition& definition) {
  State state;
  state.seats.assign(definition.seats);
  const bool isChain = definition.map.isChain();
  for (int s = 0; s < definition.seats; ++s) {
    Seat& seat = state.seats[s];
    seat.home = static_cast<std::uint16_t>(definition.homeOf(SeatId(s)));
    seat.rivals = rivalsOf(definition, SeatId(s));
    if (definition.map.blocks() > kSlotsOfChain && isChain)
      seat.firstBlock = static_cast<std::uint16_t>((seat.home + definition.map.blocks() - 2) % definition.map.blocks());
  }
  if (definition.rules.options.diceSource == DiceSource::Deck) state.dice = DiceDeck::full();
  const int blocks = definition.map.blocks();
  state.slots = static_cast<std::uint16_t>(isChain ? std::min(kSlotsOfChain, blocks) : blocks);
  state.reach.assign(definition.seats * state.slots);
  state.blocks.assign(blocks);
  state.corners.assign(definition.map.cornerCount());
  state.edges.assign(definition.map.edgeCount());
  state.robbers.assign(static_cast<int>(definition.robberStarts.size()));
  std::copy(definition.robberStarts.begin(), definition.robberStarts.end(), state.robbers.begin());
  state.supplies.assign(definition.map.boards());
  state.awards.assign(1 + state.seats[definition.seats - 1].rivals);
  if (definition.sea.isInPositions()) layOutSea(definition, state.sea.make());
  return state;
}

State initialState(const GameDefinition& definition) {
  State state = blankState(definition);
  openPlaces(definition, state);
  putOut(definition, state);
  const Move nothing;
  rules::Change change{definition, state, nothing, {}};
  if (definition.rules.startChoices == Switch::On)
    rules::beginStart(change);
  else if (definition.first)
    rules::beginSetup(change, definition.first);
  return state;
}

}  // namespace tapu
