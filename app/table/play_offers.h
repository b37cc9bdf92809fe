// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/badge.h"
#include "app/kit/card_list.h"
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
  explicit OfferCard(SeatId offerer, QWidget* parent = nullptr);

  /// Who made the offer.
  SeatId offerer() const { return offerer_; }
  /// Shows the offer as it is in this position.
  void refresh(const PlaySight& sight);
  /// To be called when there is no such offer any more: the card stays for a moment, greyed and with its buttons
  /// disabled, so that what lies below it does not jump; the trade panel removes it later.
  void end();
  /// `end` was called.
  bool isOver() const { return over_; }
  /// The button that accepts the offer.
  ActionButton* acceptButton() const { return accept_; }

 Q_SIGNALS:
  /// The player accepts or declines with this action; the page submits it.
  void act(const tapu::Action& action);
  /// The player wants to answer the offer of this seat with another one.
  void change(tapu::SeatId offerer);

 private:
  void retranslate();

  SeatId offerer_;
  QString name_;
  bool over_ = false;
  Badge* badge_;
  Words *title_, *getTitle_, *giveTitle_;
  CardList *get_, *give_;
  Words* reason_;  ///< why it cannot be accepted
  ActionButton *accept_, *change_, *decline_;
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
