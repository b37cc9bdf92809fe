// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <vector>

#include "app/files/board_file.h"
#include "editor/neighbors.h"
#include "engine/state/setup.h"

namespace tapu {

/// The results so far of games of bots on a board.
struct BotGamesResult {
  int wanted = 0, played = 0;
  std::vector<int> wins;  ///< by seat; on a board with halves: of Sun, then of Moon
  bool operator==(const BotGamesResult&) const = default;
};

/// The game that bots play on a board, under the options that its file asks for. A board with halves is played as the
/// Big Game on a chain of such boards; every other as a classic game with four seats, or as many as have start pieces.
Setup botGameOn(const BoardFile& file);
/// The faults that keep that game from being played: errors of the board, and options that do not fit it; empty = none.
std::vector<BoardProblem> errorsOf(const BoardFile& file);
/// The same, then the errors across its seams and the warnings. Each once.
std::vector<BoardProblem> problemsAmong(const BoardFile& file, const Neighbors& neighbors);

/// A part of some games, in percent, with its standard error in percentage points.
struct Share {
  double percent = 0, error = 0;
};
/// The share of the games that were won; of no games it is 0 with an error of 0.
Share shareOf(int wins, int games);

/// The range of shares, in percent, in which an average seat stays by chance, in 19 of 20 runs of so many games;
/// `undecided` of them had no winner. 0 and 0 of no games.
struct ChanceRange {
  double least = 0, most = 0;
};
ChanceRange chanceRange(int seats, int games, int undecided = 0);

/// The beginner of the bot games on a board. Without start pieces it is the first seat, since another choice would hide
/// the worth of a seat; on a board with halves one of the groups (9.4); else the dice decide in each game (3.2).
enum class Beginner : std::uint8_t { FirstSeat, Sun, Moon, Thrown };
Beginner beginnerOn(const BoardFile& file);

/// Plays games of bots on a board in the background. The editor knows no bots: the program that contains the editor
/// implements this and hands it in (EditorPlaces).
class BotGames : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;
  /// Begins so many games with so many seats on a board that has no `errorsOf`. Earlier results are forgotten.
  virtual void start(const BoardFile& file, int seats, int games) = 0;
  /// Ends the games; `progressed` is not emitted any more.
  virtual void cancel() = 0;
  /// Whether games are being played.
  virtual bool isRunning() const = 0;

 Q_SIGNALS:
  /// Emitted after each game: how all games since `start` have ended.
  void progressed(const tapu::BotGamesResult& soFar);
};

}  // namespace tapu
