// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game/waited_for.h"

#include <utility>

#include "app/client/offer_time.h"

namespace tapu {

namespace {

constexpr int kMinuteMs = 60'000;

}  // namespace

WaitedFor::WaitedFor(ShownGame& game, std::shared_ptr<Clock> clock, QObject* parent)
    : QObject(parent), game_(game), minute_(std::move(clock)) {
  connect(&game_, &ShownGame::moved, this, &WaitedFor::startAnew);
  connect(&game_, &ShownGame::gameStarted, this, &WaitedFor::startAnew);
  startAnew();
}

int WaitedFor::minutes(SeatId seat) const {
  if (minutes_ == 0 || !isCounted() || game_.seen().localSeats().contains(seat)) return 0;
  const bool isAwaited = waitingFor(game_.seen().state(), seat) == seat;
  return isAwaited && isPlayedByPerson(game_.seen().lobby(), seat) ? minutes_ : 0;
}

/// Whether people could go on, and no clock goes on for them.
bool WaitedFor::isCounted() const {
  return game_.seen().hasGame() && !game_.seen().window() && game_.seen().clockLeftMs() < 0 && !game_.seen().isPaused();
}

void WaitedFor::startAnew() {
  minute_.set(kMinuteMs, [this] { countOn(); });
  if (std::exchange(minutes_, 0) > 0) Q_EMIT changed();
}

void WaitedFor::countOn() {
  minutes_ = isCounted() ? minutes_ + 1 : 0;
  minute_.set(kMinuteMs, [this] { countOn(); });
  Q_EMIT changed();
}

}  // namespace tapu

#include "moc_waited_for.cpp"
