// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>
#include <map>
#include <memory>
#include <optional>
#include <set>

#include "app/host/seating/start_watch.h"
#include "app/host/server/server_dependencies.h"
#include "app/host/store/missing_moves.h"
#include "app/host/store/on_absence.h"
#include "app/host/wishes/wishes.h"
#include "app/net/discovery.h"
#include "app/net/limits.h"
#include "app/wire/refusal.h"

namespace tapu {

/// The values with which a table begins.
struct ServerPlan {
  QString gameName;   ///< at most 48 characters of it are used
  Setup setup;        ///< must be playable (`isPlayable`)
  QStringList bots;   ///< by seat: a kind of bot (`botNames()`); empty = free
  int botPaceMs = 0;  ///< milliseconds that bots think before an answer
  /// Milliseconds that bots leave an offer to the persons who are asked too (app/client/offer_time.h); 0 = none.
  int offerWaitMs = 0;
  QString hostName;  ///< of this machine or person, for the list of games
  /// At a table without a host: the game begins as soon as so many persons are ready; 0 = when all seats are taken.
  int waitsFor = 0;
  Unattended unattended = Unattended::Waits;
  OnMissingMoves onMissingMoves = OnMissingMoves::Ask;
  OnAbsence onAbsence = OnAbsence::PlayOn;
  QString copyOf = {};  ///< the person from whose copy the stored game was made; empty: it is the game's own
  int notedMoves = 0;   ///< number of moves of the stored game in the list of saved games (app/session); 0 = not known
  /// The table has an organizer, who shows this key (wire::kKeyBytes) and begins the game; empty = it has none, or the
  /// one that its store knows.
  QByteArray organizerKey = {};
  Occasion occasion = Occasion::Event;     ///< screens are told
  std::optional<TablePolicy> policy = {};  ///< none: the usual one, or that of the store
  QByteArray passwordKey = {};             ///< `password::keyOf` it; empty = none, or that of the store
  QStringList botNames = {};  ///< by seat: what its bot is called; empty, or a name that cannot be had: the table says
  QList<int> botColors = {};  ///< by seat: the color of its bot; none, or one that cannot be had: the table says
};

/// One table: the people at it, and its game. It makes its parts, connects them, begins and ends them. Belongs to one
/// thread, and acts only on news from the channels handed in by `admit` and from the clock.
///
///   frame -> Connections (limits, decoding) -> Entrance (who comes in), Wishes (what is asked for) or GameSession
///   (check, draw, apply, store, tell)
class Server : public QObject {
  Q_OBJECT
 public:
  /// Nothing is seated or written before `open` or `resume`. The store must outlive the server.
  Server(ServerDependencies given, const ServerPlan& plan, const Limits& limits = {});
  ~Server() override;

  /// Begins a fresh table: seats the bots of the plan, and starts the game if nobody is to be waited for.
  void open();
  /// Goes on with what the store holds that is not over: a game, or a table that was gathering, whose persons come back
  /// with their keys. A translated remark if there is none or it cannot be played; empty = good.
  QString resume();
  /// Takes a new channel over. Its client speaks first; after `shutDown` it is closed at once.
  void admit(std::unique_ptr<Channel> channel);
  /// Tells everybody goodbye and why; what was accepted is stored when it returns. Safe to repeat.
  void shutDown(Refusal why = Refusal::ServerClosing);
  /// The server's own bots.
  BotBench& bots() { return bench_; }

  /// The identity of the table; unknown before `open` or `resume`.
  const TableIdentity& identity() const { return table_.secrets.identity(); }
  const Lobby& lobby() const { return table_.roster.lobby(); }
  /// Null before the start of the game.
  const GameSession* game() const { return game_.get(); }
  /// Whether the game is over, and a delayed watcher has not seen the end yet.
  bool hasLateWatchers();
  /// The facts of the table that everybody is told: policy, watchers, requests.
  TableFacts facts() const;
  /// Does what a host may ask for (app/wire/requests.h), or says why not; None: it is done. For whoever keeps the
  /// server itself.
  Refusal command(const wire::Request& wish);
  /// Lifts the ban of this name or address; NotNow: neither is banned.
  Refusal unban(const QString& who);
  /// The policy and the password of the table, and everybody who may not come in.
  const TableDoor& door() const { return table_.door; }
  /// Tells a line to all, as from whoever keeps the server.
  void tellAll(const QString& text);
  /// The row of this table in a list of games; address and port are left to the caller.
  FoundGame summary();
  /// Everybody who is connected.
  const Connections& connections() const { return connections_; }
  /// Whether `endTold` was emitted.
  bool isEndTold() const { return keeper_.isEndTold(); }

 Q_SIGNALS:
  /// See GameSession.
  void toldThrow(const tapu::ThrowFigures& figures);
  /// `game()` is there from now on.
  void gameStarted();
  /// The end is safe in the store.
  void gameOver();
  /// Comes once after `gameOver`, when every person who played to the end has heard of it; maybe never.
  void endTold();
  /// The game is over, all have heard of it, and the last person has gone.
  void deserted();
  /// Moves are missing, and the game is not to go on: the owner of this server is to call `shutDown` with MovesMissing
  /// and to put the store aside.
  void stoppedToMend(const tapu::MissingMoves& missing);

 private:
  void hear(Connection& connection, const wire::FromClient& message);
  void enter(Connection& connection);
  void lose(Connection& connection);
  void ping(Connection& connection, const wire::Ping& ping);
  OrganizerDesk desk() const;
  void admitBot(std::unique_ptr<Channel> channel, SeatId seat, Connection::Kind kind);

  // Start
  void start();
  std::unique_ptr<GameSession> makeGame();
  void openGame(EventStore::Ticket begun);

  // While the store does not work (server_store.cpp)
  void storeFailed(const QString& reason);
  void storeWorks();

  // From a store (server_resume.cpp)
  void resumeGathering();
  bool isPlayedFromAfar() const;
  void resumePlaying();

  // The end (server_end.cpp)
  void noteEnd();

  ServerDependencies given_;
  Limits limits_;
  ServerPlan plan_;
  KeptTable table_;
  Connections connections_;
  std::unique_ptr<GameSession> game_;
  TableKeeper keeper_;
  BotBench bench_;
  Tellers tellers_;
  LostMoves lostMoves_;
  EndHearers endHearers_;
  Pauses pauses_;
  BotFill fill_;
  Seating seating_;
  Entrance entrance_;
  StartWatch startWatch_;
  Wishes wishes_;
};

}  // namespace tapu
