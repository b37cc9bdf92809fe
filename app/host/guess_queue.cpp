// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/guess_queue.h"

#include <algorithm>

#include "app/net/network_of.h"

namespace tapu {

namespace {
constexpr int kLookMs = 250;  // between looks whether the next one may be judged
constexpr std::size_t kMostRights = 1024;
}  // namespace

GuessQueue::GuessQueue(std::shared_ptr<Clock> clock, const Limits& limits)
    : clock_(clock),
      later_(limits.wrongCodesPerSecond, limits.wrongCodesAtOnce),
      first_(limits.firstWrongPerSecond, limits.firstWrongAtOnce),
      alarm_(clock) {}

void GuessQueue::show(Guess guess, int waitedMs) {
  const QString around = widerNetworkOf(guess.from);
  waiting_.push_back({std::move(guess), around, clock_->nowMs() + std::max(0, kMostWaitMs - waitedMs)});
  serve();
  makeRoom();
}

/// The more, the later is their turn: the wrong ones from around there, less the right ones.
int GuessQueue::blame(const Waiting& waiting) const {
  const auto right = rights_.find(waiting.around);
  return wrong_.from(waiting.around, clock_->nowMs()) - (right == rights_.end() ? 0 : right->second);
}

/// The one whose turn it is; the end: none may be judged now.
GuessQueue::Place GuessQueue::next() {
  const qint64 now = clock_->nowMs();
  const bool mayFirst = first_.holds(now), mayLater = later_.holds(now);
  auto best = waiting_.end();
  if (!mayFirst && !mayLater) return best;
  int least = 0;
  for (auto place = waiting_.begin(); place != waiting_.end(); ++place) {
    const int own = blame(*place);
    const bool isBetter = best == waiting_.end() || own < least;
    if (!isBetter || !(isSuspect(*place) ? mayLater : mayFirst)) continue;
    best = place;
    least = own;
  }
  return best;
}

void GuessQueue::serve() {
  refuseOverdue();
  for (auto place = next(); place != waiting_.end(); place = next()) {
    const Waiting now = std::move(*place);
    waiting_.erase(place);
    judge(now);
  }
  if (!waiting_.empty()) alarm_.set(kLookMs, [this] { serve(); });
}

/// Only what was wrong counts.
void GuessQueue::judge(const Waiting& waiting) {
  const qint64 now = clock_->nowMs();
  const bool wasSuspect = isSuspect(waiting);
  switch (waiting.guess.judge()) {
    case Verdict::Void: return;
    case Verdict::Right:
      if (rights_.size() < kMostRights) ++rights_[waiting.around];
      return;
    case Verdict::Wrong: break;
  }
  if (!wasSuspect) first_.take(now);
  later_.take(now);
  wrong_.note(waiting.guess.from, now);
}

/// Whoever is to blame most finds no room.
void GuessQueue::makeRoom() {
  if (waiting_.size() <= kMostWaiting) return;
  auto worst = waiting_.begin();
  int most = blame(*worst);
  for (auto place = waiting_.begin(); place != waiting_.end(); ++place) {
    const int own = blame(*place);
    if (own <= most) continue;
    worst = place;
    most = own;
  }
  refuse(worst);
}

void GuessQueue::refuseOverdue() {
  const qint64 now = clock_->nowMs();
  const auto isOverdue = [now](const Waiting& each) { return each.until <= now; };
  for (auto place = std::ranges::find_if(waiting_, isOverdue); place != waiting_.end();
       place = std::ranges::find_if(waiting_, isOverdue)) {
    refuse(place);
  }
}

void GuessQueue::refuse(Place place) {
  const Guess guess = std::move(place->guess);
  waiting_.erase(place);
  guess.refuse();
}

}  // namespace tapu
