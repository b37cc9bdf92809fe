// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/event_log.h"

#include "engine/game/play.h"
#include "engine/game/visible.h"

namespace tapu {

std::vector<Event> eventsOf(const Table& table, SeatId viewer, const std::vector<Move>& history) {
  std::vector<Event> events;
  std::vector<Move> standing;  // without those taken back
  const State start = visibleTo(viewer, table, initialState(table));
  State state = start;
  for (const Move& move : history) {
    if (move.action.kind != ActionKind::TakeBack) {
      apply(table, state, move, Observer{&events});
      standing.push_back(move);
      continue;
    }
    if (!standing.empty()) standing.pop_back();
    state = start;
    for (const Move& kept : standing) apply(table, state, kept);
    events.push_back({.kind = EventKind::TakenBack, .seat = move.action.seat});
  }
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
