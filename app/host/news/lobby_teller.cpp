// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/news/lobby_teller.h"

namespace tapu {

namespace {
constexpr int kLobbyNewsMs = 100;
constexpr int kSeatsKeptPerMs = 50;  // writing the lobby must not fill the time
}  // namespace

LobbyTeller::LobbyTeller(std::shared_ptr<Clock> clock, Connections& connections, Roster& roster,
                         const TableSecrets& secrets, TableKeeper& keeper, LinkWatch& links)
    : connections_(connections),
      roster_(roster),
      secrets_(secrets),
      keeper_(keeper),
      links_(links),
      keepAlarm_(clock),
      newsAlarm_(std::move(clock)) {}

void LobbyTeller::change() {
  if (connections_.isClosing() || std::exchange(isNewsDue_, true)) return;
  if (roster_.seats() > kSmallTable) return newsAlarm_.set(kLobbyNewsMs, [this] { flush(); });
  QMetaObject::invokeMethod(this, &LobbyTeller::flush, Qt::QueuedConnection);
}

void LobbyTeller::changeSeats() {
  isKeepingDue_ = true;
  change();
}

void LobbyTeller::flush() {
  keepDue();
  if (!std::exchange(isNewsDue_, false) || connections_.isClosing()) return;
  links_.note();
  if (roster_.lobby().stage == Lobby::Stage::Gathering) nameKeptSeats();
  feed_.tell(connections_, roster_.lobby());
  Q_EMIT told();
}

void LobbyTeller::keepSeats() {
  isKeepingDue_ = true;
  keepDue();
}

/// At a table of hundreds the whole lobby is much to write each time somebody sits down: it is gathered for so long,
/// and whoever sat down meanwhile is welcomed after it. Nobody who was welcomed is lost with a crash.
void LobbyTeller::keepDue() {
  if (!isKeepingDue_ || keepAlarm_.isSet()) return;
  isKeepingDue_ = false;
  const auto ticket = keeper_.keepHead();
  for (Waiting& waiting : std::exchange(waiting_, {}))
    keeper_.commits().after(ticket, [this, waiting = std::move(waiting)] {
      if (Connection* connection = connections_.byId(waiting.connection)) waiting.act(*connection);
    });
  if (roster_.seats() > kSmallTable) keepAlarm_.set(roster_.seats() / kSeatsKeptPerMs, [this] { keepDue(); });
}

void LobbyTeller::whenKept(quint64 connection, std::function<void(Connection&)> act) {
  waiting_.push_back({connection, std::move(act)});
}

void LobbyTeller::nameKeptSeats() {
  const bool isGathering = roster_.lobby().stage == Lobby::Stage::Gathering;
  for (const SeatId seat : seatsOf(roster_.seats())) {
    const LobbySeat& there = std::as_const(roster_).seat(seat);
    const QString keptFor = isGathering ? secrets_.keptFor(seat) : QString();
    if (there.holder == SeatHolder::Nobody && there.name != keptFor) roster_.seat(seat).name = keptFor;
  }
}

}  // namespace tapu

#include "moc_lobby_teller.cpp"
