// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <map>
#include <memory>

#include "app/kit/action_button.h"
#include "app/kit/chart.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "editor/bot_games.h"

class QProgressBar;

namespace tapu {

/// Shows how fair the board is: bots play games on it in the background, and the panel shows the share that each seat
/// won, with its standard error, and its meaning. When the board has been changed since, the panel marks the figures as
/// old.
class BotGamesPanel : public Sheet {
  Q_OBJECT
 public:
  static constexpr int kGames = 400;   ///< how many games one press of the button plays
  static constexpr int kHeight = 290;  ///< pixels that it needs once it has figures
  /// `games` must outlive the panel.
  explicit BotGamesPanel(BotGames& games, QWidget* parent = nullptr);
  /// To be called when the board has changed. `obstacle`: a sentence why no game can be played on it; empty: one can.
  void show(const BoardFile& file, const QString& obstacle);
  /// Begins to play on that board.
  void start();
  /// Stops; the figures of the games played so far stay.
  void cancel();
  /// Stops and forgets all figures, as before another board is shown.
  void clear();
  /// Stops, keeps the figures under the former board and brings back those of another one. `board` stands for it as
  /// long as it is open: its figures are forgotten with it. If it is the present one, its content was replaced.
  void turnTo(const QObject& board);
  /// The results so far.
  const BotGamesResult& result() const { return now_.result; }
  /// Whether the figures are of another board than the one of `show`.
  bool isStale() const;
  /// The sentences that are shown, one for each seat: "Seat 2: 27% ± 3".
  QStringList sentences() const;

 private:
  /// The figures of a board.
  struct Figures {
    BotGamesResult result;
    BoardFile played;  ///< the board on which the games were played
    bool isCanceled = false;
  };
  void refresh();
  Chart::Data drawn() const;
  QString note() const;
  QStringList meaning() const;
  QString wordsOfBeginner() const;
  QString nameOfSeat(int seat) const;
  int undecided() const;  ///< games that nobody won
  ChanceRange byChance() const;

  BotGames& games_;
  BoardFile file_;
  QString obstacle_;
  Figures now_;
  const QObject* board_ = nullptr;          ///< the board to which they belong
  std::map<const QObject*, Figures> kept_;  ///< of the other boards
  Words* title_;
  Words* note_;
  Words* meaning_;
  Chart* chart_;
  QProgressBar* progress_;
  ActionButton* button_;
};

}  // namespace tapu
