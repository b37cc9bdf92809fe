// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/trade/trade_panel.h"

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
#include "app/kit/spoken.h"
#include "app/table/hand/dragged_card.h"
#include "app/table/sight/sight_words.h"
#include "app/table/trade/offer_menu.h"
#include "app/text/names_of_things.h"
#include "app/text/reject_text.h"
#include "engine/rules/trade.h"

namespace tapu {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPartner = 32, kNarrowPartner = 29, kPartnerHigh = 36;  ///< pixels: of the button of a partner
constexpr int kMostBeside = 3;  ///< partners beside the button that makes an offer; more lie above it
constexpr int kMostWide = 6;    ///< partners in a line with buttons of the usual width
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
  /// Sets its width, in pixels at the usual scale.
  void setWide(int pixels) {
    wide_ = pixels;
    fit();
  }
  void refresh(int color, const QString& name) {
    color_ = color;
    setToolTip(plainTip(name));
    setSpokenName(this, name);
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
  void fit() { setFixedSize(scaled(wide_), scaled(kPartnerHigh)); }
  PartnerId partner_;
  int wide_ = kPartner;
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
    setSpokenName(this, toolTip());
  }

 private:
  Resource kind_;
  Words* count_;
};

}  // namespace

TradePanel::TradePanel(QWidget* parent) : BargainPanel(new OfferList, parent) {
  setContentsMargins(Sheet::kShadow, Sheet::kShadow, Sheet::kShadow, Sheet::kShadow);
  build();
  for (ActionButton* button : {more_, putAway_}) button->setFocusPolicy(Qt::TabFocus);
  connect(qApp, &QApplication::focusChanged, this, &TradePanel::nameSides);
  retranslate();
}

// Its parts go before the connections of an object do, and the keyboard moves on meanwhile.
TradePanel::~TradePanel() { disconnect(qApp, nullptr, this, nullptr); }

void TradePanel::build() {
  setAcceptDrops(true);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 10, 14, 12);
  column->setSpacing(6);
  Buttons made;
  made.clear = buildHead(column);
  made.withdraw = buildOffers(column);
  made.swap = buildBank(column);  // in the turns of others its room is for offers: the steppers below stay in place
  buildSteppers(column);
  made.back = new ActionButton({}, ActionButton::Role::Link, this);
  made.offer = buildFoot(column, made.back);
  join(made);
  connectButtons();
}

ActionButton* TradePanel::buildHead(QVBoxLayout* column) {
  auto* clear = new ActionButton({}, ActionButton::Role::Link, this);
  auto* head = new QHBoxLayout;
  head->setSpacing(8);
  head->addWidget(new IconLabel(u"trade"_s, 20, &Theme::ink, this));
  head->addWidget(title_ = new Words({}, kHeadingText, Weight::Bold, &Theme::ink, this), 1);
  head->addWidget(clear);
  more_ = new ActionButton(u"settings"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this);
  head->addWidget(more_);
  clear->setObjectName(u"clearTrade"_s);
  more_->setObjectName(u"tradeMenu"_s);
  setRuleTopic(more_, u"play-trade"_s);
  column->addLayout(head);
  return clear;
}

/// Offers, which come and go, have a place of their own above all else, so that nothing below moves under a finger.
ActionButton* TradePanel::buildOffers(QVBoxLayout* column) {
  scroller_ = new QScrollArea(this);
  auto* page = new QWidget;
  page->setObjectName(u"plain"_s);
  auto* offers = new QVBoxLayout(page);
  offers->setContentsMargins(0, 0, 0, 0);
  offers->setSpacing(6);
  offers->addWidget(&incoming());
  offers->addWidget(asks_ = new AskRows(page));
  offers->addWidget(answers_ = new AnswerRows(page));
  offers->addStretch(1);
  scrollBare(scroller_, page);
  column->addWidget(scroller_, 1);
  auto* foot = new QHBoxLayout;  // never scrolled out of sight, nor half of it
  auto* withdraw = new ActionButton({}, ActionButton::Role::Quiet, this);
  foot->addWidget(withdraw, 1);
  foot->addWidget(putAway_ = new ActionButton({}, ActionButton::Role::Quiet, this), 1);
  column->addLayout(foot);
  return withdraw;
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
    title->setWordWrap(false);
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

ActionButton* TradePanel::buildBank(QVBoxLayout* column) {
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
  auto* swap = new ActionButton({}, ActionButton::Role::Quiet, bankWell_);
  well->addWidget(swap);
  column->addWidget(bankWell_);
  setRuleTopic(bankWell_, u"bank-trade"_s);
  return swap;
}

ActionButton* TradePanel::buildFoot(QVBoxLayout* column, ActionButton* back) {
  auto* line = new QHBoxLayout;
  line->addWidget(hint_ = new ElidedWords(kSmallText, Weight::Regular, &Theme::ink2, this), 1);
  line->addWidget(why_ = new ActionButton({}, ActionButton::Role::Link, this));
  line->addWidget(back);
  column->addLayout(line);
  partnerRow_ = new QWidget(this);
  auto* partnerLine = new QHBoxLayout(partnerRow_);
  partnerLine->setContentsMargins(0, 0, 0, 0);
  partnerLine->setSpacing(2);
  offerLine_ = new QBoxLayout(QBoxLayout::LeftToRight);
  offerLine_->setSpacing(4);
  offerLine_->addWidget(partnerRow_);
  auto* offer = new ActionButton({}, ActionButton::Role::Agree, this);
  offerLine_->addWidget(offer, 1);
  column->addLayout(offerLine_);
  hint_->setObjectName(u"offerHint"_s);
  why_->setObjectName(u"whyNoTrade"_s);
  why_->setFocusPolicy(Qt::TabFocus);
  why_->hide();
  putAway_->setObjectName(u"closeAnswers"_s);
  back->setObjectName(u"backToOriginal"_s);
  return offer;
}

void TradePanel::connectButtons() {
  connect(answers_, &AnswerRows::act, this, &TradePanel::act);
  connect(asks_, &AskRows::offered, this, [this](Resource kind) { step(TradeSide::Give, kind, 1); });
  connect(more_, &ActionButton::clicked, this, &TradePanel::openMenu);
  connect(why_, &ActionButton::clicked, this, [this] { Q_EMIT ruleAsked(complaintFor(Reject::NoTradeBetween).rule); });
  connect(putAway_, &ActionButton::clicked, this, [this] {
    answers_->putAway();
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
  BargainPanel::retranslate();
  more_->setFixedSize(scaled(28), scaled(28));
  const int letters = std::max(100, textSizeInUse());  // percent
  const int text = (100 + letters) / 2;                // the panel grows half as much as its texts
  buttons().swap->setMostWidth(scaled(96) * letters / 100);
  buttons().offer->setMostWidth(scaled(200) * text / 100);  // so that a long name does not widen the panel
  bankWords_->setMinimumHeight(2 * QFontMetrics(textFont(kSmallText)).lineSpacing());  // so that nothing jumps
  //: Head of the trade panel.
  title_->setText(tr("Trade"));
  setSpokenName(this, title_->text());
  nameSides();
  //: Tool tip of a button: opens a menu of what offers the reader wants to see.
  more_->setToolTip(tr("Which offers to see, and the trades so far"));
  setSpokenName(more_, more_->toolTip());
  //: Button: the answers to an offer that all have declined are not shown any more.
  putAway_->setText(tr("Close"));
  //: Link: puts the steppers back to the offer that was made.
  buttons().back->setText(tr("Back to original offer"));
  fixHint();
}

/// Hint and link take the place of each other; the sentence may need two lines, for which a low panel has no room.
void TradePanel::fixHint() {
  ActionButton* back = buttons().back;
  const int link = back->sizeHint().height(), lines = 2 * QFontMetrics(textFont(kSmallText)).height();
  const int high = height() < kLowPanel ? link : std::max(link, lines);
  for (QWidget* part : std::initializer_list<QWidget*>{hint_, back, why_}) part->setFixedHeight(high);
}

/// Names the two sides, with their keys while these work here.
void TradePanel::nameSides() {
  const QWidget* focus = QApplication::focusWidget();
  const bool hasKeys = focus && (focus == this || isAncestorOf(focus)) && digits() == Digits::Taken;
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
  const QString giveByKey = tr("You give (%1)").arg(u"Shift+"_s + keys);
  //: Over the steppers of the cards that the reader gets; %1 the keys that get one more, as "1–5".
  const QString getByKey = tr("You get (%1)").arg(keys);
  nameSide(giveTitle_, give, hasKeys ? giveByKey : give);
  nameSide(getTitle_, get, hasKeys ? getByKey : get);
  update();
}

/// Gives a side its head, with its keys if they have room: a second line would push the steppers out of a low panel.
void TradePanel::nameSide(Words* title, const QString& name, const QString& withKeys) {
  const int needed = title->fontMetrics().horizontalAdvance(withKeys) + 2 * Words::kBearing;
  title->setText(needed <= title->width() ? withKeys : name);
  title->setToolTip(withKeys == name ? QString() : plainTip(withKeys));
}

void TradePanel::showPart(Part part) {
  if (std::exchange(part_, part) != part) makeRoom();
}

void TradePanel::hearAsking(SeatId seat, Resource kind) {
  if (filter().shuns(seat)) return;
  asks_->add(seat, kind);
  Q_EMIT draftChanged();
}

void TradePanel::showOwn(const PlaySight& sight) {
  others_.clear();
  for (SeatId other : sight.partners()) others_.emplace_back(other, sight.name(other));
  const CardCounts hand = bargain().hand();
  for (Resource kind : kAllResources) {
    const auto i = static_cast<std::size_t>(kind);
    steppers_[0][i]->setNumbers(draft().give[kind], hand[kind], hand[kind]);
    steppers_[1][i]->setNumbers(draft().get[kind], -1, Bargain::mostWanted(sight, kind));
  }
  for (QWidget* part : composer_->findChildren<QWidget*>())
    if (auto* kind = dynamic_cast<KindInHand*>(part)) kind->show(hand);
  buttons().clear->setEnabled(!draft().isEmpty());
  more_->setIconName(filter().isEmpty() ? u"settings"_s : u"lock"_s);
  //: Screen reader, of the button that opens the menu of offers: the reader has chosen not to see all of them
  setSpokenDetails(more_, filter().isEmpty() ? QString() : tr("Some offers are declined for you."));
  hasListeners_ =
      sight.isBot && std::ranges::any_of(sight.partners(), [&](SeatId other) { return !sight.isBot(other); });
  asks_->refresh(sight);
  refreshBank(sight);
  refreshPartners(sight);
  refreshOffer(sight);
  refreshHint(sight);
  refreshOff(sight);
  makeRoom();
}

/// Between turns nobody trades with others, and only who has a part with the bank; nor does a reader for whom a bot
/// plays. What composes a trade is off then, and one sentence says why.
void TradePanel::refreshOff(const PlaySight& sight) {
  const bool isBetween = sight.isBetween() && sight.hasHand();
  for (QWidget* part : std::initializer_list<QWidget*>{composer_, partnerRow_}) part->setEnabled(sight.mayTrade());
  const bool isPlayedByBot = sight.isPlayedByBot();
  //: Trade panel, which is off: the reader has let a bot play at their seat.
  if (isPlayedByBot) hint_->setText(tr("A bot plays for you, and trades too."));
  //: Link in the trade panel between turns: opens the rule.
  why_->setText(tr("Why?"));
  why_->setVisible(isBetween && !isPlayedByBot && part_ == Part::Whole);
  if (!isBetween || isPlayedByBot) return;
  const bool isPart = sight.must() == Decision::Part;
  //: Trade panel, while others or the reader build between turns; a link "Why?" follows.
  const QString none = tr("Between turns there is no trade.");
  //: Trade panel, where turns are paired and the reader has their part; a link "Why?" follows.
  const QString part = tr("In your part you trade with the bank alone.");
  hint_->setText(isPart ? part : none);
}

void TradePanel::startCounter(SeatId offerer) {
  BargainPanel::startCounter(offerer);
  QMetaObject::invokeMethod(this, &TradePanel::showAnswers, Qt::QueuedConnection);  // when all has its room
}

void TradePanel::refreshBank(const PlaySight& sight) {
  const auto& bank = bargain().swap();
  // In the set-up nobody trades, and who builds between turns does not.
  isMyTurn_ =
      sight.isMyTurn() && sight.state.head.phase == Phase::Play && (!sight.isBetween() || hasPairs(sight.definition));
  const bool isEarly = isMyTurn_ && sight.hasHand() && sight.mine().pending.must == Decision::Roll;
  if (!bank || isEarly) {
    const Complaint early = isEarly ? complaintFor(Reject::TradeBeforeRoll) : Complaint();
    //: Head of the bank's part of the trade panel.
    bankTitle_->setText(tr("Bank"));
    //: Shown while the reader has not said what they want from the bank.
    bankWords_->setText(isEarly ? early.sentence : tr("Choose one card to get."));
    buttons().swap->setEnabled(false);
    tellRefusal(buttons().swap, early, isEarly ? QString() : bankWords_->text());
    return;
  }
  //: The bank's rate: %1 cards for one, as "Bank 4:1".
  bankTitle_->setText(tr("Bank %1:1").arg(bank->rate));
  bankWords_->setText(exchangeText(CardCounts::of(bank->get), CardCounts::of(bank->give, bank->rate)));
}

void TradePanel::refreshPartners(const PlaySight& sight) {
  mayChoose_ = sight.hasHand() && sight.state.head.phase == Phase::Play && bargain().partners().size() > 1 &&
               bargain().counterTo().isNone();
  if (!mayChoose_) return;
  // A button is kept as long as its player is there: it may be pressed or have the keyboard at this moment.
  PartnerSet shown;
  for (const QAbstractButton* button : partnerButtons_)
    shown.insert(static_cast<const PartnerButton*>(button)->partner());
  if (shown != bargain().partners()) {
    for (QAbstractButton* button : partnerButtons_) {
      button->hide();
      button->deleteLater();
    }
    partnerButtons_.clear();
    for (PartnerId partner : bargain().partners()) addPartner(partner);
    layPartners();
  }
  for (QAbstractButton* button : partnerButtons_) {
    auto* partner = static_cast<PartnerButton*>(button);
    const SeatId seat = bargain().seatOf(partner->partner());
    partner->refresh(sight.color(seat), sight.name(seat));
    const QSignalBlocker quiet(partner);
    partner->setChecked(bargain().asked().contains(partner->partner()));
  }
}

void TradePanel::addPartner(PartnerId partner) {
  auto* button = new PartnerButton(partner, partnerRow_);
  connect(button, &QAbstractButton::toggled, this,
          [this, partner](bool on) { ask(partner, on ? Bargain::Asked::Yes : Bargain::Asked::No); });
  partnerRow_->layout()->addWidget(button);
  partnerButtons_.push_back(button);
  button->show();
}

/// Where many may be asked, their badges have a line of their own.
void TradePanel::layPartners() {
  const auto partners = static_cast<int>(partnerButtons_.size());
  for (QAbstractButton* button : partnerButtons_)
    static_cast<PartnerButton*>(button)->setWide(partners > kMostWide ? kNarrowPartner : kPartner);
  const bool isStacked = partners > kMostBeside;
  offerLine_->setDirection(isStacked ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
  offerLine_->setAlignment(partnerRow_, isStacked ? Qt::AlignLeft : Qt::Alignment());
}

void TradePanel::refreshOffer(const PlaySight& sight) {
  const bool mine = sight.hasHand() && sight.mine().offer.isOpen();
  const SeatId counterTo = bargain().counterTo();
  answers_->refresh(sight, hasIncoming() ? AnswerRows::Room::Line : AnswerRows::Room::Rows);
  buttons().withdraw->setVisible(mine);
  putAway_->setVisible(answers_->isDeclined());
  //: Button beside the badges of the players who are asked: makes an offer to them.
  nameOffer(sight, tr("Offer", "verb"));
  const Action action = bargain().offerAction();
  const Complaint refusal = sight.refusalOf(action);
  // The same once more would change nothing but who has answered.
  const bool isSame = mine && counterTo.isNone() && draft() == bargain().original();
  const bool isOn = sight.hasHand() && sight.legal.has(ActionKind::Offer) && refusal.isEmpty() && !isSame;
  buttons().offer->setEnabled(isOn);
  //: Tool tip of the button that makes an offer, while it is off: all these players have been asked just that.
  const QString same = tr("This offer is open already.");
  //: Tool tip of the button that makes an offer, while it is off: a move of the reader or a connection is awaited.
  const QString sent = tr("Nothing can be offered at this moment.");
  //: Tool tip of the button that makes an offer, while it is off: in a lesson the coach tells what is to be done.
  const QString other = tr("The lesson asks for something else now.");
  const QString wait = sight.guided == PlaySight::Guided::Yes ? other : sent;
  whyNoOffer_ = isOn || !sight.hasHand() ? QString() : isSame ? same : refusal.isEmpty() ? wait : refusal.sentence;
  tellRefusal(buttons().offer, refusal, refusal.isEmpty() ? whyNoOffer_ : QString());
}

/// One line, of one height: why there can be none, what becomes of an offer, or the way back to the one that was made.
void TradePanel::refreshHint(const PlaySight& sight) {
  const bool mine = sight.hasHand() && sight.mine().offer.isOpen();
  TradeDraft original = bargain().original();
  original.fit(bargain().hand());
  const bool isOther = (mine || !bargain().counterTo().isNone()) && draft() != original;
  isChanged_ = isOther;
  const bool picks = sight.definition.rules.options.tradeSelect == TradeSelect::ProposerPicks;
  //: Over the button that makes an offer: an option of this game lets the reader choose.
  const QString choose = tr("You choose among those who accept.");
  //: Over the button that makes an offer: in this game the first answer decides.
  const QString first = tr("The first to accept gets it.");
  // Where a lesson asks for a swap with the bank, nothing is said against an offer.
  const bool isAsked = sight.guided == PlaySight::Guided::Yes && buttons().swap->isEnabled();
  const bool hasReason = !draft().isEmpty() && !whyNoOffer_.isEmpty() && !isAsked;
  hint_->setText(hasReason ? whyNoOffer_ : !sight.isMyTurn() ? QString() : picks ? choose : first);
}

void TradePanel::resizeEvent(QResizeEvent* event) {
  BargainPanel::resizeEvent(event);
  const bool tight = height() < kTightPanel;
  layout()->setSpacing(tight ? 3 : 6);  // room for offers
  for (const auto& side : steppers_) {
    for (Stepper* stepper : side) stepper->setHeight(tight ? Stepper::Height::Low : Stepper::Height::Usual);
  }
  fixHint();
  makeRoom();
  nameSides();
  composer_->updateGeometry();  // it was asked for its size before its steppers had theirs
}

/// The buttons that answer an offer are in sight: where the uppermost card and the steppers have no room together, the
/// steppers wait until the offer is answered, or is to be changed. In the own turn they do so in a low window alone.
void TradePanel::makeRoom() {
  constexpr int kRest = 150, kLowInOwnTurn = 430;  // pixels; kRest: all but cards and steppers
  const auto* card = incoming().findChild<OfferCard*>();
  const int offer = card ? card->layout()->totalHeightForWidth(scroller_->viewport()->width()) : 0;
  const int line = offerLine_->direction() == QBoxLayout::TopToBottom ? kPartnerHigh + layout()->spacing() : 0;
  const int needed = offer + composer_->sizeHint().height() + scaled(kRest + line);
  const int least = isMyTurn_ ? std::min(needed, scaled(kLowInOwnTurn)) : needed;
  const bool isAlone = part_ == Part::Offers;
  const bool isFolded = isAlone || (height() < least && hasIncoming() && bargain().counterTo().isNone());
  for (QWidget* part : std::initializer_list<QWidget*>{composer_, buttons().offer}) part->setVisible(!isFolded);
  bankWell_->setVisible(isMyTurn_ && !isFolded);
  partnerRow_->setVisible(mayChoose_ && !isFolded);
  buttons().back->setVisible(isChanged_ && !isFolded);
  hint_->setVisible(!isChanged_ && !isFolded);
  // Where nothing is to be scrolled, the least height of what scrolls would push the panel over the hand.
  const bool isQuiet = !hasIncoming() && asks_->isEmpty() && answers_->isEmpty();
  scroller_->setMinimumHeight(isQuiet ? 1 : 0);
  fitToOffers(offer);
}

/// Makes the panel as high as its head and the uppermost offer, with what the layout needs around them.
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
  for (const OfferCard* card : incoming().findChildren<OfferCard*>())
    if (!card->isOver() && card->offerer() == bargain().counterTo())
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

void TradePanel::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const QRectF box = contentsRect();
  paintPaper(painter, box, Paper::Sheet, themeOf(this), 14);
  if (hasFocus()) paintFocusRing(painter, box.adjusted(1.5, 1.5, -1.5, -1.5), themeOf(this), 13);
}

}  // namespace tapu

#include "moc_trade_panel.cpp"
