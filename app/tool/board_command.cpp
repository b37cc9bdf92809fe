// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCborArray>
#include <QCborMap>
#include <QSaveFile>
#include <array>

#include "app/formats/board_file.h"
#include "app/formats/exchange.h"
#include "app/formats/json_text.h"
#include "app/formats/plain_picture.h"
#include "app/formats/problem_text.h"
#include "app/tool/commands.h"
#include "engine/board/generator.h"
#include "engine/board/tally.h"
#include "engine/game/rng.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kPictureHex = 96;  // pixels of a hex

Ended tell(const QString& path, const Complaint& complaint) {
  printError(complaint.at(path));
  return Ended::BadInput;
}

std::optional<BoardFile> opened(const QString& path, Complaint& complaint) {
  QStringList losses;
  auto file = importBoard(path, losses, complaint);
  for (const QString& loss : losses) printError(path + u": "_s + loss);
  return file;
}

/// Errors as every reader tells them; what is unusual is told besides and fails nothing.
Ended check(const QString& path) {
  Complaint complaint;
  if (path.endsWith(u".tapuboard"_s)) {
    const auto file = loadBoard(path, complaint);
    if (!file) return tell(path, complaint);
    for (const BoardProblem& each : warnings(file->board))
      printLine((path + u": "_s + problemAt(each) + u" (rule %1)"_s.arg(QLatin1StringView(each.rule))).toUtf8());
    return Ended::Well;
  }
  const auto file = opened(path, complaint);
  if (!file) return tell(path, complaint);
  for (const BoardProblem& each : problems(file->board)) {
    complaint.sentence = problemAt(each), complaint.rule = QLatin1StringView(each.rule);
    return tell(path, complaint);
  }
  return Ended::Well;
}

Ended convert(const QString& from, const QString& to) {
  Complaint complaint;
  const auto file = opened(from, complaint);
  if (!file) return tell(from, complaint);
  QStringList losses;
  if (!exportBoard(to, *file, losses, complaint)) return tell(to, complaint);
  for (const QString& loss : losses) printError(to + u": "_s + loss);
  return Ended::Well;
}

Ended render(const QString& from, const QString& to) {
  Complaint complaint;
  const auto file = opened(from, complaint);
  if (!file || !hasHexes(file->board, complaint)) return tell(from, complaint);
  QSaveFile out(to);
  if (out.open(QIODevice::WriteOnly) && out.write(plainPicture(file->board, kPictureHex)) > 0 && out.commit())
    return Ended::Well;
  complaint.sentence = out.errorString();
  return tell(to, complaint);
}

Ended generate(const QStringList& arguments) {
  QString on;
  std::uint64_t seed = 1;
  QStringList rest;
  for (qsizetype i = 0; i < arguments.size(); ++i) {
    bool isNumber = true;
    if (arguments[i] == u"--on" && i + 1 < arguments.size())
      on = arguments[++i];
    else if (arguments[i] == u"--seed" && i + 1 < arguments.size())
      seed = arguments[++i].toULongLong(&isNumber);
    else
      rest << arguments[i];
    if (!isNumber) return usage(u"A seed is a number."_s);
  }
  if (rest.size() != 1) return usage(u"Write: board generate [--on FILE] [--seed S] OUT."_s);
  Complaint complaint;
  BoardFile file;
  file.board = beginnerBoard();
  file.board.starts.clear();
  if (!on.isEmpty()) {
    auto outline = opened(on, complaint);
    if (!outline || !hasHexes(outline->board, complaint)) return tell(on, complaint);
    file.board = outline->board;
  }
  SeededRng rng(seed);
  file.board = drawnOn(file.board, {}, rng);
  QStringList losses;
  if (!exportBoard(rest[0], file, losses, complaint)) return tell(rest[0], complaint);
  return Ended::Well;
}

/// One JSON object a line, as the other commands print.
Ended stats(const QString& path) {
  Complaint complaint;
  const auto file = opened(path, complaint);
  if (!file) return tell(path, complaint);
  const Tally tally = tallyOf(file->board);
  QCborMap pips;
  for (Resource resource : kAllResources)
    pips.insert(QString::fromUtf8(nameOf(resource).data(), static_cast<qsizetype>(nameOf(resource).size())),
                tally.resources[static_cast<std::size_t>(resource)]);
  QCborArray starts;
  for (int each : tally.starts) starts.append(each);
  int best = 0;
  for (const CornerWorth& corner : worthOfCorners(file->board)) best = std::max(best, corner.pips);
  const QCborMap all{{u"hexes"_s, tally.land},
                     {u"numbers"_s, tally.numbers},
                     {u"harbors"_s, static_cast<int>(file->board.harbors.size())},
                     {u"pips"_s, pips},
                     {u"halves"_s, QCborMap{{u"sun"_s, tally.halves[0]}, {u"moon"_s, tally.halves[1]}}},
                     {u"starts"_s, starts},
                     {u"bestCorner"_s, best},
                     {u"balance"_s, tally.balance()},
                     {u"errors"_s, static_cast<int>(problems(file->board).size())},
                     {u"warnings"_s, static_cast<int>(warnings(file->board).size())}};
  printLine(jsonText(all, Layout::Line).trimmed());
  return Ended::Well;
}

}  // namespace

Ended boardCommand(const QStringList& arguments) {
  const QString what = arguments.value(0);
  if (what == u"generate") return generate(arguments.mid(1));
  if (arguments.size() == 2 && what == u"check") return check(arguments[1]);
  if (arguments.size() == 2 && what == u"stats") return stats(arguments[1]);
  if (arguments.size() == 3 && what == u"convert") return convert(arguments[1], arguments[2]);
  if (arguments.size() == 3 && what == u"render") return render(arguments[1], arguments[2]);
  return usage(
      u"Write: board check FILE, board stats FILE, board convert IN OUT, board render FILE PNG or "
      "board generate [--on FILE] [--seed S] OUT."_s);
}

}  // namespace tapu
