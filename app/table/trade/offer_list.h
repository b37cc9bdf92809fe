// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <set>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/badge.h"
#include "app/kit/card_list.h"
#include "app/kit/clock_ring.h"
#include "app/kit/press_guard.h"
#include "app/kit/sheet.h"
#include "app/kit/stepper.h"
#include "app/kit/words.h"
#include "app/table/sight/play_sight.h"
#include "app/table/trade/offer_filter.h"
#include "engine/rules/trade.h"

class QTimer;
class QVBoxLayout;

namespace tapu {

/// An offer of another player to the viewer, from the viewer's side (You get, You give), with buttons to accept, change
/// and decline it, and with the time that it has.
class OfferCard : public Sheet {
  Q_OBJECT
 public:
  explicit OfferCard(SeatId offerer, QWidget* parent = nullptr);

  /// Who made the offer.
  SeatId offerer() const { return offerer_; }
  /// Shows the offer as it is in this position. Buttons take no click in the first moment after its terms have changed,
  /// nor in that after the card has come: what is pressed then was meant for what stood there before.
  void refresh(const PlaySight& sight);
  /// In that first moment: no key answers it either.
  bool isNew() const { return first_->isEarly(); }
  /// Whether the card counts down to what it does by itself.
  enum class Countdown : quint8 { Hidden, Shown };
  /// Declines by itself `ms` from now. Nothing new if it does so already.
  void declineIn(int ms, Countdown countdown);
  /// It will not decline by itself.
  void stay();
  /// To be called when both have traded by this offer: it says so for a moment and takes no clicks.
  void endAsTrade();
  /// `endAsTrade` was called.
  bool isOver() const { return over_; }
  /// The button that accepts the offer.
  ActionButton* acceptButton() const { return accept_; }
  /// The button that declines the offer.
  ActionButton* declineButton() const { return decline_; }
  /// What is told of the time beside it; empty if nothing is, or none runs.
  QString timeText() const { return time_->text(); }

 Q_SIGNALS:
  /// The player accepts or declines with this action; the page submits it.
  void act(const tapu::Action& action);
  /// The time to decline by itself is over: the page submits this action, and disturbs nothing that the player does.
  void declinedUnseen(const tapu::Action& action);
  /// The player wants to answer the offer of this seat with another one.
  void change(tapu::SeatId offerer);

 private:
  void lay();
  void retranslate();
  void showTime(const OfferTime& time);
  void tellRing(const QString& meaning);

  PressGuard* first_;
  CardCounts shownGive_, shownWant_;  ///< the terms, as the offerer said them
  SeatId offerer_;
  QString name_;
  bool over_ = false, wasTold_ = false;  ///< `wasTold_`: that bots wait
  Badge* badge_;
  Words *title_, *getTitle_, *giveTitle_;
  CardList *get_, *give_;
  Words* reason_;  ///< why it cannot be accepted
  Words* time_;
  ClockRing* ring_;
  QTimer* declining_;
  Countdown countdown_ = Countdown::Hidden;  ///< while it declines by itself
  ActionButton *accept_, *change_, *decline_;
};

/// The offers of others to the viewer, a card for each. The card of an offer that is over goes at once; what moves into
/// its place takes no click in the first moment, since that was meant for what has gone. Nor does a new card. An offer
/// that the only person at the table cannot accept hurries nobody: it has no countdown, and is declined after a moment.
class OfferList : public QWidget {
  Q_OBJECT
 public:
  explicit OfferList(QWidget* parent = nullptr);
  /// Shows the offers of this position, but for those that `filter` keeps away: these are declined.
  /// The offer of `changed` is being answered by another one: it is not declined by itself.
  void refresh(const PlaySight& sight, const OfferFilter& filter = {}, SeatId changed = {});
  /// Whether no card is shown; one that has become a trade counts until it is removed.
  bool isEmpty() const { return cards_.empty(); }
  /// How many offers are open.
  int open() const;
  /// The viewer has traded with this player: an offer of theirs that is over at the next `refresh` says so.
  void traded(SeatId with) { traded_ = with; }
  /// The uppermost offer that the viewer may accept or decline now; null if there is none.
  OfferCard* firstToAccept() const;
  OfferCard* firstToDecline() const;
  /// Answers the uppermost offer, as its button does. Not in the first moment of a card, nor of its place: the answer
  /// was meant for what lay there before.
  void answerFirst(OfferAnswer answer);
  /// To be called when the list comes to the front by itself: a click that was meant for what lay there before does
  /// nothing.
  void guardClicks() { guard_->restart(); }

 Q_SIGNALS:
  /// The player answers an offer with this action; the page submits it.
  void act(const tapu::Action& action);
  /// An offer is declined for the player, once: the page submits this action, and disturbs nothing that they do.
  void declinedUnseen(const tapu::Action& action);
  /// The player wants to answer the offer of this seat with another one.
  void change(tapu::SeatId offerer);
  /// A card was removed.
  void gone();

 private:
  enum class Which : quint8 { Ended, Traded };
  void declineUnseen(const PlaySight& sight, SeatId offerer);
  void remove(Which which, const std::vector<SeatId>& open);
  void add(SeatId offerer);
  PressGuard* guard_;
  SeatId traded_;
  QVBoxLayout* column_;
  std::vector<OfferCard*> cards_;
  SeatId reader_;              ///< the viewer of the last position
  std::set<SeatId> declined_;  ///< whose offers are about to be declined unseen
};

class AnswerRow;

/// What the other players say to the viewer's offer, a row for each player asked, side by side until the viewer trades
/// with one of them, closes it, makes another offer, or the turn ends: also when all have declined and the offer is
/// gone.
class AnswerRows : public QWidget {
  Q_OBJECT
 public:
  explicit AnswerRows(QWidget* parent = nullptr);
  /// Tells what has happened, before the `refresh` that follows it.
  void hear(const Event& event, const PlaySight& sight);
  /// Shows the answers in this position. Line: the room is for offers of others; of an offer that all have declined
  /// one line is left.
  enum class Room : quint8 { Rows, Line };
  void refresh(const PlaySight& sight, Room room = Room::Rows);
  /// All have declined, and the viewer has not put that away yet.
  bool isDeclined() const { return end_ == End::Declined; }
  /// Nothing is shown any more of an offer that is over.
  void putAway();
  /// An answer in words. Counters: the seat has made an offer of its own.
  enum class Counters : quint8 { No, Yes };
  static QString wordFor(OfferAnswer answer, Counters counters);
  /// What a seat has answered to the offer of another: "Accepts", "Declines", "Counter-offer" or "Thinks it over".
  static QString answerOf(const PlaySight& sight, SeatId offerer, SeatId asked);

 Q_SIGNALS:
  /// The player confirms or withdraws with this action; the page submits it.
  void act(const tapu::Action& action);

 private:
  struct Asked {
    SeatId seat;
    OfferAnswer answer;
  };
  enum class End : quint8 { None, Open, Declined };
  void note(const PlaySight& sight);
  void showRows();
  bool isLine() const { return room_ == Room::Line && end_ == End::Declined; }
  CardCounts give_, get_;
  std::vector<Asked> asked_;
  End end_ = End::None;
  Room room_ = Room::Rows;
  std::uint32_t turn_ = 0;
  Words* title_;
  QWidget* wait_;  ///< how long bots leave the offer to persons
  ClockRing* ring_;
  Words* waitWords_;
  QVBoxLayout* rows_;
  std::vector<AnswerRow*> shown_;
};

}  // namespace tapu
