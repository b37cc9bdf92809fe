// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/bot_lines.h"

#include <QCborArray>
#include <QCborMap>

#include "app/files/fields.h"
#include "app/files/json_text.h"
#include "app/files/json_values.h"
#include "app/files/record_move.h"
#include "app/files/state_line.h"
#include "app/text/whole_letters.h"
#include "engine/play/notation.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kVersion = 1;
constexpr qsizetype kShown = 80;  // characters of an answer that a sentence quotes

/// Names of those of these places that there are.
template <class Ids>
QCborArray namesOf(const Topology& map, const Ids& ids) {
  QCborArray names;
  for (const auto id : ids)
    if (id && map.has(id)) names.append(word(map.name(id)));
  return names;
}

/// The resources that a harbor here trades 2:1, or "any": 3:1.
QCborArray harborsOf(const Topology::CornerPlace& corner) {
  QCborArray out;
  for (const Resource each : kAllResources)
    if (corner.harbors >> static_cast<int>(each) & 1) out.append(word(nameOf(each)));
  if (corner.harbors >> kAllResources.size() & 1) out.append(u"any"_s);
  return out;
}

QCborMap boardValue(const Topology& map) {
  QCborMap hexes, corners, edges;
  for (int i = 0; i < map.hexCount(); ++i) {
    const Topology::HexPlace& hex = map.hex(HexId(i));
    hexes.insert(word(map.name(HexId(i))), QCborMap{{u"terrain"_s, word(nameOf(hex.cell.terrain))},
                                                    {u"number"_s, hex.cell.number},
                                                    {u"corners"_s, namesOf(map, hex.corners)},
                                                    {u"edges"_s, namesOf(map, hex.edges)}});
  }
  for (int i = 0; i < map.cornerCount(); ++i) {
    if (!map.has(CornerId(i))) continue;
    const Topology::CornerPlace& corner = map.corner(CornerId(i));
    corners.insert(word(map.name(CornerId(i))), QCborMap{{u"hexes"_s, namesOf(map, corner.hexes)},
                                                         {u"edges"_s, namesOf(map, corner.edges)},
                                                         {u"corners"_s, namesOf(map, corner.corners)},
                                                         {u"harbors"_s, harborsOf(corner)}});
  }
  for (int i = 0; i < map.edgeCount(); ++i) {
    if (!map.has(EdgeId(i))) continue;
    const Topology::EdgePlace& edge = map.edge(EdgeId(i));
    edges.insert(word(map.name(EdgeId(i))), QCborMap{{u"corners"_s, namesOf(map, edge.corners)},
                                                     {u"hexes"_s, namesOf(map, edge.hexes)},
                                                     {u"road"_s, edge.takesRoad},
                                                     {u"ship"_s, edge.takesShip}});
  }
  return {{u"hexes"_s, hexes}, {u"corners"_s, corners}, {u"edges"_s, edges}};
}

QCborMap rulesValue(const Rules& rules) {
  return {{u"target"_s, rules.target},
          {u"discardThreshold"_s, rules.options.discardThreshold},
          {u"handLimit"_s, rules.handLimit},
          {u"longestRoadFrom"_s, rules.longestRoadFrom},
          {u"largestArmyFrom"_s, rules.largestArmyFrom},
          {u"awardPoints"_s, rules.awardPoints},
          {u"deck"_s, cardsValue(rules.deck)},
          {u"costs"_s, QCborMap{{u"road"_s, resourcesValue(rules.roadCost)},
                                {u"ship"_s, resourcesValue(rules.shipCost)},
                                {u"settlement"_s, resourcesValue(rules.settlementCost)},
                                {u"city"_s, resourcesValue(rules.cityCost)},
                                {u"card"_s, resourcesValue(rules.cardCost)}}}};
}

/// If no other seat has to decide, a bot that waits would stop the game.
bool mayWait(const SeatView& view) {
  const Decision must = view.own().pending.must;
  if (must == Decision::Nothing || must == Decision::Done) return true;
  if (must != Decision::Act) return false;
  return view.own().offer.isOpen() || view.definition().rules.sharedRounds == Switch::On;
}

}  // namespace

QByteArray gameLine(const SeatView& view) {
  const GameDefinition& definition = view.definition();
  const QCborMap out{{u"tapu"_s, u"bot"_s},
                     {u"version"_s, kVersion},
                     {u"seat"_s, view.seat().value},
                     {u"seats"_s, definition.seats},
                     {u"sees"_s, view.eyes() == Eyes::OfWorld ? u"all"_s : u"seat"_s},
                     {u"rules"_s, rulesValue(definition.rules)},
                     {u"board"_s, boardValue(definition.map)}};
  return jsonText(out, Layout::OneLine);
}

QByteArray questionLine(const SeatView& view, int number, quint32 lot) {
  QStringList legal;
  for (const Action& action : view.legal().all()) legal << word(toText(view.definition(), action, view.seat()));
  const QCborMap out{{u"ask"_s, number},
                     {u"seat"_s, view.seat().value},
                     {u"lot"_s, static_cast<qint64>(lot)},
                     {u"legal"_s, QCborArray::fromStringList(legal)},
                     {u"state"_s, positionLine(view.definition(), view.visible())}};
  return jsonText(out, Layout::OneLine);
}

QByteArray moveNews(const GameDefinition& definition, const Move& move) {
  return R"({"move":)" + moveLine(definition, move) + '}';
}

QByteArray endNews(const State& state) {
  QCborArray points;
  for (int seat = 0; seat < state.seats.size(); ++seat) points.append(state.points(SeatId(seat)));
  const QCborMap end{{u"winner"_s, seatValue(state.head.winner)}, {u"points"_s, points}};
  return jsonText(QCborMap{{u"over"_s, end}}, Layout::OneLine);
}

bool isReady(const QByteArray& line) {
  Complaint ignored;
  const auto value = parseJson(line, ignored);
  return value && value->toMap().contains(u"ready"_s);
}

std::variant<std::optional<Action>, BotFault> answerFrom(const QByteArray& line, const SeatView& view, int number) {
  const BotFault unreadable{BotFault::Kind::Unreadable, excerptOf(line)};
  Complaint ignored;
  const auto value = parseJson(line, ignored);
  if (!value || !value->isMap()) return unreadable;
  const QCborMap map = value->toMap();
  const QCborValue chosen = map[u"do"_s];
  if (map[u"ask"_s] != QCborValue(number) || !map.contains(u"do"_s)) return unreadable;
  if (chosen.isNull()) {
    if (!mayWait(view)) return BotFault{BotFault::Kind::Waits};
    return std::optional<Action>();
  }
  if (!chosen.isString()) return unreadable;
  const auto action = actionFrom(view.definition(), chosen.toString().toStdString(), view.seat());
  if (action && view.legal().contains(*action) && view.allows(*action)) return action;
  return BotFault{BotFault::Kind::NotAllowed, excerptOf(chosen.toString().toUtf8())};
}

QString excerptOf(const QByteArray& line) {
  const QString text = QString::fromUtf8(line.first(qMin(line.size(), 4 * kShown))).simplified();
  return shortened(text, kShown);
}

}  // namespace tapu
