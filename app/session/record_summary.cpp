// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/record_summary.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QLocale>

#include "app/files/whole_file.h"
#include "app/wire/names.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {

class Told {
  Q_DECLARE_TR_FUNCTIONS(RecordSummary)
};

}  // namespace

std::optional<RecordSummary> summaryOf(const QString& path, Complaint& complaint) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    complaint.sentence = cannotRead(file);
    return std::nullopt;
  }
  RecordReader reader(file);
  if (!reader.start(complaint)) return std::nullopt;
  while (reader.next(complaint) == RecordReader::Step::Moved) {}
  RecordSummary told{reader.header(), reader.game().state(), reader.moves(), {}};
  if (!complaint.isEmpty()) told.stoppedBy = complaint.at(QFileInfo(path).fileName());
  complaint = {};
  return told;
}

QString resultOf(const RecordSummary& record) {
  const Header& head = record.position.head;
  //: How a recorded game ended; %1 a player
  if (head.winner) return Told::tr("%1 won.").arg(seatIn(record, head.winner));
  //: How a recorded game ended: without a winner
  if (head.phase == Phase::Over) return Told::tr("The game was stopped without a winner.");
  //: How a recorded game stands
  if (head.phase == Phase::Setup) return Told::tr("The game is not over: the starting placement goes on.");
  //: How a recorded game stands; %1 a number
  return Told::tr("The game is not over: it is in round %1.").arg(QLocale().toString(head.round));
}

QString seatIn(const RecordSummary& record, SeatId seat) {
  const QString name = cleanLine(record.header.names.value(seat.value));
  //: A seat of a recorded game whose player has no name; %1 its number
  return name.isEmpty() ? Told::tr("Seat %1").arg(QLocale().toString(seat.value + 1)) : name;
}

int colorIn(const RecordSummary& record, SeatId seat) {
  const auto& colors = record.header.colors;
  return seat.value < static_cast<int>(colors.size()) ? colors[static_cast<std::size_t>(seat.value)] : seat.value;
}

}  // namespace tapu
