// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <set>
#include <vector>

#include "app/wire/lobby.h"
#include "app/wire/refusal.h"
#include "app/wire/seat_number.h"

namespace tapu {

/// The seats of a table before and during the game: who sits where, under which name and color, ready or not. Knows no
/// connection and no store. Where a seat is asked for, it must be one of the table (`has`).
class Roster {
 public:
  static constexpr int kMostGameName = 48;  ///< UTF-16 units
  /// An empty table. Of the name, control characters are removed, and everything after `kMostGameName`.
  Roster(const QString& gameName, const Setup& setup);
  /// Becomes the table that a store kept, after a restart: no person is connected yet.
  void restore(const Lobby& stored);

  const Lobby& lobby() const { return lobby_; }
  LobbySeat& seat(SeatId index) { return lobby_.seats[index.value]; }
  const LobbySeat& seat(SeatId index) const { return lobby_.seats[index.value]; }
  /// Whether the game is played on a chain of boards.
  bool isChain() const { return playsOnChain(rulesOf(lobby_.setup.ruleSet, lobby_.setup.options)); }
  /// The number of seats of the table.
  int seats() const { return static_cast<int>(lobby_.seats.size()); }
  bool has(SeatId index) const { return index && index.value < seats(); }
  void setStage(Lobby::Stage stage) { lobby_.stage = stage; }

  /// A seat that somebody got; none: see `why`.
  struct Seated {
    SeatId seat;
    Refusal why = Refusal::None;
  };
  /// Seats a person in the first free seat (`wanted` if that is free). Refused: GameFull, or NameTaken by another
  /// person; a color that is taken gives way to the next free one.
  Seated sitDown(const QString& name, int color, Role role, SeatId wanted = {});
  /// Gives a person a seat while the game goes on (9.20): one that nobody has taken, else a bot's, which plays on
  /// (`LobbySeat::bot`); or `wanted`, whoever had it. They are awaited until they may sit down. Refused like `sitDown`.
  Seated sitDownLate(const QString& name, int color, SeatId wanted = {});
  /// Whether somebody has this seat but may not sit down yet: see `sitDownLate`.
  bool isAwaited(SeatId seat) const { return awaited_.contains(seat); }
  /// All such seats.
  std::vector<SeatId> awaited() const;
  /// The name at the seat of an awaited person before they got it.
  QString nameBefore(SeatId seat) const;
  /// Notes that an awaited person has sat down: the bot is gone.
  void seated(SeatId seat);
  /// Makes the seat what it was: an awaited person has gone before they sat down.
  void standUp(SeatId seat);
  /// The lobby as a store keeps it: seats of awaited persons as they were before, except those in `sittingDown`.
  Lobby settled(const std::set<SeatId>& sittingDown) const;
  /// Seats bots of these kinds, by seat, each under a name that nobody else has.
  void putBots(const std::map<SeatId, QString>& bots);
  /// Gives the bots these names, by seat. An empty one, or one that somebody else has or that is kept, changes nothing;
  /// bots without any name get one.
  void callBots(const QStringList& names);
  /// Gives the bots these colors, by seat. Colors that cannot all be had, or that the places of a chain decide, change
  /// nothing.
  void paintBots(const QList<int>& colors);
  /// Sets the test whether a name that looks so (`skeletonOf`) is kept for somebody: no bot gets such a name.
  void setIsKept(std::function<bool(const QString& look)> isKept) { isKept_ = std::move(isKept); }
  /// Bots whose name looks like this one take others. True if there was one.
  bool renameBotsLike(const QString& name);
  /// Notes that the game starts: seats that nobody took stay empty where the rules say so (9.21).
  void leaveVacant();
  /// The person at `from` moves to `to`. False: `to` is taken, or is no seat.
  bool move(SeatId from, SeatId to);
  /// Another name and color. Refused: NameTaken, by another person or because nothing of it is left; a color that is
  /// taken gives way to the next free one.
  Refusal choose(SeatId seat, const QString& name, int color);
  /// Takes over another setup; guests are not ready any more. False, and nothing changes: it cannot be played, or
  /// somebody sits on a seat that it does not have.
  bool changeSetup(const Setup& setup);

  /// The seat of the host; none: the table has no host.
  SeatId hostSeat() const;
  /// Seats that persons have.
  int persons() const;
  /// True if every seat is taken, no connection is lost and all persons but `except` are ready. False for bots alone
  /// under rules by which they might never end (8.17).
  bool isReady(SeatId except = {}) const;
  /// The same, but seats that nobody has do not count.
  bool isReadyButForEmptySeats(SeatId except = {}) const;
  /// Whether a person at a seat other than `except` has a name that looks the same.
  bool isPersonNamed(const QString& name, SeatId except) const;
  /// True if all persons but `except` are ready; whether they are connected does not matter.
  bool everyPersonReady(SeatId except) const;

 private:
  enum class Yielding : quint8 { No, Yes };  ///< whether bots make room for a person's color

  /// True if a seat other than `except` is held and the condition is true of it.
  template <class Condition>
  bool isHeld(SeatId except, Condition condition) const {
    for (const SeatId i : seatsOf(seats()))
      if (i != except && seat(i).holder != SeatHolder::Nobody && condition(seat(i))) return true;
    return false;
  }
  Seated take(SeatId seat, const QString& name, int color, Role role);
  std::vector<SeatId> seatsInSightOf(SeatId seat) const;
  int freeColor(int wanted, SeatId except, Yielding bots) const;
  bool hasColorsOfItsPlaces() const;
  void dress(SeatId seat, int color);
  QString botName() const;
  Lobby lobby_;
  /// A name and what it looks like (`skeletonOf`): that is slow to find out for hundreds.
  struct Look {
    QString name, skeleton;
    QString skeletonHere;  ///< of a bot's name as it is shown here
    std::size_t hash = 0;  ///< of the skeleton
  };
  const Look& lookOf(SeatId seat) const;
  std::function<bool(const QString& look)> isKept_ = [](const QString&) { return false; };
  mutable std::vector<Look> looks_;      ///< by seat
  std::map<SeatId, LobbySeat> awaited_;  ///< by seat: what it is until the newcomer sits down
};

/// True if a game can be played with it: seats within the rules, a board without problems, and start pieces that are in
/// the stock.
bool isPlayable(const Setup& setup);

/// The color of a seat of a chain of more than five boards (9.21): repeated every five boards, so that no two of the
/// ten seats whose pieces can meet on one board have the same; where a ring closes the same ones may be three boards
/// apart.
int colorOnChain(int seat, int boards, Ends ends);

}  // namespace tapu
