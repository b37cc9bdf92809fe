// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/bot.h"

#include <array>

#include "engine/bots/greedy_bot.h"
#include "engine/bots/random_bot.h"
#include "engine/bots/search/thinker.h"
#include "engine/play/visible.h"

namespace tapu {

SeatView::SeatView(const GameDefinition& definition, const State& state, SeatId seat, PlayerTrade trade, Eyes eyes)
    : definition_(definition),
      state_(state),
      seat_(seat),
      eyes_(eyes),
      legal_(legalActions(definition, state, seat, trade)) {}

const State& SeatView::visible() const {
  if (eyes_ == Eyes::OfWorld) return state_;
  if (!visible_) visible_ = visibleTo(seat_, definition_, state_);
  return *visible_;
}

namespace {

/// The thinking bots, from the weakest to the strongest.
struct Named {
  std::string_view name;
  Effort effort;
};
constexpr std::array<Named, 2> kThinkers{{{"keen", {.playouts = 48, .candidates = 4}}, {"deep", {.playouts = 200}}}};

}  // namespace

std::span<const std::string_view> botNames() {
  static constexpr std::array<std::string_view, 4> kNames{"random", "greedy", kThinkers[0].name, kThinkers[1].name};
  return kNames;
}

std::unique_ptr<Bot> makeBot(std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot>();
  if (name == "greedy") return std::make_unique<GreedyBot>();
  for (const Named& thinker : kThinkers)
    if (name == thinker.name) return std::make_unique<Thinker>(fittedWeights(), thinker.effort);
  return nullptr;
}

}  // namespace tapu
