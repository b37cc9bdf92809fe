// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/game_log.h"

#include "app/session/event/ending_words.h"
#include "app/session/game/event_log.h"
#include "app/text/describe.h"

namespace tapu {

/// Keeps only the last part of a very long log.
void GameLog::add(const std::vector<Event>& told) {
  constexpr std::ptrdiff_t kMostEvents = 200'000;
  events_.insert(events_.end(), told.begin(), told.end());
  if (std::ssize(events_) <= kMostEvents) return;
  events_.erase(events_.begin(), events_.end() - kMostEvents / 2);
  deeds_.forget();
}

void GameLog::noteReached(const SpokenSeat& who) {
  reachers_.push_back(who);
  const auto place = static_cast<std::uint32_t>(reachers_.size() - 1);
  add({Event{.kind = EventKind::TargetReached, .place = place}});  // only `lineOf` can read it
}

void GameLog::rebuild(const ClientView& view, Sharing sharing) {
  events_.clear();
  if (view.hasGame() && view.hasWholeHistory) {
    events_ = eventsOf(view.definition(), Viewer::ofSeatOrWatcher(view.seat()), view.history);
    if (sharing == Sharing::Yes) events_ = withoutSecrets(events_);
    return;
  }
  for (const SpokenSeat& who : view.common.reached) noteReached(who);
}

void GameLog::hear(const ClientView& view, Sharing sharing, const std::vector<Move>& moves,
                   const std::vector<Event>& told) {
  // On a chain most news bring no moves, and news for all are in no move: there the log only grows.
  if (moves.empty() && !view.window) {
    rebuild(view, sharing);
    deeds_.forget();  // in a rebuilt log nobody knows who played at which event
  } else {
    add(told);
  }
  deeds_.hear(view, moves, told, events_.size());
}

QString GameLog::lineOf(const Event& event, const Seen& reader) const {
  if (event.kind == EventKind::TargetReached && !event.seat && event.place < reachers_.size())
    return reachedSentence(reachers_[event.place], reader.wholeViewer(), reader.definition().rules.target);
  const Viewer viewer = reader.isHotSeat() ? Viewer::watcher() : Viewer::ofSeatOrWatcher(reader.viewer());
  return describe(
      event, [&reader](SeatId seat) { return reader.seatName(seat); }, viewer);
}

QString Seen::logLine(const Event& event) const { return log->lineOf(event, *this); }

std::optional<PastDeed> GameLog::deedOf(std::size_t event, const Seen& reader) const {
  if (!reader.hasGame() || reader.isCurtainDown()) return std::nullopt;
  return deeds_.of(reader.first(), reader.view(), event);
}

bool GameLog::mayKnowBotsDeed(SeatId doer, std::size_t event, const Seen& reader) const {
  return reader.hasGame() && !reader.isCurtainDown() && deeds_.isBots(reader.lobby(), doer, event) &&
         deeds_.mayKnow(reader.first(), reader.view(), event);
}

}  // namespace tapu
