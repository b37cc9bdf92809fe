// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/bot.h"

#include <array>

#include "engine/bots/greedy_bot.h"
#include "engine/bots/random_bot.h"
#include "engine/play/visible.h"

namespace tapu {

SeatView::SeatView(const GameDefinition& definition, const State& state, SeatId seat, PlayerTrade trade)
    : definition_(definition), state_(state), seat_(seat), legal_(legalActions(definition, state, seat, trade)) {}

const State& SeatView::visible() const {
  if (!visible_) visible_ = visibleTo(seat_, definition_, state_);
  return *visible_;
}

std::span<const std::string_view> botNames() {
  static constexpr std::array<std::string_view, 2> kNames{"random", "greedy"};
  return kNames;
}

std::unique_ptr<Bot> makeBot(std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot>();
  if (name == "greedy") return std::make_unique<GreedyBot>();
  return nullptr;
}

}  // namespace tapu
