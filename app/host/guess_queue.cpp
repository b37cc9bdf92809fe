// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/guess_queue.h"

#include <algorithm>

#include "app/net/network_of.h"

namespace tapu {

namespace {
constexpr int kLookMs = 250;  // between looks whether the next one may be judged
constexpr qint64 kTrustMs = 60 * 60'000;
constexpr std::size_t kMostRights = 1024;
}  // namespace

GuessQueue::GuessQueue(std::shared_ptr<Clock> clock, const Limits& limits)
    : clock_(clock),
      later_(limits.wrongCodesPerSecond, limits.wrongCodesAtOnce),
      first_(limits.firstWrongPerSecond, limits.firstWrongAtOnce),
      alarm_(clock) {}

void GuessQueue::show(Guess guess, int waitedMs) {
  std::erase_if(waiting_, [](const Waiting& each) { return !each.guess.isThere(); });
  const QString around = widerNetworkOf(guess.from);
  waiting_.push_back({std::move(guess), around, clock_->nowMs() + std::max(0, kMostWaitMs - waitedMs)});
  serve();
  makeRoom();
}

/// The more, the later is their turn. A right one counts for little: somebody may have one, and guess for others.
int GuessQueue::blame(const Waiting& waiting) const {
  const qint64 now = clock_->nowMs();
  const auto right = rightAt_.find(waiting.around);
  const bool isTrusted = right != rightAt_.end() && now - right->second <= kTrustMs;
  return 2 * wrong_.from(waiting.around, now) - (isTrusted ? 1 : 0);
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
      if (rightAt_.size() < kMostRights || rightAt_.contains(waiting.around)) rightAt_[waiting.around] = now;
      return;
    case Verdict::Wrong: break;
  }
  if (!wasSuspect) first_.take(now);
  later_.take(now);
  wrong_.note(waiting.guess.from, now);
}

/// Whoever is to blame most finds no room; of equals whoever came last.
void GuessQueue::makeRoom() {
  if (waiting_.size() <= kMostWaiting) return;
  auto worst = waiting_.begin();
  int most = blame(*worst);
  for (auto place = waiting_.begin(); place != waiting_.end(); ++place) {
    const int own = blame(*place);
    if (own < most) continue;
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
  if (guess.isThere()) guess.refuse();
}

}  // namespace tapu
