// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/game.h"

namespace tapu {
namespace {

/// Nothing was drawn by this move and nothing hidden came to light (0.13).
bool isWithoutChance(const Move& move) {
  Chance nothing;
  return move.chance == nothing;
}

/// Plays that show no hidden card and answer nobody; a move of the robber only if nothing was stolen.
bool mayEverBeTakenBack(ActionKind kind) {
  switch (kind) {
    case ActionKind::Settlement:
    case ActionKind::City:
    case ActionKind::Road:
    case ActionKind::Ship:
    case ActionKind::MoveShip:
    case ActionKind::Robber:
    case ActionKind::Bank:
    case ActionKind::Offer:
    case ActionKind::Withdraw:
    case ActionKind::Pass: return true;
    default: return false;
  }
}

}  // namespace

Game::Game(const Setup& setup)
    : setup_(setup), table_(std::make_shared<const Table>(setup)), start_(initialState(*table_)), state_(start_) {}

Game::Game(const Setup& setup, const State& start)
    : setup_(setup), table_(std::make_shared<const Table>(setup)), start_(start), state_(start) {}

SeatId Game::mayTakeBack() const {
  const auto moves = movesInForce();
  if (moves.empty() || setup_.options.undo == Switch::Off || state_.head.phase == Phase::Over) return {};
  if (windowIsOpen(state_)) return {};  // an answer to wolves is final, and that there is one is secret (8.15)
  const Move& last = *moves.back();
  if (state_.head.phase == Phase::Setup && last.action.kind != ActionKind::Settlement) return {};
  if (!last.seat || last.seat != state_.head.active) return {};
  const bool allowed =
      mayEverBeTakenBack(last.action.kind) && isWithoutChance(last) && state_.head.paused == Paused::No;
  return allowed ? last.seat : SeatId{};
}

std::optional<Reject> Game::check(SeatId seat, const Action& action) const {
  if (seat || action.kind != ActionKind::TakeBack) return tapu::check(*table_, state_, seat, action);
  if (!action.seat || action.seat != mayTakeBack()) return Reject::CannotTakeBack;
  return std::nullopt;
}

void Game::append(const Move& move, Observer tell) {
  if (!move.seat && move.action.kind == ActionKind::TakeBack)
    takeBack();
  else
    apply(*table_, state_, move, tell);
  log_.push_back(move);
}

Game::Outcome Game::play(SeatId seat, const Action& action, Rng& rng, Observer tell) {
  if (const auto refused = check(seat, action)) return {refused, {}};
  const bool isTakeBack = action.kind == ActionKind::TakeBack;
  const Move move{seat, action, isTakeBack ? Chance{} : draw(*table_, state_, seat, action, rng)};
  append(move, tell);
  return {std::nullopt, move};
}

// A TakeBack in the log undoes the last move in force before it; several may follow one another.
std::vector<const Move*> Game::movesInForce() const {
  std::vector<const Move*> moves;
  for (const Move& move : log_)
    if (!move.seat && move.action.kind == ActionKind::TakeBack)
      moves.pop_back();
    else
      moves.push_back(&move);
  return moves;
}

// The state before the last move is found by replaying.
void Game::takeBack() {
  auto moves = movesInForce();
  moves.pop_back();
  state_ = start_;
  for (const Move* move : moves) apply(*table_, state_, *move);
}

}  // namespace tapu
