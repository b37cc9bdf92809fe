// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/trade/bargain.h"

#include <algorithm>
#include <utility>

#include "engine/rules/trade.h"

namespace tapu {

/// A half-made answer to an offer is kept for the own turn, unless another person looks at this screen meanwhile.
void Bargain::followTurn(const PlaySight& sight) {
  const SeatId reader = std::exchange(reader_, sight.viewer);
  const bool isAnother = reader && reader != sight.viewer;
  const bool wasMine = std::exchange(wasMine_, sight.isMyTurn());
  if (std::exchange(turn_, sight.state.head.turn) == sight.state.head.turn) return;
  TradeDraft offered = std::exchange(original_, {});
  offered.fit(hand_);
  const SeatId counter = std::exchange(counterTo_, {});
  isKept_ = (isBegun_ || isKept_) && !wasMine && !isAnother && draft_ != offered;
  isBegun_ = false;
  bound_ = lost_ = {};
  if (!isKept_ && (counter || !sight.isMyTurn() || isAnother)) return clear();
  if (counter) chosen_ = onlyPartner(counter);
}

PartnerSet Bargain::onlyPartner(SeatId seat) const {
  const auto place = std::ranges::find(seats_, seat);
  return place == seats_.end() ? PartnerSet{} : PartnerSet{PartnerId(static_cast<int>(place - seats_.begin()))};
}

/// An offer that goes takes nobody's draft along, and gives it to nobody else.
void Bargain::followCounter(const PlaySight& sight) {
  const auto isOpen = [&](SeatId seat) { return sight.state.seat(seat).offer.isOpen(); };
  if (counterTo_ && !isOpen(counterTo_)) {
    const SeatId gone = std::exchange(counterTo_, {});
    chosen_ = onlyPartner(gone);
    if (isBegun_) bound_ = lost_ = gone;
  }
  if (!bound_ || !isAsked(sight.definition, sight.state, sight.viewer, bound_)) return;
  const Offer& again = sight.state.seat(bound_).offer;
  original_ = {again.want, again.give};
  counterTo_ = std::exchange(bound_, {});
  lost_ = {};
  isBegun_ = true;
  chosen_.reset();
}

void Bargain::read(const PlaySight& sight) {
  isOpen_ = sight.state.head.phase != Phase::Setup;
  followTurn(sight);
  hand_ = sight.hasHand() ? sight.mine().hand : CardCounts{};
  draft_.fit(hand_);
  followCounter(sight);
  partners_ = left_ = {};
  seats_ = {};
  lobbyNames_ = QStringList(PartnerSet::kMost);
  offersSeen_.clear();
  for (const Seat& seat : sight.state.seats) offersSeen_.push_back(seat.offer);
  bank_ = bankAnswer(sight, draft_);
  if (!sight.hasHand()) return;
  partners_ = tradePartners(sight.definition, sight.state, sight.viewer);
  for (PartnerId partner : sight.definition.partnersOf(sight.viewer)) {
    const SeatId seat = seats_[partner.value] = sight.definition.partner(sight.viewer, partner);
    lobbyNames_[partner.value] = sight.lobbyName(seat);
    const bool isShunned = filter_ && filter_->shuns(seat);
    if (isShunned || unasked_.contains(lobbyNames_[partner.value])) left_.insert(partner);
  }
  if (const Offer& mine = sight.mine().offer; mine.isOpen()) {
    original_ = {mine.give, mine.want};
    isBegun_ = false;
    bound_ = {};
  }
}

int Bargain::mostWanted(const PlaySight& sight, Resource kind) {
  if (sight.state.head.phase == Phase::Setup) return 0;
  const Rules& rules = sight.definition.rules;
  return rules.unlimitedBank == Switch::On ? rules.handLimit : rules.bank[kind];
}

void Bargain::clear() {
  draft_.clear();
  isKept_ = false;
  forget();
}

/// Makes the draft one that answers no offer and is for nobody in particular.
void Bargain::forget() {
  counterTo_ = bound_ = lost_ = {};
  chosen_.reset();
  forBank_.reset();
}

void Bargain::propose(const PlaySight& sight, const Action& trade) {
  clear();
  if (trade.kind == ActionKind::Bank) {
    draft_ = {CardCounts::of(trade.first, bankRate(sight.definition, sight.state, sight.viewer, trade.first)),
              CardCounts::of(trade.second)};
  } else {
    const SeatId only = trade.asked().size() == 1 ? seats_[trade.asked().first().value] : SeatId();
    if (only && isAsked(sight.definition, sight.state, sight.viewer, only))
      startCounter(only);
    else if (trade.asked() != partners_)
      chosen_ = trade.asked();  // not to those whom the advice leaves out
    draft_ = {trade.give, trade.want};
  }
  draft_.fit(hand_);
  if (trade.kind == ActionKind::Bank) forBank_ = draft_;
}

void Bargain::hear(const Action& action) {
  const bool isAnswer = action.kind == ActionKind::Accept || action.kind == ActionKind::Decline;
  if (isAnswer && !counterTo_.isNone() && action.seat == counterTo_) forget();
}

void Bargain::startCounter(SeatId offerer) {
  const Offer& offer = offersSeen_[offerer.value];
  forget();
  counterTo_ = offerer;
  isBegun_ = true;
  original_ = {offer.want, offer.give};
  draft_ = original_;
  draft_.fit(hand_);
}

PartnerSet Bargain::asked() const {
  if (!counterTo_.isNone()) return onlyPartner(counterTo_);
  return chosen_ ? *chosen_ - (*chosen_ - partners_) : partners_ - left_;
}

QStringList Bargain::ask(PartnerId partner, Asked asked) {
  const QString& name = lobbyNames_[partner.value];
  if (chosen_) {
    asked == Asked::Yes ? chosen_->insert(partner) : chosen_->erase(partner);
    bound_ = {};
    return unasked_;
  }
  asked == Asked::Yes ? left_.erase(partner) : left_.insert(partner);
  unasked_.removeAll(name);
  if (asked == Asked::No) unasked_ << name;
  return unasked_;
}

std::optional<Action> Bargain::swapAction() const {
  return bank_ ? std::optional(tradeWithBank(bank_->give, bank_->get)) : std::nullopt;
}

}  // namespace tapu
