// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include "app/session/game/game_starter.h"
#include "app/session/game/table_search.h"
#include "engine/bots/bot.h"
#include "tests/net/sim/moving_table.h"
#include "tests/net/sim/napping_clock.h"

namespace tapu::test {

/// Somebody with a computer of their own, who acts as people do: they join the table, wait while its host cannot be
/// reached, answer what they are asked, and look for their seat in the list of games where nothing else helps. Their
/// program is the product's, from the session down; only clock, lines and datagrams are those of the world.
class RoamingPerson {
 public:
  /// The game that somebody wants to be in, as they would say it.
  struct Wish {
    QStringList names;        ///< of the game: where it began, and where it went on
    QStringList places = {};  ///< that somebody told them, right or wrong
    bool isAnyTable = false;  ///< the game has not begun: another table of that name will do
    bool holds(const QString& name) const { return names.contains(name); }
  };
  RoamingPerson(Surroundings& around, int computer, const QString& name);
  ~RoamingPerson();

  // The program
  void join(const QString& place);
  void rejoin();
  bool mayRejoin() const { return starter_->lastSeat().has_value(); }
  /// Opens the game at a table that runs at this computer.
  void openOwn(MovingTable& table);
  /// Leaves the table, if they are at one.
  void closeGame();
  /// Ends the program: all that it did not write to disk is lost.
  void endProgram();
  /// Makes a game of the copy that the program has kept, and says `whose` copy it is; nothing: it has none.
  std::optional<StoredGame> gameOfCopy(QString& whose);

  // The computer
  /// Closed: nothing happens on it, and nothing comes to it, for so long.
  void sleep(int ms);
  /// Takes the computer off the network for so long, as without its cable.
  void loseNetwork(int ms);
  bool isAsleep() const { return clock_->isAsleep(); }
  bool isOnline() const { return around_.clock->nowMs() >= offlineUntil_; }
  qint64 onlineSince() const { return offlineUntil_; }

  /// Acts, if there is something to do; called often.
  void think(const Wish& wish);
  /// Plays, if the game waits for them.
  void play();

  GameController* game() const { return game_.get(); }
  const QString& name() const { return name_; }
  int computer() const { return computer_; }
  Settings& settings() { return settings_; }
  bool isHosting() const { return hosts_ != nullptr; }
  /// Whether they are in a lobby, a game or its end, at a table that answers.
  bool isIn() const;
  /// The time since when their window waits for a table that does not answer; -1: it does not.
  qint64 waitsSince() const { return waitsSince_; }
  bool wasAsked() const { return timesAsked_ > 0; }
  /// Whether they were told, since they host, that another host goes on with the game too.
  bool wasToldOfOther() const { return timesTold_ > 0; }

  bool saysYes = true;           ///< to whether they go where their game went on
  bool isProgramRunning = true;  ///< ended: nobody looks
  bool mayLook = true;           ///< they do what it takes to come back

 private:
  void adopt(std::unique_ptr<GameController> game);
  void dropGame();
  void answer();
  void letLatecomersIn();
  bool isStubborn();
  void lookAround(const Wish& wish);
  std::optional<FoundGame> seatInList(const Wish& wish);
  CallMeans means();
  void trace(const QString& what) const;

  Surroundings& around_;
  int computer_;
  QString name_;
  QTemporaryDir folder_;
  Settings settings_;
  std::shared_ptr<NappingClock> clock_;
  std::unique_ptr<GameStarter> starter_;
  std::unique_ptr<DiscoveryBrowser> browser_;
  std::unique_ptr<GameController> game_;
  std::unique_ptr<TableSearch> search_;
  std::unique_ptr<Bot> bot_;
  std::unique_ptr<Rng> rng_;
  MovingTable* hosts_ = nullptr;
  std::optional<FoundGame> box_;  ///< the question whether they go there
  std::optional<Refusal> turnedAway_;
  QString goesTo_;  ///< the game of the seat that they go back to
  int timesAsked_ = 0, timesTold_ = 0;
  qint64 offlineUntil_ = 0, waitsSince_ = -1, looksSince_ = -1, thinksUntil_ = 0, stubbornUntil_ = -1;
};

}  // namespace tapu::test
