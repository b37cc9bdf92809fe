// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/late_view.h"

#include <algorithm>

namespace tapu {

LateView::LateView(const Setup& setup, ChanceSource& chance, std::shared_ptr<Clock> clock, Connections& connections,
                   qint64 delayMs, std::function<void()> over)
    : clock_(clock),
      connections_(connections),
      delayMs_(delayMs),
      over_(std::move(over)),
      game_(setup, chance),
      feed_(
          clock, connections, [this] { return clockNowMs(); }, EyeFeed::To::Late),
      alarm_(clock) {}

void LateView::add(std::vector<Move> moves, qint64 clockLeftMs) {
  later([this, moves = std::move(moves), clockLeftMs] { play(moves, clockLeftMs); });
}

void LateView::later(std::function<void()> tell) {
  due_.push_back({clock_->nowMs() + delayMs_, std::move(tell)});
  if (!alarm_.isSet()) alarm_.set(delayMs_, [this] { ring(); });
}

void LateView::ring() {
  while (!due_.empty() && due_.front().at <= clock_->nowMs()) {
    const auto happen = std::move(due_.front().happen);
    due_.pop_front();
    happen();
  }
  if (!due_.empty()) alarm_.set(std::max<qint64>(0, due_.front().at - clock_->nowMs()), [this] { ring(); });
}

void LateView::play(const std::vector<Move>& moves, qint64 clockLeftMs) {
  clockLeftMs_ = clockLeftMs;
  clockSince_ = clock_->nowMs();
  const bool wasOver = isOver();
  const MoveGroup group = game_.repeat(moves);
  feed_.add(group, {});
  if (group.tookBack || isOver()) feed_.flush();
  if (group.tookBack)
    connections_.forEach([this](Connection& connection) {
      if (connection.seesLate()) show(connection);
    });
  if (isOver() && !wasOver) over_();
}

qint64 LateView::clockNowMs() const {
  return clockLeftMs_ < 0 ? -1 : std::max<qint64>(0, clockLeftMs_ - (clock_->nowMs() - clockSince_));
}

void LateView::show(Connection& connection) const {
  wire::Snapshot snapshot = game_.snapshot(Viewer::watcher());
  snapshot.clockLeftMs = clockNowMs();
  connection.snapshotUpTo = snapshot.upTo;
  connection.send(snapshot);
}

}  // namespace tapu
