// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/client/crowd_times.h"

#include <algorithm>

namespace tapu {

namespace {

/// The time below which so many of a hundred lie, in milliseconds.
double percentile(std::vector<qint64> times, int percent) {
  if (times.empty()) return 0;
  const auto at =
      times.begin() + static_cast<std::ptrdiff_t>((times.size() - 1) * static_cast<std::size_t>(percent) / 100);
  std::nth_element(times.begin(), at, times.end());
  return static_cast<double>(*at) / 1000;
}

}  // namespace

CrowdTimes::CrowdTimes(std::shared_ptr<Clock> clock) : clock_(std::move(clock)), startUs_(clock_->nowUs()) {}

void CrowdTimes::watch(Client& client) {
  const auto watched = std::make_shared<Watched>();
  connect(&client, &Client::phaseChanged, this, [this, watched, &client] {
    const bool isIn =
        client.known().phase != Client::Phase::Connecting && client.known().phase != Client::Phase::Closed;
    if (!isIn || std::exchange(watched->isWelcome, true)) return;
    ++welcomed_;
    lastWelcomeUs_ = clock_->nowUs();
  });
  connect(&client, &Client::acted, this, [this, watched] { watched->askedUs = clock_->nowUs(); });
  const auto hearAnswer = [this, watched, &client] {
    if (!watched->askedUs || client.known().isActing()) return;
    acks_.push_back(clock_->nowUs() - *watched->askedUs);
    watched->askedUs.reset();
  };
  connect(&client, &Client::refused, this, hearAnswer);
  connect(&client, &Client::moved, this, [this, hearAnswer, &client](const std::vector<Move>& moves) {
    hearAnswer();
    const bool isThrow = std::ranges::any_of(
        moves, [](const Move& move) { return move.action.kind == ActionKind::StartRound && move.chance.dice[0] != 0; });
    if (!isThrow) return;
    const qint64 now = clock_->nowUs();
    const auto [first, isFirst] = firstHeard_.emplace(client.known().state.head.round, now);
    dice_.push_back(now - first->second);
  });
}

CrowdTimes::Figures CrowdTimes::figures() const {
  return {.welcomed = welcomed_,
          .welcomeSeconds = static_cast<double>(lastWelcomeUs_ - startUs_) / 1e6,
          .diceP50 = percentile(dice_, 50),
          .diceP99 = percentile(dice_, 99),
          .ackP50 = percentile(acks_, 50),
          .ackP99 = percentile(acks_, 99)};
}

}  // namespace tapu
