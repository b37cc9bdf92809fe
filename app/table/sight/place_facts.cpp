// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sight/place_facts.h"

#include <QCoreApplication>
#include <QLocale>

#include "app/table/sight/sea_facts.h"
#include "app/table/sight/sight_words.h"
#include "app/text/map_now.h"
#include "app/text/names_of_things.h"
#include "app/text/place_words.h"
#include "engine/board/tally.h"
#include "engine/rules/pirate.h"
#include "engine/rules/yields.h"
#include "engine/state/ground.h"

namespace tapu {

namespace {

struct PlaceText {
  Q_DECLARE_TR_FUNCTIONS(PlaceFacts)
};

/// The building at a corner and its owner: "Asha: city".
QString buildingText(const PlaySight& sight, Piece piece) {
  const QString name = sight.name(piece.owner());
  //: Over a corner of the board: %1 is the player whose city stands there
  return piece.kind() == Piece::City ? PlaceText::tr("%1: city").arg(name)
                                     //: Over a corner of the board: %1 is the player whose settlement stands there
                                     : PlaceText::tr("%1: settlement").arg(name);
}

/// The road or ship on an edge and its owner: "Asha: road".
QString routeText(const PlaySight& sight, Piece piece) {
  const QString name = sight.name(piece.owner());
  //: Over an edge of the board: %1 is the player whose ship lies there
  return piece.kind() == Piece::Ship ? PlaceText::tr("%1: ship").arg(name)
                                     //: Over an edge of the board: %1 is the player whose road lies there
                                     : PlaceText::tr("%1: road").arg(name);
}

/// The cards of each player from a hex when its number is thrown and no event keeps it from paying: "Asha 2, Ravi 1".
QString earnings(const PlaySight& sight, HexId hex) {
  QStringList parts;
  for (const rules::Earnings& earned : rules::earningsAt(sight.definition, sight.state, hex))
    //: One of a list: %1 is a player, %2 how many cards they get
    parts << PlaceText::tr("%1 %2").arg(sight.name(earned.seat), QLocale().toString(earned.cards));
  return parts.join(QStringLiteral(", "));
}

/// The lines about a hex that pays.
QStringList yieldLines(const PlaySight& sight, HexId hex, Ground ground) {
  QStringList lines;
  const int throws = pipsOf(ground.number);
  lines << PlaceText::
               //: Over a hex of the board: it pays in %1 of the 36 throws of two dice, which is %2 percent of them
           tr("Pays in %1 of 36 throws (%2%)")
               .arg(QLocale().toString(throws), QLocale().toString(throws * 100 / 36.0, 'f', 1));
  //: Over a hex of the board: gold
  if (ground.terrain == Terrain::Gold) lines << PlaceText::tr("Its cards are of any kind: those who get them choose.");
  const QString cards = earnings(sight, hex);
  //: Over a hex of the board
  lines << (cards.isEmpty() ? PlaceText::tr("Nobody has built here.")
                            //: Over a hex of the board; %1 is a list of players and cards such as "Asha 2, Ravi 1"
                            : PlaceText::tr("Usually: %1").arg(cards));
  if (rules::hasRobber(sight.definition, sight.state, hex))
    //: Over a hex of the board
    lines << PlaceText::tr("The robber stands here: it pays nothing.");
  return lines;
}

PlaceFacts hexFacts(const PlaySight& sight, HexId hex) {
  const Ground ground = groundAt(sight.definition, sight.state, hex);
  PlaceFacts facts{{{ground.terrain, ground.number}}, nameOfTerrain(ground.terrain), {}};
  if (ground.terrain == Terrain::Fog) facts.lines << fogLines(sight);
  if (ground.number > 0) facts.lines << yieldLines(sight, hex, ground);
  if (hex == pirateOf(sight.state))
    //: Over a hex of the board
    facts.lines << PlaceText::tr("The pirate lies here: no ship is built or moved beside it.");
  facts.lines << islandLines(sight, {BoardSpot::Kind::Hex, static_cast<int>(hex.value)});
  return facts;
}

/// The corners at which one has built at a harbor.
std::array<CornerId, 2> cornersOf(const Topology& map, const Harbor& harbor) {
  const auto edge = map.edgeAt(harbor.hex, harbor.side);
  return edge ? map.edge(*edge).corners : std::array<CornerId, 2>{};
}

PlaceFacts harborFacts(const PlaySight& sight, const Harbor& harbor) {
  PlaceFacts facts{{}, harborWords(harbor), {}};
  const QString ratio = QLocale().toString(harbor.ratio);
  facts.lines
      << (harbor.trades == Resource::None
              //: Over a harbor; %1 is how many cards it takes, 3
              ? PlaceText::tr("%1 cards of one kind bring one card of your choice.").arg(ratio)
              //: Over a harbor; %1 is how many cards it takes, 2, and %2 their resource
              : PlaceText::tr("%1 × %2 bring one card of your choice.").arg(ratio, nameOfResource(harbor.trades)));
  QStringList owners;
  for (const CornerId corner : cornersOf(sight.definition.map, harbor))
    if (corner && !sight.state.at(corner).isEmpty()) owners << sight.name(sight.state.at(corner).owner());
  owners.removeDuplicates();
  facts.lines << (owners.isEmpty()
                      //: Over a harbor
                      ? PlaceText::tr("Whoever builds at one of its two corners may use it.")
                      //: Over a harbor; %1 is a list of players
                      : PlaceText::tr("Used by: %1").arg(owners.join(QStringLiteral(", "))));
  return facts;
}

PlaceFacts cornerFacts(const PlaySight& sight, const Board& board, CornerId corner) {
  const MapNow now(sight.definition, sight.state);
  const Topology& map = *now;
  PlaceFacts facts;
  for (const HexId hex : map.corner(corner).hexes)
    if (hex) facts.yields.push_back({map.hex(hex).cell.terrain, map.hex(hex).cell.number});
  const Piece piece = sight.state.at(corner);
  facts.title = piece.isEmpty() ? cornerText(map, corner) : buildingText(sight, piece);
  if (!piece.isEmpty()) facts.lines << cornerText(map, corner);
  for (const Harbor& harbor : board.harbors)
    if (const auto at = cornersOf(map, harbor); at[0] == corner || at[1] == corner) facts.lines << harborWords(harbor);
  const BoardSpot spot{BoardSpot::Kind::Corner, static_cast<int>(corner.value)};
  if (const QString gift = giftLine(sight, spot); !gift.isEmpty()) facts.lines << gift;
  facts.lines << islandLines(sight, spot);
  return facts;
}

/// The facts about an edge as a place to build on.
PlaceFacts routeFacts(const PlaySight& sight, EdgeId edge) {
  const Piece piece = sight.state.at(edge);
  PlaceFacts facts;
  if (!piece.isEmpty()) {
    facts.title = routeText(sight, piece);
    return facts;
  }
  if (!sight.hasHand()) return facts;
  const bool isRoad = sight.legal.contains(buildRoad(edge)), isShip = sight.legal.contains(buildShip(edge));
  if (!isRoad && !isShip) return facts;
  State built = sight.state;
  apply(sight.definition, built, {sight.viewer, isRoad ? buildRoad(edge) : buildShip(edge), {}});
  const int now = sight.mine().route, then = built.seat(sight.viewer).route;
  //: Over an edge where the reader may build now
  facts.title = isRoad ? PlaceText::tr("A road may be built here.")
                       //: Over an edge where the reader may build now
                       : PlaceText::tr("A ship may be built here.");
  facts.lines << (then > now
                      //: Over an edge where the reader may build: their longest route would grow from %1 to %2 pieces
                      ? PlaceText::tr("Your longest route grows from %1 to %2.")
                            .arg(QLocale().toString(now), QLocale().toString(then))
                      //: Over an edge where the reader may build; %1 is how many pieces their longest route has
                      : PlaceText::tr("Your longest route stays at %1.").arg(QLocale().toString(now)));
  return facts;
}

/// A gift or the pirate is told first where nothing else is.
PlaceFacts edgeFacts(const PlaySight& sight, EdgeId edge) {
  PlaceFacts facts = routeFacts(sight, edge);
  const QString gift = giftLine(sight, {BoardSpot::Kind::Edge, static_cast<int>(edge.value)});
  for (const QString& line : {gift, pirateLine(sight, edge)}) {
    if (line.isEmpty()) continue;
    if (facts.title.isEmpty())
      facts.title = line;
    else
      facts.lines << line;
  }
  return facts;
}

}  // namespace

PlaceFacts placeFacts(const PlaySight& sight, const Board& board, const BoardSpot& spot) {
  switch (spot.kind) {
    case BoardSpot::Kind::Corner: return cornerFacts(sight, board, CornerId(spot.place));
    case BoardSpot::Kind::Edge: return edgeFacts(sight, EdgeId(spot.place));
    case BoardSpot::Kind::Hex: return hexFacts(sight, HexId(spot.place));
    case BoardSpot::Kind::Harbor: break;
  }
  return harborFacts(sight, board.harbors[static_cast<std::size_t>(spot.place)]);
}

std::optional<BoardSpot> spotOf(const Action& action) {
  using enum ActionKind;
  const ActionKind kind = action.kind;
  if (kind == Settlement || kind == City || kind == StartCards || kind == StartCity)
    return BoardSpot{BoardSpot::Kind::Corner, static_cast<int>(action.corner().value)};
  if (kind == Road || kind == Ship || kind == MoveShip)
    return BoardSpot{BoardSpot::Kind::Edge, static_cast<int>(action.edge().value)};
  if (kind == Robber || kind == Pirate) return BoardSpot{BoardSpot::Kind::Hex, static_cast<int>(action.hex().value)};
  return {};
}

}  // namespace tapu
