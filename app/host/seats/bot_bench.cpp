// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seats/bot_bench.h"

#include <algorithm>

#include "app/net/local_channel.h"

namespace tapu {

namespace {

constexpr char kSensible[] = "farmer";
constexpr int kLookedOnMs = 300;  ///< milliseconds before each thing that a bot does while somebody looks on

/// Hands the far end to the server itself: both are in one thread.
class BenchDialer final : public Dialer {
 public:
  explicit BenchDialer(std::function<void(std::unique_ptr<Channel>)> admit) : admit_(std::move(admit)) {}
  std::unique_ptr<Channel> dial() override {
    auto [near, far] = LocalChannel::pair(Origin::Bot);
    admit_(std::move(far));
    return std::move(near);
  }

 private:
  std::function<void(std::unique_ptr<Channel>)> admit_;
};

}  // namespace

BotBench::BotBench(std::shared_ptr<Clock> clock, int paceMs, std::function<std::unique_ptr<Rng>(SeatId seat)> rng,
                   MakeMind makeMind, Admit admit)
    : clock_(std::move(clock)),
      paceMs_(paceMs),
      rng_(std::move(rng)),
      makeMind_(std::move(makeMind)),
      admit_(std::move(admit)) {}

BotBench::~BotBench() = default;

void BotBench::seat(SeatId seat, const QString& bot, Connection::Kind kind) {
  dismiss(seat);
  auto mind = makeMind_(bot, seat, rng_(seat));
  if (!mind) mind = makeMindAtOnce(QString::fromLatin1(kSensible), seat, rng_(seat));
  auto dialer = std::make_unique<BenchDialer>(
      [this, seat, kind](std::unique_ptr<Channel> channel) { admit_(std::move(channel), seat, kind); });
  auto client = std::make_unique<Client>(std::move(dialer), Client::Identity{}, clock_, rng_(seat));
  auto player = std::make_unique<BotPlayer>(std::move(client), std::move(mind), clock_, paceMs_);
  player->setPersons(isPerson_);
  // Not from within its answer: the next one may be dismissed by what it does.
  connect(
      player.get(), &BotPlayer::steppedInVain, this, [this, seat] { stepFrom(SeatId(seat.value + 1)); },
      Qt::QueuedConnection);
  player->hold(held_);
  player->start();
  players_[seat] = std::move(player);
}

void BotBench::letLookOn(SeatId seat) {
  if (const auto found = players_.find(seat); found != players_.end()) found->second->setLeastPace(kLookedOnMs);
}

void BotBench::dismiss(SeatId seat) {
  const auto found = players_.find(seat);
  if (found == players_.end()) return;
  gone_ += found->second->counts();
  // It may be what is calling.
  found->second.release()->deleteLater();
  players_.erase(found);
}

void BotBench::dismissAll() {
  while (!players_.empty()) dismiss(players_.begin()->first);
}

void BotBench::setPace(int paceMs) {
  paceMs_ = paceMs;
  for (const auto& [seat, player] : players_) player->setPace(paceMs);
}

void BotBench::step() { stepFrom(SeatId(0)); }

void BotBench::stepFrom(SeatId first) {
  for (auto each = players_.lower_bound(first); each != players_.end(); ++each)
    if (each->second->step() != BotPlayer::Step::Nothing) return;
}

void BotBench::hold(Held held) {
  held_ = held;
  for (const auto& [seat, player] : players_) player->hold(held);
}

BotPlayer::Counts BotBench::counts() const {
  BotPlayer::Counts all = gone_;
  for (const auto& [seat, player] : players_) all += player->counts();
  return all;
}

bool BotBench::knows(const QString& bot) {
  const auto names = botNames();
  return std::find(names.begin(), names.end(), bot.toStdString()) != names.end();
}

}  // namespace tapu

#include "moc_bot_bench.cpp"
