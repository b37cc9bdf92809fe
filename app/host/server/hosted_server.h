// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QList>
#include <QObject>
#include <QStringList>
#include <QThread>
#include <memory>
#include <optional>

#include "app/host/store/on_absence.h"
#include "app/net/local_channel.h"
#include "app/wire/lobby.h"
#include "engine/state/move.h"
#include "engine/state/setup.h"

namespace tapu {

/// The game to host. Solo, hot-seat and network games differ only in `listen` and in who sits at the table.
struct HostPlan {
  QString gameName;           ///< shown in the list of games
  Setup setup;                ///< with its board already made (`boardFor`)
  QStringList bots;           ///< by seat: a bot's name, or empty = free for a person
  QStringList botNames = {};  ///< by seat: what its bot is called; empty: as the table wants
  QList<int> botColors = {};  ///< by seat: the color of its bot; none, or one that somebody has: as the table wants
  int botPaceMs = 800;        ///< milliseconds that bots think before an answer; 0 = they answer at once
  int offerWaitMs = 0;        ///< milliseconds that bots leave an offer to the persons who are asked too; 0 = none
  QString storePath;          ///< SQLite file; empty = the game lives in memory only
  enum class Begin : quint8 {
    Fresh,    ///< a new game
    Continue  ///< the unfinished game of `storePath`; name, setup and seats come from there
  } begin = Begin::Fresh;
  OnAbsence onAbsence = OnAbsence::PlayOn;  ///< Continue
  int notedMoves = 0;  ///< Continue: number of moves in the list of saved games (app/session); if the store has fewer,
                       ///< moves were lost
  QByteArray passwordKey = {};  ///< `password::keyOf` it; empty = none, or that of the store
  /// The policy of the host; nothing, and where a stored table knows it: as that does, or as a host usually does.
  std::optional<TablePolicy> policy = {};
  /// Continue: the person from whose copy of another computer's game the store was made; empty: it is the game's own.
  QString copyOf = {};
  /// The table has an organizer, who shows this key (wire::kKeyBytes), or comes through `dialer(Origin::Owner)`; empty
  /// = it has none.
  QByteArray organizerKey = {};
  /// The moves of a game that is told rather than played, as in a lesson: their outcomes are not drawn.
  std::vector<Move> told = {};
  /// The place at which the server is reached over the network.
  struct Listen {
    QHostAddress address = QHostAddress::Any;
    quint16 port = 0;                                                   ///< 0 picks one
    enum class Announce : quint8 { No, Yes } announce = Announce::Yes;  ///< answer and send on the LAN (discovery.h)
  };
  std::optional<Listen> listen;  ///< nothing: no socket is opened at all
};

/// A server in a thread of its own inside this program: server, store, listener, discovery and bots. The calling thread
/// never waits for it, except in `stop`.
///
///   auto hosted = std::make_unique<HostedServer>(plan);
///   connect(hosted.get(), &HostedServer::ready, ...);      // then the port is known
///   hosted->start();
///   Client me(hosted->dialer(Origin::Owner), identity);  // may be made and started at once
///   Client you(hosted->dialer(Origin::Guest), identity); // hot-seat: one client per person
///
/// Begin::Continue: clients come back to their seats with their tokens; the Owner and Guests without a token get the
/// seats that local persons had, in seat order (who has the file has the game anyway).
class HostedServer : public QObject {
  Q_OBJECT
 public:
  enum class Failure : quint8 {
    PortTaken,      ///< the address or port cannot be listened at
    StoreUnusable,  ///< the file cannot be opened, or is no store
    StoreDamaged,   ///< it was put aside; `detail` says why and, in a second line, under which name
    NothingToContinue
  };

  /// Opens nothing before `start`.
  explicit HostedServer(HostPlan plan, QObject* parent = nullptr);
  ~HostedServer() override;  ///< stops

  /// Starts the thread: `ready` or `failed` follows.
  void start();
  /// Ends cleanly: clients are told, everything accepted is in the store. Safe to repeat.
  void stop();
  /// Milliseconds that bots think from now on; 0 = not at all; BotPlayer::kByStep = until `stepBots`. Takes effect in
  /// the server's next pass of its loop.
  void setBotPace(int paceMs);
  /// Lets one bot do one thing, where they play by steps.
  void stepBots();
  /// Opens channels to this server for a Client in this program. From any thread, before or after `start`.
  std::unique_ptr<Dialer> dialer(Origin origin) const;
  /// The TCP port; 0 until `ready`, and without `listen`.
  quint16 port() const { return port_; }
  /// The key of the password for which the table asked when it opened; empty: of none, or not `ready`.
  const QByteArray& passwordKey() const { return passwordKey_; }

 Q_SIGNALS:
  /// The server runs; `port` is 0 where it does not listen.
  void ready(quint16 port);
  /// `detail` is the system's own remark, for small print.
  void failed(tapu::HostedServer::Failure why, const QString& detail);
  /// The game is over. `table`: the whole lobby, of which a client at a long chain knows a part; `moves`: all of them,
  /// with everything that was hidden while it was played (10.5).
  void gameOver(const tapu::Lobby& table, const std::vector<tapu::Move>& moves);
  /// The host has stopped a game whose file has lost moves; it is kept under this name, to be mended.
  void putAside(const QString& keptAs);

 private:
  class Works;
  HostPlan plan_;
  std::shared_ptr<LocalDoor> door_;
  QThread thread_;
  Works* works_ = nullptr;  ///< lives in thread_
  quint16 port_ = 0;
  QByteArray passwordKey_;
};

}  // namespace tapu
