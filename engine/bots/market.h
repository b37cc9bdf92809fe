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

/// A deal, and the partners to whom it is offered.
struct Bid {
  Deal deal;
  PartnerSet to;
};

/// How far a hand is from its best goal; smaller is better. Cards that come in seldom bring it a little nearer.
double distance(const Planner& planner, CardCounts hand);

/// Of the deals of one or two cards of a kind for one of another, or of one for two, the one with the most gain for
/// this seat's hand, weighed by how likely one of the partners `to` takes it: those do who earn more of what is wanted
/// than of what is given, as everybody can see. None that is no better for them than one of `refused`; nothing if no
/// deal helps.
std::optional<Deal> bestDeal(const Planner& planner, PartnerSet to, std::span<const Deal> refused);

/// Where all hands are counted: of such deals, and of three for one, the one with the most gain for this seat's hand
/// that one of the partners should take, as it can pay and gains by it too; offered to all who should. None that is no
/// better for them than one of `refused`.
std::optional<Bid> bestBid(const Planner& planner, PartnerSet to, std::span<const Deal> refused,
                           const CountedHands& counted);

/// Those of the partners who may well take a deal: they hold as many cards as are wanted, and by what they earn are as
/// likely to take it as `Habits::likelyTaker` asks.
PartnerSet likelyTakers(const Planner& planner, PartnerSet partners, const Deal& deal);

}  // namespace tapu
