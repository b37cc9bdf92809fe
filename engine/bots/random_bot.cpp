// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/random_bot.h"

#include "engine/bots/wishes.h"
#include "engine/rules/hands.h"

namespace tapu {

namespace {

Resource anyCardOf(CardCounts hand, Rng& rng) {
  int at = static_cast<int>(rng.below(static_cast<std::uint32_t>(hand.total())));
  for (Resource r : kAllResources) {
    at -= hand[r];
    if (at < 0) return r;
  }
  return Resource::Unknown;
}

Action anyDiscard(const Seat& me, Rng& rng) {
  CardCounts hand = me.hand, given;
  for (int left = me.pending.left; left > 0; --left) {
    const CardCounts card = CardCounts::of(anyCardOf(hand, rng));
    hand -= card;
    given += card;
  }
  return discard(given);
}

/// Cards for gold, each of any kind that the bank still has (14.1).
Action anyGold(const SeatView& view, Rng& rng) {
  const rules::Query ask{view.definition(), view.visible(), view.seat()};
  CardCounts taken;
  for (int left = view.own().pending.left; left > 0; --left) {
    CardCounts kinds;
    for (const Resource resource : kAllResources)
      if (rules::bankCovers(ask, taken + CardCounts::of(resource))) kinds += CardCounts::of(resource);
    taken += CardCounts::of(anyCardOf(kinds, rng));
  }
  return takeGold(taken);
}

/// One card for one of another kind, to everybody who may be asked; nothing if the rules refuse it.
std::optional<Action> anyOffer(const SeatView& view, Rng& rng) {
  const CardCounts hand = view.own().hand;
  if (hand.isEmpty()) return std::nullopt;
  const Resource give = anyCardOf(hand, rng);
  const int step = 1 + static_cast<int>(rng.below(kResources - 1));
  const Resource want = kAllResources[static_cast<std::size_t>((static_cast<int>(give) + step) % kResources)];
  PartnerSet to = view.partners();
  if (!view.isActive() && !to.isEmpty()) to = {to.first()};  // 6.5: to one alone
  const Action offer = offerTrade(CardCounts::of(give), CardCounts::of(want), to);
  return view.allows(offer) ? std::optional(offer) : std::nullopt;
}

std::optional<Action> anyAnswer(const LegalActions& legal, Rng& rng) {
  std::optional<Action> chosen;
  std::uint32_t seen = 0;
  for (int i = 0; i < legal.size(); ++i) {
    const Action action = legal[i];
    const bool isAnswer = action.kind == ActionKind::Accept || action.kind == ActionKind::Decline;
    if (!isAnswer) continue;
    ++seen;
    if (rng.below(seen) == 0) chosen = action;
  }
  return chosen;
}

/// Kinds with a blank form, or that a bot takes in answer to something.
constexpr bool needsThought(ActionKind kind) {
  return kind == ActionKind::Discard || kind == ActionKind::Offer || kind == ActionKind::Withdraw ||
         kind == ActionKind::WantBuild || kind == ActionKind::Gold;
}

[[gnu::noinline]] std::optional<Action> thought(const SeatView& view, const Action& drawn, Rng& rng) {
  const LegalActions& legal = view.legal();
  if (drawn.kind == ActionKind::Discard) return anyDiscard(view.own(), rng);
  if (drawn.kind == ActionKind::Gold) return anyGold(view, rng);
  if (view.own().pending.must == Decision::Nothing) {
    const auto answer = anyAnswer(legal, rng);
    return answer ? answer : wishOf(view);
  }
  if (drawn.kind == ActionKind::Withdraw) return drawn;
  if (const auto offer = anyOffer(view, rng)) return offer;
  if (legal.has(ActionKind::Done)) return done();
  return legal.has(ActionKind::EndTurn) ? std::optional(endTurn()) : std::nullopt;
}

}  // namespace

// Flat, so that the action drawn stays in registers.
[[gnu::flatten]] std::optional<Action> RandomBot::decide(const SeatView& view, Rng& rng) {
  const LegalActions& legal = view.legal();
  if (legal.empty()) return std::nullopt;
  // No lot where there is no choice; without the blank forms the position need not be looked at: the fast path.
  const auto choices = static_cast<std::uint32_t>(legal.size());
  const Action action = legal[choices == 1 ? 0 : static_cast<int>(rng.below(choices))];
  if (needsThought(action.kind)) [[unlikely]]
    return thought(view, action, rng);
  return action;
}

}  // namespace tapu
