// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/client/client_view.h"
#include "app/session/words/past_deed.h"

namespace tapu {

/// Past acts of a running game, for either kind: on one board its moves are played again; on a chain, where only a part
/// is known here, the latest acts are kept as they come.
class KnownDeeds {
 public:
  /// News has changed the position of `view`: `told` are the last of `logged` events in the log.
  void hear(const ClientView& view, const std::vector<Move>& moves, const std::vector<Event>& told, std::size_t logged);
  /// Notes who plays each seat in this lobby, for the events from this index of the log on. `hear` does so for news.
  void notePlayers(const Lobby& lobby, std::size_t from);
  /// Forgets deeds and players: the events of the log have other indices from now on.
  void forget();
  /// Whether a bot played this seat at the event of this index. For events before the first news here, a seat counts as
  /// a bot's only if no person has it.
  bool isBots(const Lobby& lobby, SeatId doer, std::size_t event) const;
  /// Whether `of` may know the deed of this event; cheap.
  bool mayKnow(const ClientView& teller, const ClientView& looker, std::size_t event) const;
  /// The move behind the event of this index in the log, as `looker` saw it; `teller` is that of the log. Nothing
  /// if unknown, and if the event was no act of its seat.
  std::optional<PastDeed> of(const ClientView& teller, const ClientView& looker, std::size_t event) const;

 private:
  /// The seats that bots played, from the event of this index on.
  struct Bots {
    std::size_t from = 0;
    std::vector<bool> seats;
  };
  LatestDeeds latest_;
  std::vector<Bots> bots_;      ///< one for each change, in the order of `from`
  std::optional<State> heard_;  ///< on a chain: the position after the last news
};

}  // namespace tapu
