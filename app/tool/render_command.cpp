// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/drawing/plain_picture.h"
#include "app/files/exchange.h"
#include "app/files/whole_file.h"
#include "app/text/language.h"
#include "app/tool/commands.h"
#include "engine/board/chain_board.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr int kMostOfChain = 12;

enum class Form { Png, Svg, Pdf, None };

bool endsIn(const QString& path, QLatin1StringView suffix) { return path.endsWith(suffix, Qt::CaseInsensitive); }

Form formOf(const QString& path) {
  if (endsIn(path, ".png"_L1)) return Form::Png;
  if (endsIn(path, ".svg"_L1)) return Form::Svg;
  return endsIn(path, ".pdf"_L1) ? Form::Pdf : Form::None;
}

/// Reads the length of an option in millimeters; a sentence says what is wrong.
QString readLength(const QCommandLineParser& given, const QString& option, double least, double most, double& length) {
  bool isNumber = false;
  length = given.value(option).toDouble(&isNumber);
  if (isNumber && length >= least && length <= most) return {};
  return ToolWords::tr("The option %1 takes a number from %2 to %3.")
      .arg(u"--"_s + option, QString::number(least), QString::number(most));
}

/// "sea, numbers, harbors"
template <class Row>
QString wordsOf(std::span<const Row> rows, const char* Row::*word) {
  QStringList words;
  for (const Row& row : rows) words << QString::fromLatin1(row.*word);
  return words.join(u", "_s);
}

/// Reads a list such as "sea,starts"; a sentence says what is wrong.
QString readParts(const QString& list, PrintParts& parts) {
  parts = {};
  for (const QString& word : list.split(u',', Qt::SkipEmptyParts)) {
    const auto all = printPartWords();
    const auto found =
        std::ranges::find_if(all, [&](const PrintPartWord& each) { return word == QLatin1StringView(each.word); });
    if (found == all.end()) {
      //: tapu-tool on the command line; %1 what was typed, %2 the words that may be typed
      return ToolWords::tr("“%1” is no part of a board. Use these: %2.").arg(word, wordsOf(all, &PrintPartWord::word));
    }
    parts |= found->part;
  }
  return {};
}

QString readShown(const QCommandLineParser& given, PrintParts& shown) {
  shown = kAllPrintParts;
  PrintParts hidden;
  QString wrong;
  if (given.isSet(u"show"_s)) wrong = readParts(given.value(u"show"_s), shown);
  if (wrong.isEmpty() && given.isSet(u"hide"_s)) wrong = readParts(given.value(u"hide"_s), hidden);
  shown &= ~hidden;
  return wrong;
}

/// Reads all measures; a sentence says what is wrong.
QString readWishes(const QCommandLineParser& given, PrintWishes& wishes) {
  const auto paper = paperNamed(given.value(u"paper"_s));
  if (!paper) {
    //: tapu-tool on the command line; %1 what was typed, %2 the names that may be typed
    return ToolWords::tr("There is no paper “%1”. Use one of these: %2.")
        .arg(given.value(u"paper"_s), wordsOf(papers(), &PaperKind::name));
  }
  wishes.paper = *paper;
  const QStringList turns{u"auto"_s, u"portrait"_s, u"landscape"_s};
  const auto turn = turns.indexOf(given.value(u"turn"_s));
  //: tapu-tool on the command line; the words at the end are to be typed like that
  if (turn < 0) return ToolWords::tr("--turn takes auto, portrait or landscape.");
  wishes.turn = static_cast<PaperTurn>(turn);
  using W = PrintWishes;
  for (const QString& wrong :
       {readLength(given, u"hex-mm"_s, W::kLeastHex, W::kMostHex, wishes.hex),
        readLength(given, u"margin-mm"_s, W::kLeastMargin, W::kMostMargin, wishes.margin),
        readLength(given, u"overlap-mm"_s, 0, W::kMostOverlap, wishes.overlap),
        readNumber(given, u"dpi"_s, W::kLeastDots, W::kMostDots, wishes.dots), readShown(given, wishes.shown)})
    if (!wrong.isEmpty()) return wrong;
  return {};
}

/// The boards of `--chain` as one; a sentence says what is wrong.
QString readChain(const QCommandLineParser& given, Board& board) {
  if (!given.isSet(u"chain"_s)) return {};
  const std::string word = given.value(u"chain"_s).toUpper().toStdString();
  std::vector<Chain::Kind> kinds = bigGameBoards();
  kinds.push_back({"X", board});
  const int count = static_cast<int>(std::min<std::size_t>(word.size(), kMostOfChain + 1));
  const Chain chain = count == 0 || count > kMostOfChain ? Chain{} : chainOf(kinds, word, count, Ends::Open);
  if (chain.isEmpty()) {
    //: tapu-tool on the command line; the letters are to be typed like that
    return ToolWords::tr("--chain takes one to twelve of the letters A, B, C and X.");
  }
  const auto all = asOneBoard(chain);
  //: tapu-tool on the command line: boards of different shape
  if (!all) return ToolWords::tr("These boards do not lie side by side in a chain.");
  board = *all;
  return {};
}

Ended tell(const QString& path, const Complaint& complaint) {
  printError(complaint.at(path));
  return Ended::BadInput;
}

Ended draw(const Board& board, const PrintPlan& plan, const PrintWishes& wishes, const QString& to,
           const QString& title) {
  Complaint complaint;
  const Form form = formOf(to);
  if (form == Form::Pdf)
    return writeFile(to, plainPdf(board, plan, wishes, title), complaint) ? Ended::Well : tell(to, complaint);
  if (form == Form::Png && !plan.fitsMemory(wishes.dots, complaint)) return tell(to, complaint);
  for (int sheet = 0; sheet < plan.sheets(); ++sheet) {
    const QString path = plan.pathOf(to, sheet);
    const QByteArray picture =
        form == Form::Png ? plainPng(board, plan, sheet, wishes, title) : plainSvg(board, plan, sheet, wishes, title);
    if (!writeFile(path, picture, complaint)) return tell(path, complaint);
    if (plan.sheets() > 1) printLine(path);
  }
  return Ended::Well;
}

}  // namespace

Ended renderBoard(const QCommandLineParser& given) {
  const QString from = given.positionalArguments()[0], to = given.positionalArguments()[1];
  PrintWishes wishes;
  if (const QString wrong = readWishes(given, wishes); !wrong.isEmpty()) return usage(wrong);
  Complaint complaint;
  QStringList losses;
  const auto file = importBoard(from, losses, complaint);
  for (const QString& loss : losses) printError(from + u": "_s + loss);
  if (!file || !hasHexes(file->board, complaint)) return tell(from, complaint);
  if (formOf(to) == Form::None) {
    //: tapu-tool: a picture was to be written under another name
    complaint.sentence = ToolWords::tr("Boards are drawn as .png, .svg or .pdf.");
    return tell(to, complaint);
  }
  Board board = file->board;
  if (complaint.sentence = readChain(given, board); !complaint.isEmpty()) return usage(complaint.sentence);
  const QString title = printTitle(*file, languageInUse());
  if (title.isEmpty()) wishes.shown.setFlag(PrintPart::Names, false);
  const auto plan = PrintPlan::of(board, wishes, complaint);
  return plan ? draw(board, *plan, wishes, to, title) : tell(from, complaint);
}

}  // namespace tapu
