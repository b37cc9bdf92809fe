// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_bargain.h"

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
  const bool wasCounter = !std::exchange(counterTo_, {}).isNone();
  isKept_ = (isBegun_ || isKept_) && !wasMine && !isAnother && draft_ != offered;
  isBegun_ = false;
  if (!isKept_ && (wasCounter || !sight.isMyTurn() || isAnother)) clear();
}

void Bargain::read(const PlaySight& sight) {
  followTurn(sight);
  hand_ = sight.hasHand() ? sight.mine().hand : CardCounts{};
  draft_.fit(hand_);
  partners_ = left_ = {};
  seats_ = {};
  lobbyNames_ = QStringList(PartnerSet::kMost);
  offersSeen_.clear();
  for (const Seat& seat : sight.state.seats) offersSeen_.push_back(seat.offer);
  if (counterTo_ && !sight.state.seat(counterTo_).offer.isOpen()) counterTo_ = {};
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
  }
}

int Bargain::mostWanted(const PlaySight& sight, Resource kind) {
  const Rules& rules = sight.definition.rules;
  return rules.unlimitedBank == Switch::On ? rules.handLimit : rules.bank[kind];
}

void Bargain::clear() {
  draft_.clear();
  isKept_ = false;
  counterTo_ = {};
}

void Bargain::startCounter(SeatId offerer) {
  const Offer& offer = offersSeen_[offerer.value];
  counterTo_ = offerer;
  isBegun_ = true;
  original_ = {offer.want, offer.give};
  draft_ = original_;
  draft_.fit(hand_);
}

PartnerSet Bargain::asked() const {
  if (counterTo_.isNone()) return partners_ - left_;
  const auto place = std::ranges::find(seats_, counterTo_);
  return place == seats_.end() ? PartnerSet{} : PartnerSet{PartnerId(static_cast<int>(place - seats_.begin()))};
}

QStringList Bargain::ask(PartnerId partner, Asked asked) {
  const QString& name = lobbyNames_[partner.value];
  asked == Asked::Yes ? left_.erase(partner) : left_.insert(partner);
  unasked_.removeAll(name);
  if (asked == Asked::No) unasked_ << name;
  return unasked_;
}

std::optional<Action> Bargain::swapAction() const {
  return bank_ ? std::optional(tradeWithBank(bank_->give, bank_->get)) : std::nullopt;
}

}  // namespace tapu
