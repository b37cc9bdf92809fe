// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>

#include "app/session/address.h"
#include "app/session/game_controller.h"
#include "app/session/game_files.h"
#include "app/session/game_plan.h"
#include "app/session/settings.h"

namespace tapu {

/// What came of a start: the controller of the game, which keeps a server in this program alive, or why there is none.
struct StartedGame {
  std::unique_ptr<GameController> game;
  QString problem;   ///< translated sentence; empty = fine
  quint16 port = 0;  ///< TCP, of a network game hosted here
};

/// Whether games of this session go to a file. Without one a game is gone when it is left.
enum class Keeping : quint8 { Files, Nowhere };

/// Every way into a game. All of them run the same server: in this process for games on one computer, listening to the
/// network for hosted ones; what happens goes to a file, so that `continueGame` finds it after a crash.
class GameStarter {
 public:
  /// Games are kept in the folder of the settings; without one in `dataFolder`, without that in the user's own data
  /// folder.
  explicit GameStarter(Settings& settings, const QString& dataFolder = {});
  ~GameStarter();

  const GameFiles& files() const { return *files_; }
  /// From now on new games are kept in a folder of their own below this one, in later sessions too; those that lie
  /// elsewhere are found all the same. Why that cannot be, as the system says it: all stays as it was; empty = done.
  QString keepGamesIn(const QString& folder);
  /// The folder of games below a chosen one.
  static QString ownFolderIn(const QString& folder);
  Keeping keeping() const { return keeping_; }
  void setKeeping(Keeping keeping) { keeping_ = keeping; }
  /// Why a new game could not be kept: what the system says of the folder of `files`; empty = it can, or need not. A
  /// chosen folder that is gone gives way to the usual one.
  QString whyNotKept();

  /// Starts a game. On one computer play begins at once; on the network the lobby opens and its host starts it.
  StartedGame start(const GamePlan& plan);
  /// At the table where `Settings::rejoin` remembers a seat that seat is taken again, if it is still kept there.
  StartedGame join(const Address& address);
  /// Back to the seat that `Settings::rejoin` remembers.
  StartedGame rejoin();

  /// The newest game on this computer that was broken off and that no program plays now. Reads notes, opens no store:
  /// the answer does not wait for anybody.
  std::optional<SavedGame> unfinished() const;
  /// The one that `unfinished` tells of.
  StartedGame continueGame();
  /// One of `files().list()`.
  StartedGame continueGame(const QString& store);

 private:
  void findFolders();
  std::unique_ptr<GameFiles> files_;
  Settings& settings_;
  QString dataFolder_;
  Keeping keeping_ = Keeping::Files;
};

}  // namespace tapu
