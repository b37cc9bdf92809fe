// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/reason/built_with.h"

namespace tapu {

std::optional<Goal::Kind> builtWith(const Rules& rules, const std::vector<Event>& log, std::size_t event) {
  if (event >= log.size()) return std::nullopt;
  const Event& trade = log[event];
  if (trade.kind != EventKind::BankTraded && trade.kind != EventKind::OfferMade && trade.kind != EventKind::Traded)
    return std::nullopt;
  const auto pays = [&](CardCounts cost) {
    for (const Resource each : kAllResources)
      if (trade.got[each] && cost[each]) return true;
    return false;
  };
  const auto isOf = [&](const Event& paid, CardCounts cost) { return paid.cards == cost && pays(cost); };
  bool isDone = trade.kind != EventKind::OfferMade;  // an offer brings nothing before somebody accepts it
  for (std::size_t i = event + 1; i < log.size(); ++i) {
    const Event& next = log[i];
    if (next.kind == EventKind::TurnStarted || next.kind == EventKind::RoundStarted) break;
    if (next.seat != trade.seat) continue;
    if (next.kind == EventKind::TakenBack) break;
    isDone = isDone || (next.kind == EventKind::Traded && next.got == trade.got);
    if (!isDone) continue;
    if (next.kind == EventKind::CardBought && pays(rules.cardCost)) return Goal::Kind::Card;
    if (next.kind != EventKind::Paid) continue;
    if (isOf(next, rules.cityCost)) return Goal::Kind::City;
    if (isOf(next, rules.settlementCost)) return Goal::Kind::Settlement;
    if (isOf(next, rules.roadCost)) return Goal::Kind::LongestRoad;
  }
  return std::nullopt;
}

}  // namespace tapu
