// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/plan.h"

#include <algorithm>
#include <bit>

#include "engine/board/tally.h"
#include "engine/bots/yields.h"
#include "engine/play/at_stake.h"
#include "engine/play/play.h"
#include "engine/rules/routes.h"
#include "engine/rules/trade.h"

namespace tapu {

namespace {

// By the canonical order: grain and ore carry cities and cards, brick and lumber the first roads.
constexpr std::array<double, kResources> kWeight{1.0, 1.0, 0.85, 1.1, 1.05};
constexpr int kFarthestRoads = 3, kFarthestShips = 4;  // the sea is wide

/// Throws in a round: in turns every seat has one, in shared rounds one is for all (9.5).
int throwsInRound(const GameDefinition& definition) { return playsOnChain(definition.rules) ? 1 : definition.seats; }

double weightOf(Resource resource) { return kWeight[static_cast<std::size_t>(resource)]; }

}  // namespace

CardCounts missing(CardCounts hand, CardCounts cost) {
  CardCounts result;
  for (Resource r : kAllResources)
    if (cost[r] > hand[r]) result += CardCounts::of(r, cost[r] - hand[r]);
  return result;
}

CardCounts surplus(CardCounts hand, CardCounts cost) { return missing(cost, hand); }

Planner::Planner(const GameDefinition& definition, const State& state, SeatId seat)
    : definition_(definition), state_(state), habits_(habitsFor(definition.rules)), seat_(seat) {
  const std::array<int, kResources> pips = earnedPips(me());
  for (Resource r : kAllResources) {
    const auto i = static_cast<std::size_t>(r);
    income_[i] = pips[i] / 36.0 * throwsInRound(definition);
    rates_[i] = bankRate(definition, state, seat, r);
  }
  if (habits_.worth == WorthOf::Growth) growth_.emplace(definition, state, income_, rates_);
}

double Planner::pipsWorth(CornerId corner) const {
  double sum = 0;
  for (HexId id : definition_.map.corner(corner).hexes) {
    if (!id) continue;
    const Cell& cell = definition_.map.hex(id).cell;
    if (const Resource r = resourceOf(cell.terrain); r != Resource::None) sum += pipsOf(cell.number) * weightOf(r);
  }
  return sum;
}

double Planner::worth(CornerId corner) const {
  double sum = pipsWorth(corner);
  const auto& place = definition_.map.corner(corner);
  for (std::size_t i = 0; i < place.hexes.size(); ++i) {
    if (!place.hexes[i]) continue;
    const Cell& cell = definition_.map.hex(place.hexes[i]).cell;
    const Resource r = resourceOf(cell.terrain);
    if (r == Resource::None || !pipsOf(cell.number)) continue;
    bool isTwin = false;
    for (std::size_t j = 0; j < i; ++j)
      isTwin = isTwin || (place.hexes[j] && definition_.map.hex(place.hexes[j]).cell.terrain == cell.terrain);
    if (!isTwin && income(r) == 0) sum += 2.2;  // what we have not makes everything else worth more
  }
  for (Resource r : kAllResources)
    if (place.harbors >> static_cast<int>(r) & 1) sum += 0.4 + 0.8 * income(r);
  if (place.harbors >> 5 & 1) sum += 0.9;
  return sum;
}

double Planner::rounds(CardCounts hand, CardCounts cost) const {
  std::array<double, kResources> have{}, need{};
  double firstShort = 0;
  for (std::size_t i = 0; i < kResources; ++i) {
    have[i] = hand[kAllResources[i]];
    need[i] = cost[kAllResources[i]];
    firstShort += std::max(0.0, need[i] - have[i]);
  }
  for (double time = 0; time < habits_.longestWait; time += 0.5) {
    double lacking = 0, spare = 0;
    for (std::size_t i = 0; i < kResources; ++i) {
      const double left = have[i] + income_[i] * time - need[i];
      if (left < 0)
        lacking -= left;
      else
        spare += static_cast<int>(left / std::min(rates_[i], habits_.worstRate));
    }
    if (lacking <= spare + 1e-9) return time + 0.1 * firstShort;
  }
  return habits_.longestWait + firstShort;
}

double Planner::valueOf(CornerId corner, Piece::Kind building, double rounds) const {
  if (growth_) {
    const bool isNew = building == Piece::Settlement;
    const double bonus = isNew ? habits_.bonus * bonusAtStake(definition_, state_, seat_, corner) : 0;
    return 1 + bonus + growth_->of(corner, building, rounds);
  }
  return building == Piece::City ? 1 + pipsWorth(corner) / 16 : 1 + worth(corner) / 11;
}

bool Planner::isFree(CornerId corner) const {
  return state_.blocks[corner.value / 64].corners >> (corner.value % 64) & 1;
}

void Planner::consider(Goal goal, CardCounts hand, Goal& best) const {
  goal.rounds = rounds(hand, goal.cost);
  if (goal.score() > best.score()) best = goal;
}

/// The rounds until a settlement is paid that lies so many pieces of a route away. Many corners ask the same, so each
/// answer is found once.
class Planner::Waits {
 public:
  Waits(const Planner& planner, CardCounts hand, CardCounts piece) : planner_(planner), hand_(hand), piece_(piece) {
    rounds_.fill(kNotAsked);
  }
  CardCounts cost(int pieces) const { return planner_.definition_.rules.settlementCost + piece_ * pieces; }
  double rounds(int pieces) {
    double& known = rounds_[static_cast<std::size_t>(pieces)];
    if (known == kNotAsked) known = planner_.rounds(hand_, cost(pieces));
    return known;
  }

 private:
  static constexpr double kNotAsked = -1;
  const Planner& planner_;
  CardCounts hand_, piece_;
  std::array<double, kFarthestShips + 1> rounds_;
};

void Planner::considerCities(CardCounts hand, Goal& best) const {
  if (!me().cities) return;
  Goal goal{.kind = Goal::Kind::City, .cost = definition_.rules.cityCost, .step = definition_.rules.cityCost};
  double most = 0;
  for (int i = 0; i < state_.corners.size(); ++i) {
    const CornerId corner(i);
    if (!isMine(corner) || state_.at(corner).kind() != Piece::Settlement) continue;
    const double merit = growth_ ? growth_->of(corner, Piece::City, 0) : pipsWorth(corner);
    if (!goal.corner || merit > most) most = merit, goal.corner = corner;
  }
  if (!goal.corner) return;
  goal.rounds = rounds(hand, goal.cost);
  goal.value = valueOf(goal.corner, Piece::City, goal.rounds);
  if (goal.score() > best.score()) best = goal;
}

bool Planner::takes(EdgeId edge, Piece::Kind piece) const {
  const auto& place = definition_.map.edge(edge);
  return piece == Piece::Ship ? place.takesShip : place.takesRoad;
}

/// A route of such pieces can be lengthened or ends here: roads do not go on from ships (7.4).
bool Planner::isRouteEnd(CornerId corner, Piece::Kind piece) const {
  if (isMine(corner)) return true;
  for (EdgeId edge : definition_.map.corner(corner).edges)
    if (edge && state_.at(edge).isOf(seat_, piece)) return true;
  return false;
}

SmallVector<CornerId, 64> Planner::routeEnds(Piece::Kind piece) const {
  SmallVector<CornerId, 64> ends;
  for (const SeatBlock& at : state_.seatBlocks(seat_))
    for (std::uint64_t rest = at.reach.settle | at.reach.own; rest != 0; rest &= rest - 1) {
      const CornerId corner(at.block * 64 + std::countr_zero(rest));
      if (isAnothers(corner)) continue;
      if (definition_.hasShips && !isRouteEnd(corner, piece)) continue;
      ends.push_back(corner);
    }
  return ends;
}

/// Corners that can be settled, by the roads (or the ships) that are still lacking: a walk from the own network along
/// free edges.
void Planner::considerCorners(CardCounts hand, Piece::Kind piece, Goal& best) const {
  if (!me().settlements) return;
  constexpr std::uint8_t kFar = 0xff;
  const int farthest = std::min<int>(piece == Piece::Ship ? kFarthestShips : kFarthestRoads, left(piece));
  SmallVector<std::uint8_t, 64> steps(definition_.map.cornerCount(), kFar);
  SmallVector<EdgeId, 64> firstEdge(definition_.map.cornerCount());
  SmallVector<CornerId, 64> walk;
  for (CornerId corner : routeEnds(piece)) steps[corner.value] = 0, walk.push_back(corner);
  Waits waits(*this, hand, costOf(piece));
  for (int at = 0; at < walk.size(); ++at) {
    const CornerId corner = walk[at];
    const int roads = steps[corner.value];
    if (isFree(corner)) {
      Goal goal{.kind = roads ? Goal::Kind::Expansion : Goal::Kind::Settlement, .corner = corner};
      goal.edge = firstEdge[corner.value];
      goal.piece = piece;
      goal.cost = waits.cost(roads);
      goal.step = roads ? costOf(piece) : definition_.rules.settlementCost;
      goal.rounds = waits.rounds(roads);
      goal.value = valueOf(corner, Piece::Settlement, goal.rounds) * (1 - 0.12 * roads);  // another may be there first
      if (goal.score() > best.score()) best = goal;
    }
    if (roads >= farthest || isAnothers(corner)) continue;
    const auto& place = definition_.map.corner(corner);
    for (std::size_t i = 0; i < place.edges.size(); ++i) {
      const EdgeId edge = place.edges[i];
      if (!edge || !state_.at(edge).isEmpty() || !takes(edge, piece)) continue;
      const CornerId next = place.corners[i];
      if (steps[next.value] != kFar) continue;
      steps[next.value] = static_cast<std::uint8_t>(roads + 1);
      firstEdge[next.value] = roads ? firstEdge[corner.value] : edge;
      walk.push_back(next);
    }
  }
}

void Planner::considerLongestRoad(CardCounts hand, Goal& best) const {
  const SeatId holder = state_.awardsFor(seat_).longestRoad;
  if (holder == seat_) return;
  const int needed = std::max(definition_.rules.longestRoadFrom, holder ? state_.seat(holder).route + 1 : 0);
  const int lacking = needed - me().route;
  if (lacking > 2) return;
  Goal goal{.kind = Goal::Kind::LongestRoad};
  int longest = me().route;
  State trial = state_;
  const auto tryEdge = [&](int i, Piece::Kind piece) {
    std::uint64_t& routes = trial.reachOf(seat_, i / 128).routes[static_cast<std::size_t>(i % 128 / 64)];
    const std::uint64_t bit = 1ULL << (i % 64);
    trial.edges[i] = Piece(seat_, piece), routes ^= bit;
    if (const int length = longestRoute(definition_, trial, seat_); length > longest)
      longest = length, goal.edge = EdgeId(i), goal.piece = piece;
    trial.edges[i] = Piece(), routes ^= bit;
  };
  // Only where the seat can ever have pieces: for other blocks of a chain nothing is known of its reach.
  for (const SeatBlock& at : state_.seatBlocks(seat_))
    for (std::size_t w = 0; w < 2; ++w)
      for (int bit = 0; bit < 64; ++bit)
        for (Piece::Kind piece : {Piece::Road, Piece::Ship}) {
          const auto& joined = piece == Piece::Ship ? at.reach.ship : at.reach.road;
          if (lacking <= left(piece) && (joined[w] & at.open.edges[w] & (1ULL << bit)))
            tryEdge(at.block * 128 + static_cast<int>(w) * 64 + bit, piece);
        }
  if (!goal.edge) return;
  goal.cost = costOf(goal.piece) * lacking;
  goal.step = costOf(goal.piece);
  goal.value = habits_.longestRoad;
  consider(goal, hand, best);
}

void Planner::considerCard(CardCounts hand, Goal& best) const {
  if (state_.deckOf(seat_).isEmpty()) return;
  Goal goal{.kind = Goal::Kind::Card, .cost = definition_.rules.cardCost, .step = definition_.rules.cardCost};
  const SeatId holder = state_.awardsFor(seat_).largestArmy;
  const int knights = me().played[Card::Knight] + me().cards[Card::Knight];
  const int toBeat = holder ? state_.seat(holder).played[Card::Knight] + 1 : definition_.rules.largestArmyFrom;
  goal.value = habits_.card + (holder != seat_ && toBeat - knights <= 1 ? habits_.lastKnight : 0);
  consider(goal, hand, best);
}

Goal Planner::bestWith(CardCounts hand) const {
  Goal best;
  considerCities(hand, best);
  considerCorners(hand, Piece::Road, best);
  if (definition_.hasShips) considerCorners(hand, Piece::Ship, best);
  considerLongestRoad(hand, best);
  considerCard(hand, best);
  return best;
}

}  // namespace tapu
