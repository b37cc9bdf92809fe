// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/replay/replay.h"
#include "app/session/replay/slow_work.h"
#include "engine/bots/simulation.h"

namespace tapu {

/// A seat's wins when bots played on from a position.
struct WinCount {
  int wins = 0, games = 0;
  /// The chance to win, in hundredths.
  int percent() const { return games > 0 ? (wins * 100 + games / 2) / games : 0; }
};
/// Whether two chances differ by more than chance explains: by twice the standard error of their difference.
bool differ(const WinCount& a, const WinCount& b);

/// Decisions that say something about how somebody plays; offers are never compared, since bots here make none.
bool isJudged(ActionKind kind);

/// The standing of each player in a recorded game, and the moves that changed it: bots play on from its positions, and
/// their wins are counted. The same record has the same analysis on any computer.
struct Analysis {
  /// The bots' judgment of a decision.
  enum class Judgment : quint8 {
    NoDecision,  ///< chance or the table did it, or it is no decision that they judge
    AsTheyDo,    ///< they would have done the same
    TooClose,    ///< they would have done otherwise; the outcomes cannot be told apart
    Worse,       ///< their choice won less
    Better       ///< their choice won more
  };
  /// A move that changed somebody's chance.
  struct Moment {
    int step = 0;                      ///< after the move
    SeatId seat;                       ///< the seat of the chance: the mover, else the one that changed most
    WinCount before = {}, after = {};  ///< the move; of no games where only a decision is judged
    Judgment judgment = Judgment::NoDecision;
    Action otherwise = {};               ///< the bots' choice; in all but `NoDecision`
    WinCount made = {}, preferred = {};  ///< of the mover, from before the move: after it and after `otherwise`
  };
  std::vector<std::vector<WinCount>> turns;  ///< [turn][seat]: at its end
  std::vector<Moment> moments;               ///< those that changed most first; then those with a better move
};

/// Why a record cannot be analyzed, as a whole sentence; empty: it can be.
QString whyNoAnalysis(const Replay& replay);
/// Analyzes a record that can be. Nothing if it was stopped.
std::optional<Analysis> analyze(Replay replay, const SlowWork::GoesOn& goesOn);

}  // namespace tapu
