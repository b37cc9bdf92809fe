// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "app/kit/elided_words.h"
#include "app/kit/sheet.h"
#include "app/kit/stepper.h"
#include "app/kit/words.h"
#include "app/table/trade/ask_rows.h"
#include "app/table/trade/bargain_panel.h"

class QBoxLayout;
class QScrollArea;
class QVBoxLayout;

namespace tapu {

/// All about trade, at the left of the board: offers of others and the answers to an own one, which scroll where they
/// are many; below them, always in one place, the cards to give and get, the best rate of the bank, and the players to
/// ask. In a low window an offer takes the room of these until it is answered or changed.
class TradePanel : public BargainPanel {
  Q_OBJECT
 public:
  explicit TradePanel(QWidget* parent = nullptr);
  ~TradePanel() override;
  /// The part of the panel that is shown. Offers: the offers of others alone, no higher than they need.
  enum class Part : quint8 { Whole, Offers };
  void showPart(Part part);
  void hear(const Event& event, const PlaySight& sight) override { answers_->hear(event, sight); }
  /// Notes that somebody asks the others for a card of this kind.
  void hearAsking(SeatId seat, Resource kind);

 Q_SIGNALS:
  /// The person asks the other players for a card of this kind.
  void asking(tapu::Resource kind);
  /// The person wants to read this rule.
  void ruleAsked(const QString& number);
  /// The person wants to read the trades of this game.
  void historyWanted();

 protected:
  void showOwn(const PlaySight& sight) override;
  void retranslate() override;
  void startCounter(SeatId offerer) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void build();
  void markSide(std::optional<TradeSide> side);  ///< marks the side to which a dragged card would go
  ActionButton* buildHead(QVBoxLayout* column);
  ActionButton* buildOffers(QVBoxLayout* column);
  void buildSteppers(QVBoxLayout* column);
  ActionButton* buildBank(QVBoxLayout* column);
  ActionButton* buildFoot(QVBoxLayout* column, ActionButton* back);
  void connectButtons();
  void openMenu();
  void fixHint();
  void nameSides();
  static void nameSide(Words* title, const QString& name, const QString& withKeys);
  void makeRoom();
  void fitToOffers(int offer);
  void showAnswers();
  void refreshBank(const PlaySight& sight);
  void refreshPartners(const PlaySight& sight);
  void addPartner(PartnerId partner);
  void layPartners();
  void refreshOffer(const PlaySight& sight);
  void refreshHint(const PlaySight& sight);
  void refreshOff(const PlaySight& sight);

  std::vector<std::pair<SeatId, QString>> others_;  ///< of the last position, for the menu

  Words *title_, *giveTitle_, *getTitle_, *bankTitle_, *bankWords_;
  QString whyNoOffer_;  ///< a sentence, while the button that makes an offer is off
  ElidedWords* hint_;  ///< shows `whyNoOffer_`, or the state of an offer; in its place the way back to the original one
  ActionButton *more_, *putAway_, *why_ = nullptr;  ///< why_: there is no trade between turns
  Sheet* bankWell_;
  std::array<std::array<Stepper*, kResources>, 2> steppers_{};
  QScrollArea* scroller_;                      ///< scrolls the offers and the answers
  bool isMyTurn_ = false, mayChoose_ = false;  ///< whether the bank, and the choice of whom to ask, have a place
  Part part_ = Part::Whole;
  bool isChanged_ = false;  ///< the draft differs from the offer that it comes from
  AskRows* asks_;
  bool hasListeners_ = false;  ///< a person is among the others: bots answer no words
  QWidget *composer_, *partnerRow_;
  QBoxLayout* offerLine_ = nullptr;  ///< the partners and the button that makes an offer
  std::vector<QAbstractButton*> partnerButtons_;
  AnswerRows* answers_;
};

}  // namespace tapu
