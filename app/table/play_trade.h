// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <optional>
#include <vector>

#include "app/kit/action_button.h"
#include "app/kit/elided_words.h"
#include "app/kit/sheet.h"
#include "app/kit/stepper.h"
#include "app/kit/words.h"
#include "app/table/ask_rows.h"
#include "app/table/play_bargain.h"
#include "app/table/play_offers.h"

class QHBoxLayout;
class QScrollArea;
class QVBoxLayout;

namespace tapu {

/// All about trade, at the left of the board: offers of others and the answers to an own one, which scroll where they
/// are many; below them, always in one place, what the viewer wants to give and get, the best rate of the bank, and
/// whom to ask. In a low window an offer takes the room of these until it is answered or changed. While it has the
/// keyboard, each of the keys 1 to 5 adds one card of a resource to what is wanted, with Shift to what is given. A
/// click does not give it the keyboard, since elsewhere on the page these keys build.
class TradePanel : public Sheet {
  Q_OBJECT
 public:
  explicit TradePanel(QWidget* parent = nullptr);
  ~TradePanel() override;
  /// Offers of bots are declined unseen from the first on, until the viewer wants them.
  void declineBots() { usual_.setBots(OfferFilter::For::Game); }
  /// Shows draft and offers in this position.
  void refresh(const PlaySight& sight);
  /// What the viewer wants to give and get.
  const TradeDraft& draft() const { return bargain_.draft(); }
  /// Changes the draft by `by` cards of this kind.
  void step(TradeSide side, Resource kind, int by);
  /// Empties the draft.
  void clear();
  /// The draft becomes the terms of this offer, or of this swap with the bank.
  void propose(const PlaySight& sight, const Action& trade);
  /// How much of the panel is shown. Offers: the offers of others alone, no higher than they need.
  enum class Part : quint8 { Whole, Offers };
  void showPart(Part part);
  /// The viewer does this now.
  void follow(const Action& action) { bargain_.hear(action); }
  /// Sets all texts in the language of the interface.
  void retranslate();
  /// Takes the keyboard.
  void takeFocus();
  /// Players, by `PlaySight::lobbyName`, whom offers leave out until the person includes them again.
  void setUnasked(const QStringList& names) { bargain_.setUnasked(names); }
  /// Tells what has happened, before the `refresh` that follows it.
  void hear(const Event& event, const PlaySight& sight) { answers_->hear(event, sight); }
  /// Somebody asks the others for a card of this kind.
  void hearAsking(SeatId seat, Resource kind);
  /// Whether offers of others are shown; one that has become a trade counts until it is removed.
  bool hasIncoming() const { return !incoming_->isEmpty(); }
  /// The viewer writes an answer to an offer, and has not offered it yet.
  bool isCounterBegun() const { return bargain_.isCounterBegun(); }
  /// The offers of others to the viewer.
  OfferList& incoming() const { return *incoming_; }

 Q_SIGNALS:
  /// The player wants this action; the page submits it.
  void act(const tapu::Action& action);
  /// An offer that the player does not want to see is declined for them: the page submits this action, and disturbs
  /// nothing that they do.
  void declinedUnseen(const tapu::Action& action);
  /// The offer of this player has gone while the viewer wrote an answer to it.
  void counterLost(tapu::SeatId offerer);
  /// The draft is another: the page calls `refresh`.
  void draftChanged();
  /// The person asks the other players for a card of this kind.
  void asking(tapu::Resource kind);
  /// The person wants to read the trades of this game.
  void historyWanted();
  /// An offer that is over was removed: if the panel was unfolded for it, the page may fold it again.
  void incomingGone();
  /// The person left a player out of offers or included them again: all names that are left out now.
  void unaskedChanged(const QStringList& names);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dragLeaveEvent(QDragLeaveEvent* event) override;
  void dropEvent(QDropEvent* event) override;

 private:
  void build();
  void markSide(std::optional<TradeSide> side);  ///< where a dragged card would go
  void buildHead(QVBoxLayout* column);
  void buildOffers(QVBoxLayout* column);
  void buildSteppers(QVBoxLayout* column);
  void buildBank(QVBoxLayout* column);
  void buildFoot(QVBoxLayout* column);
  void connectButtons();
  void openMenu();
  void fixHint();
  void nameSides();
  void keepFocus(const QWidget* before);
  void makeRoom();
  void fitToOffers(int offer);
  void showAnswers();
  void refreshBank(const PlaySight& sight);
  void refreshPartners(const PlaySight& sight);
  void addPartner(PartnerId partner);
  void refreshOffer(const PlaySight& sight);
  void refreshHint(const PlaySight& sight);
  void startCounter(SeatId offerer);

  OfferFilter& filter() { return filters_.try_emplace(reader_, usual_).first->second; }

  OfferFilter usual_;                      ///< of a viewer who has wished nothing yet
  std::map<SeatId, OfferFilter> filters_;  ///< which offers each viewer does not want to see
  SeatId reader_;                          ///< the viewer of the last position
  Bargain bargain_;
  std::vector<std::pair<SeatId, QString>> others_;  ///< of the last position, for the menu

  Words *title_, *giveTitle_, *getTitle_, *bankTitle_, *bankWords_;
  QString whyNoOffer_;  ///< a sentence, while the button that makes an offer is off
  ElidedWords* hint_;   ///< that, or what becomes of an offer; in its place the way back to the original one
  ActionButton *clear_, *more_, *swap_, *offer_, *withdraw_, *putAway_, *back_;
  Sheet* bankWell_;
  std::array<std::array<Stepper*, kResources>, 2> steppers_{};
  OfferList* incoming_;
  QScrollArea* scroller_;                      ///< of the offers and what is said to them
  bool isMyTurn_ = false, mayChoose_ = false;  ///< whether the bank, and the choice of whom to ask, have a place
  Part part_ = Part::Whole;
  bool isChanged_ = false;  ///< the draft is another than the offer that it comes from
  AskRows* asks_;
  bool hasListeners_ = false;  ///< a person is among the others: bots answer no words
  QWidget *composer_, *partnerRow_;
  QHBoxLayout* partnerLine_;
  std::vector<QAbstractButton*> partnerButtons_;
  AnswerRows* answers_;
};

}  // namespace tapu
