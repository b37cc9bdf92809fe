// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <map>

#include "app/kit/action_button.h"
#include "app/kit/herald.h"
#include "app/table/trade/bargain.h"
#include "app/table/trade/offer_filter.h"
#include "app/table/trade/offer_list.h"

namespace tapu {

/// The common part of the panels where a trade is composed: a draft of cards to give and get, the swap with the bank,
/// the own offer, and the offers of others, wherever their list lies. While it has the keyboard, the keys 1 to 5 add a
/// card of a resource to the wanted ones, with Shift to the given ones; Enter makes the offer or swap. A click does not
/// give it the keyboard, since elsewhere on the page these keys build.
class BargainPanel : public QWidget {
  Q_OBJECT
 public:
  /// `incoming` shows the offers of others, and lives as long as the page.
  BargainPanel(OfferList* incoming, QWidget* parent);
  /// Offers of bots are declined unseen from the first on, until the viewer wants them.
  void declineBots() { usual_.setBots(OfferFilter::For::Game); }
  /// Shows draft and offers in this position.
  void refresh(const PlaySight& sight);
  /// Takes an event, before the `refresh` that follows it.
  virtual void hear(const Event&, const PlaySight&) {}
  /// The cards that the viewer wants to give and get.
  const TradeDraft& draft() const { return bargain_.draft(); }
  /// Changes the draft by `by` cards of this kind; false: it stays as it is, as the hand has no more of them.
  bool step(TradeSide side, Resource kind, int by);
  /// Empties the draft.
  void clear();
  /// Sets the draft to the terms of this offer, or of this swap with the bank.
  void propose(const PlaySight& sight, const Action& trade);
  /// Notes that the viewer does this now.
  void follow(const Action& action) { bargain_.hear(action); }
  /// Taken: digits are cards of the trade, as long as the keyboard is here. Left: they build, as everywhere at the
  /// table, since the person did not go here by themselves; Enter still makes the trade. The parts of the panel that
  /// they then go to take digits again.
  enum class Digits : quint8 { Taken, Left };
  /// Takes the keyboard.
  void takeFocus(Digits digits = Digits::Taken);
  /// Sets the players, by `PlaySight::lobbyName`, whom offers leave out until the person includes them again.
  void setUnasked(const QStringList& names) { bargain_.setUnasked(names); }
  /// The seat whose offer the draft answers; none = nobody's.
  SeatId counterTo() const { return bargain_.counterTo(); }
  /// Whether the viewer writes an answer to an offer, and has not offered it yet.
  bool isCounterBegun() const { return bargain_.isCounterBegun(); }
  /// To be called when the panel takes the place of a part that went by itself: a click that was meant for that part
  /// does nothing here in the first moment.
  void guardClicks();
  /// The offers of others to the viewer.
  OfferList& incoming() const { return *incoming_; }
  /// Whether some are shown; one that has become a trade counts until it is removed.
  bool hasIncoming() const { return !incoming_->isEmpty(); }

 Q_SIGNALS:
  /// The player wants this action; the page submits it.
  void act(const tapu::Action& action);
  /// An offer that the player does not want to see is declined for them: the page submits this action, and disturbs
  /// nothing that they do.
  void declinedUnseen(const tapu::Action& action);
  /// The offer of this player has gone while the viewer wrote an answer to it.
  void counterLost(tapu::SeatId offerer);
  /// The draft has changed: the page calls `refresh`.
  void draftChanged();
  /// An offer that is over was removed: if the panel was unfolded for it, the page may fold it again.
  void incomingGone();
  /// The person left a player out of offers or included them again: the names of all who are left out now.
  void unaskedChanged(const QStringList& names);

 protected:
  /// The buttons that every such panel has, wherever it puts them.
  struct Buttons {
    ActionButton* clear = nullptr;
    ActionButton* swap = nullptr;  ///< with the bank
    ActionButton* offer = nullptr;
    ActionButton* withdraw = nullptr;
    ActionButton* back = nullptr;  ///< to the offer that was made
  };
  /// Joins the buttons to the draft. To be called once, before every other function.
  void join(const Buttons& buttons);
  const Buttons& buttons() const { return at_; }
  /// Shows the parts of this panel alone in this position; the draft has been read.
  virtual void showOwn(const PlaySight& sight) = 0;
  /// Sets all texts in the language of the interface.
  virtual void retranslate();
  /// Makes the draft an answer to the offer of this seat.
  virtual void startCounter(SeatId offerer);
  /// Names the button that makes an offer by the player it goes to; `toSeveral`: its words for several players.
  void nameOffer(const PlaySight& sight, const QString& toSeveral);
  /// The person wants to ask this partner, or to leave them out.
  void ask(PartnerId partner, Bargain::Asked asked);
  const Bargain& bargain() const { return bargain_; }
  /// The offers that the viewer does not want to see.
  OfferFilter& filter() { return filters_.try_emplace(reader_, usual_).first->second; }

  /// Whether digits are cards of the trade now, if the keyboard is here.
  Digits digits() const { return digits_; }

  bool event(QEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;

 private:
  void refreshSwap(const PlaySight& sight);
  void keepFocus(const QWidget* before);
  void press(ActionButton* button);
  OfferList* incoming_;
  Herald* herald_;
  Digits digits_ = Digits::Taken;
  Buttons at_;
  Bargain bargain_;
  OfferFilter usual_;                      ///< for a viewer who has set nothing yet
  std::map<SeatId, OfferFilter> filters_;  ///< of each viewer
  SeatId reader_;                          ///< the viewer of the last position
};

}  // namespace tapu
