// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <optional>
#include <set>

#include "app/host/game/game_persons.h"
#include "app/host/game/game_teller.h"

namespace tapu {

/// The newcomers of a running game: persons who have joined, and whom the roster awaits, sit down as soon as the rules
/// let them (9.20).
class Newcomers : public QObject {
  Q_OBJECT
 public:
  Newcomers(AuthoritativeGame& game, Connections& connections, const Roster& roster, const SeatKeys& keys,
            GamePersons& persons, GameTeller& teller, TableMoves& moves);
  /// Whether somebody new may sit down while the game goes on.
  bool mayCome() const { return playsOnChain(game_.definition().rules) && !game_.isOver(); }
  /// Seats all who may sit down now: between two rounds.
  void seat();
  /// Seats the next one of them: their move is played already, and is to be published; nothing: nobody may.
  std::optional<MoveGroup> seatNext();
  /// Whether the move that seats this one was played, and the store does not have it yet.
  bool isSittingDown(SeatId newcomer) const { return sittingDown_.contains(newcomer); }
  /// All seats for which `isSittingDown` holds.
  const std::set<SeatId>& sittingDown() const { return sittingDown_; }
  /// Adds what goes into the store with the moves that seat them: their keys, and a head in which the seats are theirs.
  void keepBeside(KeptBeside& beside) const;
  /// Notes that the store has the move that seats this one, or that none is needed.
  void noteSeated(SeatId newcomer);
  /// Forgets the moves that a failed store does not have: their newcomers wait again.
  void waitAgain() { sittingDown_.clear(); }

 Q_SIGNALS:
  /// An awaited person has the seat from now on.
  void seated(SeatId newcomer);

 private:
  AuthoritativeGame& game_;
  Connections& connections_;
  const Roster& roster_;
  const SeatKeys& keys_;
  GamePersons& persons_;
  GameTeller& teller_;
  TableMoves& moves_;
  std::set<SeatId> sittingDown_;  ///< newcomers whose move is on its way to the store
};

}  // namespace tapu
