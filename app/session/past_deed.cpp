// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/past_deed.h"

#include "engine/play/validation.h"

namespace tapu {

std::optional<PastDeed> deedOf(const GameDefinition& definition, Viewer viewer, const std::vector<Move>& history,
                               std::size_t event) {
  SeenGame game(definition, viewer);
  std::size_t told = 0;
  std::vector<Event> events;
  for (const Move& move : history) {
    events.clear();
    State before = game.state();
    if (!game.play(move, Observer{&events})) return std::nullopt;
    if (event < told + events.size()) {
      const Event& asked = events[event - told];
      if (!move.seat || asked.seat != move.seat) return std::nullopt;
      return PastDeed{std::move(before), move};
    }
    told += events.size();
  }
  return std::nullopt;
}

}  // namespace tapu
