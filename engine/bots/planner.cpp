// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/planner.h"

#include <algorithm>
#include <bit>

#include "engine/board/tally.h"
#include "engine/bots/yields.h"
#include "engine/play/at_stake.h"
#include "engine/play/near_view.h"
#include "engine/play/play.h"
#include "engine/rules/free_places.h"
#include "engine/rules/islands.h"
#include "engine/rules/pirate.h"
#include "engine/rules/routes.h"
#include "engine/rules/trade.h"
#include "engine/state/ground.h"

namespace tapu {

namespace {

// By the canonical order: grain and ore carry cities and cards, brick and lumber the first roads.
constexpr std::array<double, kResources> kWeight{1.0, 1.0, 0.85, 1.1, 1.05};
constexpr double kGoldWeight = 1.3;                    // any of them
constexpr int kFarthestRoads = 3, kFarthestShips = 4;  // the sea is wide
constexpr int kFarthestSail = 7;                       // to what the board asks for: islands, gifts, fog
constexpr double kWorthOfPoint = 11;                   // as `Planner::worth` reckons

/// Throws in a round: in turns every seat has one, in shared rounds one is for all (9.5).
int throwsInRound(const GameDefinition& definition) { return playsOnChain(definition.rules) ? 1 : definition.seats; }

double weightOf(Resource resource) { return kWeight[static_cast<std::size_t>(resource)]; }

/// The share of a goal's value after so many pieces of a route: another may be there first. Over the sea ways are
/// wider, and fewer go them.
double shareAfter(int pieces, bool usesSea) {
  constexpr double kEachOnLand = 0.12, kEachAtSea = 0.07, kEachFarther = 0.06;
  const double each = usesSea ? kEachAtSea : kEachOnLand;
  const int farther = std::max(0, pieces - kFarthestShips);
  return 1 - each * (pieces - farther) - kEachFarther * farther;
}

}  // namespace

CardCounts missing(CardCounts hand, CardCounts cost) {
  CardCounts result;
  for (Resource r : kAllResources)
    if (cost[r] > hand[r]) result += CardCounts::of(r, cost[r] - hand[r]);
  return result;
}

CardCounts surplus(CardCounts hand, CardCounts cost) { return missing(cost, hand); }

Planner::Planner(const GameDefinition& definition, const State& state, SeatId seat, SeaSense sense)
    : definition_(definition),
      state_(state),
      habits_(habitsFor(definition.rules)),
      seat_(seat),
      usesSea_(state.sea && sense == SeaSense::Uses) {
  const std::array<int, kResources> pips = earnedPips(me());
  for (Resource r : kAllResources) {
    const auto i = static_cast<std::size_t>(r);
    income_[i] = pips[i] / 36.0 * throwsInRound(definition);
    cardsARound_ += income_[i];
    rates_[i] = bankRate(definition, state, seat, r);
  }
  if (usesSea_) [[unlikely]]
    lookAtSea();
  if (habits_.worth == WorthOf::Growth) growth_.emplace(definition, state, income_, rates_);
}

void Planner::lookAtSea() {
  gold_ = goldPips(definition_, state_, seat_) / 36.0 * throwsInRound(definition_);
  cardsARound_ += gold_;
  if (!hasFog(state_)) return;
  underFog_ = underFog(state_.sea->fog);
  fogWorth_ = underFog_.goldPips * kGoldWeight;
  for (std::size_t i = 0; i < kResources; ++i) fogWorth_ += underFog_.pips[i] * kWeight[i];
}

double Planner::pipsWorth(CornerId corner) const {
  double sum = 0;
  for (HexId id : definition_.map.corner(corner).hexes) {
    if (!id) continue;
    const Ground ground = groundAt(definition_, state_, id);
    if (const Resource r = resourceOf(ground.terrain); r != Resource::None) sum += pipsOf(ground.number) * weightOf(r);
    if (!usesSea_) continue;
    if (ground.terrain == Terrain::Gold) sum += pipsOf(ground.number) * kGoldWeight;
    if (ground.terrain == Terrain::Fog) sum += fogWorth_;
  }
  return sum;
}

double Planner::pointsBeside(CornerId corner) const {
  const double bonus = state_.head.phase == Phase::Setup ? 0 : islandBonusAt(definition_, state_, seat_, corner);
  return bonus + giftWorth(definition_, state_, corner);
}

double Planner::worthOfFinds(EdgeId edge) const {
  if (!usesSea_) return 0;
  constexpr double kCard = 0.25, kGold = 0.35;  // in points
  constexpr double kOpened = 0.3;               // of the worth of the place that a turned cell opens
  double sum = kWorthOfPoint * giftWorth(definition_, state_, edge);
  if (!hasFog(state_)) return sum;
  for (const CornerId end : definition_.map.edge(edge).corners)
    if (coveredAt(definition_, state_, end))
      sum += kWorthOfPoint * (kCard * underFog_.card + kGold * underFog_.gold) + kOpened * worth(end);
  return sum;
}

double Planner::worth(CornerId corner) const {
  double sum = pipsWorth(corner);
  const auto& place = definition_.map.corner(corner);
  for (std::size_t i = 0; i < place.hexes.size(); ++i) {
    if (!place.hexes[i]) continue;
    const Ground ground = groundAt(definition_, state_, place.hexes[i]);
    const Resource r = resourceOf(ground.terrain);
    if (r == Resource::None || !pipsOf(ground.number)) continue;
    bool isTwin = false;
    for (std::size_t j = 0; j < i; ++j)
      isTwin = isTwin || (place.hexes[j] && groundAt(definition_, state_, place.hexes[j]).terrain == ground.terrain);
    if (!isTwin && income(r) == 0) sum += 2.2;  // a resource we lack makes everything else worth more
  }
  for (Resource r : kAllResources)
    if (place.harbors >> static_cast<int>(r) & 1) sum += 0.4 + 0.8 * income(r);
  if (place.harbors >> 5 & 1) sum += 0.9;
  return usesSea_ ? sum + kWorthOfPoint * pointsBeside(corner) + worthOfChoice(corner) : sum;
}

/// Gold brings what is lacking (14.1), as a corner with a new resource does.
double Planner::worthOfChoice(CornerId corner) const {
  constexpr double kLacking = 2.2;
  const bool lacks = std::ranges::any_of(income_, [](double income) { return income == 0; });
  const auto pays = [&](HexId hex) {
    if (!hex) return false;
    const Ground ground = groundAt(definition_, state_, hex);
    return ground.terrain == Terrain::Gold && pipsOf(ground.number) > 0;
  };
  return lacks && gold_ == 0 && std::ranges::any_of(definition_.map.corner(corner).hexes, pays) ? kLacking : 0;
}

double Planner::robbedBy(HexId robber) const {
  if (!robber) return 0;
  const auto& place = definition_.map.hex(robber);
  int cards = 0;
  for (CornerId corner : place.corners)
    if (corner && isMine(corner)) cards += state_.at(corner).yield();
  return cards * pipsOf(groundAt(definition_, state_, robber).number) / 36.0;
}

double Planner::robbed() const {
  double most = 0;
  if (!definition_.map.isChain()) {
    for (HexId robber : state_.robbers) most = std::max(most, robbedBy(robber));
    return most;
  }
  // Those of the boards where it may build (9.11), and of the boards beyond, whose seams these share.
  for (int step = -NearView::kSteps; step <= NearView::kSteps; ++step) {
    if (const auto board = definition_.map.boardBeside(me().home, step))
      for (int s = definition_.seatsAt(*board).first; s < definition_.seatsAt(*board).end; ++s)
        most = std::max(most, robbedBy(state_.robbers[s]));
  }
  return most;
}

namespace {

/// The first half round of `count` from 0 on at which `isPaid`, which stays true once it is; `count` if there is none.
template <class IsPaid>
int firstHalf(int count, IsPaid isPaid) {
  int unpaid = -1, step = 1;
  while (unpaid + step < count && !isPaid(unpaid + step)) {
    unpaid += step;
    step *= 2;
  }
  int paid = std::min(unpaid + step, count);
  while (paid - unpaid > 1) {
    const int middle = (unpaid + paid) / 2;
    (isPaid(middle) ? paid : unpaid) = middle;
  }
  return paid;
}

}  // namespace

double Planner::rounds(CardCounts hand, CardCounts cost) const {
  std::array<double, kResources> have{}, need{}, asked{};
  double firstShort = 0;
  for (std::size_t i = 0; i < kResources; ++i) {
    have[i] = hand[kAllResources[i]];
    need[i] = cost[kAllResources[i]];
    asked[i] = std::min(rates_[i], habits_.worstRate);
    firstShort += std::max(0.0, need[i] - have[i]);
  }
  if (firstShort == 0) return 0;
  const auto isPaid = [&](int half) {
    const double throws = half * 0.5;
    double lacking = 0, spare = 0;
    for (std::size_t i = 0; i < kResources; ++i) {
      const double left = have[i] + income_[i] * throws - need[i];
      lacking += std::max(0.0, -left);
      spare += static_cast<int>(std::max(0.0, left) / asked[i]);
    }
    return lacking <= spare + gold_ * throws + 1e-9;
  };
  const int halves = static_cast<int>(habits_.longestWait * 2), half = firstHalf(halves, isPaid);
  return half < halves ? half * 0.5 + 0.1 * firstShort : habits_.longestWait + firstShort;
}

void Planner::appraise(Prospect& prospect, Piece::Kind building) const {
  const CornerId corner = prospect.corner;
  if (growth_) {
    const bool isNew = building == Piece::Settlement;
    prospect.value = 1 + (isNew ? habits_.bonus * bonusAtStake(definition_, state_, seat_, corner) : 0);
    prospect.pace = growth_->of(corner, building);
  } else {
    prospect.value = building == Piece::City ? 1 + pipsWorth(corner) / 16 : 1 + worth(corner) / kWorthOfPoint;
  }
}

bool Planner::isFree(CornerId corner) const { return hasCorner(state_.blocks[blockOf(corner)].corners, corner); }

/// The rounds until goals are paid with a hand. Many corners ask the same, so each answer is found once.
class Planner::Waits {
 public:
  Waits(const Planner& planner, CardCounts hand) : planner_(planner), hand_(hand) {
    for (auto& ofPiece : rounds_) ofPiece.fill(kNotAsked);
  }
  double rounds(const Prospect& prospect, CardCounts cost) {
    if (prospect.kind != Goal::Kind::Settlement && prospect.kind != Goal::Kind::Expansion)
      return planner_.rounds(hand_, cost);
    double& known = rounds_[prospect.piece][static_cast<std::size_t>(prospect.pieces)];
    if (known == kNotAsked) known = planner_.rounds(hand_, cost);
    return known;
  }

 private:
  static constexpr double kNotAsked = -1;
  const Planner& planner_;
  CardCounts hand_;
  std::array<std::array<double, kFarthestSail + 1>, 2> rounds_;
};

void Planner::findCity(Prospects& found) const {
  if (!me().cities) return;
  Prospect city{Goal::Kind::City};
  double most = 0;
  for (const SeatBlock& at : state_.seatBlocks(seat_)) {
    for (std::uint64_t rest = at.reach.own; rest != 0; rest &= rest - 1) {
      const CornerId corner(firstCorner(at.block) + std::countr_zero(rest));
      if (!isMine(corner) || state_.at(corner).kind() != Piece::Settlement) continue;
      const double merit = growth_ ? growth_->of(corner, Piece::City) : pipsWorth(corner);
      if (!city.corner || merit > most) {
        most = merit;
        city.corner = corner;
      }
    }
  }
  if (!city.corner) return;
  appraise(city, Piece::City);
  found.push_back(city);
}

bool Planner::takes(EdgeId edge, Piece::Kind piece) const {
  const bool isSpoilt = piece == Piece::Ship && isByPirate(definition_, state_, edge);
  return !isSpoilt && rules::takesPiece(definition_, state_, edge, piece);
}

/// A route of such pieces can be lengthened or ends here: roads do not go on from ships (7.4).
bool Planner::isRouteEnd(CornerId corner, Piece::Kind piece) const {
  if (isMine(corner)) return true;
  for (EdgeId edge : definition_.map.corner(corner).edges)
    if (edge && state_.at(edge).isOf(seat_, piece)) return true;
  return false;
}

SmallVector<CornerId, kCornersOfBlock> Planner::routeEnds(Piece::Kind piece) const {
  SmallVector<CornerId, kCornersOfBlock> ends;
  for (const SeatBlock& at : state_.seatBlocks(seat_)) {
    for (std::uint64_t rest = at.reach.settle | at.reach.own; rest != 0; rest &= rest - 1) {
      const CornerId corner(firstCorner(at.block) + std::countr_zero(rest));
      if (isAnothers(corner)) continue;
      if (definition_.hasShips && !isRouteEnd(corner, piece)) continue;
      ends.push_back(corner);
    }
  }
  return ends;
}

/// Corners that can be settled, by the roads (or the ships) that are still lacking: a walk from the own network along
/// free edges; and what such a way finds.
void Planner::findCorners(Piece::Kind piece, Prospects& found) const {
  if (!me().settlements && !usesSea_) return;
  constexpr std::uint8_t kFar = 0xff;
  const int ofShips = usesSea_ ? kFarthestSail : kFarthestShips;
  const int farthest = std::min<int>(piece == Piece::Ship ? ofShips : kFarthestRoads, left(piece));
  const int blocks = definition_.map.blocks(), known = std::min<int>(state_.slots + 2, blocks);
  const int before = known < blocks ? (me().firstBlock + blocks - 1) % blocks : 0;
  const auto placeOf = [&](CornerId corner) {  // the blocks that walks can come to, counted from the first
    const int block = blockOf(corner) - before;
    return (block < 0 ? block + blocks : block) * kCornersOfBlock + static_cast<int>(corner.value % kCornersOfBlock);
  };
  SmallVector<std::uint8_t, kCornersOfBlock> steps(firstCorner(known), kFar);
  SmallVector<EdgeId, kCornersOfBlock> firstSteps(firstCorner(known));
  SmallVector<double, kCornersOfBlock> finds(usesSea_ ? firstCorner(known) : 0);  // on the way there, in points
  SmallVector<CornerId, kCornersOfBlock> walk;
  for (CornerId corner : routeEnds(piece)) {
    steps[placeOf(corner)] = 0;
    walk.push_back(corner);
  }
  for (int at = 0; at < walk.size(); ++at) {
    const CornerId corner = walk[at];
    const int roads = steps[placeOf(corner)];
    if (isFree(corner) && me().settlements) {
      Prospect place{roads ? Goal::Kind::Expansion : Goal::Kind::Settlement, piece, roads, corner};
      place.edge = firstSteps[placeOf(corner)];
      appraise(place, Piece::Settlement);
      if (usesSea_) place.value += finds[placeOf(corner)];
      found.push_back(place);
    }
    if (roads >= farthest || isAnothers(corner)) continue;
    const auto& place = definition_.map.corner(corner);
    for (std::size_t i = 0; i < place.edges.size(); ++i) {
      const EdgeId edge = place.edges[i];
      if (!edge || !state_.at(edge).isEmpty() || !takes(edge, piece)) continue;
      const CornerId next = place.corners[i];
      // Boards may be one hex wide: nothing can be built beyond the known part of a chain.
      if (placeOf(next) >= firstCorner(known) || steps[placeOf(next)] != kFar) continue;
      steps[placeOf(next)] = static_cast<std::uint8_t>(roads + 1);
      firstSteps[placeOf(next)] = roads ? firstSteps[placeOf(corner)] : edge;
      walk.push_back(next);
      if (!usesSea_) continue;
      const double here = worthOfFinds(edge) / kWorthOfPoint, all = finds[placeOf(corner)] + here;
      finds[placeOf(next)] = all;
      if (here > 0) found.push_back({Goal::Kind::Find, piece, roads + 1, next, firstSteps[placeOf(next)], all});
    }
  }
}

void Planner::findLongestRoad(Prospects& found) const {
  const SeatId holder = state_.awardsFor(seat_).longestRoad;
  if (holder == seat_) return;
  const int needed = std::max(definition_.rules.longestRoadFrom, holder ? state_.seat(holder).route + 1 : 0);
  const int lacking = needed - me().route;
  if (lacking > 2) return;
  Prospect award{.kind = Goal::Kind::LongestRoad, .pieces = lacking, .value = habits_.longestRoad};
  int longest = me().route;
  const auto tryEdge = [&](int i, Piece::Kind piece) {
    if (const int length = rules::routeWithAlso(definition_, state_, seat_, EdgeId(i), piece); length > longest) {
      longest = length;
      award.edge = EdgeId(i);
      award.piece = piece;
    }
  };
  // Only where the seat can ever have pieces: for other blocks of a chain nothing is known of its reach.
  for (const SeatBlock& at : state_.seatBlocks(seat_)) {
    for (std::size_t w = 0; w < 2; ++w) {
      for (int bit = 0; bit < kWordBits; ++bit) {
        for (Piece::Kind piece : {Piece::Road, Piece::Ship}) {
          const auto& joined = piece == Piece::Ship ? at.reach.ship : at.reach.road;
          if (lacking <= left(piece) && (joined[w] & at.open.edges[w] & (1ULL << bit)))
            tryEdge(firstEdge(at.block) + static_cast<int>(w) * kWordBits + bit, piece);
        }
      }
    }
  }
  if (award.edge) found.push_back(award);
}

void Planner::findCard(Prospects& found) const {
  if (state_.deckOf(seat_).isEmpty()) return;
  const SeatId holder = state_.awardsFor(seat_).largestArmy;
  const int knights = me().played[Card::Knight] + me().cards[Card::Knight];
  const int toBeat = holder ? state_.seat(holder).played[Card::Knight] + 1 : definition_.rules.largestArmyFrom;
  const bool isLast = holder != seat_ && toBeat - knights <= 1;
  const double knight = me().cards[Card::Knight] ? 0 : habits_.robbedCard * robbed();
  found.push_back({.kind = Goal::Kind::Card, .value = habits_.card + (isLast ? habits_.lastKnight : 0) + knight});
}

const Planner::Prospects& Planner::prospects() const {
  if (!prospects_) {
    Prospects& found = prospects_.emplace();
    findCity(found);
    findCorners(Piece::Road, found);
    if (definition_.hasShips) findCorners(Piece::Ship, found);
    findLongestRoad(found);
    findCard(found);
  }
  return *prospects_;
}

CardCounts Planner::costOf(const Prospect& prospect) const {
  const Rules& rules = definition_.rules;
  switch (prospect.kind) {
    case Goal::Kind::City: return rules.cityCost;
    case Goal::Kind::Settlement:
    case Goal::Kind::Expansion: return rules.settlementCost + costOf(prospect.piece) * prospect.pieces;
    case Goal::Kind::Find:
    case Goal::Kind::LongestRoad: return costOf(prospect.piece) * prospect.pieces;
    case Goal::Kind::Card: return rules.cardCost;
    case Goal::Kind::None: break;
  }
  return {};
}

Goal Planner::goalOf(const Prospect& prospect, Waits& waits) const {
  Goal goal{.kind = prospect.kind, .corner = prospect.corner, .edge = prospect.edge, .piece = prospect.piece};
  goal.cost = goal.step = costOf(prospect);
  const bool isFarther = prospect.kind == Goal::Kind::Expansion || prospect.kind == Goal::Kind::Find;
  if (isFarther || prospect.kind == Goal::Kind::LongestRoad) goal.step = costOf(prospect.piece);
  goal.rounds = waits.rounds(prospect, goal.cost);
  goal.value = prospect.value;
  if (growth_ && goal.corner) goal.value += growth_->until(goal.rounds, prospect.pace);
  if (isFarther) goal.value *= shareAfter(prospect.pieces, usesSea_);
  return goal;
}

Goal Planner::bestPayable() const {
  const CardCounts hand = me().hand;
  Goal best;
  Waits waits(*this, hand);
  for (const Prospect& prospect : prospects()) {
    const Goal goal = goalOf(prospect, waits);
    if (goal.kind == Goal::Kind::Expansion || !hand.covers(goal.step)) continue;
    if (goal.score() > best.score()) best = goal;
  }
  return best;
}

bool Planner::mayBeat(const Goal& best, const Prospect& prospect, CardCounts hand) const {
  constexpr double kFewCards = 1e-3, kNothing = 1e-6;  // a throw; rounds, for errors of reckoning
  const int lacking = costOf(prospect).total() - hand.total();
  Goal most;
  // A trade makes no more cards of fewer, so these have to come in.
  most.rounds = lacking > 0 ? std::min(habits_.longestWait, lacking / std::max(cardsARound_, kFewCards)) - kNothing : 0;
  most.value = prospect.value;
  if (growth_ && prospect.corner) most.value += std::max(0.0, growth_->until(most.rounds, prospect.pace));
  return most.score() > best.score();
}

Goal Planner::bestWith(CardCounts hand) const {
  Goal best;
  Waits waits(*this, hand);
  for (const Prospect& prospect : prospects())
    if (mayBeat(best, prospect, hand))
      if (const Goal goal = goalOf(prospect, waits); goal.score() > best.score()) best = goal;
  return best;
}

}  // namespace tapu
