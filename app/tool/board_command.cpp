// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCborArray>
#include <QCborMap>
#include <array>
#include <vector>

#include "app/files/board_file.h"
#include "app/files/exchange.h"
#include "app/files/json_text.h"
#include "app/text/problem_text.h"
#include "app/tool/commands.h"
#include "app/values/options_text.h"
#include "engine/board/balance.h"
#include "engine/board/generator.h"
#include "engine/board/rng.h"
#include "engine/board/tally.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

std::optional<BoardFile> opened(const QString& path, Complaint& complaint) {
  QStringList losses;
  auto file = importBoard(path, losses, complaint);
  for (const QString& loss : losses) printError(path + u": "_s + loss);
  return file;
}

/// The seats that a file of a board asks for, as a table of it has them.
int seatsAtTable(const BoardFile& file) { return seatsAsked(file.options).value_or(kUsualSeats); }

/// Reports all errors as every reader does its first one; it reports warnings too, but they fail nothing.
Ended checkBoard(const QCommandLineParser& given) {
  const QString path = given.positionalArguments()[0];
  std::vector<Complaint> errors;
  std::optional<BoardFile> file;
  if (path.endsWith(u".tapuboard"_s)) {
    file = inspectBoard(path, errors);
  } else {
    Complaint complaint;
    file = opened(path, complaint);
    errors = file ? errorsFor(*file) : std::vector{complaint};
  }
  for (const Complaint& each : errors) tell(path, each);
  if (file)
    for (const BoardProblem& each : warnings(file->board, seatsAtTable(*file))) printLine(complaintOf(each).at(path));
  return errors.empty() ? Ended::Well : Ended::BadInput;
}

Ended convert(const QCommandLineParser& given) {
  const QString from = given.positionalArguments()[0], to = given.positionalArguments()[1];
  Complaint complaint;
  const auto file = opened(from, complaint);
  if (!file) return tell(from, complaint);
  QStringList losses;
  if (!exportBoard(to, *file, losses, complaint)) return tell(to, complaint);
  for (const QString& loss : losses) printError(to + u": "_s + loss);
  return Ended::Well;
}

Ended generate(const QCommandLineParser& given) {
  const QString on = given.value(u"on"_s), to = given.positionalArguments()[0];
  std::uint64_t seed = 0;
  if (const QString wrong = readSeed(given, seed); !wrong.isEmpty()) return usage(wrong);
  Complaint complaint;
  BoardFile file;
  file.board = beginnerBoard();
  file.board.starts.clear();
  BoardWishes wishes;
  if (!on.isEmpty()) {
    auto outline = opened(on, complaint);
    if (!outline || !hasHexes(outline->board, complaint)) return tell(on, complaint);
    file.board = outline->board;
    wishes.locked = outline->locked;
  }
  SeededRng rng(seed);
  file.board = drawnOn(file.board, wishes, rng);
  QStringList losses;
  if (!exportBoard(to, file, losses, complaint)) return tell(to, complaint);
  return Ended::Well;
}

/// One JSON object a line, as the other commands print.
Ended stats(const QCommandLineParser& given) {
  const QString path = given.positionalArguments()[0];
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
  const Balance fairness = balanceOf(file->board, seatsFor(*file));
  const QCborMap all{{u"hexes"_s, tally.land},
                     {u"numbers"_s, tally.numbers},
                     {u"harbors"_s, static_cast<int>(file->board.harbors.size())},
                     {u"pips"_s, pips},
                     {u"halves"_s, QCborMap{{u"sun"_s, tally.halves[0]}, {u"moon"_s, tally.halves[1]}}},
                     {u"starts"_s, starts},
                     {u"bestCorner"_s, fairness.bestCorner},
                     {u"balance"_s, tally.balance()},
                     {u"fairerThan"_s, fairness.rank},
                     {u"errors"_s, static_cast<int>(problems(file->board).size())},
                     {u"warnings"_s, static_cast<int>(warnings(file->board, seatsAtTable(*file)).size())}};
  printLine(jsonText(all, Layout::OneLine).trimmed());
  return Ended::Well;
}

constexpr CommandOption kGenerate[] = {
    {"on", "FILE", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "A board whose land is taken.")},
    {"seed", "S", "1",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "A whole number: the same one gives the same board.")},
};

constexpr CommandOption kRender[] = {
    {"hex-mm", "MM", "25",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Width of a hex in millimeters, between two parallel sides.")},
    {"paper", "NAME", "board",
     //: Help of tapu-tool: what an option does; the names stay as they are
     QT_TRANSLATE_NOOP("Tool", "A0 to A5, Letter, Legal, Tabloid, or board: as large as the board.")},
    {"turn", "HOW", "auto",
     //: Help of tapu-tool: what an option does; the values stay as they are
     QT_TRANSLATE_NOOP("Tool", "How the paper lies: portrait, landscape, or auto: as needs fewer sheets.")},
    {"margin-mm", "MM", "10",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Margin of a sheet in millimeters.")},
    {"overlap-mm", "MM", "10",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "What two neighboring sheets both show, to be glued, in millimeters.")},
    {"dpi", "N", "100",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Dots of a PNG to an inch.")},
    {"show", "WHAT", "",
     //: Help of tapu-tool: what an option does; the words stay as they are
     QT_TRANSLATE_NOOP("Tool", "Only these, with commas between them: sea, numbers, harbors, starts, halves, names.")},
    {"hide", "WHAT", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "All but these, likewise.")},
    {"chain", "ORDER", "",
     //: Help of tapu-tool: what an option does; the letters and words with a dash stay as they are
     QT_TRANSLATE_NOOP("Tool",
                       "Up to twelve boards side by side, a letter each: A, B and C as in the Big Game, X for that of "
                       "the file, D to Z by --board.")},
    {"boards", "N", "",
     //: Help of tapu-tool: what an option does; --chain stays as it is
     QT_TRANSLATE_NOOP("Tool", "So many boards: the order of --chain is repeated, or cut off.")},
    {"board", "D=FILE", "",
     //: Help of tapu-tool: what an option does; --chain stays as it is
     QT_TRANSLATE_NOOP("Tool", "The board for a letter of --chain; may be given more than once.")},
    {"ends", "HOW", "open",
     //: Help of tapu-tool: what an option does; the values and --chain stay as they are
     QT_TRANSLATE_NOOP("Tool", "Ends of --chain: open, or ring: the last board is a neighbor of the first one.")},
};

constexpr Command kBoardCommands[] = {
    {"board check",
     "FILE",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool",
                       "Reads a board and tells all of its errors, each with its place, and what is unusual on it."),
     {},
     checkBoard},
    {"board convert",
     "IN OUT",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool",
                       "Writes a board in another form, by the ends of the names: .tapuboard, .game (Pioneers) or .txt "
                       "(a drawing of letters). What is lost is told."),
     {},
     convert},
    {"board render", "FILE OUT",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool",
                       "Draws a board, or the chain of a .tapuchain, to scale as PNG, SVG or PDF, by the end of the "
                       "name. Several sheets have marks to glue them: they are pages of a PDF, else several files "
                       "whose names are printed."),
     kRender, renderBoard},
    {"board generate", "OUT",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Writes a random board, on the land of a file or on the classic island."), kGenerate,
     generate},
    {"board stats",
     "FILE",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Prints pips per resource, half and start, and the balance, as one JSON object."),
     {},
     stats},
};

}  // namespace

std::span<const Command> boardCommands() { return kBoardCommands; }

}  // namespace tapu
