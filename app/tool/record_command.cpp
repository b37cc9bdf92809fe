// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QLocale>

#include "app/files/record_lines.h"
#include "app/files/whole_file.h"
#include "app/tool/commands.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

/// Counts sound moves and rounds, and prints them at the end.
class Counting : public RecordLines {
 public:
  QByteArrayList start(RecordReader& reader) override { return moved(reader); }
  QByteArrayList moved(const RecordReader& reader) override {
    moves_ = reader.moves();
    rounds_ = reader.game().state().head.round;
    return {};
  }
  void end() const {
    const QLocale locale;
    //: tapu-tool on the command line: a recorded game has no fault; %1 and %2 numbers
    const QString both =
        ToolWords::tr("No fault. Moves: %1, rounds: %2.").arg(locale.toString(moves_), locale.toString(rounds_));
    //: tapu-tool on the command line: a recorded game has no fault; %1 a number
    printLine(rounds_ > 0 ? both : ToolWords::tr("No fault. Moves: %1.").arg(locale.toString(moves_)));
  }

 private:
  int moves_ = 0, rounds_ = 0;
};

/// Prints lines for programs, or for people: then nothing in them steers a terminal.
void printForPrograms(const QByteArrayList& lines) {
  for (const QByteArray& line : lines) printLine(line);
}
void printForPeople(const QByteArrayList& lines) {
  for (const QByteArray& line : lines) printLine(QString::fromUtf8(line));
}

Ended badInput(const QString& name, const Complaint& complaint) {
  printError(complaint.at(name));
  return Ended::BadInput;
}

Ended replay(const QCommandLineParser& given, RecordLines& lines,
             void (*print)(const QByteArrayList&) = printForPrograms) {
  const QString name = given.positionalArguments()[0];
  Complaint complaint;
  if (complaint.sentence = whyNotOpened(name); !complaint.sentence.isEmpty()) return badInput(name, complaint);
  QFile file(name);
  if (!file.open(QIODevice::ReadOnly)) {
    complaint.sentence = cannotRead(file);
    return badInput(name, complaint);
  }
  RecordReader reader(file);
  if (!reader.start(complaint)) return badInput(name, complaint);
  print(lines.start(reader));
  while (true) {
    switch (reader.next(complaint)) {
      case RecordReader::Step::Moved: print(lines.moved(reader)); break;
      case RecordReader::Step::End: return Ended::Well;
      case RecordReader::Step::Fault: return badInput(name, complaint);
    }
  }
}

/// "4" or "3-5".
bool readBoards(const QString& text, BoardRange& boards) {
  bool isFirst = false, isLast = false;
  boards.first = text.section(u'-', 0, 0).toInt(&isFirst);
  boards.last = text.section(u'-', -1).toInt(&isLast);
  return isFirst && isLast && boards.first <= boards.last;
}

Ended checkRecord(const QCommandLineParser& given) {
  Counting counts;
  const Ended ended = replay(given, counts);
  if (ended == Ended::Well) counts.end();
  return ended;
}

Ended states(const QCommandLineParser& given) {
  BoardRange boards;
  if (given.isSet(u"boards"_s) && !readBoards(given.value(u"boards"_s), boards))
    //: tapu-tool on the command line
    return usage(ToolWords::tr("--boards takes a number, or two such as 3-5."));
  return replay(given, *stateLines(boards));
}

Ended tell(const QCommandLineParser& given) { return replay(given, *tellingLines(), printForPeople); }

constexpr CommandOption kStates[] = {
    {"boards", "FIRST-LAST", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Of a chain, these boards only, such as 3-5.")},
};

constexpr Command kRecordCommands[] = {
    {"record check",
     "FILE",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Reads a recorded game and checks every move."),
     {},
     checkRecord},
    {"record states", "FILE",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Prints the position at the start and after each move, one JSON object a line."),
     kStates, states},
    {"record tell",
     "FILE",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Prints the game for people: each move and what it changed."),
     {},
     tell},
};

}  // namespace

std::span<const Command> recordCommands() { return kRecordCommands; }

}  // namespace tapu
