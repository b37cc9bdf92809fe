// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/part_result.h"

#include <QCborMap>
#include <QCryptographicHash>
#include <QDir>
#include <algorithm>
#include <array>
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

constexpr int kMostOfName = 200, kMostNumber = 10000;  ///< letters of a name; any number of a result
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

QByteArray partResultText(const PartResult& result) {
  QCborMap map;
  map.insert(u"tapu"_s, u"result"_s);
  map.insert(u"version"_s, 1);
  map.insert(u"name"_s, result.name);
  if (result.played.isValid()) map.insert(u"played"_s, result.played.toUTC().toString(Qt::ISODate));
  map.insert(u"boards"_s, result.boards);
  map.insert(u"seats"_s, result.seats);
  map.insert(u"rounds"_s, result.rounds);
  map.insert(u"place"_s, result.place);
  map.insert(u"isWon"_s, result.isWon);
  map.insert(u"hasWon"_s, result.hasWon);
  QCborMap points;
  for (const Part& part : parts()) points.insert(part.key, result.from.*part.points);
  map.insert(u"points"_s, points);
  return jsonText(map, Layout::OneLine) + '\n';
}

std::optional<PartResult> partResultFrom(const QByteArray& text, Complaint& complaint) {
  const auto value = parseJson(text, complaint);
  if (!value) return std::nullopt;
  Fields in(*value, {}, complaint);
  PartResult result;
  in.word(u"tapu"_s, {u"result"_s});
  in.number(u"version"_s, 1, 1);
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
  Fields points(in.value(u"points"_s), in.at(u"points"_s), complaint);
  for (const Part& part : parts()) result.from.*part.points = static_cast<int>(points.number(part.key, 0, kMostNumber));
  if (!in.ok()) return std::nullopt;
  return result;
}

bool isPartResult(const QString& path) { return path.endsWith(u".result"_s); }

std::optional<PartResult> partResultOf(const GameController& game) {
  if (game.phase() != Client::Phase::Over || !game.hasGame() || !game.window() || !game.viewer()) return std::nullopt;
  const CommonNews* news = game.commonNews();
  const Client::Rank rank = game.rank();
  if (!news || !news->ending || rank.rank < 1) return std::nullopt;
  PartResult result;
  result.name = game.seatName(game.viewer());
  result.boards = game.window()->boards();
  result.seats = rank.of;
  result.rounds = news->ending->round;
  result.place = rank.rank;
  result.isWon = news->ending->how != GameEnd::Stopped;
  const SeatId me = game.window()->whole(game.viewer());
  result.hasWon = result.isWon && (rank.rank == 1 || std::ranges::find(news->ending->first, me, &SpokenSeat::seat) !=
                                                         news->ending->first.end());
  result.from = pointSources(game.definition(), game.state(), game.viewer());
  result.from.seat = {};
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
  for (const auto signal : {&G::phaseChanged, &G::finishedChanged, &G::rankChanged, &G::promptChanged})
    QObject::connect(&game, signal, &game, keep);
}

}  // namespace tapu
