// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QHash>

#include "app/formats/json_text.h"
#include "app/formats/record.h"
#include "app/formats/state_line.h"
#include "app/tool/commands.h"
#include "app/tool/telling.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

/// What is printed for the start and after each move.
class Printer {
 public:
  virtual ~Printer() = default;
  virtual void start(const RecordReader&) {}
  virtual void moved(const RecordReader&) {}
};

class StatesPrinter : public Printer {
 public:
  void start(const RecordReader& reader) override { moved(reader); }
  void moved(const RecordReader& reader) override {
    const Game& game = reader.game();
    printLine(jsonText(stateLine(game.table(), game.state(), reader.moves(), boards), Layout::Line));
  }
  BoardRange boards;
};

class TellingPrinter : public Printer {
 public:
  void start(const RecordReader& reader) override { print(telling_.start(reader.header(), reader.game())); }
  void moved(const RecordReader& reader) override { print(telling_.next(reader.game())); }

 private:
  static void print(const std::vector<QByteArray>& lines) {
    for (const QByteArray& line : lines) printLine(line);
  }
  Telling telling_;
};

Ended badInput(const QString& name, const Complaint& complaint) {
  printError(complaint.at(name));
  return Ended::BadInput;
}

Ended replay(const QString& name, Printer& printer) {
  Complaint complaint;
  QFile file(name);
  if (!file.open(QIODevice::ReadOnly)) {
    complaint.sentence = u"The file cannot be read: %1."_s.arg(file.errorString());
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

}  // namespace

Ended recordCommand(const QStringList& arguments) {
  const QString what = arguments.value(0);
  Printer nothing;
  StatesPrinter states;
  TellingPrinter telling;
  const QHash<QString, Printer*> printers{{u"check"_s, &nothing}, {u"states"_s, &states}, {u"tell"_s, &telling}};
  const bool hasBoards = what == u"states"_s && arguments.size() == 4 && arguments[2] == u"--boards"_s;
  if ((arguments.size() != 2 && !hasBoards) || !printers.contains(what) ||
      (hasBoards && !readBoards(arguments[3], states.boards)))
    return usage(u"Write: record check FILE, record states FILE [--boards 3-5], or record tell FILE."_s);
  return replay(arguments[1], *printers[what]);
}

}  // namespace tapu
