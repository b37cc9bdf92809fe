// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/trade/bargain_panel.h"

#include <QKeyEvent>
#include <QMenu>
#include <QTimer>

#include "app/kit/button_keys.h"
#include "app/kit/press_guard.h"
#include "app/kit/rule_topics.h"
#include "app/kit/spoken.h"
#include "app/kit/stepper.h"
#include "app/table/trade/offer_menu.h"
#include "app/text/names_of_things.h"

namespace tapu {

using namespace Qt::StringLiterals;

BargainPanel::BargainPanel(OfferList* incoming, QWidget* parent)
    : QWidget(parent), incoming_(incoming), herald_(new Herald(this)) {
  setFocusPolicy(Qt::TabFocus);
  setRuleTopic(this, u"offers"_s);
}

void BargainPanel::join(const Buttons& buttons) {
  at_ = buttons;
  at_.swap->setObjectName(u"swapWithBank"_s);
  at_.offer->setObjectName(u"offerToPlayers"_s);
  at_.withdraw->setObjectName(u"withdrawOffer"_s);
  setRuleTopic(at_.swap, u"bank-trade"_s);
  for (ActionButton* button : {at_.clear, at_.swap, at_.offer, at_.withdraw, at_.back})
    button->setFocusPolicy(Qt::TabFocus);
  connect(incoming_, &OfferList::act, this, &BargainPanel::act);
  connect(incoming_, &OfferList::declinedUnseen, this, &BargainPanel::declinedUnseen);
  connect(incoming_, &OfferList::change, this, &BargainPanel::startCounter);
  connect(incoming_, &OfferList::gone, this, &BargainPanel::incomingGone);
  connect(incoming_, &OfferList::hadEnough, this, [this] {
    filter().setBots(OfferFilter::For::Turn);
    Q_EMIT draftChanged();  // what is shown is declined then, too
  });
  connect(incoming_, &OfferList::wishesAsked, this, [this](SeatId offerer, const QString& name, QPoint at) {
    offerFilterMenu(this, filter(), {{offerer, name}}, [this] { Q_EMIT draftChanged(); })->popup(at);
  });
  connect(at_.clear, &ActionButton::clicked, this, &BargainPanel::clear);
  connect(at_.swap, &ActionButton::clicked, this, [this] {
    if (!bargain_.swap()) return;
    Q_EMIT act(*bargain_.swapAction());
    clear();
  });
  connect(at_.offer, &ActionButton::clicked, this, [this] { Q_EMIT act(bargain_.offerAction()); });
  connect(at_.withdraw, &ActionButton::clicked, this, [this] { Q_EMIT act(withdrawOffer()); });
  connect(at_.back, &ActionButton::clicked, this, [this] {
    bargain_.backToOriginal();
    Q_EMIT draftChanged();
  });
}

void BargainPanel::retranslate() {
  //: Screen reader, of the panel in which a trade is composed: what its keys do, which build elsewhere
  setSpokenDetails(
      this, tr("1 to 5: one card more to get; with Shift: to give. Enter: offer; with Shift: swap with the bank."));
  //: Link: empties the trade panel.
  at_.clear->setText(tr("Clear"));
  //: Button: trades with the bank as the sentence beside it says.
  at_.swap->setText(tr("Swap"));
  //: Screen reader, of that button.
  setSpokenName(at_.swap, tr("Swap with bank"));
  //: Button: takes the own open offer back.
  at_.withdraw->setText(tr("Withdraw offer"));
}

bool BargainPanel::step(TradeSide side, Resource kind, int by) {
  const bool isAnother = bargain_.step(side, kind, by);
  if (isAnother) Q_EMIT draftChanged();
  return isAnother;
}

void BargainPanel::clear() {
  bargain_.clear();
  Q_EMIT draftChanged();
}

void BargainPanel::propose(const PlaySight& sight, const Action& trade) {
  bargain_.propose(sight, trade);
  Q_EMIT draftChanged();
}

void BargainPanel::startCounter(SeatId offerer) {
  bargain_.startCounter(offerer);
  Q_EMIT draftChanged();
}

void BargainPanel::ask(PartnerId partner, Bargain::Asked asked) {
  Q_EMIT unaskedChanged(bargain_.ask(partner, asked));
  QMetaObject::invokeMethod(
      this, [this] { Q_EMIT draftChanged(); }, Qt::QueuedConnection);
}

void BargainPanel::refresh(const PlaySight& sight) {
  const QWidget* focus = isAncestorOf(window()->focusWidget()) ? window()->focusWidget() : nullptr;
  reader_ = sight.viewer;
  filter().follow(sight);
  bargain_.setFilter(&filter());
  bargain_.read(sight);
  incoming_->refresh(sight, filter(), bargain_.counterTo());
  refreshSwap(sight);
  at_.withdraw->setEnabled(sight.legal.contains(withdrawOffer()));
  showOwn(sight);
  keepFocus(focus);
  if (const SeatId lost = bargain_.takeLost())
    QMetaObject::invokeMethod(
        this, [this, lost] { Q_EMIT counterLost(lost); }, Qt::QueuedConnection);
}

void BargainPanel::refreshSwap(const PlaySight& sight) {
  const bool isForBank = bargain_.swap() && bargain_.isForBank();
  at_.swap->setRole(isForBank ? ActionButton::Role::Agree : ActionButton::Role::Quiet);
  at_.offer->setRole(isForBank ? ActionButton::Role::Quiet : ActionButton::Role::Agree);
  const std::optional<Action> swap = bargain_.swapAction();
  if (!swap) return;
  at_.swap->setEnabled(sight.legal.contains(*swap));
  tellRefusal(at_.swap, sight.refusalOf(*swap));
}

void BargainPanel::takeFocus(Digits digits) {
  if (hasFocus()) clearFocus();  // who hears where the keyboard is hears of the digits too
  digits_ = digits;
  setFocus(Qt::ShortcutFocusReason);
}

void BargainPanel::focusOutEvent(QFocusEvent* event) {
  const bool isAway = event->reason() == Qt::PopupFocusReason || event->reason() == Qt::ActiveWindowFocusReason;
  if (!isAway) digits_ = Digits::Taken;
  QWidget::focusOutEvent(event);
}

void BargainPanel::guardClicks() {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  QTimer::singleShot(PressGuard::kFirstMoment, this, [this] { setAttribute(Qt::WA_TransparentForMouseEvents, false); });
}

void BargainPanel::nameOffer(const PlaySight& sight, const QString& toSeveral) {
  const SeatId counterTo = bargain_.counterTo();
  const PartnerSet asked = bargain_.asked();
  const SeatId only = asked.size() == 1 ? bargain_.seatOf(asked.first()) : bargain_.onlyMeant();
  if (!counterTo.isNone())
    //: Button: answers an offer with an own one; %1 is a player.
    at_.offer->setText(tr("Counter-offer to %1").arg(sight.name(counterTo)));
  else if (!only.isNone())
    //: Button: makes an offer to one player alone; %1 is a player.
    at_.offer->setText(tr("Offer to %1").arg(sight.name(only)));
  else
    at_.offer->setText(toSeveral);
}

// If the button with the keyboard was hidden or disabled, Qt would give the keyboard to the next widget, where Space or
// Enter would do something else. The offer or the panel gets it instead.
void BargainPanel::keepFocus(const QWidget* before) {
  if (!before) return;
  const QWidget* now = window()->focusWidget();
  if (now == before && before->isVisibleTo(this) && before->isEnabled()) return;
  // At its limit a stepper gives the keyboard to its other button.
  if (now && now->parentWidget() == before->parentWidget() && qobject_cast<Stepper*>(now->parentWidget())) return;
  if (at_.withdraw->isVisibleTo(this) && at_.withdraw->isEnabled())
    at_.withdraw->setFocus(Qt::OtherFocusReason);
  else
    setFocus(Qt::OtherFocusReason);
}

bool BargainPanel::event(QEvent* event) {
  const bool isKey = event->type() == QEvent::ShortcutOverride && digits_ == Digits::Taken;
  if (isKey && resourceOfKey(*static_cast<QKeyEvent*>(event))) {
    event->accept();
    return true;
  }
  if (event->type() == QEvent::LanguageChange) retranslate();
  return QWidget::event(event);
}

/// A button that is off is no stop of Tab: the reason in its tool tip is said.
void BargainPanel::press(ActionButton* button) {
  button->isEnabled() ? button->click() : herald_->say(button->toolTip().replace(u'\n', u' '));
}

/// Enter makes the offer, which lies behind all cards and partners on the way of the tab key; what was filled in for
/// the bank goes there, and with Shift whatever it answers.
void BargainPanel::keyPressEvent(QKeyEvent* event) {
  const bool isReturn = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  const bool isShifted = isReturn && (event->modifiers() & ~Qt::KeypadModifier) == Qt::ShiftModifier;
  const bool enters = isShifted || (isEnter(*event) && hasFocus());  // Enter alone presses a button in the panel
  const bool isToBank = bargain_.isForBank() || isShifted;
  if (enters && isToBank && at_.swap->isVisibleTo(this)) return press(at_.swap);
  if (enters && at_.offer->isVisibleTo(this)) return press(at_.offer);
  const auto kind = digits_ == Digits::Taken ? resourceOfKey(*event) : std::nullopt;
  if (!kind) return QWidget::keyPressEvent(event);
  const TradeSide side = event->modifiers() & Qt::ShiftModifier ? TradeSide::Give : TradeSide::Get;
  const bool isAnother = step(side, *kind, 1);
  //: Said aloud when a key changed the cards to give in a trade: %1 all of them, as "1 × Wool, 2 × Ore"
  const QString give = tr("You give %1.").arg(listOf(draft().give));
  //: Said aloud when a key changed the cards to get in a trade: %1 all of them, as "1 × Wool, 2 × Ore"
  const QString get = tr("You get %1.").arg(listOf(draft().get));
  //: Said aloud when a key was to add a card to those that the reader gives, and the hand has none of its kind, or all
  //: of them lie there already
  const QString none = tr("You have no more cards of this kind.");
  //: Said aloud when a key was to add a card to those that the reader asks for, and no more of its kind can be
  const QString enough = tr("You cannot ask for more cards of this kind.");
  if (isAnother)
    herald_->say(side == TradeSide::Give ? give : get);
  else
    herald_->say(side == TradeSide::Give ? none : enough);
}

}  // namespace tapu

#include "moc_bargain_panel.cpp"
