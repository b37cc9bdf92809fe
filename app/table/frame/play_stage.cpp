// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/frame/play_stage.h"

#include <utility>

#include "app/board/board_effects.h"
#include "app/board/spot.h"
#include "app/kit/art.h"
#include "app/table/frame/play_layout.h"
#include "app/table/hand/hand_strip.h"
#include "app/table/people/players_panel.h"
#include "app/table/people/prompt_bar.h"
#include "app/table/show/card_flights.h"
#include "app/table/show/card_journey.h"
#include "app/table/show/confetti.h"

namespace tapu {

PlayStage::PlayStage(ShownGame* game, const Places& at)
    : game_(game), at_(at), flights_(new CardFlights(at.page)), confetti_(new Confetti(at.page)) {
  QObject::connect(at.prompt->dice(), &DicePair::stood, at.page, [this] { showHeld(); });
}

void PlayStage::setMotion(Motion motion) {
  motion_ = motion;
  at_.scene->effects().setMotion(motion);
  at_.players->setMotion(motion);
}

/// A throw ends the tumbling of the one before.
void PlayStage::hear(const std::vector<Event>& events) {
  for (const Event& event : events) {
    if (event.kind != EventKind::Rolled) continue;
    at_.prompt->dice()->stand();
    at_.prompt->dice()->setDice({static_cast<std::uint8_t>(event.count), event.more});
    if (at_.page->isVisible()) at_.prompt->dice()->tumble(millisecondsOf(Moves::Dice, motion_));
  }
  if (!at_.prompt->dice()->isTumbling()) return show(events);
  held_.insert(held_.end(), events.begin(), events.end());
}

void PlayStage::showHeld() { show(std::exchange(held_, {})); }

void PlayStage::show(const std::vector<Event>& events) {
  std::vector<HexMark> struck;
  std::vector<Fall> fallen;
  for (const Event& event : events) {
    if (event.kind == EventKind::FloodStruck) struck.push_back({HexId(event.place), RoundEvent::Flood});
    if (event.kind == EventKind::WolfStruck) struck.push_back({HexId(event.place), RoundEvent::Wolf});
    if (event.kind == EventKind::CityLost)
      fallen.push_back({CornerId(event.place), game_->seen().seatColor(event.seat)});
    if (game_->seen().hasGame())
      announce(announcementOf(event, events, game_->seen().definition().rules.options, game_->seen().logLine(event)));
    if (game_->seen().hasGame() && !game_->seen().isCurtainDown())
      announce(lossOf(event, game_->seen().viewer(), game_->seen().logLine(event)));
    if (event.kind == EventKind::Rolled) {
      thrown_ = event.count + event.more;
      at_.scene->effects().showProducing(thrown_);
    }
    flyCards(event);
    if (event.kind == EventKind::GameWon && at_.page->isVisible())
      confetti_->fall(game_->seen().seatColor(event.seat), millisecondsOf(Moves::Joy, motion_));
  }
  at_.scene->effects().showStruck(struck, fallen);
}

void PlayStage::flyCards(const Event& event) {
  const int ms = millisecondsOf(Moves::Cards, motion_);
  if (ms == 0 || !at_.page->isVisible() || game_->seen().isCurtainDown() || !game_->seen().hasGame()) return;
  std::vector<CardFlights::Flight> going;
  for (const CardJourney& way : journeysOf(event, game_->seen().definition(), game_->seen().state(), thrown_))
    going.push_back({cardPicture(way.kind, {34, 46}, at_.page->devicePixelRatioF()), pointOf(way.from, way.kind),
                     pointOf(way.to, way.kind)});
  flights_->setGeometry(at_.page->rect());
  flights_->fly(going, ms);
}

QPointF PlayStage::pointOf(const CardPlace& place, Resource kind) const {
  const auto middleOf = [this](const QWidget* widget, QRect part = {}) -> QPointF {
    if (!widget->isVisibleTo(at_.page))
      return {at_.page->width() - 20.0,
              at_.page->height() / 2.0};  // it is folded away at the right: its edge of the page
    return widget->mapTo(at_.page, (part.isNull() ? widget->rect() : part).center());
  };
  const auto ofSpot = [this](const BoardSpot& spot) -> QPointF {
    const QPointF there = tapu::middleOf(spot, at_.scene->board(), at_.scene->map(), at_.scene->bearing());
    return at_.view->mapTo(at_.page, at_.view->mapFromScene(there));
  };
  switch (place.at) {
    case CardPlace::At::Hex: return ofSpot({BoardSpot::Kind::Hex, static_cast<int>(place.hex.value)});
    case CardPlace::At::Corner: return ofSpot({BoardSpot::Kind::Corner, static_cast<int>(place.corner.value)});
    case CardPlace::At::Edge: return ofSpot({BoardSpot::Kind::Edge, static_cast<int>(place.edge.value)});
    case CardPlace::At::Bank:
      return middleOf(at_.bank, static_cast<int>(kind) < kResources ? at_.bank->placeOf(kind) : QRect());
    case CardPlace::At::Seat: break;
  }
  if (place.seat != game_->seen().viewer()) return middleOf(at_.players->rows()[place.seat.value]);
  if (static_cast<int>(kind) >= kResources) return middleOf(at_.hand);
  return middleOf(at_.hand->cards()[static_cast<std::size_t>(kind)]);
}

void PlayStage::announce(const Announcement& said) {
  if (said.title.isEmpty()) return;
  at_.badge->tell(said.iconName, said.title, said.text, motion_);
  at_.frame->place();  // the chip of a place makes way
}

void PlayStage::skip() {
  at_.prompt->dice()->stand();
  at_.scene->effects().skip();
  flights_->skip();
  confetti_->skip();
}

void PlayStage::endJoy() { confetti_->skip(); }

}  // namespace tapu
