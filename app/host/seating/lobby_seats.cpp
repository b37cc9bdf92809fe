// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seating/lobby_seats.h"

namespace tapu {

LobbySeats::LobbySeats(std::shared_ptr<Clock> clock, Connections& connections, Roster& roster, TableDoor& door,
                       BotBench& bench, TableKeeper& keeper, LobbyTeller& lobby, LinkWatch& links, Welcomer& welcomer)
    : connections_(connections),
      roster_(roster),
      door_(door),
      bench_(bench),
      keeper_(keeper),
      lobby_(lobby),
      links_(links),
      welcomer_(welcomer),
      clock_(std::move(clock)) {}

void LobbySeats::putBots(const std::map<SeatId, QString>& bots) {
  roster_.putBots(bots);
  for (const auto& [seat, bot] : bots) bench_.seat(seat, bot, Connection::Kind::Bot);
}

void LobbySeats::keep(SeatId seat, qint64 ms) {
  auto& grace = grace_[seat];
  grace = std::make_unique<Alarm>(clock_);
  grace->set(ms, [this, seat] { drop(seat); });
}

void LobbySeats::drop(SeatId seat) {
  welcomer_.hangUp(seat);
  // Stopped, not destroyed: it may be what is calling.
  if (const auto grace = grace_.find(seat); grace != grace_.end()) grace->second->stop();
  const bool wasHost = roster_.seat(seat).role == Role::Host;
  roster_.seat(seat) = {};
  links_.forget(seat);
  Q_EMIT dropped(seat);
  keeper_.dropKey(seat);
  if (door_.forget(seat)) Q_EMIT forgot();
  lobby_.changeSeats();
  if (!wasHost) Q_EMIT guestGone();
}

void LobbySeats::clear(SeatId seat, const QString& reason, Refusal why) {
  bench_.dismiss(seat);
  welcomer_.hangUp(seat);
  connections_.sendAway(seat, why, reason);
  drop(seat);
}

}  // namespace tapu

#include "moc_lobby_seats.cpp"
