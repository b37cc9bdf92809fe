// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/setup.h"

#include <algorithm>

namespace tapu {
namespace {

Pack deckOf(const Options& options) {
  Pack deck;
  for (int kind = 0; kind < static_cast<int>(options.deckCounts.size()); ++kind)
    deck += Pack::of(static_cast<Card>(kind), options.deckCounts[kind]);
  return deck;
}

// 2.2 B1, 8.7 to 8.17
void addCrazy(Rules& rules) {
  const Options& options = rules.options;
  rules.target = 20;
  rules.settlements = options.crazyStock[0];
  rules.cities = options.crazyStock[1];
  rules.roads = options.crazyStock[2];
  rules.deck += Pack::of(Card::Insurance, options.crazyDeck[0]) + Pack::of(Card::Dog, options.crazyDeck[1]);
  rules.startsRounds = Switch::On;
  rules.eventChance = options.eventChance;
  rules.relief = options.relief;
  rules.maxRounds = options.maxRounds;
  rules.refund = rules.cityCost;  // downgrade: the city's cost only
  if (options.earthquake == Earthquake::Destroy) rules.refund += rules.settlementCost;
}

// 1.8: where the board says; else on the first desert in reading order; else off the map.
HexId robberStartOf(const Board& board, const Topology& map) {
  if (board.robber) return map.hexAt(*board.robber).value_or(HexId{});
  for (int h = 0; h < map.hexCount(); ++h)
    if (map.hex(HexId(h)).cell.terrain == Terrain::Desert) return HexId(h);
  return {};
}

// 5.3: any land hex; a desert only if the option says so.
std::vector<std::uint64_t> robberHexesOf(const Options& options, const Topology& map) {
  std::vector<std::uint64_t> hexes(static_cast<std::size_t>(map.hexCount() + 63) / 64);
  for (int h = 0; h < map.hexCount(); ++h) {
    const Terrain terrain = map.hex(HexId(h)).cell.terrain;
    const bool mayStand =
        terrain == Terrain::Desert ? options.mayReturnToDesert == Switch::On : terrain != Terrain::Sea;
    hexes[h / 64] |= std::uint64_t{mayStand} << (h & 63);
  }
  return hexes;
}

}  // namespace

Rules rulesOf(RuleSet ruleSet, const Options& options) {
  Rules rules;
  rules.options = options;
  rules.deck = deckOf(options);
  if (options.bankPerResource == kUnlimited)
    rules.unlimitedBank = Switch::On;
  else
    rules.bank = Pack::resources(1, 1, 1, 1, 1) * options.bankPerResource;
  rules.roadCost = Pack::resources(1, 1, 0, 0, 0);
  rules.shipCost = Pack::resources(0, 1, 1, 0, 0);
  rules.settlementCost = Pack::resources(1, 1, 1, 1, 0);
  rules.cityCost = Pack::resources(0, 0, 0, 2, 3);
  rules.cardCost = Pack::resources(0, 0, 1, 1, 1);
  if (ruleSet == RuleSet::Crazy) addCrazy(rules);
  return rules;
}

Table::Table(const Setup& setup, Topology earlier)
    : map((earlier.lay(setup.board), std::move(earlier))),
      rules(rulesOf(setup.ruleSet, setup.options)),
      seats(setup.options.seats),
      first(setup.first),
      starts(setup.board.starts),
      robberStart(robberStartOf(setup.board, map)),
      robberHexes(robberHexesOf(setup.options, map)),
      hasShips(setup.board.ships == AsksForShips::Yes) {
  if (!hasShips) rules.ships = 0;
  starts.resize(std::min<std::size_t>(starts.size(), static_cast<std::size_t>(seats)));  // 3.7
}

}  // namespace tapu
