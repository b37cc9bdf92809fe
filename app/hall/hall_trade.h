// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <array>

#include "app/hall/hall_seats.h"
#include "app/kit/elided_words.h"
#include "app/kit/words.h"
#include "app/table/trade/bargain_panel.h"

namespace tapu {

/// The number of cards of one kind that are given or wanted, as a card with minus and plus at its foot. A click adds
/// one, a click on the minus or with the right button takes one away; so do the keys + and -, Up and Down.
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

 private:
  void describe();
  Resource kind_;
  TradeSide side_;
  int value_ = 0, have_ = 0, most_ = 0;
};

/// One of the six seats around the boards, in the picture of those whom an offer goes to. While it is checked, the
/// player is asked; while the own offer is open, it shows their answer, and a click trades with one who accepts.
class PartnerTile : public QAbstractButton {
  Q_OBJECT
 public:
  explicit PartnerTile(QWidget* parent);
  /// The seat of the tile. NoSeat: there is no such board; Apart: no trade is possible now; Mine: the viewer.
  enum class Part : quint8 { NoSeat, Apart, Mine, Partner };
  /// Their answer to the viewer's open offer.
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
/// boards as a picture, to be tapped to ask them. Esc gives the keyboard back to the boards.
class HallTrade : public BargainPanel {
  Q_OBJECT
 public:
  /// `incoming`: the offers of others, which lie elsewhere on the page.
  explicit HallTrade(OfferList* incoming, QWidget* parent = nullptr);
  /// The picture of the seats: the row facing the viewer, then the own one, each from left to right.
  const std::array<PartnerTile*, 6>& tiles() const { return tiles_; }
  ActionButton* offerButton() const { return buttons().offer; }

 Q_SIGNALS:
  /// Esc was pressed: the keyboard goes back to the boards.
  void left();

 protected:
  void showOwn(const PlaySight& sight) override;
  void retranslate() override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  QLayout* makeDraft(Buttons& made);
  QLayout* makePartners(Buttons& made);
  void refreshBank();
  void refreshTiles(const PlaySight& sight);
  void refreshOffer(const PlaySight& sight);
  void press(int tile);
  PartnerSet possible_;
  bool isOpen_ = false;  ///< the viewer has an open offer
  Words *giveTitle_, *getTitle_, *partnersTitle_;
  ElidedWords* bankWords_;
  std::array<std::array<CardCounter*, kResources>, 2> counters_{};
  std::array<PartnerTile*, 6> tiles_{};
  std::array<PartnerId, 6> partners_{};  ///< of the tiles, as the viewer numbers them
};

}  // namespace tapu
