// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/page/table_lesson.h"

#include "app/table/frame/table_board.h"
#include "app/table/hand/build_row.h"
#include "app/table/hand/choice_panel.h"
#include "app/table/hand/hand_strip.h"
#include "app/table/page/lesson_places.h"
#include "app/table/talk/talk_panel.h"
#include "app/table/trade/bargain_panel.h"
#include "app/table/trade/offer_list.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {
constexpr std::size_t kPlaceCounts = 20;  // how often the place that is to be chosen counts among what is left free
}

QRect TableLesson::placeOfSpot(const BoardSpot& spot) const {
  TableBoard& board = *face_.parts().board;
  const QRect box = board.placeOf(spot);
  return box.isEmpty() ? box : box.translated(board.view().mapTo(page_, QPoint(0, 0)));
}

/// Cards to choose or a question whom to rob lie in the place of trade, and come before it.
QWidget* TableLesson::choiceOr(QWidget* other) const {
  ChoicePanel* choices = face_.parts().choices;
  return choices->isVisibleTo(page_) ? static_cast<QWidget*>(choices) : other;
}

OfferCard* TableLesson::firstOffer() const {
  const OfferList& offers = face_.parts().trade->incoming();
  OfferCard* card = offers.firstToAccept();
  return card ? card : offers.firstToDecline();
}

QWidget* TableLesson::part(const QString& name) const {
  const TableParts& at = face_.parts();
  // A building between turns is ended in the strip, not where the wish is said.
  const bool mayEnd = name == "end"_L1 && game_->seen().hasGame();
  if (mayEnd && sightOf(*game_).buildsBetween()) return at.lesson->panel(u"prompt"_s);
  if (name == "buy-card"_L1) return at.builds->button(BuildButton::Thing::Card);
  if (name == "build"_L1) return at.builds->button(BuildButton::Thing::Road)->parentWidget();
  if (name == "log"_L1) return at.talk;
  if (name == "choices"_L1) return choiceOr(at.lesson->panel(u"prompt"_s));
  if (name == "trade"_L1) return choiceOr(at.trade);
  if (name == "offers"_L1)
    if (OfferCard* card = firstOffer()) return card;
  return at.lesson->panel(name);
}

/// The part that a step speaks of: of the hand the very card.
QWidget* TableLesson::partOf(const TablePage::Spoken& spoken) const {
  const QString name = partSpokenOf(spoken);
  if (name != "cards"_L1) return part(name);
  HandStrip* hand = face_.parts().hand;
  QWidget* card = cardSpokenOf(hand, spoken);
  return choiceOr(card ? card : hand);
}

QRect TableLesson::placeOf(const TablePage::Spoken& spoken, const PlayGesture* gesture) const {
  const TableParts& at = face_.parts();
  if (const auto thing = buttonBefore(sightOf(*game_), gesture, spoken))
    return placeOn(page_, at.builds->button(*thing));
  if (spoken.show == "board"_L1) return at.lesson->pane();
  const bool isShipMove = !spoken.asked.empty() && spoken.asked.front().kind == ActionKind::MoveShip;
  if (isShipMove && spoken.show.isEmpty() && gesture && gesture->picked())
    return placeOfSpot({BoardSpot::Kind::Edge, static_cast<int>(spoken.asked.front().target().value)});
  const bool choosesVictim = at.choices->isVisibleTo(page_) && at.choices->kind() == ChoicePanel::Kind::Victim;
  if (choosesVictim && spoken.show.isEmpty()) return placeOn(page_, at.choices);
  if (const auto spot = spotSpokenOf(game_->seen().definition(), spoken)) return placeOfSpot(*spot);
  return placeOn(page_, partOf(spoken));
}

std::vector<QRect> TableLesson::kept(const TablePage::Spoken& spoken) const {
  std::vector<QRect> kept = face_.parts().lesson->kept(spoken);
  if (!game_->seen().hasGame()) return kept;
  if (const auto spot = spotSpokenOf(game_->seen().definition(), {{}, spoken.asked}))
    kept.insert(kept.end(), kPlaceCounts, placeOfSpot(*spot));
  return kept;
}

void TableLesson::leadToOffer(const TablePage::Spoken& spoken) const {
  face_.open(TableFace::Corner::Offers);
  if (OfferCard* card = firstOffer())
    (isDecline(spoken) ? card->declineButton() : card->acceptButton())->setFocus(Qt::OtherFocusReason);
}

void TableLesson::leadTo(const TablePage::Spoken& spoken, const PlayGesture* gesture) const {
  const TableParts& at = face_.parts();
  if (const auto thing = buttonBefore(sightOf(*game_), gesture, spoken))
    return at.builds->button(*thing)->setFocus(Qt::OtherFocusReason);
  if (spoken.asked.empty()) return;
  const TablePage::Spoken asked{{}, spoken.asked};
  if (const auto spot = spotSpokenOf(game_->seen().definition(), asked)) {
    at.board->view().setFocus(Qt::OtherFocusReason);
    return at.board->reachPlace(*spot);
  }
  const QString name = partSpokenOf(asked);
  if (name == "offers"_L1) return leadToOffer(spoken);
  if (name == "trade"_L1) {
    face_.open(TableFace::Corner::Trade);
    at.trade->takeFocus();
  }
  QWidget* const found = partOf(asked);
  if (found && found->focusPolicy() != Qt::NoFocus) found->setFocus(Qt::OtherFocusReason);
}

}  // namespace tapu
