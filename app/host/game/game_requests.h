// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/game/game_clocks.h"
#include "app/host/game/game_persons.h"
#include "app/host/game/game_teller.h"

namespace tapu {

/// The one who enters the throws where these are made by hand (9.5). ByOrganizer: at a table with an organizer nobody
/// else does, and the game waits until they are there.
enum class Throws : quint8 { ByPerson, ByOrganizer };

/// The wire has one word for all that the game itself refuses to a request.
inline Refusal refusalFor(const std::optional<Reject>& refused) { return refused ? Refusal::NotNow : Refusal::None; }

/// The requests of people to a running game beside the moves of their seats. Each answers why not, or nothing: then it
/// is done. Who may ask is for the caller to judge.
class GameRequests {
 public:
  GameRequests(AuthoritativeGame& game, GameClocks& clocks, GamePersons& persons, GameTeller& teller,
               const Roster& roster, Throws throws, TableMoves& moves);
  /// Halts the game and its clocks, or lets it go on.
  std::optional<Reject> pause();
  std::optional<Reject> resume();
  /// Takes back the last move of the seat (0.13).
  std::optional<Reject> takeBack(SeatId seat);
  /// Plays the throw that the table waits for, as the moderator entered it (9.5).
  std::optional<Reject> enterThrow(const std::array<quint8, 2>& dice);
  /// Adds 15 s to the window that runs for all (9.6), if no more than ten minutes are left then; everybody is told.
  std::optional<Reject> lengthen();
  /// Ends the clock of the round (9.6).
  std::optional<Reject> endRound();
  /// Ends the game without a vote (10.4).
  std::optional<Reject> endGame();
  /// The seat whose person throws real dice and enters the throws (9.5): the host's while they are connected, else the
  /// first of a connected person. None: the organizer does (`Throws`), or nobody is connected, and the table throws.
  SeatId moderator() const;
  /// Whether nobody is there who could enter dice, nor will be.
  bool isThrownByTable() const { return throws_ != Throws::ByOrganizer && !moderator(); }

 private:
  AuthoritativeGame& game_;
  GameClocks& clocks_;
  GamePersons& persons_;
  GameTeller& teller_;
  const Roster& roster_;
  const Throws throws_;
  TableMoves& moves_;
};

}  // namespace tapu
