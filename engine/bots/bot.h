// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "engine/play/play.h"
#include "engine/rules/trade.h"

namespace tapu {

/// What a bot may look at: its seat's legal actions and the position as its seat sees it. The visible position is made
/// only when asked for.
class SeatView {
 public:
  /// `state` may be a full state: a bot gets at it only through `visible()`.
  SeatView(const GameDefinition& definition, const State& state, SeatId seat, PlayerTrade trade = PlayerTrade::Listed);
  const GameDefinition& definition() const { return definition_; }
  SeatId seat() const { return seat_; }
  const LegalActions& legal() const { return legal_; }
  const State& visible() const;
  /// What the rules say to who sees only this: the same as of the whole position, so that no copy is needed.
  std::uint8_t partners() const { return tradePartners(definition_, state_, seat_); }
  bool isActive() const { return state_.isActive(seat_); }
  bool allows(const Action& action) const { return !check(definition_, state_, seat_, action); }
  /// The own seat, which hides nothing from its owner (6.9): no copy is needed to look at it.
  const Seat& own() const { return state_.seat(seat_); }

 private:
  const GameDefinition& definition_;
  const State& state_;
  SeatId seat_;
  LegalActions legal_;
  mutable std::optional<State> visible_;
};

/// A player without a face. One bot object plays one seat of one game and may remember what it did there.
class Bot {
 public:
  virtual ~Bot() = default;
  /// The action to take now; nothing = wait (only while others must decide).
  virtual std::optional<Action> decide(const SeatView& view, Rng& rng) = 0;
};

/// Names for `makeBot`: "random", "greedy".
std::span<const std::string_view> botNames();
/// Null if there is no such bot.
std::unique_ptr<Bot> makeBot(std::string_view name);

}  // namespace tapu
