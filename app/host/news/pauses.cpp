// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/news/pauses.h"

#include <algorithm>

namespace tapu {

namespace {
constexpr int kMinuteMs = 60'000;
}  // namespace

Pauses::Pauses(std::shared_ptr<Clock> clock, const Limits& limits, const Roster& roster, TableTalk& talk,
               const std::unique_ptr<GameSession>& game)
    : clock_(clock),
      roster_(roster),
      talk_(talk),
      game_(game),
      often_(limits.pausesPerSecond, limits.pausesAtOnce),
      minute_(std::move(clock)) {}

Refusal Pauses::pause() {
  if (!game_ || !often_.take(clock_->nowMs())) return Refusal::NotNow;
  return refusalFor(game_->requests().pause());
}

Refusal Pauses::resume() {
  if (!game_) return Refusal::NotNow;
  if (!minute_.isSet()) return refusalFor(game_->requests().resume());
  end();
  return Refusal::None;
}

Refusal Pauses::takeMinute(SeatId seat, YesNo wanted) {
  if (!game_ || game_->played().isOver() || game_->isHalted() || game_->newcomers().mayCome()) return Refusal::NotNow;
  const std::vector<SeatId> persons = game_->persons().present();
  if (std::ranges::count(persons, seat) == 0) return Refusal::NotNow;
  if (wanted == YesNo::No) return takeBack(seat);
  if (minute_.isSet() || wanted_.contains(seat)) return Refusal::NotNow;
  wanted_.append(seat);
  Q_EMIT changed();
  if (roster_.seat(seat).role == Role::Host || areAllIn(persons)) return grant();
  const auto agree = std::ranges::count_if(persons, [this](SeatId person) { return wanted_.contains(person); }) - 1;
  talk_.notice(Notice::MinuteWanted, wanted_.first(),
               QStringLiteral("%1/%2").arg(agree).arg(static_cast<int>(persons.size()) - 1));
  return Refusal::None;
}

Refusal Pauses::takeBack(SeatId seat) {
  const bool isMine = !wanted_.isEmpty() && wanted_.first() == seat;
  if (isMine && minute_.isSet()) {
    end();
    return Refusal::None;
  }
  if (!wanted_.contains(seat)) return Refusal::NotNow;
  wanted_.removeIf([&](SeatId each) { return isMine || each == seat; });
  Q_EMIT changed();
  return Refusal::None;
}

void Pauses::review() {
  if (!game_ || minute_.isSet() || wanted_.isEmpty()) return;
  const std::vector<SeatId> persons = game_->persons().present();
  const auto isThere = [&](SeatId seat) { return std::ranges::count(persons, seat) > 0; };
  const bool hasAskerLeft = !isThere(wanted_.first());
  const auto gone = wanted_.removeIf([&](SeatId seat) { return hasAskerLeft || !isThere(seat); });
  if (gone > 0) Q_EMIT changed();
  if (!hasAskerLeft && areAllIn(persons)) grant();
}

void Pauses::stop() {
  minute_.stop();
  if (wanted_.isEmpty()) return;
  wanted_.clear();
  Q_EMIT changed();
}

bool Pauses::areAllIn(const std::vector<SeatId>& persons) const {
  return std::ranges::all_of(persons, [this](SeatId person) { return wanted_.contains(person); });
}

/// NotNow: there were too many pauses, or the game cannot be paused; then nobody wants a minute any more.
Refusal Pauses::grant() {
  if (!often_.take(clock_->nowMs()) || game_->requests().pause()) {
    wanted_.clear();
    Q_EMIT changed();
    return Refusal::NotNow;
  }
  minute_.set(kMinuteMs, [this] { end(); });
  talk_.notice(Notice::MinuteGranted, wanted_.first());
  Q_EMIT changed();
  return Refusal::None;
}

void Pauses::end() {
  minute_.stop();
  const SeatId asked = wanted_.value(0);
  wanted_.clear();
  if (game_) game_->requests().resume();
  talk_.notice(Notice::MinuteOver, asked);
  Q_EMIT changed();
}

}  // namespace tapu

#include "moc_pauses.cpp"
