// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/event_log.h"

#include "engine/game/validation.h"

namespace tapu {

std::vector<Event> eventsOf(const Table& table, SeatId viewer, const std::vector<Move>& history) {
  std::vector<Event> events;
  SeenGame game(table, viewer);
  for (const Move& move : history)
    if (!game.play(move, Observer{&events})) break;
  return events;
}

std::vector<Event> withoutSecrets(std::vector<Event> events) {
  for (Event& event : events) {
    if (event.kind == EventKind::CardStolen) event.cards = Pack::of(Resource::Unknown);
    if (event.kind == EventKind::CardBought) event.card = Card::Unknown;
  }
  return events;
}

}  // namespace tapu
