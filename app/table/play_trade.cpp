// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_trade.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/focus_ring.h"
#include "app/kit/hairline.h"
#include "app/kit/icon_label.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/table/play_drag.h"
#include "app/table/play_words.h"
#include "engine/rules/trade.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

/// A badge that can be checked: whether offers are made to this player.
class PartnerButton : public QAbstractButton {
 public:
  PartnerButton(PartnerId partner, QWidget* parent) : QAbstractButton(parent), partner_(partner) {
    setObjectName(u"partner%1"_s.arg(partner.value));
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setFixedSize(32, 36);
  }
  PartnerId partner() const { return partner_; }
  void refresh(int color, const QString& name) {
    color_ = color;
    setToolTip(plainTip(name));
    setAccessibleName(name);
    update();
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    const QRectF box = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    if (isChecked()) paintPaper(painter, box, Paper::Chosen, theme, 8);
    painter.setOpacity(isChecked() ? 1 : 0.45);
    paintBadge(painter, QRectF(box.center().x() - 11, box.center().y() - 11, 22, 22), color_);
    painter.setOpacity(1);
    if (hasFocus()) paintFocusRing(painter, box, theme, 8);
  }

 private:
  PartnerId partner_;
  int color_ = 0;
};

}  // namespace

TradePanel::TradePanel(QWidget* parent) : Sheet(parent) {
  build();
  for (ActionButton* button : {clear_, swap_, offer_, withdraw_, back_}) button->setFocusPolicy(Qt::TabFocus);
  connect(qApp, &QApplication::focusChanged, this, &TradePanel::nameSides);
  retranslate();
}

void TradePanel::build() {
  setFocusPolicy(Qt::TabFocus);
  setAcceptDrops(true);
  setRuleTopic(this, u"offers"_s);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 10, 14, 12);
  column->setSpacing(6);

  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  head->addWidget(new IconLabel(u"trade"_s, 20, &Theme::ink, this));
  head->addWidget(title_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, this), 1);
  head->addWidget(clear_ = new ActionButton({}, ActionButton::Role::Link, this));
  clear_->setObjectName(u"clearTrade"_s);
  column->addLayout(head);
  connect(clear_, &ActionButton::clicked, this, &TradePanel::clear);

  auto* scroller = new QScrollArea(this);
  scroller->setWidgetResizable(true);
  scroller->setFrameShape(QFrame::NoFrame);
  scroller->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroller->setFocusPolicy(Qt::NoFocus);
  composer_ = new QWidget;
  composer_->setObjectName(u"plain"_s);
  scroller->viewport()->setAutoFillBackground(false);
  composer_->setAutoFillBackground(false);
  auto* steppers = new QVBoxLayout(composer_);
  steppers->setContentsMargins(0, 0, 0, 0);
  steppers->setSpacing(0);
  // Offers scroll together with what is below them; in a low window they would have no room otherwise.
  incoming_ = new OfferList(composer_);
  incoming_->setPanel(this);
  steppers->addWidget(incoming_);
  connect(incoming_, &OfferList::act, this, &TradePanel::act);
  connect(incoming_, &OfferList::change, this, &TradePanel::startCounter);
  connect(incoming_, &OfferList::gone, this, &TradePanel::incomingGone);
  buildSteppers(steppers, TradeSide::Give);
  steppers->addWidget(new Hairline(composer_));
  buildSteppers(steppers, TradeSide::Get);
  steppers->addStretch(1);
  scroller->setWidget(composer_);
  column->addWidget(scroller, 1);
  buildFoot(column);
}

void TradePanel::buildSteppers(QVBoxLayout* column, TradeSide side) {
  auto* title = new Words({}, kNoteText, Weight::Bold, &Theme::ink2, composer_);
  (side == TradeSide::Give ? giveTitle_ : getTitle_) = title;
  column->addWidget(title);
  for (Resource kind : kAllResources) {
    auto* stepper = new Stepper(kind, composer_);
    stepper->setObjectName((side == TradeSide::Give ? u"give-"_s : u"get-"_s) +
                           QString::fromLatin1(nameOf(kind).data(), static_cast<int>(nameOf(kind).size())));
    steppers_[static_cast<std::size_t>(side)][static_cast<std::size_t>(kind)] = stepper;
    connect(stepper, &Stepper::stepped, this, [this, side](Resource of, int by) { step(side, of, by); });
    column->addWidget(stepper);
  }
}

void TradePanel::buildFoot(QVBoxLayout* column) {
  bankWell_ = new Sheet(this, Paper::Chosen);
  auto* well = new QVBoxLayout(bankWell_);
  well->setContentsMargins(10, 6, 10, 6);
  well->setSpacing(2);
  auto* bankHead = new QHBoxLayout;
  bankHead->setSpacing(6);
  bankHead->addWidget(new IconLabel(u"bank"_s, 18, &Theme::ink, bankWell_));
  bankHead->addWidget(bankTitle_ = new Words({}, kNoteText, Weight::Bold, &Theme::ink, bankWell_), 1);
  well->addLayout(bankHead);
  well->addWidget(bankWords_ = new Words({}, kNoteText, Weight::Regular, &Theme::ink, bankWell_));
  column->addWidget(bankWell_);
  column->addWidget(swap_ = new ActionButton({}, ActionButton::Role::Quiet, this));

  column->addWidget(offerWords_ = new Words({}, kNoteText, Weight::Regular, &Theme::ink2, this));
  partnerRow_ = new QWidget(this);
  partnerLine_ = new QHBoxLayout(partnerRow_);
  partnerLine_->setContentsMargins(0, 0, 0, 0);
  partnerLine_->setSpacing(2);
  column->addWidget(answers_ = new AnswerRows(this));
  column->addWidget(back_ = new ActionButton({}, ActionButton::Role::Link, this));
  auto* offerLine = new QHBoxLayout;
  offerLine->setSpacing(4);
  offerLine->addWidget(partnerRow_);
  offerLine->addWidget(offer_ = new ActionButton({}, ActionButton::Role::Agree, this), 1);
  column->addLayout(offerLine);
  column->addWidget(withdraw_ = new ActionButton({}, ActionButton::Role::Quiet, this));
  for (QWidget* part : std::initializer_list<QWidget*>{bankWell_, swap_}) setRuleTopic(part, u"bank-trade"_s);
  swap_->setObjectName(u"swapWithBank"_s);
  offer_->setObjectName(u"offerToPlayers"_s);
  offer_->setMostWidth(200);  // so that a long name does not widen the panel
  withdraw_->setObjectName(u"withdrawOffer"_s);
  back_->setObjectName(u"backToOriginal"_s);

  connect(swap_, &ActionButton::clicked, this, [this] {
    if (!bargain_.swap()) return;
    Q_EMIT act(*bargain_.swapAction());
    clear();
  });
  connect(offer_, &ActionButton::clicked, this, [this] { Q_EMIT act(bargain_.offerAction()); });
  connect(withdraw_, &ActionButton::clicked, this, [this] { Q_EMIT act(withdrawOffer()); });
  connect(back_, &ActionButton::clicked, this, [this] {
    bargain_.backToOriginal();
    Q_EMIT draftChanged();
  });
  connect(answers_, &AnswerRows::act, this, &TradePanel::act);
}

void TradePanel::retranslate() {
  //: Head of the trade panel.
  title_->setText(tr("Trade"));
  setAccessibleName(title_->text());
  nameSides();
  //: Link: empties the trade panel.
  clear_->setText(tr("Clear"));
  //: Button: trades with the bank as the sentence above it says.
  swap_->setText(tr("Swap with bank"));
  //: Button: takes the own open offer back.
  withdraw_->setText(tr("Withdraw offer"));
  //: Link: puts the steppers back to the offer that was made.
  back_->setText(tr("Back to original offer"));
}

/// Names the two sides, with their keys while these work here.
void TradePanel::nameSides() {
  const QWidget* focus = QApplication::focusWidget();
  const bool hasKeys = focus && (focus == this || isAncestorOf(focus));
  const QString keys = u"1–5"_s;
  //: Over the steppers of the cards that the reader gives.
  const QString give = tr("You give");
  //: Over the steppers of the cards that the reader gets.
  const QString get = tr("You get");
  //: Over the steppers of the cards that the reader gives; %1 the keys that give one more, as "Shift+1–5".
  giveTitle_->setText(hasKeys ? tr("You give (%1)").arg(u"Shift+"_s + keys) : give);
  //: Over the steppers of the cards that the reader gets; %1 the keys that get one more, as "1–5".
  getTitle_->setText(hasKeys ? tr("You get (%1)").arg(keys) : get);
  update();
}

void TradePanel::step(TradeSide side, Resource kind, int by) {
  if (bargain_.step(side, kind, by)) Q_EMIT draftChanged();
}

void TradePanel::clear() {
  bargain_.clear();
  Q_EMIT draftChanged();
}

void TradePanel::takeFocus() { setFocus(Qt::ShortcutFocusReason); }

void TradePanel::refresh(const PlaySight& sight) {
  const QWidget* focus = isAncestorOf(window()->focusWidget()) ? window()->focusWidget() : nullptr;
  bargain_.read(sight);
  const CardCounts hand = bargain_.hand();
  for (Resource kind : kAllResources) {
    const auto i = static_cast<std::size_t>(kind);
    steppers_[0][i]->setNumbers(draft().give[kind], hand[kind], hand[kind]);
    steppers_[1][i]->setNumbers(draft().get[kind], -1, Bargain::mostWanted(sight, kind));
  }
  clear_->setEnabled(!draft().isEmpty());
  incoming_->refresh(sight);
  refreshBank(sight);
  refreshPartners(sight);
  refreshOffer(sight);
  keepFocus(focus);
}

void TradePanel::leaveEvent(QEvent* event) {
  Sheet::leaveEvent(event);
  incoming_->removeEnded();
}

// If the button with the keyboard was hidden or disabled, Qt would give the keyboard to the next widget, where Space or
// Enter would do something else. The offer or the panel gets it instead.
void TradePanel::keepFocus(const QWidget* before) {
  if (!before) return;
  if (window()->focusWidget() == before && before->isVisibleTo(this) && before->isEnabled()) return;
  if (withdraw_->isVisibleTo(this) && withdraw_->isEnabled())
    withdraw_->setFocus(Qt::OtherFocusReason);
  else
    setFocus(Qt::OtherFocusReason);
}

void TradePanel::startCounter(SeatId offerer) {
  bargain_.startCounter(offerer);
  Q_EMIT draftChanged();
}

void TradePanel::refreshBank(const PlaySight& sight) {
  const auto& bank = bargain_.swap();
  bankWell_->setVisible(sight.isMyTurn() && !sight.mine().offer.isOpen());
  swap_->setVisible(bankWell_->isVisibleTo(this));
  if (!bank) {
    //: Head of the bank's part of the trade panel.
    bankTitle_->setText(tr("Bank"));
    //: Shown while the reader has not said what they want from the bank.
    bankWords_->setText(tr("Choose one card to get; the best rate shows here."));
    swap_->setEnabled(false);
    tellRefusal(swap_, {}, bankWords_->text());
    return;
  }
  //: The bank's rate: %1 cards for one, as "Bank 4:1".
  bankTitle_->setText(tr("Bank %1:1").arg(bank->rate));
  bankWords_->setText(exchangeText(CardCounts::of(bank->get), CardCounts::of(bank->give, bank->rate)));
  const Action swap = *bargain_.swapAction();
  swap_->setEnabled(sight.legal.contains(swap));
  tellRefusal(swap_, sight.refusalOf(swap));
}

void TradePanel::refreshPartners(const PlaySight& sight) {
  const bool choose = sight.hasHand() && sight.state.head.phase == Phase::Play && bargain_.partners().size() > 1 &&
                      bargain_.counterTo().isNone() && !sight.mine().offer.isOpen();
  partnerRow_->setVisible(choose);
  if (!choose) return;
  // A button is kept as long as its player is there: it may be pressed or have the keyboard at this moment.
  PartnerSet shown;
  for (const QAbstractButton* button : partnerButtons_)
    shown.insert(static_cast<const PartnerButton*>(button)->partner());
  if (shown != bargain_.partners()) {
    for (QAbstractButton* button : partnerButtons_) {
      button->hide();
      button->deleteLater();
    }
    partnerButtons_.clear();
    for (PartnerId partner : bargain_.partners()) addPartner(partner);
  }
  for (QAbstractButton* button : partnerButtons_) {
    auto* partner = static_cast<PartnerButton*>(button);
    const SeatId seat = bargain_.seatOf(partner->partner());
    partner->refresh(sight.color(seat), sight.name(seat));
    const QSignalBlocker quiet(partner);
    partner->setChecked(!bargain_.leftOut().contains(partner->partner()));
  }
}

void TradePanel::addPartner(PartnerId partner) {
  auto* button = new PartnerButton(partner, partnerRow_);
  connect(button, &QAbstractButton::toggled, this, [this, partner](bool on) {
    Q_EMIT unaskedChanged(bargain_.ask(partner, on ? Bargain::Asked::Yes : Bargain::Asked::No));
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT draftChanged(); }, Qt::QueuedConnection);
  });
  partnerLine_->addWidget(button);
  partnerButtons_.push_back(button);
  button->show();
}

void TradePanel::refreshOffer(const PlaySight& sight) {
  const bool mine = sight.hasHand() && sight.mine().offer.isOpen();
  const SeatId counterTo = bargain_.counterTo();
  const TradeDraft& original = bargain_.original();
  answers_->setVisible(mine);
  withdraw_->setVisible(mine);
  offer_->setVisible(!mine || !counterTo.isNone());
  answers_->refresh(sight);
  offerWords_->setVisible(mine);
  if (mine) {
    //: The reader's own open offer: %1 is a sentence such as "You get 1 × Grain for 4 × Ore".
    offerWords_->setText(unbroken(tr("Your offer: %1").arg(exchangeText(original.get, original.give))));
  }
  withdraw_->setEnabled(sight.legal.contains(withdrawOffer()));
  back_->setVisible((mine || !counterTo.isNone()) && draft() != original);
  if (!counterTo.isNone()) {
    //: Button: answers an offer with an own one; %1 is a player.
    offer_->setText(tr("Counter-offer to %1").arg(sight.name(counterTo)));
  } else if (bargain_.partners().size() == 1) {
    //: Button: makes an offer to the one player who may trade; %1 is a player.
    offer_->setText(tr("Offer to %1").arg(sight.name(bargain_.seatOf(bargain_.partners().first()))));
  } else {
    //: Button beside the badges of the players who are asked: makes an offer to them.
    offer_->setText(tr("Offer", "verb"));
  }
  const Action action = bargain_.offerAction();
  const Complaint refusal = sight.refusalOf(action);
  offer_->setEnabled(sight.hasHand() && sight.legal.has(ActionKind::Offer) && refusal.isEmpty());
  tellRefusal(offer_, refusal);
}

void TradePanel::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  const bool tight = height() < 600;
  layout()->setSpacing(tight ? 4 : 6);  // in Hindi the steppers would have to scroll otherwise
  for (const auto& side : steppers_)
    for (Stepper* stepper : side) stepper->setHeight(tight ? Stepper::Height::Low : Stepper::Height::Usual);
}

namespace {
TradeSide sideOf(const DraggedCard& card) { return card.from == CardFrom::Hand ? TradeSide::Give : TradeSide::Get; }
}  // namespace

void TradePanel::markSide(std::optional<TradeSide> side) {
  giveTitle_->setColor(side == TradeSide::Give ? &Theme::edge : &Theme::ink2);
  getTitle_->setColor(side == TradeSide::Get ? &Theme::edge : &Theme::ink2);
}

void TradePanel::dragEnterEvent(QDragEnterEvent* event) {
  const auto card = cardIn(event->mimeData());
  if (!card) return;
  markSide(sideOf(*card));
  event->acceptProposedAction();
}

void TradePanel::dragLeaveEvent(QDragLeaveEvent*) { markSide(std::nullopt); }

void TradePanel::dropEvent(QDropEvent* event) {
  markSide(std::nullopt);
  const auto card = cardIn(event->mimeData());
  if (!card) return;
  step(sideOf(*card), card->kind, 1);
  event->acceptProposedAction();
}

bool TradePanel::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && resourceOfKey(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  if (event->type() == QEvent::LanguageChange) retranslate();
  return Sheet::event(event);
}

void TradePanel::paintEvent(QPaintEvent* event) {
  Sheet::paintEvent(event);
  if (!hasFocus()) return;
  QPainter painter(this);
  paintFocusRing(painter, QRectF(contentsRect()).adjusted(1.5, 1.5, -1.5, -1.5), themeOf(this), 13);
}

void TradePanel::keyPressEvent(QKeyEvent* event) {
  const auto kind = resourceOfKey(*event);
  if (!kind) return Sheet::keyPressEvent(event);
  step(event->modifiers() & Qt::ShiftModifier ? TradeSide::Give : TradeSide::Get, *kind, 1);
}

}  // namespace tapu

#include "moc_play_trade.cpp"
