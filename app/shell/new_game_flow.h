// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lobby/new/new_game_page.h"
#include "app/shell/present_game.h"

namespace tapu {

/// Leads the person to a new game through the pages where it is chosen: all games against bots, the options of a game,
/// and the bots that play in it.
class NewGameFlow : public QObject {
  Q_OBJECT
 public:
  /// All must outlive it.
  NewGameFlow(Pages& pages, PresentGame& present, Settings& settings);
  /// The options of a new game, made when they are first asked for: that takes as long as making all other pages.
  NewGamePage* page();
  /// Opens the options of a game of this kind. A game that is played goes on behind them.
  void open(NewGamePage::Purpose purpose);
  /// The same with these options, which can be hosted again.
  void openAgain(const GamePlan& plan);
  /// Opens the page of all games against bots.
  void openGames();
  /// Is to be called when the port of a plan that was started is in use by another program: offers the next one.
  void offerNextPort(const QString& problem);

 Q_SIGNALS:
  /// A game is to begin, and the present one may be left for it. `from`: the page that tells why that failed.
  void wanted(const tapu::GamePlan& plan, tapu::Page* from);
  void networkWanted();
  void startWanted();

 private:
  void connectGames();
  void connectBots();
  void openBots(const GamePlan& plan);
  void openOptions(const GamePlan& plan);
  void leaveBots();
  void leaveOptions();
  void start(const GamePlan& plan, Page* from);
  void goBack();
  NewGamePage::Return wayBack() const;

  Pages& pages_;
  PresentGame& present_;
  Settings& settings_;
  NewGamePage* page_ = nullptr;
  Page* botsFrom_ = nullptr;  ///< the page from which that of bots was opened for a plan
  bool isFromGames_ = false;  ///< the options of a game of the page of all games are being changed
};

}  // namespace tapu
