// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/seating/bot_fill.h"

#include <algorithm>

namespace tapu {

BotFill::BotFill(std::shared_ptr<Clock> clock, const Roster& roster, const TableDoor& door,
                 const Connections& connections)
    : roster_(roster), door_(door), connections_(connections), alarm_(std::move(clock)) {}

void BotFill::review() {
  const Lobby& lobby = roster_.lobby();
  const bool isGathering = lobby.stage == Lobby::Stage::Gathering && !connections_.isClosing();
  const bool hasEmpty =
      std::ranges::any_of(lobby.seats, [](const LobbySeat& seat) { return seat.holder == SeatHolder::Nobody; });
  const int minutes = door_.policy().fillMinutes;
  const bool runs = isGathering && hasEmpty && minutes > 0 && connections_.headcount().persons() > 0;
  if (runs == alarm_.isSet()) return;
  alarm_.stop();
  if (runs) alarm_.set(minutes * 60'000, [this] { Q_EMIT due(); });
  Q_EMIT changed();
}

}  // namespace tapu

#include "moc_bot_fill.cpp"
