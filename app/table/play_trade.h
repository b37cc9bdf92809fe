// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/sheet.h"
#include "app/kit/stepper.h"
#include "app/kit/words.h"
#include "app/table/play_draft.h"
#include "app/table/play_offers.h"

class QHBoxLayout;
class QVBoxLayout;

namespace tapu {

/// Trade, always open at the left: steppers for what I give and get, the bank's best rate, offers to players, their
/// answers, and offers to me. While it has the keyboard, the keys 1 to 5 want one more of a resource, and with Shift
/// give one more. A click does not take the keyboard, since elsewhere these keys build.
class TradePanel : public Sheet {
  Q_OBJECT
 public:
  explicit TradePanel(QWidget* parent = nullptr);

  void refresh(const PlaySight& sight);
  const TradeDraft& draft() const { return draft_; }
  /// Changes the draft by `by` cards of this kind.
  void step(TradeSide side, Resource kind, int by);
  void clear();
  void retranslate();
  void takeFocus();
  /// Players, by their names in the lobby, whom offers leave out until they are switched on again.
  void setUnasked(const QStringList& names) { unasked_ = names; }
  bool hasIncoming() const { return !cards_.empty(); }  ///< also one that is over but still shown

 Q_SIGNALS:
  void act(const tapu::Action& action);
  void draftChanged();  ///< the page refreshes the panel
  void incomingGone();  ///< a closed offer is no longer shown: a folded panel may go
  /// The player left somebody out of offers, or asks them again: all names that are left out now.
  void unaskedChanged(const QStringList& names);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void leaveEvent(QEvent* event) override;

 private:
  void build();
  void markSide(std::optional<TradeSide> side);  ///< where a dragged card would go
  void buildSteppers(QVBoxLayout* column, TradeSide side);
  void buildFoot(QVBoxLayout* column);
  void nameSides();
  void refreshIncoming(const PlaySight& sight);
  void endOffer(OfferCard* card);
  void removeEnded();
  void keepFocus(const QWidget* before);
  void refreshBank(const PlaySight& sight);
  void refreshPartners(const PlaySight& sight);
  void addPartner(SeatId seat);
  enum class Asked { No, Yes };
  void ask(SeatId seat, Asked asked);
  void refreshOffer(const PlaySight& sight);
  void startCounter(SeatId offerer);
  std::uint8_t askedSeats() const;

  TradeDraft draft_, original_;
  CardCounts hand_;
  std::uint8_t partners_ = 0;  ///< seats an offer may go to now
  std::uint8_t left_ = 0;      ///< seats that the player does not ask
  QStringList unasked_;        ///< their names in the lobby, and those of earlier games
  QStringList lobbyNames_;     ///< of all seats
  SeatId counterTo_;           ///< answers this seat's offer with an own one; none = no
  std::vector<Offer> offersSeen_;
  std::optional<BankSwap> bank_;

  Words *title_, *giveTitle_, *getTitle_, *bankTitle_, *bankWords_, *offerWords_;
  ActionButton *clear_, *swap_, *offer_, *withdraw_, *back_;
  Sheet* bankWell_;
  std::array<std::array<Stepper*, kResources>, 2> steppers_{};
  QVBoxLayout* incoming_;
  std::vector<OfferCard*> cards_;
  QWidget *composer_, *partnerRow_;
  QHBoxLayout* partnerLine_;
  std::vector<QAbstractButton*> partnerButtons_;
  AnswerRows* answers_;
};

}  // namespace tapu
