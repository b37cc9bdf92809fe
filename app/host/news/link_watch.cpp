// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/news/link_watch.h"

#include <algorithm>

namespace tapu {

namespace {

constexpr int kGraceTickMs = 1000;
constexpr int kLeastNewsMs = 5000, kNewsMsPerSeat = 500;  // between two; longer at large tables
constexpr int kPingNewsMs = 20;                           // a smaller change is not worth a message to everybody

}  // namespace

LinkWatch::LinkWatch(std::shared_ptr<Clock> clock, const Limits& limits, Connections& connections, Roster& roster,
                     const std::unique_ptr<GameSession>& game)
    : clock_(clock),
      limits_(limits),
      connections_(connections),
      roster_(roster),
      game_(game),
      alarm_(std::move(clock)) {}

void LinkWatch::lose(SeatId seat, qint64 heard) {
  roster_.seat(seat).link = Link::Lost;
  lastHeard_[seat] = heard;
}

void LinkWatch::find(SeatId seat) {
  LobbySeat& there = roster_.seat(seat);
  there.link = Link::Up;
  there.graceLeftMs = there.heardAgoMs = -1;
  lastHeard_.erase(seat);
}

void LinkWatch::watch() {
  const Lobby& lobby = roster_.lobby();
  if (alarm_.isSet() || lobby.stage == Lobby::Stage::Over) return;
  const bool isCounted = game_ && game_->persons().noteGrace();
  const bool isAnybodyAway = std::ranges::any_of(
      lobby.seats, [](const LobbySeat& seat) { return seat.holder == SeatHolder::Person && seat.link != Link::Up; });
  if (!isCounted && !isAnybodyAway) return;
  const int seldom = std::max(kLeastNewsMs, kNewsMsPerSeat * roster_.seats());
  alarm_.set(isCounted ? kGraceTickMs : seldom, [this] {
    Q_EMIT changed();
    watch();
  });
}

void LinkWatch::sweep() {
  bool isNews = false;
  const qint64 now = clock_->nowMs();
  connections_.forEach([&](Connection& connection) {
    if (!connection.seat || connection.kind != Connection::Kind::Person) return;
    LobbySeat& seat = roster_.seat(connection.seat);
    const bool isSilent = connection.channel->needsPulse() && now - connection.lastHeard >= limits_.silentMs;
    const Link link = isSilent ? Link::Silent : Link::Up;
    const bool isOther = seat.link != link || (seat.pingMs < 0) != (connection.pingMs < 0) ||
                         std::abs(seat.pingMs - connection.pingMs) >= kPingNewsMs;
    if (!isOther) return;
    isNews = true;
    seat.link = link;
    seat.pingMs = connection.pingMs;
  });
  if (isNews) Q_EMIT changed();
  watch();
}

void LinkWatch::note() {
  if (game_) game_->persons().noteGrace();
  const qint64 now = clock_->nowMs();
  for (const SeatId i : seatsOf(roster_.seats())) {
    LobbySeat& seat = roster_.seat(i);
    const Connection* person = seat.link == Link::Silent ? connections_.personAt(i) : nullptr;
    const auto lost = seat.link == Link::Lost ? lastHeard_.find(i) : lastHeard_.end();
    seat.heardAgoMs = person                     ? static_cast<int>(now - person->lastHeard)
                      : lost != lastHeard_.end() ? static_cast<int>(std::min<qint64>(now - lost->second, 1 << 30))
                                                 : -1;
  }
}

}  // namespace tapu

#include "moc_link_watch.cpp"
