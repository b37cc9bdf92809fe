// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/files/state_line.h"
#include "app/session/replay/replay.h"
#include "app/session/replay/slow_work.h"

namespace tapu {

/// The formats for saving a recorded game.
enum class ReplayForm : quint8 {
  PlainText,  ///< the game for people, as `tapu-tool record tell` prints it
  Json,       ///< its positions, as `tapu-tool record states` prints them: one JSON object a line
  Csv         ///< a row for each turn: its number, whose it is, and everybody's points at its end
};

/// Saves a recorded game in one of these forms. It keeps a copy of the moves, so that it can work in another thread.
class ReplayExport {
 public:
  /// `boards`: on a chain, those to include.
  ReplayExport(const Replay& replay, ReplayForm form, BoardRange boards = {});
  /// Writes the file, or leaves the old one. False if it was stopped or failed: then the complaint has the reason.
  bool write(const QString& path, const SlowWork::GoesOn& goesOn, Complaint& complaint) const;

 private:
  RecordHeader header_;
  std::vector<Move> moves_;
  std::vector<Replay::Turn> turns_;
  QStringList names_;
  ReplayForm form_;
  BoardRange boards_;
};

/// The points of a recorded game turn by turn, as a table for spreadsheets.
QByteArray turnsAsCsv(const std::vector<Replay::Turn>& turns, const QStringList& names);

}  // namespace tapu
