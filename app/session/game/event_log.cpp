// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/event_log.h"

#include "engine/play/validation.h"

namespace tapu {

std::vector<Event> eventsOf(const GameDefinition& definition, Viewer viewer, const std::vector<Move>& history) {
  std::vector<Event> events;
  SeenGame game(definition, viewer);
  for (const Move& move : history)
    if (!game.play(move, Observer{&events})) break;
  return events;
}

std::vector<Event> withoutSecrets(std::vector<Event> events) {
  for (Event& event : events) {
    if (event.kind == EventKind::CardStolen) event.cards = CardCounts::of(Resource::Unknown);
    if (event.kind == EventKind::CardBought) event.card = Card::Unknown;
    // That a gift brought no card, since the deck was empty, all may know (14.6).
    if (event.kind == EventKind::GiftTaken && event.card != Card::None) event.card = Card::Unknown;
  }
  return events;
}

}  // namespace tapu
