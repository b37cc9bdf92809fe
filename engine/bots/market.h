// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>

#include "engine/bots/counted_hands.h"
#include "engine/bots/planner.h"

namespace tapu {

/// Cards that a seat gives another, and cards that it gets for them.
struct Deal {
  CardCounts give, want;
  bool operator==(const Deal&) const = default;
};

/// A deal, and the partners that are asked.
struct Bid {
  Deal deal;
  PartnerSet to;
};

/// The distance of a hand from its best goal; smaller is better. Cards that come in seldom bring it a little nearer.
double distance(const Planner& planner, CardCounts hand);

/// The best deal of one or two cards of a kind for one of another, or of one for two: the gain for this seat's hand,
/// weighed by the chance that one of the partners `to` accepts. Partners accept if they visibly earn more of what is
/// wanted than of what is given. Skips deals no better for them than one of `refused`; nothing if no deal helps.
std::optional<Deal> bestDeal(const Planner& planner, PartnerSet to, std::span<const Deal> refused);

/// With all hands counted: the best of such deals, and of three for one, for this seat's hand that a partner should
/// accept, as they can pay and gain too; offered to all such partners. Skips deals no better for them than one of
/// `refused`.
std::optional<Bid> bestBid(const Planner& planner, PartnerSet to, std::span<const Deal> refused,
                           const CountedHands& counted);

/// The partners who may well accept a deal: they hold enough cards, and their income makes it as likely as
/// `Habits::likelyTaker` asks.
PartnerSet likelyTakers(const Planner& planner, PartnerSet partners, const Deal& deal);

}  // namespace tapu
