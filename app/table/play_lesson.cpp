// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/play_lesson.h"

#include "app/board/board_view.h"
#include "app/board/geometry.h"
#include "app/board/painting.h"
#include "app/session/game/game_controller.h"
#include "app/table/lesson_places.h"
#include "app/table/play_choices.h"
#include "app/table/play_events.h"
#include "app/table/play_offers.h"
#include "app/table/play_players.h"
#include "app/table/play_prompt.h"
#include "app/table/play_talk.h"
#include "app/table/play_trade.h"
#include "app/table/play_tray.h"

using namespace Qt::StringLiterals;

namespace tapu {

namespace {
constexpr std::size_t kPlaceCounts = 20;  // how often the place that is to be chosen counts among what is left free
}

QRect PlayLesson::placeOfSpot(const BoardSpot& spot) const {
  const BoardScene& scene = *at_.view->boardScene();
  if (!scene.hasBoard()) return {};
  const QPointF middle = middleOf(spot, scene.board(), scene.map(), scene.bearing());
  const double side = (spot.kind == BoardSpot::Kind::Hex ? 1.0 : 0.62) * kHexWidth;
  return onPage(around(middle, side, side));
}

/// A box of the scene, on the page.
QRect PlayLesson::onPage(const QRectF& box) const {
  return at_.view->mapFromScene(box).boundingRect().translated(at_.view->mapTo(page_, QPoint(0, 0)));
}

/// The harbors by which the learner swaps, and the pieces that stand there.
std::vector<QRect> PlayLesson::ownHarbors() const {
  std::vector<QRect> found;
  const BoardScene& scene = *at_.view->boardScene();
  for (const Harbor& harbor : scene.board().harbors) {
    bool isOwn = false;
    const auto edge = scene.map().edgeAt(harbor.hex, harbor.side);
    if (!edge) continue;
    for (const CornerId corner : scene.map().edge(*edge).corners) {
      if (game_->state().at(corner).owner() != game_->viewer()) continue;
      found.push_back(placeOfSpot({BoardSpot::Kind::Corner, static_cast<int>(corner.value)}));
      isOwn = true;
    }
    if (isOwn) found.push_back(onPage(harborBadge(harbor, scene.bearing())));
  }
  return found;
}

/// Cards to choose or a question whom to rob lie in the place of trade, and come before it.
QWidget* PlayLesson::choiceOr(QWidget* other) const {
  return at_.choices->isVisibleTo(page_) ? static_cast<QWidget*>(at_.choices) : other;
}

OfferCard* PlayLesson::firstOffer() const {
  const OfferList& offers = at_.trade->incoming();
  OfferCard* card = offers.firstToAccept();
  return card ? card : offers.firstToDecline();
}

QWidget* PlayLesson::part(const QString& name) const {
  if (name == "hand"_L1) return at_.tray->hand();
  if (name == "buy-card"_L1) return at_.tray->build(BuildButton::Thing::Card);
  if (name == "build"_L1) return at_.tray->build(BuildButton::Thing::Road)->parentWidget();
  if (name == "end"_L1) return at_.tray->next();
  if (name == "players"_L1 || name == "seats"_L1) return at_.players;
  if (name == "bank"_L1) return at_.bank;
  if (name == "dice"_L1) return at_.prompt->dice();
  if (name == "clock"_L1) return at_.prompt->clock();
  if (name == "prompt"_L1) return at_.prompt;
  if (name == "log"_L1) return at_.talk;
  if (name == "event"_L1) return at_.round->isVisibleTo(page_) ? static_cast<QWidget*>(at_.round) : at_.prompt;
  if (name == "choices"_L1) return choiceOr(at_.prompt);
  if (name == "trade"_L1) return choiceOr(at_.trade);
  if (name == "offers"_L1) {
    OfferCard* card = firstOffer();
    return card ? static_cast<QWidget*>(card) : at_.trade;
  }
  return nullptr;
}

QRect PlayLesson::placeOf(const TablePage::Spoken& spoken, const PlaySight& now, const PlayGesture* gesture) const {
  if (const auto thing = buttonBefore(now, gesture, spoken)) return placeOn(page_, at_.tray->build(*thing));
  if (const QString show = spoken.show; show == "board"_L1) return frame_->pane();
  const bool isShipMove = !spoken.asked.empty() && spoken.asked.front().kind == ActionKind::MoveShip;
  if (isShipMove && spoken.show.isEmpty() && gesture && gesture->picked())
    return placeOfSpot({BoardSpot::Kind::Edge, static_cast<int>(spoken.asked.front().target().value)});
  const bool choosesVictim = at_.choices->isVisibleTo(page_) && at_.choices->kind() == ChoicePanel::Kind::Victim;
  if (choosesVictim && spoken.show.isEmpty()) return placeOn(page_, at_.choices);
  if (const auto spot = spotSpokenOf(game_->definition(), spoken)) return placeOfSpot(*spot);
  return placeOn(page_, partOf(spoken));
}

/// The part that a step speaks of: of the hand the very card.
QWidget* PlayLesson::partOf(const TablePage::Spoken& spoken) const {
  const QString name = partSpokenOf(spoken);
  if (name != "cards"_L1) return part(name);
  QWidget* card = cardSpokenOf(at_.tray->hand(), spoken);
  return choiceOr(card ? card : at_.tray->hand());
}

std::vector<QRect> PlayLesson::kept(const TablePage::Spoken& spoken) const {
  std::vector<QRect> kept;
  for (const QWidget* part : std::initializer_list<QWidget*>{at_.prompt, at_.tray->next(), at_.tray->hand()})
    kept.push_back(placeOn(page_, part));
  kept.insert(kept.end(), kPlaceCounts, placeOn(page_, at_.prompt->dice()));
  const BoardScene& scene = *at_.view->boardScene();
  if (!game_->hasGame() || !scene.hasBoard()) return kept;
  if (const auto spot = spotSpokenOf(game_->definition(), {{}, spoken.asked}))
    kept.insert(kept.end(), kPlaceCounts, placeOfSpot(*spot));
  if (!spoken.asked.empty() && spoken.asked.front().kind == ActionKind::Bank)
    for (const QRect& harbor : ownHarbors()) kept.insert(kept.end(), kPlaceCounts, harbor);
  const double side = 0.8 * kHexWidth;
  for (const Cell& cell : scene.board().cells)
    if (isLand(cell)) kept.push_back(onPage(around(hexCenter(cell.at, scene.bearing()), side, side)));
  return kept;
}

void PlayLesson::leadTo(const TablePage::Spoken& spoken, const PlaySight& now, const PlayGesture* gesture) const {
  if (const auto thing = buttonBefore(now, gesture, spoken))
    return at_.tray->build(*thing)->setFocus(Qt::OtherFocusReason);
  if (spoken.asked.empty()) return;
  if (const auto spot = spotSpokenOf(game_->definition(), {{}, spoken.asked})) {
    at_.view->setFocus(Qt::OtherFocusReason);
    return at_.view->reach(*spot);
  }
  const QString name = partSpokenOf({{}, spoken.asked});
  if (name == "trade"_L1 || name == "offers"_L1) {
    frame_->openTrade();
    if (name == "trade"_L1) at_.trade->takeFocus();
  }
  QWidget* const found = partOf({{}, spoken.asked});
  if (name == "offers"_L1) {
    if (OfferCard* card = firstOffer())
      (isDecline(spoken) ? card->declineButton() : card->acceptButton())->setFocus(Qt::OtherFocusReason);
  } else if (found && found->focusPolicy() != Qt::NoFocus) {
    found->setFocus(Qt::OtherFocusReason);
  }
}

}  // namespace tapu
