// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "app/client/client.h"
#include "app/session/past_deed.h"

namespace tapu {

/// What is known here of past acts of a game that goes on, whatever course it takes: on one board its moves are played
/// again; on a chain, of which only a part is told, the latest ones are kept as they come.
class KnownDeeds {
 public:
  /// News has come to `client`, whose position it has changed: `told` are the last of `logged` events in the log.
  void hear(const Client& client, const std::vector<Move>& moves, const std::vector<Event>& told, std::size_t logged);
  /// The events of the log have other indices from now on.
  void forget() { latest_.clear(); }
  /// Whether `of` may know it, without working it out.
  bool mayKnow(const Client& teller, const Client& looker, std::size_t event) const;
  /// What the event of this index in the log came from, as `looker` saw it; `teller` is who the log was told to.
  /// Nothing where that is not known, and where the event was no act of its seat.
  std::optional<PastDeed> of(const Client& teller, const Client& looker, std::size_t event) const;

 private:
  LatestDeeds latest_;
  std::optional<State> heard_;  ///< on a chain: the position after the last news
};

}  // namespace tapu
