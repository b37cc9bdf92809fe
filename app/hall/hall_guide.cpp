// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/hall_guide.h"

#include "app/hall/hall_trade.h"
#include "app/table/lesson_places.h"

using namespace Qt::StringLiterals;

namespace tapu {

OfferCard* HallGuide::firstOffer() const {
  OfferCard* card = offers_->firstToAccept();
  return card ? card : offers_->firstToDecline();
}

QWidget* HallGuide::part(const QString& name) const {
  const auto choiceOr = [this](QWidget* other) {
    return at_.choices->isVisibleTo(page_) ? static_cast<QWidget*>(at_.choices) : other;
  };
  if (name == "hand"_L1) return at_.hand;
  if (name == "buy-card"_L1) return at_.hand->build(BuildButton::Thing::Card);
  if (name == "build"_L1) return at_.hand;
  if (name == "end"_L1) return at_.header->doneButton();
  if (name == "players"_L1 || name == "bank"_L1 || name == "log"_L1) return at_.talk;
  if (name == "seats"_L1) return at_.own[HallSeats::kBoards / 2];
  if (name == "dice"_L1) return at_.header->dice();
  if (name == "clock"_L1) return at_.header->clock();
  if (name == "prompt"_L1 || name == "event"_L1) return at_.header;
  if (name == "start"_L1) return at_.start;
  if (name == "choices"_L1) return choiceOr(at_.header);
  if (name == "trade"_L1) return choiceOr(at_.trade);
  if (name == "offers"_L1) {
    OfferCard* card = firstOffer();
    return card ? static_cast<QWidget*>(card) : at_.talk;
  }
  return nullptr;
}

QRect HallGuide::placeOf(const TablePage::Spoken& spoken) const {
  if (!game_->hasGame()) return {};
  if (spoken.show == "board"_L1) return placeOn(page_, at_.board);
  if (const auto spot = spotSpokenOf(game_->definition(), spoken)) {
    const QRect box = at_.board->placeOf(*spot);
    return box.isEmpty() ? box : box.translated(at_.board->mapTo(page_, QPoint(0, 0)));
  }
  return placeOn(page_, partOf(spoken));
}

/// The part that a step speaks of: of the hand the very card.
QWidget* HallGuide::partOf(const TablePage::Spoken& spoken) const {
  const QString name = partSpokenOf(spoken);
  if (name != "cards"_L1) return part(name);
  if (at_.choices->isVisibleTo(page_)) return at_.choices;
  QWidget* card = cardSpokenOf(at_.hand->hand(), spoken);
  return card ? card : at_.hand->hand();
}

std::vector<QRect> HallGuide::kept(const TablePage::Spoken& spoken) const {
  std::vector<QRect> kept;
  for (const QWidget* part : std::initializer_list<QWidget*>{at_.header, at_.hand})
    kept.push_back(placeOn(page_, part));
  if (!game_->hasGame()) return kept;
  if (const auto spot = spotSpokenOf(game_->definition(), {{}, spoken.asked}))
    kept.insert(kept.end(), 20, at_.board->placeOf(*spot).translated(at_.board->mapTo(page_, QPoint(0, 0))));
  return kept;
}

void HallGuide::leadTo(const TablePage::Spoken& spoken) const {
  if (spoken.asked.empty()) return;
  if (const auto spot = spotSpokenOf(game_->definition(), {{}, spoken.asked})) {
    at_.board->setFocus(Qt::OtherFocusReason);
    return at_.board->reachPlace(*spot);
  }
  const QString name = partSpokenOf({{}, spoken.asked});
  if (name == "trade"_L1) {
    frame_->openTrade();
    at_.trade->takeFocus();
  } else if (name == "offers"_L1) {
    at_.talk->show(TalkPanel::Page::Offers);
    if (OfferCard* card = firstOffer())
      (isDecline(spoken) ? card->declineButton() : card->acceptButton())->setFocus(Qt::OtherFocusReason);
  } else if (QWidget* found = partOf({{}, spoken.asked}); found && found->focusPolicy() != Qt::NoFocus) {
    found->setFocus(Qt::OtherFocusReason);
  }
}

}  // namespace tapu
