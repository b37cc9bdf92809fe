// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>

#include "app/formats/json_text.h"
#include "app/formats/record.h"
#include "app/formats/state_line.h"
#include "app/tool/commands.h"

using namespace Qt::StringLiterals;

namespace tapu {
namespace {

enum class Print { Nothing, States };

void printState(const RecordReader& reader, Print print) {
  if (print == Print::Nothing) return;
  const Game& game = reader.game();
  printLine(jsonText(stateLine(game.table(), game.state(), reader.moves()), Layout::Line));
}

Ended badInput(const QString& name, const Complaint& complaint) {
  printError(complaint.at(name));
  return Ended::BadInput;
}

Ended replay(const QString& name, Print print) {
  Complaint complaint;
  QFile file(name);
  if (!file.open(QIODevice::ReadOnly)) {
    complaint.sentence = u"The file cannot be read: %1."_s.arg(file.errorString());
    return badInput(name, complaint);
  }
  RecordReader reader(file);
  if (!reader.start(complaint)) return badInput(name, complaint);
  printState(reader, print);
  while (true) {
    switch (reader.next(complaint)) {
      case RecordReader::Step::Moved: printState(reader, print); break;
      case RecordReader::Step::End: return Ended::Well;
      case RecordReader::Step::Fault: return badInput(name, complaint);
    }
  }
}

}  // namespace

Ended recordCommand(const QStringList& arguments) {
  const QString what = arguments.value(0);
  if (arguments.size() != 2 || (what != u"check" && what != u"states"))
    return usage(u"Write: record check FILE, or record states FILE."_s);
  return replay(arguments[1], what == u"states" ? Print::States : Print::Nothing);
}

}  // namespace tapu
