// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/offer_ages.h"

#include <algorithm>

namespace tapu {

qint64 OfferAges::ageMs(SeatId offerer) const {
  const auto seen = seen_.find(offerer);
  return seen == seen_.end() ? 0 : clock_->nowMs() - seen->second.at;
}

qint64 OfferAges::stoodMs(SeatId offerer) const {
  const auto seen = seen_.find(offerer);
  if (seen == seen_.end()) return 0;
  const qint64 now = clock_->nowMs();
  return seen->second.stoodMs + now - std::max(stoodSince_.value_or(now), seen->second.at);
}

void OfferAges::standStill(Held stands) {
  held_ = stands;
  follow();
}

void OfferAges::pause(Paused paused) {
  paused_ = paused;
  follow();
}

void OfferAges::follow() {
  const bool stands = held_ == Held::Yes || paused_ == Paused::Yes;
  if (stands == areStill()) return;
  if (!stands)
    for (auto& [offerer, seen] : seen_) seen.stoodMs = stoodMs(offerer);
  stoodSince_ = stands ? std::optional(clock_->nowMs()) : std::nullopt;
}

}  // namespace tapu
