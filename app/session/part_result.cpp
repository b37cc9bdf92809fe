// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/part_result.h"

#include <QCborMap>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QSet>
#include <algorithm>
#include <array>
#include <limits>
#include <memory>

#include "app/files/fields.h"
#include "app/files/json_text.h"
#include "app/files/whole_file.h"
#include "app/session/game_controller.h"
#include "app/session/record_keeper.h"
#include "engine/rules/course.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostOfName = 200, kMostNumber = 20000;  ///< letters of a name; any number of a result
constexpr int kVersion = 2, kMostColor = 9;            ///< 1 had no table
constexpr int kMark = 10;

struct Part {
  QString key;
  int PointSources::*points;
};
const std::array<Part, 6>& parts() {
  static const std::array<Part, 6> all{{{u"settlements"_s, &PointSources::settlements},
                                        {u"cities"_s, &PointSources::cities},
                                        {u"longestRoad"_s, &PointSources::longestRoad},
                                        {u"largestArmy"_s, &PointSources::largestArmy},
                                        {u"cards"_s, &PointSources::cards},
                                        {u"bonus"_s, &PointSources::bonus}}};
  return all;
}

}  // namespace

namespace {

QCborMap pointsValue(const PointSources& from) {
  QCborMap points;
  for (const Part& part : parts()) points.insert(part.key, from.*part.points);
  return points;
}

PointSources pointsFrom(Fields& in) {
  Fields points(in.value(u"points"_s), in.at(u"points"_s), in.complaint());
  PointSources from;
  for (const Part& part : parts()) from.*part.points = static_cast<int>(points.number(part.key, 0, kMostNumber));
  return from;
}

const QStringList& holders() {
  static const QStringList all{u"nobody"_s, u"person"_s, u"bot"_s};  // in the order of SeatHolder
  return all;
}
const QStringList& ends() {
  static const QStringList all{u"target"_s, u"lastRound"_s, u"timeLimit"_s, u"stopped"_s};  // in that of GameEnd
  return all;
}

QCborMap rowValue(const FinalRow& row) {
  QCborMap map;
  map.insert(u"seat"_s, row.who.seat.value);
  map.insert(u"holder"_s, holders().at(static_cast<int>(row.who.holder)));
  map.insert(u"name"_s, row.who.name);
  map.insert(u"color"_s, row.color);
  map.insert(u"letter"_s, row.letter);
  map.insert(u"place"_s, row.rank);
  map.insert(u"points"_s, pointsValue(row.from));
  map.insert(u"hand"_s, row.hand);
  map.insert(u"scoredAt"_s, static_cast<qint64>(row.scoredAt));
  return map;
}

FinalRow rowFrom(Fields& in) {
  FinalRow row;
  row.who.seat = SeatId(static_cast<int>(in.number(u"seat"_s, 0, kMostSeats - 1)));
  row.who.holder = static_cast<SeatHolder>(in.word(u"holder"_s, holders()));
  row.who.name = in.text(u"name"_s, kMostOfName);
  row.color = static_cast<int>(in.number(u"color"_s, 0, kMostColor));
  row.letter = in.text(u"letter"_s, FinalRow::kMostLetters);
  row.rank = static_cast<int>(in.number(u"place"_s, 1, kMostSeats));
  row.from = pointsFrom(in);
  row.hand = static_cast<int>(in.number(u"hand"_s, 0, kMostNumber));
  row.scoredAt = static_cast<quint32>(in.number(u"scoredAt"_s, 0, std::numeric_limits<quint32>::max()));
  return row;
}

QCborMap toldValue(const ToldEvent& told) {
  QCborMap map;
  map.insert(u"name"_s, told.name);
  map.insert(u"end"_s, ends().at(static_cast<int>(told.how)));
  map.insert(u"round"_s, told.round);
  map.insert(u"target"_s, told.target);
  map.insert(u"seat"_s, told.own.value);
  QCborArray rows;
  for (const FinalRow& row : told.table) rows.append(rowValue(row));
  map.insert(u"table"_s, rows);
  return map;
}

/// Seats that are there once each, in ranks that a table can have.
bool isTable(const FinalTable& table) {
  QSet<int> seats;
  for (const FinalRow& row : table) seats.insert(row.who.seat.value);
  return !table.isEmpty() && seats.size() == table.size() && areRanks(table, 0, 0);
}

ToldEvent toldFrom(Fields& in) {
  ToldEvent told;
  told.name = in.text(u"name"_s, kMostOfName);
  told.how = static_cast<GameEnd>(in.word(u"end"_s, ends()));
  told.round = static_cast<int>(in.number(u"round"_s, 0, kMostNumber));
  told.target = static_cast<int>(in.number(u"target"_s, 0, kMostNumber));
  told.own = SeatId(static_cast<int>(in.number(u"seat"_s, 0, kMostSeats - 1)));
  for (const QCborValue& value : in.list(u"table"_s, kMostSeats)) {
    if (!in.ok()) break;
    Fields row(value, in.at(u"table"_s), in.complaint());
    told.table.append(rowFrom(row));
  }
  if (in.ok() && !isTable(told.table))
    in.fault(u"table"_s,
             //: A fault in the file of a result of a Big Game
             QCoreApplication::translate("Formats", "The final table has a seat twice, or a place that cannot be."));
  return told;
}

}  // namespace

QByteArray partResultText(const PartResult& result) {
  QCborMap map;
  map.insert(u"tapu"_s, u"result"_s);
  map.insert(u"version"_s, kVersion);
  map.insert(u"name"_s, result.name);
  if (result.played.isValid()) map.insert(u"played"_s, result.played.toUTC().toString(Qt::ISODate));
  map.insert(u"boards"_s, result.boards);
  map.insert(u"seats"_s, result.seats);
  map.insert(u"rounds"_s, result.rounds);
  map.insert(u"place"_s, result.place);
  map.insert(u"isWon"_s, result.isWon);
  map.insert(u"hasWon"_s, result.hasWon);
  map.insert(u"points"_s, pointsValue(result.from));
  if (result.told) map.insert(u"event"_s, toldValue(*result.told));
  return jsonText(map, Layout::OneLine) + '\n';
}

std::optional<PartResult> partResultFrom(const QByteArray& text, Complaint& complaint) {
  const auto value = parseJson(text, complaint);
  if (!value) return std::nullopt;
  Fields in(*value, {}, complaint);
  PartResult result;
  in.word(u"tapu"_s, {u"result"_s});
  in.number(u"version"_s, 1, kVersion);
  result.name = in.text(u"name"_s, kMostOfName);
  if (in.has(u"played"_s))
    result.played = QDateTime::fromString(in.text(u"played"_s, kMostOfName), Qt::ISODate).toUTC();
  const auto number = [&](const QString& key, int least) {
    return static_cast<int>(in.number(key, least, kMostNumber));
  };
  result.boards = number(u"boards"_s, 1);
  result.seats = number(u"seats"_s, 1);
  result.rounds = number(u"rounds"_s, 0);
  result.place = number(u"place"_s, 1);
  result.isWon = in.flag(u"isWon"_s);
  result.hasWon = in.flag(u"hasWon"_s);
  result.from = pointsFrom(in);
  if (in.has(u"event"_s)) {
    Fields event(in.value(u"event"_s), in.at(u"event"_s), complaint);
    result.told = toldFrom(event);
  }
  if (!in.ok()) return std::nullopt;
  return result;
}

bool isLaterResult(const QByteArray& text) {
  Complaint complaint;
  const auto value = parseJson(text, complaint);
  if (!value) return false;
  Fields in(*value, {}, complaint);
  const QCborValue version = in.value(u"version"_s);
  return in.value(u"tapu"_s) == QCborValue(u"result"_s) && version.isInteger() && version.toInteger() > kVersion;
}

std::optional<PartResult> partResultIn(const QString& path, Complaint& complaint) {
  const auto text = readFile(path, kLargestResult, complaint);
  return text ? partResultFrom(*text, complaint) : std::nullopt;
}

bool isPartResult(const QString& path) { return path.endsWith(u".result"_s); }

std::optional<ToldEvent> toldEventOf(const GameController& game) {
  if (game.phase() != Client::Phase::Over || !game.hasGame() || !game.window()) return std::nullopt;
  const CommonNews* news = game.commonNews();
  ToldEvent told;
  told.table = game.finalTable();
  if (!news || !news->ending || told.table.isEmpty()) return std::nullopt;
  told.name = game.lobby().gameName;
  told.how = news->ending->how;
  told.round = news->ending->round;
  told.target = game.definition().rules.target;
  if (game.viewer()) told.own = game.window()->whole(game.viewer());
  return told;
}

std::optional<PartResult> partResultOf(const GameController& game) {
  auto told = toldEventOf(game);
  if (!told) return std::nullopt;
  const auto own = std::ranges::find(told->table, told->own, [](const FinalRow& row) { return row.who.seat; });
  if (!told->own || own == told->table.end()) return std::nullopt;
  PartResult result;
  result.name = game.seatName(game.viewer());
  result.boards = game.window()->boards();
  result.seats = static_cast<int>(told->table.size());
  result.rounds = told->round;
  result.place = own->rank;
  result.isWon = told->how != GameEnd::Stopped;
  result.hasWon = result.isWon && own->rank == 1;
  result.from = own->from;
  result.told = std::move(told);
  return result;
}

void keepPartResult(GameController& game, const QString& folder) {
  const auto isKept = std::make_shared<bool>(false);
  const auto keep = [&game, folder, isKept] {
    if (*isKept) return;
    auto result = partResultOf(game);
    if (!result) return;
    *isKept = true;
    // A guest who comes back to a game that is over is told of its end again.
    const QByteArray whole = QCryptographicHash::hash(partResultText(*result), QCryptographicHash::Sha256).toHex();
    const QString mark = QString::fromLatin1(whole.left(kMark));
    const QDir dir(folder);
    if (!dir.entryList({u"*%1.result"_s.arg(mark)}, QDir::Files).isEmpty()) return;
    dir.mkpath(folder);
    result->played = QDateTime::currentDateTimeUtc();
    const QString name = nameOfRecord(result->played, game.lobby().gameName, mark);
    Complaint unsaid;  // a record of another game would say it
    writeFile(dir.filePath(name.chopped(5) + u".result"_s), partResultText(*result), unsaid);
  };
  using G = GameController;
  for (const auto signal : {&G::phaseChanged, &G::finalTableChanged}) QObject::connect(&game, signal, &game, keep);
}

}  // namespace tapu
