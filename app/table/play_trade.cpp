// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_trade.h"

#include <QApplication>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/art.h"
#include "app/kit/bare_scroll.h"
#include "app/kit/focus_ring.h"
#include "app/kit/icon_label.h"
#include "app/kit/line_breaks.h"
#include "app/kit/rule_topics.h"
#include "app/table/offer_menu.h"
#include "app/table/play_drag.h"
#include "app/table/play_words.h"
#include "app/text/names_of_things.h"
#include "app/text/reject_text.h"
#include "engine/rules/trade.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kTightPanel = 640,
              kLowPanel = 340;  ///< pixels of height below which there is less room between the parts

/// A badge that can be checked: whether offers are made to this player.
class PartnerButton : public QAbstractButton {
 public:
  PartnerButton(PartnerId partner, QWidget* parent) : QAbstractButton(parent), partner_(partner) {
    setObjectName(u"partner%1"_s.arg(partner.value));
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    fit();
  }
  PartnerId partner() const { return partner_; }
  void refresh(int color, const QString& name) {
    color_ = color;
    setToolTip(plainTip(name));
    setAccessibleName(name);
    update();
  }

 protected:
  void changeEvent(QEvent* event) override {
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) fit();  // the scale may be another one too
  }
  void paintEvent(QPaintEvent*) override {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = themeOf(this);
    const QRectF box = QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5);
    if (isChecked()) paintPaper(painter, box, Paper::Chosen, theme, 8);
    painter.setOpacity(isChecked() ? 1 : 0.45);
    const int side = scaled(22);
    paintBadge(painter, QRectF(box.center().x() - side / 2.0, box.center().y() - side / 2.0, side, side), color_);
    painter.setOpacity(1);
    if (hasFocus()) paintFocusRing(painter, box, theme, 8);
  }

 private:
  void fit() { setFixedSize(scaled(32), scaled(36)); }
  PartnerId partner_;
  int color_ = 0;
};

/// A resource between the two steppers of it, with how many the hand has.
class KindInHand : public QWidget {
 public:
  KindInHand(Resource kind, QWidget* parent)
      : QWidget(parent), kind_(kind), count_(new Words({}, kSmallText, Weight::Regular, &Theme::ink2, this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(2);
    row->addWidget(count_);
    row->addWidget(new IconLabel(drawingOf(kind), 24, &Theme::ink, this));
    count_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  }
  void show(CardCounts hand) {
    count_->setText(QLocale().toString(hand[kind_]));
    count_->setFixedWidth(std::max(scaled(16), count_->fontMetrics().horizontalAdvance(count_->text())));
    //: Tool tip of a resource in the trade panel: %1 its name, %2 how many of them the reader has.
    setToolTip(plainTip(TradePanel::tr("%1: you have %2").arg(nameOfResource(kind_), count_->text())));
    setAccessibleName(toolTip());
  }

 private:
  Resource kind_;
  Words* count_;
};

}  // namespace

TradePanel::TradePanel(QWidget* parent) : Sheet(parent) {
  build();
  for (ActionButton* button : {clear_, more_, swap_, offer_, withdraw_, putAway_, back_})
    button->setFocusPolicy(Qt::TabFocus);
  connect(qApp, &QApplication::focusChanged, this, &TradePanel::nameSides);
  retranslate();
}

// Its parts go before the connections of an object do, and the keyboard moves on meanwhile.
TradePanel::~TradePanel() { disconnect(qApp, nullptr, this, nullptr); }

void TradePanel::build() {
  setFocusPolicy(Qt::TabFocus);
  setAcceptDrops(true);
  setRuleTopic(this, u"offers"_s);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 10, 14, 12);
  column->setSpacing(6);
  buildHead(column);
  buildOffers(column);
  buildBank(column);  // in the turns of others its room is for offers, and the steppers below stay where they are
  buildSteppers(column);
  buildFoot(column);
  connectButtons();
}

void TradePanel::buildHead(QVBoxLayout* column) {
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  head->addWidget(new IconLabel(u"trade"_s, 20, &Theme::ink, this));
  head->addWidget(title_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, this), 1);
  head->addWidget(clear_ = new ActionButton({}, ActionButton::Role::Link, this));
  more_ = new ActionButton(u"settings"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this);
  head->addWidget(more_);
  clear_->setObjectName(u"clearTrade"_s);
  more_->setObjectName(u"tradeMenu"_s);
  setRuleTopic(more_, u"play-trade"_s);
  column->addLayout(head);
}

/// What comes and goes has a place of its own above all else, so that nothing below moves under a finger.
void TradePanel::buildOffers(QVBoxLayout* column) {
  scroller_ = new QScrollArea(this);
  auto* page = new QWidget;
  page->setObjectName(u"plain"_s);
  auto* offers = new QVBoxLayout(page);
  offers->setContentsMargins(0, 0, 0, 0);
  offers->setSpacing(6);
  offers->addWidget(incoming_ = new OfferList(page));
  offers->addWidget(asks_ = new AskRows(page));
  offers->addWidget(answers_ = new AnswerRows(page));
  offers->addStretch(1);
  scrollBare(scroller_, page);
  column->addWidget(scroller_, 1);
  auto* foot = new QHBoxLayout;  // never scrolled out of sight, nor half of it
  foot->addWidget(withdraw_ = new ActionButton({}, ActionButton::Role::Quiet, this), 1);
  foot->addWidget(putAway_ = new ActionButton({}, ActionButton::Role::Quiet, this), 1);
  column->addLayout(foot);
}

void TradePanel::buildSteppers(QVBoxLayout* column) {
  composer_ = new QWidget(this);
  auto* grid = new QGridLayout(composer_);
  grid->setContentsMargins(0, 0, 0, 0);
  grid->setHorizontalSpacing(4);
  grid->setVerticalSpacing(0);
  // The left one may reach over the cards, so that it keeps to one line; if not, both end where the steppers begin.
  giveTitle_ = new Words({}, kSmallText, Weight::Bold, &Theme::ink2, composer_);
  getTitle_ = new Words({}, kSmallText, Weight::Bold, &Theme::ink2, composer_);
  for (Words* title : {giveTitle_, getTitle_}) {
    title->setAlignment(Qt::AlignLeft | Qt::AlignBottom);
    title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // their words move no button
  }
  grid->addWidget(giveTitle_, 0, 0, 1, 2);
  grid->addWidget(getTitle_, 0, 2);
  for (Resource kind : kAllResources) {
    const auto row = static_cast<int>(kind) + 1;
    for (TradeSide side : {TradeSide::Give, TradeSide::Get}) {
      auto* stepper = new Stepper(kind, composer_, Stepper::Shape::Bare);
      stepper->setObjectName((side == TradeSide::Give ? u"give-"_s : u"get-"_s) +
                             QString::fromLatin1(nameOf(kind).data(), static_cast<int>(nameOf(kind).size())));
      steppers_[static_cast<std::size_t>(side)][static_cast<std::size_t>(kind)] = stepper;
      connect(stepper, &Stepper::stepped, this, [this, side](Resource of, int by) { step(side, of, by); });
      grid->addWidget(stepper, row, side == TradeSide::Give ? 0 : 2);
    }
    grid->addWidget(new KindInHand(kind, composer_), row, 1, Qt::AlignCenter);
  }
  grid->setColumnStretch(1, 1);
  column->addWidget(composer_);
}

void TradePanel::buildBank(QVBoxLayout* column) {
  bankWell_ = new Sheet(this, Paper::Chosen);
  auto* well = new QHBoxLayout(bankWell_);
  well->setContentsMargins(10, 4, 4, 4);
  well->setSpacing(4);
  auto* words = new QVBoxLayout;
  words->setSpacing(0);
  auto* bankHead = new QHBoxLayout;
  bankHead->setSpacing(6);
  bankHead->addWidget(new IconLabel(u"bank"_s, 18, &Theme::ink, bankWell_));
  bankHead->addWidget(bankTitle_ = new Words({}, kNoteText, Weight::Bold, &Theme::ink, bankWell_), 1);
  words->addLayout(bankHead);
  words->addWidget(bankWords_ = new Words({}, kSmallText, Weight::Regular, &Theme::ink, bankWell_));
  well->addLayout(words, 1);
  well->addWidget(swap_ = new ActionButton({}, ActionButton::Role::Quiet, bankWell_));
  column->addWidget(bankWell_);
  for (QWidget* part : std::initializer_list<QWidget*>{bankWell_, swap_}) setRuleTopic(part, u"bank-trade"_s);
}

void TradePanel::buildFoot(QVBoxLayout* column) {
  auto* line = new QHBoxLayout;
  line->addWidget(hint_ = new ElidedWords(kSmallText, Weight::Regular, &Theme::ink2, this), 1);
  line->addWidget(back_ = new ActionButton({}, ActionButton::Role::Link, this));
  column->addLayout(line);
  partnerRow_ = new QWidget(this);
  partnerLine_ = new QHBoxLayout(partnerRow_);
  partnerLine_->setContentsMargins(0, 0, 0, 0);
  partnerLine_->setSpacing(2);
  auto* offerLine = new QHBoxLayout;
  offerLine->setSpacing(4);
  offerLine->addWidget(partnerRow_);
  offerLine->addWidget(offer_ = new ActionButton({}, ActionButton::Role::Agree, this), 1);
  column->addLayout(offerLine);
  hint_->setObjectName(u"offerHint"_s);
  swap_->setObjectName(u"swapWithBank"_s);
  offer_->setObjectName(u"offerToPlayers"_s);
  withdraw_->setObjectName(u"withdrawOffer"_s);
  putAway_->setObjectName(u"closeAnswers"_s);
  back_->setObjectName(u"backToOriginal"_s);
}

void TradePanel::connectButtons() {
  connect(incoming_, &OfferList::act, this, &TradePanel::act);
  connect(incoming_, &OfferList::declinedUnseen, this, &TradePanel::declinedUnseen);
  connect(incoming_, &OfferList::change, this, &TradePanel::startCounter);
  connect(incoming_, &OfferList::gone, this, &TradePanel::incomingGone);
  connect(answers_, &AnswerRows::act, this, &TradePanel::act);
  connect(asks_, &AskRows::offered, this, [this](Resource kind) { step(TradeSide::Give, kind, 1); });
  connect(clear_, &ActionButton::clicked, this, &TradePanel::clear);
  connect(more_, &ActionButton::clicked, this, &TradePanel::openMenu);
  connect(swap_, &ActionButton::clicked, this, [this] {
    if (!bargain_.swap()) return;
    Q_EMIT act(*bargain_.swapAction());
    clear();
  });
  connect(offer_, &ActionButton::clicked, this, [this] { Q_EMIT act(bargain_.offerAction()); });
  connect(withdraw_, &ActionButton::clicked, this, [this] { Q_EMIT act(withdrawOffer()); });
  connect(putAway_, &ActionButton::clicked, this, [this] {
    answers_->putAway();
    Q_EMIT draftChanged();
  });
  connect(back_, &ActionButton::clicked, this, [this] {
    bargain_.backToOriginal();
    Q_EMIT draftChanged();
  });
}

void TradePanel::openMenu() {
  QMenu* menu = offerFilterMenu(this, filter(), others_, [this] { Q_EMIT draftChanged(); });
  menu->addSeparator();
  //: Menu of the trade panel; a submenu of resources: the others are told in the chat that the reader wants one.
  const QString wish = tr("Ask for…");
  //: The same entry where only bots sit at the table: it is off.
  QMenu* ask = menu->addMenu(hasListeners_ ? wish : tr("Ask for… (only persons read it)"));
  ask->setEnabled(hasListeners_);
  for (Resource kind : kAllResources)
    ask->addAction(QIcon(resourcePicture(kind, 20, devicePixelRatioF())), nameOfResource(kind), this,
                   [this, kind] { Q_EMIT asking(kind); });
  //: Menu of the trade panel: opens a list of all trades of this game.
  menu->addAction(tr("Trades of this game…"), this, &TradePanel::historyWanted);
  menu->popup(more_->mapToGlobal(QPoint(0, more_->height())));
}

void TradePanel::retranslate() {
  more_->setFixedSize(scaled(28), scaled(28));
  const int text = (100 + std::max(100, textSizeInUse())) / 2;  // percent: the panel grows half as much as its texts
  swap_->setMostWidth(scaled(84) * text / 100);
  offer_->setMostWidth(scaled(200) * text / 100);  // so that a long name does not widen the panel
  bankWords_->setMinimumHeight(2 * QFontMetrics(textFont(kSmallText)).lineSpacing());  // so that nothing jumps
  //: Head of the trade panel.
  title_->setText(tr("Trade"));
  setAccessibleName(title_->text());
  nameSides();
  //: Link: empties the trade panel.
  clear_->setText(tr("Clear"));
  //: Button: trades with the bank as the sentence beside it says.
  swap_->setText(tr("Swap"));
  //: Screen reader, of that button.
  swap_->setAccessibleName(tr("Swap with bank"));
  //: Tool tip of a button: opens a menu of what offers the reader wants to see.
  more_->setToolTip(tr("Which offers to see, and the trades so far"));
  more_->setAccessibleName(more_->toolTip());
  //: Button: the answers to an offer that all have declined are not shown any more.
  putAway_->setText(tr("Close"));
  //: Button: takes the own open offer back.
  withdraw_->setText(tr("Withdraw offer"));
  //: Link: puts the steppers back to the offer that was made.
  back_->setText(tr("Back to original offer"));
  fixHint();
}

/// Hint and link take the place of each other; the sentence may need two lines, for which a low panel has no room.
void TradePanel::fixHint() {
  const int link = back_->sizeHint().height(), lines = 2 * QFontMetrics(textFont(kSmallText)).height();
  const int high = height() < kLowPanel ? link : std::max(link, lines);
  for (QWidget* part : std::initializer_list<QWidget*>{hint_, back_}) part->setFixedHeight(high);
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
  for (Stepper* stepper : steppers_[0]) stepper->setPurpose(give);
  for (Stepper* stepper : steppers_[1]) stepper->setPurpose(get);
  const int column = QFontMetrics(textFont(kSmallText, Weight::Bold)).horizontalAdvance(get) + 2 * Words::kBearing;
  static_cast<QGridLayout*>(composer_->layout())->setColumnMinimumWidth(2, column);
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

void TradePanel::propose(const PlaySight& sight, const Action& trade) {
  bargain_.propose(sight, trade);
  Q_EMIT draftChanged();
}

void TradePanel::showPart(Part part) {
  if (std::exchange(part_, part) != part) makeRoom();
}

void TradePanel::hearAsking(SeatId seat, Resource kind) {
  if (filter().shuns(seat)) return;
  asks_->add(seat, kind);
  Q_EMIT draftChanged();
}

void TradePanel::takeFocus() { setFocus(Qt::ShortcutFocusReason); }

void TradePanel::refresh(const PlaySight& sight) {
  const QWidget* focus = isAncestorOf(window()->focusWidget()) ? window()->focusWidget() : nullptr;
  reader_ = sight.viewer;
  filter().follow(sight);
  bargain_.setFilter(&filter());
  bargain_.read(sight);
  others_.clear();
  for (SeatId other : sight.partners()) others_.emplace_back(other, sight.name(other));
  const CardCounts hand = bargain_.hand();
  for (Resource kind : kAllResources) {
    const auto i = static_cast<std::size_t>(kind);
    steppers_[0][i]->setNumbers(draft().give[kind], hand[kind], hand[kind]);
    steppers_[1][i]->setNumbers(draft().get[kind], -1, Bargain::mostWanted(sight, kind));
  }
  for (QWidget* part : composer_->findChildren<QWidget*>())
    if (auto* kind = dynamic_cast<KindInHand*>(part)) kind->show(hand);
  clear_->setEnabled(!draft().isEmpty());
  more_->setIconName(filter().isEmpty() ? u"settings"_s : u"lock"_s);
  hasListeners_ =
      sight.isBot && std::ranges::any_of(sight.partners(), [&](SeatId other) { return !sight.isBot(other); });
  incoming_->refresh(sight, filter(), bargain_.counterTo());
  asks_->refresh(sight);
  refreshBank(sight);
  refreshPartners(sight);
  refreshOffer(sight);
  refreshHint(sight);
  makeRoom();
  keepFocus(focus);
  if (const SeatId lost = bargain_.takeLost())
    QMetaObject::invokeMethod(
        this, [this, lost] { Q_EMIT counterLost(lost); }, Qt::QueuedConnection);
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
  QMetaObject::invokeMethod(this, &TradePanel::showAnswers, Qt::QueuedConnection);  // when all has its room
}

void TradePanel::refreshBank(const PlaySight& sight) {
  const auto& bank = bargain_.swap();
  isMyTurn_ = sight.isMyTurn() && sight.state.head.phase == Phase::Play;  // in the set-up nobody trades
  const bool isForBank = bank && bargain_.isForBank();
  swap_->setRole(isForBank ? ActionButton::Role::Agree : ActionButton::Role::Quiet);
  offer_->setRole(isForBank ? ActionButton::Role::Quiet : ActionButton::Role::Agree);
  const bool isEarly = isMyTurn_ && sight.hasHand() && sight.mine().pending.must == Decision::Roll;
  if (!bank || isEarly) {
    const Complaint early = isEarly ? complaintFor(Reject::TradeBeforeRoll) : Complaint();
    //: Head of the bank's part of the trade panel.
    bankTitle_->setText(tr("Bank"));
    //: Shown while the reader has not said what they want from the bank.
    bankWords_->setText(isEarly ? early.sentence : tr("Choose one card to get."));
    swap_->setEnabled(false);
    tellRefusal(swap_, early, isEarly ? QString() : bankWords_->text());
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
  mayChoose_ = sight.hasHand() && sight.state.head.phase == Phase::Play && bargain_.partners().size() > 1 &&
               bargain_.counterTo().isNone();
  if (!mayChoose_) return;
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
    partner->setChecked(bargain_.asked().contains(partner->partner()));
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
  answers_->refresh(sight, hasIncoming() ? AnswerRows::Room::Line : AnswerRows::Room::Rows);
  withdraw_->setVisible(mine);
  putAway_->setVisible(answers_->isDeclined());
  withdraw_->setEnabled(sight.legal.contains(withdrawOffer()));
  if (!counterTo.isNone()) {
    //: Button: answers an offer with an own one; %1 is a player.
    offer_->setText(tr("Counter-offer to %1").arg(sight.name(counterTo)));
  } else if (bargain_.asked().size() == 1) {
    //: Button: makes an offer to one player alone; %1 is a player.
    offer_->setText(tr("Offer to %1").arg(sight.name(bargain_.seatOf(bargain_.asked().first()))));
  } else {
    //: Button beside the badges of the players who are asked: makes an offer to them.
    offer_->setText(tr("Offer", "verb"));
  }
  const Action action = bargain_.offerAction();
  const Complaint refusal = sight.refusalOf(action);
  // The same once more would change nothing but who has answered.
  const bool isSame = mine && counterTo.isNone() && draft() == bargain_.original();
  const bool isOn = sight.hasHand() && sight.legal.has(ActionKind::Offer) && refusal.isEmpty() && !isSame;
  offer_->setEnabled(isOn);
  //: Tool tip of the button that makes an offer, while it is off: all these players have been asked just that.
  const QString same = tr("This offer is open already.");
  //: Tool tip of the button that makes an offer, while it is off: a move of the reader or a connection is awaited.
  const QString sent = tr("Nothing can be offered at this moment.");
  //: Tool tip of the button that makes an offer, while it is off: in a lesson the coach tells what is to be done.
  const QString other = tr("The lesson asks for something else now.");
  const QString wait = sight.guided == PlaySight::Guided::Yes ? other : sent;
  whyNoOffer_ = isOn || !sight.hasHand() ? QString() : isSame ? same : refusal.isEmpty() ? wait : refusal.sentence;
  tellRefusal(offer_, refusal, refusal.isEmpty() ? whyNoOffer_ : QString());
}

/// One line, of one height: why there can be none, what becomes of an offer, or the way back to the one that was made.
void TradePanel::refreshHint(const PlaySight& sight) {
  const bool mine = sight.hasHand() && sight.mine().offer.isOpen();
  TradeDraft original = bargain_.original();
  original.fit(bargain_.hand());
  const bool isOther = (mine || !bargain_.counterTo().isNone()) && draft() != original;
  isChanged_ = isOther;
  const bool picks = sight.definition.rules.options.tradeSelect == TradeSelect::ProposerPicks;
  //: Over the button that makes an offer: an option of this game lets the reader choose.
  const QString choose = tr("You choose among those who accept.");
  //: Over the button that makes an offer: in this game the first answer decides.
  const QString first = tr("The first who accepts trades.");
  // Where a lesson asks for a swap with the bank, nothing is said against an offer.
  const bool isAsked = sight.guided == PlaySight::Guided::Yes && swap_->isEnabled();
  const bool hasReason = !draft().isEmpty() && !whyNoOffer_.isEmpty() && !isAsked;
  hint_->setText(hasReason ? whyNoOffer_ : !sight.isMyTurn() ? QString() : picks ? choose : first);
}

void TradePanel::resizeEvent(QResizeEvent* event) {
  Sheet::resizeEvent(event);
  const bool tight = height() < kTightPanel;
  layout()->setSpacing(tight ? 3 : 6);  // room for offers
  for (const auto& side : steppers_)
    for (Stepper* stepper : side) stepper->setHeight(tight ? Stepper::Height::Low : Stepper::Height::Usual);
  fixHint();
  makeRoom();
  composer_->updateGeometry();  // it was asked for its size before its steppers had theirs
}

/// The buttons that answer an offer are in sight: where the uppermost card and the steppers have no room together, the
/// steppers wait until the offer is answered, or is to be changed. In the own turn they do so in a low window alone.
void TradePanel::makeRoom() {
  constexpr int kRest = 150, kLowInOwnTurn = 430;  // pixels; kRest: all but cards and steppers
  const auto* card = incoming_->findChild<OfferCard*>();
  const int offer = card ? card->layout()->totalHeightForWidth(scroller_->viewport()->width()) : 0;
  const int needed = offer + composer_->sizeHint().height() + scaled(kRest);
  const int least = isMyTurn_ ? std::min(needed, scaled(kLowInOwnTurn)) : needed;
  const bool isAlone = part_ == Part::Offers;
  const bool isFolded = isAlone || (height() < least && hasIncoming() && bargain_.counterTo().isNone());
  for (QWidget* part : std::initializer_list<QWidget*>{composer_, offer_}) part->setVisible(!isFolded);
  bankWell_->setVisible(isMyTurn_ && !isFolded);
  partnerRow_->setVisible(mayChoose_ && !isFolded);
  back_->setVisible(isChanged_ && !isFolded);
  hint_->setVisible(!isChanged_ && !isFolded);
  fitToOffers(offer);
}

/// As high as the head and the uppermost offer, with what the layout needs around them.
void TradePanel::fitToOffers(int offer) {
  constexpr int kAir = 8;  // pixels below the card
  const bool isAlone = part_ == Part::Offers;
  const QMargins around = layout()->contentsMargins() + contentsMargins();
  const int high = around.top() + around.bottom() + more_->height() + 3 * layout()->spacing() + offer + scaled(kAir);
  setMinimumHeight(isAlone ? high : 0);
  setMaximumHeight(isAlone ? high : QWIDGETSIZE_MAX);
}

/// While an offer is being changed in a low window, the buttons that answer it are what is seen of it.
void TradePanel::showAnswers() {
  for (const OfferCard* card : incoming_->findChildren<OfferCard*>())
    if (!card->isOver() && card->offerer() == bargain_.counterTo())
      scroller_->ensureWidgetVisible(card->declineButton());
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

/// Enter does what was filled in: the swap with the bank, or the offer to the others.
void TradePanel::keyPressEvent(QKeyEvent* event) {
  const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
  if (isEnter && hasFocus() && bargain_.isForBank() && swap_->isVisibleTo(this)) return swap_->click();
  if (isEnter && hasFocus() && offer_->isVisibleTo(this)) return offer_->click();
  const auto kind = resourceOfKey(*event);
  if (!kind) return Sheet::keyPressEvent(event);
  step(event->modifiers() & Qt::ShiftModifier ? TradeSide::Give : TradeSide::Get, *kind, 1);
}

}  // namespace tapu

#include "moc_play_trade.cpp"
