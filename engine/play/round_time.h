// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "engine/state/action.h"
#include "engine/state/state.h"

// The time that all seats share in shared rounds (9.6, 9.16). The engine knows no clock: the server measures, asks here
// which clock runs and how long, and sends the moves that end it. After every batch of moves it does
//
//   const RoundTime time = roundTime(definition, state);
//   if (!time.isSameWindow(before)) the window opens now      (before: the RoundTime after the batch before)
//   if (time.round != before.round) the round begins now                     (StartRound was in the batch)
//   set one alarm in time.msLeft(ms since the window opened, ms since the round began); none if that is kUnlimited
//
// An action of a seat that is read when msLeft is 0 comes too late (9.6: no grace); kUnlimited means that no clock
// runs. When the alarm rings:
//
//   while the window is the same, play moveAtTimeUp(definition, state, isTimeLimitOver(definition, ms played))
//
// and what `dueMove` owes after each of them. A pause (4.9) stops all these clocks. `dueMove` owes nothing that waits
// for a clock: no StartRound of a shared round, and no TimeUp, not even of a round in which all are done: that window
// has 0 seconds.

namespace tapu {

/// The clock that runs, and its length.
struct RoundTime {
  enum class Window : std::uint8_t {
    None,      ///< no clock: the game has no shared rounds, or is over
    Start,     ///< all choose their start cards and city (9.16)
    Gap,       ///< before the next StartRound: newcomers sit down and make their start choices (9.20)
    Discards,  ///< after a seven (5.2)
    Clock,     ///< trade and build (9.6)
  };
  Window window = Window::None;
  int round = 0;
  int seconds = kUnlimited;  ///< how long the window is open
  int ofRound = kUnlimited;  ///< how long the round lasts from StartRound on (big.clock = whole-round)

  bool isSameWindow(const RoundTime& other) const { return window == other.window && round == other.round; }
  /// Milliseconds left, given those since the window opened and since the round began; kUnlimited where no clock runs.
  /// At 45.000 s nothing is left of 45 seconds (9.6).
  std::int64_t msLeft(std::int64_t sinceWindow, std::int64_t sinceRound) const;
  bool operator==(const RoundTime&) const = default;
};

/// The clock that runs in this position.
RoundTime roundTime(const GameDefinition& definition, const State& state);

/// The next move of the table when the time of the window is over: it forces a seat's open duty (TimeUp of the seat),
/// then the round ends (TimeUp of nobody) or begins (StartRound). None where nothing runs, and before a throw that is
/// entered by hand.
std::optional<Action> moveAtTimeUp(const GameDefinition& definition, const State& state,
                                   TimeLimit limit = TimeLimit::Running);

/// The same for games without a clock, as in simulations: the table moves as soon as no seat has anything left to do;
/// until then nothing. Throws that would be entered by hand are made too.
std::optional<Action> moveWithoutClock(const GameDefinition& definition, const State& state);

/// The throw whose dice somebody has to enter now (big.dice = moderator-enters, 9.5, 9.19): StartRound or SecondThrow.
/// It becomes a move with these dice as its chance; `completeChance` fills in the rest, or refuses dice that are none.
std::optional<Action> enteredThrow(const GameDefinition& definition, const State& state);

/// Whether big.timeLimit is over (9.22). `msPlayed`: milliseconds since the first StartRound, without pauses. The round
/// that is on still goes on to its end.
TimeLimit isTimeLimitOver(const GameDefinition& definition, std::int64_t msPlayed);

}  // namespace tapu
