// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/play/game.h"

#include <algorithm>
#include <array>

#include "engine/play/initial_state.h"
#include "engine/rules/dog.h"

namespace tapu {
namespace {

/// Nothing was drawn by this move and nothing hidden came to light (0.13).
bool isWithoutChance(const Move& move) {
  Chance nothing;
  return move.chance == nothing;
}

/// Plays that show no hidden card and answer nobody; a move of robber or pirate only if nothing was stolen.
bool isTakenBackAtAll(ActionKind kind) {
  using enum ActionKind;
  constexpr std::array kKinds{Settlement, City, Road, Ship, MoveShip, Robber, Pirate, Bank, Offer, Withdraw, Pass};
  return std::ranges::find(kKinds, kind) != kKinds.end();
}

bool isTakeBack(const Move& move) { return !move.seat && move.action.kind == ActionKind::TakeBack; }

/// The last move that was not taken back; a TakeBack undoes the last one in force before it. Wishes do not count.
const Move* lastInForce(std::span<const Move> log) {
  int undone = 0;
  for (auto move = log.rbegin(); move != log.rend(); ++move) {
    if (isTakeBack(*move)) {
      ++undone;
      continue;
    }
    if (isAside(*move)) continue;
    if (undone == 0) return &*move;
    --undone;
  }
  return nullptr;
}

}  // namespace

bool mayEverBeTakenBack(const Move& move) { return isTakenBackAtAll(move.action.kind) && isWithoutChance(move); }

TakeBackBar whyNoTakeBack(const Options& options, const State& state, std::span<const Move> log) {
  if (options.undo == Switch::Off) return TakeBackBar::Off;
  if (state.head.phase == Phase::Over) return TakeBackBar::Over;
  const Move* last = lastInForce(log);
  if (!last) return TakeBackBar::NothingYet;
  if (windowIsOpen(state)) return TakeBackBar::Answers;  // final, and that there is one is secret (8.15)
  if (!last->seat || last->seat != state.head.active) return TakeBackBar::OthersMoved;
  if (state.head.phase == Phase::Setup && last->action.kind != ActionKind::Settlement) return TakeBackBar::OthersMoved;
  if (!isWithoutChance(*last)) return TakeBackBar::Drawn;
  if (!isTakenBackAtAll(last->action.kind)) return TakeBackBar::FinalMove;
  return state.head.paused == Paused::No ? TakeBackBar::None : TakeBackBar::Paused;
}

SeatId mayTakeBack(const Options& options, const State& state, std::span<const Move> log) {
  return whyNoTakeBack(options, state, log) == TakeBackBar::None ? lastInForce(log)->seat : SeatId{};
}

const Move* moveToRedo(std::span<const Move> log) {
  // Nothing before the last move that is final can be redone: a long game is not read whole.
  const auto isFinal = [](const Move& move) {
    return !isTakeBack(move) && !isAside(move) && !mayEverBeTakenBack(move);
  };
  const auto begin = std::find_if(log.rbegin(), log.rend(), isFinal).base();
  std::vector<const Move*> inForce, undone;
  for (const Move& move : std::span(begin, log.end())) {
    if (isAside(move)) continue;
    if (isTakeBack(move)) {
      if (inForce.empty()) continue;  // the log of a viewer may begin later
      undone.push_back(inForce.back());
      inForce.pop_back();
      continue;
    }
    const bool isRedone = !undone.empty() && undone.back()->seat == move.seat && undone.back()->action == move.action;
    if (isRedone)
      undone.pop_back();
    else
      undone.clear();
    inForce.push_back(&move);
  }
  return undone.empty() ? nullptr : undone.back();
}

Game::Game(const Setup& setup)
    : setup_(setup), definition_(std::make_shared<const GameDefinition>(setup)), state_(initialState(*definition_)) {}

Game::Game(const Setup& setup, const State& start)
    : setup_(setup), definition_(std::make_shared<const GameDefinition>(setup)), state_(start) {}

std::optional<Reject> Game::check(SeatId seat, const Action& action) const {
  if (seat || action.kind != ActionKind::TakeBack) return tapu::check(*definition_, state_, seat, action);
  if (!action.seat || action.seat != mayTakeBack()) return Reject::CannotTakeBack;
  return std::nullopt;
}

void Game::append(const Move& move, Observer tell) {
  if (isTakeBack(move)) {
    state_ = undo_.pop(state_).value();
    tell([&] { return Event{.kind = EventKind::TakenBack, .seat = move.action.seat}; });
  } else {
    if (hasUndo()) undo_.note(state_, move);
    apply(*definition_, state_, move, tell);
  }
  log_.push_back(move);
}

Game::Outcome Game::play(SeatId seat, const Action& action, Rng& rng, Observer tell) {
  if (const auto refused = check(seat, action)) return {refused, {}};
  Move move{seat, action, {}};
  if (!isTakeBack(move)) move.chance = draw(*definition_, state_, seat, action, rng);
  append(move, tell);
  return {std::nullopt, move};
}

}  // namespace tapu
