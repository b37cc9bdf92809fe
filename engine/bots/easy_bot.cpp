// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/easy_bot.h"

#include "engine/state/ground.h"

namespace tapu {

namespace {

bool happens(std::uint32_t percent, Rng& rng) { return percent > 0 && rng.below(100) < percent; }

/// One of the legal actions of this kind by lot, each as likely as `weightOf` says; nothing if there is none.
template <class WeightOf>
std::optional<Action> byLot(const LegalActions& legal, ActionKind kind, Rng& rng, const WeightOf& weightOf) {
  std::uint32_t sum = 0;
  for (const Action& action : legal.all())
    if (action.kind == kind) sum += weightOf(action);
  if (sum == 0) return std::nullopt;
  std::uint32_t lot = rng.below(sum);
  for (const Action& action : legal.all()) {
    if (action.kind != kind) continue;
    if (lot < weightOf(action)) return action;
    lot -= weightOf(action);
  }
  return std::nullopt;
}

/// A corner with twice the pips is four times as likely.
std::optional<Action> anySettlement(const SeatView& view, Rng& rng) {
  return byLot(view.legal(), ActionKind::Settlement, rng, [&](const Action& action) {
    const auto pips = static_cast<std::uint32_t>(pipsAt(view.definition(), view.visible(), action.corner())) + 1;
    return pips * pips;
  });
}

/// Accepts an open offer that gives no less than it asks for; nothing if there is none.
std::optional<Action> favor(const SeatView& view) {
  const GameDefinition& definition = view.definition();
  const State& state = view.visible();
  for (const PartnerId partner : definition.partnersOf(view.seat())) {
    const SeatId offerer = definition.partner(view.seat(), partner);
    if (!isAsked(definition, state, view.seat(), offerer) || !view.legal().contains(accept(offerer))) continue;
    const Offer& offer = state.seat(offerer).offer;
    if (offer.give.total() < offer.want.total() || !view.own().hand.covers(offer.want)) continue;
    if (!avoids(Planner(definition, state, view.seat()), offerer)) return accept(offerer);
  }
  return std::nullopt;
}

/// Anything that can be paid, even if it leads to little; else the end of the turn.
std::optional<Action> whim(const LegalActions& legal, Rng& rng) {
  const bool isShared = legal.has(ActionKind::Done);
  if (!isShared && !legal.has(ActionKind::EndTurn)) return std::nullopt;
  for (const ActionKind kind :
       {ActionKind::City, ActionKind::Settlement, ActionKind::Road, ActionKind::Ship, ActionKind::BuyCard})
    if (const auto built = byLot(legal, kind, rng, [](const Action&) { return 1U; })) return built;
  return isShared ? done() : endTurn();
}

}  // namespace

std::optional<Action> EasyBot::decide(const SeatView& view, Rng& rng) {
  if (!view.legal().empty() && !view.legal().has(ActionKind::DeclareVictory))
    if (const auto slipped = slip(view, rng)) return slipped;
  return sensible_.decide(view, rng);
}

std::optional<Action> EasyBot::slip(const SeatView& view, Rng& rng) const {
  switch (view.own().pending.must) {
    case Decision::Settlement: return happens(slips_.settlements, rng) ? anySettlement(view, rng) : std::nullopt;
    case Decision::Robber:
      if (!happens(slips_.robbers, rng)) return std::nullopt;
      return byLot(view.legal(), ActionKind::Robber, rng, [](const Action&) { return 1U; });
    case Decision::Nothing: return happens(slips_.favors, rng) ? favor(view) : std::nullopt;
    case Decision::Act:
    case Decision::Part: return happens(slips_.whims, rng) ? whim(view.legal(), rng) : std::nullopt;
    case Decision::Road:
    case Decision::Roll:
    case Decision::Discard:
    case Decision::FreeRoute:
    case Decision::Start:
    case Decision::Done:
    case Decision::Answer:
    case Decision::Gold:
    case Decision::Build: break;
  }
  return std::nullopt;
}

}  // namespace tapu
