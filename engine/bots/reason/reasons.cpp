// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/reason/reasons.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>

#include "engine/board/tally.h"
#include "engine/bots/reason/strengths.h"
#include "engine/bots/reason/weighed.h"
#include "engine/bots/yields.h"
#include "engine/play/play.h"

namespace tapu {

namespace {

constexpr int kGenericBit = 5;  ///< of Topology::CornerPlace::harbors

bool isOpenCorner(const State& state, CornerId corner) {
  return hasCorner(state.blocks[blockOf(corner)].corners, corner);
}

/// The resource with the fewest pips on the whole map, of those that it has; None if two have equally few.
Resource scarcest(const GameDefinition& definition, const State& state) {
  std::array<int, kResources> pips{};
  for (int i = 0; i < definition.map.hexCount(); ++i)
    if (const Ground ground = groundAt(definition, state, HexId(i)); resourceOf(ground.terrain) != Resource::None)
      pips[static_cast<std::size_t>(resourceOf(ground.terrain))] += pipsOf(ground.number);
  const auto least = std::ranges::min_element(pips);
  return std::ranges::count(pips, *least) == 1 ? kAllResources[static_cast<std::size_t>(least - pips.begin())]
                                               : Resource::None;
}

/// Another seat that could settle at this corner next, as it has a route there.
SeatId whoComesNext(const GameDefinition& definition, const State& state, SeatId seat, CornerId corner) {
  const int block = blockOf(corner);
  for (int i = 0; i < definition.seats; ++i) {
    const SeatId other(i);
    if (other == seat || state.seat(other).settlements == 0) continue;
    const int slot = state.slotOf(other, block);
    if (slot >= 0 && slot < state.slots && hasCorner(state.reachOf(other, block).settle, corner)) return other;
  }
  return {};
}

class Finder {
 public:
  Finder(const Deed& deed, const Shift& shift)
      : deed_(deed), definition_(deed.definition), before_(deed.before), seat_(deed.move.seat), found_(shift) {}

  const Weighed& all() {
    const Action& action = deed_.move.action;
    using enum ActionKind;
    const ActionKind kind = action.kind;
    if (kind == Settlement) ofSettlement(action.corner());
    if (kind == StartCards) ofStartCards(action.corner());
    if (kind == StartCity || kind == City) ofCity(action.corner());
    if (kind == Road || kind == Ship) ofRoute(action.edge());
    if (kind == MoveShip) ofRoute(action.target());
    if (kind == Robber) addRobberReasons(deed_, found_);
    if (kind == Pirate) addPirateReasons(deed_, found_);
    if (kind == Knight) addKnightReasons(deed_, found_);
    if (kind == BuyCard) addPurchaseReasons(deed_, found_);
    if (kind == RoadBuilding) ofFreeRoads();
    if (kind == DeclareVictory) found_.add(says::kWins, because::Plain{because::Plain::Wins});
    if (kind != BuyCard && kind != Robber && kind != Pirate) ofAwards();
    knowsHand() ? addCardReasons(deed_, found_) : addTradeReasons(deed_, found_);
    return found_;
  }

 private:
  const Topology& map() const { return definition_.map; }
  bool knowsHand() const { return knowsHandOf(deed_); }

  void ofSettlement(CornerId corner) {
    ofPips(corner);
    ofKinds(corner);
    ofHarbor(corner);
    if (const SeatId other = whoComesNext(definition_, before_, seat_, corner); other)
      found_.add(says::kBefore, because::Site{.kind = because::Site::Before, .corner = corner, .seat = other});
    addSeaReasonsAt(deed_, corner, found_);
    // In the set-up each corner brings the same.
    if (before_.head.phase == Phase::Play) found_.add(says::kPoint, because::Points{because::Points::Brings, 1});
  }

  void ofPips(CornerId corner) {
    const int pips = pipsAt(definition_, before_, corner);
    CornerId best;
    int most = 0;
    for (int i = 0; i < map().cornerCount(); ++i)
      if (const CornerId other(i); map().has(other) && other != corner && mayCompare(other))
        if (const int has = pipsAt(definition_, before_, other); has > most) {
          most = has;
          best = other;
        }
    if (pips == 0) return;
    ofRobberHere(corner, 1);
    const CornerId beside = richestBeside(),
                   rival = beside && pipsAt(definition_, before_, beside) > pips ? beside : best;
    if (rival && pipsAt(definition_, before_, rival) > pips &&
        (ofRather(corner, rival, richerThan(corner)) || (rival == beside && ofRather(corner, rival, {rival}))))
      return;
    // If another advised corner has more pips, pips are not named first.
    Strength strength = says::kPips;
    if (beside && pipsAt(definition_, before_, beside) > pips)
      strength = strength.atMost(says::kBeatenPips.of(most - pips));
    const Compared rank = pips > most ? Compared::Most : Compared::Equal;
    const Compared shown = before_.head.phase == Phase::Setup ? rank : Compared::MostInReach;
    const Compared how = pips < most ? Compared::Less : shown;
    const int paying = pips - robbedPipsAt(corner);
    if (paying == 0) strength = strength.atMost(says::kNothingPays);
    found_.add(pips < most ? strength.of(most - pips) : strength + says::kMostPips,
               because::Yield{.kind = because::Yield::Brings,
                              .corner = corner,
                              .pips = pips,
                              .compared = how,
                              .paying = paying,
                              .robbed = robbedHexesAt(deed_, corner)});
  }

  /// The corner with the most pips among those of acts advised beside this one.
  CornerId richestBeside() const {
    CornerId best;
    for (const Action& other : deed_.beside)
      if (other.kind == deed_.move.action.kind && other.hasPlace())
        if (!best || pipsAt(definition_, before_, other.corner()) > pipsAt(definition_, before_, best))
          best = other.corner();
    return best;
  }

  /// Why a corner rather than one with more pips: the merits that none of these has. False if none.
  bool ofRather(CornerId corner, CornerId rival, const std::vector<CornerId>& richer) {
    because::Rather told{.kind = because::Rather::Brings,
                         .corner = corner,
                         .other = rival,
                         .pips = pipsAt(definition_, before_, corner),
                         .others = pipsAt(definition_, before_, rival)};
    CardCounts gain;
    for (const Resource each : kAllResources)
      if (newKindsAt(corner)[each] &&
          std::ranges::none_of(richer, [&](CornerId other) { return kindsAt(definition_, before_, other)[each] > 0; }))
        gain += CardCounts::of(each);
    told.cards = gain;
    if (gain.isEmpty() && !ofTogether(corner, richer, told) && !ofLastGood(corner, richer, told) &&
        !ofRatherHarbor(corner, richer, told))
      return false;
    found_.add(says::kRather, told);
    return true;
  }

  /// The corners that the seat could have taken instead and that have more pips.
  std::vector<CornerId> richerThan(CornerId corner) const {
    std::vector<CornerId> richer;
    for (int i = 0; i < map().cornerCount(); ++i)
      if (const CornerId other(i); map().has(other) && other != corner && mayCompare(other))
        if (pipsAt(definition_, before_, other) > pipsAt(definition_, before_, corner)) richer.push_back(other);
    return richer;
  }

  /// The pieces that the resources of a corner pay for together, alone or with those that the seat gets already.
  bool ofTogether(CornerId corner, const std::vector<CornerId>& richer, because::Rather& told) const {
    const Rules& rules = definition_.rules;
    CardCounts own, all;
    for (std::size_t i = 0; i < kResources; ++i) {
      all += CardCounts::of(kAllResources[i]);
      if (printedPips(deed_, seat_)[i] > 0) own += CardCounts::of(kAllResources[i]);
    }
    struct Purpose {
      CardCounts cost;
      Goal::Kind goal;
      CardCounts with;  ///< the seat's present income, if that counts
    };
    const std::array purposes{
        Purpose{all, Goal::Kind::None, own}, Purpose{rules.cityCost + rules.cardCost, Goal::Kind::Card, {}},
        Purpose{rules.settlementCost, Goal::Kind::Settlement, own}, Purpose{rules.cityCost, Goal::Kind::City, {}},
        Purpose{rules.roadCost, Goal::Kind::LongestRoad, {}}};
    for (const Purpose& each : purposes) {
      const auto pays = [&](CardCounts kinds) {
        return std::ranges::all_of(kAllResources,
                                   [&](Resource r) { return !each.cost[r] || kinds[r] || each.with[r]; });
      };
      const auto paysAt = [&](CornerId at) { return pays(kindsAt(definition_, before_, at)); };
      if (pays({}) || !paysAt(corner) || std::ranges::any_of(richer, paysAt)) continue;
      told.kind = because::Rather::Together;
      told.pays = each.goal;
      for (const Resource r : kAllResources)
        if (each.cost[r] && kindsAt(definition_, before_, corner)[r] && !each.with[r]) told.cards += CardCounts::of(r);
      return true;
    }
    return false;
  }

  /// A resource of which this corner has more than every corner with more pips; of several the one scarcest on the
  /// island.
  bool ofLastGood(CornerId corner, const std::vector<CornerId>& richer, because::Rather& told) const {
    constexpr int kGood = 4;
    if (richer.size() != richerThan(corner).size()) return false;  // it holds for all of them
    int fewest = 0;
    for (const Resource each : kAllResources) {
      const int pips = pipsAt(definition_, before_, corner, each);
      const auto hasAsMany = [&](CornerId other) { return pipsAt(definition_, before_, other, each) >= pips; };
      if (pips < kGood || robbedAt(corner, each) > 0 || std::ranges::any_of(richer, hasAsMany)) continue;
      int all = 0;
      for (int i = 0; i < map().hexCount(); ++i)
        if (const Ground ground = groundAt(definition_, before_, HexId(i)); resourceOf(ground.terrain) == each)
          all += pipsOf(ground.number);
      if (told.kind == because::Rather::LastGood && all >= fewest) continue;
      fewest = all;
      told.kind = because::Rather::LastGood;
      told.cards = CardCounts::of(each);
    }
    return told.kind == because::Rather::LastGood;
  }

  /// A harbor that is of use: for any resource, or for one that the corner brings or the seat gets.
  bool ofRatherHarbor(CornerId corner, const std::vector<CornerId>& richer, because::Rather& told) const {
    unsigned harbors = map().corner(corner).harbors & ~unsigned{before_.seat(seat_).rates};
    for (const CornerId other : richer) harbors &= ~unsigned{map().corner(other).harbors};
    const std::array<int, kResources> income = printedPips(deed_, seat_);
    told.kind = because::Rather::AtHarbor;
    told.cards = {};
    for (std::size_t i = 0; i < kResources; ++i)
      if ((harbors >> i & 1) && (income[i] > 0 || kindsAt(definition_, before_, corner)[kAllResources[i]])) {
        told.cards = CardCounts::of(kAllResources[i]);
        return true;
      }
    return (harbors >> kGenericBit & 1) != 0;
  }

  /// The resources of a corner that the seat got from nowhere yet; all of them before its first settlement.
  CardCounts newKindsAt(CornerId corner) const {
    const std::array<int, kResources> income = printedPips(deed_, seat_);
    const CardCounts kinds = kindsAt(definition_, before_, corner);
    CardCounts news;
    for (std::size_t i = 0; i < kResources; ++i)
      if (kinds[kAllResources[i]] && income[i] == 0) news += CardCounts::of(kAllResources[i]);
    return news;
  }

  /// Pips are those of the map; a robber beside the corner keeps some of them back for now, from a building that gets
  /// so many cards of each hex.
  void ofRobberHere(CornerId corner, int cards) {
    for (const HexId hex : robbedHexesAt(deed_, corner))
      found_.add(says::kRobberHere, because::OwnLoss{because::OwnLoss::Here,
                                                     cards * pipsOf(groundAt(definition_, before_, hex).number), hex});
  }

  /// Pips of a corner that do not pay while the robbers stay.
  int robbedPipsAt(CornerId corner) const {
    int pips = 0;
    for (const HexId hex : robbedHexesAt(deed_, corner)) pips += pipsOf(groundAt(definition_, before_, hex).number);
    return pips;
  }

  /// The corners that the seat could have taken instead: in the set-up all free ones, later those that it reaches.
  bool mayCompare(CornerId other) const {
    if (!isOpenCorner(before_, other)) return false;
    if (before_.head.phase == Phase::Setup) return true;
    const int block = blockOf(other), slot = before_.slotOf(seat_, block);
    return slot >= 0 && slot < before_.slots && hasCorner(before_.reachOf(seat_, block).settle, other);
  }

  /// One of the start settlements brings a card of each of its hexes (9.16).
  void ofStartCards(CornerId corner) {
    const CardCounts cards = cardsAround(definition_, before_, corner);
    if (!cards.isEmpty()) found_.add(says::kStartCards, because::Kinds{because::Kinds::AtOnce, cards});
  }

  void ofKinds(CornerId corner) {
    const CardCounts kinds = kindsAt(definition_, before_, corner), news = newKindsAt(corner);
    const bool hasIncome = std::ranges::any_of(printedPips(deed_, seat_), [](int pips) { return pips > 0; });
    if (hasIncome && !news.isEmpty())
      return found_.add(says::kNewKinds.of(news.total()), because::Kinds{because::Kinds::New, news});
    if (hasIncome) return;
    constexpr int kMany = 3;  // two kinds are no merit
    const Resource rare = scarcest(definition_, before_);
    const bool hasRare = rare != Resource::None && kinds[rare] > 0;
    // A kind that corners with more pips bring too is hardly a merit of this one.
    const auto bringsIt = [&](CornerId other) { return kindsAt(definition_, before_, other)[rare] > 0; };
    if (kinds.total() < kMany && hasRare)
      found_.add(std::ranges::any_of(richerThan(corner), bringsIt) ? says::kScarceEverywhere : says::kScarce,
                 because::Kinds{because::Kinds::Scarce, CardCounts::of(rare)});
    if (kinds.total() < kMany) return;
    found_.add(says::kManyKinds, because::Kinds{because::Kinds::Many, kinds, hasRare ? rare : Resource::None});
  }

  /// A harbor at the corner; in the set-up also one that a settlement two pieces away could use.
  void ofHarbor(CornerId corner) {
    const unsigned here = map().corner(corner).harbors, had = before_.seat(seat_).rates;
    if (here & ~had) return addHarbor(here & ~had, corner, because::HarborUse::Here);
    if (before_.head.phase != Phase::Setup) return;
    unsigned near = 0;
    for (const CornerId next : map().corner(corner).corners) {
      if (!next || !before_.at(next).isEmpty()) continue;
      for (const CornerId far : map().corner(next).corners)
        if (far && far != corner && isOpenCorner(before_, far)) near |= map().corner(far).harbors;
    }
    if (near & ~had) addHarbor(near & ~had, corner, because::HarborUse::Nearby);
  }

  /// The harbor, of several, for the resource that the seat gets most of.
  void addHarbor(unsigned harbors, CornerId corner, because::HarborUse::Kind where) {
    const std::array<int, kResources> income = printedPips(deed_, seat_);
    Resource best = Resource::None;
    int most = 0;
    for (std::size_t i = 0; i < kResources; ++i) {
      int pips = income[i];
      for (const HexId hex : map().corner(corner).hexes)
        if (hex && resourceOf(groundAt(definition_, before_, hex).terrain) == kAllResources[i])
          pips += pipsOf(groundAt(definition_, before_, hex).number);
      if ((harbors >> i & 1) && pips > most) {
        most = pips;
        best = kAllResources[i];
      }
    }
    const bool isGeneric = harbors >> kGenericBit & 1;
    if (best == Resource::None && !isGeneric) return;  // a harbor is of little use for a kind the seat does not get
    constexpr int kNearby = 2;                         // pieces of a route
    const Strength here = best == Resource::None ? says::kAnyHarbor : says::kHarbor.of(most);
    found_.add(where == because::HarborUse::Here ? here : here * says::kHarborAway,
               because::HarborUse{where, best, where == because::HarborUse::Nearby ? kNearby : 0});
  }

  void ofCity(CornerId corner) {
    const int pips = pipsAt(definition_, before_, corner);
    const CornerId rival = deed_.beside.empty() ? richestOwn() : richestBeside();
    const int less = rival ? std::max(0, pipsAt(definition_, before_, rival) - pips) : 0;
    ofRobberHere(corner, Piece(seat_, Piece::City).yield());
    ofOnlySource(corner, less > 0 ? says::kOnlySourceRather : says::kOnlySource);
    if (less > 0) ofOtherKinds(corner, rival);
    if (pips > 0)
      found_.add(says::kDoubles.of(less), because::Yield{.kind = because::Yield::Doubles,
                                                         .corner = corner,
                                                         .pips = pips,
                                                         .paying = pips - robbedPipsAt(corner),
                                                         .robbed = robbedHexesAt(deed_, corner)});
    addSeaReasonsAt(deed_, corner, found_);
    if (deed_.move.action.kind == ActionKind::City)
      found_.add(says::kCityPoint, because::Points{because::Points::Brings, 1});
  }

  /// A city rather than one with more pips: it doubles kinds that the other does not bring.
  void ofOtherKinds(CornerId corner, CornerId rival) {
    const CardCounts here = kindsAt(definition_, before_, corner), there = kindsAt(definition_, before_, rival);
    CardCounts others;
    for (const Resource each : kAllResources)
      if (here[each] && !there[each]) others += CardCounts::of(each);
    if (others.isEmpty()) return;
    found_.add(says::kCityRather, because::Rather{.kind = because::Rather::Doubles,
                                                  .corner = corner,
                                                  .other = rival,
                                                  .pips = pipsAt(definition_, before_, corner),
                                                  .others = pipsAt(definition_, before_, rival),
                                                  .cards = others});
  }

  /// The settlement of the seat with the most pips.
  CornerId richestOwn() const {
    CornerId best;
    for (int i = 0; i < before_.corners.size(); ++i)
      if (const CornerId own(i); before_.at(own).isOf(seat_) && before_.at(own).kind() == Piece::Settlement)
        if (!best || pipsAt(definition_, before_, own) > pipsAt(definition_, before_, best)) best = own;
    return best;
  }

  /// The resource that the seat gets at this corner alone; of several the scarcest.
  void ofOnlySource(CornerId corner, Strength strength) {
    const std::array<int, kResources> all = printedPips(deed_, seat_);
    because::Income only{because::Income::OnlySource};
    for (std::size_t i = 0; i < kResources; ++i) {
      int here = 0;
      for (const HexId hex : map().corner(corner).hexes)
        if (hex && resourceOf(groundAt(definition_, before_, hex).terrain) == kAllResources[i])
          here += pipsOf(groundAt(definition_, before_, hex).number);
      if (here == 0 || here != all[i]) continue;
      const int paying = here - robbedAt(corner, kAllResources[i]);
      if (paying == 0 || (only.pips > 0 && paying >= only.pips)) continue;
      only.pips = paying;
      only.cards = CardCounts::of(kAllResources[i]);
    }
    if (only.pips > 0) found_.add(strength, only);
  }

  /// Pips of this resource at a corner that do not pay while the robber stays.
  int robbedAt(CornerId corner, Resource kind) const {
    int pips = 0;
    for (const HexId hex : robbedHexesAt(deed_, corner))
      if (resourceOf(groundAt(definition_, before_, hex).terrain) == kind)
        pips += pipsOf(groundAt(definition_, before_, hex).number);
    return pips;
  }

  /// The best corner that a route over this edge leads to: at its end, or up to two pieces further.
  struct RouteGoal {
    CornerId corner;
    int lacking = 0;
  };
  RouteGoal goalOf(EdgeId edge) const {
    if (!edge) return {};
    const Planner planner(definition_, before_, seat_);
    struct Way {
      CornerId corner, from;
      int lacking;
    };
    std::vector<Way> ways;
    for (const CornerId end : map().edge(edge).corners)
      if (end && !isAtHome(end)) ways.push_back({end, map().otherEnd(edge, end), 0});
    constexpr double kForRival = 0.4;  // a place that others may take
    CornerId best;
    int lacking = 0;
    double most = 0;
    for (std::size_t i = 0; i < ways.size(); ++i) {
      const Way way = ways[i];
      const bool isOpen = isOpenCorner(before_, way.corner) && planner.me().settlements > 0;
      double worth = isOpen ? planner.worth(way.corner) - 2.2 * way.lacking : 0;
      if (worth > most && rivalTo(way.corner, way.lacking)) worth *= kForRival;
      if (worth > most) {
        most = worth;
        best = way.corner;
        lacking = way.lacking;
      }
      if (way.lacking == 2 || !(before_.at(way.corner).isEmpty() || before_.at(way.corner).isOf(seat_))) continue;
      const auto& place = map().corner(way.corner);
      for (std::size_t side = 0; side < place.edges.size(); ++side) {
        const EdgeId next = place.edges[side];
        if (!next || next == edge || place.corners[side] == way.from || !before_.at(next).isEmpty()) continue;
        if (takesRoad(definition_, before_, next) || takesShip(definition_, before_, next))
          ways.push_back({place.corners[side], way.corner, way.lacking + 1});
      }
    }
    return {best, lacking};
  }

  /// Somebody who may settle at or beside a corner before the seat gets there, so many pieces later.
  struct Rival {
    SeatId seat;      ///< none: in the set-up any of the others
    int lacking = 0;  ///< pieces of a route that they still lack
  };
  std::optional<Rival> rivalTo(CornerId corner, int lacking) const {
    if (before_.head.phase == Phase::Setup) return isTakenInSetup(corner) ? std::optional(Rival{}) : std::nullopt;
    if (lacking == 0) return std::nullopt;
    for (int i = 0; i < definition_.seats; ++i) {
      const SeatId other(i);
      if (other == seat_ || before_.seat(other).settlements == 0) continue;
      if (const int pieces = piecesTo(other, corner); pieces <= lacking) return Rival{other, pieces};
    }
    return std::nullopt;
  }

  /// Pieces that a seat lacks to settle at this corner; 3: three or more.
  int piecesTo(SeatId other, CornerId corner) const {
    constexpr int kFar = 3;
    const auto isThere = [&](CornerId at) {
      const int slot = before_.slotOf(other, blockOf(at));
      if (slot < 0 || slot >= before_.slots) return false;
      const Reach& reach = before_.reachOf(other, blockOf(at));
      return hasCorner(reach.settle | reach.own, at);
    };
    std::vector<CornerId> ring{corner};
    for (int pieces = 0; pieces < kFar; ++pieces) {
      std::vector<CornerId> next;
      for (const CornerId at : ring) {
        if (isThere(at)) return pieces;
        if (!before_.at(at).isEmpty()) continue;
        const auto& place = map().corner(at);
        for (std::size_t side = 0; side < place.edges.size(); ++side)
          if (const EdgeId edge = place.edges[side]; edge && before_.at(edge).isEmpty() && place.corners[side])
            next.push_back(place.corners[side]);
      }
      ring = next;
    }
    return kFar;
  }

  /// Whether the others settle there or beside it in the set-up, each at the free corner with the most pips.
  bool isTakenInSetup(CornerId corner) const {
    int houses = 0, own = 0;
    for (int i = 0; i < before_.corners.size(); ++i) {
      const Piece piece = before_.at(CornerId(i));
      houses += piece.isEmpty() ? 0 : 1;
      own += piece.isOf(seat_) ? 1 : 0;
    }
    constexpr int kOfEach = 2;
    std::vector<CornerId> open;
    for (int i = 0; i < map().cornerCount(); ++i)
      if (const CornerId each(i); map().has(each) && isOpenCorner(before_, each)) open.push_back(each);
    const auto pips = [&](CornerId each) { return pipsAt(definition_, before_, each); };
    for (int left = kOfEach * definition_.seats - houses - std::max(0, kOfEach - own); left > 0 && !open.empty();
         --left) {
      const CornerId taken = *std::ranges::max_element(open, {}, pips);
      const auto& beside = map().corner(taken).corners;
      const auto isGone = [&](CornerId each) {
        return each == taken || std::ranges::find(beside, each) != beside.end();
      };
      if (isGone(corner)) return true;
      std::erase_if(open, isGone);
    }
    return false;
  }

  /// Two free pieces: Longest Road, or the best place that they reach.
  void ofFreeRoads() {
    because::Site free{because::Site::FreeRoads};
    State then = before_;
    apply(definition_, then, deed_.move);
    const Planner planner(definition_, before_, seat_);
    const LegalActions legal = legalActions(definition_, then, seat_, PlayerTrade::LeftOut);
    int route = 0;
    for (int i = 0; i < legal.size(); ++i) {
      const Action first = legal[i];
      if (first.kind != ActionKind::Road && first.kind != ActionKind::Ship) continue;
      const auto [corner, lacking] = goalOf(first.edge());
      const auto worth = [&](CornerId at) { return planner.worth(at); };
      if (corner && lacking <= 1 && (!free.corner || worth(corner) > worth(free.corner))) {
        free.corner = corner;
        free.pips = pipsAt(definition_, before_, corner);
      }
      route = std::max(route, routeWith(then, first));
    }
    found_.add(free.corner ? says::kFreeRoadsLead : says::kFreeRoads, free);
    ofFreeRoute(route);
  }

  /// The longest route of the seat with this free piece and the best one after it.
  int routeWith(const State& state, const Action& first) const {
    State then = state;
    apply(definition_, then, Move{seat_, first, {}});
    int route = then.seat(seat_).route;
    if (then.seat(seat_).pending.must != Decision::FreeRoute) return route;
    const LegalActions legal = legalActions(definition_, then, seat_, PlayerTrade::LeftOut);
    for (int i = 0; i < legal.size(); ++i) {
      if (legal[i].kind != ActionKind::Road && legal[i].kind != ActionKind::Ship) continue;
      State end = then;
      apply(definition_, end, Move{seat_, legal[i], {}});
      route = std::max<int>(route, end.seat(seat_).route);
    }
    return route;
  }

  void ofFreeRoute(int route) {
    const SeatId holder = before_.awardsFor(seat_).longestRoad;
    if (holder == seat_ || route <= before_.seat(seat_).route) return;
    const int needed = std::max(definition_.rules.longestRoadFrom, holder ? before_.seat(holder).route + 1 : 0);
    if (route >= needed)
      return found_.add(says::kLongestRoad, because::RoadRace{because::RoadRace::Takes, route, needed, holder});
    ofRoad(route, holder);
  }

  void ofRoute(EdgeId edge) {
    addFinds(deed_, edge, found_);
    const auto [best, lacking] = goalOf(edge);
    if (!best) return;
    if (const auto rival = rivalTo(best, lacking))
      found_.add(
          says::kRaces,
          because::Site{.kind = because::Site::Races, .corner = best, .lacking = rival->lacking, .seat = rival->seat});
    // If another advised route has more of something, that is not named first.
    int less = 0;
    for (const Action& other : deed_.beside)
      if (other.kind == deed_.move.action.kind && other.hasPlace() && other.kind != ActionKind::MoveShip)
        if (const CornerId rival = goalOf(other.edge()).corner; rival)
          less = std::max(less, pipsAt(definition_, before_, rival) - pipsAt(definition_, before_, best));
    // Nobody builds a road just for a poor place.
    const Strength worth = says::kLeads.of(pipsAt(definition_, before_, best)).atMost(says::kLeadsWell);
    found_.add((worth + -says::kLeadsToLess * less).atLeast(worth.atMost(says::kLeadsSomewhere)),
               because::Site{.kind = because::Site::Leads,
                             .corner = best,
                             .pips = pipsAt(definition_, before_, best),
                             .lacking = lacking});
    ofNewPlace(best, lacking);
  }

  /// The yield of a settlement at the corner that a route leads to: it is why the route goes there.
  void ofNewPlace(CornerId corner, int lacking) {
    const unsigned harbors = map().corner(corner).harbors & ~unsigned{before_.seat(seat_).rates};
    if (harbors) addHarbor(harbors, corner, because::HarborUse::AtRouteEnd);
    if (const SeatId other = whoComesNext(definition_, before_, seat_, corner); other && lacking == 0)
      found_.add(says::kBeforeAtEnd, because::Site{.kind = because::Site::Before, .corner = corner, .seat = other});
    addIslandAtEnd(deed_, corner, found_);
    if (const CardCounts news = newKindsAt(corner); !news.isEmpty())
      found_.add(says::kNewKindsAtEnd.of(news.total()), because::Kinds{because::Kinds::NewAtEnd, news});
  }

  /// The seat has a building or a route at this corner already.
  bool isAtHome(CornerId corner) const {
    if (before_.at(corner).isOf(seat_)) return true;
    const int block = blockOf(corner), slot = before_.slotOf(seat_, block);
    return slot >= 0 && slot < before_.slots && hasCorner(before_.reachOf(seat_, block).settle, corner);
  }

  /// The changes that everybody sees: awards, and the end of the game.
  void ofAwards() {
    const ActionKind kind = deed_.move.action.kind;
    const bool counts = kind == ActionKind::Settlement || kind == ActionKind::Road || kind == ActionKind::Ship ||
                        kind == ActionKind::City || kind == ActionKind::Knight || kind == ActionKind::MoveShip;
    if (!counts) return;
    State then = before_;
    apply(definition_, then, deed_.move);
    const Holders had = before_.awardsFor(seat_), has = then.awardsFor(seat_);
    const Seat& mine = then.seat(seat_);
    const bool isWon = then.head.phase == Phase::Over ||
                       (knowsHand() && then.points(seat_) >= definition_.rules.target && then.isActive(seat_));
    if (isWon) found_.add(says::kWins, because::Plain{because::Plain::Wins});
    if (has.longestRoad == seat_ && had.longestRoad != seat_)
      found_.add(says::kLongestRoad,
                 because::RoadRace{.kind = because::RoadRace::Takes, .pieces = mine.route, .holder = had.longestRoad});
    else if (had.longestRoad && had.longestRoad != seat_ && has.longestRoad != had.longestRoad)
      found_.add(says::kCutsRoad, because::RoadRace{.kind = because::RoadRace::Cuts, .holder = had.longestRoad});
    else if (mine.route > before_.seat(seat_).route && kind != ActionKind::Settlement &&
             before_.head.phase != Phase::Setup)
      ofRoad(mine.route, had.longestRoad);
    if (has.largestArmy == seat_ && had.largestArmy != seat_)
      found_.add(says::kLargestArmy,
                 because::ArmyRace{
                     .kind = because::ArmyRace::Takes, .knights = mine.played[Card::Knight], .rival = had.largestArmy});
  }

  void ofRoad(int route, SeatId holder) {
    const int needed = std::max(definition_.rules.longestRoadFrom, holder ? before_.seat(holder).route + 1 : 0);
    const bool isHolder = holder == seat_;
    constexpr int kInSight = 3;
    const int lacking = needed - route;
    if (!isHolder && (lacking == 1 || lacking == 2))
      return found_.add(lacking == 1 ? says::kRoadInOne : says::kRoadInTwo,
                        because::RoadRace{because::RoadRace::Near, route, needed, holder});
    if (isHolder || (route >= kInSight && lacking == kInSight) || found_.empty())
      found_.add(says::kRoadLength, because::RoadRace{isHolder ? because::RoadRace::Keeps : because::RoadRace::Toward,
                                                      route, needed, holder});
  }

  const Deed& deed_;
  const GameDefinition& definition_;
  const State& before_;
  SeatId seat_;
  Weighed found_;
};

}  // namespace

int pipsAt(const GameDefinition& definition, const State& state, CornerId corner, Resource kind) {
  int pips = 0;
  for (const HexId hex : definition.map.corner(corner).hexes) {
    if (!hex) continue;
    if (const Ground ground = groundAt(definition, state, hex); resourceOf(ground.terrain) == kind)
      pips += pipsOf(ground.number);
  }
  return pips;
}

CardCounts kindsAt(const GameDefinition& definition, const State& state, CornerId corner) {
  CardCounts kinds;
  for (const HexId hex : definition.map.corner(corner).hexes) {
    if (!hex) continue;
    const Ground ground = groundAt(definition, state, hex);
    const Resource resource = resourceOf(ground.terrain);
    if (pipsOf(ground.number) > 0 && resource != Resource::None && !kinds[resource]) kinds += CardCounts::of(resource);
  }
  return kinds;
}

std::array<int, kResources> printedPips(const Deed& deed, SeatId seat) {
  std::array<int, kResources> pips{};
  for (const int block : deed.before.blocksOf(seat)) {
    for (int i = firstCorner(block); i < std::min(firstCorner(block + 1), deed.before.corners.size()); ++i) {
      const CornerId corner(i);
      if (!deed.before.at(corner).isOf(seat)) continue;
      for (const HexId hex : deed.definition.map.corner(corner).hexes) {
        if (!hex) continue;
        const Ground ground = groundAt(deed.definition, deed.before, hex);
        if (const Resource r = resourceOf(ground.terrain); r != Resource::None)
          pips[static_cast<std::size_t>(r)] += deed.before.at(corner).yield() * pipsOf(ground.number);
      }
    }
  }
  return pips;
}

std::vector<HexId> robbedHexesAt(const Deed& deed, CornerId corner) {
  std::vector<HexId> robbed;
  for (const HexId hex : deed.definition.map.corner(corner).hexes) {
    if (!hex || deed.before.robbers[deed.definition.robberOf(hex)] != hex) continue;
    const Ground ground = groundAt(deed.definition, deed.before, hex);
    if (takesNumber(ground.terrain) && pipsOf(ground.number) > 0) robbed.push_back(hex);
  }
  return robbed;
}

std::vector<Reason> reasonsFor(const Deed& deed, const Shift& shift) {
  Finder finder(deed, shift);
  Weighed found = finder.all();
  const auto next = std::ranges::find(deed.beside, deed.move.action.kind, &Action::kind);
  // The victims of a robber and their losses are always named.
  if (next != deed.beside.end() && deed.move.action.kind != ActionKind::Robber &&
      deed.move.action.kind != ActionKind::Pirate) {
    const Deed its{.definition = deed.definition,
                   .before = deed.before,
                   .viewer = deed.viewer,
                   .move = {deed.move.seat, *next, {}},
                   .beside = {deed.move.action}};
    const Shift none{};
    found.lowerSharedWith(Finder(its, none).all());
  }
  std::vector<Reason> reasons = found.strongest(kMostReasons);
  // Beside the end of the game only the points that bring it count.
  if (!reasons.empty() && is(reasons[0], because::Plain::Wins))
    std::erase_if(reasons, [](const Reason& each) {
      return !is(each, because::Plain::Wins) && !is(each, because::RoadRace::Takes) &&
             !is(each, because::ArmyRace::Takes) && !is(each, because::Points::Brings);
    });
  // A warning does not come first.
  std::ranges::stable_partition(reasons, [&](const Reason& each) {
    return (!is(each, because::OwnLoss::Costs) || deed.viewer == deed.move.seat) && !is(each, because::OwnLoss::Here) &&
           !is(each, because::Site::Races) && !is(each, because::Losses::PaysAgain);
  });
  return reasons;
}

}  // namespace tapu
