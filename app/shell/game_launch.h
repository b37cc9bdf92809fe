// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "app/shell/present_game.h"

namespace tapu {

/// Begins games from plans and goes on with saved ones. Asks where games are to be kept if their folder cannot be
/// written.
class GameLaunch : public QObject {
  Q_OBJECT
 public:
  /// `window` gets the questions. All must outlive it.
  GameLaunch(Pages& pages, PresentGame& present, GameStarter& starter, Settings& settings, QWidget* window);
  /// Notes that there is an editor, to which a test play that goes on from a file leads back.
  void offerEditor() { hasEditor_ = true; }

  /// Opens the page of saved games; a game that is played goes on behind it.
  void openSaved();
  /// Starts a game against bots: the one that was begun last, at first a standard one against three.
  void playBots();
  /// Leaves the present game for one of this plan, and remembers what was chosen. `from`: the page that tells why it
  /// failed. `test`: where the board of a test play is; it counts for no other game.
  void start(const GamePlan& plan, Page* from, Beginning::Test test = Beginning::Test::OfEditor);
  /// The same, but remembers no choice.
  void begin(const GamePlan& wanted, Page* from, Beginning::Test test = Beginning::Test::OfEditor);
  /// Asks whether the same game is to begin anew; the one that is left can be continued.
  void restart();
  /// Goes on with the newest unfinished game of this computer; the start page tells why if that cannot be.
  void continueHere();
  /// Goes on with one of the saved games, by the path of its store; the page of saved games tells why if it cannot be.
  void continueGame(const QString& store);
  /// Takes a store into the saved games, from wherever it lies, and goes on with it.
  void openStore(const QString& path);

 Q_SIGNALS:
  /// Something that the menus show has changed.
  void changed();
  void startWanted();
  void portTaken(const QString& problem);
  void storeOpened(const QString& path);
  void unopened(const QString& path, const tapu::Complaint& complaint);

 private:
  /// A game that cannot be saved, and how to go on.
  struct Unkept {
    QString folder, why;              ///< the folder that cannot be written, and the system's reason
    std::function<void()> goOn;       ///< once another folder was chosen
    std::function<void()> goWithout;  ///< without saving; empty = that is not possible
  };
  void askWhereToKeep(const Unkept& unkept);
  void askFolder(const Unkept& unkept);
  void continueFrom(Page* page, const QString& store);
  void continueCopyOf(Page* page, const QString& store);

  Pages& pages_;
  PresentGame& present_;
  GameStarter& starter_;
  Settings& settings_;
  QWidget* window_;
  bool hasEditor_ = false;
};

}  // namespace tapu
