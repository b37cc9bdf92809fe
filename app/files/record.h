// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCborMap>
#include <QIODevice>
#include <QStringList>
#include <memory>
#include <optional>
#include <vector>

#include "app/text/complaint.h"
#include "engine/play/game.h"
#include "engine/state/viewer.h"

namespace tapu {

/// The first line of a `*.tapu` file.
struct RecordHeader {
  Setup setup;
  QStringList names;                 ///< of the seats; empty texts where the record gives only their number
  std::vector<int> colors;           ///< of the seats, 0..9, as they were at the table; empty: not told
  std::optional<QCborMap> position;  ///< a state line to start from
  /// Told as this viewer saw it: cards that they never saw are "unknown". Nothing: whole.
  std::optional<Viewer> seenBy;
  QCborMap unknown;  ///< keys that this program does not know
};

QByteArray headerLine(const RecordHeader& header);
std::optional<RecordHeader> headerFrom(const QByteArray& line, Complaint& complaint);

/// One move as a line without its line feed: {"seat":2,"do":"robber 1,-2 0","stolen":"ore"}.
QByteArray moveLine(const GameDefinition& definition, const Move& move);
/// Whether a record tells everything, or what one seat saw: there cards may be unknown.
enum class Seen : quint8 { Whole, BySeat };
/// What a line says, unchecked against any position.
std::optional<Move> moveFromLine(const QByteArray& line, const GameDefinition& definition, Complaint& complaint,
                                 Seen seen = Seen::Whole);

/// A whole record, for saving.
QByteArray recordText(const RecordHeader& header, const std::vector<Move>& moves);
bool saveRecord(const QString& path, const RecordHeader& header, const std::vector<Move>& moves, Complaint& complaint);

/// Reads a record line by line and plays it: every move is checked against the rules and completed with what follows
/// from the position. A record of what one seat saw is checked as far as that seat could. Nothing after the first fault
/// is read; everything before it stays usable.
class RecordReader {
 public:
  /// The device is open for reading and stays the caller's.
  explicit RecordReader(QIODevice& in) : in_(in) {}

  /// Reads the header. On false the complaint says why.
  bool start(Complaint& complaint);
  /// What follows from the moves is told there from now on.
  void tell(Observer observer) { tell_ = observer; }
  enum class Step { Moved, End, Fault };
  /// Reads and plays the next move.
  Step next(Complaint& complaint);

  const RecordHeader& header() const { return header_; }
  const Game& game() const { return *game_; }
  /// Number of the last move: as the file gave them, counted on from the position if it has one. Moves that the table
  /// owed and the file left out are in `game().log()` only.
  int moves() const { return moves_; }
  /// True if the fault is a last line that breaks off.
  bool isTorn() const { return torn_; }

 private:
  std::optional<QByteArray> readLine(Complaint& complaint);
  bool play(Move move, Complaint& complaint);
  bool follow(const Move& move, Complaint& complaint);
  void playWhatIsOwed(const Move& next);

  QIODevice& in_;
  Observer tell_;
  RecordHeader header_;
  std::unique_ptr<Game> game_;
  QByteArray buffer_;  ///< for a line
  int line_ = 0, moves_ = 0;
  bool torn_ = false;
};

}  // namespace tapu
