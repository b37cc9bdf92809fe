// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/shepherd_bot.h"

namespace tapu {

namespace {

/// One of the legal actions of this kind by lot, each as likely as `weightOf` says; nothing if there is none.
template <class WeightOf>
std::optional<Action> byLot(const LegalActions& legal, ActionKind kind, Rng& rng, const WeightOf& weightOf) {
  std::uint32_t sum = 0;
  for (int i = 0; i < legal.size(); ++i)
    if (legal[i].kind == kind) sum += weightOf(legal[i]);
  if (sum == 0) return std::nullopt;
  std::uint32_t lot = rng.below(sum);
  for (int i = 0; i < legal.size(); ++i) {
    if (legal[i].kind != kind) continue;
    if (const std::uint32_t weight = weightOf(legal[i]); lot < weight)
      return legal[i];
    else
      lot -= weight;
  }
  return std::nullopt;
}

constexpr std::uint32_t alike(const Action&) { return 1; }

/// An open offer that asks for no more than it gives is taken if it can be paid; any other is declined.
std::optional<Action> answered(const SeatView& view) {
  const State& state = view.visible();
  for (const PartnerId partner : view.definition().partnersOf(view.seat())) {
    const SeatId offerer = view.definition().partner(view.seat(), partner);
    if (!isAsked(view.definition(), state, view.seat(), offerer)) continue;
    const Offer& offer = state.seat(offerer).offer;
    const bool isFair = offer.give.total() >= offer.want.total() && view.own().hand.covers(offer.want);
    if (isFair && view.legal().contains(accept(offerer)) &&
        !isNearWinning(Planner(view.definition(), state, view.seat()), offerer))
      return accept(offerer);
    if (view.legal().contains(decline(offerer))) return decline(offerer);
  }
  return std::nullopt;
}

/// At the rate without harbors, and only what a hand has too much of.
std::optional<Action> plainTrade(const SeatView& view) {
  constexpr int kWithoutHarbor = 4;
  const CardCounts hand = view.own().hand;
  for (const Resource give : kAllResources) {
    if (hand[give] <= kWithoutHarbor) continue;
    for (const Resource get : kAllResources)
      if (!hand[get] && view.legal().contains(tradeWithBank(give, get))) return tradeWithBank(give, get);
  }
  return std::nullopt;
}

}  // namespace

std::optional<Action> ShepherdBot::decide(const SeatView& view, Rng& rng) {
  const LegalActions& legal = view.legal();
  if (legal.empty()) return std::nullopt;
  if (legal.has(ActionKind::DeclareVictory)) return declareVictory();
  switch (view.own().pending.must) {
    case Decision::Settlement: {
      const auto& map = view.definition().map;
      const auto pips = [&](const Action& action) { return static_cast<std::uint32_t>(map.pips(action.corner())) + 1; };
      if (const auto settlement = byLot(legal, ActionKind::Settlement, rng, pips)) return settlement;
      break;
    }
    case Decision::Robber:
      if (const auto robber = byLot(legal, ActionKind::Robber, rng, alike)) return robber;
      break;
    case Decision::Act: return act(view, rng);
    case Decision::Nothing:
      if (const auto answer = answered(view)) return answer;
      break;
    default: break;
  }
  return sensible_.decide(view, rng);
}

std::optional<Action> ShepherdBot::act(const SeatView& view, Rng& rng) {
  constexpr std::uint32_t kSeldom = 3;
  const LegalActions& legal = view.legal();
  if (const auto answer = answered(view)) return answer;
  const bool isShared = legal.has(ActionKind::Done);
  if (!isShared && !legal.has(ActionKind::EndTurn)) return sensible_.decide(view, rng);
  for (const ActionKind kind : {ActionKind::City, ActionKind::Settlement})
    if (const auto built = byLot(legal, kind, rng, alike)) return built;
  if (const auto trade = plainTrade(view)) return trade;
  if (rng.below(kSeldom) == 0) {
    for (const ActionKind kind : {ActionKind::Road, ActionKind::Ship})
      if (const auto route = byLot(legal, kind, rng, alike)) return route;
  }
  if (rng.below(kSeldom) == 0 && legal.contains(buyCard())) return buyCard();
  if (const auto knight = byLot(legal, ActionKind::Knight, rng, alike); knight && rng.below(kSeldom) == 0)
    return knight;
  return isShared ? done() : endTurn();
}

}  // namespace tapu
