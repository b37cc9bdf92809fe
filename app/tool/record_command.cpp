// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QLocale>

#include "app/files/json_text.h"
#include "app/files/record.h"
#include "app/files/state_line.h"
#include "app/files/whole_file.h"
#include "app/tool/commands.h"
#include "app/tool/telling.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

/// What is printed for the start and after each move.
class Printer {
 public:
  virtual ~Printer() = default;
  virtual void start(RecordReader&) {}
  virtual void moved(const RecordReader&) {}
};

/// Prints nothing before the end, and then how much of a game was sound.
class CountingPrinter : public Printer {
 public:
  void start(RecordReader& reader) override { moved(reader); }
  void moved(const RecordReader& reader) override {
    moves_ = reader.moves();
    rounds_ = reader.game().state().head.round;
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

class StatesPrinter : public Printer {
 public:
  void start(RecordReader& reader) override { moved(reader); }
  void moved(const RecordReader& reader) override {
    const Game& game = reader.game();
    printLine(jsonText(stateLine(game.definition(), game.state(), reader.moves(), boards), Layout::OneLine));
  }
  BoardRange boards;
};

class TellingPrinter : public Printer {
 public:
  void start(RecordReader& reader) override {
    reader.tell(Observer{&events_});
    print(telling_.start(reader.header(), reader.game()));
  }
  void moved(const RecordReader& reader) override {
    print(telling_.next(reader.game(), events_));
    events_.clear();
  }

 private:
  static void print(const QStringList& lines) {
    for (const QString& line : lines) printLine(line);
  }
  std::vector<Event> events_;
  Telling telling_;
};

Ended badInput(const QString& name, const Complaint& complaint) {
  printError(complaint.at(name));
  return Ended::BadInput;
}

Ended replay(const QCommandLineParser& given, Printer& printer) {
  const QString name = given.positionalArguments()[0];
  Complaint complaint;
  QFile file(name);
  if (!file.open(QIODevice::ReadOnly)) {
    complaint.sentence = cannotRead(file);
    return badInput(name, complaint);
  }
  RecordReader reader(file);
  if (!reader.start(complaint)) return badInput(name, complaint);
  printer.start(reader);
  while (true) {
    switch (reader.next(complaint)) {
      case RecordReader::Step::Moved: printer.moved(reader); break;
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

Ended check(const QCommandLineParser& given) {
  CountingPrinter counts;
  const Ended ended = replay(given, counts);
  if (ended == Ended::Well) counts.end();
  return ended;
}

Ended states(const QCommandLineParser& given) {
  StatesPrinter printer;
  if (given.isSet(u"boards"_s) && !readBoards(given.value(u"boards"_s), printer.boards))
    //: tapu-tool on the command line
    return usage(ToolWords::tr("--boards takes a number, or two such as 3-5."));
  return replay(given, printer);
}

Ended tell(const QCommandLineParser& given) {
  TellingPrinter printer;
  return replay(given, printer);
}

constexpr CommandOption kStates[] = {
    {"boards", "FIRST-LAST", "",
     //: Help of tapu-tool: what an option does
     QT_TRANSLATE_NOOP("Tool", "Of a chain, these boards only, such as 3-5.")},
};

constexpr Command kCommands[] = {
    {"record check",
     "FILE",
     //: Help of tapu-tool: what a command does; words in capitals stay as they are
     QT_TRANSLATE_NOOP("Tool", "Reads a recorded game and checks every move."),
     {},
     check},
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

std::span<const Command> recordCommands() { return kCommands; }

}  // namespace tapu
