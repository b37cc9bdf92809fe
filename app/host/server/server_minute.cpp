// SPDX-License-Identifier: GPL-3.0-or-later
// The part of the server that lets a person have a minute, or a bot for a while at their own seat.
#include <algorithm>

#include "app/host/server/server.h"

namespace tapu {

namespace {
constexpr int kMinuteMs = 60'000;
}  // namespace

/// The clock stops when the host wants it, or all others who are there do. Whoever asked may end it early.
Refusal Server::takeMinute(SeatId seat, Ready wanted) {
  if (!game_ || game_->isOver() || game_->isHalted() || game_->takesNewcomers()) return Refusal::NotNow;
  if (std::ranges::count(game_->presentPersons(), seat) == 0) return Refusal::NotNow;
  if (wanted == Ready::No) {
    const bool isMine = !minuteWanted_.isEmpty() && minuteWanted_.first() == seat;
    if (isMine && minuteAlarm_.isSet()) return endMinute(), Refusal::None;
    if (!minuteWanted_.contains(seat)) return Refusal::NotNow;
    isMine ? minuteWanted_.clear() : static_cast<void>(minuteWanted_.removeAll(seat));
    return tableChanged(), Refusal::None;
  }
  if (minuteAlarm_.isSet() || minuteWanted_.contains(seat)) return Refusal::NotNow;
  minuteWanted_.append(seat);
  tableChanged();
  const std::vector<SeatId> persons = game_->presentPersons();
  const auto wants = [this](SeatId person) { return minuteWanted_.contains(person); };
  const bool isHosts = roster_.seat(seat).role == Role::Host;
  if (isHosts || std::ranges::all_of(persons, wants)) return grantMinute();
  const auto agree = std::ranges::count_if(persons, wants) - 1;
  talk_.notice(Notice::MinuteWanted, minuteWanted_.first(),
               QStringLiteral("%1/%2").arg(agree).arg(static_cast<int>(persons.size()) - 1));
  return Refusal::None;
}

/// Somebody has left: nobody waits for their word, and nobody has a minute on their account.
void Server::reviewMinute() {
  if (!game_ || minuteAlarm_.isSet() || minuteWanted_.isEmpty()) return;
  const std::vector<SeatId> persons = game_->presentPersons();
  const auto isThere = [&](SeatId seat) { return std::ranges::count(persons, seat) > 0; };
  const bool hasAskerLeft = !isThere(minuteWanted_.first());
  const auto gone = minuteWanted_.removeIf([&](SeatId seat) { return hasAskerLeft || !isThere(seat); });
  if (gone > 0) tableChanged();
  const auto wants = [this](SeatId person) { return minuteWanted_.contains(person); };
  if (!hasAskerLeft && std::ranges::all_of(persons, wants)) grantMinute();
}

/// NotNow: there were too many pauses, or the game cannot be paused; then nobody wants a minute any more.
Refusal Server::grantMinute() {
  if (!pauses_.take(given_.clock->nowMs()) || game_->pause()) {
    minuteWanted_.clear();
    return tableChanged(), Refusal::NotNow;
  }
  minuteAlarm_.set(kMinuteMs, [this] { endMinute(); });
  talk_.notice(Notice::MinuteGranted, minuteWanted_.first());
  return tableChanged(), Refusal::None;
}

void Server::endMinute() {
  minuteAlarm_.stop();
  const SeatId asked = minuteWanted_.value(0);
  minuteWanted_.clear();
  if (game_) game_->resume();
  talk_.notice(Notice::MinuteOver, asked);
  tableChanged();
}

Refusal Server::letBotPlay(SeatId seat, Ready bot) {
  const Refusal refused = game_ ? game_->letBotPlay(seat, bot) : Refusal::NotNow;
  if (refused != Refusal::None) return refused;
  notice(bot == Ready::Yes ? Notice::BotPlays : Notice::PlaysAgain, seat);
  return Refusal::None;
}

}  // namespace tapu
