// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QString>
#include <QTime>
#include <array>
#include <deque>

#include "engine/board/ids.h"
#include "engine/state/state.h"

namespace tapu {

/// A line of the organizer's log. It is put into words when it is shown, so that a change of language reaches it.
struct DeskLogLine {
  /// Kept in files by their numbers: a new one stands at the end.
  enum class Kind : quint8 {
    GameBegan,
    ServerBack,   ///< it had ended, and goes on from its store
    RoundBegan,   ///< number, group
    Thrown,       ///< dice
    ThrownAgain,  ///< dice: for the robbers (9.19)
    Reached,      ///< seat has the target
    Sat,          ///< seat: somebody sits there now
    Lost,         ///< seat
    Back,         ///< seat
    BotPlays,     ///< seat
    Paused,
    Resumed,
    Announced,     ///< text
    Refused,       ///< number: the `Refusal`; text: a sentence, of an older version
    Over,          ///< seat, text, number: the first, and their points; text alone: a sentence, of an older version
    NewCode,       ///< seat has another code
    RoundsPassed,  ///< number: the last of the rounds that began while nobody was at the desk
    Lengthened,    ///< gives 15 seconds more
    RoundEnded,    ///< by the organizer, before its time
    Asked,         ///< seat: whether its player is there
    Left,          ///< seat: its player has given it up
    Removed,       ///< seat: the organizer has removed its player
    Answered,      ///< seat: its player is there
    DeskOpened,    ///< another desk
    DeskClosed     ///< another desk
  } kind;
  QTime at;
  SeatId seat = {};
  QString text = {};  ///< the seat's name at that time, or the text named above
  int number = 0;
  Territory group = Territory::None;
  std::array<quint8, 2> dice{0, 0};
  // Only a line Over has these.
  int sharing = 1;         ///< the number of seats on the first place
  QString second = {};     ///< the name of another of them
  bool isStopped = false;  ///< nobody has won
  bool operator==(const DeskLogLine&) const = default;
};
inline constexpr auto kLastDeskLogKind = DeskLogLine::Kind::DeskClosed;

/// The seconds from one moment to a later one. Lines tell no day: an evening may last beyond midnight.
int secondsFrom(QTime before, QTime now);

/// The organizer's log of one event. A file keeps it too, so that it is there when the desk is opened again. Without a
/// file, or if the disk refuses, it is kept as long as the program runs.
class DeskLog {
 public:
  /// The newest first; the oldest are forgotten beyond a number that nobody reads.
  const std::deque<DeskLogLine>& lines() const { return lines_; }
  /// Forgets all lines, and keeps those of this file; empty: of none. The file stays as it is. The former file is
  /// closed, so that it can be moved.
  void begin(const QString& path);
  /// Reads this file, only the newest part of a long one, and goes on in it. Skips lines that belong to no log. A file
  /// with much more than that is cut.
  void goOn(const QString& path);
  void add(const DeskLogLine& line);
  /// Forgets the newest line of this kind about this seat if it was noted in the last `seconds` before `now`. False:
  /// there is none.
  bool takeBack(DeskLogLine::Kind kind, SeatId seat, QTime now, int seconds);

 private:
  void keepNewest();
  bool opens();
  void shorten() const;
  QString path_;
  QFile file_;  ///< open once something was added
  std::deque<DeskLogLine> lines_;
};

}  // namespace tapu
