// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/trade/offer_filter.h"

#include <algorithm>

namespace tapu {

OfferFilter::Verdict OfferFilter::verdict(const PlaySight& sight, SeatId offerer) const {
  if (shuns(offerer)) return Verdict::Decline;
  const bool isBot = sight.isBot && sight.isBot(offerer);
  if (isBot && bots_ != For::Never) return Verdict::Decline;
  const CardCounts want = sight.state.seat(offerer).offer.want;
  for (Resource kind : kAllResources)
    if (want[kind] > 0 && keeps(kind) != For::Never) return Verdict::Decline;
  return isBot && calm_ == Switch::On ? Verdict::DeclineSoon : Verdict::Show;
}

bool OfferFilter::follow(const PlaySight& sight) {
  if (std::exchange(turn_, sight.state.head.turn) == sight.state.head.turn) return false;
  const bool ends = bots_ == For::Turn || std::ranges::find(keeps_, For::Turn) != keeps_.end();
  if (bots_ == For::Turn) bots_ = For::Never;
  std::ranges::replace(keeps_, For::Turn, For::Never);
  return ends;
}

bool OfferFilter::isEmpty() const {
  return bots_ == For::Never && calm_ == Switch::Off && shunned_.empty() &&
         std::ranges::all_of(keeps_, [](For how) { return how == For::Never; });
}

}  // namespace tapu
