// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "app/formats/board_file.h"

namespace tapu {

/// How games of bots on a board have ended so far.
struct BotGamesResult {
  int wanted = 0, played = 0;
  std::vector<int> wins;  ///< by seat; on a board with halves of Sun and of Moon
  bool operator==(const BotGamesResult&) const = default;
};

/// A part of some games, in percent, with its standard error.
struct Share {
  double percent = 0, error = 0;
};
Share shareOf(int wins, int games);

/// Plays bots against bots on a board, somewhere else and without keeping anyone waiting. The editor knows no bots: who
/// brings it into a program hands this in.
class BotGames : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  /// Begins anew with so many games of so many seats; the board has no errors. What was played before is forgotten.
  virtual void start(const BoardFile& file, int seats, int games) = 0;
  virtual void cancel() = 0;  ///< nothing more is told of it
  virtual bool isRunning() const = 0;

 Q_SIGNALS:
  void progressed(const tapu::BotGamesResult& soFar);  ///< after each game, the last one too
};

}  // namespace tapu
