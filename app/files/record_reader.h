// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>
#include <memory>
#include <optional>
#include <vector>

#include "app/files/record_header.h"
#include "app/text/complaint.h"
#include "engine/play/game.h"

namespace tapu {

/// A whole record as the text of a file.
QByteArray recordText(const RecordHeader& header, const std::vector<Move>& moves);
/// Writes it to a file. False and a complaint if that fails; then a file that was there is unchanged.
bool saveRecord(const QString& path, const RecordHeader& header, const std::vector<Move>& moves, Complaint& complaint);

/// Reads a record line by line and plays it: every move is checked against the rules and completed with the facts that
/// follow from the position. A record of one seat's view is checked as far as that seat could. It reads nothing after
/// the first fault; everything before stays usable.
class RecordReader {
 public:
  /// The device is open for reading and stays the caller's.
  explicit RecordReader(QIODevice& in) : in_(in) {}

  /// Reads the header. On false the complaint has the reason.
  bool start(Complaint& complaint);
  /// The observer that gets the events of the moves from now on.
  void tell(Observer observer) { tell_ = observer; }
  /// A move was played, there are no more, or the next line has the fault of the complaint.
  enum class Step { Moved, End, Fault };
  /// Reads and plays the next move.
  Step next(Complaint& complaint);

  /// The header that `start` has read.
  const RecordHeader& header() const { return header_; }
  /// The game as far as it was played; only after `start`.
  const Game& game() const { return *game_; }
  /// Number of the last move, as the file counts them, from that of its position on if it has one. Moves of the table
  /// that the file leaves out (README.md) are only in `game().log()`.
  int moves() const { return moves_; }
  /// True if the fault is a last line that breaks off.
  bool isTorn() const { return torn_; }
  /// True if `start` has refused a record of a later version.
  bool isLater() const { return later_; }

 private:
  std::optional<QByteArray> readLine(Complaint& complaint);
  bool play(Move move, Complaint& complaint);
  bool playAsSeen(const Move& move, Complaint& complaint);
  void playWhatIsDue(const Move& next);

  QIODevice& in_;
  Observer tell_;
  RecordHeader header_;
  std::unique_ptr<Game> game_;
  QByteArray buffer_;  ///< for a line
  int line_ = 0, moves_ = 0;
  bool torn_ = false, later_ = false;
};

}  // namespace tapu
