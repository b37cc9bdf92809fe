// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/sight/sea_facts.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "app/text/gift_words.h"
#include "engine/rules/gifts.h"
#include "engine/rules/islands.h"
#include "engine/rules/pirate.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

struct SeaText {
  Q_DECLARE_TR_FUNCTIONS(PlaceFacts)
};

/// The island that a place is on; `Islands::kNone`: it is on none, or islands bring nothing in this game.
std::uint16_t islandAt(const GameDefinition& definition, const BoardSpot& spot) {
  const Islands& islands = definition.sea.islands;
  if (islands.count == 0) return Islands::kNone;
  if (spot.kind == BoardSpot::Kind::Hex) return islands.ofHex[static_cast<std::size_t>(spot.place)];
  return spot.kind == BoardSpot::Kind::Corner ? islands.at(definition.map, CornerId(spot.place)) : Islands::kNone;
}

/// The seats that have had a settlement on an island.
std::vector<SeatId> settledOn(const State& state, std::uint16_t island) {
  std::vector<SeatId> seats;
  for (int i = 0; i < state.seats.size(); ++i)
    if (state.sea->islands[static_cast<std::size_t>(i)] >> island & 1) seats.emplace_back(i);
  return seats;
}

/// The points that a first settlement at a corner still brings the viewer.
int bonusOf(const PlaySight& sight, CornerId corner) {
  return sight.hasHand() ? islandBonusAt(sight.definition, sight.state, sight.viewer, corner) : 0;
}

QString bonusWords(int points) {
  //: On a chip beside an island, and over its places: a first settlement of the reader there brings %1 victory points
  return SeaText::tr("+%1 first settlement here").arg(QLocale().toString(points));
}

QString settledWords(const PlaySight& sight, const std::vector<SeatId>& seats) {
  QStringList names;
  for (const SeatId seat : seats) names << sight.name(seat);
  //: Over an island of the board: players who have had a settlement there; %1 a list of players
  return SeaText::tr("Settled by: %1").arg(names.join(u", "_s));
}

QString pointsSign(int points) { return u'+' + QLocale().toString(points); }

bool tellsIslands(const State& state) { return state.sea && state.head.phase != Phase::Setup; }

}  // namespace

QStringList fogLines(const PlaySight& sight) {
  //: Over a hex that lies under the fog
  QStringList lines{SeaText::tr("It is uncovered when a road or ship reaches it.")};
  if (!hasFog(sight.state)) return lines;
  const FogStack& left = sight.state.sea->fog;
  //: Over a hex that lies under the fog: %1 is how many hexes do so, %n how many of them are sea
  lines << SeaText::tr("%n of the %1 hexes under the fog are sea.", nullptr, left.of(Terrain::Sea))
               .arg(QLocale().toString(left.cells()));
  return lines;
}

QString giftLine(const PlaySight& sight, const BoardSpot& spot) {
  const auto number = spot.kind == BoardSpot::Kind::Corner ? giftAt(sight.definition, sight.state, CornerId(spot.place))
                      : spot.kind == BoardSpot::Kind::Edge ? giftAt(sight.definition, sight.state, EdgeId(spot.place))
                                                           : std::nullopt;
  if (!number) return {};
  const GiftPlace& gift = sight.definition.sea.gifts[static_cast<std::size_t>(*number)];
  return giftWords(gift.kind, gift.resource, gift.count);
}

QStringList islandLines(const PlaySight& sight, const BoardSpot& spot) {
  const std::uint16_t island = islandAt(sight.definition, spot);
  if (island == Islands::kNone || !tellsIslands(sight.state)) return {};
  const CornerId corner = spot.kind == BoardSpot::Kind::Corner
                              ? CornerId(spot.place)
                              : sight.definition.map.hex(HexId(spot.place)).corners.front();
  QStringList lines;
  if (const int points = bonusOf(sight, corner); points > 0) lines << bonusWords(points);
  if (const auto seats = settledOn(sight.state, island); !seats.empty()) lines << settledWords(sight, seats);
  return lines;
}

QString pirateLine(const PlaySight& sight, EdgeId edge) {
  if (!isByPirate(sight.definition, sight.state, edge)) return {};
  //: Over an edge of the board
  return SeaText::tr("The pirate lies here: no ship is built or moved.");
}

std::vector<CornerSign> islandSigns(const PlaySight& sight, const std::vector<Action>& lit) {
  std::vector<CornerSign> signs;
  if (!tellsIslands(sight.state) || !isTimeToBuild(sight.must())) return signs;
  for (const Action& action : lit) {
    if (action.kind != ActionKind::Settlement) continue;
    if (const int points = bonusOf(sight, action.corner()); points > 0)
      signs.push_back({action.corner(), pointsSign(points), CornerSign::Look::Bonus, -1});
  }
  return signs;
}

std::vector<IslandChip> islandChips(const PlaySight& sight) {
  const Islands& islands = sight.definition.sea.islands;
  if (islands.count == 0 || !tellsIslands(sight.state)) return {};
  std::vector<IslandChip> chips(static_cast<std::size_t>(islands.count));
  for (std::size_t i = 0; i < islands.ofHex.size(); ++i)
    if (islands.ofHex[i] != Islands::kNone) chips[islands.ofHex[i]].island.emplace_back(static_cast<int>(i));
  for (std::size_t i = 0; i < chips.size(); ++i) {
    IslandChip& chip = chips[i];
    const std::vector<SeatId> seats = settledOn(sight.state, static_cast<std::uint16_t>(i));
    for (const SeatId seat : seats) chip.colors.push_back(sight.color(seat));
    const int points = bonusOf(sight, sight.definition.map.hex(chip.island.front()).corners.front());
    chip.look = points > 0 ? IslandChip::Look::Open : IslandChip::Look::Plain;
    chip.text = pointsSign(sight.definition.rules.islandBonus);
    QStringList tip;
    if (points > 0) tip << bonusWords(points);
    if (!seats.empty()) tip << settledWords(sight, seats);
    chip.tip = tip.join(u'\n');
  }
  std::erase_if(chips, [&](const IslandChip& chip) { return std::ssize(chip.colors) >= sight.state.seats.size(); });
  return chips;
}

}  // namespace tapu
