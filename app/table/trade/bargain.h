// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "app/table/trade/offer_filter.h"
#include "app/table/trade/trade_draft.h"

namespace tapu {

/// What the viewer is about to trade, whatever panel shows it: the cards that they would give and get, whom they ask,
/// whose offer they answer with one of their own, and what the bank says to it. It ends with the turn, but what was
/// prepared for the own turn is there when that begins, a half-made answer to an offer too.
class Bargain {
 public:
  /// Takes over a position: hand, partners and offers as they are now.
  void read(const PlaySight& sight);

  const TradeDraft& draft() const { return draft_; }
  /// The own open offer, or that which is answered by another one, from the viewer's side.
  const TradeDraft& original() const { return original_; }
  CardCounts hand() const { return hand_; }
  /// The most cards of a kind that it makes sense to want.
  static int mostWanted(const PlaySight& sight, Resource kind);
  /// Changes the draft by `by` cards of this kind. False: nothing changed.
  bool step(TradeSide side, Resource kind, int by) { return draft_.change(side, kind, by, hand_); }
  /// Empties the draft; no offer is answered any more.
  void clear();
  void backToOriginal() { draft_ = original_; }
  /// The draft becomes these terms of an offer or of a swap with the bank; an offer to one player whose own offer is
  /// open answers that.
  void propose(const PlaySight& sight, const Action& trade);
  /// The draft becomes an answer to the offer of this seat.
  void startCounter(SeatId offerer);
  /// Whose offer the draft answers; none = nobody's.
  SeatId counterTo() const { return counterTo_; }
  /// The draft answers an offer, and has not been offered yet.
  bool isCounterBegun() const { return isBegun_ && !counterTo_.isNone(); }
  /// The viewer does this now: who accepts or declines the offer that the draft answers answers it with nothing else.
  void hear(const Action& action);
  /// Whose offer has gone while the draft was to answer it, told once; none: nobody's. The draft is for that player
  /// alone from then on, until the viewer says otherwise; and it answers their next offer, if they make one.
  SeatId takeLost() { return std::exchange(lost_, {}); }

  /// To whom an offer may go now.
  PartnerSet partners() const { return partners_; }
  /// To whom the offer would go.
  PartnerSet asked() const;
  /// The only player whom the draft is for; none: there are several. They may be out of reach now.
  SeatId onlyMeant() const { return chosen_ && chosen_->size() == 1 ? seatOf(chosen_->first()) : SeatId(); }
  /// Who a partner is; none: nobody.
  SeatId seatOf(PartnerId partner) const { return seats_[partner.value]; }
  /// Includes a partner in offers, or leaves them out; where the draft was for one alone, in this draft only. Returns
  /// the names of all that are left out of offers now, those of earlier games included.
  enum class Asked : quint8 { No, Yes };
  QStringList ask(PartnerId partner, Asked asked);
  /// Whose wishes about offers count: who is shunned is not asked either.
  void setFilter(const OfferFilter* filter) { filter_ = filter; }
  /// Players, by `PlaySight::lobbyName`, who are left out.
  void setUnasked(const QStringList& names) { unasked_ = names; }

  /// The offer that the draft makes, legal or not.
  Action offerAction() const { return offerTrade(draft_.give, draft_.get, asked()); }
  /// What the bank would do for the draft, as `bankAnswer`, and the action for it.
  const std::optional<BankSwap>& swap() const { return bank_; }
  std::optional<Action> swapAction() const;
  /// The draft is a swap with the bank that was proposed, and has not been changed since.
  bool isForBank() const { return forBank_ == draft_; }

 private:
  void followTurn(const PlaySight& sight);
  void followCounter(const PlaySight& sight);
  PartnerSet onlyPartner(SeatId seat) const;
  void forget();
  TradeDraft draft_, original_;
  std::optional<TradeDraft> forBank_;  ///< see `isForBank`
  CardCounts hand_;
  std::array<SeatId, PartnerSet::kMost> seats_;  ///< who each partner of the viewer is
  PartnerSet partners_, left_;
  QStringList unasked_;     ///< their names in the lobby, and those of earlier games
  QStringList lobbyNames_;  ///< of all partners
  SeatId counterTo_;
  bool isKept_ = false;   ///< the draft was an answer that the turn has passed over: it waits for the own turn
  bool isBegun_ = false;  ///< an answer to `counterTo_` that has not been offered
  std::optional<PartnerSet> chosen_;  ///< whom this draft alone is for; none: all who are not left out
  SeatId bound_, lost_;               ///< whose next offer the draft would answer; see `takeLost`
  SeatId reader_;                     ///< the viewer of the last position, and whether it was their turn
  bool wasMine_ = false;
  const OfferFilter* filter_ = nullptr;
  std::uint32_t turn_ = 0;
  std::vector<Offer> offersSeen_;  ///< [seat]
  std::optional<BankSwap> bank_;
};

}  // namespace tapu
