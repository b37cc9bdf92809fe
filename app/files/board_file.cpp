// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/files/board_file.h"

#include <QCborArray>
#include <QCoreApplication>
#include <set>

#include "app/files/board_words.h"
#include "app/files/fields.h"
#include "app/files/json_text.h"
#include "app/files/sea_keys.h"
#include "app/files/whole_file.h"
#include "app/text/problem_text.h"
#include "app/values/board_codec.h"
#include "app/values/options_text.h"
#include "engine/board/balance.h"
#include "engine/board/places.h"
#include "engine/state/seats.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

constexpr int kUsualVersion = 1;  // of files without the keys of 14.15, so that older programs read them
constexpr qint64 kMostBytes = 4 * 1024 * 1024;
constexpr int kMostText = 2000;
constexpr int kMostLanguages = 100;
constexpr int kMostKinds = 26;

QStringList tradeWords() { return resourceWords() << u"any"_s; }
const QStringList kOrientations{u"pointy"_s, u"flat"_s};
const QStringList kTerritories{u"none"_s, u"sun"_s, u"moon"_s};
const QStringList kWith{u"none"_s, u"road"_s, u"ship"_s};

// ---- writing

QCborMap cellValue(const Cell& cell) {
  QCborMap out;
  out.insert(u"at"_s, hexValue(cell.at));
  out.insert(u"terrain"_s, word(nameOf(cell.terrain)));
  if (cell.number != 0) out.insert(u"number"_s, cell.number);
  if (cell.territory != Territory::None) out.insert(u"territory"_s, kTerritories[static_cast<int>(cell.territory)]);
  if (cell.cutByLine == CutByLine::Yes) out.insert(u"cutByLine"_s, true);
  if (cell.startLand == StartLand::No) out.insert(u"start"_s, false);
  return out;
}

QCborMap harborValue(const Harbor& harbor, Orientation orientation) {
  QCborMap out;
  out.insert(u"hex"_s, hexValue(harbor.hex));
  out.insert(u"side"_s, word(sideName(harbor.side, orientation)));
  out.insert(u"trades"_s, harbor.trades == Resource::None ? u"any"_s : word(nameOf(harbor.trades)));
  out.insert(u"ratio"_s, harbor.ratio);
  return out;
}

QCborMap placeValue(const SeatStart::Road& piece, Orientation orientation) {
  return {{u"hex"_s, hexValue(piece.hex)}, {u"side"_s, word(sideName(piece.side, orientation))}};
}

QCborArray routesValue(const std::vector<SeatStart::Road>& routes, Orientation orientation) {
  QCborArray list;
  for (const auto& it : routes) list.append(placeValue(it, orientation));
  return list;
}

QCborMap startValue(const SeatStart& start, Orientation orientation) {
  QCborArray settlements;
  for (const auto& it : start.settlements) {
    QCborMap out;
    out.insert(u"hex"_s, hexValue(it.hex));
    out.insert(u"corner"_s, word(cornerName(it.corner, orientation)));
    if (it.cards == StartCards::Yes) out.insert(u"cards"_s, true);
    settlements.append(out);
  }
  QCborMap out;
  out.insert(u"settlements"_s, settlements);
  out.insert(u"roads"_s, routesValue(start.roads, orientation));
  if (!start.ships.empty()) out.insert(u"ships"_s, routesValue(start.ships, orientation));
  return out;
}

QCborMap halfValue(const HalfStart& half, Orientation orientation) {
  QCborArray settlements;
  for (const auto& it : half.settlements) {
    QCborMap out{{u"hex"_s, hexValue(it.hex)}, {u"corner"_s, word(cornerName(it.corner, orientation))}};
    if (it.with != HalfStart::With::Nothing) out.insert(u"with"_s, kWith[static_cast<int>(it.with)]);
    settlements.append(out);
  }
  QCborMap out{{u"settlements"_s, settlements}};
  if (half.road) out.insert(u"road"_s, placeValue(*half.road, orientation));
  if (half.ship) out.insert(u"ship"_s, placeValue(*half.ship, orientation));
  return out;
}

/// Fixed pieces of seats (3.7), and of the halves of a chain (9.16).
QCborMap startsValue(const Board& board) {
  QCborMap out;
  QCborArray seats;
  for (const SeatStart& start : board.starts) seats.append(startValue(start, board.orientation));
  if (!seats.isEmpty()) out.insert(u"seats"_s, seats);
  for (std::size_t half = 0; half < board.halves.size(); ++half)
    out.insert(kTerritories[static_cast<int>(half) + 1], halfValue(board.halves[half], board.orientation));
  return out;
}

QCborValue languages(const QMap<QString, QString>& texts) {
  if (texts.size() == 1 && texts.contains(QString())) return texts.value(QString());
  QCborMap out;
  for (auto it = texts.begin(); it != texts.end(); ++it) out.insert(it.key(), it.value());
  return out;
}

void insertAll(QCborMap& out, const QCborMap& more) {
  for (auto it = more.begin(); it != more.end(); ++it)
    if (!out.contains(it.key())) out.insert(it.key(), it.value());
}

using Unknown = std::map<QString, QCborMap>;

/// The place of an entry on the board, under any of its names: twice the point of its corner, or of the middle of its
/// side.
std::optional<Point> placeOf(const QCborMap& entry, Orientation orientation) {
  const auto hex = hexFrom(entry.value(u"hex"_s));
  if (!hex) return std::nullopt;
  const auto corner = cornerWords(orientation).indexOf(entry.value(u"corner"_s).toString());
  const auto side = sideWords(orientation).indexOf(entry.value(u"side"_s).toString());
  if (corner < 0 && side < 0) return std::nullopt;
  const auto first = static_cast<int>(corner < 0 ? side : corner);
  const Point a = cornerPoint(*hex, first, orientation);
  const Point b = corner < 0 ? cornerPoint(*hex, (first + 1) % kSides, orientation) : a;
  return Point{a.x + b.x, a.y + b.y};
}

/// The way to an entry of a list: by its place on the board where it has one, so that it is found again among others.
QString wayTo(const QString& list, const QCborValue& entry, qsizetype index, Orientation orientation) {
  const auto place = placeOf(entry.toMap(), orientation);
  return place ? u"%1 at %2,%3"_s.arg(list).arg(place->x).arg(place->y) : u"%1 %2"_s.arg(list).arg(index);
}

/// The value with the unknown keys put back that `keep` found below it.
QCborValue withUnknown(const QCborValue& value, const QString& way, const Unknown& unknown, Orientation orientation) {
  if (value.isArray()) {
    QCborArray list;
    for (const QCborValue& entry : value.toArray())
      list.append(withUnknown(entry, wayTo(way, entry, list.size(), orientation), unknown, orientation));
    return list;
  }
  if (!value.isMap()) return value;
  QCborMap map;
  for (const auto& [key, each] : value.toMap())
    map.insert(key, withUnknown(each, u"%1 %2"_s.arg(way, key.toString()), unknown, orientation));
  if (const auto found = unknown.find(way); found != unknown.end()) insertAll(map, found->second);
  return map;
}

void keep(const Fields& in, const QString& way, Unknown* unknown) {
  if (unknown && !in.rest().isEmpty()) unknown->emplace(way, in.rest());
}

/// The same for an entry of a list. Its way is that of the future text, so an unknown key has no part in it.
void keepEntry(const Fields& in, const QString& list, const QCborValue& entry, qsizetype index, Orientation orientation,
               Unknown* unknown) {
  QCborMap known = entry.toMap();
  for (const auto& [key, value] : in.rest()) known.remove(key);
  keep(in, wayTo(list, known, index, orientation), unknown);
}

// ---- reading

Cell cellFrom(Fields& in) {
  Cell cell;
  cell.at = in.hex(u"at"_s);
  cell.terrain = static_cast<Terrain>(in.word(u"terrain"_s, terrainWords()));
  cell.number = in.numberIf(u"number"_s, 2, 12).value_or(0);
  if (cell.number == 7)
    //: A fault in a file of a board
    in.fault(u"number"_s, QCoreApplication::translate("Formats", "No hex carries the number 7."), u"1.5"_s);
  if (in.has(u"territory"_s)) cell.territory = static_cast<Territory>(in.word(u"territory"_s, kTerritories));
  cell.cutByLine = in.flag(u"cutByLine"_s) ? CutByLine::Yes : CutByLine::No;
  if (in.has(u"start"_s)) cell.startLand = in.flag(u"start"_s) ? StartLand::Yes : StartLand::No;
  return cell;
}

/// `file`: null if the caller needs only the board, as for a record.
void readCells(Fields& in, Board& board, BoardFile* file) {
  const QCborArray list = in.list(u"hexes"_s, kMostCells);
  std::set<Hex> seen;
  for (qsizetype i = 0; in.ok() && i < list.size(); ++i) {
    Fields each(list.at(i), in.at(u"hexes"_s) << QString::number(i), in.complaint());
    const Cell cell = cellFrom(each);
    if (each.ok() && !seen.insert(cell.at).second)
      //: A fault in a file of a board. %1 and %2: coordinates of a hex
      each.fault(u"at"_s, QCoreApplication::translate("Formats", "The hex %1,%2 stands twice in the file.")
                              .arg(QString::number(cell.at.q), QString::number(cell.at.r)));
    board.cells.push_back(cell);
    if (!file) continue;
    if (each.flag(u"locked"_s)) file->locked.insert(cell.at);
    if (!each.rest().isEmpty()) file->unknownOfHexes.emplace(cell.at, each.rest());
  }
}

Harbor harborFrom(Fields& in, Orientation orientation) {
  Harbor harbor;
  harbor.hex = in.hex(u"hex"_s);
  harbor.side = in.word(u"side"_s, sideWords(orientation));
  const int trades = in.word(u"trades"_s, tradeWords());
  harbor.trades = trades == kResources ? Resource::None : static_cast<Resource>(trades);
  harbor.ratio = in.numberIf(u"ratio"_s, 2, 3).value_or(harbor.trades == Resource::None ? 3 : 2);
  return harbor;
}

void readHarbors(Fields& in, Board& board, Unknown* unknown) {
  if (!in.has(u"harbors"_s)) return;
  std::set<std::pair<Hex, int>> seen;
  const QCborArray list = in.list(u"harbors"_s, kMostCells);
  for (qsizetype i = 0; in.ok() && i < list.size(); ++i) {
    Fields each(list.at(i), in.at(u"harbors"_s) << QString::number(i), in.complaint());
    board.harbors.push_back(harborFrom(each, board.orientation));
    if (each.ok() && !seen.insert({board.harbors.back().hex, board.harbors.back().side}).second)
      //: A fault in a file of a board
      each.fault(QString(), QCoreApplication::translate("Formats", "Two harbors stand on the same side of a hex."),
                 u"1.7"_s);
    keepEntry(each, u"harbors"_s, list.at(i), i, board.orientation, unknown);
  }
}

SeatStart::Road placeFrom(Fields& in, Orientation orientation) {
  const Hex hex = in.hex(u"hex"_s);
  return {hex, in.word(u"side"_s, sideWords(orientation))};
}

std::vector<SeatStart::Road> routesFrom(Fields& in, const QString& key, Orientation orientation, const QString& way,
                                        Unknown* unknown) {
  std::vector<SeatStart::Road> routes;
  const QCborArray list = in.list(key, 16);
  for (qsizetype i = 0; in.ok() && i < list.size(); ++i) {
    Fields each(list.at(i), in.at(key) << QString::number(i), in.complaint());
    routes.push_back(placeFrom(each, orientation));
    keepEntry(each, u"%1 %2"_s.arg(way, key), list.at(i), i, orientation, unknown);
  }
  return routes;
}

SeatStart startFrom(Fields& in, Orientation orientation, const QString& way, Unknown* unknown) {
  SeatStart start;
  const QCborArray settlements = in.list(u"settlements"_s, 16);
  for (qsizetype i = 0; in.ok() && i < settlements.size(); ++i) {
    Fields each(settlements.at(i), in.at(u"settlements"_s) << QString::number(i), in.complaint());
    const Hex hex = each.hex(u"hex"_s);
    const int corner = each.word(u"corner"_s, cornerWords(orientation));
    start.settlements.push_back({hex, corner, each.flag(u"cards"_s) ? StartCards::Yes : StartCards::No});
    keepEntry(each, way + u" settlements"_s, settlements.at(i), i, orientation, unknown);
  }
  start.roads = routesFrom(in, u"roads"_s, orientation, way, unknown);
  if (in.has(u"ships"_s)) start.ships = routesFrom(in, u"ships"_s, orientation, way, unknown);
  keep(in, way, unknown);
  return start;
}

HalfStart halfFrom(Fields& in, Orientation orientation, const QString& way, Unknown* unknown) {
  HalfStart half;
  const QCborArray settlements = in.list(u"settlements"_s, 16);
  for (qsizetype i = 0; in.ok() && i < settlements.size(); ++i) {
    Fields each(settlements.at(i), in.at(u"settlements"_s) << QString::number(i), in.complaint());
    const Hex hex = each.hex(u"hex"_s);
    const int corner = each.word(u"corner"_s, cornerWords(orientation));
    const bool isBare = !each.has(u"with"_s);
    half.settlements.push_back(
        {hex, corner, isBare ? HalfStart::With::Nothing : static_cast<HalfStart::With>(each.word(u"with"_s, kWith))});
    keepEntry(each, way + u" settlements"_s, settlements.at(i), i, orientation, unknown);
  }
  // `problems` of the chain reports what an unfinished board lacks.
  const auto routeIf = [&](const QString& key) -> std::optional<SeatStart::Road> {
    if (!in.has(key)) return std::nullopt;
    Fields route(in.value(key), in.at(key), in.complaint());
    const SeatStart::Road place = placeFrom(route, orientation);
    keep(route, way + u' ' + key, unknown);
    return place;
  };
  half.road = routeIf(u"road"_s);
  half.ship = routeIf(u"ship"_s);
  keep(in, way, unknown);
  return half;
}

/// Reads both halves of a chain's start pieces, or none.
void readHalves(Fields& starts, Board& board, Unknown* unknown) {
  if (!starts.has(kTerritories[1]) && !starts.has(kTerritories[2])) return;
  for (int half : {1, 2}) {
    Fields each(starts.value(kTerritories[half]), starts.at(kTerritories[half]), starts.complaint());
    board.halves.push_back(halfFrom(each, board.orientation, u"starts "_s + kTerritories[half], unknown));
  }
}

void readStarts(Fields& in, Board& board, Unknown* unknown) {
  if (!in.has(u"starts"_s)) return;
  Fields starts(in.value(u"starts"_s), in.at(u"starts"_s), in.complaint());
  if (starts.has(u"seats"_s)) {
    const QCborArray seats = starts.list(u"seats"_s, 64);
    for (qsizetype i = 0; in.ok() && i < seats.size(); ++i) {
      Fields each(seats.at(i), starts.at(u"seats"_s) << QString::number(i), in.complaint());
      const QString way = wayTo(u"starts seats"_s, QCborMap(), i, board.orientation);  // without a place of its own
      board.starts.push_back(startFrom(each, board.orientation, way, unknown));
    }
  }
  readHalves(starts, board, unknown);
  keep(starts, u"starts"_s, unknown);
}

void readRobbers(Fields& in, Board& board) {
  if (!in.has(u"robbers"_s)) return;
  for (const QCborValue& each : in.list(u"robbers"_s, 16)) {
    const auto hex = hexFrom(each);
    if (!hex) {
      //: A fault in a file of a board. [q, r] stands for the two coordinates of a hex
      in.fault(u"robbers"_s, QCoreApplication::translate("Formats", "Each robber stands on a hex [q, r]."), u"1.8"_s);
    } else if (!board.robber) {
      board.robber = hex;
    } else {
      board.moreRobbers.push_back(*hex);
    }
  }
}

Board boardFrom(Fields& in, BoardFile* file) {
  Board board;
  board.orientation = static_cast<Orientation>(in.word(u"orientation"_s, kOrientations));
  readCells(in, board, file);
  Unknown* const unknown = file ? &file->unknownOfParts : nullptr;
  readHarbors(in, board, unknown);
  readRobbers(in, board);
  board.chainOffset = in.hexIf(u"chainOffset"_s);
  readStarts(in, board, unknown);
  board.ships = in.flag(u"ships"_s) ? AsksForShips::Yes : AsksForShips::No;
  readSeaKeys(in, board, [&](const Fields& part, const QString& key, std::optional<qsizetype> index) {
    if (!index) return keep(part, key, unknown);
    keepEntry(part, key, in.value(key).toArray().at(*index), *index, board.orientation, unknown);
  });
  if (in.ok()) namePlaces(board);
  return board;
}

bool isAbout(const QCborValue& entry, QLatin1StringView key, Hex at) {
  return hexFrom(entry.toMap().value(key)) == std::optional(at);
}

/// The key, and the entry of its list, that a problem of what lies in the sea is about; empty: it is no such problem.
QStringList seaPathOf(const BoardProblem& problem) {
  using enum ProblemKind;
  const std::map<ProblemKind, QString> keys{
      {FogCount, u"fog"_s},        {FogNumbers, u"fog"_s},    {PirateOffSea, u"pirate"_s},
      {GiftsMany, u"gifts"_s},     {StartInFog, u"starts"_s}, {RobberOffLand, u"robbers"_s},
      {GiftOffBoard, u"gifts"_s},  {GiftCount, u"gifts"_s},   {GiftTaken, u"gifts"_s},
      {GiftsTogether, u"gifts"_s}, {GiftInFog, u"gifts"_s},   {NoStartOffBoard, u"noStart"_s}};
  const auto found = keys.find(problem.kind);
  if (found == keys.end()) return {};
  const bool isOfEntry = problem.kind == NoStartOffBoard || (found->second == u"gifts" && problem.kind != GiftsMany);
  return isOfEntry ? QStringList{found->second, QString::number(problem.index)} : QStringList{found->second};
}

/// The entry of the file that a problem of the engine is about: the harbor for 1.7, the robber, else the hex.
QStringList pathOf(const QCborMap& map, const BoardProblem& problem) {
  if (const QStringList path = seaPathOf(problem); !path.isEmpty() && map.contains(path.first())) return path;
  if (!problem.at) return {u"hexes"_s};
  const QString rule = QString::fromLatin1(problem.rule);
  const bool isOfHarbor = rule == u"1.7" || problem.kind == ProblemKind::HarborInFog;
  const QString listName = isOfHarbor ? u"harbors"_s : u"hexes"_s;
  const QCborArray list = map.value(listName).toArray();
  for (qsizetype i = 0; i < list.size(); ++i)
    if (isAbout(list.at(i), isOfHarbor ? "hex"_L1 : "at"_L1, *problem.at)) return {listName, QString::number(i)};
  return {u"starts"_s};
}

Complaint faultAt(const BoardProblem& problem, const QStringList& path) {
  Complaint complaint = complaintOf(problem);
  complaint.path = path;
  return complaint;
}

/// The errors that keep a board from being played, the first first. `map` is its value, `path` leads to that.
std::vector<Complaint> faultsOf(const Board& board, const QCborMap& map, const QStringList& path) {
  std::vector<Complaint> all;
  // A board with halves must do for a chain, if only of itself (9.2).
  const auto found = board.halves.empty() ? problems(board) : problems(Chain{{{"", board}}, {0}, Ends::Open});
  for (const BoardProblem& each : found) all.push_back(faultAt(each, path + pathOf(map, each)));
  return all;
}

/// The same of a whole file. 3.7: start pieces for all seats, and as many as the options ask for.
std::vector<Complaint> faultsOf(const BoardFile& file, const QCborMap& map, const QStringList& path) {
  std::vector<Complaint> all = faultsOf(file.board, map, path);
  const QString bonusKey = u"island.bonus"_s;
  const bool asksForMore = !file.board.starts.empty() || file.options.contains(bonusKey);
  if (!all.empty() || !asksForMore || !file.board.halves.empty()) return all;
  Setup game;
  game.board = file.board;
  game.options.seats = seatsOn(file.board, game.options.seats);
  takeOptions(file.options, game.ruleSet, game.options);
  const QString key = u"seats.count"_s;
  const QStringList place = file.options.contains(key) ? QStringList{u"options"_s, key} : QStringList{u"starts"_s};
  for (const BoardProblem& each : problems(game)) {
    const bool isOfIslands = each.kind == ProblemKind::IslandsMany;
    all.push_back(faultAt(each, path + (isOfIslands ? QStringList{u"options"_s, bonusKey} : place)));
  }
  return all;
}

/// Whether there is none; else the first is told.
bool isEmpty(const std::vector<Complaint>& faults, Complaint& complaint) {
  if (!faults.empty()) complaint = faults.front();
  return faults.empty();
}

/// `read` takes one text: a name, or one of several lines.
QMap<QString, QString> languagesFrom(Fields& in, const QString& key,
                                     QString (Fields::*read)(const QString&, qsizetype)) {
  QMap<QString, QString> texts;
  if (!in.has(key)) return texts;
  if (in.value(key).isString()) return {{QString(), (in.*read)(key, kMostText)}};
  Fields each(in.value(key), in.at(key), in.complaint());
  const QCborMap map = in.value(key).toMap();
  if (map.size() > kMostLanguages)
    //: A fault in a file of a board. %1: name of a key
    in.fault(key, QCoreApplication::translate("Formats", "“%1” names too many languages.").arg(key));
  for (auto it = map.begin(); in.ok() && it != map.end(); ++it)
    texts.insert(it.key().toString(), (each.*read)(it.key().toString(), kMostText));
  return texts;
}

std::optional<SeatAdvice> seatsFrom(Fields& in, Unknown* unknown) {
  if (!in.has(u"seats"_s)) return std::nullopt;
  Fields each(in.value(u"seats"_s), in.at(u"seats"_s), in.complaint());
  SeatAdvice seats;
  seats.from = static_cast<int>(each.number(u"from"_s, kFewestAtOneBoard, kMostSeatsOfTable));
  seats.to = static_cast<int>(each.number(u"to"_s, kFewestAtOneBoard, kMostSeatsOfTable));
  if (in.ok() && seats.to < seats.from)
    //: A fault in a file of a board. “to” and “from” are names of keys
    each.fault(u"to"_s, QCoreApplication::translate("Formats", "“to” is less than “from”."));
  keep(each, u"seats"_s, unknown);
  return seats;
}

/// The version of the file's form.
int checkKind(Fields& in, Accept accept) {
  const QCborValue format = in.value(u"format"_s);
  if (in.ok() && format == QCborValue(u"tapu-chain"_s))
    //: A fault in a file that was opened as a board; “…” is a command as it is typed
    in.fault(u"format"_s,
             QCoreApplication::translate("Formats",
                                         "This is a chain of boards, not one board. The board editor opens it with "
                                         "“Open a chain…”, and “tapu-tool board render” draws it."));
  if (in.ok() && format != QCborValue(u"tapu-board"_s))
    //: A fault in a file
    in.fault(u"format"_s, QCoreApplication::translate("Formats", "This is not a file of a board."));
  const auto version = in.number(u"version"_s, 1, 1'000'000);
  // Without these keys it is no unfinished board: a later version has written another form.
  const bool isOfThisForm = in.has(u"orientation"_s) && in.has(u"hexes"_s);
  if (in.ok() && version > kBoardVersion && (accept == Accept::Playable || !isOfThisForm))
    //: A fault in a file
    in.fault(u"version"_s, QCoreApplication::translate("Formats", "A newer version of Tapu wrote this file."));
  return static_cast<int>(version);
}

}  // namespace

namespace {

QString inLanguageOf(const QString& locale, const QMap<QString, QString>& texts) {
  for (const QString& key : {locale, locale.section(u'_', 0, 0), QString(), u"en"_s})
    if (texts.contains(key)) return texts.value(key);
  return texts.isEmpty() ? QString() : texts.first();
}

}  // namespace

int BoardFile::versionToWrite() const {
  if (version > kBoardVersion) return version;
  return asksForSea(board) || seats ? kBoardVersion : kUsualVersion;
}

QString BoardFile::name(const QString& locale) const { return inLanguageOf(locale, names); }
QString BoardFile::description(const QString& locale) const { return inLanguageOf(locale, descriptions); }

QCborMap boardToJson(const Board& board) {
  QCborMap out;
  out.insert(u"orientation"_s, kOrientations[static_cast<int>(board.orientation)]);
  QCborArray cells, harbors;
  for (const Cell& cell : board.cells) cells.append(cellValue(cell));
  for (const Harbor& harbor : board.harbors) harbors.append(harborValue(harbor, board.orientation));
  out.insert(u"hexes"_s, cells);
  out.insert(u"harbors"_s, harbors);
  if (board.robber) {
    QCborArray robbers;  // not in braces: compilers disagree whether that is a list of one array or a copy of it
    robbers.append(hexValue(*board.robber));
    for (Hex hex : board.moreRobbers) robbers.append(hexValue(hex));
    out.insert(u"robbers"_s, robbers);
  }
  if (board.ships == AsksForShips::Yes) out.insert(u"ships"_s, true);
  if (!board.starts.empty() || !board.halves.empty()) out.insert(u"starts"_s, startsValue(board));
  if (board.chainOffset) out.insert(u"chainOffset"_s, hexValue(*board.chainOffset));
  insertSeaKeys(out, board);
  return out;
}

std::optional<Board> boardFromJson(const QCborValue& value, const QStringList& path, Complaint& complaint) {
  Fields in(value, path, complaint);
  const Board board = boardFrom(in, nullptr);
  return in.ok() && isEmpty(faultsOf(board, value.toMap(), path), complaint) ? std::optional(board) : std::nullopt;
}

QCborMap chainToJson(const Chain& chain) {
  QCborArray order;
  for (std::uint16_t kind : chain.order) order.append(QString::fromStdString(chain.kinds[kind].name));
  QCborMap boards;
  for (const Chain::Kind& kind : chain.kinds) boards.insert(QString::fromStdString(kind.name), boardToJson(kind.board));
  return {{u"chain"_s, order}, {u"ring"_s, chain.ends == Ends::Joined}, {u"boards"_s, boards}};
}

std::optional<Chain> chainFromJson(const QCborValue& value, const QStringList& path, Complaint& complaint) {
  Fields in(value, path, complaint);
  Chain chain;
  QStringList names;
  const QCborMap boards = in.value(u"boards"_s).toMap();
  for (auto it = boards.begin(); in.ok() && it != boards.end() && names.size() < kMostKinds; ++it) {
    names << it.key().toString();
    const auto board = boardFromJson(it.value(), in.at(u"boards"_s) << names.last(), complaint);
    chain.kinds.push_back({shownLine(names.last(), kMostText).toStdString(), board.value_or(Board())});
  }
  for (const QCborValue& each : in.list(u"chain"_s, kMostBoards)) {
    const auto kind = names.indexOf(each.toString());
    if (kind < 0)
      //: A fault in a recorded game. %1: name of a board, as found. “boards” is the name of a key
      in.fault(u"chain"_s, QCoreApplication::translate("Formats", "“boards” has no board “%1”.").arg(each.toString()),
               u"9.2"_s);
    chain.order.push_back(static_cast<std::uint16_t>(qMax(qsizetype{0}, kind)));
  }
  chain.ends = in.flag(u"ring"_s) && chain.size() >= kLeastOfRing ? Ends::Joined : Ends::Open;
  if (!in.ok()) return {};
  const auto found = problems(chain);
  if (!found.empty()) {
    complaint = complaintOf(found.front());
    complaint.path = path;
  }
  return in.ok() ? std::optional(chain) : std::nullopt;
}

QCborMap boardFileToJson(const BoardFile& file) {
  QCborMap out{{u"format"_s, u"tapu-board"_s}, {u"version"_s, file.versionToWrite()}};
  if (!file.names.isEmpty()) out.insert(u"name"_s, languages(file.names));
  if (!file.descriptions.isEmpty()) out.insert(u"description"_s, languages(file.descriptions));
  if (!file.author.isEmpty()) out.insert(u"author"_s, file.author);
  if (!file.license.isEmpty()) out.insert(u"license"_s, file.license);
  if (!file.options.isEmpty()) out.insert(u"options"_s, file.options);
  insertAll(out, boardToJson(file.board));
  if (file.seats) out.insert(u"seats"_s, QCborMap{{u"from"_s, file.seats->from}, {u"to"_s, file.seats->to}});

  QCborArray cells;
  for (const Cell& cell : file.board.cells) {
    QCborMap each = cellValue(cell);
    if (file.locked.contains(cell.at)) each.insert(u"locked"_s, true);
    if (const auto it = file.unknownOfHexes.find(cell.at); it != file.unknownOfHexes.end()) insertAll(each, it->second);
    cells.append(each);
  }
  out.insert(u"hexes"_s, cells);
  out.insert(u"harbors"_s,
             withUnknown(out.value(u"harbors"_s), u"harbors"_s, file.unknownOfParts, file.board.orientation));
  for (const QString& key : {u"noStart"_s, u"gifts"_s, u"fog"_s, u"seats"_s})
    if (out.contains(key))
      out.insert(key, withUnknown(out.value(key), key, file.unknownOfParts, file.board.orientation));
  if (out.contains(u"starts"_s) || file.unknownOfParts.contains(u"starts"_s))
    out.insert(u"starts"_s,
               withUnknown(out.value(u"starts"_s).toMap(), u"starts"_s, file.unknownOfParts, file.board.orientation));
  insertAll(out, file.unknown);
  return out;
}

QByteArray writeBoard(const BoardFile& file) { return jsonText(boardFileToJson(file), Layout::Page); }

std::optional<BoardFile> boardFileFromJson(const QCborValue& value, const QStringList& path, Complaint& complaint,
                                           Accept accept) {
  BoardFile file;
  Fields in(value, path, complaint);
  file.version = checkKind(in, accept);
  file.names = languagesFrom(in, u"name"_s, &Fields::name);
  file.descriptions = languagesFrom(in, u"description"_s, &Fields::lines);
  if (in.has(u"author"_s)) file.author = in.name(u"author"_s, kMostText);
  if (in.has(u"license"_s)) file.license = in.name(u"license"_s, kMostText);
  if (in.has(u"options"_s)) {
    file.options = in.value(u"options"_s).toMap();
    if (!areOptions(in.value(u"options"_s), complaint)) complaint.path = in.at(u"options"_s) + complaint.path;
  }
  file.seats = seatsFrom(in, &file.unknownOfParts);
  file.board = boardFrom(in, &file);
  file.unknown = in.rest();
  const bool isTaken =
      in.ok() && (accept == Accept::Unfinished || isEmpty(faultsOf(file, value.toMap(), path), complaint));
  return isTaken ? std::optional(std::move(file)) : std::nullopt;
}

std::optional<BoardFile> readBoard(const QByteArray& text, Complaint& complaint, Accept accept) {
  const auto value = parseJson(text, complaint);
  if (!value) return {};
  auto file = boardFileFromJson(*value, {}, complaint, accept);
  if (!file) complaint.line = lineOf(text, complaint.path);
  return file;
}

namespace {

std::optional<QByteArray> textOf(const QString& path, Complaint& complaint) {
  auto text = readFile(path, kMostBytes + 1, complaint);
  if (!text || text->size() <= kMostBytes) return text;
  //: A fault in a file of a board
  complaint.sentence = QCoreApplication::translate("Formats", "The file is too large for a board.");
  return {};
}

}  // namespace

std::optional<BoardFile> loadBoard(const QString& path, Complaint& complaint, Accept accept) {
  const auto text = textOf(path, complaint);
  return text ? readBoard(*text, complaint, accept) : std::nullopt;
}

int seatsFor(const BoardFile& file) { return seatsAsked(file.options).value_or(usualSeatsOf(file.board)); }

std::vector<Complaint> errorsFor(const BoardFile& file) { return faultsOf(file, boardFileToJson(file), {}); }

std::optional<BoardFile> inspectBoard(const QString& path, std::vector<Complaint>& errors) {
  Complaint first, unread;
  const auto text = textOf(path, first);
  auto file = text ? readBoard(*text, first) : std::nullopt;
  if (file) return file;
  if (text) file = readBoard(*text, unread, Accept::Unfinished);
  if (file && file->version <= kBoardVersion) errors = faultsOf(*file, parseJson(*text, unread)->toMap(), {});
  for (Complaint& each : errors) each.line = lineOf(*text, each.path);
  if (!errors.empty()) return file;
  errors = {first};
  return {};
}

bool saveBoard(const QString& path, const BoardFile& file, Complaint& complaint) {
  const QByteArray text = writeBoard(file);
  if (text.size() <= kMostBytes) return writeFile(path, text, complaint);
  // It could not be opened again: unknown keys can take more room than in the file that they came from.
  //: A fault in a file of a board
  complaint.sentence = QCoreApplication::translate("Formats", "The file is too large for a board.");
  return false;
}

}  // namespace tapu
