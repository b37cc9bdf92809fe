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

  /// The seat that made the offer.
  SeatId offerer() const { return offerer_; }
  /// Shows the offer as it is in this position. Buttons take no click in the first moment after its terms have changed
  /// or the card has come: such a click was meant for what stood there before.
  void refresh(const PlaySight& sight);
  /// Whether this is that first moment: no key answers the offer either.
  bool isNew() const { return first_->isEarly(); }
  /// Whether the card shows a countdown to its decline.
  enum class Countdown : quint8 { Hidden, Shown };
  /// Has the card decline by itself in `ms` milliseconds; nothing changes if it already is to.
  void declineIn(int ms, Countdown countdown);
  /// Cancels that: the card does not decline by itself.
  void stay();
  /// To be called when both have traded by this offer: the card says so for a moment and takes no clicks.
  void endAsTrade();
  /// Whether `endAsTrade` was called.
  bool isOver() const { return over_; }
  /// The button that accepts the offer.
  ActionButton* acceptButton() const { return accept_; }
  /// The button that declines the offer.
  ActionButton* declineButton() const { return decline_; }
  /// The text about the time that runs; empty: there is none.
  QString timeText() const { return time_->text(); }

 Q_SIGNALS:
  /// The player accepts or declines with this action; the page submits it.
  void act(const tapu::Action& action);
  /// The time to decline by itself is over: the page submits this action, and disturbs nothing that the player does.
  void declinedUnseen(const tapu::Action& action);
  /// The player wants to answer the offer of this seat with another one.
  void change(tapu::SeatId offerer);
  /// The player wants no more offers of bots in this turn.
  void hadEnough();
  /// The player wants to say which offers they see. `at`: the point of the screen below the button that asks.
  void wishesAsked(tapu::SeatId offerer, const QString& name, QPoint at);

 private:
  void lay();
  void layWishes();
  void retranslate();
  void showTime(const OfferTime& time);
  void tellRing(const QString& meaning);

  PressGuard* first_;
  CardCounts shownGive_, shownWant_;  ///< the terms, as the offerer said them
  SeatId offerer_;
  QString name_, acceptTip_, declineTip_;
  bool over_ = false, wasTold_ = false;  ///< `wasTold_`: bots were shown to wait; that line then stays
  Badge* badge_;
  Words *title_, *getTitle_, *giveTitle_;
  CardList *get_, *give_;
  Words* reason_;  ///< why it cannot be accepted
  Words* time_;
  ClockRing* ring_;
  QTimer* declining_;
  Countdown countdown_ = Countdown::Hidden;  ///< while it declines by itself
  ActionButton *accept_, *change_, *decline_;
  ActionButton *noMore_ = nullptr, *wishes_ = nullptr;  ///< on offers of bots: they make many
};

/// The offers of others to the viewer, a card for each. The card of an offer that is over goes at once; the card that
/// moves into its place, or a new one, takes no click in the first moment, since that was meant for the card before. An
/// offer that the only person at the table cannot accept has no countdown, and is declined after a moment.
class OfferList : public QWidget {
  Q_OBJECT
 public:
  explicit OfferList(QWidget* parent = nullptr);
  /// Shows the offers of this position, but for those that `filter` keeps away: these are declined. `changed`: the seat
  /// whose offer is being answered by another one, so that it is not declined by itself.
  void refresh(const PlaySight& sight, const OfferFilter& filter = {}, SeatId changed = {});
  /// Whether no card is shown; one that has become a trade counts until it is removed.
  bool isEmpty() const { return cards_.empty(); }
  /// The number of open offers.
  int open() const;
  /// Whether an open offer of this seat is shown.
  bool shows(SeatId offerer) const;
  /// Notes that the viewer has traded with this player: the card of their offer, over at the next `refresh`, says so.
  void traded(SeatId with) { traded_ = with; }
  /// The uppermost offer that the viewer may accept or decline now; null if there is none.
  OfferCard* firstToAccept() const;
  OfferCard* firstToDecline() const;
  /// Answers the uppermost offer, as its button does; does nothing in the first moment of a card or of its place, since
  /// the answer was meant for the card before.
  void answerFirst(OfferAnswer answer);
  /// To be called when the list comes to the front by itself: a click that was meant for the part before it does
  /// nothing.
  void guardClicks() { guard_->restart(); }

 Q_SIGNALS:
  /// The player answers an offer with this action; the page submits it.
  void act(const tapu::Action& action);
  /// An offer is declined for the player, once: the page submits this action, and disturbs nothing that they do.
  void declinedUnseen(const tapu::Action& action);
  /// The player wants to answer the offer of this seat with another one.
  void change(tapu::SeatId offerer);
  /// As of an `OfferCard`.
  void hadEnough();
  void wishesAsked(tapu::SeatId offerer, const QString& name, QPoint at);
  /// A card was removed.
  void gone();

 private:
  enum class Which : quint8 { Ended, Traded };
  void declineUnseen(const PlaySight& sight, SeatId offerer);
  void remove(Which which, const std::vector<SeatId>& open);
  void add(const PlaySight& sight, SeatId offerer);
  PressGuard* guard_;
  SeatId traded_;
  QVBoxLayout* column_;
  std::vector<OfferCard*> cards_;
  SeatId reader_;              ///< the viewer of the last position
  std::set<SeatId> declined_;  ///< seats whose offers are about to be declined unseen
};

class AnswerRow;

/// The answers of the other players to the viewer's offer, a row for each player asked. The rows stay until the viewer
/// trades with one of them, closes them, makes another offer, or the turn ends, even if all have declined and the offer
/// is gone.
class AnswerRows : public QWidget {
  Q_OBJECT
 public:
  explicit AnswerRows(QWidget* parent = nullptr);
  /// Takes an event, before the `refresh` that follows it.
  void hear(const Event& event, const PlaySight& sight);
  /// Shows the answers in this position. Line: the room is needed for offers of others; an offer that all have declined
  /// is shown in one line.
  enum class Room : quint8 { Rows, Line };
  void refresh(const PlaySight& sight, Room room = Room::Rows);
  /// Whether nothing is shown.
  bool isEmpty() const { return asked_.empty(); }
  /// Whether all have declined, and the viewer has not put that away yet.
  bool isDeclined() const { return end_ == End::Declined; }
  /// Shows an offer that is over no more.
  void putAway();
  /// An answer in words. Counters: the seat has made an offer of its own.
  enum class Counters : quint8 { No, Yes };
  static QString wordFor(OfferAnswer answer, Counters counters);
  /// The answer of a seat to the offer of another: "Accepts", "Declines", "Counter-offer" or "Thinks it over".
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
  QWidget* wait_;  ///< the time for which bots leave the offer to persons
  ClockRing* ring_;
  Words* waitWords_;
  QVBoxLayout* rows_;
  std::vector<AnswerRow*> shown_;
};

}  // namespace tapu
