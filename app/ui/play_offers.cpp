// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/ui/play_offers.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include "app/board/theme.h"

namespace tapu {

using namespace Qt::StringLiterals;

OfferCard::OfferCard(SeatId offerer, QWidget* parent)
    : Sheet(parent, Paper::Row),
      offerer_(offerer),
      badge_(new Badge(0, 24, this)),
      title_(new Words({}, 14, Weight::Bold, &Theme::ink, this)),
      getTitle_(new Words({}, 12, Weight::Bold, &Theme::ink2, this)),
      giveTitle_(new Words({}, 12, Weight::Bold, &Theme::ink2, this)),
      get_(new CardList(this)),
      give_(new CardList(this)),
      accept_(new ActionButton({}, ActionButton::Role::Agree, this)),
      change_(new ActionButton({}, ActionButton::Role::Quiet, this)),
      decline_(new ActionButton({}, ActionButton::Role::Quiet, this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 8, 8, 8);
  column->setSpacing(4);
  auto* head = new QHBoxLayout;
  head->addWidget(badge_);
  head->addWidget(title_, 1);
  column->addLayout(head);
  column->addWidget(getTitle_);
  column->addWidget(get_);
  column->addWidget(giveTitle_);
  column->addWidget(give_);
  accept_->setObjectName(u"acceptOffer"_s);
  change_->setObjectName(u"changeOffer"_s);
  decline_->setObjectName(u"declineOffer"_s);
  column->addWidget(accept_);
  auto* foot = new QHBoxLayout;
  foot->setSpacing(6);
  foot->addWidget(change_, 1);
  foot->addWidget(decline_, 1);
  column->addLayout(foot);
  connect(accept_, &ActionButton::clicked, this, [this] { Q_EMIT act(accept(offerer_)); });
  connect(change_, &ActionButton::clicked, this, [this] { Q_EMIT change(offerer_); });
  connect(decline_, &ActionButton::clicked, this, [this] { Q_EMIT act(decline(offerer_)); });
}

void OfferCard::refresh(const PlaySight& sight) {
  const Offer& offer = sight.state.seat(offerer_).offer;
  const int color = sight.color(offerer_);
  setBar(playerColor(color).fill);
  badge_->setColor(color);
  //: Head of an offer that somebody makes to the reader: %1 is a player.
  title_->setText(tr("%1 offers").arg(sight.name(offerer_)));
  //: Over the cards that the reader would get.
  getTitle_->setText(tr("You get"));
  //: Over the cards that the reader would give.
  giveTitle_->setText(tr("You give"));
  get_->setCards(offer.give);
  give_->setCards(offer.want);
  //: Button: takes an offer.
  accept_->setText(tr("Accept"));
  //: Button: answers an offer with an own one.
  change_->setText(tr("Change"));
  //: Button: refuses an offer.
  decline_->setText(tr("Decline"));
  const QString whyNot = sight.whyNot(accept(offerer_));
  const bool already = offer.accepted & (1u << sight.viewer.value);
  accept_->setEnabled(sight.legal.contains(accept(offerer_)) && !already);
  //: Tool tip of Accept after the reader has accepted.
  accept_->setToolTip(already ? tr("You have accepted; the other player chooses.") : whyNot);
  decline_->setEnabled(sight.legal.contains(decline(offerer_)));
  decline_->setToolTip(sight.whyNot(decline(offerer_)));
}

AnswerRows::AnswerRows(QWidget* parent) : QWidget(parent), rows_(new QVBoxLayout(this)) {
  rows_->setContentsMargins(0, 0, 0, 0);
  rows_->setSpacing(4);
}

QString AnswerRows::answerOf(const PlaySight& sight, SeatId offerer, SeatId asked) {
  const Offer& offer = sight.state.seat(offerer).offer;
  const unsigned bit = 1u << asked.value;
  const Offer& counter = sight.state.seat(asked).offer;
  //: Answer to an offer.
  if (offer.accepted & bit) return tr("Accepts");
  //: Answer to an offer.
  if (counter.isOpen() && counter.to & (1u << offerer.value)) return tr("Counter-offer");
  //: Answer to an offer.
  if (offer.declined & bit) return tr("Declines");
  //: No answer to an offer yet.
  return tr("Thinks it over");
}

void AnswerRows::refresh(const PlaySight& sight) {
  while (QLayoutItem* item = rows_->takeAt(0)) {
    if (QWidget* old = item->widget()) {
      old->hide();
      old->deleteLater();
    }
    delete item;
  }
  if (!sight.hasHand()) return;
  const Offer& offer = sight.mine().offer;
  for (int i = 0; i < sight.state.seats.size(); ++i) {
    const unsigned bit = 1u << i;
    if (!(offer.to & bit)) continue;
    const SeatId asked(i);
    auto* row = new Sheet(this, Paper::Row);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(8, 4, 6, 4);
    line->setSpacing(6);
    line->addWidget(new Badge(sight.color(asked), 22, row));
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(new Words(sight.name(asked), 13, Weight::Bold, &Theme::ink, row));
    words->addWidget(new Words(answerOf(sight, sight.viewer, asked), 12, Weight::Regular, &Theme::ink2, row));
    line->addLayout(words, 1);
    if (offer.accepted & bit) {
      line->addWidget(new IconLabel(u"ready"_s, 18, &Theme::ok, row));
      //: Button: trades with this player, who accepted.
      auto* trade = new ActionButton(tr("Trade"), ActionButton::Role::Agree, row);
      trade->setEnabled(sight.legal.contains(confirm(asked)));
      trade->setToolTip(sight.whyNot(confirm(asked)));
      connect(trade, &ActionButton::clicked, this, [this, asked] { Q_EMIT act(confirm(asked)); });
      line->addWidget(trade);
    } else {
      line->addWidget(new IconLabel(offer.declined & bit ? u"close"_s : u"timer"_s, 18, &Theme::ink2, row));
    }
    rows_->addWidget(row);
    row->show();
  }
}

}  // namespace tapu
