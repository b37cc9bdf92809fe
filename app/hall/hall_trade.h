// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <array>

#include "app/hall/hall_seats.h"
#include "app/kit/action_button.h"
#include "app/kit/elided_words.h"
#include "app/kit/words.h"
#include "app/table/play_bargain.h"

namespace tapu {

/// How many cards of one kind are given or wanted, as a card with minus and plus at its foot. A click adds one, a click
/// on the minus or with the right button takes one away; so do the keys + and -, Up and Down.
class CardCounter : public QAbstractButton {
  Q_OBJECT
 public:
  CardCounter(Resource kind, TradeSide side, QWidget* parent);
  /// `value`: the number shown; `have`: cards of the kind in the hand; `most`: the largest value.
  void setNumbers(int value, int have, int most);
  int value() const { return value_; }
  QSize sizeHint() const override { return {60, 58}; }
  QSize minimumSizeHint() const override { return {46, 42}; }

 Q_SIGNALS:
  /// The person asks for one more (1) or one less (-1).
  void stepped(tapu::Resource kind, int by);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void describe();
  Resource kind_;
  TradeSide side_;
  int value_ = 0, have_ = 0, most_ = 0;
};

/// One of the six seats around the boards in the picture of whom an offer goes to. While it is checked, the player is
/// asked; while the own offer is open, it shows their answer, and a click trades with one who accepts.
class PartnerTile : public QAbstractButton {
  Q_OBJECT
 public:
  explicit PartnerTile(QWidget* parent);
  /// What the tile stands for. NoSeat: there is no such board; Apart: no trade is possible now; Mine: the viewer.
  enum class Part : quint8 { NoSeat, Apart, Mine, Partner };
  /// What is told of their answer to the viewer's open offer.
  enum class Reply : quint8 { None, Awaited, Accepted, Declined, Counter };
  void tell(Part part, const QString& name, int color, Reply reply, const QString& tip);
  Part part() const { return part_; }
  Reply reply() const { return reply_; }
  SeatId seat() const { return seat_; }
  void setSeat(SeatId seat) { seat_ = seat; }
  QSize sizeHint() const override { return {64, 62}; }
  QSize minimumSizeHint() const override { return {48, 46}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  SeatId seat_;
  Part part_ = Part::NoSeat;
  Reply reply_ = Reply::None;
  QString name_;
  int color_ = 0;
};

/// All about the viewer's own trade in the Big Game: cards that they give and get, the bank, and the seats around the
/// boards as a picture, to be tapped to ask them. While it has the keyboard, each of the keys 1 to 5 adds one card to
/// what is wanted, with Shift to what is given; Esc gives the keyboard back.
class HallTrade : public QWidget {
  Q_OBJECT
 public:
  explicit HallTrade(QWidget* parent = nullptr);
  /// Shows draft, bank and partners in this position.
  void refresh(const PlaySight& sight);
  const TradeDraft& draft() const { return bargain_.draft(); }
  /// Whose offer the draft answers; none = nobody's.
  SeatId counterTo() const { return bargain_.counterTo(); }
  /// Changes the draft by `by` cards of this kind.
  void step(TradeSide side, Resource kind, int by);
  void clear();
  /// The draft becomes the terms of this offer, or of this swap with the bank.
  void propose(const PlaySight& sight, const Action& trade);
  /// The viewer does this now.
  void follow(const Action& action) { bargain_.hear(action); }
  /// The draft becomes an answer to the offer of this seat.
  void startCounter(SeatId offerer);
  /// Takes the keyboard.
  void takeFocus() { setFocus(Qt::ShortcutFocusReason); }
  /// Players, by `PlaySight::lobbyName`, whom offers leave out.
  void setUnasked(const QStringList& names) { bargain_.setUnasked(names); }
  /// The picture of the seats: the row facing the viewer, then the own one, each from left to right.
  const std::array<PartnerTile*, 6>& tiles() const { return tiles_; }
  ActionButton* offerButton() const { return offer_; }
  ActionButton* swapButton() const { return swap_; }

 Q_SIGNALS:
  /// The player wants this action; the page submits it.
  void act(const tapu::Action& action);
  /// The offer of this player has gone while the viewer wrote an answer to it.
  void counterLost(tapu::SeatId offerer);
  /// The draft is another: the page calls `refresh`.
  void draftChanged();
  /// The person left a player out of offers or included them again: all names that are left out now.
  void unaskedChanged(const QStringList& names);
  /// Esc was pressed: the keyboard goes back to the boards.
  void left();

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QLayout* makeDraft();
  QLayout* makePartners();
  void retranslate();
  void refreshBank(const PlaySight& sight);
  void refreshTiles(const PlaySight& sight);
  void refreshOffer(const PlaySight& sight);
  void press(int tile);
  Bargain bargain_;
  PartnerSet possible_;
  bool isOpen_ = false;  ///< the viewer has an open offer
  Words *giveTitle_, *getTitle_, *partnersTitle_;
  ElidedWords* bankWords_;
  std::array<std::array<CardCounter*, kResources>, 2> counters_{};
  std::array<PartnerTile*, 6> tiles_{};
  std::array<PartnerId, 6> partners_{};  ///< of the tiles, as the viewer numbers them
  ActionButton *swap_, *offer_, *withdraw_, *clear_, *back_;
};

}  // namespace tapu
