// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/place_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <vector>

#include "app/text/glyphs.h"
#include "app/text/names_of_things.h"

namespace tapu {

namespace {

struct PlaceNames {
  Q_DECLARE_TR_FUNCTIONS(PlaceNames)
};

std::vector<Cell> cellsAt(const Topology& map, EventPlace place) {
  std::vector<Cell> cells;
  const auto take = [&](const auto& hexes) {
    for (const HexId hex : hexes)
      if (hex) cells.push_back(map.hex(hex).cell);
  };
  switch (place.kind) {
    case EventPlace::Kind::Hex: cells.push_back(map.hex(HexId(place.id)).cell); break;
    case EventPlace::Kind::Corner: take(map.corner(CornerId(place.id)).hexes); break;
    case EventPlace::Kind::Edge: take(map.edge(EdgeId(place.id)).hexes); break;
    case EventPlace::Kind::None: break;
  }
  return cells;
}

}  // namespace

EventPlace placeOf(const Event& event) {
  using Kind = EventPlace::Kind;
  using enum EventKind;
  const EventKind kind = event.kind;
  if (kind == SettlementBuilt || kind == CityBuilt || kind == CityLost || kind == IslandBonus)
    return {Kind::Corner, event.place};
  if (kind == RoadBuilt || kind == ShipBuilt || kind == ShipMoved) return {Kind::Edge, event.place};
  if (kind == GiftTaken && event.place != CornerId::kNone) return {Kind::Corner, event.place};
  if (kind == GiftTaken && event.from != EdgeId::kNone) return {Kind::Edge, event.from};
  if (kind == RobberMoved || kind == PirateMoved || kind == CellTurned || kind == FloodStruck || kind == WolfCame ||
      kind == WolfStruck)
    return {Kind::Hex, event.place};
  return {};
}

QString placeWords(const Topology& map, EventPlace place) {
  QStringList parts;
  for (const Cell& cell : cellsAt(map, place)) {
    const QString terrain = nameOfTerrain(cell.terrain);
    //: A hex in a line of the log: %1 is its terrain, %2 the number on it
    parts << (cell.number > 0 ? PlaceNames::tr("%1 %2").arg(terrain, QLocale().toString(cell.number)) : terrain);
  }
  return parts.join(QStringLiteral(", "));
}

QString placeGlyphs(const Topology& map, EventPlace place) {
  QStringList parts;
  for (const Cell& cell : cellsAt(map, place)) {
    if (cell.terrain == Terrain::Sea) continue;
    parts << glyph::of(cell.terrain) + (cell.number > 0 ? QLocale().toString(cell.number) : QString());
  }
  return parts.join(u' ');
}

QString harborWords(const Harbor& harbor) {
  const QString ratio = QLocale().toString(harbor.ratio) + QStringLiteral(":1");
  //: A harbor at which cards of any kind are swapped; %1 is its rate, "3:1"
  return harbor.trades == Resource::None ? PlaceNames::tr("Harbor %1").arg(ratio)
                                         //: A harbor for one resource; %1 is its rate, "2:1", %2 the resource
                                         : PlaceNames::tr("Harbor %1: %2").arg(ratio, nameOfResource(harbor.trades));
}

}  // namespace tapu
