// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bots/search/negotiator.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "engine/bots/bargainer.h"
#include "engine/bots/search/worlds.h"
#include "engine/play/play.h"

namespace tapu {

namespace {

/// The number of cards by which two deals differ.
int distance(const Deal& a, const Deal& b) {
  int cards = 0;
  for (const Resource r : kAllResources) cards += std::abs(a.give[r] - b.give[r]) + std::abs(a.want[r] - b.want[r]);
  return cards;
}

}  // namespace

const Negotiator::Refused* Negotiator::refusalOf(const Deal& deal) const {
  const auto found = std::ranges::find(refused_, deal, &Refused::deal);
  return found == refused_.end() ? nullptr : &*found;
}

/// A new turn, or the end of the own offer: gone without the cards having moved, nobody wanted it.
void Negotiator::notice(const SeatView& view) {
  const std::uint32_t turn = view.visible().head.turn;
  const Seat& own = view.own();
  if (open_ && turn == turn_ && own.offers == offersThen_) open_.reset();  // never made: somebody came first
  if (open_ && !own.offer.isOpen()) {
    const bool isMade = own.hand == handThen_ - open_->give + open_->want;
    ++(isMade ? accepted_ : refusals_);
    if (!isMade) {
      if (refusalOf(*open_) == nullptr) refused_.push_back({*open_, 0, 0});
      Refused& refusal = *std::ranges::find(refused_, *open_, &Refused::deal);
      refusal.turn = turn_;
      ++refusal.times;
    }
    open_.reset();
  }
  turn_ = turn;
}

Negotiator::Step Negotiator::respond(const SeatView& view, const Outlook& outlook) {
  notice(view);
  const GameDefinition& definition = view.definition();
  std::optional<DealJudge> judge;
  const auto judgeOf = [&]() -> DealJudge& { return judge ? *judge : judge.emplace(view, outlook, positions_); };
  for (const PartnerId partner : definition.partnersOf(view.seat())) {
    const SeatId offerer = definition.partner(view.seat(), partner);
    if (!isAsked(definition, view.visible(), view.seat(), offerer)) continue;
    if (const auto action = answer(view, judgeOf(), offerer)) return {Step::Kind::Act, *action};
  }
  if (!view.own().offer.isOpen()) return {};
  return view.own().pending.must == Decision::Act ? forOwnOffer(view, judgeOf()) : Step{Step::Kind::Wait};
}

std::optional<Action> Negotiator::answer(const SeatView& view, DealJudge& judge, SeatId offerer) {
  const LegalActions& legal = view.legal();
  const Offer& offer = view.visible().seat(offerer).offer;
  const Deal deal{offer.want, offer.give};
  const bool isRefusal = isNearWinning(view.definition(), view.visible(), offerer);
  if (!isRefusal && legal.contains(accept(offerer)) && view.own().hand.covers(deal.give) &&
      judge.closely(offerer, deal, offer.give).gain >= kLeastGain)
    return accept(offerer);
  if (!isRefusal)
    if (const auto action = counter(view, judge, offerer, deal)) return action;
  return legal.contains(decline(offerer)) ? std::optional(decline(offerer)) : std::nullopt;
}

/// Makes the deal nearest to theirs by which both gain, once a turn and never in the own turn. It is about an offer of
/// theirs, so a person may be asked however often they have declined.
std::optional<Action> Negotiator::counter(const SeatView& view, DealJudge& judge, SeatId offerer, const Deal& theirs) {
  constexpr int kFarthest = 2;
  if (view.own().offers > 0 || view.isActive() || view.own().offer.isOpen() || !view.legal().has(ActionKind::Offer))
    return std::nullopt;
  struct Reply {
    Deal deal;
    int far = kFarthest + 1;
    float gain = -1;
    bool isAfter(const Reply& other) const { return far != other.far ? far > other.far : gain < other.gain; }
  };
  constexpr std::size_t kKept = 4;  // whose turn is searched
  std::array<Reply, kKept + 1> kept{};
  const CardCounts pool = likelyHands(view.definition(), view.visible(), view.seat()) + theirs.want;
  for (const Deal& deal : dealsOf(view.own().hand, pool)) {
    const int far = distance(deal, theirs);
    if (far == 0 || far > kFarthest || !view.mayOffer(offerer, deal.give, deal.want)) continue;
    const auto judged = judge.atAGlance(offerer, deal, theirs.want);
    if (judged.partner <= 0) continue;
    kept[kKept] = {deal, far, judged.gain};
    for (std::size_t i = kKept; i > 0 && kept[i - 1].isAfter(kept[i]); --i) std::swap(kept[i], kept[i - 1]);
  }
  const auto best = std::find_if(kept.begin(), kept.begin() + kKept, [&](const Reply& idea) {
    return idea.far <= kFarthest && judge.closely(offerer, idea.deal, theirs.want).gain >= kLeastGain;
  });
  if (best == kept.begin() + kKept) return std::nullopt;
  PartnerSet to;
  to.insert(view.definition().partnerId(offerer, view.seat()));
  const Action action = offerTrade(best->deal.give, best->deal.want, to);
  return view.allows(action) ? std::optional(action) : std::nullopt;
}

/// If the proposer picks (6.5): the acceptor with whom the seat stands best.
Negotiator::Step Negotiator::forOwnOffer(const SeatView& view, DealJudge& judge) const {
  const GameDefinition& definition = view.definition();
  const Offer& offer = view.own().offer;
  const Deal deal{offer.give, offer.want};
  Step best{Step::Kind::Wait};
  float most = 0;
  bool isGood = false;
  for (const PartnerId partner : definition.partnersOf(view.seat())) {
    const SeatId other = definition.partner(view.seat(), partner);
    const PartnerId id = definition.partnerId(other, view.seat());
    if (!offer.to.contains(id) || offer.declined.contains(id)) continue;
    const bool isHelped = isNearWinning(definition, view.visible(), other);
    const float gain = isHelped ? 0 : judge.closely(other, deal, offer.want).gain;
    isGood = isGood || gain > 0;
    if (gain > most && view.legal().contains(confirm(other))) {
      most = gain;
      best = {Step::Kind::Act, confirm(other)};
    }
  }
  if (!isGood && view.legal().has(ActionKind::Withdraw)) return {Step::Kind::Act, withdrawOffer()};
  return best;
}

std::optional<Action> Negotiator::inTurn(const SeatView& view, const Outlook& outlook,
                                         const std::function<Action()>& alone) {
  const Step step = respond(view, outlook);
  if (step.kind == Step::Kind::Act) return step.action;
  if (step.kind == Step::Kind::Wait || !view.legal().has(ActionKind::EndTurn)) return std::nullopt;
  if (const auto action = offer(view, outlook)) return action;
  return alone();
}

/// The seats that may be asked: they have cards, are not about to win, and have not had enough of offers.
SmallVector<SeatId, 4> Negotiator::askedBy(const SeatView& view) {
  SmallVector<SeatId, 4> asked;
  for (const PartnerId partner : view.partners()) {
    const SeatId other = view.definition().partner(view.seat(), partner);
    const bool hasCards = view.visible().seat(other).cardsInHand() > 0;
    if (hasCards && view.mayAsk(other) && !isNearWinning(view.definition(), view.visible(), other))
      asked.push_back(other);
  }
  return asked;
}

/// Asks those for whom the deal is a gain. Worth: the own gain, by the chance that one of them accepts; less after more
/// refused offers, half for each refusal of this very deal, and nothing in the same turn.
template <class JudgeOne>
Negotiator::Idea Negotiator::ideaOf(const SeatView& view, const Deal& deal, const SmallVector<SeatId, 4>& asked,
                                    const JudgeOne& judge) const {
  constexpr int kTrust = 10;  // as if so many had been accepted before
  Idea idea{deal, {}, 0};
  float nobody = 1, likely = 0, gains = 0;
  for (const SeatId other : asked) {
    if (!view.mayOffer(other, deal.give, deal.want)) continue;
    const DealJudge::Judged judged = judge(other);
    if (judged.gain < kLeastGain || judged.likely <= 0) continue;
    idea.to.push_back(other);
    nobody *= 1 - judged.likely;
    likely += judged.likely;
    gains += judged.likely * judged.gain;
  }
  const float heard = static_cast<float>(kTrust + accepted_) / static_cast<float>(kTrust + accepted_ + refusals_);
  if (likely > 0) idea.worth = heard * (1 - nobody) * gains / likely;
  if (const Refused* refusal = refusalOf(deal))
    idea.worth = refusal->turn == turn_ ? 0 : std::ldexp(idea.worth, -refusal->times);
  return idea;
}

std::optional<Action> Negotiator::offer(const SeatView& view, const Outlook& outlook) {
  constexpr std::size_t kKept = 4;        // whose turn is searched
  constexpr float kLeastWorth = 0.0005F;  // for less nobody is asked
  if (view.own().offers >= kOffersATurn || view.own().offer.isOpen() || !view.legal().has(ActionKind::Offer))
    return std::nullopt;
  const auto asked = askedBy(view);
  if (asked.empty()) return std::nullopt;
  DealJudge judge(view, outlook, positions_);
  std::array<Idea, kKept + 1> kept{};
  for (const Deal& deal : dealsOf(view.own().hand, likelyHands(view.definition(), view.visible(), view.seat()))) {
    if (!judge.isWelcome(deal)) continue;
    kept[kKept] = ideaOf(view, deal, asked, [&](SeatId other) { return judge.atAGlance(other, deal); });
    for (std::size_t i = kKept; i > 0 && kept[i].worth > kept[i - 1].worth; --i) std::swap(kept[i], kept[i - 1]);
  }
  Idea best;
  for (std::size_t i = 0; i < kKept && kept[i].worth > 0; ++i) {
    const Deal& deal = kept[i].deal;
    const Idea idea = ideaOf(view, deal, asked, [&](SeatId other) { return judge.closely(other, deal); });
    if (idea.worth > best.worth) best = idea;
  }
  if (best.worth < kLeastWorth) return std::nullopt;
  PartnerSet to;
  for (const SeatId other : best.to) to.insert(view.definition().partnerId(other, view.seat()));
  const Action action = offerTrade(best.deal.give, best.deal.want, to);
  if (!view.allows(action)) return std::nullopt;
  open_ = best.deal;
  handThen_ = view.own().hand;
  offersThen_ = view.own().offers;
  return action;
}

}  // namespace tapu
