// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/trade/trade_draft.h"

#include <algorithm>

#include "engine/rules/trade.h"

namespace tapu {

namespace {
constexpr int kMostWanted = 19;

Resource onlyKindOf(CardCounts pack) {
  if (pack.kinds() != 1) return Resource::None;
  for (Resource kind : kAllResources)
    if (pack[kind] > 0) return kind;
  return Resource::None;
}
}  // namespace

bool TradeDraft::change(TradeSide side, Resource kind, int by, CardCounts hand) {
  CardCounts& pack = side == TradeSide::Give ? give : get;
  const int most = side == TradeSide::Give ? hand[kind] : kMostWanted;
  const int now = pack[kind], then = std::clamp(now + by, 0, std::max(most, 0));
  pack += CardCounts::of(kind, then);
  pack -= CardCounts::of(kind, now);
  return then != now;
}

void TradeDraft::fit(CardCounts hand) {
  for (Resource kind : kAllResources) change(TradeSide::Give, kind, 0, hand);
}

std::optional<BankSwap> bankAnswer(const PlaySight& sight, const TradeDraft& draft) {
  const Resource get = onlyKindOf(draft.get);
  if (get == Resource::None || draft.get[get] != 1 || draft.give.kinds() > 1 || !sight.hasHand()) return std::nullopt;
  const auto rate = [&](Resource give) { return bankRate(sight.definition, sight.state, sight.viewer, give); };
  if (const Resource give = onlyKindOf(draft.give); give != Resource::None) {
    if (give == get) return std::nullopt;
    return BankSwap{give, get, rate(give)};
  }
  std::optional<BankSwap> best;
  const CardCounts hand = sight.mine().hand;
  for (Resource give : kAllResources) {
    const int cards = rate(give);
    if (give == get || hand[give] < cards) continue;
    if (!best || cards < best->rate || (cards == best->rate && hand[give] > hand[best->give]))
      best = BankSwap{give, get, cards};
  }
  return best;
}

}  // namespace tapu
