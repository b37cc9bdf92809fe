// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game/game_clocks.h"

namespace tapu {

GameClocks::GameClocks(const std::shared_ptr<Clock>& clock, EventStore& store, const AuthoritativeGame& game,
                       Calls calls)
    : store_(store),
      game_(game),
      timers_(std::move(calls.timers)),
      turn_(clock, std::move(calls.seatTimeUp)),
      shared_(clock, std::move(calls.roundTimeUp)),
      keepAlarm_(clock) {}

bool GameClocks::update(Held held) {
  if (!isShared()) {
    turn_.update(game_.definition(), game_.state(), timers_(), held);
    return false;
  }
  shared_.update(game_.definition(), game_.state());
  if (held == Held::Yes) shared_.hold();
  return shared_.span() != keptSpan_;
}

QByteArray GameClocks::toKeep() {
  constexpr int kEveryMs = 2000;
  keptSpan_ = shared_.span();
  keepAlarm_.stop();
  if (keptSpan_.runs) keepAlarm_.set(kEveryMs, [this] { keep(); });
  return shared_.kept();
}

qint64 GameClocks::leftMs() const { return isShared() ? shared_.leftMs() : turn_.leftMs(); }

void GameClocks::standStill() {
  turn_.stop();
  shared_.hold();
  keepAlarm_.stop();
  keptSpan_ = {};
}

void GameClocks::stop() {
  standStill();
  shared_.stop();
}

void GameClocks::rest() {
  if (game_.isOver() || !isShared()) return;
  standStill();
  store_.keepClock(shared_.kept());
}

}  // namespace tapu
