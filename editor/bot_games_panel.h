// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <memory>

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/kit/words.h"
#include "editor/bot_games.h"

class QProgressBar;

namespace tapu {

/// Shows how fair the board is: bots play games on it in the background, and the panel tells which share of them each
/// seat won, with its standard error. When the board has been changed since, it says that the figures are old.
class BotGamesPanel : public Sheet {
  Q_OBJECT
 public:
  static constexpr int kGames = 400;  ///< how many games one press of the button plays
  /// `games` must outlive the panel.
  explicit BotGamesPanel(BotGames& games, QWidget* parent = nullptr);
  /// To be called when the board is another. `obstacle`: a sentence why no game can be played on it; empty: one can.
  void show(const BoardFile& file, const QString& obstacle);
  /// Begins to play on that board.
  void start();
  /// Stops; the figures of the games played so far stay.
  void cancel();
  /// Stops and forgets all figures, as before another board is shown.
  void clear();
  /// How the games have ended so far.
  const BotGamesResult& result() const { return result_; }
  /// The figures are of another board than the one of `show`.
  bool isStale() const;
  /// The sentences that are shown, one for each seat: "Seat 2: 27% ± 3".
  QStringList sentences() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  class Bars;
  void refresh();
  QString nameOfSeat(int seat) const;
  int undecided() const;  ///< games that nobody won

  BotGames& games_;
  BoardFile file_, played_;
  QString obstacle_;
  BotGamesResult result_;
  bool isCanceled_ = false;
  Words* title_;
  Words* note_;
  Bars* bars_;
  QProgressBar* progress_;
  ActionButton* button_;
};

}  // namespace tapu
