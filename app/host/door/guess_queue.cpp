// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/door/guess_queue.h"

#include <algorithm>

namespace tapu {

namespace {
constexpr qint64 kTrustMs = 60 * 60'000;
constexpr qint64 kBlameMs = 5 * 60'000;
constexpr std::size_t kMostRights = 1024, kMostBlamed = 6 * 1024;  // a network of each level of 1,024 guesses
constexpr std::size_t kNear = 3;                                   // of the networks around: a /24, a /56
}  // namespace

GuessQueue::GuessQueue(std::shared_ptr<Clock> clock, const Limits& limits)
    : clock_(clock),
      later_(limits.wrongCodesPerSecond, limits.wrongCodesAtOnce),
      first_(limits.firstWrongPerSecond, limits.firstWrongAtOnce),
      alarm_(clock) {}

void GuessQueue::show(Guess guess, int waitedMs) {
  std::erase_if(waiting_, [](const Waiting& each) { return !each.guess.isThere(); });
  waiting_.push_back({std::move(guess), clock_->nowMs() + std::max(0, kMostWaitMs - waitedMs)});
  reckon(waiting_.back());
  serve();
  makeRoom();
}

/// A right one counts for little: somebody may have one, and guess for others.
bool GuessQueue::isTrusted(const Waiting& waiting) const {
  const auto right = rightAt_.find(waiting.guess.around[kNear]);
  return right != rightAt_.end() && clock_->nowMs() - right->second <= kTrustMs;
}

/// Reckons the blame and trust of somebody who waits: they change when somebody is judged and as time passes, and not
/// when others come.
void GuessQueue::reckon(Waiting& waiting) const {
  std::ranges::transform(waiting.guess.around, waiting.blame.begin(), [this](const QString& network) {
    const auto known = lastWrong_.find(network);
    return known == lastWrong_.end() ? 0 : known->second.number;
  });
  waiting.blame.back() = isTrusted(waiting) ? 0 : 1;
  waiting.isSuspect = waitMs(waiting.guess.from) > 0;
}

void GuessQueue::reckonAll() {
  forgetOld();
  for (Waiting& each : waiting_) reckon(each);
}

void GuessQueue::note(const Waiting& waiting) {
  forgetOld();
  const LastWrong last{++wrongs_, clock_->nowMs()};
  for (const QString& network : waiting.guess.around)
    if (lastWrong_.size() < kMostBlamed || lastWrong_.contains(network)) lastWrong_[network] = last;
}

void GuessQueue::forgetOld() {
  const qint64 now = clock_->nowMs();
  std::erase_if(lastWrong_, [now](const auto& known) { return now - known.second.at > kBlameMs; });
}

/// The guess to be judged next; the end: none may be judged now.
GuessQueue::Candidate GuessQueue::next() {
  const qint64 now = clock_->nowMs();
  const bool mayFirst = first_.holds(now), mayLater = later_.holds(now);
  auto best = waiting_.end();
  if (!mayFirst && !mayLater) return best;
  for (auto place = waiting_.begin(); place != waiting_.end(); ++place) {
    const bool isBetter = best == waiting_.end() || place->blame < best->blame;
    if (isBetter && (place->isSuspect ? mayLater : mayFirst)) best = place;
  }
  return best;
}

void GuessQueue::serve() {
  refuseOverdue();
  for (auto candidate = next(); candidate != waiting_.end(); candidate = next()) {
    const Waiting now = std::move(*candidate);
    waiting_.erase(candidate);
    judge(now);
    reckonAll();
  }
  wakeInTime();
}

/// When the next one may be judged, or must be refused.
void GuessQueue::wakeInTime() {
  if (waiting_.empty()) return alarm_.stop();
  const qint64 now = clock_->nowMs();
  const qint64 later = later_.fillsInMs(now), first = first_.fillsInMs(now);
  qint64 wait = kMostWaitMs;
  for (const Waiting& each : waiting_) wait = std::min({wait, each.until - now, each.isSuspect ? later : first});
  alarm_.set(std::max<qint64>(1, wait), [this] {
    reckonAll();
    serve();
  });
}

/// Judges a guess. Only a wrong one is counted.
void GuessQueue::judge(const Waiting& waiting) {
  const qint64 now = clock_->nowMs();
  switch (waiting.guess.judge()) {
    case Verdict::Void: return;
    case Verdict::Right:
      if (rightAt_.size() < kMostRights || rightAt_.contains(waiting.guess.around[kNear]))
        rightAt_[waiting.guess.around[kNear]] = now;
      return;
    case Verdict::Wrong: break;
  }
  if (!waiting.isSuspect) first_.take(now);
  later_.take(now);
  wrong_.note(waiting.guess.from, now);
  note(waiting);
}

/// Refuses one guess of a full queue: of the widest network with most guesses waiting, the one with most blame, of
/// equals the last.
void GuessQueue::makeRoom() {
  if (waiting_.size() <= kMostWaiting) return;
  std::map<QString, int> crowds;
  for (const Waiting& each : waiting_) ++crowds[each.guess.around.front()];
  auto worst = waiting_.begin();
  const auto rank = [&crowds](const Waiting& each) { return std::pair(crowds[each.guess.around.front()], each.blame); };
  for (auto place = waiting_.begin(); place != waiting_.end(); ++place)
    if (rank(*place) >= rank(*worst)) worst = place;
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

void GuessQueue::refuse(Candidate candidate) {
  const Guess guess = std::move(candidate->guess);
  waiting_.erase(candidate);
  if (guess.isThere()) guess.refuse();
}

}  // namespace tapu
