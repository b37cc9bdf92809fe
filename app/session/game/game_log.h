// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "app/session/game/known_deeds.h"
#include "app/session/game/seen.h"

namespace tapu {

/// The events of a game, at most the last 200,000, for all who read at one screen, and the moves behind them.
class GameLog {
 public:
  const std::vector<Event>& events() const { return events_; }
  /// Makes it anew from the known moves. With Sharing::Yes it has nobody's secrets, since several people read it.
  void rebuild(const ClientView& view, Sharing sharing);
  /// News has changed the position of `view`; without moves, on one board, the log is made anew.
  void hear(const ClientView& view, Sharing sharing, const std::vector<Move>& moves, const std::vector<Event>& told);
  /// On a chain: somebody has reached the target (9.22), maybe far away.
  void noteReached(const SpokenSeat& who);
  /// An event in the language of the moment; empty = the log leaves it out.
  QString lineOf(const Event& event, const Seen& reader) const;
  /// The move behind the event of this index, as the viewer saw it. Nothing behind the curtain, if it is not known any
  /// more, or if it was no act of the event's seat. Takes longer in longer games.
  std::optional<PastDeed> deedOf(std::size_t event, const Seen& reader) const;
  /// Whether a bot at `doer` did it, even if another plays there now, and `deedOf` may know it; cheap.
  bool mayKnowBotsDeed(SeatId doer, std::size_t event, const Seen& reader) const;

 private:
  void add(const std::vector<Event>& told);
  std::vector<Event> events_;
  KnownDeeds deeds_;
  std::vector<SpokenSeat> reachers_;  ///< on a chain: the seats of TargetReached, by `Event::place`
};

}  // namespace tapu
