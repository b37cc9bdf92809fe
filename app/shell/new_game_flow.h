// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lobby/new/boards_page.h"
#include "app/lobby/new/new_game_page.h"
#include "app/shell/present_game.h"

namespace tapu {

/// Leads the person to a new game through the pages where it is chosen: all games against bots, the boards of the sea,
/// the options of a game, and the bots that play in it.
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
  /// The boards of the sea, made when they are first asked for.
  BoardsPage* boards();
  /// Opens that page.
  void openBoards();
  /// Says where the person's own boards lie, newest first. Without this call there are none.
  void setOwnBoards(std::function<QStringList()> paths) { ownBoards_ = std::move(paths); }
  /// Is to be called when the port of a plan that was started is in use by another program: offers the next one.
  void offerNextPort(const QString& problem);

 Q_SIGNALS:
  /// A game is to begin, and the present one may be left for it. `from`: the page that tells why that failed.
  void wanted(const tapu::GamePlan& plan, tapu::Page* from);
  void networkWanted();
  /// The person wants to read this section of the rules.
  void rulesWanted(const QString& section);
  void startWanted();

 private:
  void connectGames();
  void connectBots();
  void openBots(const GamePlan& plan);
  void openOptions(const GamePlan& plan, Page* from);
  void leaveBots();
  void leaveOptions();
  void start(const GamePlan& plan, Page* from);
  void goBack();
  NewGamePage::Return wayBack() const;

  Pages& pages_;
  PresentGame& present_;
  Settings& settings_;
  NewGamePage* page_ = nullptr;
  BoardsPage* boards_ = nullptr;
  std::function<QStringList()> ownBoards_;
  Page* botsFrom_ = nullptr;     ///< the page from which that of bots was opened for a plan
  Page* optionsFrom_ = nullptr;  ///< the page on which the game was chosen whose options are being changed
};

}  // namespace tapu
