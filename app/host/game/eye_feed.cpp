// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/eye_feed.h"

#include <algorithm>

namespace tapu {

namespace {
constexpr qint64 kGatherMs = 100;
}  // namespace

EyeFeed::EyeFeed(std::shared_ptr<Clock> clock, Connections& connections, std::function<qint64()> clockLeftMs, To to)
    : clock_(clock),
      connections_(connections),
      clockLeftMs_(std::move(clockLeftMs)),
      to_(to),
      alarm_(clock),
      lastSent_(clock->nowMs() - kGatherMs) {}

void EyeFeed::add(const MoveGroup& group, const QByteArray& receipt) {
  if (connections_.headcount().eyes() == 0) return;
  gathered_.push_back({group.upTo, group.seenByWatchers, group.hashOfWatchers, group.news});
  receipt_ = receipt;
  if (!alarm_.isSet()) alarm_.set(std::max<qint64>(0, lastSent_ + kGatherMs - clock_->nowMs()), [this] { flush(); });
}

void EyeFeed::flush() {
  alarm_.stop();
  if (gathered_.empty()) return;
  lastSent_ = clock_->nowMs();
  QByteArray toMost;  // encoded once: only who came a moment ago knows a part of it already
  connections_.forEach([&](Connection& connection) {
    const int seen = connection.snapshotUpTo;
    if (!connection.isEye() || connection.seesLate() != (to_ == To::Late)) return;
    if (seen < 0 || seen >= gathered_.back().upTo) return;
    if (seen >= gathered_.front().upTo) return connection.channel->send(letterAfter(seen));
    if (toMost.isEmpty()) toMost = letterAfter(0);
    connection.channel->send(toMost);
  });
  gathered_.clear();
}

QByteArray EyeFeed::letterAfter(int seen) const {
  if (gathered_.back().news) return wire::encode(wire::FromServer(newsAfter(seen)));
  return wire::encode(wire::FromServer(batchAfter(seen)));
}

wire::News EyeFeed::newsAfter(int seen) const {
  wire::News news;
  for (const Gathered& group : gathered_) {
    if (group.upTo <= seen) continue;
    const ChainNews::Part part = group.news->partOfWatcher();
    news.moves += part.moves;
    news.patches.encoded += part.patches;
  }
  news.upTo = gathered_.back().upTo;
  news.clockLeftMs = clockLeftMs_();
  news.receipt = receipt_;
  return news;
}

wire::Batch EyeFeed::batchAfter(int seen) const {
  wire::Batch batch;
  for (const Gathered& group : gathered_)
    if (group.upTo > seen) batch.moves.insert(batch.moves.end(), group.moves.begin(), group.moves.end());
  batch.upTo = gathered_.back().upTo;
  batch.hash = gathered_.back().hash;
  batch.clockLeftMs = clockLeftMs_();
  batch.receipt = receipt_;
  return batch;
}

}  // namespace tapu
