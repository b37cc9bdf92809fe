// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "engine/board/problem_parts.h"
#include "engine/board/topology.h"

namespace tapu {

namespace {

using Found = std::vector<BoardProblem>;
using Kind = ProblemKind;

bool isCovered(const Topology& map, HexId hex) { return hex && map.hex(hex).cell.terrain == Terrain::Fog; }

/// 14.5: the counts name as many hexes as lie there, and a number for each that needs one.
void fogErrors(const Board& board, Found& found) {
  const auto tell = [&](const char* sentence, Kind kind, int there, int told) {
    if (there != told) found.push_back({sentence, "14.5", std::nullopt, kind, Severity::Error, 0, {there, told}});
  };
  const auto hexes = static_cast<int>(std::ranges::count(board.cells, Terrain::Fog, &Cell::terrain));
  tell("Hexes under the fog: %1 on the board, %2 in its counts.", Kind::FogCount, hexes, board.fog.cells());
  tell("Under the fog %1 hexes need a number, and there are numbers for %2.", Kind::FogNumbers,
       board.fog.takingNumbers(), board.fog.tokens());
}

void pirateErrors(const Board& board, const Topology& map, Found& found) {
  if (!board.pirate || !board.pirate->at) return;
  const auto hex = map.hexAt(*board.pirate->at);
  if (!hex || map.hex(*hex).cell.terrain != Terrain::Sea)
    found.push_back({"The pirate needs a sea hex of this board.", "14.2", *board.pirate->at, Kind::PirateOffSea});
}

void noStartErrors(const Board& board, const Topology& map, Found& found) {
  for (int i = 0; i < static_cast<int>(board.noStart.size()); ++i) {
    const BoardCorner& at = board.noStart[static_cast<std::size_t>(i)];
    if (!map.cornerAt(at.hex, at.corner))
      found.push_back({"A corner that is kept free of first settlements is no corner of this board.", "14.4", at.hex,
                       Kind::NoStartOffBoard, Severity::Error, i});
  }
}

/// The place of a gift or a start piece; neither: off the board.
struct PiecePlace {
  std::optional<CornerId> corner;
  std::optional<EdgeId> edge;
  bool isOff() const { return !corner && !edge; }
  auto operator<=>(const PiecePlace&) const = default;
};

PiecePlace spotOf(const Gift& gift, const Topology& map) {
  if (gift.on == Gift::On::Corner) return {map.cornerAt(gift.hex, gift.place), std::nullopt};
  return {std::nullopt, map.edgeAt(gift.hex, gift.place)};
}

std::set<PiecePlace> startPlaces(const Board& board, const Topology& map) {
  std::set<PiecePlace> places;
  const auto lay = [&](const SeatStart::Road& route) {
    places.insert({std::nullopt, map.edgeAt(route.hex, route.side)});
  };
  for (const SeatStart& start : board.starts) {
    for (const auto& each : start.settlements) places.insert({map.cornerAt(each.hex, each.corner), std::nullopt});
    for (const auto& each : start.roads) lay(each);
    for (const auto& each : start.ships) lay(each);
  }
  return places;
}

bool isGift(const Gift& gift) {
  switch (gift.kind) {
    case Gift::Kind::Points: return gift.count >= 1 && gift.count <= Gift::kMostPoints;
    case Gift::Kind::Card: return gift.count == 1;
    case Gift::Kind::Resources:
      return gift.count >= 1 && gift.count <= Gift::kMostResources && gift.resource != Resource::None;
  }
  return false;
}

bool touchesFog(const Topology& map, const PiecePlace& place) {
  return place.corner ? tapu::touchesFog(map, *place.corner) : place.edge && tapu::touchesFog(map, *place.edge);
}

void giftErrors(const Board& board, const Topology& map, Found& found) {
  if (board.gifts.empty()) return;
  std::set<PiecePlace> gifts;
  const std::set<PiecePlace> starts = startPlaces(board, map);
  int points = 0;
  for (int i = 0; i < static_cast<int>(board.gifts.size()); ++i) {
    const Gift& gift = board.gifts[static_cast<std::size_t>(i)];
    const auto tell = [&](const char* sentence, const char* rule, Kind kind) {
      found.push_back({sentence, rule, gift.hex, kind, Severity::Error, i});
    };
    const PiecePlace place = spotOf(gift, map);
    if (gift.kind == Gift::Kind::Points) points += gift.count;
    if (!isGift(gift))
      tell("A gift is 1 to 3 points, one development card or 1 to 5 cards of a resource.", "14.6", Kind::GiftCount);
    if (place.isOff()) {
      tell("A gift needs an edge or a corner of this board.", "14.6", Kind::GiftOffBoard);
      continue;
    }
    if (!gifts.insert(place).second) tell("Two gifts lie on one place.", "14.6", Kind::GiftsTogether);
    if (starts.contains(place)) tell("A gift cannot lie under a start piece.", "14.6", Kind::GiftTaken);
    if (touchesFog(map, place)) tell("A gift cannot touch a hex under the fog.", "14.5", Kind::GiftInFog);
  }
  if (board.gifts.size() > kMostGifts || points > kMostGiftPoints)
    found.push_back({"A board has at most 64 gifts, with 60 points in all.", "14.6", std::nullopt, Kind::GiftsMany});
}

}  // namespace

bool touchesFog(const Topology& map, CornerId corner) {
  return std::ranges::any_of(map.corner(corner).hexes, [&](HexId hex) { return isCovered(map, hex); });
}

bool touchesFog(const Topology& map, EdgeId edge) {
  const auto& ends = map.edge(edge).corners;
  return touchesFog(map, ends[0]) || touchesFog(map, ends[1]);
}

void findSeaErrors(const Board& board, const Topology& map, std::vector<BoardProblem>& found) {
  fogErrors(board, found);
  pirateErrors(board, map, found);
  noStartErrors(board, map, found);
  giftErrors(board, map, found);
}

}  // namespace tapu
