// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/setup.h"

#include <algorithm>

namespace tapu {
namespace {

CardCounts deckOf(const Options& options) {
  CardCounts deck;
  for (int kind = 0; kind < static_cast<int>(options.deckCounts.size()); ++kind)
    deck += CardCounts::of(static_cast<Card>(kind), options.deckCounts[kind]);
  return deck;
}

// 2.2 B1, 8.7 to 8.17
void addCrazy(Rules& rules) {
  const Options& options = rules.options;
  rules.target = options.crazyTarget;
  rules.settlements = options.crazyStock[0];
  rules.cities = options.crazyStock[1];
  rules.roads = options.crazyStock[2];
  rules.deck += CardCounts::of(Card::Insurance, options.crazyDeck[0]) + CardCounts::of(Card::Dog, options.crazyDeck[1]);
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
    const bool mayStand = terrain == Terrain::Desert ? options.mayReturnToDesert == Switch::On : isLand(terrain);
    hexes[h / 64] |= std::uint64_t{mayStand} << (h & 63);
  }
  return hexes;
}

/// 9.4 to 9.22
void addBigGame(Rules& rules) {
  const Options& options = rules.options;
  rules.target = options.bigTarget;
  rules.settlements = options.bigStock[0];
  rules.cities = options.bigStock[1];
  rules.roads = options.bigStock[2];
  rules.ships = options.bigStock[3];
  rules.deck -= CardCounts::of(Card::Monopoly, rules.deck[Card::Monopoly]);  // 9.15
  rules.maxRounds = options.bigMaxRounds == kUnlimited ? kUnlimited : options.bigMaxRounds + options.bigMaxRounds % 2;
  rules.sharedRounds = rules.startChoices = rules.robbersStay = rules.helpfulKnights = Switch::On;
  rules.between = Between::Off;
  rules.islandBonus = 0;
  rules.bonusPoints = options.bonus == Bonus::Off ? 0 : 2;
  rules.leaversFreeze = options.leaver == Leaver::Frozen ? Switch::On : Switch::Off;
  if (options.bigBank == BigBank::Unlimited) rules.unlimitedBank = Switch::On;
}

}  // namespace

Rules rulesOf(RuleSet ruleSet, const Options& options) {
  Rules rules;
  rules.options = options;
  rules.target = options.classicTarget;
  rules.deck = deckOf(options);
  if (options.bankPerResource == kUnlimited)
    rules.unlimitedBank = Switch::On;
  else
    rules.bank = CardCounts::resources(1, 1, 1, 1, 1) * options.bankPerResource;
  rules.roadCost = CardCounts::resources(1, 1, 0, 0, 0);
  rules.shipCost = CardCounts::resources(0, 1, 1, 0, 0);
  rules.settlementCost = CardCounts::resources(1, 1, 1, 1, 0);
  rules.cityCost = CardCounts::resources(0, 0, 0, 2, 3);
  rules.cardCost = CardCounts::resources(0, 0, 1, 1, 1);
  rules.leaversFreeze = options.absent == AbsentSeat::Pass ? Switch::On : Switch::Off;
  if (options.seats >= kFewestForBetween) rules.between = options.between;
  rules.islandBonus = options.islandBonus;
  if (ruleSet == RuleSet::Crazy) addCrazy(rules);
  if (ruleSet == RuleSet::BigGame) addBigGame(rules);
  const bool isMore = rules.unlimitedBank == Switch::On || options.bankPerResource * kResources > rules.handLimit;
  if (isMore || rules.sharedRounds == Switch::On) rules.handsMayFill = Switch::On;  // a chain has many banks
  return rules;
}

namespace {

/// The hexes of land, those under the fog too (14.5).
int landOf(const Board& board) {
  const auto land = std::ranges::count_if(board.cells, [](const Cell& cell) { return isLand(cell); });
  return static_cast<int>(land) + board.fog.cells() - board.fog.of(Terrain::Sea);
}

}  // namespace

bool isSmallIsland(const Board& board, int seats) {
  constexpr int kLargeLand = 25;  // hexes, of four seats
  return landOf(board) * kUsualSeats < kLargeLand * std::max(seats, kUsualSeats);
}

std::optional<int> suitingTarget(const Setup& setup) {
  constexpr int kSmallTarget = 15;  // and 20 on the large island
  const Rules rules = rulesOf(setup.ruleSet, setup.options);
  const bool asksForMuch = rules.startsRounds == Switch::On && rules.target > kSmallTarget + 2;
  const bool isSmall = landOf(setup.board) > 0 && isSmallIsland(setup.board, setup.options.seats);
  return asksForMuch && isSmall ? std::optional(kSmallTarget) : std::nullopt;
}

namespace {

/// The graph of an earlier game serves again where the cells of one board lie as before.
Topology mapOf(const Setup& setup, Topology earlier) {
  if (!setup.chain.isEmpty()) return Topology(setup.chain);
  if (earlier.isChain()) return Topology(setup.board);
  earlier.lay(setup.board);
  return earlier;
}

}  // namespace

GameDefinition::GameDefinition(const Setup& setup, Topology earlier)
    : map(mapOf(setup, std::move(earlier))),
      rules(rulesOf(setup.ruleSet, setup.options)),
      seats(setup.seats()),
      first(setup.first),
      starts(setup.board.starts),
      vacant(setup.vacant),
      robberHexes(robberHexesOf(setup.options, map)),
      hasShips(setup.board.ships == AsksForShips::Yes || map.isChain()) {
  if (!hasShips) rules.ships = 0;
  if (!map.isChain())  // groups, halves and territories are of a chain
    rules.sharedRounds = rules.startChoices = rules.robbersStay = rules.helpfulKnights = Switch::Off;
  sea = seaMapOf(setup.board, map, rules);
  placeRobbers(setup);
  meetPartners();
  findStarts(setup.chain);
  starts.resize(std::min<std::size_t>(starts.size(), static_cast<std::size_t>(seats)));  // 3.7
}

// 9.17: each robber starts on the desert of its territory, or where the board says.
void GameDefinition::placeRobbers(const Setup& setup) {
  if (!map.isChain()) {
    robberStarts = {robberStartOf(setup.board, map)};
    return;
  }
  robberStarts.assign(static_cast<std::size_t>(seats), HexId{});
  for (int h = 0; h < map.hexCount(); ++h) {
    const auto& place = map.hex(HexId(h));
    const Board& board = setup.chain.board(place.board);
    const int territory = seatsAt(place.board).first + (place.cell.territory == Territory::Moon ? 1 : 0);
    robberOf_.push_back(static_cast<std::uint16_t>(territory));
    HexId& start = robberStarts[static_cast<std::size_t>(territory)];
    const auto& more = board.moreRobbers;
    const bool isNamed = place.cell.at == board.robber || std::count(more.begin(), more.end(), place.cell.at) > 0;
    if (isNamed || (!start && place.cell.terrain == Terrain::Desert)) start = HexId(h);
  }
}

void GameDefinition::findStarts(const Chain& chain) {
  for (int k = 0; k < chain.size(); ++k) {
    for (const HalfStart& half : chain.board(k).halves) {
      StartPlaces& places = startPlaces.emplace_back();
      for (const auto& each : half.settlements) {
        const int rank = each.with == HalfStart::With::Road ? 0 : each.with == HalfStart::With::Nothing ? 1 : 2;
        places.corners[static_cast<std::size_t>(rank)] = *map.cornerAt(each.hex, each.corner, k);
      }
      places.road = *map.edgeAt(half.road->hex, half.road->side, k);
      places.ship = *map.edgeAt(half.ship->hex, half.ship->side, k);
    }
  }
}

// 9.8, 9.9: the seat across and both seats of the neighboring boards. A seat reaches no further than one board, and the
// seam beyond it belongs to the next block.
void GameDefinition::meetPartners() {
  const int boards = map.boards();
  const auto addBoard = [&](std::vector<SeatId>& list, int board) {
    if (map.isRing()) board = (board + boards) % boards;
    if (board < 0 || board >= boards) return;
    for (int s = seatsAt(board).first; s < seatsAt(board).end; ++s) {
      const SeatId seat(s);
      if (std::find(list.begin(), list.end(), seat) == list.end()) list.push_back(seat);
    }
  };
  around_.resize(static_cast<std::size_t>(map.blocks()));
  for (int block = 0; block < map.blocks(); ++block) {
    for (int step = -1; step <= 2; ++step)
      addBoard(around_[static_cast<std::size_t>(block)], map.isChain() ? block + step : 0);
  }
  if (!map.isChain()) return;
  for (int s = 0; s < seats; ++s) {
    std::vector<SeatId> near;
    for (int step : {-1, 0, 1}) addBoard(near, homeOf(SeatId(s)) + step);
    std::erase(near, SeatId(s));
    partners_.emplace_back();
    std::copy(near.begin(), near.end(), partners_.back().begin());
  }
}

std::vector<SeatId> vacantSeats(const Setup& setup, std::span<const SeatId> empty) {
  if (setup.chain.isEmpty() || setup.options.emptySeat == EmptySeat::Bot) return {};
  return {empty.begin(), empty.end()};
}

SeatRange GameDefinition::rivalsOf(SeatId seat) const {
  if (!map.isChain() || rules.options.bigAwards == BigAwards::Global) return {0, seats};
  if (rules.options.bigAwards == BigAwards::Each) return {seat.value, seat.value + 1};
  return seatsAt(homeOf(seat));
}

PartnerId GameDefinition::partnerId(SeatId other, SeatId of) const {
  if (!map.isChain()) return PartnerId(other.value);
  const auto& partners = partners_[of.value];
  const auto place = std::ranges::find(partners, other);
  return !other || place == partners.end() ? PartnerId{} : PartnerId(static_cast<int>(place - partners.begin()));
}

PartnerSet GameDefinition::partnersOf(SeatId seat) const {
  PartnerSet numbers = PartnerSet::below(map.isChain() ? PartnerSet::kMost : seats);
  if (!map.isChain()) {
    numbers.erase(PartnerId(seat.value));
    return numbers;
  }
  for (PartnerId number : numbers)
    if (!partner(seat, number)) numbers.erase(number);
  return numbers;
}

}  // namespace tapu
