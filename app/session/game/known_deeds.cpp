// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/known_deeds.h"

#include <algorithm>

#include "app/client/offer_time.h"

namespace tapu {

namespace {

std::vector<bool> playedByBots(const Lobby& lobby) {
  std::vector<bool> seats(static_cast<std::size_t>(lobby.seats.size()));
  for (std::size_t i = 0; i < seats.size(); ++i) seats[i] = isPlayedByBot(lobby, SeatId(static_cast<int>(i)));
  return seats;
}

}  // namespace

void KnownDeeds::hear(const ClientView& view, const std::vector<Move>& moves, const std::vector<Event>& told,
                      std::size_t logged) {
  if (!told.empty()) notePlayers(view.lobby, logged - told.size());
  if (!view.window || !view.hasGame()) return;
  if (heard_) latest_.hear(*heard_, moves, told, logged - told.size());
  heard_ = view.state;
}

void KnownDeeds::notePlayers(const Lobby& lobby, std::size_t from) {
  std::vector<bool> now = playedByBots(lobby);
  if (bots_.empty() || bots_.back().seats != now) bots_.push_back({.from = from, .seats = std::move(now)});
}

void KnownDeeds::forget() {
  latest_.clear();
  bots_.clear();
}

bool KnownDeeds::isBots(const Lobby& lobby, SeatId doer, std::size_t event) const {
  const auto later = std::ranges::upper_bound(bots_, event, {}, &Bots::from);
  if (later == bots_.begin()) return isPlayedByBot(lobby, doer) && lobby.seats[doer.value].holder == SeatHolder::Bot;
  const std::vector<bool>& then = std::prev(later)->seats;
  return doer && doer.value < then.size() && then[doer.value];
}

bool KnownDeeds::mayKnow(const ClientView& teller, const ClientView& looker, std::size_t event) const {
  if (looker.window) return latest_.of(event) != nullptr;
  return teller.hasWholeHistory && looker.hasWholeHistory;
}

std::optional<PastDeed> KnownDeeds::of(const ClientView& teller, const ClientView& looker, std::size_t event) const {
  if (!mayKnow(teller, looker, event)) return std::nullopt;
  if (looker.window) return *latest_.of(event);
  const auto seenBy = [](const ClientView& view) {
    return SeenMoves{Viewer::ofSeatOrWatcher(view.seat()), view.history};
  };
  return deedOf(looker.definition(), seenBy(teller), seenBy(looker), event);
}

}  // namespace tapu
