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

/// The trade that the viewer is preparing, whatever panel shows it: the cards that they would give and get, the players
/// they ask, the offer they answer with one of their own, and the bank's answer. It ends with the turn; but a draft for
/// the own turn, or a half-made answer to an offer, waits for that turn.
class Bargain {
 public:
  /// Takes over a position: hand, partners and offers as they are now.
  void read(const PlaySight& sight);

  const TradeDraft& draft() const { return draft_; }
  /// The own open offer, or the offer that the draft answers, from the viewer's side.
  const TradeDraft& original() const { return original_; }
  CardCounts hand() const { return hand_; }
  /// The most cards of a kind that it makes sense to want.
  static int mostWanted(const PlaySight& sight, Resource kind);
  /// Changes the draft by `by` cards of this kind. False: nothing changed.
  bool step(TradeSide side, Resource kind, int by) { return isOpen_ && draft_.change(side, kind, by, hand_); }
  /// Empties the draft; no offer is answered any more.
  void clear();
  void backToOriginal() { draft_ = original_; }
  /// Sets the draft to the terms of an offer or of a swap with the bank. An offer to one player who has an open offer
  /// answers that.
  void propose(const PlaySight& sight, const Action& trade);
  /// Makes the draft an answer to the offer of this seat.
  void startCounter(SeatId offerer);
  /// The seat whose offer the draft answers; none = nobody's.
  SeatId counterTo() const { return counterTo_; }
  /// Whether the draft answers an offer, and has not been offered yet.
  bool isCounterBegun() const { return isBegun_ && !counterTo_.isNone(); }
  /// Notes that the viewer does this now: to accept or decline the offer that the draft answers ends the draft.
  void hear(const Action& action);
  /// The seat whose offer has gone while the draft was to answer it, told once; none: nobody's. The draft is then for
  /// that player alone, until the viewer changes that, and answers their next offer.
  SeatId takeLost() { return std::exchange(lost_, {}); }

  /// The partners to whom an offer may go now.
  PartnerSet partners() const { return partners_; }
  /// The partners to whom the offer would go.
  PartnerSet asked() const;
  /// The only player for whom the draft is; none: there are several. Trade with them may be impossible now.
  SeatId onlyMeant() const { return chosen_ && chosen_->size() == 1 ? seatOf(chosen_->first()) : SeatId(); }
  /// The seat of a partner; none: nobody.
  SeatId seatOf(PartnerId partner) const { return seats_[partner.value]; }
  /// Whether a partner is asked. `ask` includes one in offers or leaves them out; where the draft was for one alone, in
  /// this draft only. It returns the names of all that are left out now, those of earlier games included.
  enum class Asked : quint8 { No, Yes };
  QStringList ask(PartnerId partner, Asked asked);
  /// Sets the viewer's filter of offers: players who are shunned there are not asked either.
  void setFilter(const OfferFilter* filter) { filter_ = filter; }
  /// Sets the players, by `PlaySight::lobbyName`, who are left out.
  void setUnasked(const QStringList& names) { unasked_ = names; }

  /// The offer that the draft makes, legal or not.
  Action offerAction() const { return offerTrade(draft_.give, draft_.get, asked()); }
  /// The bank's answer to the draft, as `bankAnswer` gives it; then the action for it.
  const std::optional<BankSwap>& swap() const { return bank_; }
  std::optional<Action> swapAction() const;
  /// Whether the draft is a swap with the bank that was proposed, and has not been changed since.
  bool isForBank() const { return forBank_ == draft_; }

 private:
  void followTurn(const PlaySight& sight);
  void followCounter(const PlaySight& sight);
  PartnerSet onlyPartner(SeatId seat) const;
  void forget();
  TradeDraft draft_, original_;
  std::optional<TradeDraft> forBank_;  ///< see `isForBank`
  CardCounts hand_;
  std::array<SeatId, PartnerSet::kMost> seats_;  ///< the seat of each partner of the viewer
  PartnerSet partners_, left_;
  QStringList unasked_;     ///< their names in the lobby, and those of earlier games
  QStringList lobbyNames_;  ///< of all partners
  SeatId counterTo_;
  bool isOpen_ = true;    ///< cards can change hands; not so in the set-up
  bool isKept_ = false;   ///< the draft was an answer that the turn has passed over: it waits for the own turn
  bool isBegun_ = false;  ///< an answer to `counterTo_` that has not been offered
  std::optional<PartnerSet> chosen_;  ///< the partners of this draft alone; nothing: all who are not left out
  SeatId bound_, lost_;               ///< the seat whose next offer the draft would answer; see `takeLost`
  SeatId reader_;                     ///< the viewer of the last position
  bool wasMine_ = false;
  const OfferFilter* filter_ = nullptr;
  std::uint32_t turn_ = 0;
  std::vector<Offer> offersSeen_;  ///< [seat]
  std::optional<BankSwap> bank_;
};

}  // namespace tapu
