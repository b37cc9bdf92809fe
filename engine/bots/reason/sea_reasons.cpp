// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include "engine/board/tally.h"
#include "engine/bots/reason/weighed.h"
#include "engine/rules/fog.h"
#include "engine/rules/gifts.h"
#include "engine/rules/islands.h"

namespace tapu {

namespace {

/// A gift at a place, named as one that is taken or one that a route leads to.
void ofGift(const Deed& deed, std::optional<int> at, int pieces, Weighed& found) {
  if (!at) return;
  const GiftPlace& gift = deed.definition.sea.gifts[static_cast<std::size_t>(*at)];
  const bool isHere = pieces == 0;
  because::Sea told{.kind = isHere ? because::Sea::Gift : because::Sea::GiftAhead, .pieces = pieces};
  if (gift.kind == Gift::Kind::Points) told.points = gift.count;
  if (gift.kind == Gift::Kind::Resources) told.cards = CardCounts::of(gift.resource, gift.count);
  const Strength strength = told.points > 0 ? says::kGiftPoints.of(told.points) : says::kGiftCards.of(gift.count);
  found.add(isHere ? strength : says::kFindAhead, told);
}

/// Of the cells still covered, those that bring a card at once: of their kind, or of choice.
because::Sea turns(const FogStack& left) {
  because::Sea told{.kind = because::Sea::Turns, .hexes = left.cells(), .bring = left.of(Terrain::Gold)};
  for (int i = 0; i < kTerrains; ++i)
    if (const auto terrain = static_cast<Terrain>(i); resourceOf(terrain) != Resource::None)
      told.bring += left.of(terrain);
  return told;
}

/// The first edge with a gift or a covered cell behind it that a route over `edge` comes to, a few pieces further.
void ofWayAhead(const Deed& deed, EdgeId edge, Weighed& found) {
  constexpr int kFarthest = 3;
  const GameDefinition& definition = deed.definition;
  const State& before = deed.before;
  std::vector<EdgeId> ring{edge}, seen{edge};
  for (int pieces = 1; pieces <= kFarthest; ++pieces) {
    std::vector<EdgeId> next;
    for (const EdgeId from : ring) {
      for (const CornerId corner : definition.map.edge(from).corners) {
        const Reach& reach = before.reachOf(deed.move.seat, blockOf(corner));
        if (hasCorner(reach.settle | reach.own, corner)) continue;
        for (const EdgeId each : definition.map.corner(corner).edges) {
          const bool isNew = each && std::ranges::find(seen, each) == seen.end();
          if (!isNew || !hasEdge(before.blocks[blockOf(each)].edges, each)) continue;
          if (const auto gift = giftAt(definition, before, each)) return ofGift(deed, gift, pieces, found);
          if (cellTurnedBy(definition, before, each))
            return found.add(says::kFindAhead, because::Sea{.kind = because::Sea::FogAhead, .pieces = pieces});
          seen.push_back(each);
          next.push_back(each);
        }
      }
    }
    ring = next;
  }
}

/// The edges of a sea cell where a seat could lay its next ship.
int edgesFor(const Deed& deed, SeatId seat, HexId hex) {
  int edges = 0;
  for (const EdgeId edge : deed.definition.map.hex(hex).edges) {
    if (!edge || !hasEdge(deed.before.blocks[blockOf(edge)].edges, edge)) continue;
    edges += hasEdge(deed.before.reachOf(seat, blockOf(edge)).ship, edge) ? 1 : 0;
  }
  return edges;
}

}  // namespace

void addSeaReasonsAt(const Deed& deed, CornerId corner, Weighed& found) {
  if (!deed.before.sea) return;
  const GameDefinition& definition = deed.definition;
  int pips = 0;
  for (const HexId hex : definition.map.corner(corner).hexes)
    if (hex && groundAt(definition, deed.before, hex).terrain == Terrain::Gold)
      pips += pipsOf(groundAt(definition, deed.before, hex).number);
  if (pips > 0) found.add(says::kGold.of(pips), because::Sea{.kind = because::Sea::Gold, .pips = pips});
  if (deed.move.action.kind != ActionKind::Settlement) return;
  ofGift(deed, giftAt(definition, deed.before, corner), 0, found);
  const bool isBought = deed.before.head.phase == Phase::Play;
  const int points = isBought ? islandBonusAt(definition, deed.before, deed.move.seat, corner) : 0;
  if (points > 0) found.add(says::kIsland.of(points), because::Sea{.kind = because::Sea::Island, .points = points});
}

void addFinds(const Deed& deed, EdgeId edge, Weighed& found) {
  if (!deed.before.sea || !edge) return;
  const auto gift = giftAt(deed.definition, deed.before, edge);
  const HexId covered = cellTurnedBy(deed.definition, deed.before, edge);
  ofGift(deed, gift, 0, found);
  if (covered) found.add(says::kTurns, turns(deed.before.sea->fog));
  if (!gift && !covered) ofWayAhead(deed, edge, found);
}

void addIslandAtEnd(const Deed& deed, CornerId corner, Weighed& found) {
  if (const int points = islandBonusAt(deed.definition, deed.before, deed.move.seat, corner); points > 0)
    found.add(says::kIslandAtEnd.of(points), because::Sea{.kind = because::Sea::IslandAtEnd, .points = points});
}

void addPirateReasons(const Deed& deed, Weighed& found) {
  const Action& action = deed.move.action;
  because::Sea blocks{.kind = because::Sea::Blocks};
  for (int i = 0; i < deed.definition.seats; ++i) {
    const SeatId other(i);
    const int edges = other == deed.move.seat ? 0 : edgesFor(deed, other, action.hex());
    if (edges <= blocks.edges) continue;
    blocks.edges = edges;
    blocks.seat = other;
  }
  if (blocks.edges > 0) {
    found.add(says::kBlocks.of(blocks.edges), blocks);
    if (isShownAhead(deed, blocks.seat)) found.add(says::kAhead, because::Rival{because::Rival::Ahead, blocks.seat});
  }
  if (action.seat) addVictimReasons(deed, action.seat, found);
}

}  // namespace tapu
