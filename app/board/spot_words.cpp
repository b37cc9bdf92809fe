// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/board/spot_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <algorithm>
#include <string_view>

#include "app/text/names_of_things.h"
#include "app/text/place_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct SpotPhrases {
  Q_DECLARE_TR_FUNCTIONS(SpotPhrases)
};

/// Letters that are part of no direction.
constexpr std::u16string_view kLetters = u"abcdfghijklmopqrtuvxyz";

QString hexWords(const Cell& cell) {
  const QString terrain = nameOfTerrain(cell.terrain);
  //: A hex for screen readers: %1 is its terrain, %2 the number on it, as "Forest 8"
  return cell.number > 0 ? SpotPhrases::tr("%1 %2").arg(terrain, QLocale().toString(cell.number)) : terrain;
}

template <std::size_t N>
QString hexList(const Topology& map, const std::array<HexId, N>& hexes) {
  QStringList words;
  bool sea = false;
  for (const HexId hex : hexes) {
    if (!hex || map.hex(hex).cell.terrain == Terrain::Sea)
      sea = true;
    else
      words << hexWords(map.hex(hex).cell);
  }
  if (sea) words << nameOfTerrain(Terrain::Sea);
  return words.join(u", "_s);
}

/// The hexes of one number, in reading order.
std::vector<HexId> hexesOf(const Topology& map, int number) {
  std::vector<HexId> hexes;
  for (int i = 0; i < map.hexCount(); ++i)
    if (const HexId id(i); map.hex(id).cell.number == number && map.hex(id).cell.terrain != Terrain::Sea)
      hexes.push_back(id);
  return hexes;
}

/// "8", "8a", "0"; empty for sea, and where letters do not suffice.
QString labelOf(const Topology& map, HexId hex) {
  const Cell& cell = map.hex(hex).cell;
  if (cell.terrain == Terrain::Sea || map.isChain()) return {};
  const std::vector<HexId> alike = hexesOf(map, cell.number);
  const QString number = QString::number(cell.number);
  if (alike.size() == 1) return number;
  const auto at = static_cast<std::size_t>(std::find(alike.begin(), alike.end(), hex) - alike.begin());
  return at < kLetters.size() ? number + QChar(kLetters[at]) : QString();
}

template <class Id, std::size_t N>
int indexOf(const std::array<Id, N>& places, Id id) {
  return static_cast<int>(std::find(places.begin(), places.end(), id) - places.begin());
}

/// The short form by one of the hexes that touch a place; numbers come before land without one.
template <class Id, std::size_t N>
QString beside(const Topology& map, const std::array<HexId, N>& hexes, Id id) {
  QString found;
  for (const HexId hex : hexes) {
    const QString label = hex ? labelOf(map, hex) : QString();
    if (label.isEmpty() || (!found.isEmpty() && map.hex(hex).cell.number == 0)) continue;
    std::string_view way;
    if constexpr (std::is_same_v<Id, CornerId>)
      way = cornerName(indexOf(map.hex(hex).corners, id), map.orientation());
    else
      way = sideName(indexOf(map.hex(hex).edges, id), map.orientation());
    found = label + QLatin1StringView(way.data(), static_cast<qsizetype>(way.size()));
    if (map.hex(hex).cell.number > 0) break;
  }
  return found.isEmpty() ? QString::fromStdString(map.name(id)) : found;
}

/// The text with Latin digits.
QString plain(QString text) {
  for (QChar& letter : text)
    if (letter.isDigit()) letter = QChar(u'0' + letter.digitValue());
  return text;
}

}  // namespace

QStringList spotParts(const Board& board, const Topology& map, const BoardSpot& spot) {
  QStringList parts;
  switch (spot.kind) {
    case BoardSpot::Kind::Hex:
      //: For screen readers: a hex of the board; %1 is its terrain and number, "Forest 8"
      return {SpotPhrases::tr("Hex: %1").arg(hexWords(map.hex(HexId(spot.place)).cell))};
    case BoardSpot::Kind::Harbor: return {harborWords(board.harbors[static_cast<std::size_t>(spot.place)])};
    case BoardSpot::Kind::Corner:
      //: For screen readers: a corner of the board; %1 is the list of its hexes, "Forest 8, Hills 5, Sea"
      parts << SpotPhrases::tr("Corner: %1").arg(hexList(map, map.corner(CornerId(spot.place)).hexes));
      break;
    case BoardSpot::Kind::Edge:
      //: For screen readers: an edge of the board; %1 is the list of its hexes, "Forest 8, Sea"
      parts << SpotPhrases::tr("Edge: %1").arg(hexList(map, map.edge(EdgeId(spot.place)).hexes));
  }
  for (const Harbor& harbor : board.harbors) {
    const auto edge = map.edgeAt(harbor.hex, harbor.side);
    if (!edge) continue;
    const auto& ends = map.edge(*edge).corners;
    const bool isHere = spot.kind == BoardSpot::Kind::Edge
                            ? static_cast<int>(edge->value) == spot.place
                            : std::find(ends.begin(), ends.end(), CornerId(spot.place)) != ends.end();
    if (isHere) parts << harborWords(harbor);
  }
  return parts;
}

QString shortName(const Topology& map, const BoardSpot& spot) {
  switch (spot.kind) {
    case BoardSpot::Kind::Corner: return beside(map, map.corner(CornerId(spot.place)).hexes, CornerId(spot.place));
    case BoardSpot::Kind::Edge: return beside(map, map.edge(EdgeId(spot.place)).hexes, EdgeId(spot.place));
    case BoardSpot::Kind::Hex: break;
    case BoardSpot::Kind::Harbor: return {};
  }
  const QString label = labelOf(map, HexId(spot.place));
  return label.isEmpty() ? QString::fromStdString(map.name(HexId(spot.place))) : label;
}

std::vector<BoardSpot> spotsNamed(const Topology& map, const QString& text, BoardSpot::Kind kind) {
  const QString typed = plain(text.trimmed());
  const std::string record = typed.toStdString();
  const auto only = [kind](auto id) {
    return id ? std::vector<BoardSpot>{{kind, static_cast<int>(id->value)}} : std::vector<BoardSpot>{};
  };
  if (typed.contains(u','))
    return kind == BoardSpot::Kind::Corner ? only(map.cornerNamed(record))
           : kind == BoardSpot::Kind::Edge ? only(map.edgeNamed(record))
                                           : only(map.hexNamed(record));
  static const QRegularExpression form(u"^(\\d{1,2})([abcdfghijklmopqrtuvxyz]?)([nsew]{0,2})$"_s,
                                       QRegularExpression::CaseInsensitiveOption);
  const QRegularExpressionMatch match = form.match(typed);
  if (!match.hasMatch() || map.isChain()) return {};
  const std::string way = match.captured(3).toUpper().toStdString();
  const auto corner = cornerNamed(way, map.orientation()), side = sideNamed(way, map.orientation());
  const std::vector<HexId> hexes = hexesOf(map, match.captured(1).toInt());
  std::vector<BoardSpot> found;
  for (std::size_t i = 0; i < hexes.size(); ++i) {
    const QString letter = match.captured(2).toLower();
    if (!letter.isEmpty() && (i >= kLetters.size() || letter.front() != QChar(kLetters[i]))) continue;
    const Topology::HexPlace& hex = map.hex(hexes[i]);
    if (kind == BoardSpot::Kind::Hex && way.empty()) found.push_back({kind, static_cast<int>(hexes[i].value)});
    if (kind == BoardSpot::Kind::Corner && corner)
      found.push_back({kind, static_cast<int>(hex.corners[static_cast<std::size_t>(*corner)].value)});
    if (kind == BoardSpot::Kind::Edge && side)
      found.push_back({kind, static_cast<int>(hex.edges[static_cast<std::size_t>(*side)].value)});
  }
  return found;
}

}  // namespace tapu
