// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/round_time.h"

#include <algorithm>

#include "engine/rules/course.h"
#include "engine/rules/rounds.h"

namespace tapu {

std::int64_t RoundTime::msLeft(std::int64_t sinceWindow, std::int64_t sinceRound) const {
  constexpr std::int64_t kMs = 1000;
  if (seconds == kUnlimited && ofRound == kUnlimited) return kUnlimited;
  const std::int64_t ofThis = seconds * kMs - sinceWindow, ofAll = ofRound * kMs - sinceRound;
  return std::max<std::int64_t>(0, ofRound == kUnlimited   ? ofThis
                                   : seconds == kUnlimited ? ofAll
                                                           : std::min(ofThis, ofAll));
}

RoundTime roundTime(const GameDefinition& definition, const State& state) {
  using Window = RoundTime::Window;
  const Options& options = definition.rules.options;
  const Header& head = state.head;
  const bool isWhole = options.clock == RoundClock::WholeRound;
  const int ofRound = isWhole ? options.roundSeconds : kUnlimited;
  if (head.phase == Phase::Over) return {};
  if (head.phase == Phase::Setup)
    return definition.rules.startChoices == Switch::On
               ? RoundTime{Window::Start, head.round, options.setupSeconds, kUnlimited}
               : RoundTime{};
  switch (head.stage) {  // None in a game of turns
    case RoundStage::Between: return {Window::Gap, head.round, options.gapSeconds, kUnlimited};
    case RoundStage::Discards: return {Window::Discards, head.round, options.discardSeconds, ofRound};
    case RoundStage::Clock:
      if (rules::endsEarly(definition, state)) return {Window::Clock, head.round, 0, kUnlimited};
      return {Window::Clock, head.round, isWhole ? kUnlimited : options.roundSeconds, ofRound};
    case RoundStage::SecondThrow: return {Window::None, head.round, kUnlimited, ofRound};  // the round goes on
    case RoundStage::None: break;
  }
  return {};
}

std::optional<Action> moveAtTimeUp(const GameDefinition& definition, const State& state, TimeLimit limit) {
  if (enteredThrow(definition, state)) return std::nullopt;
  auto move = rules::courseOf(definition.rules).atEndOfClock(state);
  if (move && move->kind == ActionKind::TimeUp && !move->seat) move = timeUpForAll(limit);
  return move;
}

std::optional<Action> moveWithoutClock(const GameDefinition& definition, const State& state) {
  if (state.head.open > 0 || state.head.acting > 0) return std::nullopt;
  const auto entered = enteredThrow(definition, state);
  return entered ? entered : rules::courseOf(definition.rules).atEndOfClock(state);
}

std::optional<Action> enteredThrow(const GameDefinition& definition, const State& state) {
  const Header& head = state.head;
  const bool isEntered = definition.rules.options.dice == BigDice::ModeratorEnters;
  if (!isEntered || head.phase != Phase::Play || head.open > 0 || head.paused == Paused::Yes) return std::nullopt;
  if (head.stage == RoundStage::Between) return tableMove(ActionKind::StartRound);
  if (head.stage == RoundStage::SecondThrow) return tableMove(ActionKind::SecondThrow);
  return std::nullopt;
}

TimeLimit isTimeLimitOver(const GameDefinition& definition, std::int64_t msPlayed) {
  constexpr std::int64_t kMsPerMinute = 60'000;
  const int minutes = definition.rules.options.timeLimit;
  return minutes != kUnlimited && msPlayed >= minutes * kMsPerMinute ? TimeLimit::Over : TimeLimit::Running;
}

}  // namespace tapu
