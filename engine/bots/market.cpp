// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/market.h"

#include <algorithm>
#include <cmath>

#include "engine/bots/unseen.h"
#include "engine/bots/yields.h"

namespace tapu {

namespace {

constexpr double kSeldom = 0.1;      // cards a round: how rare a kind can count
constexpr double kPipsOfChance = 2;  // a partner may hold by chance a kind it does not earn
constexpr double kWilling = 0.5;     // the share of those who benefit from a deal that accept it
constexpr double kTwoForOne = 0.5;   // of these, how many have two cards and give them for one

const Seat& seatOf(const Planner& planner, PartnerId partner) {
  return planner.state().seat(planner.definition().partner(planner.seat(), partner));
}

/// The chance that one of the partners accepts a deal: so many cards given for each that is wanted.
class Takers {
 public:
  Takers(const Planner& planner, PartnerSet to) {
    for (PartnerId partner : to) {
      const Seat& seat = seatOf(planner, partner);
      const std::array<int, kResources> pips = earnedPips(seat);
      std::array<double, kResources> earns{};
      for (std::size_t i = 0; i < kResources; ++i) earns[i] = kPipsOfChance + pips[i];
      earns_.push_back(earns);
    }
  }
  double chance(Resource give, double count, Resource want) const {
    double nobody = 1;
    for (const auto& earns : earns_) {
      const double spare = earns[static_cast<std::size_t>(want)], lacks = earns[static_cast<std::size_t>(give)] / count;
      nobody *= 1 - kWilling * spare / (spare + lacks);
    }
    return 1 - nobody;
  }

 private:
  SmallVector<std::array<double, kResources>, 8> earns_;
};

/// Whether others can have so many cards of a kind, as the banks tell.
bool isHeld(const Planner& planner, Resource r, int count) {
  const auto held = heldByOthers(planner.definition(), planner.state(), planner.seat());
  return !held || (*held)[r] >= count;
}

}  // namespace

double distance(const Planner& planner, CardCounts hand) {
  double rare = 0;
  if (const double weight = planner.habits().rareCards; weight > 0)
    for (Resource r : kAllResources)
      rare += weight * std::sqrt(static_cast<double>(hand[r])) / (kSeldom + planner.income(r));
  const Goal goal = planner.bestWith(hand);
  return goal.kind == Goal::Kind::None ? 100 : -10 * goal.score() - 0.01 * hand.total() - rare;
}

namespace {

/// A refusal also covers deals that give less or want more.
bool isHopeless(const Deal& deal, std::span<const Deal> refused) {
  return std::ranges::any_of(
      refused, [&](const Deal& other) { return other.give.covers(deal.give) && deal.want.covers(other.want); });
}

}  // namespace

std::optional<Deal> bestDeal(const Planner& planner, PartnerSet to, std::span<const Deal> refused) {
  const CardCounts hand = planner.me().hand;
  const Takers takers(planner, to);
  const double now = distance(planner, hand);
  std::optional<Deal> best;
  double most = 0;
  const auto weigh = [&](const Deal& deal, double chance) {
    if (!hand.covers(deal.give) || isHopeless(deal, refused)) return;
    const double worth = chance * (now - distance(planner, hand - deal.give + deal.want));
    if (worth > most) {
      most = worth;
      best = deal;
    }
  };
  for (Resource want : kAllResources) {
    if (!isHeld(planner, want, 1)) continue;
    const bool isHeldTwice = isHeld(planner, want, 2);
    for (Resource give : kAllResources) {
      if (give == want) continue;
      for (int count = 1; count <= std::min(2, planner.rate(give) - 1); ++count)
        weigh({CardCounts::of(give, count), CardCounts::of(want)}, takers.chance(give, count, want));
      if (isHeldTwice)
        weigh({CardCounts::of(give), CardCounts::of(want, 2)}, kTwoForOne * takers.chance(give, 0.5, want));
    }
  }
  return best;
}

namespace {

/// A partner whose hand is counted. Its judgment of hands is found only when it can pay for a deal.
class KnownPartner {
 public:
  KnownPartner(const Planner& asking, PartnerId id, const CountedHands& counted)
      : asking_(asking), id_(id), seat_(asking.definition().partner(asking.seat(), id)), hand_(counted.of(seat_)) {}

  PartnerId id() const { return id_; }
  /// It can pay, and its hand gains by it, as `answerOffers` judges.
  bool takes(const Deal& deal) {
    if (!hand_.covers(deal.want) || deal.give.total() + 1 < deal.want.total()) return false;
    if (!planner_) {
      planner_.emplace(asking_.definition(), asking_.state(), seat_);
      now_ = distance(*planner_, hand_);
    }
    return distance(*planner_, hand_ - deal.want + deal.give) < now_ - planner_->habits().gainToAccept;
  }

 private:
  const Planner& asking_;
  PartnerId id_;
  SeatId seat_;
  CardCounts hand_;
  std::optional<Planner> planner_;
  double now_ = 0;
};

/// A deal by which a hand gains so much.
struct WeighedDeal {
  Deal deal;
  double gain;
};
using WeighedDeals = SmallVector<WeighedDeal, 96>;  // of twenty pairs of kinds four each

/// The deals by which the own hand gains.
WeighedDeals gainfulDeals(const Planner& planner, std::span<const Deal> refused) {
  constexpr int kMostGiven = 3;
  const CardCounts hand = planner.me().hand;
  const double now = distance(planner, hand);
  WeighedDeals found;
  const auto weigh = [&](const Deal& deal) {
    if (!hand.covers(deal.give) || isHopeless(deal, refused)) return;
    if (const double gain = now - distance(planner, hand - deal.give + deal.want); gain > 0)
      found.push_back({deal, gain});
  };
  for (Resource want : kAllResources) {
    for (Resource give : kAllResources) {
      if (give == want) continue;
      for (int count = 1; count <= std::min(kMostGiven, planner.rate(give) - 1); ++count)
        weigh({CardCounts::of(give, count), CardCounts::of(want)});
      weigh({CardCounts::of(give), CardCounts::of(want, 2)});
    }
  }
  return found;
}

/// All partners of a seat, and no more than it can have (9.8).
using KnownPartners = std::array<std::optional<KnownPartner>, 8>;

}  // namespace

std::optional<Bid> bestBid(const Planner& planner, PartnerSet to, std::span<const Deal> refused,
                           const CountedHands& counted) {
  KnownPartners partners;
  std::size_t known = 0;
  for (PartnerId partner : to)
    if (known < partners.size()) partners[known++].emplace(planner, partner, counted);
  WeighedDeals deals = gainfulDeals(planner, refused);
  for (int left = deals.size(); left > 0; --left) {
    WeighedDeal& best = *std::ranges::max_element(deals, {}, &WeighedDeal::gain);
    PartnerSet takers;
    for (std::size_t i = 0; i < known; ++i)
      if (partners[i]->takes(best.deal)) takers.insert(partners[i]->id());
    if (!takers.isEmpty()) return Bid{best.deal, takers};
    best.gain = 0;  // all others have gained more
  }
  return std::nullopt;
}

PartnerSet likelyTakers(const Planner& planner, PartnerSet partners, const Deal& deal) {
  const auto earns = [](const std::array<int, kResources>& pips, CardCounts cards) {
    double sum = 0;
    for (std::size_t i = 0; i < kResources; ++i)
      if (cards[kAllResources[i]]) sum += kPipsOfChance + pips[i];
    return sum;
  };
  PartnerSet takers;
  for (PartnerId partner : partners) {
    const Seat& seat = seatOf(planner, partner);
    const std::array<int, kResources> pips = earnedPips(seat);
    const double spare = earns(pips, deal.want);
    const double lacks = earns(pips, deal.give) * deal.want.total() / deal.give.total();
    const bool isLikely = spare >= planner.habits().likelyTaker * (spare + lacks);
    if (isLikely && seat.cardsInHand() >= deal.want.total()) takers.insert(partner);
  }
  return takers;
}

}  // namespace tapu
