// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/known_deeds.h"

namespace tapu {

void KnownDeeds::hear(const Client& client, const std::vector<Move>& moves, const std::vector<Event>& told,
                      std::size_t logged) {
  if (!client.window() || !client.hasGame()) return;
  if (heard_) latest_.hear(*heard_, moves, told, logged - told.size());
  heard_ = client.state();
}

bool KnownDeeds::mayKnow(const Client& teller, const Client& looker, std::size_t event) const {
  if (looker.window()) return latest_.of(event) != nullptr;
  return teller.hasWholeHistory() && looker.hasWholeHistory();
}

std::optional<PastDeed> KnownDeeds::of(const Client& teller, const Client& looker, std::size_t event) const {
  if (!mayKnow(teller, looker, event)) return std::nullopt;
  if (looker.window()) return *latest_.of(event);
  const auto seenBy = [](const Client& client) {
    return SeenMoves{Viewer::ofSeatOrWatcher(client.seat()), client.history()};
  };
  return deedOf(looker.definition(), seenBy(teller), seenBy(looker), event);
}

}  // namespace tapu
