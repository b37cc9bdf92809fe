// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/net/sim/seafarer.h"

#include <algorithm>

#include "engine/rules/finds.h"
#include "engine/state/ground.h"

namespace tapu::test {

namespace {

constexpr std::uint32_t kOneRouteIn = 2;  // decisions in which some route could be laid

bool laysRoute(const Action& action) {
  return action.kind == ActionKind::Road || action.kind == ActionKind::Ship || action.kind == ActionKind::MoveShip;
}

bool isByGold(const SeatView& view, CornerId corner) {
  return std::ranges::any_of(view.definition().map.corner(corner).hexes, [&](HexId hex) {
    return hex && groundAt(view.definition(), view.visible(), hex).terrain == Terrain::Gold;
  });
}

/// An action that people take to see what lies in the sea.
bool explores(const SeatView& view, const Action& action) {
  if (action.kind == ActionKind::Settlement) return isByGold(view, action.corner());
  return action.kind == ActionKind::Pirate ||
         (laysRoute(action) && findsByChance(view.definition(), view.visible(), action));
}

/// Picks one of what it is shown, each as likely as the other.
class Pick {
 public:
  explicit Pick(Rng& rng) : rng_(rng) {}
  void show(const Action& action) {
    ++shown_;
    const bool isTaken = rng_.below(shown_) == 0;
    if (isTaken) picked_ = action;
  }
  const std::optional<Action>& picked() const { return picked_; }

 private:
  Rng& rng_;
  std::uint32_t shown_ = 0;
  std::optional<Action> picked_;
};

}  // namespace

std::optional<Action> Seafarer::decide(const SeatView& view, Rng& rng) {
  const LegalActions& legal = view.legal();
  Pick exploring(rng), route(rng);
  for (int i = 0; i < legal.size(); ++i) {
    const Action action = legal[i];
    if (explores(view, action))
      exploring.show(action);
    else if (laysRoute(action))
      route.show(action);
  }
  if (exploring.picked()) return exploring.picked();
  const bool goesAnywhere = route.picked() && rng.below(kOneRouteIn) == 0;
  return goesAnywhere ? route.picked() : greedy_->decide(view, rng);
}

}  // namespace tapu::test
