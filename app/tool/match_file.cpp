// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tool/match_file.h"

#include <QCborArray>
#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include "app/files/board_file.h"
#include "app/files/fields.h"
#include "app/files/json_text.h"
#include "app/files/whole_file.h"
#include "app/text/system_words.h"
#include "app/tool/asked_bots.h"
#include "app/values/options_text.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

constexpr int kVersion = 2;
constexpr qint64 kMostBytes = qint64{1} << 30;
constexpr qsizetype kSumDigits = 16;
constexpr int kMostOfAGame = 1'000'000'000;  // moves, and points of all seats together: far above any game

QByteArray hashOf(const QByteArray& bytes) {
  return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex().first(kSumDigits);
}

QString digits(std::uint64_t number) { return u"%1"_s.arg(number, 16, 16, QLatin1Char('0')); }

/// The map without its closing brace, and behind it the sum of this line and the one before.
QByteArray summed(const QCborMap& map, const QByteArray& sumBefore, QByteArray& sum) {
  const QByteArray body = jsonText(map, Layout::OneLine);
  sum = hashOf(sumBefore + body);
  return body.chopped(1) + ",\"sum\":\"" + sum + "\"}\n";
}

/// The line as it was before its sum was added; nothing if the sum does not fit.
std::optional<QByteArray> bodyOf(const QByteArray& line, const QByteArray& sumBefore, QByteArray& sum) {
  constexpr qsizetype kTail = 10 + kSumDigits;  // ,"sum":"…"}
  if (line.size() <= kTail) return {};
  const QByteArray body = line.chopped(kTail) + '}';
  sum = hashOf(sumBefore + body);
  return line.endsWith(",\"sum\":\"" + sum + "\"}") ? std::optional(body) : std::nullopt;
}

QCborMap headerOf(const QCborMap& plan) {
  return QCborMap{{u"tapu"_s, u"match"_s}, {u"version"_s, kVersion}, {u"plan"_s, plan}};
}

QCborMap groupToJson(const MatchGroup& group) {
  QCborArray games;
  for (const MatchGame& each : group.games)
    games << QCborArray{static_cast<int>(each.ending),
                        each.winner,
                        each.rounds,
                        each.moves,
                        each.heroPoints,
                        each.fieldPoints,
                        each.best,
                        each.deals,
                        each.gifts};
  QCborMap times;
  for (const auto& [bot, durations] : group.times) {
    QCborArray classes;
    for (const auto& [number, count] : durations.classes()) classes << QCborArray{number, static_cast<qint64>(count)};
    times.insert(QString::fromStdString(bot),
                 QCborMap{{u"longest"_s, static_cast<qint64>(durations.longest())}, {u"classes"_s, classes}});
  }
  return QCborMap{{u"games"_s, games},
                  {u"signature"_s, digits(group.signature)},
                  {u"times"_s, times},
                  {u"spent"_s, static_cast<qint64>(group.spent)}};
}

/// A count of nanoseconds; -1 if it is none.
qint64 nanosecondsFrom(const QCborValue& value) { return value.isInteger() ? value.toInteger() : -1; }

std::optional<MatchGame> gameFrom(const QCborValue& value, int sides) {
  const QCborArray array = value.toArray();
  if (array.size() != 9) return {};
  const auto whole = [&array](qsizetype at, int least, int most) { return wholeFrom(array[at], least, most); };
  const auto ending = whole(0, 0, static_cast<int>(MatchGame::Ending::Won)), winner = whole(1, -1, sides - 1);
  const auto rounds = whole(2, 0, kMostOfAGame), moves = whole(3, 0, kMostOfAGame);
  const auto hero = whole(4, 0, kMostOfAGame), field = whole(5, 0, kMostOfAGame), best = whole(6, 0, kMostOfAGame);
  const auto deals = whole(7, 0, kMostOfAGame), gifts = whole(8, 0, kMostOfAGame);
  if (!ending || !winner || !rounds || !moves || !hero || !field || !best || !deals || !gifts || *gifts > *deals)
    return {};
  return MatchGame{.ending = static_cast<MatchGame::Ending>(*ending),
                   .winner = *winner,
                   .rounds = *rounds,
                   .moves = *moves,
                   .heroPoints = *hero,
                   .fieldPoints = *field,
                   .best = *best,
                   .deals = *deals,
                   .gifts = *gifts};
}

std::optional<Durations> durationsFrom(const QCborMap& map) {
  const qint64 longest = nanosecondsFrom(map[u"longest"_s]);
  std::map<int, std::int64_t> classes;
  for (const QCborValue& each : map[u"classes"_s].toArray()) {
    const auto number = wholeFrom(each[0], 0, Durations::kClasses - 1), count = wholeFrom(each[1], 1, kMostOfAGame);
    if (!number || !count) return {};
    classes[*number] = *count;
  }
  return longest < 0 ? std::nullopt : std::optional(Durations::of(std::move(classes), longest));
}

std::optional<MatchGroup> groupFrom(const QCborMap& map, int sides) {
  MatchGroup group;
  for (const QCborValue& each : map[u"games"_s].toArray()) {
    const auto game = gameFrom(each, sides);
    if (!game) return {};
    group.games.push_back(*game);
  }
  bool isNumber = false;
  group.signature = map[u"signature"_s].toString().toULongLong(&isNumber, 16);
  group.spent = nanosecondsFrom(map[u"spent"_s]);
  for (const auto& [bot, each] : map[u"times"_s].toMap()) {
    const auto durations = durationsFrom(each.toMap());
    if (!durations) return {};
    group.times[bot.toString().toStdString()] = *durations;
  }
  const bool isGroup = !group.games.empty() && static_cast<int>(group.games.size()) <= sides;
  return isGroup && isNumber && group.spent >= 0 ? std::optional(group) : std::nullopt;
}

QString noMatchFile() {
  //: tapu-tool on the command line, about a file that it was to go on with
  return ToolWords::tr("This is no file of a match.");
}

/// Why a first line is not that of this plan.
QString whyOtherPlan(const QByteArray& line, const QCborMap& plan) {
  Complaint ignored;
  const auto header = parseJson(line, ignored);
  if (!header || header->toMap()[u"tapu"_s].toString() != u"match") return noMatchFile();
  if (header->toMap()[u"version"_s] != QCborValue(kVersion))
    //: tapu-tool on the command line, about a file that it was to go on with
    return ToolWords::tr("Another version of this program wrote this file of a match.");
  const QCborMap kept = header->toMap()[u"plan"_s].toMap();
  for (const auto& [key, value] : plan) {
    const QByteArray there = jsonText(kept[key.toString()], Layout::OneLine), here = jsonText(value, Layout::OneLine);
    if (there != here)
      /*: tapu-tool on the command line, about a file that it was to go on with; %1 what differs, such as seed, %2 and
         %3 its values */
      return ToolWords::tr("This file keeps another match: “%1” is %2 there, and %3 is asked for now.")
          .arg(key.toString(), QString::fromUtf8(there), QString::fromUtf8(here));
  }
  //: tapu-tool on the command line, about a file that it was to go on with
  return ToolWords::tr("The line is damaged.");
}

}  // namespace

QCborMap planToJson(const MatchPlan& plan) {
  const SimulationPlan& games = plan.games;
  QCborArray bots;
  for (const std::string& each : games.bots) bots << QString::fromStdString(each);
  QCborValue board(nullptr), test(nullptr);
  if (games.board) board = QString::fromLatin1(hashOf(jsonText(boardToJson(*games.board), Layout::OneLine)));
  if (plan.test) test = QCborArray{plan.test->lower, plan.test->higher};
  QCborMap map;
  map.insert(u"rules"_s, QString::fromLatin1(nameOf(games.ruleSet).data()));
  map.insert(u"options"_s, changedOptions(games.options, games.ruleSet));
  map.insert(u"boards"_s, games.boards > 0 ? QCborValue(games.boards) : QCborValue(nullptr));
  map.insert(u"board"_s, board);
  map.insert(u"bots"_s, bots);
  map.insert(u"playerTrade"_s, games.trade == PlayerTrade::Listed);
  map.insert(u"seed"_s, QString::number(games.seed));
  map.insert(u"mostGames"_s, games.games);
  map.insert(u"pairs"_s, plan.luck == SharedLuck::OfGroups);
  map.insert(u"sprt"_s, test);
  if (hasExternal(games)) map.insert(u"open"_s, games.eyesOfGuests == Eyes::OfWorld);
  return map;
}

bool MatchFile::open(const QString& path, const MatchPlan& plan, Complaint& complaint) {
  path_ = path;
  const QCborMap json = planToJson(plan);
  if (isPipeOrDevice(path)) {
    complaint.sentence =
        QCoreApplication::translate("Formats", "The file cannot be read: %1.").arg(systemWords(noFileRemark()));
    return false;
  }
  lock_ = std::make_unique<QLockFile>(path + u".lock"_s);
  lock_->setStaleLockTime(0);  // one group may take longer than any time; that of a program that has ended is free
  if (!lock_->tryLock(0) && lock_->error() == QLockFile::LockFailedError) {
    //: tapu-tool on the command line, about a file that it was to go on with
    complaint.sentence = ToolWords::tr("Another program is playing the match of this file.");
    return false;
  }
  if (QFileInfo::exists(path)) {
    const auto content = readFile(path, kMostBytes, complaint);
    if (!content || !read(*content, json, complaint)) return false;
  }
  if (written_ > 0) return true;
  QByteArray sum;
  const QByteArray header = summed(headerOf(json), {}, sum);
  if (!write(header, complaint)) return false;
  sum_ = sum;
  return true;
}

bool MatchFile::read(const QByteArray& content, const QCborMap& plan, Complaint& complaint) {
  QByteArray sum;
  const QByteArray header = summed(headerOf(plan), {}, sum);
  if (header.startsWith(content) && content != header) return true;  // empty, or torn in its first line
  const int sides = static_cast<int>(plan[u"bots"_s].toArray().size());
  for (qsizetype begin = 0, end; (end = content.indexOf('\n', begin)) >= 0; begin = end + 1) {
    const QByteArray line = content.sliced(begin, end - begin);
    ++complaint.line;
    if (begin == 0) {
      if (line + '\n' != header) {
        complaint.sentence = whyOtherPlan(line, plan);
        return false;
      }
    } else {
      const auto body = bodyOf(line, sum_, sum);
      Complaint ignored;
      const auto map = body ? parseJson(*body, ignored) : std::nullopt;
      const auto group = map ? groupFrom(map->toMap(), sides) : std::nullopt;
      //: tapu-tool on the command line, about a file that it was to go on with
      if (!group) {
        complaint.sentence = ToolWords::tr("The line is damaged.");
        return false;
      }
      groups_.push_back(*group);
    }
    sum_ = sum;
    written_ = end + 1;
  }
  if (written_ == 0) {
    complaint.line = 1;
    complaint.sentence = noMatchFile();
    return false;
  }
  complaint = {};
  return true;
}

bool MatchFile::write(const QByteArray& line, Complaint& complaint) {
  QFile out(path_);
  // Unbuffered: a buffer's bytes are refused when the file is closed, and Qt forgets the reason then.
  if (out.open(QIODevice::ReadWrite | QIODevice::Unbuffered) && out.resize(written_) && out.seek(written_) &&
      writeAll(out, line)) {
    written_ += line.size();
    return true;
  }
  complaint.sentence =
      QCoreApplication::translate("Formats", "The file cannot be written: %1.").arg(systemWords(out.errorString()));
  return false;
}

bool MatchFile::append(const MatchGroup& group, Complaint& complaint) {
  QByteArray sum;
  if (!write(summed(groupToJson(group), sum_, sum), complaint)) return false;
  sum_ = sum;
  return true;
}

}  // namespace tapu
