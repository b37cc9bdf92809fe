// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/event/desk_log.h"

#include <QCborMap>
#include <algorithm>

#include "app/files/json_text.h"
#include "app/files/whole_file.h"
#include "app/text/shown_text.h"
#include "engine/state/move.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostLines = 2000;
constexpr qint64 kMostBytes = 4 << 20;   // that are read
constexpr qint64 kLongFile = 512 << 10;  // bytes: a file of more is made shorter
constexpr qsizetype kMostText = 1000;    // of a line, UTF-16 units
constexpr int kMostSeat = 65'535;

// A line of the file: {"kind":2,"at":"19:05:12","number":3,"group":1}; missing keys are as in an empty line.
QByteArray bytesOf(const DeskLogLine& line) {
  QCborMap map;
  map[u"kind"_s] = static_cast<int>(line.kind);
  map[u"at"_s] = line.at.toString(Qt::ISODate);
  if (line.seat) map[u"seat"_s] = line.seat.value;
  if (!line.text.isEmpty()) map[u"text"_s] = line.text;
  if (line.number != 0) map[u"number"_s] = line.number;
  if (line.group != Territory::None) map[u"group"_s] = line.group == Territory::Moon ? u"moon"_s : u"sun"_s;
  if (line.dice[0] != 0) map[u"dice"_s] = 10 * line.dice[0] + line.dice[1];
  if (line.sharing != 1) map[u"sharing"_s] = line.sharing;
  if (!line.second.isEmpty()) map[u"second"_s] = line.second;
  if (line.isStopped) map[u"stopped"_s] = true;
  return jsonText(map, Layout::OneLine) + '\n';
}

std::optional<DeskLogLine> lineOf(const QByteArray& bytes) {
  Complaint complaint;
  const auto value = parseJson(bytes, complaint);
  if (!value || !value->isMap()) return std::nullopt;
  const QCborMap map = value->toMap();
  const qint64 kind = map[u"kind"_s].toInteger(-1), seat = map[u"seat"_s].toInteger(-1);
  const qint64 dice = map[u"dice"_s].toInteger(0);
  if (kind < 0 || kind > static_cast<int>(kLastDeskLogKind)) return std::nullopt;
  DeskLogLine line{.kind = static_cast<DeskLogLine::Kind>(kind),
                   .at = QTime::fromString(map[u"at"_s].toString(), Qt::ISODate)};
  if (seat >= 0 && seat < kMostSeat) line.seat = SeatId(static_cast<int>(seat));
  line.text = shownLine(map[u"text"_s].toString(), kMostText);
  line.second = shownLine(map[u"second"_s].toString(), kMostText);
  line.isStopped = map[u"stopped"_s].toBool();
  const auto numberAt = [&map](const QString& key, int least) {
    return static_cast<int>(std::clamp(map[key].toInteger(least), qint64(least), qint64(1'000'000)));
  };
  line.number = numberAt(u"number"_s, 0);
  line.sharing = numberAt(u"sharing"_s, 1);
  const QString group = map[u"group"_s].toString();
  if (!group.isEmpty()) line.group = group == "moon"_L1 ? Territory::Moon : Territory::Sun;
  const std::array both{static_cast<quint8>(dice / 10 % 10), static_cast<quint8>(dice % 10)};
  if (isThrow(both)) line.dice = both;
  return line;
}

/// The last bytes of a file; of its first line there may be the end alone.
QByteArray endOf(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  file.seek(std::max(qint64(0), file.size() - kMostBytes));
  return file.read(kMostBytes);
}

}  // namespace

int secondsFrom(QTime before, QTime now) {
  constexpr int kDay = 24 * 60 * 60;
  return (before.secsTo(now) + kDay) % kDay;
}

void DeskLog::begin(const QString& path) {
  file_.close();
  path_ = path;
  lines_.clear();
}

void DeskLog::goOn(const QString& path) {
  if (path == path_ && !lines_.empty()) return;
  begin(path);
  const QByteArray all = endOf(path);
  for (const QByteArray& bytes : all.split('\n'))
    if (const auto line = lineOf(bytes)) lines_.push_front(*line);
  keepNewest();
  if (all.size() > kLongFile) shorten();
}

/// If the disk refuses, the file stays as long as it is.
void DeskLog::shorten() const {
  QByteArray all;
  for (auto line = lines_.rbegin(); line != lines_.rend(); ++line) all += bytesOf(*line);
  Complaint complaint;
  writeFile(path_, all, complaint);
}

void DeskLog::keepNewest() {
  if (lines_.size() > kMostLines) lines_.resize(kMostLines);
}

void DeskLog::add(const DeskLogLine& line) {
  lines_.push_front(line);
  keepNewest();
  if (path_.isEmpty() || !opens()) return;
  file_.write(bytesOf(line));
  file_.flush();
}

bool DeskLog::takeBack(DeskLogLine::Kind kind, SeatId seat, QTime now, int seconds) {
  const auto line =
      std::ranges::find_if(lines_, [&](const DeskLogLine& each) { return each.kind == kind && each.seat == seat; });
  if (line == lines_.end()) return false;
  if (secondsFrom(line->at, now) > seconds) return false;  // a log may last over two evenings
  lines_.erase(line);
  if (path_.isEmpty() || isPipeOrDevice(path_)) return true;
  file_.close();
  shorten();
  return true;
}

/// A last line that was not written to its end stays one of its own.
bool DeskLog::opens() {
  if (file_.isOpen()) return true;
  if (isPipeOrDevice(path_)) return false;
  file_.setFileName(path_);
  if (!file_.open(QIODevice::ReadWrite | QIODevice::Append)) return false;
  char last = '\n';
  if (file_.size() > 0 && file_.seek(file_.size() - 1) && file_.getChar(&last) && last != '\n') file_.write("\n");
  return true;
}

}  // namespace tapu
