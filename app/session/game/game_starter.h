// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>
#include <QStringList>
#include <functional>
#include <memory>
#include <optional>

#include "app/host/server/hosted_server.h"
#include "app/net/clock.h"
#include "app/session/game/game_controller.h"
#include "app/session/game/record_keeper.h"
#include "app/session/plan/game_plan.h"
#include "app/session/saved/call_means.h"
#include "app/session/saved/game_files.h"
#include "app/session/settings/address.h"
#include "app/session/settings/settings.h"

namespace tapu {

class Replay;

/// The result of a start: the controller of the game, or the problem. A server in this program lives as long as the
/// controller.
struct StartedGame {
  std::unique_ptr<GameController> game;
  QString problem;                                    ///< translated sentence; empty = fine
  quint16 port = 0;                                   ///< TCP, of a network game hosted here
  std::optional<GameNote> continued = {};             ///< of a game that goes on from a file: its note
  std::optional<HostedServer::Failure> failure = {};  ///< why the server of this program did not start
};

/// Whether games go to a file. Without one a game is gone when it is left.
enum class Keeping : quint8 { Files, Nowhere };

/// Every way into a game. All of them run the same server: in this process for games on one computer, listening to the
/// network for hosted ones. Its events go to a file, so that `continueGame` finds the game after a crash.
class GameStarter {
 public:
  /// Games are kept in the folder of the settings; without one in `dataFolder`/games, without that in games of the
  /// user's own data folder.
  explicit GameStarter(Settings& settings, const QString& dataFolder = {},
                       CallMeans means = CallMeans::ofThisComputer());
  ~GameStarter();

  /// Where games are saved unless the person chose another folder.
  const QString& usualFolder() const { return dataFolder_; }
  /// Keeps the records of games that are over, beside the usual folder.
  RecordKeeper& records() { return records_; }
  /// The saved games.
  const GameFiles& files() const { return *files_; }
  /// Saves new games in a folder of their own below this one, also after the next start of the program; games saved
  /// elsewhere are still found. Empty = done; else the reason in the system's words, and all stays as it was.
  QString keepGamesIn(const QString& folder);
  /// The folder that `keepGamesIn` would use below this one.
  static QString ownFolderIn(const QString& folder);
  /// Whether games are saved. Files, until `setKeeping` changes it.
  Keeping keeping() const { return keeping_; }
  void setKeeping(Keeping keeping) { keeping_ = keeping; }
  /// Why a new game could not be saved: the system's words about the folder of `files`; empty = it can, or it is not to
  /// be saved. If a folder that the person chose is gone, the usual folder is used again.
  QString whyNotKept();

  /// Starts a game. On one computer play begins at once; on the network the lobby opens and its host starts the game.
  StartedGame start(const GamePlan& plan);
  /// Joins the game at this address, at the seat of `code`; -1 = at any. If a seat there is kept, and the code is its
  /// own or none, it asks for that seat. There is always a controller: it emits `turnedAway` if nobody answers or the
  /// seat is refused.
  StartedGame join(const Address& address, int code = -1) { return join(address, Entry{.code = code}); }
  /// The values with which a person enters a table, beside their name.
  struct Entry {
    int code = -1;          ///< of a seat
    QString password = {};  ///< of the table
    SeatId wished = {};     ///< the seat to take over while the game runs; none: any
    QByteArray nonce = {};  ///< of an earlier ask at the same table, which this one replaces (`Identity::nonce`)
    /// Id of the wanted table, from a link or the network (app/wire/table_identity.h). If a seat there is kept, it is
    /// called at all places where that table was met too, and no other table is joined. Empty: any that answers.
    QByteArray table = {};
    QList<Address> others = {};  ///< where the same game was heard of too: called in turn with the address
  };
  StartedGame join(const Address& address, const Entry& entry);
  /// Watches the game at this address without a seat. There is always a controller, as above. If a seat there is kept
  /// at which nobody of this computer sits, its key is shown: the name of that seat does not stand in the way then.
  StartedGame watch(const Address& address, const Entry& entry);
  /// Goes back to `lastSeat`; a problem if there is none.
  StartedGame rejoin();
  /// Goes back to this one of `seats`.
  StartedGame rejoin(const Rejoin& seat);

  /// The newest unfinished game on this computer that no program plays now. Reads notes and opens no store, so that it
  /// never waits for another program.
  std::optional<SavedGame> unfinished() const { return GameFiles::newestUnfinished(games()); }
  /// `files().list()` with the facts from kept seats.
  QList<SavedGame> games() const;
  /// The seats on the network whose game is not over and has not gone on from a copy, as far as this computer knows;
  /// the one that was kept last first.
  QList<Rejoin> seats() const { return seats(files_->tables()); }
  /// The first of them, to which `rejoin` leads.
  std::optional<Rejoin> lastSeat() const { return lastSeat(files_->tables()); }
  /// The same where it is known at which tables the saved games were played.
  std::optional<Rejoin> lastSeat(const QList<TableIdentity>& own) const;
  /// Whether `seat`, that of `lastSeat`, is of a later game than `own`, a game of this computer that can be continued;
  /// a seat that only a copy remembers counts as one. False: no seat is remembered.
  bool isSeatLater(const std::optional<Rejoin>& seat, const std::optional<SavedGame>& own) const;
  /// The file of the seat is damaged, but there is a copy of its game to go on from.
  bool hasLostSeat() const;
  /// Goes on with the game that `unfinished` names.
  StartedGame continueGame();
  /// Goes on with one of `files().list()`: the path of its store.
  StartedGame continueGame(const QString& store);
  /// Where the copy of the last network game lies that a guest here played; the file may not be there.
  QString copyPath() const;
  /// Settings for hosting a copy, as in `GamePlan`; if the port is taken, at any other.
  struct CopyPlan {
    quint16 port = 0;
    QHostAddress listenAt = QHostAddress::Any;
    QByteArray passwordKey = {};
    std::optional<TablePolicy> policy = {};  ///< the host's policy; nothing: the usual one
  };
  /// A plan of the table as a seat there knows it, at the usual port.
  CopyPlan copyPlan() const;
  /// Hosts the game of that copy from here on, as a new game of the person whose seat it was.
  StartedGame hostCopy(const CopyPlan& how);
  /// Goes on from where a replay stands, at a table of this plan (`planToPlayOn`), here or on the network.
  StartedGame playOn(const Replay& replay, const GamePlan& plan);

 private:
  /// The first opening of a store made here: the guest whose copy it came from, the key of the table's password, and
  /// the host's policy. Empty: as it was left.
  struct Opening {
    QString guest = {};
    QByteArray passwordKey = {};
    std::optional<TablePolicy> policy = {};
  };
  QList<Rejoin> seats(const QList<TableIdentity>& own) const;
  StartedGame rememberingWhere(StartedGame called, const Address& address);
  StartedGame keepingResult(StartedGame started);
  StartedGame keepingRecord(StartedGame started, GameNote::Kind kind);
  StartedGame goOn(const QString& store, const Opening& opening);
  void findFolders();
  qint64 lastOrder() const;
  std::unique_ptr<GameFiles> files_;
  Settings& settings_;
  QString dataFolder_;
  RecordKeeper records_;
  CallMeans means_;
  Keeping keeping_ = Keeping::Files;
};

}  // namespace tapu
