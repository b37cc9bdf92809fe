// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/badge.h"
#include "app/kit/card_list.h"
#include "app/kit/press_guard.h"
#include "app/kit/sheet.h"
#include "app/kit/stepper.h"
#include "app/kit/words.h"
#include "app/table/play_sight.h"

class QVBoxLayout;

namespace tapu {

/// An offer of another player to the viewer, from the viewer's side (You get, You give), with buttons to accept, change
/// and decline it.
class OfferCard : public Sheet {
  Q_OBJECT
 public:
  /// Tall: for a narrow panel, one part below the other. Flat: what is got and given, and the buttons, side by side.
  enum class Shape : quint8 { Tall, Flat };
  explicit OfferCard(SeatId offerer, QWidget* parent = nullptr, Shape shape = Shape::Tall);

  /// Who made the offer.
  SeatId offerer() const { return offerer_; }
  /// Shows the offer as it is in this position.
  void refresh(const PlaySight& sight);
  /// How an offer ends: as a trade with the viewer, or in another way.
  enum class Ended : quint8 { Over, Traded };
  /// To be called when there is no such offer any more: the card stays for a moment, greyed and with its buttons
  /// disabled, so that what lies below it does not jump; the trade panel removes it later.
  void end(Ended how);
  /// `end` was called.
  bool isOver() const { return over_; }
  /// The button that accepts the offer.
  ActionButton* acceptButton() const { return accept_; }
  /// The button that declines the offer.
  ActionButton* declineButton() const { return decline_; }

 Q_SIGNALS:
  /// The player accepts or declines with this action; the page submits it.
  void act(const tapu::Action& action);
  /// The player wants to answer the offer of this seat with another one.
  void change(tapu::SeatId offerer);

 private:
  void layTall();
  void layFlat();
  void retranslate();

  SeatId offerer_;
  QString name_;
  bool over_ = false;
  Ended how_ = Ended::Over;
  Badge* badge_;
  Words *title_, *getTitle_, *giveTitle_;
  CardList *get_, *give_;
  Words* reason_;  ///< why it cannot be accepted
  ActionButton *accept_, *change_, *decline_;
};

/// The offers of others to the viewer, a card for each. One that is over stays for a moment, and as long as the pointer
/// is over the list or the panel that it is a part of: nothing should move up under it while somebody wants to click.
class OfferList : public QWidget {
  Q_OBJECT
 public:
  explicit OfferList(QWidget* parent = nullptr, OfferCard::Shape shape = OfferCard::Shape::Tall);
  /// The panel that it is a part of; itself at first.
  void setPanel(const QWidget* panel) { panel_ = panel; }
  /// Shows the offers of this position.
  void refresh(const PlaySight& sight);
  /// Whether no card is shown; one that is over counts until it is removed.
  bool isEmpty() const { return cards_.empty(); }
  /// How many offers are open.
  int open() const;
  /// The viewer has traded with this player: an offer of theirs that is over at the next `refresh` says so.
  void traded(SeatId with) { traded_ = with; }
  /// The uppermost offer that the viewer may accept or decline now; null if there is none.
  OfferCard* firstToAccept() const;
  OfferCard* firstToDecline() const;
  /// To be called when the list comes to the front by itself: a click that was meant for what lay there before does
  /// nothing.
  void guardClicks() { guard_->restart(); }
  /// Removes the cards of offers that are over, as when the pointer has left what is around the list.
  void removeEnded();

 Q_SIGNALS:
  /// The player answers an offer with this action; the page submits it.
  void act(const tapu::Action& action);
  /// The player wants to answer the offer of this seat with another one.
  void change(tapu::SeatId offerer);
  /// A card was removed.
  void gone();

 private:
  void end(OfferCard* card);
  OfferCard::Shape shape_;
  const QWidget* panel_ = this;
  PressGuard* guard_;
  SeatId traded_;
  QVBoxLayout* column_;
  std::vector<OfferCard*> cards_;
};

class AnswerRow;

/// What the other players say to the viewer's open offer, a row for each player asked. The viewer confirms the trade
/// with one of them, or withdraws the offer.
class AnswerRows : public QWidget {
  Q_OBJECT
 public:
  explicit AnswerRows(QWidget* parent = nullptr);
  /// Shows the answers in this position; no rows without an open offer.
  void refresh(const PlaySight& sight);
  /// What a seat has answered to the offer of another: "Accepts", "Declines", "Counter-offer" or "Thinks it over".
  static QString answerOf(const PlaySight& sight, SeatId offerer, SeatId asked);

 Q_SIGNALS:
  /// The player confirms or withdraws with this action; the page submits it.
  void act(const tapu::Action& action);

 private:
  QVBoxLayout* rows_;
  std::vector<AnswerRow*> shown_;
};

}  // namespace tapu
