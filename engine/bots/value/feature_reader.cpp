// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/value/feature_reader.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

#include "engine/board/tally.h"
#include "engine/bots/yields.h"
#include "engine/rules/discards.h"
#include "engine/rules/pirate.h"
#include "engine/rules/trade.h"
#include "engine/state/ground.h"

namespace tapu {

namespace {

constexpr std::array<std::string_view, kFeatures> kNames{"points",
                                                         "over3",
                                                         "over4",
                                                         "over5",
                                                         "over6",
                                                         "over7",
                                                         "over8",
                                                         "finish",
                                                         "incomeBrick",
                                                         "incomeLumber",
                                                         "incomeWool",
                                                         "incomeGrain",
                                                         "incomeOre",
                                                         "kinds",
                                                         "incomeRoot",
                                                         "robbed",
                                                         "citySpeed",
                                                         "settlementSpeed",
                                                         "cardSpeed",
                                                         "specialHarbor",
                                                         "genericHarbor",
                                                         "hand",
                                                         "handOver",
                                                         "knights",
                                                         "army",
                                                         "armyNear",
                                                         "armyLead",
                                                         "route",
                                                         "longestRoad",
                                                         "roadNear",
                                                         "roadLead",
                                                         "spotNow",
                                                         "spotNext",
                                                         "spotOneRoad",
                                                         "spotTwoRoads",
                                                         "spotsNow",
                                                         "contested",
                                                         "raise",
                                                         "noSettlements",
                                                         "noCities",
                                                         "throwsUntilOwn",
                                                         "hiddenCards",
                                                         "handBrick",
                                                         "handLumber",
                                                         "handWool",
                                                         "handGrain",
                                                         "handOre",
                                                         "ownCitySpeed",
                                                         "ownSettlementSpeed",
                                                         "ownCardSpeed",
                                                         "ownKnights",
                                                         "ownRoadBuilding",
                                                         "ownPlenty",
                                                         "ownMonopoly"};

float& at(Features& features, Feature feature) { return features[static_cast<std::size_t>(feature)]; }
Feature plus(Feature feature, std::size_t i) { return static_cast<Feature>(static_cast<std::size_t>(feature) + i); }

float speed(float throws) { return 1 / (1 + throws / 8); }

using Rates = std::array<float, kResources>;

Rates ratesOf(const GameDefinition& definition, const State& state, SeatId seat) {
  Rates rates;
  for (std::size_t i = 0; i < kResources; ++i)
    rates[i] = static_cast<float>(bankRate(definition, state, seat, kAllResources[i]));
  return rates;
}

/// The number of throws before the seat throws itself.
int throwsBefore(const GameDefinition& definition, const State& state, SeatId seat) {
  const SeatId last = state.head.ended ? state.head.ended : state.head.active;  // between turns (13.4) the one before
  const SeatId active = last ? last : state.head.first ? state.head.first : SeatId(0);
  const bool isThrown = state.head.phase != Phase::Setup && state.seat(active).pending.must != Decision::Roll;
  const int next =
      (state.head.phase == Phase::Setup && state.head.first ? state.head.first.value : active.value) + int{isThrown};
  return (seat.value - next + 2 * definition.seats) % definition.seats;
}

}  // namespace

std::string_view nameOf(Feature feature) { return kNames[static_cast<std::size_t>(feature)]; }

float throwsUntil(CardCounts hand, CardCounts cost, const std::array<float, kResources>& income,
                  const std::array<float, kResources>& rates) {
  // At time t the kinds that are still short lack  lacking - comesIn * t  cards, the others can be exchanged for
  // traded * t + spare  of them. Kinds come out of the first group one by one; within a stretch both are straight
  // lines.
  float lacking = 0, comesIn = 0, traded = 0, spare = 0;
  struct Short {
    float until, need, income, rate;
  };
  std::array<Short, kResources> shorts;
  std::size_t count = 0;
  for (std::size_t i = 0; i < kResources; ++i) {
    const float need = static_cast<float>(cost[kAllResources[i]] - hand[kAllResources[i]]);
    if (need <= 0) {
      spare -= need / rates[i];
      traded += income[i] / rates[i];
      continue;
    }
    lacking += need;
    comesIn += income[i];
    const Short next{income[i] > 0 ? need / income[i] : kNever, need, income[i], rates[i]};
    std::size_t place = count++;
    for (; place > 0 && shorts[place - 1].until > next.until; --place) shorts[place] = shorts[place - 1];
    shorts[place] = next;
  }
  if (lacking <= spare) return 0;
  for (std::size_t i = 0; i < count; ++i) {
    const float slope = comesIn + traded;
    const float paid = slope > 0 ? (lacking - spare) / slope : kNever;
    if (paid <= shorts[i].until) return std::min(paid, kNever);
    lacking -= shorts[i].need;
    comesIn -= shorts[i].income;
    traded += shorts[i].income / shorts[i].rate;
    spare -= shorts[i].need / shorts[i].rate;
  }
  return std::min(shorts[count - 1].until, kNever);
}

FeatureReader::FeatureReader(const GameDefinition& definition, SeaSense sense)
    : definition_(definition), sense_(sense), corners_(static_cast<std::size_t>(definition.map.cornerCount())) {
  const auto groundOf = [&](HexId hex) {
    const Cell& cell = definition.map.hex(hex).cell;
    return Ground{cell.terrain, static_cast<std::uint8_t>(cell.number)};
  };
  for (int i = 0; i < definition.map.cornerCount(); ++i)
    if (definition.map.has(CornerId(i))) corners_[static_cast<std::size_t>(i)] = cornerOf(groundOf, CornerId(i), 0);
}

/// The yield of a corner on this ground, where a covered cell counts for so many pips.
FeatureReader::Corner FeatureReader::cornerOf(const auto& groundOf, CornerId id, float covered) const {
  const auto& place = definition_.map.corner(id);
  Corner corner{.harbors = place.harbors};
  float hidden = 0;
  for (HexId hex : place.hexes) {
    if (!hex) continue;
    const Ground ground = groundOf(hex);
    if (ground.terrain == Terrain::Fog) hidden += covered;
    const Resource resource = resourceOf(ground.terrain);
    const bool isIgnored = ground.terrain == Terrain::Gold && sense_ == SeaSense::Ignores;
    if (!takesNumber(ground.terrain) || pipsOf(ground.number) == 0 || isIgnored) continue;
    corner.pips = static_cast<std::uint8_t>(corner.pips + pipsOf(ground.number));
    if (resource == Resource::None) continue;  // gold: any kind
    corner.kinds = static_cast<std::uint8_t>(corner.kinds | 1U << static_cast<unsigned>(resource));
  }
  corner.pips = static_cast<std::uint8_t>(corner.pips + std::lround(hidden));
  return corner;
}

FeatureReader::Corner FeatureReader::cornerAt(const State& state, CornerId id) const {
  if (!hasFog(state)) [[likely]]
    return corners_[id.value];
  float covered = 0;
  if (usesSea(state) && coveredAt(definition_, state, id)) {
    const UnderFog average = underFog(state.sea->fog);
    covered = static_cast<float>(std::accumulate(average.pips.begin(), average.pips.end(), average.goldPips));
  }
  return cornerOf([&](HexId hex) { return groundAt(definition_, state, hex); }, id, covered);
}

FeatureReader::Income FeatureReader::incomeOf(const State& state, SeatId seat) const {
  const std::array<int, kResources> pips =
      usesSea(state) ? earnedPipsWithGold(definition_, state, seat) : earnedPips(state.seat(seat));
  Income income;
  for (std::size_t i = 0; i < kResources; ++i) income[i] = static_cast<float>(pips[i]) / 36;
  return income;
}

float FeatureReader::stage(const State& state) const {
  int sum = 0;
  for (const Seat& seat : state.seats) sum += seat.points;
  return 10.0F * static_cast<float>(sum) / static_cast<float>(state.seats.size() * definition_.rules.target);
}

Features FeatureReader::read(const State& state, SeatId id, SeatId viewer) const {
  Features out{};
  const Seat& seat = state.seat(id);
  const Income income = incomeOf(state, id);
  readIncome(state, id, income, out);
  readPoints(state, id, viewer, income, out);
  readAwards(state, id, out);
  readPlaces(state, id, income, out);
  readSize(seat.cardsInHand(), out);
  at(out, Feature::ThrowsUntilOwn) = static_cast<float>(throwsBefore(definition_, state, id)) / 4;
  if (id == viewer)
    readOwn(state, id, income, out);
  else
    at(out, Feature::HiddenCards) = static_cast<float>(seat.cards.total()) / 3;
  return out;
}

void FeatureReader::readSize(int cards, Features& out) const {
  const int safe = rules::safeHand(definition_.rules);
  at(out, Feature::Hand) = static_cast<float>(std::min(cards, safe)) / 8;
  at(out, Feature::HandOver) = static_cast<float>(std::max(cards - safe, 0)) / 8;
}

void FeatureReader::readHand(const State& state, SeatId id, CardCounts hand, Features& out) const {
  readSize(hand.total(), out);
  readKinds(state, id, hand, incomeOf(state, id), out);
}

void FeatureReader::readIncome(const State& state, SeatId id, const Income& income, Features& out) const {
  const Seat& seat = state.seat(id);
  const Rates rates = ratesOf(definition_, state, id);
  float total = 0;
  int kinds = 0;
  for (std::size_t i = 0; i < kResources; ++i) {
    at(out, plus(Feature::IncomeBrick, i)) = income[i];
    total += income[i];
    kinds += income[i] > 0;
    if (seat.rates >> i & 1) at(out, Feature::SpecialHarbor) += income[i];
  }
  at(out, Feature::Kinds) = static_cast<float>(kinds) / 5;
  at(out, Feature::IncomeRoot) = std::sqrt(total);
  at(out, Feature::GenericHarbor) = (seat.rates >> 5 & 1) ? total : 0;
  at(out, Feature::Robbed) = robbed(state, id);
  const Rules& rules = definition_.rules;
  at(out, Feature::CitySpeed) = speed(throwsUntil({}, rules.cityCost, income, rates));
  at(out, Feature::SettlementSpeed) = speed(throwsUntil({}, rules.settlementCost + rules.roadCost, income, rates));
  at(out, Feature::CardSpeed) = speed(throwsUntil({}, rules.cardCost, income, rates));
}

float FeatureReader::robbed(const State& state, SeatId seat) const {
  int pips = 0;
  for (HexId robber : state.robbers) {
    if (!robber) continue;
    const Ground ground = groundAt(definition_, state, robber);
    if (!takesNumber(ground.terrain)) continue;
    for (CornerId corner : definition_.map.hex(robber).corners)
      if (corner && state.at(corner).isOf(seat)) pips += pipsOf(ground.number) * state.at(corner).yield();
  }
  return static_cast<float>(pips) / 36;
}

void FeatureReader::readPoints(const State& state, SeatId id, SeatId viewer, const Income& income,
                               Features& out) const {
  const Rules& rules = definition_.rules;
  const int points = pointsOf(state, id, viewer);
  const float tenths = 10.0F * static_cast<float>(points) / static_cast<float>(rules.target);
  at(out, Feature::Points) = tenths / 10;
  for (std::size_t i = 0; i <= 5; ++i)
    at(out, plus(Feature::Over3, i)) = std::max(0.0F, tenths - 3 - static_cast<float>(i)) / 10;
  // The missing points are bought as cities and settlements in turn, by the income of now.
  const Rates rates = ratesOf(definition_, state, id);
  const float pair = throwsUntil({}, rules.cityCost + rules.settlementCost + rules.roadCost, income, rates) / 2;
  at(out, Feature::Finish) = speed(static_cast<float>(std::max(0, rules.target - points)) * pair / 4);
}

void FeatureReader::readAwards(const State& state, SeatId id, Features& out) const {
  const Seat& seat = state.seat(id);
  const Rules& rules = definition_.rules;
  const Holders& holders = state.awardsFor(id);
  int otherKnights = 0, otherRoute = 0;
  const SeatRange rivals = definition_.rivalsOf(id);
  for (int other = rivals.first; other < rivals.end; ++other) {
    if (other == id.value) continue;
    otherKnights = std::max(otherKnights, state.seats[other].played[Card::Knight]);
    otherRoute = std::max<int>(otherRoute, state.seats[other].route);
  }
  const int knights = seat.played[Card::Knight];
  at(out, Feature::Knights) = static_cast<float>(knights) / 3;
  if (holders.largestArmy == id) {
    at(out, Feature::Army) = 1;
    at(out, Feature::ArmyLead) = static_cast<float>(std::min(knights - otherKnights, 3)) / 3;
  } else {
    const int needed =
        holders.largestArmy ? state.seat(holders.largestArmy).played[Card::Knight] + 1 : rules.largestArmyFrom;
    at(out, Feature::ArmyNear) = 1.0F / static_cast<float>(1 + std::max(0, needed - knights));
  }
  at(out, Feature::Route) = static_cast<float>(seat.route) / 10;
  if (holders.longestRoad == id) {
    at(out, Feature::LongestRoad) = 1;
    at(out, Feature::RoadLead) = static_cast<float>(std::clamp(seat.route - otherRoute, 0, 3)) / 3;
  } else {
    const int needed = holders.longestRoad ? state.seat(holders.longestRoad).route + 1 : rules.longestRoadFrom;
    at(out, Feature::RoadNear) = 1.0F / static_cast<float>(1 + std::max(0, needed - seat.route));
  }
}

/// The points that a seat plays for: to a viewer who ignores the sea, its own from there are nothing.
int FeatureReader::pointsOf(const State& state, SeatId id, SeatId viewer) const {
  const Seat& seat = state.seat(id);
  if (id != viewer) return seat.points;
  const int fromSea = state.sea && sense_ == SeaSense::Ignores
                          ? state.sea->islandPoints[id.value] + state.sea->giftPoints[id.value]
                          : 0;
  return seat.points + seat.cards[Card::Point] - fromSea;
}

float FeatureReader::worth(const State& state, CornerId id, unsigned kinds) const {
  const Corner corner = cornerAt(state, id);
  const int news = std::popcount(corner.kinds & ~kinds & 0x1fU);
  const float harbor = corner.harbors == 0 ? 0.0F : (corner.harbors >> 5 & 1) ? 0.9F : 1.2F;
  return (static_cast<float>(corner.pips) + 2.2F * static_cast<float>(news) + harbor) / 10;
}

void FeatureReader::readPlaces(const State& state, SeatId id, const Income& income, Features& out) const {
  const Seat& seat = state.seat(id);
  unsigned kinds = 0;
  for (std::size_t i = 0; i < kResources; ++i) kinds |= unsigned{income[i] > 0} << i;
  if (seat.settlements > 0) {
    const Spots found = spots(state, id, kinds);
    at(out, Feature::SpotNow) = found.now;
    at(out, Feature::SpotNext) = found.next;
    at(out, Feature::SpotOneRoad) = found.oneRoad;
    at(out, Feature::SpotTwoRoads) = found.twoRoads;
    at(out, Feature::SpotsNow) = static_cast<float>(std::min(found.count, 4)) / 4;
    if (found.best) {
      bool isContested = false;
      for (int other = 0; other < definition_.seats && !isContested; ++other)
        isContested = other != id.value && mayComeFirst(state, SeatId(other), found.best, found.bestRoads);
      at(out, Feature::Contested) = isContested ? 1 : 0;
    }
  } else {
    at(out, Feature::NoSettlements) = 1;
  }
  if (seat.cities == 0) {
    at(out, Feature::NoCities) = 1;
    return;
  }
  int raise = 0;
  for (const SeatBlock& at : state.seatBlocks(id)) {
    for (std::uint64_t rest = at.reach.own; rest != 0; rest &= rest - 1)
      raise = std::max<int>(raise, cornerAt(state, CornerId(firstCorner(at.block) + std::countr_zero(rest))).pips);
  }
  at(out, Feature::Raise) = static_cast<float>(raise) / 10;
}

FeatureReader::Spots FeatureReader::spots(const State& state, SeatId id, unsigned kinds) const {
  const Seat& seat = state.seat(id);
  Spots found;
  const auto isFree = [&](CornerId corner) { return hasCorner(state.blocks[blockOf(corner)].corners, corner); };
  const auto isOpen = [&](EdgeId edge) { return hasEdge(state.blocks[blockOf(edge)].edges, edge); };
  const auto see = [&](CornerId corner, int roads, float& best) {
    const float value = worth(state, corner, kinds);
    if (value > best) best = value;
    if (!found.best || (roads == found.bestRoads && value >= best)) {
      found.best = corner;
      found.bestRoads = roads;
    }
  };
  // A cell that the next piece turns up may open its corner for a settlement.
  const auto seeCovered = [&](CornerId corner) {
    constexpr float kMayBe = 0.7F;
    if (usesSea(state) && coveredAt(definition_, state, corner))
      found.oneRoad = std::max(found.oneRoad, kMayBe * worth(state, corner, kinds));
  };
  for (const SeatBlock& at : state.seatBlocks(id)) {
    for (std::uint64_t rest = at.reach.settle & at.open.corners; rest != 0; rest &= rest - 1) {
      const CornerId corner(firstCorner(at.block) + std::countr_zero(rest));
      const float value = worth(state, corner, kinds);
      ++found.count;
      if (value > found.now) {
        found.next = found.now;
        found.now = value;
        found.best = corner;
      } else if (value > found.next)
        found.next = value;
    }
  }
  if (seat.roads + seat.ships == 0) return found;
  const bool reachesTwo = seat.roads + seat.ships >= 2;
  for (const SeatBlock& at : state.seatBlocks(id)) {
    const EdgeBits ships = pirateOf(state) ? withoutPirate(definition_, state, at.block, at.reach.ship) : at.reach.ship;
    for (std::size_t w = 0; w < 2; ++w) {
      for (std::uint64_t rest = (at.reach.road[w] | ships[w]) & at.open.edges[w]; rest != 0; rest &= rest - 1) {
        const EdgeId edge(firstEdge(at.block) + static_cast<int>(w) * kWordBits + std::countr_zero(rest));
        for (CornerId end : definition_.map.edge(edge).corners) {
          const std::uint64_t settled = state.reachOf(id, blockOf(end)).settle;
          if (hasCorner(settled, end) || !state.at(end).isEmpty()) continue;
          if (isFree(end)) see(end, 1, found.oneRoad);
          if (hasFog(state)) seeCovered(end);
          if (!reachesTwo) continue;
          const auto& place = definition_.map.corner(end);
          for (std::size_t i = 0; i < 3; ++i)
            if (place.edges[i] && place.edges[i] != edge && isOpen(place.edges[i]) && isFree(place.corners[i]))
              see(place.corners[i], 2, found.twoRoads);
        }
      }
    }
  }
  return found;
}

/// Another seat that has a road at the corner, or could have one no later.
bool FeatureReader::mayComeFirst(const State& state, SeatId other, CornerId corner, int roads) const {
  if (state.seat(other).settlements == 0) return false;
  const int block = blockOf(corner);
  const int slot = state.slotOf(other, block);
  if (slot < 0 || slot >= state.slots) return false;
  const Reach& reach = state.reachOf(other, block);
  if (hasCorner(reach.settle, corner)) return true;
  if (roads == 0) return false;
  for (CornerId near : definition_.map.corner(corner).corners)
    if (near && blockOf(near) == block && hasCorner(reach.settle, near)) return true;
  return false;
}

void FeatureReader::readOwn(const State& state, SeatId id, const Income& income, Features& out) const {
  const Seat& seat = state.seat(id);
  readKinds(state, id, seat.hand, income, out);
  at(out, Feature::OwnKnights) = static_cast<float>(std::min(seat.cards[Card::Knight], 3)) / 2;
  at(out, Feature::OwnRoadBuilding) = static_cast<float>(std::min(seat.cards[Card::RoadBuilding], 2));
  at(out, Feature::OwnPlenty) = static_cast<float>(std::min(seat.cards[Card::YearOfPlenty], 2));
  at(out, Feature::OwnMonopoly) = static_cast<float>(std::min(seat.cards[Card::Monopoly], 2));
}

/// The kinds of a hand, and how soon it pays for what can be built.
void FeatureReader::readKinds(const State& state, SeatId id, CardCounts hand, const Income& income,
                              Features& out) const {
  const Rules& rules = definition_.rules;
  const Rates rates = ratesOf(definition_, state, id);
  for (std::size_t i = 0; i < kResources; ++i)
    at(out, plus(Feature::HandBrick, i)) = static_cast<float>(std::min(hand[kAllResources[i]], 6)) / 4;
  at(out, Feature::OwnCitySpeed) = speed(throwsUntil(hand, rules.cityCost, income, rates));
  const CardCounts way = out[static_cast<std::size_t>(Feature::SpotNow)] > 0 ? CardCounts() : rules.roadCost;
  at(out, Feature::OwnSettlementSpeed) = speed(throwsUntil(hand, rules.settlementCost + way, income, rates));
  at(out, Feature::OwnCardSpeed) = speed(throwsUntil(hand, rules.cardCost, income, rates));
}

}  // namespace tapu
