// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_offers.h"

#include <QGraphicsOpacityEffect>
#include <QHBoxLayout>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

#include "app/kit/flow_layout.h"
#include "app/kit/icon_label.h"
#include "app/kit/theme.h"
#include "engine/rules/trade.h"

namespace tapu {

using namespace Qt::StringLiterals;

OfferCard::OfferCard(SeatId offerer, QWidget* parent, Shape shape)
    : Sheet(parent, Paper::Row),
      offerer_(offerer),
      badge_(new Badge(0, 24, this)),
      title_(new Words({}, kChoiceText, Weight::Bold, &Theme::ink, this)),
      getTitle_(new Words({}, kSmallText, Weight::Bold, &Theme::ink2, this)),
      giveTitle_(new Words({}, kSmallText, Weight::Bold, &Theme::ink2, this)),
      get_(new CardList(this)),
      give_(new CardList(this)),
      reason_(new Words({}, kSmallText, Weight::Regular, &Theme::ink2, this)),
      accept_(new ActionButton({}, ActionButton::Role::Agree, this)),
      change_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      decline_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  accept_->setObjectName(u"acceptOffer"_s);
  change_->setObjectName(u"changeOffer"_s);
  decline_->setObjectName(u"declineOffer"_s);
  shape == Shape::Tall ? layTall() : layFlat();
  for (ActionButton* button : {accept_, change_, decline_}) button->setFocusPolicy(Qt::TabFocus);
  connect(accept_, &ActionButton::clicked, this, [this] { Q_EMIT act(accept(offerer_)); });
  connect(change_, &ActionButton::clicked, this, [this] { Q_EMIT change(offerer_); });
  connect(decline_, &ActionButton::clicked, this, [this] { Q_EMIT act(decline(offerer_)); });
}

void OfferCard::layTall() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(14, 8, 2, 8);  // the scroll bar of the panel takes room at the right
  column->setSpacing(4);
  auto* head = new QHBoxLayout;
  head->addWidget(badge_);
  head->addWidget(title_, 1);
  column->addLayout(head);
  for (QWidget* part : std::initializer_list<QWidget*>{getTitle_, get_, giveTitle_, give_, reason_, accept_})
    column->addWidget(part);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(2);
  foot->addWidget(change_, 1);
  foot->addWidget(decline_, 1);
  column->addLayout(foot);
}

void OfferCard::layFlat() {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 6, 4, 6);
  column->setSpacing(2);
  auto* head = new QHBoxLayout;
  head->setSpacing(6);
  head->addWidget(badge_);
  head->addWidget(title_, 1);
  column->addLayout(head);
  auto* cards = new QGridLayout;
  cards->setHorizontalSpacing(8);
  cards->setVerticalSpacing(0);
  cards->addWidget(getTitle_, 0, 0);
  cards->addWidget(giveTitle_, 0, 1);
  cards->addWidget(get_, 1, 0);
  cards->addWidget(give_, 1, 1);
  for (int side : {0, 1}) cards->setColumnStretch(side, 1);
  column->addLayout(cards);
  column->addWidget(reason_);
  // Three words beside one another are wider than the panel in some languages.
  auto* foot = new FlowLayout(nullptr, 6);
  for (ActionButton* button : {accept_, change_, decline_}) foot->addWidget(button);
  column->addLayout(foot);
}

void OfferCard::refresh(const PlaySight& sight) {
  const Offer& offer = sight.state.seat(offerer_).offer;
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
  tellRefusal(accept_, refusal, done);
  reason_->setText(already ? done : refusal.sentence);
  reason_->setVisible(!reason_->text().isEmpty());
  decline_->setEnabled(sight.legal.contains(decline(offerer_)));
  tellRefusal(decline_, sight.refusalOf(decline(offerer_)));
}

void OfferCard::retranslate() {
  //: Head of an offer that somebody made to the reader and that both have traded by: %1 is a player.
  const QString traded = tr("You traded with %1").arg(name_);
  //: Head of an offer that somebody made to the reader and that is no longer open: %1 is a player.
  const QString ended = tr("The offer of %1 is over").arg(name_);
  //: Head of an offer that somebody makes to the reader: %1 is a player.
  title_->setText(!over_ ? tr("%1 offers").arg(name_) : how_ == Ended::Traded ? traded : ended);
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
}

void OfferCard::end(Ended how) {
  over_ = true;
  how_ = how;
  retranslate();
  setEnabled(false);
  auto* pale = new QGraphicsOpacityEffect(this);
  pale->setOpacity(0.55);
  setGraphicsEffect(pale);
}

namespace {
constexpr int kEndedOfferMs = 2000;
}  // namespace

OfferList::OfferList(QWidget* parent, OfferCard::Shape shape)
    : QWidget(parent), shape_(shape), guard_(new PressGuard(this)), column_(new QVBoxLayout(this)) {
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(6);
}

int OfferList::open() const {
  return static_cast<int>(std::ranges::count_if(cards_, [](const OfferCard* card) { return !card->isOver(); }));
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

void OfferList::refresh(const PlaySight& sight) {
  const std::vector<SeatId> from = sight.offerers();
  for (OfferCard* card : cards_)
    if (!card->isOver() && std::ranges::find(from, card->offerer()) == from.end()) end(card);
  traded_ = {};
  if (!sight.hasHand() || !panel_->underMouse()) removeEnded();
  for (SeatId seat : from) {
    const auto isOpen = [seat](const OfferCard* card) { return !card->isOver() && card->offerer() == seat; };
    if (std::ranges::any_of(cards_, isOpen)) continue;
    auto* card = new OfferCard(seat, this, shape_);
    guard_->watch(card->acceptButton());
    guard_->watch(card->declineButton());
    connect(card, &OfferCard::act, this, &OfferList::act);
    connect(card, &OfferCard::change, this, &OfferList::change);
    column_->addWidget(card);
    cards_.push_back(card);
    card->show();
  }
  for (OfferCard* card : cards_)
    if (!card->isOver()) card->refresh(sight);
}

void OfferList::end(OfferCard* card) {
  card->end(traded_ && traded_ == card->offerer() ? OfferCard::Ended::Traded : OfferCard::Ended::Over);
  QTimer::singleShot(kEndedOfferMs, card, [this] { removeEnded(); });
}

void OfferList::removeEnded() {
  const auto over = std::erase_if(cards_, [](OfferCard* card) {
    if (!card->isOver()) return false;
    card->hide();
    card->deleteLater();
    return true;
  });
  if (over > 0) Q_EMIT gone();
}

/// What one player who was asked has answered; with a button to trade with them while they accept.
class AnswerRow : public Sheet {
 public:
  AnswerRow(SeatId asked, QWidget* parent)
      : Sheet(parent, Paper::Row),
        asked_(asked),
        badge_(new Badge(0, 22, this)),
        name_(new Words({}, kNoteText, Weight::Bold, &Theme::ink, this)),
        answer_(new Words({}, kSmallText, Weight::Regular, &Theme::ink2, this)),
        yes_(new IconLabel(u"ready"_s, 18, &Theme::ok, this)),
        other_(new IconLabel(u"timer"_s, 18, &Theme::ink2, this)),
        trade_(new ActionButton({}, ActionButton::Role::Agree, this)) {
    auto* line = new QHBoxLayout(this);
    line->setContentsMargins(8, 4, 6, 4);
    line->setSpacing(6);
    line->addWidget(badge_);
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(name_);
    words->addWidget(answer_);
    line->addLayout(words, 1);
    line->addWidget(yes_);
    line->addWidget(other_);
    line->addWidget(trade_);
    trade_->setFocusPolicy(Qt::TabFocus);
    trade_->setObjectName(u"tradeWith%1"_s.arg(asked.value));
  }
  SeatId asked() const { return asked_; }
  ActionButton* trade() const { return trade_; }
  void refresh(const PlaySight& sight) {
    const OfferAnswer answer = offerAnswer(sight.definition, sight.state, asked_, sight.viewer);
    badge_->setColor(sight.color(asked_));
    name_->setText(sight.name(asked_));
    answer_->setText(AnswerRows::answerOf(sight, sight.viewer, asked_));
    const bool accepts = answer == OfferAnswer::Accepted;
    other_->setName(answer == OfferAnswer::Declined ? u"close"_s : u"timer"_s);
    other_->setVisible(!accepts);
    yes_->setVisible(accepts);
    trade_->setVisible(accepts);
    trade_->setEnabled(sight.legal.contains(confirm(asked_)));
    tellRefusal(trade_, sight.refusalOf(confirm(asked_)));
  }

 private:
  SeatId asked_;
  Badge* badge_;
  Words *name_, *answer_;
  IconLabel *yes_, *other_;
  ActionButton* trade_;
};

AnswerRows::AnswerRows(QWidget* parent) : QWidget(parent), rows_(new QVBoxLayout(this)) {
  rows_->setContentsMargins(0, 0, 0, 0);
  rows_->setSpacing(4);
}

QString AnswerRows::answerOf(const PlaySight& sight, SeatId offerer, SeatId asked) {
  const OfferAnswer answer = offerAnswer(sight.definition, sight.state, asked, offerer);
  //: Answer to an offer.
  if (answer == OfferAnswer::Accepted) return tr("Accepts");
  //: Answer to an offer.
  if (offerAnswer(sight.definition, sight.state, offerer, asked) != OfferAnswer::NotAsked) return tr("Counter-offer");
  //: Answer to an offer.
  if (answer == OfferAnswer::Declined) return tr("Declines");
  //: No answer to an offer yet.
  return tr("Thinks it over");
}

void AnswerRows::refresh(const PlaySight& sight) {
  std::vector<SeatId> asked;
  for (SeatId other : sight.partners())
    if (offerAnswer(sight.definition, sight.state, other, sight.viewer) != OfferAnswer::NotAsked)
      asked.push_back(other);
  // Rows are made anew only if other players are asked: the button of a row may be pressed or have the keyboard now.
  const bool same = asked.size() == shown_.size() &&
                    std::equal(asked.begin(), asked.end(), shown_.begin(),
                               [](SeatId seat, const AnswerRow* row) { return row->asked() == seat; });
  if (!same) {
    for (AnswerRow* row : shown_) {
      row->hide();
      row->deleteLater();
    }
    shown_.clear();
    for (SeatId seat : asked) {
      auto* row = new AnswerRow(seat, this);
      connect(row->trade(), &ActionButton::clicked, this, [this, seat] { Q_EMIT act(confirm(seat)); });
      rows_->addWidget(row);
      shown_.push_back(row);
      row->show();
    }
  }
  for (AnswerRow* row : shown_) {
    //: Button: trades with this player, who accepted.
    row->trade()->setText(tr("Trade"));
    row->refresh(sight);
  }
}

}  // namespace tapu

#include "moc_play_offers.cpp"
