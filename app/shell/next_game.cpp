// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/next_game.h"

#include <utility>

namespace tapu {

NextGame::NextGame(std::function<void()> call, QObject* parent) : QObject(parent), call_(std::move(call)) {
  pause_.setSingleShot(true);
  pause_.setInterval(kPauseMs);
  connect(&pause_, &QTimer::timeout, this, [this] { call_(); });
}

void NextGame::start() {
  pause_.stop();
  callsLeft_ = kMostCalls;
  call_();
}

void NextGame::stop() {
  pause_.stop();
  callsLeft_ = 0;
}

bool NextGame::failed(Refusal why) {
  // The last game's server still shows its end, or is gone, and the next one is not there yet.
  const bool isEarly = why == Refusal::Unreachable || why == Refusal::GameIsOver || why == Refusal::ServerClosing;
  if (!isEarly || callsLeft_ <= 0) {
    stop();
    return false;
  }
  --callsLeft_;
  pause_.start();
  return true;
}

}  // namespace tapu

#include "moc_next_game.cpp"
