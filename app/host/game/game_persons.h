// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>
#include <set>
#include <vector>

#include "app/host/game/safe_moves.h"
#include "app/host/game/turn_clock.h"
#include "app/host/seats/connections.h"
#include "app/host/seats/roster.h"
#include "app/host/seats/seat_keys.h"

namespace tapu {

/// The way in which a person leaves the table while the game goes on.
enum class Parting : quint8 {
  Lost,   ///< the connection ended: the seat waits for them
  GaveUp  ///< by their own wish: nobody waits
};

/// The fate of a game whose persons have all gone.
enum class Unattended : quint8 {
  Waits,   ///< it stands still, its clock too, until one of them is back
  PlaysOn  ///< bots play it to its end
};

/// Makes the moves that follow when persons come, go and agree.
class TableMoves {
 public:
  virtual ~TableMoves() = default;
  /// Plays a move of the table's own with all that follows from it. Why not, or nothing: then it is played.
  virtual std::optional<Reject> playForTable(const Action& action) = 0;
  /// Stores and tells moves that were played, and plays what follows from them.
  virtual void publish(MoveGroup group) = 0;
  /// Throws in place of the person who enters dice, if nobody is left who could.
  virtual void throwUnattended() = 0;
  /// Halts the clocks or lets them go on, after the game has been halted or goes on.
  virtual void reviewClocks() = 0;
  /// Whether nothing may be played at the moment.
  virtual bool isHalted() const = 0;
};

/// The persons of a running game: who is there, how long those who were lost are waited for, who has left, who does
/// nothing, and whether all want to end it. Grace: the time (`seat.graceSeconds`) until a stand-in takes over.
class GamePersons : public QObject {
  Q_OBJECT
 public:
  GamePersons(const std::shared_ptr<Clock>& clock, const AuthoritativeGame& game, Connections& connections,
              Roster& roster, const SeatKeys& keys, const SafeMoves& safe, Unattended unattended, TableMoves& moves);
  ~GamePersons() override;
  /// Notes that a person is connected at their seat: the stand-in leaves, the grace ends.
  void back(SeatId seat);
  /// Notes that the person of this seat has gone. Lost: a bot stands in after `seat.graceSeconds`; GaveUp: at once.
  void lose(SeatId seat, Parting how);
  /// Has a bot stand in for the person of this seat, who is not waited for any more.
  void leave(SeatId seat);
  /// A bot plays from now on for a person who is there (Yes), or they play themselves again. Why not, or None: then it
  /// is done.
  Refusal letBotPlay(SeatId seat, YesNo bot);
  /// Forgets an awaited person who has gone before they sat down.
  void forget(SeatId seat);
  /// To be called when a person's connection came or went: halts the game while all who did not give their seats up are
  /// away (`Unattended::Waits`), and lets it go on when one is back. A game that never had persons is played by its
  /// bots.
  void review();
  /// Is to be called after a pause: persons who went or came back during it leave their seats or take them now.
  void reviewPresence();
  /// Whether the game is halted because all are away.
  Held held() const { return held_; }
  bool isHeld() const { return held_ == Held::Yes; }
  /// The seats of persons who play and are there, those included who were lost a moment ago.
  std::vector<SeatId> present() const;
  /// Writes into the roster how much grace is left at each seat. True if one is running.
  bool noteGrace();
  /// Whether seats have a time of their own: it depends on who sits where.
  PersonalTimers timers() const;

  /// The game goes on from its store, which does not tell who did nothing: nobody is idle yet.
  void goOn();
  /// Notes that the person of this seat has done something.
  void noteActivity(SeatId seat);
  /// Notes that a round is over.
  void noteRound() { Q_EMIT activityChanged(); }
  /// Whether they have let two rounds of their own pass without doing anything.
  bool isIdle(SeatId seat) const;
  /// A vote for the end of the game, or against it (10.4): it ends when all who are present want it. Why not, or
  /// nothing.
  std::optional<Reject> vote(SeatId seat, YesNo stops);

 Q_SIGNALS:
  /// The idle persons may be others now.
  void activityChanged();
  /// A vote was cast or taken back: a line of the chat, for all.
  void voted(const tapu::ChatLine& line);
  /// The game stands still because nobody is there.
  void stoodStill();
  /// Comes after `stoodStill`: somebody is back, and the game goes on.
  void wentOn();

 private:
  /// The person of a seat, as far as their coming and going matters.
  struct Person {
    explicit Person(std::shared_ptr<Clock> clock) : grace(std::move(clock)) {}
    Alarm grace;              ///< rings when a stand-in is to take over
    qint64 graceRestMs = -1;  ///< what is left of it while the game stands still; -1: none
    bool absent = false;      ///< grace is over, nobody came back
    bool gaveUp = false;      ///< by their own wish
    int activeIn = 0;         ///< the round in which its person did something last, or came
  };
  Person& personOf(SeatId seat) { return *persons_[seat.value]; }
  const Person& personOf(SeatId seat) const { return *persons_[seat.value]; }
  bool isUnattended();
  bool stopIfAgreed();

  const AuthoritativeGame& game_;
  Connections& connections_;
  Roster& roster_;
  const SeatKeys& keys_;
  const SafeMoves& safe_;
  const Unattended unattended_;
  TableMoves& moves_;
  std::vector<std::unique_ptr<Person>> persons_;  ///< by seat
  std::set<SeatId> stopVotes_;
  Held held_ = Held::No;
};

}  // namespace tapu
