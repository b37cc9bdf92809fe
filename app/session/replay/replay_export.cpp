// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/replay/replay_export.h"

#include <QBuffer>

#include "app/files/csv_cells.h"
#include "app/files/record_lines.h"
#include "app/files/whole_file.h"
#include "app/wire/seat_number.h"

namespace tapu {

namespace {

struct ReplayTable {
  Q_DECLARE_TR_FUNCTIONS(tapu::ReplayTable)
};

constexpr qsizetype kChunk = 1 << 18;  ///< bytes that are written at a time

/// Reads the record once more and writes its lines. A move that cannot be read is a complaint, and nothing is written.
FileFilling writeRecord(QIODevice& out, RecordReader& reader, RecordLines& lines, qint64 all,
                        const SlowWork::GoesOn& goesOn, Complaint& complaint) {
  QByteArray chunk;
  const auto add = [&](const QByteArrayList& said) {
    for (const QByteArray& line : said) chunk += line + '\n';
  };
  add(lines.start(reader));
  RecordReader::Step step = reader.next(complaint);
  for (; step == RecordReader::Step::Moved; step = reader.next(complaint)) {
    add(lines.moved(reader));
    if (!goesOn(reader.game().moveCount(), all)) return FileFilling::GivenUp;
    if (chunk.size() < kChunk) continue;
    if (!writeAll(out, chunk)) return FileFilling::Refused;
    chunk.clear();
  }
  if (step == RecordReader::Step::Fault) return FileFilling::GivenUp;
  return writeAll(out, chunk) ? FileFilling::Whole : FileFilling::Refused;
}

}  // namespace

QByteArray turnsAsCsv(const std::vector<Replay::Turn>& turns, const QStringList& names) {
  //: Head of a column in a table of a recorded game
  QStringList head{csvCell(ReplayTable::tr("Turn")),
                   //: Head of a column in a table of a recorded game: whose turn it is
                   csvCell(ReplayTable::tr("Player"))};
  for (const QString& name : names)
    //: Head of a column in a table of a recorded game; %1 a player
    head << csvCell(ReplayTable::tr("Points of %1").arg(name));
  QStringList lines{head.join(u',')};
  for (const Replay::Turn& turn : turns) {
    QStringList row{csvCell(turn.number), turn.seat ? csvCell(names.value(turn.seat.value)) : QString()};
    for (const int points : turn.points) row << csvCell(points);
    lines << row.join(u',');
  }
  return csvFile(lines);
}

ReplayExport::ReplayExport(const Replay& replay, ReplayForm form, BoardRange boards)
    : header_(replay.header()), moves_(replay.moves()), turns_(replay.turns()), form_(form), boards_(boards) {
  for (const SeatId seat : seatsOf(replay.definition().seats)) names_ << replay.nameOf(seat);
}

bool ReplayExport::write(const QString& path, const SlowWork::GoesOn& goesOn, Complaint& complaint) const {
  if (form_ == ReplayForm::Csv) return writeFile(path, turnsAsCsv(turns_, names_), complaint);
  return fillFile(
      path,
      [&](QIODevice& out) {
        QBuffer record;
        record.setData(recordText(header_, moves_));
        record.open(QIODevice::ReadOnly);
        RecordReader reader(record);
        if (!reader.start(complaint)) return FileFilling::GivenUp;  // its complaint says why
        const auto lines = form_ == ReplayForm::Json ? stateLines(boards_) : tellingLines(boards_);
        return writeRecord(out, reader, *lines, std::ssize(moves_), goesOn, complaint);
      },
      complaint);
}

}  // namespace tapu
