// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "app/drawing/plain_picture.h"
#include "app/files/chain_file.h"
#include "app/files/chain_order.h"
#include "app/files/exchange.h"
#include "app/files/whole_file.h"
#include "app/text/language.h"
#include "app/tool/commands.h"
#include "engine/board/chain_board.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

constexpr QChar kBoardOfFile = u'X';

enum class Form { Png, Svg, Pdf, None };

bool endsIn(const QString& path, QLatin1StringView suffix) { return path.endsWith(suffix, Qt::CaseInsensitive); }

Form formOf(const QString& path) {
  if (endsIn(path, ".png"_L1)) return Form::Png;
  if (endsIn(path, ".svg"_L1)) return Form::Svg;
  return endsIn(path, ".pdf"_L1) ? Form::Pdf : Form::None;
}

/// Reads the length of an option in millimeters; returns the fault as a sentence.
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

/// Reads a list such as "sea,starts"; returns the fault as a sentence.
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

/// Reads all measures; returns the fault as a sentence.
QString readWishes(const QCommandLineParser& given, PrintWishes& wishes) {
  const auto paper = paperNamed(given.value(u"paper"_s));
  if (!paper) {
    //: tapu-tool on the command line; %1 what was typed, %2 the names that may be typed
    return ToolWords::tr("There is no paper “%1”. Use one of these: %2.")
        .arg(given.value(u"paper"_s), wordsOf(papers(), &PaperKind::name));
  }
  wishes.paper = *paper;
  for (const auto& ofSheets : {u"turn"_s, u"overlap-mm"_s})
    if (given.isSet(ofSheets) && !given.isSet(u"paper"_s))
      //: tapu-tool on the command line; %1 an option such as --turn
      return ToolWords::tr("%1 goes with --paper.").arg(u"--"_s + ofSheets);
  if (given.isSet(u"dpi"_s) && formOf(given.positionalArguments()[1]) != Form::Png)
    //: tapu-tool on the command line; the option stays as it is
    return ToolWords::tr("--dpi goes with a picture whose name ends in .png.");
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

/// Whether an option of chains is given.
bool isOfChain(const QCommandLineParser& given) {
  return given.isSet(u"chain"_s) || given.isSet(u"boards"_s) || given.isSet(u"board"_s) || given.isSet(u"ends"_s);
}

/// The subject of a picture: a board, or all boards of a chain as one, and the line above it.
struct Subject {
  Board board;
  QString title;
};

std::optional<BoardFile> openBoard(const QString& path, Complaint& complaint) {
  QStringList losses;
  auto file = importBoard(path, losses, complaint);
  for (const QString& loss : losses) printError(path + u": "_s + loss);
  if (file && !hasHexes(file->board, complaint)) return std::nullopt;
  return file;
}

/// Takes in the board of a `--board D=FILE`.
Ended addOwn(const QString& typed, ChainFile& chain) {
  const QString word = lettersOf(typed.section(u'=', 0, 0)), path = typed.section(u'=', 1);
  const QChar letter = word.size() == 1 ? word.front() : QChar();
  if (letter < kFirstOwnLetter || letter > kLastOwnLetter || letter == kBoardOfFile || path.isEmpty())
    //: tapu-tool on the command line; what stands at the end is to be typed like that
    return usage(ToolWords::tr("--board takes a letter from D to Z, but not X, and a file: D=FILE."));
  if (std::ranges::find(chain.own, letter, &ChainFile::Own::letter) != chain.own.end())
    //: tapu-tool on the command line; %1 a letter that was typed twice
    return usage(ToolWords::tr("--board gives two boards for the letter %1.").arg(letter));
  Complaint complaint;
  auto file = openBoard(path, complaint);
  if (!file) return tell(path, complaint);
  chain.own.push_back({letter, std::move(*file)});
  return Ended::Well;
}

/// Reads the order of a chain whose boards are there; returns the fault as a sentence.
QString readOrder(const QCommandLineParser& given, ChainFile& chain) {
  const QString own = chain.ownLetters();
  chain.order = lettersOf(given.value(u"chain"_s));
  if (const QString fault = faultOfOrder(chain.order, own); !fault.isEmpty()) return fault;
  for (const QChar letter : std::as_const(own))
    if (letter != kBoardOfFile && !chain.order.contains(letter))
      //: tapu-tool on the command line; %1 the letter of a board that was given, but is not used
      return ToolWords::tr("--chain does not name the board %1.").arg(letter);
  return {};
}

/// Reads the number of boards and the chain's ends; returns the fault as a sentence.
QString readExtent(const QCommandLineParser& given, ChainFile& chain) {
  chain.boards = static_cast<int>(chain.order.size());
  if (given.isSet(u"boards"_s)) {
    if (const QString wrong = readNumber(given, u"boards"_s, 1, kMostBoardsShown, chain.boards); !wrong.isEmpty())
      return wrong;
  } else if (chain.boards > kMostBoardsShown) {
    //: tapu-tool on the command line; %1 a number of boards
    return ToolWords::tr("--chain draws at most %1 boards; --boards says how many of them.")
        .arg(QString::number(kMostBoardsShown));
  }
  const QStringList ends{u"open"_s, u"ring"_s};
  const auto which = ends.indexOf(given.value(u"ends"_s));
  //: tapu-tool on the command line; the words at the end are to be typed like that
  if (which < 0) return ToolWords::tr("--ends takes open or ring.");
  chain.ends = which == 1 ? Ends::Joined : Ends::Open;
  if (chain.ends == Ends::Joined && chain.boards < kLeastOfRing)
    //: tapu-tool on the command line; %1 a number, more than one
    return ToolWords::tr("A ring needs at least %1 boards.").arg(QString::number(kLeastOfRing));
  return {};
}

QString whyNoChain() {
  //: tapu-tool on the command line: boards of different shape
  return ToolWords::tr("These boards do not lie side by side in a chain.");
}

/// The chain of `--chain`, in which X is the board of the file.
Ended readChain(const QCommandLineParser& given, const BoardFile& file, Subject& subject) {
  ChainFile chain;
  chain.own.push_back({kBoardOfFile, file});
  for (const QString& typed : given.values(u"board"_s))
    if (const Ended ended = addOwn(typed, chain); ended != Ended::Well) return ended;
  if (const QString wrong = readOrder(given, chain); !wrong.isEmpty()) return usage(wrong);
  if (const QString wrong = readExtent(given, chain); !wrong.isEmpty()) return usage(wrong);
  const auto home = chain.order.left(chain.boards).indexOf(kBoardOfFile);
  const auto all = asOneBoard(chain.chain(), std::max(0, static_cast<int>(home)));
  if (!all) return usage(whyNoChain());
  subject = {*all, home < 0 ? QString() : chainTitle(file.name(languageInUse()), chain.boards)};
  return Ended::Well;
}

Ended openChain(const QCommandLineParser& given, const QString& path, Subject& subject) {
  if (isOfChain(given))
    //: tapu-tool on the command line
    return usage(ToolWords::tr("A file of a chain has its own order: --chain and its options go with a board."));
  Complaint complaint;
  const auto file = loadChain(path, complaint);
  if (!file) return tell(path, complaint);
  const auto all = asOneBoard(file->chain());
  if (!all) {
    complaint.sentence = whyNoChain();
    return tell(path, complaint);
  }
  subject = {*all, file->name.simplified()};
  return Ended::Well;
}

/// The contents of the file. If the result is not `Ended::Well`, the fault was reported.
Ended readSubject(const QCommandLineParser& given, const QString& path, Subject& subject) {
  if (endsIn(path, ".tapuchain"_L1)) return openChain(given, path, subject);
  if (!given.isSet(u"chain"_s) && isOfChain(given))
    //: tapu-tool on the command line
    return usage(ToolWords::tr("--boards, --board and --ends go with --chain."));
  Complaint complaint;
  const auto file = openBoard(path, complaint);
  if (!file) return tell(path, complaint);
  if (given.isSet(u"chain"_s)) return readChain(given, *file, subject);
  subject = {file->board, printTitle(*file, languageInUse())};
  return Ended::Well;
}

Ended draw(const Subject& subject, const PrintPlan& plan, const PrintWishes& wishes, const QString& to) {
  const auto& [board, title] = subject;
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
  Subject subject;
  if (const Ended ended = readSubject(given, from, subject); ended != Ended::Well) return ended;
  Complaint complaint;
  if (formOf(to) == Form::None) {
    //: tapu-tool: a picture was to be written under another name
    complaint.sentence = ToolWords::tr("Boards are drawn as .png, .svg or .pdf.");
    return tell(to, complaint);
  }
  if (subject.title.isEmpty()) wishes.shown.setFlag(PrintPart::Names, false);
  const auto plan = PrintPlan::of(subject.board, wishes, complaint);
  return plan ? draw(subject, *plan, wishes, to) : tell(from, complaint);
}

}  // namespace tapu
