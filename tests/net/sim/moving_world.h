// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <deque>
#include <memory>
#include <vector>

#include "tests/net/sim/moving_table.h"
#include "tests/net/sim/roaming_person.h"

namespace tapu::test {

/// The events in a world whose hosts move.
enum class Met : quint8 {
  InLobby,
  InSetup,
  InPlay,
  AtEnd,
  AddressMoved,
  PortMoved,
  BothMoved,
  MovedTwice,
  MovedWhileRunning,
  GoodbyeTold,
  LaidAnew,
  LidClosed,
  NetworkLost,
  ProgramEnded,
  PlaceTaken,
  OtherEvening,
  HostedOnward,
  HostedOnwardTwice,
  NameChanged,
  FirstHostAway,
  FirstHostBack,
  AllAtOne,
  TwoHosts,
  SaidNo,
  Count
};
QString nameOf(Met met);

/// Counts of the events met.
class MetCounts {
 public:
  int& operator[](Met met) { return counts_[static_cast<std::size_t>(met)]; }
  int operator[](Met met) const { return counts_[static_cast<std::size_t>(met)]; }
  MetCounts& operator+=(const MetCounts& other);
  QString inWords() const;
  /// The events that never happened; empty if all did.
  QString neverMet() const;

 private:
  std::array<int, static_cast<std::size_t>(Met::Count)> counts_{};
};

/// The result of such a world.
struct MovingVerdict {
  QString problem;  ///< empty: nobody lost a seat
  MetCounts met;
  qint64 ms = 0;       ///< of simulated time
  quint64 digest = 0;  ///< of who sits where at which time: equal for equal seeds
};

/// An evening whose host moves to another address or port, while guests sleep, others take the place, and somebody goes
/// on with the game from a copy; in one thread and in simulated time, all of it from one seed. At the end everybody has
/// the seat and the cards that they had.
class MovingWorld {
 public:
  explicit MovingWorld(quint64 seed);
  ~MovingWorld();
  MovingVerdict run();

 private:
  enum class Stage : quint8 { Lobby, Setup, Play, End };
  enum class Act : quint8 { Gathering, Playing, Resting, Trouble, Settling, Done };
  /// The change by a move of the host.
  enum class What : quint8 { Address, Port, Both };
  /// A table by its number.
  enum Number : quint8 { kFirst, kStranger, kOther, kOnward, kOnwardToo, kTables };
  static constexpr std::array kOfGame{kFirst, kOnward, kOnwardToo};
  /// The facts about a person before anything went wrong.
  struct Before {
    SeatId seat;
    CardCounts hand, cards;
    bool isSeatFixed = true;  ///< in a lobby seats are kept for a while alone
    bool sawEnd = false;
    bool playedElsewhere = false;
  };
  struct Move {
    What what = What::Address;
    bool isRestart = true;
    MovingTable::Way way = MovingTable::Way::Killed;
    int gapMs = 0;  ///< between the end of the program and its next start
  };

  // The evening until something goes wrong
  void plan();
  ServerPlan planOf(const QString& gameName, int seats);
  void tick();
  void gather();
  bool isReached() const;
  void rest();
  void noteBefore();
  // Trouble
  void beginTrouble();
  void planSleep(int person);
  void planOtherEvening(int person, int fromMs);
  int planMove(int atMs, bool isFirst);
  int planOnward(int atMs);
  void planNewName(int person);
  void leavePlace(const Move& move);
  void arrive(const Move& move);
  void takePlace(const QString& address, quint16 port, bool isSameComputer);
  void hostOnward(int person, Number table);
  void playElsewhere(int person);
  // Checks
  void watch();
  void checkWaits(const RoamingPerson& person);
  void noteEnds();
  QString whyNotSettled() const;
  QString whyNotSettled(int person) const;
  MovingTable* tableOf(int person) const;
  static int seatsOf(const MovingTable& table, const QString& name, bool mustBeUp);
  bool isRunning(Number table) const { return tables_[table] && tables_[table]->isRunning(); }
  bool isOnward(int person) const { return std::ranges::find(onward_, person) != onward_.end(); }
  QList<const MovingTable*> tablesOfGame() const;
  QString whyNotTold(const MovingTable& table) const;
  bool isHostGone() const { return !persons_[0]->isProgramRunning && !isComingBack_; }
  void judge();
  void judgePerson(int person);
  void judgeCards(int person, const MovingTable& table);

  RoamingPerson::Wish wish() const;
  void later(qint64 ms, std::function<void()> deed);
  void fail(const QString& problem);
  void trace(const QString& what) const;
  qint64 now() const { return clock_->nowMs(); }
  int guests() const { return static_cast<int>(persons_.size()) - 1; }

  quint64 seed_;
  Fate fate_;
  std::shared_ptr<SimClock> clock_ = std::make_shared<SimClock>();
  SimNetwork network_;
  SimNeighborhood neighborhood_;
  KeyWitness keys_;
  Surroundings around_;
  std::array<std::unique_ptr<MovingTable>, kTables> tables_;  ///< by number
  std::vector<std::unique_ptr<RoamingPerson>> persons_;       ///< the first one hosts
  std::vector<Before> before_;
  Stage stage_ = Stage::Lobby;
  Act act_ = Act::Gathering;
  std::vector<int> onward_;  ///< persons who go on with the game from a copy
  int movesToPlay_ = 0, lastPort_ = 47'500, lastAddress_ = 0;
  bool isComingBack_ = true;
  QStringList oldPlaces_;
  qint64 restsSince_ = 0, troubleEnds_ = 0, settledSince_ = -1;
  int restMoves_ = -1;
  std::deque<std::function<void()>> deeds_;
  std::shared_ptr<int> alive_ = std::make_shared<int>();
  MovingVerdict verdict_;
};

}  // namespace tapu::test
