// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/game_requests.h"

#include <algorithm>

namespace tapu {

GameRequests::GameRequests(AuthoritativeGame& game, GameClocks& clocks, GamePersons& persons, GameTeller& teller,
                           const Roster& roster, Throws throws, TableMoves& moves)
    : game_(game),
      clocks_(clocks),
      persons_(persons),
      teller_(teller),
      roster_(roster),
      throws_(throws),
      moves_(moves) {}

std::optional<Reject> GameRequests::pause() { return moves_.playForTable(tableMove(ActionKind::Pause, SeatId())); }

std::optional<Reject> GameRequests::resume() {
  const auto refused = moves_.playForTable(tableMove(ActionKind::Resume, SeatId()));
  if (!refused) persons_.reviewPresence();
  return refused;
}

std::optional<Reject> GameRequests::takeBack(SeatId seat) {
  if (game_.mayTakeBack() != seat) return Reject::CannotTakeBack;
  return moves_.playForTable(tableMove(ActionKind::TakeBack, seat));
}

std::optional<Reject> GameRequests::endGame() { return moves_.playForTable(tableMove(ActionKind::StopGame, SeatId())); }

std::optional<Reject> GameRequests::enterThrow(const std::array<quint8, 2>& dice) {
  if (moves_.isHalted()) return Reject::Paused;
  if (clocks_.sharedLeftMs() > 0) return Reject::NothingToDecide;  // 9.6: the gap comes first
  auto outcome = game_.enter(dice);
  if (!outcome.refused) moves_.publish(std::move(outcome.group));
  return outcome.refused;
}

std::optional<Reject> GameRequests::lengthen() {
  constexpr qint64 kLongerMs = 15'000, kMostLeftMs = 600'000;
  if (moves_.isHalted()) return Reject::Paused;
  if (clocks_.sharedLeftMs() > kMostLeftMs - kLongerMs) return Reject::NothingToDecide;
  if (!clocks_.lengthen(kLongerMs)) return Reject::NothingToDecide;
  clocks_.keep();
  teller_.tellClock();
  return std::nullopt;
}

std::optional<Reject> GameRequests::endRound() {
  if (roundTime(game_.definition(), game_.state()).window != RoundTime::Window::Clock) return Reject::NothingToDecide;
  const auto move =
      moveAtTimeUp(game_.definition(), game_.state(), isTimeLimitOver(game_.definition(), clocks_.playedMs()));
  return move ? moves_.playForTable(*move) : Reject::NothingToDecide;
}

SeatId GameRequests::moderator() const {
  if (throws_ == Throws::ByOrganizer) return {};
  const std::vector<SeatId> persons = persons_.present();
  const auto host = std::ranges::find(persons, roster_.hostSeat());
  return host != persons.end() ? *host : persons.empty() ? SeatId() : persons.front();
}

}  // namespace tapu
