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

/// Somebody's offer to the reader, in the reader's words: You get, You give; accept, change, decline.
class OfferCard : public Sheet {
  Q_OBJECT
 public:
  explicit OfferCard(SeatId offerer, QWidget* parent = nullptr);

  SeatId offerer() const { return offerer_; }
  void refresh(const PlaySight& sight);
  /// The offer is gone: the card keeps its place, greyed and without effect, until its holder removes it.
  void end();
  bool isOver() const { return over_; }
  ActionButton* acceptButton() const { return accept_; }

 Q_SIGNALS:
  void act(const tapu::Action& action);
  /// The player wants to answer this seat's offer with another one.
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

/// What the asked players say to the reader's open offer, one row each; the reader picks whom to trade with, or
/// withdraws.
class AnswerRows : public QWidget {
  Q_OBJECT
 public:
  explicit AnswerRows(QWidget* parent = nullptr);
  void refresh(const PlaySight& sight);
  /// "Accepts", "Declines", "Counter-offer" or "Thinks it over": what a seat says to the offer of another.
  static QString answerOf(const PlaySight& sight, SeatId offerer, SeatId asked);

 Q_SIGNALS:
  void act(const tapu::Action& action);

 private:
  QVBoxLayout* rows_;
  std::vector<AnswerRow*> shown_;
};

}  // namespace tapu
