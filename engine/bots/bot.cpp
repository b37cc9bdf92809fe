// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/bot.h"

#include <algorithm>
#include <array>

#include "engine/bots/courtesy.h"
#include "engine/bots/easy_bot.h"
#include "engine/bots/greedy_bot.h"
#include "engine/bots/random_bot.h"
#include "engine/bots/search/thinker.h"
#include "engine/play/near_view.h"
#include "engine/play/visible.h"

namespace tapu {

SeatView::SeatView(const GameDefinition& definition, const State& state, SeatId seat, PlayerTrade trade, Eyes eyes,
                   const SeatNotes& notes, NearView* around)
    : definition_(definition),
      state_(state),
      seat_(seat),
      eyes_(eyes),
      trade_(trade),
      notes_(notes),
      legal_(legalActions(definition, state, seat, trade)),
      around_(around) {}

bool SeatView::mayAsk(SeatId other) const { return !courtesy() || courtesy()->mayAsk(other); }

bool SeatView::mayOffer(SeatId other, CardCounts give, CardCounts want) const {
  return !courtesy() || courtesy()->mayOffer(other, give, want);
}

const State& SeatView::visible() const {
  if (eyes_ == Eyes::OfWorld) return state_;
  if (around_ && !near_) near_ = &around_->of(seat_, state_);
  if (near_) return *near_;
  if (!visible_) visible_ = visibleTo(seat_, definition_, state_);
  return *visible_;
}

namespace {

/// The thinking bots, from the weakest to the strongest of each kind of name.
struct Named {
  std::string_view name;
  Effort effort;
};
constexpr std::array<Named, 4> kThinkers{{{"keen", {.playouts = 48, .candidates = 4}},
                                          {"deep", {.playouts = 200}},
                                          {"trader", {.playouts = 14, .candidates = 4}},
                                          {"navigator", {.playouts = 800, .turns = 12}}}};
constexpr Slips kFarmer{.robbers = 50};
constexpr Slips kShepherd{.settlements = 25, .robbers = 100, .whims = 3, .favors = 15};
constexpr std::array<std::string_view, 8> kBotNames{"random",   "greedy", "keen",   "deep",
                                                    "shepherd", "farmer", "trader", "navigator"};
constexpr std::size_t kLevels = 4;  // they come last

}  // namespace

std::span<const std::string_view> botNames() { return kBotNames; }

std::span<const std::string_view> botLevels() { return std::span(kBotNames).last(kLevels); }

bool takesTime(std::string_view name) {
  return std::ranges::any_of(kThinkers, [name](const Named& thinker) { return thinker.name == name; });
}

std::unique_ptr<Bot> makeBot(std::string_view name) {
  const bool ignores = name.ends_with(kIgnoresSea);
  const SeaSense sense = ignores ? SeaSense::Ignores : SeaSense::Uses;
  if (ignores) name.remove_suffix(kIgnoresSea.size());
  if (name == "random") return std::make_unique<RandomBot>();
  if (name == "greedy") return std::make_unique<GreedyBot>(sense);
  if (name == "farmer") return std::make_unique<EasyBot>(kFarmer, sense);
  if (name == "shepherd") return std::make_unique<EasyBot>(kShepherd, sense);
  for (const Named& thinker : kThinkers)
    if (name == thinker.name) return std::make_unique<Thinker>(thinker.effort, sense);
  return nullptr;
}

}  // namespace tapu
