// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "app/wire/common_news.h"
#include "app/wire/lobby.h"
#include "engine/state/state.h"

namespace tapu {

/// The views of a big screen. Results: the end of the game.
enum class ScreenPart : quint8 { Announcement, Clock, Ranking, Chain, Message, Results };

/// The stage of the event.
enum class ScreenStage : quint8 {
  Gathering,  ///< people sit down; no game runs
  Choosing,   ///< all make their start choices (9.16)
  Gap,        ///< a round comes next, and its throw
  Discards,   ///< large hands return cards after a seven (9.18)
  Robbers,    ///< a second throw for the robbers comes (9.19)
  Round,      ///< trade and build
  Over
};

/// One seat of a ranking. `rank` counts from 1 and is shared by equals.
struct ScreenRank {
  SeatId seat;
  int rank, points;
  bool operator==(const ScreenRank&) const = default;
};

/// The facts of a game on a big screen but for the chain and the clock: public facts alone.
struct ScreenFacts {
  struct Seat {
    QString name;
    int color = 0;
    SeatHolder holder = SeatHolder::Nobody;
    bool operator==(const Seat&) const = default;
  };
  QString gameName;
  ScreenStage stage = ScreenStage::Gathering;
  Paused paused = Paused::No;
  int boards = 0, target = 0;
  int round = 0;                           ///< the present round; in the gap the next one
  bool isLast = false;                     ///< the game ends with that round (9.22)
  Territory group = Territory::None;       ///< whose round that is
  Territory next = Territory::None;        ///< whose round follows it
  std::array<std::uint8_t, 2> dice{0, 0};  ///< of the round that runs; 0 = not thrown
  /// The second throw after a seven of that round, for the robbers (9.19); 0 = none yet, or not heard of.
  std::array<std::uint8_t, 2> robbersDice{0, 0};
  int windowSeconds = 0;  ///< how long the clock that runs now lasts in all; 0 = unknown
  std::vector<Seat> seats;
  std::vector<ScreenRank> ranking;  ///< by public points; after the end the final table
  std::vector<SeatId> reached;      ///< those who have reached the target in the present round (9.22)
  std::optional<GameEnd> end;       ///< the cause of its end, once known
  Occasion occasion = Occasion::Event;

  int thrown() const { return dice[0] + dice[1]; }
  /// The dice that the hall looks at now: the last throw of the round.
  const std::array<std::uint8_t, 2>& shownDice() const { return robbersDice[0] != 0 ? robbersDice : dice; }
  int shownNumber() const { return shownDice()[0] + shownDice()[1]; }
  int taken() const;  ///< seats with somebody at them
  bool operator==(const ScreenFacts&) const = default;
};

/// The facts before a game runs.
ScreenFacts screenFacts(const Lobby& lobby);
/// Facts of a running or finished game. The state may know more than the public: none of it comes out, but after the
/// end the open cards do (10.5).
ScreenFacts screenFacts(const Lobby& lobby, const GameDefinition& definition, const State& state,
                        const CommonNews& common = {});

/// The organizer's choice, and its round: it holds until the next round. A message holds until it is withdrawn or the
/// game ends.
struct ScreenChoice {
  ScreenPart part = ScreenPart::Clock;
  int round = 0;
  QString message = {};
  bool operator==(const ScreenChoice&) const = default;
};
/// The organizer's choice as the host sends it, in the terms of this room; nothing: the screen follows the game.
std::optional<ScreenChoice> choiceOf(const OnScreens& shown, int round);
/// Whether a choice still holds.
bool holds(const ScreenChoice& choice, const ScreenFacts& facts);
/// The part that is shown: the choice as long as it holds, else what fits the moment.
ScreenPart shownPart(const ScreenFacts& facts, const std::optional<ScreenChoice>& choice);

}  // namespace tapu
