// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/part_result.h"

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
#include "app/files/record_header.h"
#include "app/files/whole_file.h"
#include "app/session/game/record_keeper.h"
#include "app/session/game/shown_game.h"
#include "app/session/saved/play_order.h"
#include "app/session/words/bot_names.h"
#include "engine/rules/course.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostOfName = 200, kMostFigure = 20000;  ///< letters of a name; any number of a result
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
  for (const Part& part : parts()) from.*part.points = static_cast<int>(points.number(part.key, 0, kMostFigure));
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
  row.who.name = in.name(u"name"_s, kMostOfName);
  row.color = static_cast<int>(in.number(u"color"_s, 0, kMostColor));
  row.letter = in.name(u"letter"_s, FinalRow::kMostLetters);
  row.rank = static_cast<int>(in.number(u"place"_s, 1, kMostSeats));
  row.from = pointsFrom(in);
  row.hand = static_cast<int>(in.number(u"hand"_s, 0, kMostFigure));
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
  told.name = in.name(u"name"_s, kMostOfName);
  told.how = static_cast<GameEnd>(in.word(u"end"_s, ends()));
  told.round = static_cast<int>(in.number(u"round"_s, 0, kMostFigure));
  told.target = static_cast<int>(in.number(u"target"_s, 0, kMostFigure));
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
  if (result.order > 0) map.insert(u"order"_s, result.order);
  map.insert(u"boards"_s, result.boards);
  map.insert(u"seats"_s, result.seats);
  map.insert(u"rounds"_s, result.rounds);
  map.insert(u"place"_s, result.place);
  map.insert(u"isWon"_s, result.isWon);
  map.insert(u"hasWon"_s, result.hasWon);
  map.insert(u"points"_s, pointsValue(result.from));
  if (result.hints > 0) map.insert(u"hints"_s, result.hints);
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
  result.name = in.name(u"name"_s, kMostOfName);
  if (in.has(u"played"_s))
    result.played = QDateTime::fromString(in.text(u"played"_s, kMostOfName), Qt::ISODate).toUTC();
  if (in.has(u"order"_s)) result.order = in.number(u"order"_s, 0, kLastPlayOrder);
  const auto number = [&](const QString& key, int least) {
    return static_cast<int>(in.number(key, least, kMostFigure));
  };
  result.boards = number(u"boards"_s, 1);
  result.seats = number(u"seats"_s, 1);
  result.rounds = number(u"rounds"_s, 0);
  result.place = number(u"place"_s, 1);
  result.isWon = in.flag(u"isWon"_s);
  result.hasWon = in.flag(u"hasWon"_s);
  result.from = pointsFrom(in);
  if (in.has(u"hints"_s)) result.hints = number(u"hints"_s, 0);
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

namespace {

/// The ending of a finished game on a chain; null before it is known.
const Ending* endingOf(const Seen& seen) {
  if (seen.phase() != Client::Phase::Over || !seen.hasGame() || !seen.window()) return nullptr;
  const CommonNews* news = seen.commonNews();
  return news && news->ending ? &*news->ending : nullptr;
}

/// The place of the viewer by the common news and their rank, which may be an earlier one; 0: unknown.
int placeOf(const Seen& seen, const Ending& ending) {
  const SeatId me = seen.window()->whole(seen.viewer());
  if (std::ranges::find(ending.first, me, &SpokenSeat::seat) != ending.first.end()) return 1;
  const bool isAnyNamed = ending.sharing <= ending.first.size();
  return seen.rank().rank == 1 && isAnyNamed ? 0 : seen.rank().rank;
}

PointSources pointsOf(const Seen& seen) {
  PointSources from = pointSources(seen.definition(), seen.state(), seen.viewer());
  from.seat = {};
  return from;
}

/// Equal each time the end of a game is reported, and different for each game: only numbers of the end, since seats may
/// change names by then, and more may be reported.
QString markOf(const Seen& seen) {
  const Ending& ending = *endingOf(seen);
  const Seat& own = seen.state().seat(seen.viewer());
  QCborMap map;
  map.insert(u"boards"_s, seen.window()->boards());
  map.insert(u"seat"_s, seen.window()->whole(seen.viewer()).value);
  map.insert(u"end"_s, QCborArray{static_cast<int>(ending.how), ending.round, ending.points, ending.sharing});
  map.insert(u"points"_s, pointsValue(pointsOf(seen)));
  map.insert(u"scoredAt"_s, static_cast<qint64>(own.scoredAt));
  map.insert(u"hand"_s, static_cast<qint64>(own.hand.lanes));
  map.insert(u"played"_s, static_cast<qint64>(own.played.lanes));
  const QByteArray whole = QCryptographicHash::hash(jsonText(map, Layout::OneLine), QCryptographicHash::Sha256);
  return QString::fromLatin1(whole.toHex().left(kMark));
}

/// Writes the result of this game; an older file gets the new facts, and keeps its time. A file with the final table,
/// or one that cannot be read, stays as it is.
void write(const Seen& seen, PartResult result, const QString& folder) {
  const QDir dir(folder);
  const QString mark = markOf(seen);
  const QStringList there = dir.entryList({u"*%1.result"_s.arg(mark)}, QDir::Files, QDir::Name);
  Complaint unsaid;  // a record of another game would say it
  if (there.isEmpty()) {
    dir.mkpath(folder);
    result.played = QDateTime::currentDateTimeUtc();
    result.order = nextPlayOrder(folder, result.played);
    const QString name = nameOfRecord(result.played, seen.lobby().gameName, mark);
    writeFile(dir.filePath(name.chopped(5) + u".result"_s), partResultText(result), unsaid);
    return;
  }
  const QString path = dir.filePath(there.first());
  const auto before = partResultIn(path, unsaid);
  if (!before || before->told) return;
  result.played = before->played;
  result.order = before->order;
  if (*before != result) writeFile(path, partResultText(result), unsaid);
}

}  // namespace

std::optional<ToldEvent> toldEventOf(const Seen& seen) {
  const Ending* ending = endingOf(seen);
  ToldEvent told;
  told.table = seen.finalTable();
  if (!ending || told.table.isEmpty()) return std::nullopt;
  told.name = seen.lobby().gameName;
  told.how = ending->how;
  told.round = ending->round;
  told.target = seen.definition().rules.target;
  if (seen.viewer()) told.own = seen.window()->whole(seen.viewer());
  return told;
}

std::optional<PartResult> partResultOf(const Seen& seen) {
  const Ending* ending = endingOf(seen);
  if (!ending || !seen.viewer()) return std::nullopt;
  PartResult result;
  result.name = shownName(seen.lobby().seats, seen.viewer());
  result.boards = seen.window()->boards();
  result.seats = seen.rank().of;
  result.rounds = ending->round;
  result.place = placeOf(seen, *ending);
  result.from = pointsOf(seen);
  result.hints = seen.hintsTaken(seen.viewer());
  if (auto told = toldEventOf(seen)) {
    const auto own = std::ranges::find(told->table, told->own, [](const FinalRow& row) { return row.who.seat; });
    if (own == told->table.end()) return std::nullopt;
    result.seats = static_cast<int>(told->table.size());
    result.place = own->rank;
    result.from = own->from;
    result.told = std::move(told);
  }
  if (result.place < 1 || result.seats < 1) return std::nullopt;
  result.isWon = ending->how != GameEnd::Stopped;
  result.hasWon = result.isWon && result.place == 1;
  return result;
}

void keepPartResult(ShownGame& game, const QString& folder) {
  const auto kept = std::make_shared<std::optional<PartResult>>();
  const auto keep = [&game, folder, kept] {
    if (*kept && (*kept)->told) return;
    auto result = partResultOf(game.seen());
    if (!result || result == *kept) return;
    *kept = *result;
    write(game.seen(), *std::move(result), folder);
  };
  using G = ShownGame;
  for (const auto signal : {&G::phaseChanged, &G::rankChanged, &G::promptChanged, &G::finalTableChanged})
    QObject::connect(&game, signal, &game, keep);
}

}  // namespace tapu
