// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/trade/offer_list.h"

#include <QGraphicsOpacityEffect>
#include <QHBoxLayout>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

#include "app/kit/elided_words.h"
#include "app/kit/icon_label.h"
#include "app/kit/line_breaks.h"
#include "app/kit/spoken.h"
#include "app/kit/theme.h"
#include "app/table/sight/sight_words.h"

namespace tapu {

using namespace Qt::StringLiterals;

OfferCard::OfferCard(SeatId offerer, QWidget* parent)
    : Sheet(parent, Paper::Row),
      first_(new PressGuard(this)),
      offerer_(offerer),
      badge_(new Badge(0, 24, this)),
      title_(new Words({}, kChoiceText, Weight::Bold, &Theme::ink, this)),
      getTitle_(new Words({}, kSmallText, Weight::Bold, &Theme::ink2, this)),
      giveTitle_(new Words({}, kSmallText, Weight::Bold, &Theme::ink2, this)),
      get_(new CardList(this)),
      give_(new CardList(this)),
      reason_(new Words({}, kSmallText, Weight::Regular, &Theme::ink2, this)),
      time_(new Words({}, kSmallText, Weight::Regular, &Theme::ink2, this)),
      ring_(new ClockRing(this, 26)),
      declining_(new QTimer(this)),
      accept_(new ActionButton({}, ActionButton::Role::Agree, this)),
      change_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      decline_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  accept_->setObjectName(u"acceptOffer"_s);
  change_->setObjectName(u"changeOffer"_s);
  decline_->setObjectName(u"declineOffer"_s);
  declining_->setObjectName(u"declining"_s);
  lay();
  ring_->start(-1);
  declining_->setSingleShot(true);
  for (ActionButton* button : {accept_, change_, decline_}) {
    button->setFocusPolicy(Qt::TabFocus);
    first_->watch(button);
  }
  connect(accept_, &ActionButton::clicked, this, [this] { Q_EMIT act(accept(offerer_)); });
  connect(change_, &ActionButton::clicked, this, [this] { Q_EMIT change(offerer_); });
  connect(decline_, &ActionButton::clicked, this, [this] { Q_EMIT act(decline(offerer_)); });
  connect(declining_, &QTimer::timeout, this, [this] { Q_EMIT declinedUnseen(decline(offerer_)); });
}

void OfferCard::lay() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(17, 5, 3, 5);
  column->setSpacing(1);
  auto* head = new QHBoxLayout;
  head->setSpacing(6);
  head->addWidget(badge_);
  head->addWidget(title_, 1);
  head->addWidget(ring_);
  head->addStrut(ring_->sizeHint().height());  // also where no time runs
  column->addLayout(head);
  // Each button has one place, whatever is offered: above all that has lines of its own, and none takes the place of
  // another where it is not shown.
  auto* answers = new QGridLayout;
  answers->setSpacing(0);  // the buttons have air of their own
  answers->addWidget(change_, 0, 0);
  answers->addWidget(decline_, 0, 1);
  answers->addWidget(accept_, 1, 0, 1, 2);
  for (const int half : {0, 1}) answers->setColumnStretch(half, 1);
  for (ActionButton* button : {change_, decline_, accept_})
    button->setSizePolicy(QSizePolicy::Expanding, button->sizePolicy().verticalPolicy());
  setTabOrder(change_, decline_);
  setTabOrder(decline_, accept_);
  column->addLayout(answers);
  column->addWidget(time_);  // beside the ring it would take two lines in some languages
  auto* cards = new QGridLayout;
  cards->setHorizontalSpacing(8);
  cards->setVerticalSpacing(0);
  cards->addWidget(getTitle_, 0, 0);
  cards->addWidget(get_, 0, 1);
  cards->addWidget(giveTitle_, 1, 0);
  cards->addWidget(give_, 1, 1);
  cards->setColumnStretch(1, 1);
  column->addLayout(cards);
  column->addWidget(reason_);
}

void OfferCard::layWishes() {
  noMore_ = new ActionButton({}, ActionButton::Role::Link, this);
  wishes_ = new ActionButton(u"settings"_s, {}, ActionButton::Role::Quiet, ActionButton::Shape::Icon, this);
  noMore_->setObjectName(u"noMoreOffers"_s);
  wishes_->setObjectName(u"offerWishes"_s);
  auto* line = new QHBoxLayout;
  line->setSpacing(0);
  line->addWidget(noMore_);
  line->addStretch(1);
  line->addWidget(wishes_);
  static_cast<QVBoxLayout*>(layout())->addLayout(line);
  for (ActionButton* button : {noMore_, wishes_}) {
    button->setFocusPolicy(Qt::TabFocus);
    first_->watch(button);
  }
  connect(noMore_, &ActionButton::clicked, this, &OfferCard::hadEnough);
  connect(wishes_, &ActionButton::clicked, this,
          [this] { Q_EMIT wishesAsked(offerer_, name_, wishes_->mapToGlobal(QPoint(0, wishes_->height()))); });
}

void OfferCard::refresh(const PlaySight& sight) {
  if (!noMore_ && sight.isBot && sight.isBot(offerer_)) layWishes();
  const Offer& offer = sight.state.seat(offerer_).offer;
  const bool areSame = std::exchange(shownGive_, offer.give) == offer.give;
  if (std::exchange(shownWant_, offer.want) != offer.want || !areSame) first_->restart();
  const int color = sight.color(offerer_);
  setBar(playerColor(color).fill);
  badge_->setColor(color);
  name_ = sight.name(offerer_);
  get_->setCards(offer.give);
  give_->setCards(offer.want);
  retranslate();
  const bool already = offerAnswer(sight.definition, sight.state, sight.viewer, offerer_) == OfferAnswer::Accepted;
  accept_->setEnabled(sight.legal.contains(accept(offerer_)) && !already);
  //: Tool tip of Accept after the reader has accepted.
  const QString done = already ? tr("You have accepted; the other player chooses.") : QString();
  const Complaint refusal = already ? Complaint() : sight.refusalOf(accept(offerer_));
  acceptTip_ = tellRefusal(accept_, refusal, done);
  reason_->setText(already ? done : refusal.sentence);
  reason_->setVisible(!reason_->text().isEmpty());
  accept_->setVisible(already || refusal.isEmpty());  // else the reason is told
  change_->setEnabled(!sight.legal.empty());          // not while a bot plays in the reader's place
  decline_->setEnabled(sight.legal.contains(decline(offerer_)));
  declineTip_ = tellRefusal(decline_, sight.refusalOf(decline(offerer_)));
  showTime(sight.offerTime ? sight.offerTime(offerer_) : OfferTime{});
}

void OfferCard::showTime(const OfferTime& time) {
  //: On an offer that somebody makes to the reader, beside seconds that count down: then it is declined by itself.
  const QString declines = tr("declined by itself");
  // No time presses somebody who cannot accept in any time.
  const bool isVain = !reason_->text().isEmpty() && !accept_->isEnabled() && time.until == OfferTime::Until::BotsAct;
  if (isVain || (declining_->isActive() && countdown_ == Countdown::Hidden)) {
    ring_->start(-1);
    time_->hide();
    return tellRing({});
  }
  if (declining_->isActive()) {
    time_->setText(declines);
    time_->show();
    return tellRing(declines);
  }
  ring_->start(time.until == OfferTime::Until::Nothing ? -1 : time.leftMs, time.wholeMs);
  //: On an offer that somebody makes to the reader, beside seconds that count down: until then bots leave it to
  //: persons.
  const QString bots = tr("bots wait for you");
  //: On an offer that somebody makes to the reader, beside seconds that count down: then it is gone.
  const QString lapses = tr("open for a moment");
  const bool areWaiting = time.until == OfferTime::Until::BotsAct;
  wasTold_ = wasTold_ || areWaiting;  // from then on the line stays: nothing below it moves under the pointer
  const QString meaning = areWaiting ? bots : time.until == OfferTime::Until::Lapses ? lapses : QString();
  time_->setText(wasTold_ ? meaning : QString());
  time_->setVisible(wasTold_ && reason_->text().isEmpty());  // the reason why not has the room
  tellRing(meaning);
}

void OfferCard::tellRing(const QString& meaning) {
  const int seconds = static_cast<int>((ring_->leftNow() + 999) / 1000);
  //: Screen reader, of an offer to the reader: %n seconds are left, %1 what comes then, as "bots wait for you"
  const QString time = seconds < 1 ? meaning : tr("%n second(s); %1", nullptr, seconds).arg(meaning);
  // The ring is no stop of Tab: what it tells is heard with the buttons beside it, as of now and not each second anew.
  const auto tell = [&time](ActionButton* button, const QString& tip) {
    QStringList told{time, tip};
    told.removeAll(QString());
    setSpokenDetails(button, told.join(u"; "_s).replace(u'\n', u"; "_s));
  };
  tell(accept_, acceptTip_);
  tell(change_, reason_->text());
  tell(decline_, declineTip_);
  setSpokenName(ring_, meaning);
  ring_->setToolTip(plainTip(meaning));
}

void OfferCard::declineIn(int ms, Countdown countdown) {
  if (declining_->isActive()) return;
  declining_->start(ms);
  countdown_ = countdown;
  if (countdown == Countdown::Shown) ring_->start(ms, ms);
  showTime({});
}

void OfferCard::stay() { declining_->stop(); }

void OfferCard::retranslate() {
  //: Head of an offer that somebody made to the reader and that both have traded by: %1 is a player.
  const QString traded = tr("You traded with %1").arg(name_);
  //: Head of an offer that somebody makes to the reader: %1 is a player.
  title_->setText(over_ ? traded : tr("%1 offers").arg(name_));
  //: Over the cards that the reader would get.
  getTitle_->setText(tr("You get"));
  //: Over the cards that the reader would give.
  giveTitle_->setText(tr("You give"));
  //: Button: takes an offer.
  accept_->setText(tr("Accept"));
  //: Button: answers an offer with an own one.
  change_->setText(tr("Change"));
  //: Button: refuses an offer.
  decline_->setText(tr("Decline"));
  if (!noMore_) return;
  //: Link on an offer of a bot: declines it, and all others that bots make until the turn ends.
  noMore_->setText(tr("No more this turn"));
  //: Tool tip of that link
  noMore_->setToolTip(plainTip(tr("Declines this offer, and those that bots make until the turn ends")));
  //: Tool tip of a button on an offer: opens a menu of what offers the reader wants to see.
  wishes_->setToolTip(tr("Which offers to see"));
  setSpokenName(wishes_, wishes_->toolTip());
}

void OfferCard::endAsTrade() {
  over_ = true;
  retranslate();
  stay();
  ring_->start(-1);
  time_->hide();
  setEnabled(false);
  auto* pale = new QGraphicsOpacityEffect(this);
  pale->setOpacity(0.55);
  setGraphicsEffect(pale);
}

namespace {
constexpr int kTradedCardMs = 2000, kDeclineSoonMs = 5000, kDeclineVainMs = 4000;

/// The viewer cannot accept it, time runs for it, and all others are bots: a person could learn from the moment of the
/// answer what is in a hidden hand.
bool isVain(const PlaySight& sight, SeatId offerer) {
  if (!sight.isBot || !sight.offerTime || sight.guided == PlaySight::Guided::Yes) return false;
  for (int i = 0; i < sight.state.seats.size(); ++i)
    if (SeatId(i) != sight.viewer && !sight.isBot(SeatId(i))) return false;
  if (sight.offerTime(offerer).until == OfferTime::Until::Nothing) return false;
  const bool already = offerAnswer(sight.definition, sight.state, sight.viewer, offerer) == OfferAnswer::Accepted;
  return !already && !sight.refusalOf(accept(offerer)).isEmpty();
}
}  // namespace

OfferList::OfferList(QWidget* parent) : QWidget(parent), guard_(new PressGuard(this)), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(6);
}

int OfferList::open() const {
  return static_cast<int>(std::ranges::count_if(cards_, [](const OfferCard* card) { return !card->isOver(); }));
}

bool OfferList::shows(SeatId offerer) const {
  return std::ranges::any_of(
      cards_, [offerer](const OfferCard* card) { return !card->isOver() && card->offerer() == offerer; });
}

OfferCard* OfferList::firstToAccept() const {
  const auto found = std::ranges::find_if(
      cards_, [](const OfferCard* card) { return !card->isOver() && card->acceptButton()->isEnabled(); });
  return found == cards_.end() ? nullptr : *found;
}

OfferCard* OfferList::firstToDecline() const {
  const auto found = std::ranges::find_if(
      cards_, [](const OfferCard* card) { return !card->isOver() && card->declineButton()->isEnabled(); });
  return found == cards_.end() ? nullptr : *found;
}

void OfferList::answerFirst(OfferAnswer answer) {
  OfferCard* card = answer == OfferAnswer::Accepted ? firstToAccept() : firstToDecline();
  if (!card || card->isNew() || guard_->isEarly()) return;
  (answer == OfferAnswer::Accepted ? card->acceptButton() : card->declineButton())->click();
}

/// Not from within a refresh: the page shows anew what the answer changes. A client has one action under way, so of
/// several offers one is declined, and the others at the refresh that follows.
void OfferList::declineUnseen(const PlaySight& sight, SeatId offerer) {
  if (!sight.legal.contains(decline(offerer)) || !declined_.insert(offerer).second) return;
  const auto tell = [this, offerer] {
    if (declined_.erase(offerer) > 0) Q_EMIT declinedUnseen(decline(offerer));
  };
  QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
}

void OfferList::refresh(const PlaySight& sight, const OfferFilter& filter, SeatId changed) {
  std::vector<SeatId> from = sight.offerers();
  if (std::exchange(reader_, sight.viewer) != sight.viewer) declined_.clear();
  std::erase_if(declined_, [&](SeatId seat) { return std::ranges::find(from, seat) == from.end(); });
  std::erase_if(from, [&](SeatId seat) {
    if (filter.verdict(sight, seat) != OfferFilter::Verdict::Decline) return false;
    declineUnseen(sight, seat);
    return true;
  });
  remove(Which::Ended, from);
  traded_ = {};
  for (SeatId seat : from) {
    const auto isOpen = [seat](const OfferCard* card) { return !card->isOver() && card->offerer() == seat; };
    if (std::ranges::none_of(cards_, isOpen)) add(sight, seat);
  }
  for (OfferCard* card : cards_) {
    if (card->isOver()) continue;
    if (card->offerer() == changed)
      card->stay();
    else if (filter.verdict(sight, card->offerer()) == OfferFilter::Verdict::DeclineSoon)
      card->declineIn(kDeclineSoonMs, OfferCard::Countdown::Shown);
    else if (isVain(sight, card->offerer()))
      card->declineIn(kDeclineVainMs, OfferCard::Countdown::Hidden);
    else
      card->stay();
    card->refresh(sight);
  }
}

void OfferList::add(const PlaySight& sight, SeatId offerer) {
  auto* card = new OfferCard(offerer, this);
  card->refresh(sight);
  for (ActionButton* button : card->findChildren<ActionButton*>()) guard_->watch(button);
  connect(card, &OfferCard::act, this, &OfferList::act);
  connect(card, &OfferCard::declinedUnseen, this, &OfferList::declinedUnseen);
  connect(card, &OfferCard::change, this, &OfferList::change);
  connect(card, &OfferCard::hadEnough, this, &OfferList::hadEnough);
  connect(card, &OfferCard::wishesAsked, this, &OfferList::wishesAsked);
  column_->addWidget(card);
  cards_.push_back(card);
  card->show();
}

void OfferList::remove(Which which, const std::vector<SeatId>& open) {
  bool isPartOfTrade = false;
  const auto removed = std::erase_if(cards_, [&](OfferCard* card) {
    const bool isOpen = std::ranges::find(open, card->offerer()) != open.end();
    if (which == Which::Traded ? !card->isOver() : card->isOver() || isOpen) return false;
    if (which == Which::Ended && traded_ && traded_ == card->offerer()) {
      card->endAsTrade();
      isPartOfTrade = true;
      return false;
    }
    card->hide();
    card->deleteLater();
    return true;
  });
  if (isPartOfTrade) QTimer::singleShot(kTradedCardMs, this, [this] { remove(Which::Traded, {}); });
  if (removed == 0) return;
  guard_->restart();
  Q_EMIT gone();
}

/// The answer of one player who was asked, with a button to trade with them while they accept.
class AnswerRow : public Sheet {
 public:
  AnswerRow(SeatId asked, QWidget* parent)
      : Sheet(parent, Paper::Row),
        asked_(asked),
        badge_(new Badge(0, 20, this)),
        name_(new ElidedWords(kNoteText, Weight::Bold, &Theme::ink, this)),
        answer_(new Words({}, kSmallText, Weight::Regular, &Theme::ink2, this)),
        yes_(new IconLabel(u"ready"_s, 18, &Theme::ok, this)),
        other_(new IconLabel(u"timer"_s, 18, &Theme::ink2, this)),
        trade_(new ActionButton({}, ActionButton::Role::Agree, this)) {
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(8, 2, 6, 2);
    line->setSpacing(6);
    line->addWidget(badge_);
    line->addWidget(name_, 1);
    line->addWidget(answer_);
    line->addWidget(yes_);
    line->addWidget(other_);
    line->addWidget(trade_);
    trade_->setFocusPolicy(Qt::TabFocus);
    trade_->setObjectName(u"tradeWith%1"_s.arg(asked.value));
  }
  SeatId asked() const { return asked_; }
  ActionButton* trade() const { return trade_; }
  void refresh(const PlaySight& sight, OfferAnswer answer) {
    badge_->setColor(sight.color(asked_));
    name_->setText(sight.name(asked_));
    const bool counters = isAsked(sight.definition, sight.state, sight.viewer, asked_);
    const bool accepts = answer == OfferAnswer::Accepted, declines = answer == OfferAnswer::Declined && !counters;
    answer_->setText(AnswerRows::wordFor(answer, counters ? AnswerRows::Counters::Yes : AnswerRows::Counters::No));
    answer_->setVisible(!accepts || !sight.legal.contains(confirm(asked_)));
    other_->setName(declines ? u"close"_s : counters ? u"trade"_s : u"timer"_s);
    other_->setVisible(!accepts);
    yes_->setVisible(accepts);
    trade_->setVisible(accepts);
    trade_->setEnabled(sight.legal.contains(confirm(asked_)));
    tellRefusal(trade_, sight.refusalOf(confirm(asked_)));
    setSpokenName(this, name_->text() + u": "_s + answer_->text());
  }

 private:
  SeatId asked_;
  Badge* badge_;
  ElidedWords* name_;
  Words* answer_;
  IconLabel *yes_, *other_;
  ActionButton* trade_;
};

AnswerRows::AnswerRows(QWidget* parent)
    : QWidget(parent),
      title_(new Words({}, kNoteText, Weight::Bold, &Theme::ink, this)),
      wait_(new QWidget(this)),
      ring_(new ClockRing(wait_, 22)),
      waitWords_(new Words({}, kSmallText, Weight::Regular, &Theme::ink2, wait_)),
      rows_(new QVBoxLayout(this)) {
  rows_->setContentsMargins(0, 0, 0, 0);
  rows_->setSpacing(3);
  rows_->addWidget(title_);
  auto* waiting = new QHBoxLayout(wait_);
  waiting->setContentsMargins(0, 0, 0, 0);
  waiting->setSpacing(6);
  waiting->addWidget(ring_);
  waiting->addWidget(waitWords_, 1);
  rows_->addWidget(wait_);
}

QString AnswerRows::wordFor(OfferAnswer answer, Counters counters) {
  //: Answer to an offer.
  if (answer == OfferAnswer::Accepted) return tr("Accepts");
  //: Answer to an offer.
  if (counters == Counters::Yes) return tr("Counter-offer");
  //: Answer to an offer.
  if (answer == OfferAnswer::Declined) return tr("Declines");
  //: No answer to an offer yet.
  return tr("Thinks it over");
}

QString AnswerRows::answerOf(const PlaySight& sight, SeatId offerer, SeatId asked) {
  const bool counters = offerAnswer(sight.definition, sight.state, offerer, asked) != OfferAnswer::NotAsked;
  return wordFor(offerAnswer(sight.definition, sight.state, asked, offerer), counters ? Counters::Yes : Counters::No);
}

void AnswerRows::hear(const Event& event, const PlaySight& sight) {
  const SeatId mine = sight.viewer;
  if (mine.isNone()) return;
  if (event.kind == EventKind::OfferMade && event.seat == mine) {
    asked_.clear();
    for (PartnerId partner : PartnerSet::fromBits(static_cast<std::uint8_t>(event.count)))
      asked_.push_back({sight.definition.partner(mine, partner), OfferAnswer::Awaited});
    give_ = event.cards;
    get_ = event.got;
    end_ = End::Open;
    turn_ = sight.state.head.turn;
  }
  if (event.kind == EventKind::OfferDeclined && event.other == mine)
    for (Asked& asked : asked_)
      if (asked.seat == event.seat) asked.answer = OfferAnswer::Declined;
  if (event.kind != EventKind::OfferClosed || event.seat != mine || end_ != End::Open) return;
  const bool isDeclined =
      std::ranges::all_of(asked_, [](const Asked& asked) { return asked.answer == OfferAnswer::Declined; });
  end_ = isDeclined ? End::Declined : End::None;
}

void AnswerRows::putAway() {
  if (end_ != End::Declined) return;
  end_ = End::None;
  asked_.clear();
  showRows();
}

/// Takes over the open offer of this position, as after a rejoin; what is over stays as it was heard, for this turn.
void AnswerRows::note(const PlaySight& sight) {
  if (!sight.hasHand()) {
    asked_.clear();
    end_ = End::None;
    return;
  }
  const Offer& offer = sight.mine().offer;
  if (!offer.isOpen()) {
    const bool isKept = end_ == End::Declined && turn_ == sight.state.head.turn;
    if (isKept) return;
    asked_.clear();
    end_ = End::None;
    return;
  }
  asked_.clear();
  for (SeatId other : sight.partners())
    if (const auto answer = offerAnswer(sight.definition, sight.state, other, sight.viewer);
        answer != OfferAnswer::NotAsked)
      asked_.push_back({other, answer});
  give_ = offer.give;
  get_ = offer.want;
  end_ = End::Open;
  turn_ = sight.state.head.turn;
}

void AnswerRows::refresh(const PlaySight& sight, Room room) {
  room_ = room;
  note(sight);
  showRows();
  if (asked_.empty()) return;
  //: Over the answers to an offer of the reader.
  const QString all = tr("All have declined");
  //: Over the answer to an offer of the reader: %1 is the only player who was asked.
  const QString declined = asked_.size() == 1 ? tr("%1 has declined").arg(sight.name(asked_.front().seat)) : all;
  //: The reader's own open offer: %1 is a sentence such as "You get 1 × Grain for 4 × Ore".
  const QString open = unbroken(tr("Your offer: %1").arg(exchangeText(get_, give_)));
  title_->setText(isLine() ? declined : end_ == End::Declined ? declined + u'\n' + exchangeText(get_, give_) : open);
  const OfferTime time = sight.offerTime && end_ == End::Open ? sight.offerTime(sight.viewer) : OfferTime{};
  const bool areWaiting = time.until == OfferTime::Until::BotsAct;
  wait_->setVisible(areWaiting);
  ring_->start(areWaiting ? time.leftMs : -1, time.wholeMs);
  //: Under an offer of the reader, beside seconds that count down: bots leave it to the persons who are asked too.
  waitWords_->setText(tr("Bots wait for the other players."));
  for (std::size_t i = 0; i < shown_.size(); ++i) {
    //: Button: trades with this player, who accepted.
    shown_[i]->trade()->setText(tr("Trade"));
    shown_[i]->refresh(sight, asked_[i].answer);
    shown_[i]->setVisible(!isLine());
  }
}

/// Makes rows anew only if other players are asked: the button of a row may be pressed or have the keyboard now.
void AnswerRows::showRows() {
  title_->setVisible(!asked_.empty());
  if (asked_.empty()) wait_->hide();
  const bool same = asked_.size() == shown_.size() &&
                    std::equal(asked_.begin(), asked_.end(), shown_.begin(),
                               [](const Asked& asked, const AnswerRow* row) { return row->asked() == asked.seat; });
  if (same) return;
  for (AnswerRow* row : shown_) {
    row->hide();
    row->deleteLater();
  }
  shown_.clear();
  for (const Asked& asked : asked_) {
    auto* row = new AnswerRow(asked.seat, this);
    connect(row->trade(), &ActionButton::clicked, this, [this, seat = asked.seat] { Q_EMIT act(confirm(seat)); });
    rows_->addWidget(row);
    shown_.push_back(row);
    row->show();
  }
}

}  // namespace tapu

#include "moc_offer_list.cpp"
