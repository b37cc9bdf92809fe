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

/// How fair the board is: bots play on it in the background, and each seat's part of the games won is shown with its
/// error. Once the board is another one than was played on, the figures say so.
class BotGamesPanel : public Sheet {
  Q_OBJECT
 public:
  static constexpr int kGames = 400;  ///< that one press of the button plays

  /// `games` outlives the panel's work.
  explicit BotGamesPanel(BotGames& games, QWidget* parent = nullptr);
  /// The board has changed. `obstacle`: a sentence why no game can be played on it; empty: one can.
  void show(const BoardFile& file, const QString& obstacle);
  void start();   ///< plays on the board that is shown
  void cancel();  ///< keeps the figures of the games played so far
  const BotGamesResult& result() const { return result_; }
  bool isStale() const;  ///< what is shown was played on another board
  /// One sentence for a seat: "Seat 2: 27% ± 3".
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
