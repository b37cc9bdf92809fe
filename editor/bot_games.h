// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "app/files/board_file.h"
#include "editor/neighbors.h"
#include "engine/state/setup.h"

namespace tapu {

/// How games of bots on a board have ended so far.
struct BotGamesResult {
  int wanted = 0, played = 0;
  std::vector<int> wins;  ///< by seat; on a board with halves: of Sun, then of Moon
  bool operator==(const BotGamesResult&) const = default;
};

/// The game that is played on a board, under the options that its file asks for: of the Big Game on a chain of its like
/// if it has halves, else a classic one, of four seats or of those that have start pieces.
Setup botGameOn(const BoardFile& file);
/// What keeps a board from being played as its file asks for; empty = nothing. The seats of its options count too.
std::vector<BoardProblem> errorsOf(const BoardFile& file);
/// The same, then what is wrong across its seams and what is unusual. Each thing once.
std::vector<BoardProblem> problemsAmong(const BoardFile& file, const Neighbors& neighbors);

/// A part of some games, in percent, with its standard error in percentage points.
struct Share {
  double percent = 0, error = 0;
};
/// Of no games it is 0 with an error of 0.
Share shareOf(int wins, int games);

/// Plays bots against bots on a board, somewhere else and without keeping anyone waiting. The editor knows no bots: who
/// brings it into a program hands this in.
class BotGames : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  /// Begins anew with so many games of so many seats (`botGameOn`), which has no errors. What was played before is
  /// forgotten.
  virtual void start(const BoardFile& file, int seats, int games) = 0;
  virtual void cancel() = 0;  ///< ends the games; `progressed` comes no more
  virtual bool isRunning() const = 0;

 Q_SIGNALS:
  void progressed(const tapu::BotGamesResult& soFar);  ///< after each game, the last one too
};

}  // namespace tapu
